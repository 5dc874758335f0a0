import type { Vec3 } from '../../geometry/vector.ts'
import type { Solid } from './solid.ts'

export interface Quilt {
  width: number
  depth: number
  thick: number
  /** Radius of the corners seen from above, and of the rim. */
  corner: number
  rim: number
  /** Height added to the upper face (mm): channels, buttons, a crown. It fades towards the rim. */
  relief: (x: number, z: number) => number
  /** Places across and along; a channel wants eight or more. */
  across?: number
  along?: number
  /** Distance of the seams across (x) or along (z): a row of places then lies on each. */
  seamsX?: number
  seamsZ?: number
}

/** A stuffed pad lying on y = 0, in straight rows and columns, so that channels and diamonds are drawn cleanly. */
export function quilted(quilt: Quilt): Solid {
  const { width, depth, rim } = quilt
  const columns = stepsOf(width / 2, rim, quilt.across ?? 16, quilt.seamsX)
  const rows = stepsOf(depth / 2, rim, quilt.along ?? 40, quilt.seamsZ)
  const solid: Solid = { places: [], grain: [], triangles: [] }
  for (const isTop of [true, false])
    for (const x of columns) for (const z of rows) solid.places.push(placeOn(quilt, x, z, isTop))
  const [m, n] = [columns.length, rows.length]
  for (const face of [0, 1]) {
    for (let i = 0; i + 1 < m; i += 1) {
      for (let j = 0; j + 1 < n; j += 1) {
        const a = (face * m + i) * n + j
        const [b, c, d] = [a + 1, a + n, a + n + 1]
        if (face === 0) solid.triangles.push([a, b, c], [b, d, c])
        else solid.triangles.push([a, c, b], [b, c, d])
      }
    }
  }
  solid.grain = solid.places.map(([x, y, z]): Vec3 => [x, y, z])
  return solid
}

function placeOn({ width, depth, thick, corner, rim, relief }: Quilt, x: number, row: number, isTop: boolean): Vec3 {
  const past = Math.max(0, Math.abs(x) - (width / 2 - corner))
  const half = depth / 2 - (corner - Math.sqrt(Math.max(0, corner * corner - past * past)))
  // Rows keep their place up to where the corners begin: a seam that was drawn in with them ended before the rim.
  const straight = depth / 2 - corner
  const z =
    Math.abs(row) <= straight
      ? row
      : Math.sign(row) * (straight + ((Math.abs(row) - straight) / corner) * (half - straight))
  const full = round((width / 2 - Math.abs(x)) / rim) * round((half - Math.abs(z)) / rim)
  const y = thick / 2 + (isTop ? 1 : -1) * (thick / 2) * full
  return [x, y + (isTop ? relief(x, z) * full : 0), z]
}

function round(share: number): number {
  return Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, share)) ** 2))
}

/** From one rim to the other: close together where it rounds, even between, on the seams and half-way between them. */
function stepsOf(half: number, rim: number, count: number, pitch?: number): number[] {
  const edge = [0, 0.03, 0.12, 0.3, 0.58].map((share) => half - rim * share)
  const flat = half - rim
  const step =
    pitch === undefined ? (2 * flat) / count : pitch / (2 * Math.max(3, Math.round((count * pitch) / (4 * flat))))
  const reach = pitch === undefined ? count / 2 : Math.floor(flat / step)
  const inner = Array.from({ length: Math.round(2 * reach) + 1 }, (_, at) => (at - reach) * step)
  return [...edge.map((at) => -at), ...inner, ...edge.toReversed()]
}

/** Channels `pitch` mm apart: a crease `deep` mm down at each seam, full between. */
export function channels(pitch: number, deep: number) {
  return (at: number): number => {
    const place = Math.abs(((((at / pitch) % 1) + 1.5) % 1) - 0.5) * 2
    return -deep * (1 - Math.sqrt(Math.max(0, 1 - (1 - place) ** 2.4)))
  }
}
