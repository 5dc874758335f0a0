import { noise3 } from '../geometry/noise.ts'

/** Which of up to three paints a rug has at a place: 0 its ground. x and z in mm from the middle, w × l its size. */
export type Pattern = (x: number, z: number, w: number, l: number) => number

function saw(value: number, period: number): number {
  return Math.abs(((((value % period) + period) % period) / period) * 2 - 1)
}

/** Distance from the edge in mm. */
function inside(x: number, z: number, w: number, l: number): number {
  return Math.min(w / 2 - Math.abs(x), l / 2 - Math.abs(z))
}

/** Two frames and a field of small lozenges. */
export const bordered: Pattern = (x, z, w, l) => {
  const edge = inside(x, z, w, l)
  const band = Math.min(w, l)
  if (edge < band * 0.035) return 0
  if (edge < band * 0.1) return 1
  if (edge < band * 0.125) return 0
  if (edge < band * 0.14) return 1
  if (edge < band * 0.19) return 0
  const size = band / 9
  return saw(x, size) + saw(z, size) < 0.42 ? 1 : 0
}

/** Wide lozenges drawn with a dark line, as hill wool is. */
export const berber: Pattern = (x, z, w, l) => {
  const size = w / 2.5
  const wobble = (noise3(x / 190, z / 190, 3) - 0.5) * 34
  const line = 15 / size
  const a = saw(x + z * 0.72 + wobble, size)
  const b = saw(x - z * 0.72 - wobble, size)
  return inside(x, z, w, l) > 12 && (a < line * 2 || b < line * 2) ? 1 : 0
}

/** Bands of stripes and stepped lozenges across. */
export const kilim: Pattern = (x, z, w, l) => {
  const band = w / 5.2
  const at = z + l / 2
  const row = Math.floor(at / band)
  const t = (at % band) / band
  if (t < 0.08 || t > 0.92) return 1
  if (row % 3 === 1) return Math.floor(t * 7) % 2 === 1 ? 1 : 0
  const step = Math.round(Math.abs(t - 0.5) * 10) / 10
  const lozenge = saw(x, band * 0.9)
  const d = lozenge * 0.5 + step * 0.9
  return d < 0.2 ? 2 : d < 0.36 ? 1 : 0
}

export const stripes: Pattern = (_x, z, w, l) => {
  const at = (z + l / 2) / (w / 10)
  const t = at % 4
  return t < 1.3 ? 0 : t < 1.7 ? 1 : t < 2.1 ? 0 : t < 2.3 ? 1 : t < 3.1 ? 0 : 2
}

/** Arches that overlap, in three tones. */
export const arches: Pattern = (x, z, w, l) => {
  const hoops = [
    [-0.24, 0.36, 0.44],
    [0.28, 0.1, 0.36],
    [-0.16, -0.22, 0.3],
    [0.3, -0.4, 0.3],
  ] as const
  for (const [cx, cz, size] of hoops) {
    const r = Math.hypot(x - cx * w, Math.max(0, -(z - cz * l)) + Math.min(0, 0)) / (size * w)
    if (z <= cz * l && r < 1) return r > 0.8 ? 1 : r > 0.62 ? 0 : r > 0.44 ? 2 : r > 0.26 ? 0 : 1
    if (z > cz * l && z < cz * l + l * 0.07 && Math.abs(x - cx * w) < size * w) {
      const side = Math.abs(x - cx * w) / (size * w)
      return side > 0.8 ? 1 : side > 0.62 ? 0 : side > 0.44 ? 2 : side > 0.26 ? 0 : 1
    }
  }
  return 0
}

export const checks: Pattern = (x, z, w) => {
  const size = w / 6
  return (Math.floor((x + 10 * size) / size) + Math.floor((z + 10 * size) / size)) % 2 === 0 ? 0 : 1
}

