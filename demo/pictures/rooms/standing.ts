import { boundsOf } from '../geometry/mesh.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { EMPTY_SPEC } from '../model.ts'
import { designNamed } from '../pieces/designs.ts'
import type { Furnished } from './furnish.ts'
import type { RoomScene } from './room-scene.ts'

/** Width of the cells that bodies are compared in. */
const CELL_M = 0.02
/** Things that touch share cells one or two deep; what stands in another goes deeper in all three directions. */
const TOUCH_CELLS = 3

/**
 * How deep, in metres, two furnished pieces go into each other; 0 when they only touch or keep apart. Closed bodies that go into each
 * other have surfaces that cross: these are looked for in cells of two centimetres.
 */
export function depthInto(one: Furnished, other: Furnished): number {
  const box = sharedBox(one, other)
  if (box === null) return 0
  const own = cellsOf(one, box)
  if (own.size === 0) return 0
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const key of cellsOf(other, box)) {
    if (!own.has(key)) continue
    for (const [axis, value] of [key >> 20, (key >> 10) & 1023, key & 1023].entries()) {
      low[axis] = Math.min(low[axis] as number, value)
      high[axis] = Math.max(high[axis] as number, value)
    }
  }
  const least = Math.min(...high.map((value, axis) => value - (low[axis] as number) + 1))
  return least > TOUCH_CELLS ? least * CELL_M : 0
}

interface SharedBox {
  low: readonly number[]
  high: readonly number[]
}

function sharedBox(one: Furnished, other: Furnished): SharedBox | null {
  const low = [0, 1, 2].map((axis) => Math.max(one.low[axis] as number, other.low[axis] as number))
  const high = [0, 1, 2].map((axis) => Math.min(one.high[axis] as number, other.high[axis] as number))
  return low.every((value, axis) => (high[axis] as number) - value > CELL_M) ? { low, high } : null
}

/** Cells of the shared box that a piece's surface goes through: its triangles in points closer than a cell. */
function cellsOf({ parts }: Furnished, box: SharedBox): Set<number> {
  const cells = new Set<number>()
  for (const {
    mesh: { positions, indices },
  } of parts) {
    for (let at = 0; at < indices.length; at += 3) {
      const corners = [0, 1, 2].map((k) =>
        [0, 1, 2].map((axis) => positions[(indices[at + k] as number) * 3 + axis] as number),
      )
      if ([0, 1, 2].some((axis) => isApart(corners, axis, box))) continue
      addTriangle(corners, box, cells)
    }
  }
  return cells
}

function isApart(corners: readonly (readonly number[])[], axis: number, { low, high }: SharedBox): boolean {
  const values = corners.map((corner) => corner[axis] as number)
  return Math.max(...values) < (low[axis] as number) || Math.min(...values) > (high[axis] as number)
}

function addTriangle(
  [a = [], b = [], c = []]: readonly (readonly number[])[],
  { low, high }: SharedBox,
  cells: Set<number>,
): void {
  const longest = Math.max(distance(a, b), distance(b, c), distance(c, a))
  const steps = Math.ceil(longest / (CELL_M * 0.7))
  for (let u = 0; u <= steps; u++) {
    for (let v = 0; v <= steps - u; v++) {
      const [p, q] = [u / steps, v / steps]
      const place = [0, 1, 2].map(
        (axis) => (a[axis] as number) * (1 - p - q) + (b[axis] as number) * p + (c[axis] as number) * q,
      )
      if (place.some((value, axis) => value < (low[axis] as number) || value > (high[axis] as number))) continue
      const [x = 0, y = 0, z = 0] = place.map((value, axis) => Math.floor((value - (low[axis] as number)) / CELL_M))
      cells.add((x << 20) | (y << 10) | z)
    }
  }
}

/** Whether a piece stands on the floor, hangs from the ceiling, touches a wall that it is made for, or stands on another piece. */
export function isCarried(piece: Furnished, pieces: readonly Furnished[], { shell }: RoomScene): boolean {
  const {
    placement: { design, hangsFrom },
    low,
    high,
  } = piece
  if (hangsFrom !== undefined || Math.abs(low[1]) < NEAR_M) return true
  const isOnWall = low[2] < WALL_M || Math.min(low[0] + shell.width / 2, shell.width / 2 - high[0]) < WALL_M
  if (isOnWall && standsOf(design) === 'wall') return true
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2]
  return pieces.some((other) => other !== piece && hasSurfaceAt(other, [x, low[1], z]))
}

const NEAR_M = 0.012
const WALL_M = 0.03
/** A piece's foot may lie a little off its middle. */
const AROUND_M = 0.04

function standsOf(design: string): string {
  const [family = '', name = ''] = design.split('/')
  return designNamed(family, name).build(EMPTY_SPEC).stands ?? 'floor'
}

/** Whether a piece has a surface within a centimetre of a height, near a place. */
function hasSurfaceAt({ parts }: Furnished, [x, y, z]: readonly [number, number, number]): boolean {
  const off = [AROUND_M, NEAR_M, AROUND_M]
  const isAround = ({ low, high }: { low: readonly number[]; high: readonly number[] }): boolean =>
    [x, y, z].every(
      (value, axis) =>
        (low[axis] as number) <= value + (off[axis] as number) &&
        (high[axis] as number) >= value - (off[axis] as number),
    )
  return parts.some(
    ({ mesh }) => isAround(boundsOf([mesh])) && mesh.indices.some((_, at) => at % 3 === 0 && isAround(boxOf(mesh, at))),
  )
}

function boxOf({ positions, indices }: Mesh, at: number): { low: number[]; high: number[] } {
  const along = (axis: number): number[] =>
    [0, 1, 2].map((k) => positions[(indices[at + k] as number) * 3 + axis] as number)
  return {
    low: [0, 1, 2].map((axis) => Math.min(...along(axis))),
    high: [0, 1, 2].map((axis) => Math.max(...along(axis))),
  }
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, axis) => value - (b[axis] as number)))
}
