import { mirrored, placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { add, nothing, upholsteredPiece } from './piece.ts'
import { back, base, leftArm, levelsOf, scattered, seats, standing } from './sofa-run.ts'
import type { SofaStyle } from './sofa-style.ts'

/** A straight sofa: two arms, a back, a cushion for each seat. */
export function straightSofa(
  spec: PieceSpec,
  style: SofaStyle,
  own = { width: 2.1, depth: 0.9, height: 0.84 },
): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth } = size
  const places = spec.seats ?? Math.max(1, Math.min(4, Math.round((width - 0.3) / 0.66)))
  const count = style.seat.wide === true && places > 2 ? places - 1 : places
  const levels = levelsOf(style, size.height)
  const inner = width / 2 - style.arm.width
  const piece = nothing()
  const each = (2 * inner) / count
  piece.body.push(
    ...base(levels, { left: -inner - 0.01, right: inner + 0.01, front: depth - 0.018, back: levels.foot + 0.02 }),
  )
  piece.body.push(
    ...seats(
      style,
      levels,
      { left: -inner + 0.002, right: inner - 0.002, front: depth - 0.004, back: levels.backReach - 0.01 },
      count,
      spec.seed,
    ),
  )
  piece.body.push(
    ...back(
      style,
      levels,
      {
        left: -inner,
        right: inner,
        cushions: Array.from({ length: count }, (_, k) => [-inner + each * k, -inner + each * (k + 1)] as const),
      },
      spec.seed,
    ),
  )
  const arms = leftArm(style, levels, depth, spec.seed)
  piece.body.push(
    ...arms.map((mesh) => placed(mesh, [-width / 2, 0, 0])),
    ...arms.map((mesh) => placed(mirrored(mesh), [width / 2, 0, 0])),
  )
  piece.accent.push(
    ...scattered(levels, levels.backReach + style.back.thick + 0.11, style.scatter(inner, count), spec.seed),
  )
  add(piece, standing(style, levels, { left: -width / 2, right: width / 2, front: depth, back: levels.foot * 0.4 }))
  return upholsteredPiece(spec, size, piece, style.finish)
}
