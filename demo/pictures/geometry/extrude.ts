import { type Axis, finished, type Sketch } from './mesh.ts'
import type { Mesh } from './triangle-mesh.ts'
import { inset, type Outline } from './outline.ts'
import { triangulated } from './triangulate.ts'

export interface ExtrudeShape {
  outline: Outline
  holes?: readonly Outline[]
  thickness: number
  /** Metres of rounded edge on both faces. */
  bevel?: number
  /** Which way it lies: 'flat' = outline in xz seen from above (table tops; outline y is −z), 'upright' = outline in xy (backs, frames). */
  lies?: 'flat' | 'upright'
  grainAlong?: Axis
}

/** A board of any outline around the origin: tops, backs, sides with holes, legs cut from a board. */
export function extruded(shape: ExtrudeShape): Mesh {
  const bevel = Math.min(shape.bevel ?? 0.0015, shape.thickness / 2)
  const rings = bevel > 0.004 ? [0, 0.3, 0.65, 1] : [0, 1]
  const sketch: Sketch = { positions: [], indices: [] }
  const outlines = [shape.outline, ...(shape.holes ?? []).map((hole) => hole.toReversed())]
  const half = shape.thickness / 2
  const levels = [
    ...rings.map(
      (t) => [bevel * (1 - Math.sin((t * Math.PI) / 2)), -half + bevel * (1 - Math.cos((t * Math.PI) / 2))] as const,
    ),
    ...rings
      .toReversed()
      .map(
        (t) => [bevel * (1 - Math.sin((t * Math.PI) / 2)), half - bevel * (1 - Math.cos((t * Math.PI) / 2))] as const,
      ),
  ]
  for (const outline of outlines) addWall(sketch, outline, levels)
  const capped = outlines.map((outline) => inset(outline, bevel))
  addCap(sketch, capped, half, 1)
  addCap(sketch, capped, -half, -1)
  if ((shape.lies ?? 'flat') === 'flat') lieDown(sketch)
  return finished(sketch, { creaseDegrees: bevel > 0.004 ? 50 : 35, grainAlong: shape.grainAlong ?? 'x' })
}

function addWall(sketch: Sketch, outline: Outline, levels: readonly (readonly [inward: number, z: number])[]): void {
  const first = sketch.positions.length / 3
  const count = outline.length
  for (const [inward, z] of levels)
    for (const [x, y] of inward === 0 ? outline : inset(outline, inward)) sketch.positions.push(x, y, z)
  for (let level = 0; level < levels.length - 1; level++) {
    for (let i = 0; i < count; i++) {
      const a = first + level * count + i
      const b = first + level * count + ((i + 1) % count)
      sketch.indices.push(a, b, a + count, b, b + count, a + count)
    }
  }
}

function addCap(sketch: Sketch, [outline = [], ...holes]: readonly Outline[], z: number, side: number): void {
  const first = sketch.positions.length / 3
  const { points, triangles } = triangulated(outline, holes)
  for (const [x, y] of points) sketch.positions.push(x, y, z)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] as number, triangles[at + 1] as number, triangles[at + 2] as number]
    if (side > 0) sketch.indices.push(first + a, first + b, first + c)
    else sketch.indices.push(first + a, first + c, first + b)
  }
}

/** From the xy plane to the xz plane, the face that looked at the viewer looking up. */
function lieDown(sketch: Sketch): void {
  for (let at = 0; at < sketch.positions.length; at += 3) {
    const [y, z] = [sketch.positions[at + 1] as number, sketch.positions[at + 2] as number]
    sketch.positions[at + 1] = z
    sketch.positions[at + 2] = -y
  }
}