/** A medallion with leaves, corners that answer it, and a border of flowers. */
export const oriental: Pattern = (x, z, w, l) => {
  const edge = inside(x, z, w, l)
  const band = Math.max(120, w * 0.15)
  if (edge < band * 0.12) return 2
  if (edge < band * 0.2) return 1
  if (edge < band) return borderFlower(x, z, w, l, band)
  if (edge < band * 1.08) return 2
  if (edge < band * 1.16) return 1
  const [fx, fz] = [x / (w / 2 - band * 1.16), z / (l / 2 - band * 1.16)]
  const medal = petals(fx * 1.15, fz * 1.45, 12, 0.62)
  if (medal < 1) return medal > 0.9 ? 2 : medal > 0.62 ? 1 : medal > 0.55 ? 2 : medal > 0.3 ? 0 : medal > 0.14 ? 2 : 1
  const corner = petals((1 - Math.abs(fx)) * 1.1, (1 - Math.abs(fz)) * 1.35, 12, 0.62)
  if (corner < 1) return corner > 0.9 ? 2 : 1
  const cell = Math.max(95, w / 15)
  const row = Math.floor(z / cell)
  const bloom = Math.hypot(saw(x + (row % 2) * cell * 0.5, cell), saw(z, cell))
  return bloom > 1.06 ? 2 : 0
}

/** 1 on the outline of a flower of so many leaves. */
function petals(x: number, z: number, count: number, radius: number): number {
  return Math.hypot(x, z) / (radius * (0.86 + 0.14 * Math.abs(Math.cos((Math.atan2(z, x) * count) / 2))))
}

function borderFlower(x: number, z: number, w: number, l: number, band: number): number {
  const isSide = w / 2 - Math.abs(x) < l / 2 - Math.abs(z)
  const across = (isSide ? w / 2 - Math.abs(x) : l / 2 - Math.abs(z)) / band - 0.6
  // The flowers are spaced so that one stands in each corner.
  const half = (isSide ? l : w) / 2 - band * 0.6
  const gap = (half * 2) / Math.round((half * 2) / (band * 0.92))
  const t = saw((isSide ? z : x) + half + gap / 2, gap)
  const bloom = Math.hypot(t, across * 1.7)
  if (bloom < 0.16) return 2
  if (bloom < 0.4) return 0
  return Math.abs(across - 0.16 * Math.cos(t * 3.1)) < 0.045 ? 2 : 1
}

/** Clouds and drops for a child's room. */
export const clouds: Pattern = (x, z, w, l) => {
  const places = [
    [-0.26, -0.3, 1.1],
    [0.27, -0.17, 0.9],
    [-0.2, 0.1, 0.85],
    [0.22, 0.3, 1.15],
    [-0.3, 0.38, 0.7],
  ] as const
  const isCloud = places.some(([cx, cz, size]) =>
    (
      [
        [0, 0, 0.1],
        [0.1, 0.02, 0.075],
        [-0.1, 0.025, 0.07],
        [0.04, -0.05, 0.07],
      ] as const
    ).some(
      ([dx, dz, r]) =>
        Math.hypot(x / w - cx - dx * size, (z - cz * l) / w - dz * size) < r * size && (z - cz * l) / w < 0.075 * size,
    ),
  )
  if (isCloud) return 1
  const cell = w / 7
  const row = Math.floor(z / cell)
  return Math.hypot(saw(x + (row % 2) * cell * 0.5, cell) - 1, saw(z, cell) - 1) < 0.14 && Math.abs(x) < w * 0.46
    ? 2
    : 0
}

/** Painted tiles: a star in each and quarter rings that meet at the corners. */
export const tiles: Pattern = (x, z, w) => {
  const cell = w / Math.max(3, Math.round(w / 190))
  const [u, v] = [saw(x, cell), saw(z, cell)]
  const corner = Math.hypot(1 - u, 1 - v)
  if (u > 0.96 || v > 0.96) return 2
  if (corner < 0.62) return corner < 0.26 ? 1 : corner < 0.42 ? 0 : 1
  const star = Math.max(Math.min(u + v * 0.45, v + u * 0.45), (u + v) * 0.62)
  return star < 0.16 ? 2 : star < 0.38 ? 1 : 0
}

/** The half moon of a doormat. */
export const frame: Pattern = (x, z, w, l) => {
  const edge = inside(x, z, w, l)
  return edge > 30 && edge < 52 ? 1 : edge > 62 && edge < 69 ? 1 : 0
}
