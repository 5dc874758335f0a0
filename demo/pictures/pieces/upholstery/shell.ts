import { sphere } from '../../geometry/lathe.ts'
import { finished } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { placed } from '../../geometry/transform.ts'
import { noise3 } from '../../geometry/noise.ts'
import type { Station } from './plan-path.ts'
import { cord } from './cushions.ts'

/** A section through a shell: points [outwards from the seat, up], from the lowest inside up, over the top and down the outside. */
export type Section = readonly (readonly [out: number, up: number])[]

export interface Shell {
  path: readonly Station[]
  /** Sections all have the same number of points; `share` 0…1 along the path. */
  section: (share: number, station: Station) => Section
  /** Pushes the cover out (or in, negative): metres along the path and along the section. */
  relief?: (along: number, up: number, index: number) => number
  /** Rounding of both ends and whether a cord closes them. */
  edge: number
  corded?: boolean
  /** Covered buttons at these places [along, up]. */
  buttons?: readonly (readonly [along: number, up: number])[]
  slack?: number
  seed: number
}

/** A padded wall along a path: arms and back in one, as of a tub chair or a chesterfield. */
export function shell({
  path,
  section,
  relief,
  edge,
  corded = false,
  buttons = [],
  slack = 0.004,
  seed,
}: Shell): Mesh[] {
  const rows: { station: Station; points: [number, number][] }[] = []
  const ends = edge > 0.03 ? ROUND_END : TIGHT_END
  const first = path[0] as Station
  const last = path.at(-1) as Station
  for (const [k, shrink] of ends) rows.push(rowAt(beyond(first, -edge * (1 - k)), section(0, first), shrink, edge))
  for (const station of path.slice(1, -1)) rows.push(rowAt(station, section(station.share, station), 1, edge))
  for (const [k, shrink] of ends.toReversed())
    rows.push(rowAt(beyond(last, edge * (1 - k)), section(1, last), shrink, edge))
  const positions: number[] = []
  const grain: number[] = []
  for (const { station, points } of rows) {
    let up = 0
    points.forEach(([out, y], at) => {
      const before = points[Math.max(0, at - 1)] as [number, number]
      up += Math.hypot(out - before[0], y - before[1])
      const [no, ny] = normalOf(points, at)
      const x = station.x + station.nx * out
      const z = station.z + station.nz * out
      const push = (relief?.(station.along, up, at) ?? 0) + slack * 2 * (noise3(x * 4.5 + seed, y * 4.5, z * 4.5) - 0.5)
      positions.push(x + station.nx * no * push, y + ny * push, z + station.nz * no * push)
      grain.push(station.along + seed * 0.37, up, 0)
    })
  }
  const count = rows[0]?.points.length ?? 0
  const indices = [...walls(rows.length, count), ...caps(positions, grain, rows.length, count)]
  const mesh = finished({ positions, indices: outwards(positions, indices), grain }, { creaseDegrees: 62 })
  const knobs = buttons.map(([along, up]) => placed(BUTTON, nearest(positions, grain, along + seed * 0.37, up)))
  if (!corded) return [mesh, ...knobs]
  const welt = (row: number): Vec3[] =>
    Array.from(
      { length: count },
      (_, k) => [0, 1, 2].map((c) => positions[(row * count + k) * 3 + c] as number) as unknown as Vec3,
    )
  return [mesh, ...knobs, ...[1, rows.length - 2].map((row) => cord(welt(row), 0.0065, 4 * count))]
}

/** How far out along the last `edge` and how much of the section is left there. */
const TIGHT_END = [
  [0, 0.25],
  [0.35, 0.6],
  [1, 1],
] as const
const ROUND_END = [
  [0, 0.02],
  [0.06, 0.34],
  [0.2, 0.6],
  [0.42, 0.81],
  [0.7, 0.95],
  [1, 1],
] as const

const BUTTON = sphere(0.012, 10)

/** The corner of the net whose place on the cover is nearest. */
function nearest(positions: readonly number[], grain: readonly number[], along: number, up: number): Vec3 {
  let best = 0
  let least = Infinity
  for (let i = 0; i < grain.length; i += 3) {
    const far = ((grain[i] as number) - along) ** 2 + ((grain[i + 1] as number) - up) ** 2
    if (far < least) [least, best] = [far, i]
  }
  return [positions[best] as number, positions[best + 1] as number, positions[best + 2] as number]
}

function beyond(station: Station, by: number): Station {
  return {
    ...station,
    x: station.x + station.tx * by,
    z: station.z + station.tz * by,
    along: station.along + by,
  }
}

/** A section drawn in at the rounded ends: a tight edge all around alike, a round one towards its middle. */
function rowAt(
  station: Station,
  section: Section,
  left: number,
  edge: number,
): { station: Station; points: [number, number][] } {
  const middle = section.reduce((sum, [out]) => sum + out, 0) / section.length
  const [low, high] = [Math.min(...section.map(([, y]) => y)), Math.max(...section.map(([, y]) => y))]
  const points = section.map(([out, y], at): [number, number] => {
    const [no, ny] = normalOf(section, at)
    if (edge <= 0.03) return [out - no * edge * (1 - left), y - ny * edge * (1 - left)]
    const drop = Math.min(edge * 1.2, (high - low) / 2) * (1 - left)
    return [middle + (out - middle) * left, low + drop + ((y - low) / (high - low)) * (high - low - 2 * drop)]
  })
  return { station, points }
}

/** Outwards of the closed section. */
function normalOf(section: Section, at: number): [number, number] {
  const count = section.length
  const a = section[(at + count - 1) % count] as readonly [number, number]
  const b = section[(at + 1) % count] as readonly [number, number]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [-dy / length, dx / length]
}

function walls(rows: number, count: number): number[] {
  const indices: number[] = []
  for (let i = 0; i < rows - 1; i++)
    for (let j = 0; j < count; j++) {
      const [a, b] = [i * count + j, i * count + ((j + 1) % count)]
      indices.push(a, b, a + count, b, b + count, a + count)
    }
  return indices
}

/** Both ends closed strip by strip between the inside and the outside of the section. */
function caps(positions: number[], grain: number[], rows: number, count: number): number[] {
  const indices: number[] = []
  for (const [row, isLast] of [
    [0, false],
    [rows - 1, true],
  ] as const) {
    const first = positions.length / 3
    for (let k = 0; k < count; k++)
      for (let c = 0; c < 3; c++) {
        positions.push(positions[(row * count + k) * 3 + c] as number)
        grain.push(grain[(row * count + k) * 3 + c] as number)
      }
    for (let k = 0; k < Math.ceil(count / 2) - 1; k++) {
      const [a, b, c, d] = [first + k, first + k + 1, first + count - 1 - k, first + count - 2 - k]
      if (isLast) indices.push(a, b, c, b, d, c)
      else indices.push(a, c, b, b, c, d)
    }
  }
  return indices
}

/** The same triangles with their outsides out, whichever way the path ran. */
function outwards(positions: readonly number[], indices: number[]): number[] {
  let volume = 0
  const at = (i: number): Vec3 => [
    positions[i * 3] as number,
    positions[i * 3 + 1] as number,
    positions[i * 3 + 2] as number,
  ]
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [at(indices[t] as number), at(indices[t + 1] as number), at(indices[t + 2] as number)]
    volume +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  if (volume >= 0) return indices
  for (let t = 0; t < indices.length; t += 3)
    [indices[t + 1], indices[t + 2]] = [indices[t + 2] as number, indices[t + 1] as number]
  return indices
}
