import { extruded } from '../../geometry/extrude.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { inset, type Outline } from '../../geometry/outline.ts'
import { tube } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Span } from './bench.ts'

type Point = readonly [out: number, up: number]

const [WALL, ROLL, CORD] = [0.062, 0.05, 0.0045]

/** A padded head or foot that rolls outwards at its top, corded at both sides; its inner face stands at `inner` and it reaches `reach` further out, to −z (−1) or +z (1). */
export function sleighEnd({
  x,
  height,
  inner,
  reach,
  out,
}: {
  x: Span
  height: number
  inner: number
  reach: number
  out: -1 | 1
}): Mesh[] {
  const outline = scroll(height, reach)
  const width = x[1] - x[0]
  const wall = extruded({ outline, thickness: width, bevel: 0.004, lies: 'upright' })
  const cords = [-1, 1].map((side) =>
    tube(
      inset(outline, 0.002).map(([u, y]) => [u, Math.max(y, CORD), side * (width / 2 - 0.002)] as const),
      CORD,
      { isClosed: true, isStraight: true, steps: 200, sides: 6 },
    ),
  )
  return [wall, ...cords].map((mesh) => placed(mesh, [(x[0] + x[1]) / 2, 0, inner], [0, -90 * out, 0]))
}

/** Seen from the side, counter-clockwise: the floor, up the outside, around the roll, down the inside. */
function scroll(height: number, reach: number): Outline {
  const centre: Point = [reach - ROLL, height - ROLL]
  const at = (degrees: number): Point => [
    centre[0] + ROLL * Math.cos((degrees * Math.PI) / 180),
    centre[1] + ROLL * Math.sin((degrees * Math.PI) / 180),
  ]
  const arc = Array.from({ length: 28 }, (_, k) => at(-75 + (230 * k) / 27))
  const [low, high] = [at(-75), at(155)]
  const straight = height - 0.34
  return [
    [0, 0],
    [WALL, 0],
    ...curve([WALL, straight], [WALL, low[1] - (low[0] - WALL) * 0.27], low),
    ...arc,
    ...curve(high, [0, high[1] - high[0] * 2.14], [0, straight]),
  ]
}

/** From the first to before the last point, drawn towards the one between. */
function curve(from: Point, by: Point, to: Point): Point[] {
  return Array.from({ length: 9 }, (_, k) => {
    const t = k / 9
    return [0, 1].map(
      (c) => (from[c] as number) * (1 - t) ** 2 + 2 * (by[c] as number) * t * (1 - t) + (to[c] as number) * t * t,
    ) as unknown as Point
  })
}
