import { finished } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { noise3 } from '../../geometry/noise.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { planRadiusAt, type Stuffed } from './block.ts'
import { latticeOf } from './lattice.ts'

/** The cover of a stuffed block around the origin; the weave follows the box it was cut from. */
export function stuffed(block: Stuffed): Mesh {
  const { points, indices } = latticeOf(block)
  const offset = [0, 1, 2].map((k) => noise3(block.seed * 3.7 + k * 11.3, k, 4.1))
  const grain = points.flatMap((point) => point.map((value, k) => value + (offset[k] ?? 0)))
  return finished(
    { positions: points.flatMap((point) => [...covered(block, point)]), indices, grain },
    { creaseDegrees: 70 },
  )
}

/** Where a seam runs on the finished cover: the edge of the top or bottom panel, closed, a point every `every` metres. */
export function panelEdge(block: Stuffed, panel: 'top' | 'bottom', every = block.step): Vec3[] {
  const [hx, hy, hz] = halves(block)
  const y = panel === 'top' ? hy : -hy
  const line = (from: Vec3, to: Vec3): Vec3[] => {
    const length = Math.hypot(to[0] - from[0], to[2] - from[2])
    const count = Math.max(4, Math.round(length / every))
    const corner = Math.min(0.3, planRadiusAt(block, from[2]) / length)
    return Array.from({ length: count + 4 }, (_, k) => {
      const share =
        k < 3
          ? (corner * k) / 3
          : k > count + 1
            ? 1 - (corner * (count + 4 - k)) / 3
            : corner + ((1 - 2 * corner) * (k - 3)) / (count - 1)
      return [from[0] + (to[0] - from[0]) * share, y, from[2] + (to[2] - from[2]) * share]
    })
  }
  const corners: Vec3[] = [
    [-hx, y, hz],
    [hx, y, hz],
    [hx, y, -hz],
    [-hx, y, -hz],
  ]
  return corners
    .flatMap((corner, k) => line(corner, corners[(k + 1) % 4] as Vec3))
    .map((point) => covered({ ...block, seam: 0 }, point))
}

function halves(block: Stuffed): Vec3 {
  return [block.size[0] / 2, block.size[1] / 2, block.size[2] / 2]
}

/** One point of the box's surface, rounded, filled and slackened. */
function covered(block: Stuffed, point: Vec3): Vec3 {
  const half = halves(block)
  const share: Vec3 = [point[0] / half[0], point[1] / half[1], point[2] / half[2]]
  const { at, out } = rounded(
    point,
    half,
    Math.min(block.radius, half[1]),
    Math.min(planRadiusAt(block, point[2]), half[0], half[2]),
  )
  const push = bulge(block, at, point, share, half) + unevenness(block, at) - sewn(block, point, share, half)
  const puffed: Vec3 = [at[0] + out[0] * push, at[1] + out[1] * push, at[2] + out[2] * push]
  return block.warp === undefined ? puffed : block.warp(puffed, share)
}

/** Rounds the profile first (inset, height), then the plan at that inset. */
function rounded([x, y, z]: Vec3, [hx, hy, hz]: Vec3, radius: number, planRadius: number): { at: Vec3; out: Vec3 } {
  const inset = Math.max(0, Math.min(hx - Math.abs(x), hz - Math.abs(z)))
  const [over, up] = [Math.max(0, radius - inset), Math.max(0, Math.abs(y) - (hy - radius))]
  const length = Math.hypot(over, up) || 1
  const isEdge = over > 0 && up > 0
  const inner = isEdge ? radius - (over / length) * radius : inset
  const height = isEdge ? hy - radius + (up / length) * radius : Math.abs(y)
  const [cos, sin] = isEdge ? [over / length, up / length] : Math.abs(y) >= hy - 1e-6 ? [0, 1] : [1, 0]
  const scaled = [
    (x * (hx - inner)) / Math.max(1e-6, hx - inset),
    (z * (hz - inner)) / Math.max(1e-6, hz - inset),
  ] as const
  const ring = planRing(scaled, hx - inner, hz - inner, Math.max(0, planRadius - inner))
  const sign = Math.sign(y) || 1
  return { at: [ring.at[0], height * sign, ring.at[1]], out: [ring.out[0] * cos, sin * sign, ring.out[1] * cos] }
}

