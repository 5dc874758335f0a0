import type { Footprint } from './footprint.ts'
import { fractal, hash3, noise3 } from '../geometry/noise.ts'
import { clamp, smoothstep } from '../geometry/vector.ts'
import type { Surface, SurfaceKind } from '../model.ts'
import { wood } from './wood.ts'

/**
 * A texture's value at a place of the solid texture (metres, fibre along x): 0.5 is the base colour, below darker, above lighter.
 * It holds the pattern and the small shadows of its relief. `pixel` is the size of a pixel there in metres: finer detail fades.
 * `foot` says where in the texture it lies: on a table's top that is seen flat it is many times as long as wide.
 */
export type Texture = (x: number, y: number, z: number, pixel: number, foot: Footprint) => number

/** The texture of a surface with its scale and strength. */
export function textureOf(surface: Surface): Texture {
  const texture = TEXTURES[surface.kind]
  const scale = 1 / (surface.scale ?? 1)
  const strength = surface.grain ?? 1
  const scaled = new Float64Array(6)
  return (x, y, z, pixel, foot) => {
    for (let k = 0; k < 6; k++) scaled[k] = (foot[k] as number) * scale
    return clamp(0.5 + (texture(x * scale, y * scale, z * scale, pixel * scale, scaled) - 0.5) * strength, 0, 1)
  }
}

const TEXTURES: Readonly<Record<SurfaceKind, Texture>> = {
  fabric,
  velvet: (x, y, z) =>
    0.5 + (fractal(x * 5, y * 5, z * 5) - 0.5) * 0.5 + (noise3(x * 260, y * 260, z * 260) - 0.5) * 0.1,
  leather,
  boucle,
  knit,
  wood,
  lacquer: () => 0.5,
  plain: (x, y, z) => 0.5 + (noise3(x * 160, y * 160, z * 160) - 0.5) * 0.04,
  metal: (x, y, z) => 0.5 + (noise3(x * 6, y * 900, z * 900) - 0.5) * 0.1,
  glass: () => 0.5,
  mirror: () => 0.5,
  ceramic: (x, y, z) => 0.5 + (fractal(x * 9, y * 9, z * 9) - 0.5) * 0.14,
  rattan,
  marble,
  concrete: (x, y, z) =>
    0.5 +
    (fractal(x * 5, y * 5, z * 5) - 0.5) * 0.6 +
    (noise3(x * 240, y * 240, z * 240) - 0.5) * 0.12 -
    0.25 * smoothstep(0.86, 0.92, noise3(x * 120 + 3, y * 120, z * 120)),
  rug,
  shade: (x, y, z) =>
    0.5 + (noise3(x * 500, y * 40, z * 500) - 0.5) * 0.22 + (noise3(x * 40, y * 500, z * 40) - 0.5) * 0.16,
  bulb: () => 0.5,
  leaf: (x, y, z) => 0.5 + (noise3(x * 3, y * 60, z * 60) - 0.5) * 0.4 + (fractal(x * 8, y * 8, z * 8) - 0.5) * 0.4,
}

/** A frequency that the pixel can still show. */
function shown(perMetre: number, pixel: number, least: number): number {
  return clamp(0.75 / pixel, least, perMetre)
}

/** Uneven threads in three directions, of which each face shows two; the single threads are a tile's (tiles.ts). */
function fabric(x: number, y: number, z: number, pixel: number): number {
  const fine = Math.min(300, 0.3 / pixel)
  const long = fine / 6
  const threads =
    (noise3(x * long, y * fine, z * fine) +
      noise3(x * fine, y * long, z * fine) +
      noise3(x * fine, y * fine, z * long)) /
    3
  return 0.5 + (threads - 0.5) * 0.36 + (fractal(x * 9, y * 9, z * 9) - 0.5) * 0.24
}

function leather(x: number, y: number, z: number, pixel: number): number {
  const f = Math.min(220, 0.3 / pixel)
  const seen = clamp(1.2 - 180 * pixel, 0.15, 1)
  const height = (a: number, b: number, c: number): number =>
    Math.abs(noise3(a * f, b * f, c * f) - 0.5) +
    0.5 * Math.abs(noise3(a * f * 0.53 + 4, b * f * 0.53, c * f * 0.53) - 0.5)
  const d = 0.0012
  const relief = height(x, y, z) - height(x + d * 0.6, y + d * 0.7, z - d * 0.5)
  return 0.5 + relief * 0.5 * seen + (fractal(x * 4, y * 4, z * 4) - 0.5) * 0.35
}

/** Loops of yarn: round bumps lit from above with dark between. */
function boucle(x: number, y: number, z: number, pixel: number): number {
  const f = shown(130, pixel, 70)
  const height = (a: number, b: number, c: number): number =>
    noise3(a * f, b * f, c * f) + 0.5 * noise3(a * f * 2.1 + 9, b * f * 2.1, c * f * 2.1)
  const here = height(x, y, z)
  const d = 0.3 / f
  return 0.5 + (here - 0.75) * 0.55 + (here - height(x - d * 0.5, y + d, z - d * 0.4)) * 0.45
}

/** Rows of stitches 9 mm high along x. */
function knit(x: number, y: number, z: number): number {
  const column = (y + z) / 0.011
  const inColumn = column - Math.floor(column) - 0.5
  const slant = x / 0.009 + Math.abs(inColumn) * 1.1
  const stitch = slant - Math.floor(slant)
  return (
    0.34 +
    0.42 * smoothstep(0.5, 0.2, Math.abs(stitch - 0.5)) * smoothstep(0.5, 0.36, Math.abs(inColumn)) +
    (noise3(x * 400, y * 400, z * 400) - 0.5) * 0.25
  )
}

/** Flat strands of 7 mm over and under each other; where a pixel is wider than a third of one, an even tone. */
function rattan(x: number, y: number, z: number, pixel: number): number {
  const [a, b] = [x / 0.007, (y + z) / 0.007]
  const [i, j] = [Math.floor(a), Math.floor(b)]
  const isOver = ((i + j) & 1) === 0
  const across = isOver ? b - j - 0.5 : a - i - 0.5
  const along = isOver ? a - i - 0.5 : b - j - 0.5
  const tint = hash3(isOver ? j : i, isOver ? 1 : 2, 7) - 0.5
  const seen = clamp(1.5 - 250 * pixel, 0, 1)
  return (
    0.48 +
    (0.14 - 0.95 * across * across - 0.75 * along * along) * seen +
    tint * 0.1 * seen +
    (noise3(x * 300, y * 300, z * 300) - 0.5) * 0.14
  )
}

function marble(x: number, y: number, z: number): number {
  const w = fractal(x * 2.2 + 5, y * 2.2, z * 2.2)
  const vein = (scale: number, width: number): number => {
    const n = fractal(x * scale + w * 1.9, y * scale + w * 1.6, z * scale - w * 1.7)
    return smoothstep(width, 0, Math.abs(n - 0.5))
  }
  return (
    0.62 - 0.42 * vein(2.1, 0.024) * (0.35 + w) - 0.2 * vein(4.7, 0.02) + (fractal(x * 7, y * 7, z * 7) - 0.5) * 0.22
  )
}

function rug(x: number, y: number, z: number, pixel: number): number {
  const f = Math.min(200, 0.3 / pixel)
  return (
    0.5 +
    (noise3(x * f, y * f, z * f) - 0.5) * 0.75 +
    (noise3(x * f * 0.3, y * f * 0.3, z * f * 0.3) - 0.5) * 0.35 +
    (fractal(x * 3, y * 3, z * 3) - 0.5) * 0.25
  )
}
