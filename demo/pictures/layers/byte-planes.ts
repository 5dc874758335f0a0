import type { Planes } from '../tracer/planes.ts'
import { filled } from './filled.ts'

/** The planes of a drawing as bytes: what is stored and what is coloured. */
export interface BytePlanes {
  width: number
  height: number
  /** 255·√(light ÷ 2); of metals and mirrors what they reflect. */
  light: Uint8Array
  /** 128 the base colour. */
  grain: Uint8Array
  /** 255·√(reflection ÷ 2) of everything else; this and the next two at half size, rounded up. */
  mirror: Uint8Array
  facing: Uint8Array
  /** 255 the bare ground. */
  shadow: Uint8Array
  /** Layers, 0 the ground; `share` of the first is 255 inside a surface. */
  first: Uint8Array
  second: Uint8Array
  share: Uint8Array
}

export const BRIGHTEST = 2

/** How far from the frame a stored shadow begins to fade, as a share of the longer side. */
export const FADED = 0.06

export function half(side: number): number {
  return Math.ceil(side / 2)
}

/** Bytes of traced planes: roots where the eye sees small differences; what a plane does not mean is filled from around. */
export function bytePlanesOf(planes: Planes): BytePlanes {
  const { width, height, first, second } = planes
  const share = even(planes.share)
  const isPiece = (i: number): boolean => first[i] !== 0 || (share[i] !== 255 && second[i] !== 0)
  const isGround = (i: number): boolean => first[i] === 0 || (share[i] !== 255 && second[i] === 0)
  const whole = (plane: Uint8Array): Uint8Array => filled(plane, width, height, isPiece)
  return {
    width,
    height,
    light: whole(rooted(planes.light)),
    grain: whole(even(planes.grain)),
    mirror: halved(whole(rooted(planes.mirror)), width, height),
    facing: halved(whole(even(planes.facing)), width, height),
    shadow: halved(filled(fadedOut(planes), width, height, isGround), width, height),
    first,
    second,
    share,
  }
}

/** The mean of each two by two pixels. */
function halved(plane: Uint8Array, width: number, height: number): Uint8Array {
  const [w, h] = [half(width), half(height)]
  const out = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [right, below] = [Math.min(width - 1, x * 2 + 1), Math.min(height - 1, y * 2 + 1)]
      const sum =
        (plane[y * 2 * width + x * 2] as number) +
        (plane[y * 2 * width + right] as number) +
        (plane[below * width + x * 2] as number) +
        (plane[below * width + right] as number)
      out[y * w + x] = (sum + 2) >> 2
    }
  }
  return out
}

function rooted(source: Float32Array): Uint8Array {
  const out = new Uint8Array(source.length)
  for (let i = 0; i < out.length; i++)
    out[i] = Math.min(255, Math.round(255 * Math.sqrt(Math.max(0, source[i] as number) / BRIGHTEST)))
  return out
}

function even(source: Float32Array): Uint8Array {
  const out = new Uint8Array(source.length)
  for (let i = 0; i < out.length; i++) out[i] = Math.max(0, Math.min(255, Math.round((source[i] as number) * 255)))
  return out
}

/** The shadow a trifle lifted, so that bare ground is white, and faded towards the frame, so that no edge shows where it is cut. */
function fadedOut({ width, height, shadow }: Planes): Uint8Array {
  const band = Math.max(width, height) * FADED
  const out = new Uint8Array(shadow.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const inside = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / band)
      const dark = Math.max(0, 1 - (shadow[i] as number) * 1.04) * inside * inside * (3 - 2 * inside)
      out[i] = Math.round((1 - Math.min(1, dark)) * 255)
    }
  }
  return out
}
