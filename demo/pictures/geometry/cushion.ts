import { finished, type Sketch } from './mesh.ts'
import type { Mesh } from './triangle-mesh.ts'
import { noise3 } from './noise.ts'
import { roundedBox } from './rounded-box.ts'
import { clamp, smoothstep, type Vec3 } from './vector.ts'

export interface CushionShape {
  width: number
  height: number
  depth: number
  radius?: number
  /** 0 flat foam, 1 well filled with feathers; 0.5 unless told. */
  fill?: number
  /** Metres by which the middle gives way, as after use. */
  sag?: number
  /** Metres of creases that run inwards from the edges. */
  slack?: number
  /** The thin direction, whose faces bulge: 'y' for a seat, 'z' for a back cushion. */
  thin?: 'y' | 'z'
  seed?: number
}

/** A seat or back cushion with boxed edges that bulges, sags and creases as a used one does, around the origin. */
export function cushion(shape: CushionShape): Mesh {
  const thin = shape.thin ?? 'y'
  const [w, t, d] = thin === 'y' ? [shape.width, shape.height, shape.depth] : [shape.width, shape.depth, shape.height]
  const fill = shape.fill ?? 0.5
  const move = creases([w, t, d], shape)
  const swap = (p: Vec3): Vec3 => (thin === 'y' ? p : [p[0], -p[2], p[1]])
  return roundedBox({
    width: w,
    height: t,
    depth: d,
    radius: shape.radius ?? Math.min(t * 0.38, 0.06),
    crown: [0.012 * fill, t * 0.3 * fill, 0.016 * fill],
    wrinkle: 0.009 * fill + 0.002,
    wrinklesPerMetre: 4.5,
    cells: 16,
    seed: shape.seed ?? 1,
    warp: (p) => swap(move(p)),
  })
}

/** Creases are folds of noise stretched from the edge inwards, deepest a hand's breadth from the seam. */
function creases([w, t, d]: Vec3, shape: CushionShape): (point: Vec3) => Vec3 {
  const slack = shape.slack ?? 0.005
  const sag = shape.sag ?? 0.006
  const shift = (shape.seed ?? 1) * 7.31
  return ([x, y, z]) => {
    const fromSide = w / 2 - Math.abs(x)
    const fromFront = d / 2 - Math.abs(z)
    const side = smoothstep(0.22, 0.02, fromSide) * smoothstep(-0.01, 0.05, fromSide)
    const front = smoothstep(0.22, 0.02, fromFront) * smoothstep(-0.01, 0.05, fromFront)
    const fold =
      (noise3(x * 4 + shift, shift, z * 22) - 0.5) * side + (noise3(x * 22, shift, z * 4 + shift) - 0.5) * front
    const up = clamp(y / (t / 2), -1, 1)
    const dent =
      (1 - clamp((2 * x) / w, -1, 1) ** 2) *
      (1 - clamp((2 * z) / d, -1, 1) ** 2) *
      (0.6 + 0.8 * noise3(x * 3 + shift, 5, z * 3))
    return [x, y + up * slack * 2 * fold - Math.max(0, up) * sag * dent, z]
  }
}

export interface PillowShape {
  width: number
  height: number
  thickness: number
  /** 0…1: how deep the top edge is pressed in by a hand. */
  chop?: number
  slack?: number
  seed?: number
  cells?: number
}

/** A throw pillow standing in the xy plane, facing z: pinched seams, drawn-in edges, pointed corners with creases that run into them. */
export function pillow(shape: PillowShape): Mesh {
  const cells = shape.cells ?? 30
  const sketch: Sketch = { positions: [], indices: [] }
  const row = cells + 1
  for (const side of [1, -1]) {
    const first = sketch.positions.length / 3
    for (let j = 0; j <= cells; j++)
      for (let i = 0; i <= cells; i++)
        sketch.positions.push(
          ...pillowPoint(shape, Math.sin((i / cells - 0.5) * Math.PI), Math.sin((j / cells - 0.5) * Math.PI), side),
        )
    for (let j = 0; j < cells; j++) {
      for (let i = 0; i < cells; i++) {
        const a = first + j * row + i
        if (side > 0) sketch.indices.push(a, a + 1, a + row, a + 1, a + row + 1, a + row)
        else sketch.indices.push(a, a + row, a + 1, a + 1, a + row, a + row + 1)
      }
    }
  }
  return finished(sketch, { creaseDegrees: 80 })
}

function pillowPoint(shape: PillowShape, u: number, v: number, side: number): Vec3 {
  const shift = (shape.seed ?? 1) * 5.17
  const slack = shape.slack ?? 0.012
  const chop = shape.chop ?? 0
  const full = ((1 - u * u) * (1 - v * v)) ** 0.4
  const pressed = chop * Math.exp(-((u / 0.28) ** 2)) * smoothstep(-0.5, 1, v)
  const x = (u * shape.width * (1 - 0.075 * (1 - v * v))) / 2
  const y = (v * shape.height * (1 - 0.075 * (1 - u * u))) / 2 - pressed * shape.height * 0.16
  const corner = smoothstep(0.35, 1.2, Math.hypot(u, v))
  const angle = Math.atan2(Math.abs(v), Math.abs(u)) * 9
  const radial = (noise3(angle + shift + (u > 0 ? 9 : 0), v > 0 ? 4 : 1, side * 3) - 0.5) * corner * 1.6
  const soft = noise3(x * 8 + shift, y * 8, side * 5) - 0.5
  return [
    x,
    y,
    side * ((shape.thickness / 2) * full * (1 - 0.35 * pressed) + (radial + soft) * slack * Math.min(1, full * 2.2)),
  ]
}
