import { finished, type Sketch } from './mesh.ts'
import type { Mesh } from './triangle-mesh.ts'
import { noise3 } from './noise.ts'
import { cross, minus, unit, type Vec3 } from './vector.ts'

export interface SurfaceShape {
  /** The surface at u, v in 0…1; its front is where du × dv points. */
  at: (u: number, v: number) => Vec3
  cellsU: number
  cellsV: number
  /** Metres; without it both sides show, which is right for thin cloth and leaves. */
  thickness?: number
  isClosedU?: boolean
  creaseDegrees?: number
}

/** Any surface given by a function: shells, leaves, cloth. With a thickness it is a closed body. */
export function surface(shape: SurfaceShape): Mesh {
  const { cellsU, cellsV } = shape
  const points: Vec3[] = []
  for (let j = 0; j <= cellsV; j++)
    for (let i = 0; i <= cellsU; i++)
      points.push(shape.at(shape.isClosedU && i === cellsU ? 0 : i / cellsU, j / cellsV))
  const sketch: Sketch = { positions: points.flat(), indices: [], grain: [] }
  const grain = points.map((_, at) => gridGrain(points, at, cellsU + 1)).flat()
  sketch.grain = grain
  addGrid(sketch, 0, cellsU, cellsV, 1)
  if (shape.thickness) addBack(sketch, points, shape)
  return finished(sketch, { creaseDegrees: shape.creaseDegrees ?? 60 })
}

/** Length along v (fibre) and u, so that patterns follow the cloth's folds. */
function gridGrain(points: readonly Vec3[], at: number, row: number): Vec3 {
  const u = at % row
  const v = Math.floor(at / row)
  const [a, b] = [points[row - 1] as Vec3, points[(points.length / row - 1) * row] as Vec3]
  const first = points[0] as Vec3
  const width = Math.hypot(...minus(a, first)) || 1
  const height = Math.hypot(...minus(b, first)) || 1
  return [(v / (points.length / row - 1)) * height, (u / (row - 1)) * width, 0]
}

function addGrid(sketch: Sketch, first: number, cellsU: number, cellsV: number, side: number): void {
  const row = cellsU + 1
  for (let j = 0; j < cellsV; j++) {
    for (let i = 0; i < cellsU; i++) {
      const a = first + j * row + i
      if (side > 0) sketch.indices.push(a, a + 1, a + row, a + 1, a + row + 1, a + row)
      else sketch.indices.push(a, a + row, a + 1, a + 1, a + row, a + row + 1)
    }
  }
}

function addBack(sketch: Sketch, points: readonly Vec3[], shape: SurfaceShape): void {
  const { cellsU, cellsV, thickness = 0 } = shape
  const row = cellsU + 1
  const back = points.length
  points.forEach((point, at) => {
    const [i, j] = [at % row, Math.floor(at / row)]
    const get = (u: number, v: number): Vec3 => {
      const around = shape.isClosedU ? (u + cellsU) % cellsU : Math.max(0, Math.min(cellsU, u))
      return points[Math.max(0, Math.min(cellsV, v)) * row + around] as Vec3
    }
    const n = unit(cross(minus(get(i + 1, j), get(i - 1, j)), minus(get(i, j + 1), get(i, j - 1))))
    sketch.positions.push(point[0] - n[0] * thickness, point[1] - n[1] * thickness, point[2] - n[2] * thickness)
  })
  sketch.grain?.push(...(sketch.grain ?? []))
  addGrid(sketch, back, cellsU, cellsV, -1)
  const rim = (a: number, b: number): number => sketch.indices.push(b, a, back + a, b, back + a, back + b)
  for (let i = 0; i < cellsU; i++) {
    rim(i, i + 1)
    rim(cellsV * row + i + 1, cellsV * row + i)
  }
  if (shape.isClosedU) return
  for (let j = 0; j < cellsV; j++) {
    rim((j + 1) * row, j * row)
    rim(j * row + cellsU, (j + 1) * row + cellsU)
  }
}

/** A curtain hanging from y = 0 downwards in the xy plane, its folds even at the top and freer at the hem. */
export function curtain(shape: { width: number; height: number; folds: number; depth?: number; seed?: number }): Mesh {
  const depth = shape.depth ?? 0.05
  const shift = (shape.seed ?? 1) * 3.7
  return surface({
    cellsU: shape.folds * 14,
    cellsV: 18,
    at: (u, v) => {
      const loose = v ** 1.3
      const phase =
        u * shape.folds * 2 * Math.PI + (noise3(u * shape.folds * 0.7 + shift, v * 1.5, 1) - 0.5) * 2.6 * loose
      const swell = 0.75 + 0.6 * noise3(u * shape.folds * 0.9 + shift, 4, v)
      const x = (u - 0.5) * shape.width + Math.cos(phase) * 0.012 * loose
      return [x, -(1 - v) * shape.height, Math.sin(phase) * depth * swell * (0.75 + 0.25 * (1 - v))]
    },
  })
}

/**
 * A throw laid over an edge: `profile` is the way of the cloth from its lower front end over the piece and down behind, as [y, z];
 * it is `width` wide along x, hugs the profile and ripples where it hangs free.
 */
export function drape(shape: {
  width: number
  profile: readonly (readonly [y: number, z: number])[]
  thickness?: number
  ripple?: number
  seed?: number
  cells?: number
}): Mesh {
  const ripple = shape.ripple ?? 0.008
  const shift = (shape.seed ?? 1) * 2.9
  const last = shape.profile.length - 1
  const steps = Math.max(24, last * 8)
  return surface({
    cellsU: shape.cells ?? 36,
    cellsV: steps,
    thickness: shape.thickness ?? 0.005,
    at: (u, v) => {
      const along = Math.min(last - 1e-6, v * last)
      const i = Math.floor(along)
      const t = along - i
      const a = shape.profile[i] as readonly [number, number]
      const b = shape.profile[i + 1] as readonly [number, number]
      const hang = Math.abs(b[0] - a[0]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)
      const wave = (noise3(u * shape.width * 11 + shift, v * 2, 3) - 0.5) * 2 * ripple * (0.35 + hang)
      const n: readonly [number, number] = [-(b[1] - a[1]), b[0] - a[0]]
      const length = Math.hypot(...n) || 1
      const skew = (noise3(v * 3 + shift, 7, 1) - 0.5) * 0.02
      return [
        (u - 0.5) * shape.width + skew,
        a[0] + (b[0] - a[0]) * t + (n[0] / length) * wave,
        a[1] + (b[1] - a[1]) * t + (n[1] / length) * wave,
      ]
    },
  })
}
