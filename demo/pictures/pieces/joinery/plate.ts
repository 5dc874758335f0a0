import type { Vec3 } from '../../geometry/vector.ts'
import type { Solid } from './solid.ts'

/** A flat outline that can be drawn in: anticlockwise (x to the right, z to the viewer), always as many places, `inset` mm inside itself. */
export interface Outline {
  at(inset: number): (readonly [x: number, z: number])[]
  /** Half the length of the line that it shrinks to, along x and along z. */
  spine: readonly [x: number, z: number]
  halfMm: number
}

/** A rectangle with rounded corners, places along the sides every `step` mm (needed where it will be bent). */
export function rectangle(width: number, depth: number, corner: number, step = Infinity): Outline {
  const [w, d] = [width / 2, depth / 2]
  const r0 = Math.min(corner, w, d)
  const [alongX, alongZ] = [piecesOf(width - 2 * r0, step), piecesOf(depth - 2 * r0, step)]
  const arcSteps = r0 < 4 ? 3 : r0 < 40 ? 6 : 14
  return {
    halfMm: Math.min(w, d),
    spine: w > d ? [w - d, 0] : [0, d - w],
    at: (inset) => {
      const r = Math.max(r0 - inset, 0.01)
      const [cx, cz] = [Math.max(w - inset - r, 0), Math.max(d - inset - r, 0)]
      return [0, 1, 2, 3].flatMap((quarter) => {
        const [sx, sz] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1]
        const corners = Array.from({ length: arcSteps + 1 }, (_, at): [number, number] => {
          const angle = ((quarter + at / arcSteps) * Math.PI) / 2
          return [sx * cx + Math.cos(angle) * r, sz * cz + Math.sin(angle) * r]
        })
        const [run, pieces] =
          quarter % 2 === 0 ? [[-sx * 2 * cx, 0] as const, alongX] : [[0, -sz * 2 * cz] as const, alongZ]
        const end = corners.at(-1) as [number, number]
        const side = Array.from({ length: pieces - 1 }, (_, at): [number, number] => [
          end[0] + (run[0] * (at + 1)) / pieces,
          end[1] + (run[1] * (at + 1)) / pieces,
        ])
        return [...corners, ...side]
      })
    },
  }
}

function piecesOf(length: number, step: number): number {
  return Math.max(1, Math.ceil(length / step))
}

/** An ellipse (power 2), or fuller up to a soft rectangle (power 4 to 6). */
export function oval(width: number, depth: number, power = 2, count = 72): Outline {
  const [w, d] = [width / 2, depth / 2]
  return {
    halfMm: Math.min(w, d),
    spine: w > d ? [w - d, 0] : [0, d - w],
    at: (inset) =>
      Array.from({ length: count }, (_, at): [number, number] => {
        const angle = (at / count) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const [a, b] = [Math.max(w - inset, 0.01), Math.max(d - inset, 0.01)]
        return [Math.sign(c) * Math.abs(c) ** (2 / power) * a, Math.sign(s) * Math.abs(s) ** (2 / power) * b]
      }),
  }
}

/** Any convex outline by its places (anticlockwise), drawn in towards its middle. */
export function freehand(places: readonly (readonly [number, number])[]): Outline {
  const reach = Math.min(...places.map(([x, z]) => Math.hypot(x, z)))
  return {
    halfMm: reach,
    spine: [0, 0],
    at: (inset) =>
      places.map(([x, z]): [number, number] => [
        x * (1 - inset / Math.hypot(x, z)),
        z * (1 - inset / Math.hypot(x, z)),
      ]),
  }
}

/** The side of a plate from its bottom to its top, as places (inset, height) in mm. */
export type Edge = readonly (readonly [inset: number, y: number])[]