function planRing(
  [x, z]: readonly [number, number],
  hx: number,
  hz: number,
  radius: number,
): { at: [number, number]; out: [number, number] } {
  const clamp = (value: number, limit: number): number =>
    Math.max(-Math.max(0, limit), Math.min(Math.max(0, limit), value))
  const [cx, cz] = [clamp(x, hx - radius), clamp(z, hz - radius)]
  const [dx, dz] = [x - cx, z - cz]
  const length = Math.hypot(dx, dz)
  if (length < 1e-6)
    return {
      at: [x, z],
      out: Math.abs(x) / Math.max(hx, 1e-6) > Math.abs(z) / Math.max(hz, 1e-6) ? [Math.sign(x), 0] : [0, Math.sign(z)],
    }
  return { at: [cx + (dx / length) * radius, cz + (dz / length) * radius], out: [dx / length, dz / length] }
}

function bulge(block: Stuffed, at: Vec3, point: Vec3, [sx, sy, sz]: Vec3, [, hy]: Vec3): number {
  const { top = 0, bottom = 0, side = 0 } = block.crown ?? {}
  if (Math.abs(point[1]) < hy - 1e-6) return side * (1 - sy * sy)
  const firm = block.firmness ?? 3
  const isRound =
    planRadiusAt(block, -1) > 0.45 * Math.min(block.size[0], block.size[2]) &&
    typeof block.planRadius === 'number' &&
    Math.abs(block.size[0] - block.size[2]) < 0.1
  const fill = isRound
    ? 1 - Math.max(Math.abs(sx), Math.abs(sz)) ** firm
    : Math.max(0, 1 - Math.abs(sx) ** firm) * Math.max(0, 1 - Math.abs(sz) ** firm)
  const shaped = fill ** (block.fullness ?? 0.8)
  return (
    (sy > 0 ? top : bottom) * shaped +
    (block.relief?.(at[0], at[2], sy > 0) ?? 0) +
    corners(block, point) * Math.min(1, fill * 6)
  )
}

function corners(block: Stuffed, [x, y, z]: Vec3): number {
  if (block.folds === undefined) return 0
  const [dx, dz] = [block.size[0] / 2 - Math.abs(x), block.size[2] / 2 - Math.abs(z)]
  const far = Math.hypot(dx, dz)
  const angle = Math.atan2(dz, dx)
  const which = (x > 0 ? 1 : 0) + (z > 0 ? 2 : 0) + (y > 0 ? 4 : 0)
  return block.folds * (noise3(angle * 4.2, block.seed + which * 7.3, far / 0.26) - 0.5) * 2 * Math.exp(-far / 0.13)
}

function unevenness(block: Stuffed, [x, y, z]: Vec3): number {
  if (block.slack === undefined) return 0
  const w = block.wave ?? 0.21
  const s = block.seed * 13.7
  const broad = noise3(x / w + s, y / w, z / w - s) - 0.5
  const fine = noise3((x / w) * 2.7 - s, (y / w) * 2.7 + 5, (z / w) * 2.7 + s) - 0.5
  return block.slack * (2 * broad + 0.8 * fine)
}

function sewn(block: Stuffed, point: Vec3, [sx, , sz]: Vec3, [, hy]: Vec3): number {
  const isPanel = Math.abs(point[1]) >= hy - 1e-6
  const isEdge = isPanel && (Math.abs(Math.abs(sx) - 1) < 1e-6 || Math.abs(Math.abs(sz) - 1) < 1e-6)
  let depth = isEdge ? (block.seam ?? 0) : 0
  for (const line of block.lines ?? []) {
    const far = (point[line.axis === 'x' ? 0 : line.axis === 'y' ? 1 : 2] - line.at) / line.width
    const runsOut =
      line.axis === 'y' ? 1 : isPanel ? Math.min(1, 4 * (1 - Math.abs(line.axis === 'x' ? sz : sx)) + 0.35) : 0.35
    depth += line.depth * Math.exp(-far * far) * runsOut
  }
  return depth
}
