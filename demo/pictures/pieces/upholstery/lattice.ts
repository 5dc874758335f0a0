import type { Vec3 } from '../../geometry/vector.ts'
import { type Face, planRadiusAt, type Stuffed } from './block.ts'

/** The net on the surface of a block's box: lines every `step`, closer where an edge is round or a seam runs. */
export function latticeOf(block: Stuffed): { points: Vec3[]; indices: number[] } {
  const lines = [linesOf(block, 0), linesOf(block, 1), linesOf(block, 2)] as const
  const points: Vec3[] = []
  const indices: number[] = []
  const known = new Map<number, number>()
  const corner = (index: Vec3): number => {
    const key = (index[0] * 1024 + index[1]) * 1024 + index[2]
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, points.length)
    points.push([lines[0][index[0]] as number, lines[1][index[1]] as number, lines[2][index[2]] as number])
    return points.length - 1
  }
  for (const { face, axis, far } of FACES) {
    if (block.open?.includes(face) === true) continue
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
    for (let i = 0; i < (lines[u]?.length ?? 0) - 1; i += 1)
      for (let j = 0; j < (lines[v]?.length ?? 0) - 1; j += 1) {
        const at = (di: number, dj: number): number => {
          const index = [0, 0, 0]
          index[axis] = far ? (lines[axis]?.length ?? 1) - 1 : 0
          index[u] = i + di
          index[v] = j + dj
          return corner(index as unknown as Vec3)
        }
        const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
        if (far) indices.push(a, b, d, a, d, c)
        else indices.push(a, d, b, a, c, d)
      }
  }
  return { points, indices }
}

const FACES: readonly { face: Face; axis: 0 | 1 | 2; far: boolean }[] = [
  { face: 'left', axis: 0, far: false },
  { face: 'right', axis: 0, far: true },
  { face: 'bottom', axis: 1, far: false },
  { face: 'top', axis: 1, far: true },
  { face: 'back', axis: 2, far: false },
  { face: 'front', axis: 2, far: true },
]

function linesOf(block: Stuffed, axis: 0 | 1 | 2): number[] {
  const half = block.size[axis] / 2
  const radii =
    axis === 1
      ? [Math.min(block.radius, half)]
      : [block.radius, planRadiusAt(block, 1), planRadiusAt(block, -1)].map((radius) => Math.min(radius, half))
  const fixed = [-half, half]
  for (const radius of radii)
    for (const turn of [0.05, 0.27, 0.577])
      if (radius > 0.003) fixed.push(half - radius + radius * turn, radius - half - radius * turn)
  for (const line of block.lines ?? [])
    if (axis === 'xyz'.indexOf(line.axis))
      fixed.push(
        line.at,
        line.at - line.width,
        line.at + line.width,
        line.at - line.width * 2,
        line.at + line.width * 2,
      )
  const count = Math.max(1, Math.round((2 * half) / block.step))
  const even = Array.from({ length: count - 1 }, (_, k) => -half + (2 * half * (k + 1)) / count)
  return thinned(fixed, 0.0012, half)
    .concat(even.filter((line) => fixed.every((other) => Math.abs(other - line) > block.step * 0.4)))
    .toSorted((one, other) => one - other)
}

/** Without those outside the block or closer than `least` to one before. */
function thinned(lines: readonly number[], least: number, half: number): number[] {
  const kept: number[] = []
  for (const line of lines)
    if (Math.abs(line) <= half + 1e-7 && kept.every((other) => Math.abs(other - line) > least)) kept.push(line)
  return kept
}
