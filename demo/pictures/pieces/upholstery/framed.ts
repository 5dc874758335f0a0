import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { padded } from './frames.ts'
import { bar, type Rect } from './legs.ts'
import { nothing, upholsteredPiece } from './piece.ts'
import { back, base, type Levels, levelsOf, scattered, seats } from './sofa-run.ts'
import type { SofaStyle } from './sofa-style.ts'

/** Half of what a loop's flat steel measures across and through. */
const STEEL = { across: 0.02, thick: 0.008 }

/** A sofa hung in two loops of flat steel, legs and arms in one: nothing but air below the arms. */
export function framedSofa(
  spec: PieceSpec,
  style: SofaStyle,
  own = { width: 2.1, depth: 0.9, height: 0.84 },
): PieceModel {
  const size = sizeOf(spec, own)
  const count = spec.seats ?? 3
  const levels = levelsOf(style, size.height)
  const inner = size.width / 2 - 2 * STEEL.across
  const each = (2 * inner) / count
  const piece = nothing()
  piece.body.push(...base(levels, { left: -inner, right: inner, front: size.depth - 0.03, back: levels.foot + 0.02 }))
  piece.body.push(
    ...seats(
      style,
      levels,
      { left: -inner + 0.002, right: inner - 0.002, front: size.depth - 0.014, back: levels.backReach - 0.01 },
      count,
      spec.seed,
    ),
  )
  piece.body.push(
    ...back(
      style,
      levels,
      {
        left: -inner + 0.004,
        right: inner - 0.004,
        cushions: Array.from({ length: count }, (_, k) => [-inner + each * k, -inner + each * (k + 1)] as const),
      },
      spec.seed,
    ),
  )
  piece.accent.push(
    ...scattered(levels, levels.backReach + style.back.thick + 0.11, style.scatter(inner, count), spec.seed),
  )
  const rect = {
    left: -inner - STEEL.across,
    right: inner + STEEL.across,
    front: size.depth - 0.05,
    back: levels.foot + 0.05,
  }
  for (const x of [rect.left, rect.right]) {
    piece.frame.push(...loop(x, levels, rect))
    piece.body.push(
      padded(
        [0.062, 0.028, (rect.front - rect.back) * 0.62],
        [x, levels.armTop + 0.012, (rect.front + rect.back) / 2 + 0.08],
        { radius: 0.012, step: 0.03, open: ['bottom'], seed: spec.seed + x },
      ),
    )
  }
  piece.frame.push(...crossRails(levels, rect))
  return upholsteredPiece(spec, size, piece, style.finish)
}

/** A closed loop that stands on the floor along z; its upper bar is the arm. */
function loop(x: number, { armTop }: Levels, { front, back: behind }: Rect): Mesh[] {
  const corners: Vec3[] = [
    [x, STEEL.thick, front],
    [x, armTop - STEEL.thick, front],
    [x, armTop - STEEL.thick, behind],
    [x, STEEL.thick, behind],
  ]
  return corners.map((from, k) => bar(from, corners[(k + 1) % 4] as Vec3, STEEL.across, STEEL.thick))
}

/** From loop to loop right under the seat, in front and behind. */
function crossRails({ leg }: Levels, { left, right, front, back: behind }: Rect): Mesh[] {
  return [front, behind].map((z) =>
    placed(roundedBox({ width: right - left, height: 0.03, depth: 2 * STEEL.thick, radius: 0.002 }), [
      0,
      leg - 0.012,
      z,
    ]),
  )
}
