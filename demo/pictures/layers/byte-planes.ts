import type { Planes } from '../tracer/planes.ts'

/** The planes of a drawing as bytes: what is stored and what is coloured. */
export interface BytePlanes {
  width: number
  height: number
  /** 255·√(light ÷ 2) */
  light: Uint8Array
  /** 255·√(reflection ÷ 2) */
  mirror: Uint8Array
  /** 128 the base colour. */
  grain: Uint8Array
  facing: Uint8Array
  /** 255 the bare ground. */
  shadow: Uint8Array
  /** Layers, 0 the ground; `share` of the first is 255 inside a surface. */
  first: Uint8Array
  second: Uint8Array
  share: Uint8Array
}

export const BRIGHTEST = 2

/** Bytes of traced planes: roots where the eye sees small differences. */
export function bytePlanesOf(planes: Planes): BytePlanes {
  const { width, height } = planes
  return { width, height, light: rooted(planes.light), mirror: rooted(planes.mirror), grain: even(planes.grain), facing: even(planes.facing), shadow: fadedOut(planes), first: planes.first, second: planes.second, share: even(planes.share) }
}

function rooted(source: Float32Array): Uint8Array {
  const out = new Uint8Array(source.length)
  for (let i = 0; i < out.length; i++) out[i] = Math.min(255, Math.round(255 * Math.sqrt(Math.max(0, source[i] as number) / BRIGHTEST)))
  return out
}

function even(source: Float32Array): Uint8Array {
  const out = new Uint8Array(source.length)
  for (let i = 0; i < out.length; i++) out[i] = Math.max(0, Math.min(255, Math.round((source[i] as number) * 255)))
  return out
}

/** The shadow a trifle lifted, so that bare ground is white, and faded towards the frame, so that no edge shows where it is cut. */
function fadedOut({ width, height, shadow }: Planes): Uint8Array {
  const band = Math.max(width, height) * 0.05
  const out = new Uint8Array(shadow.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const inside = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / band)
      const dark = Math.max(0, 1 - (shadow[i] as number) * 1.02) * inside * inside * (3 - 2 * inside)
      out[i] = Math.round((1 - Math.min(1, dark)) * 255)
    }
  }
  return out
}