/** Edges rounded by `radius` above and below: at half the thickness a bullnose. */
export function eased(thickness: number, radius = 2, below = radius): Edge {
  const quarter = (r: number): [number, number][] =>
    [0, 1, 2, 3, 4]
      .slice(r < 4 ? 1 : 0)
      .map((at) => [r * (1 - Math.sin((at / 4) * (Math.PI / 2))), r * (1 - Math.cos((at / 4) * (Math.PI / 2)))])
  const [low, high] = [Math.min(below, thickness / 2), Math.min(radius, thickness / 2)]
  return [
    [low, 0],
    ...quarter(low),
    ...quarter(high)
      .map(([inset, y]): [number, number] => [inset, thickness - y])
      .toReversed(),
    [high, thickness],
  ]
}

/** A top that looks thin: under the rim it runs in by `run` mm, as a knife's edge that has been rounded. */
export function underBevelled(thickness: number, run: number, rim = 8): Edge {
  return [
    [run, 0],
    [run * 0.5, (thickness - rim) * 0.5],
    [1.5, thickness - rim],
    [0.4, thickness - rim + 1.2],
    [0, thickness - rim * 0.6],
    [0, thickness - 2.4],
    [0.5, thickness - 0.9],
    [1.8, thickness],
  ]
}

export interface PlateOptions {
  /** Rings inside the flat faces: needed where the plate is crowned or bent. */
  rings?: number
  /** Height added above by the place (mm from the middle). */
  crown?: (x: number, z: number) => number
  /** The same below. */
  hollow?: (x: number, z: number) => number
  grainAlong?: 'x' | 'z'
}

/** A lying plate: its underside at y, its side as the edge says. Tops, seats, boards (turned up), cushions (with a crown). */
export function plate(outline: Outline, y: number, edge: Edge, options: PlateOptions = {}): Solid {
  const { rings = 0, crown = () => 0, hollow = () => 0 } = options
  const [bottom, top] = [edge[0] as [number, number], edge.at(-1) as [number, number]]
  const inner = (from: readonly [number, number]): [number, number][] =>
    Array.from({ length: rings }, (_, at) => [from[0] + ((outline.halfMm - from[0]) * (at + 1)) / (rings + 1), from[1]])
  const levels = [...inner(bottom).toReversed(), ...edge, ...inner(top)]
  const middle = (bottom[1] + top[1]) / 2
  const lift = (x: number, z: number, level: number): Vec3 => [
    x,
    y + level + (level > middle ? crown(x, z) : hollow(x, z)),
    z,
  ]
  const solid: Solid = { places: [], grain: [], triangles: [] }
  for (const [inset, level] of levels) solid.places.push(...outline.at(inset).map(([x, z]) => lift(x, z, level)))
  const count = outline.at(0).length
  for (let ring = 0; ring + 1 < levels.length; ring += 1)
    for (let at = 0; at < count; at += 1) band(solid, ring * count + at, ring * count + ((at + 1) % count), count)
  closed(solid, outline, count, (x, z, isTop) => lift(x, z, isTop ? top[1] : bottom[1]), levels.length)
  solid.grain = solid.places.map(([x, h, z]): Vec3 => (options.grainAlong === 'z' ? [z, x, h] : [x, h, z]))
  return solid
}

function band(solid: Solid, at: number, next: number, count: number): void {
  solid.triangles.push([at, at + count, next], [next, at + count, next + count])
}

/** Both faces shut towards the spine. */
function closed(
  solid: Solid,
  outline: Outline,
  count: number,
  lift: (x: number, z: number, isTop: boolean) => Vec3,
  levels: number,
): void {
  for (const isTop of [false, true]) {
    const ring = isTop ? (levels - 1) * count : 0
    const first = solid.places.length
    for (let at = 0; at < count; at += 1) {
      const [x, , z] = solid.places[ring + at] as Vec3
      const [sx, sz] = [outline.spine[0], outline.spine[1]].map((half, axis) =>
        Math.max(-half, Math.min(half, axis === 0 ? x : z)),
      ) as [number, number]
      solid.places.push(lift(sx, sz, isTop))
    }
    for (let at = 0; at < count; at += 1) {
      const next = (at + 1) % count
      const faces = [
        [ring + at, first + at, ring + next],
        [ring + next, first + at, first + next],
      ] as const
      for (const [a, b, c] of faces) solid.triangles.push(isTop ? [a, b, c] : [a, c, b])
    }
  }
}
