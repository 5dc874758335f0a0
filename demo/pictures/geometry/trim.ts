import type { Mesh } from './triangle-mesh.ts'
import { sweep } from './sweep.ts'
import type { Vec3 } from './vector.ts'

/** Piping around the edge of a cushion in the xz plane at height 0: a thin closed tube along a rounded rectangle. */
export function piping(shape: { width: number; depth: number; corner: number; radius?: number }): Mesh {
  const radius = shape.radius ?? 0.0045
  const [hx, hz] = [shape.width / 2 - shape.corner, shape.depth / 2 - shape.corner]
  const through: Vec3[] = []
  for (const [sx, sz, quarter] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    for (let k = 0; k <= 4; k++) {
      const turn = ((quarter + k / 4) * Math.PI) / 2
      through.push([sx * hx + Math.cos(turn) * shape.corner, 0, sz * hz + Math.sin(turn) * shape.corner])
    }
  }
  return sweep({ through, radius, isClosed: true, up: [0, 1, 0], steps: 96, sides: 7 })
}
