import { type Axis, finished, type Sketch } from './mesh.ts'
import type { Mesh } from './triangle-mesh.ts'
import { noise3 } from './noise.ts'
import { clamp, type Vec3 } from './vector.ts'

export interface BoxShape {
  width: number
  height: number
  depth: number
  /** Of all edges; 0.0015 reads as a crisp board, 0.03 and more as upholstery. */
  radius?: number
  /** Metres by which the faces bulge at their middle, along x, y, z. */
  crown?: Vec3
  /** Metres of uneven surface (0.004–0.012 for upholstery). */
  wrinkle?: number
  /** Bumps per metre of the wrinkles, 5 unless told. */
  wrinklesPerMetre?: number
  /** Cells along the longest side between the rounded edges; chosen by what the shape needs. */
  cells?: number
  /** Moves each finished point, before normals are made. */
  warp?: (point: Vec3) => Vec3
  grainAlong?: Axis
  seed?: number
}

/** A box around the origin with rounded edges: boards, frames, upholstered bodies. */
export function roundedBox(shape: BoxShape): Mesh {
  const half: Vec3 = [shape.width / 2, shape.height / 2, shape.depth / 2]
  const radius = Math.min(shape.radius ?? 0.002, ...half)
  const isSoft = Boolean(shape.crown ?? shape.wrinkle ?? shape.warp)
  const cells = shape.cells ?? (isSoft ? 12 : 1)
  const rounds = radius < 0.004 ? 1 : radius < 0.02 ? 2 : 4
  const sketch: Sketch = { positions: [], indices: [] }
  const move = mover(shape, half)
  for (const face of [0, 1, 2])
    for (const side of [-1, 1]) addFace({ sketch, half, radius, cells, rounds, move }, face, side)
  return finished(sketch, {
    creaseDegrees: radius > 0.0004 ? 75 : 30,
    ...(shape.grainAlong && { grainAlong: shape.grainAlong }),
  })
}

interface FaceWork {
  sketch: Sketch
  half: Vec3
  radius: number
  cells: number
  rounds: number
  move: (point: Vec3, outward: Vec3) => Vec3
}

function addFace(work: FaceWork, face: number, side: number): void {
  const [u, v] = [(face + 1) % 3, (face + 2) % 3]
  const us = stations(work.half[u] as number, work)
  const vs = stations(work.half[v] as number, work)
  const first = work.sketch.positions.length / 3
  for (const b of vs) {
    for (const a of us) {
      const point: [number, number, number] = [0, 0, 0]
      point[face] = side * (work.half[face] as number)
      point[u] = a
      point[v] = b
      work.sketch.positions.push(...rounded(point, work))
    }
  }
  const row = us.length
  for (let j = 0; j < vs.length - 1; j++) {
    for (let i = 0; i < row - 1; i++) {
      const a = first + j * row + i
      if (side > 0) work.sketch.indices.push(a, a + 1, a + row, a + 1, a + row + 1, a + row)
      else work.sketch.indices.push(a, a + row, a + 1, a + 1, a + row, a + row + 1)
    }
  }
}

/** Where a face is cut along one axis: even steps of angle on the rounded edges, even cells between. */
function stations(half: number, work: FaceWork): number[] {
  const { radius, rounds } = work
  const flat = half - radius
  const cells = work.cells === 1 ? 1 : Math.max(3, Math.round((work.cells * half) / Math.max(...work.half)))
  const edge = Array.from({ length: rounds }, (_, i) => flat + radius * Math.tan((((i + 1) / rounds) * Math.PI) / 4))
  const middle = Array.from({ length: cells + 1 }, (_, i) => -flat + (2 * flat * i) / cells)
  const all = flat < 1e-6 ? [0] : middle
  return [...edge.toReversed().map((value) => -value), ...all, ...edge]
}

function rounded(point: Vec3, { half, radius, move }: FaceWork): Vec3 {
  const inner = point.map((value, c) => clamp(value, radius - (half[c] as number), (half[c] as number) - radius))
  const d = point.map((value, c) => value - (inner[c] as number))
  const length = Math.hypot(...d) || 1
  const outward = d.map((value) => value / length) as unknown as Vec3
  return move(inner.map((value, c) => value + (outward[c] as number) * radius) as unknown as Vec3, outward)
}

function mover(shape: BoxShape, half: Vec3): (point: Vec3, outward: Vec3) => Vec3 {
  const crown = shape.crown ?? [0, 0, 0]
  const wrinkle = shape.wrinkle ?? 0
  const per = shape.wrinklesPerMetre ?? 5
  const shift = (shape.seed ?? 1) * 13.7
  return (point, outward) => {
    const s = point.map((value, c) => clamp(value / (half[c] as number), -1, 1)) as unknown as Vec3
    const fall = s.map((value) => 1 - value * value) as unknown as Vec3
    let moved: Vec3 = [
      point[0] + crown[0] * s[0] * (fall[1] * fall[2]) ** 0.6,
      point[1] + crown[1] * s[1] * (fall[0] * fall[2]) ** 0.6,
      point[2] + crown[2] * s[2] * (fall[0] * fall[1]) ** 0.6,
    ]
    if (wrinkle > 0) {
      const n =
        noise3(point[0] * per + shift, point[1] * per + shift, point[2] * per) -
        0.5 +
        0.4 * (noise3(point[0] * per * 2.7 + shift, point[1] * per * 2.7, point[2] * per * 2.7) - 0.5)
      moved = [
        moved[0] + outward[0] * n * wrinkle,
        moved[1] + outward[1] * n * wrinkle,
        moved[2] + outward[2] * n * wrinkle,
      ]
    }
    return shape.warp ? shape.warp(moved) : moved
  }
}
