import { mirrored, placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { add, nothing, type Upholstery, upholsteredPiece } from './piece.ts'
import { back, base, leftArm, type Levels, levelsOf, scattered, seats, standing } from './sofa-run.ts'
import type { SofaStyle } from './sofa-style.ts'

export interface CornerPlan {
  own: { width: number; depth: number; height: number }
  /** The short part ends in an arm, or open. */
  endsIn: 'arm' | 'open'
  scatter: Scatter
}

/** Scatter cushions: one in each end, a pair at the left, or a long one. */
export type Scatter = 'both' | 'pair' | 'long'

/** A sofa in L: a run along the back wall and a return along one side; `shape` left or right says where, seen from the front. */
export function cornerSofa(spec: PieceSpec, style: SofaStyle, plan: CornerPlan): PieceModel {
  const size = sizeOf(spec, plan.own)
  const { width, depth } = size
  const levels = levelsOf(style, size.height)
  const unit = Math.min(depth * 0.62, Math.max(0.84, depth * 0.47))
  const right = nothing()
  addMain(right, style, levels, { width, unit, scatter: plan.scatter, seed: spec.seed })
  const turned = nothing()
  addReturn(turned, style, levels, { depth, unit, endsIn: plan.endsIn, seed: spec.seed + 40 })
  add(right, turned, [width / 2, 0, 0], { turn: -90 })
  const piece = nothing()
  add(piece, right, [0, 0, 0], { mirror: spec.shape === 'left' })
  return upholsteredPiece(spec, size, piece, style.finish)
}

function addMain(
  piece: Upholstery,
  style: SofaStyle,
  levels: Levels,
  { width, unit, scatter, seed }: { width: number; unit: number; scatter: Scatter; seed: number },
): void {
  const [left, corner, end] = [-width / 2 + style.arm.width, width / 2 - unit, width / 2 - levels.backReach]
  const count = seatsIn(corner - left, style)
  const each = (corner - left) / count
  piece.body.push(
    ...base(levels, { left: left - 0.01, right: width / 2 - 0.012, front: unit - 0.018, back: levels.foot + 0.02 }),
  )
  piece.body.push(
    ...seats(
      style,
      levels,
      { left: left + 0.002, right: corner - 0.002, front: unit - 0.004, back: levels.backReach - 0.01 },
      count,
      seed,
    ),
  )
  piece.body.push(
    ...seats(
      { ...style, seat: { ...style.seat, bench: true, channels: 1 } },
      levels,
      { left: corner + 0.002, right: end + 0.01, front: unit - 0.004, back: levels.backReach - 0.01 },
      1,
      seed + 31,
    ),
  )
  const cushions = [
    ...Array.from({ length: count }, (_, k) => [left + each * k, left + each * (k + 1)] as const),
    [corner, end - 0.01] as const,
  ]
  piece.body.push(...back(style, levels, { left, right: width / 2 - 0.004, cushions }, seed))
  piece.body.push(...leftArm(style, levels, unit, seed).map((mesh) => placed(mesh, [-width / 2, 0, 0])))
  addScatter(piece, levels, style, { left, right: end - style.back.thick, scatter, seed })
  add(piece, standing(style, levels, { left: -width / 2, right: width / 2, front: unit, back: levels.foot * 0.4 }))
}

/** In its own frame: x runs from the corner to the front, its back is the sofa's side. */
function addReturn(
  piece: Upholstery,
  style: SofaStyle,
  levels: Levels,
  { depth, unit, endsIn, seed }: { depth: number; unit: number; endsIn: 'arm' | 'open'; seed: number },
): void {
  const end = endsIn === 'arm' ? depth - style.arm.width : depth
  const count = seatsIn(end - unit, style)
  const back0 = levels.backReach + style.back.thick + 0.015
  piece.body.push(
    ...base(levels, {
      left: unit - 0.03,
      right: end + (endsIn === 'arm' ? 0.01 : -0.014),
      front: unit - 0.018,
      back: levels.foot + 0.02,
    }),
  )
  piece.body.push(
    ...seats(
      style,
      levels,
      { left: unit - 0.002, right: end - 0.002, front: unit - 0.004, back: levels.backReach - 0.01 },
      count,
      seed,
    ),
  )
  const cushionEnd = endsIn === 'arm' ? end : Math.min(end - 0.02, unit + (end - unit) * 0.62)
  const backs = Math.max(1, Math.round((cushionEnd - back0) / 0.66))
  const each = (cushionEnd - back0) / backs
  piece.body.push(
    ...back(
      style,
      levels,
      {
        left: levels.foot + 0.03,
        right: endsIn === 'arm' ? end : cushionEnd + 0.03,
        cushions: Array.from({ length: backs }, (_, k) => [back0 + each * k, back0 + each * (k + 1)] as const),
      },
      seed,
    ),
  )
  if (endsIn === 'arm')
    piece.body.push(...leftArm(style, levels, unit, seed).map((mesh) => placed(mirrored(mesh), [depth, 0, 0])))
  add(
    piece,
    standing(style, levels, {
      left: unit + (style.legs === 'plinth' ? -0.1 : 0.1),
      right: depth,
      front: unit,
      back: levels.foot * 0.4,
    }),
  )
}

/** A sofa with a seat drawn out to a couch on one side. */
export function chaiseSofa(spec: PieceSpec, style: SofaStyle, plan: Omit<CornerPlan, 'endsIn'>): PieceModel {
  const size = sizeOf(spec, plan.own)
  const { width, depth } = size
  const levels = levelsOf(style, size.height)
  const unit = Math.min(1.02, Math.max(0.88, depth * 0.58))
  const [left, right] = [-width / 2 + style.arm.width, width / 2 - style.arm.width]
  const wide = Math.min(0.95, Math.max(0.72, (right - left) * 0.34))
  const split = right - wide
  const count = seatsIn(split - left, style)
  const each = (split - left) / count
  const piece = nothing()
  const behind = { back: levels.foot + 0.02 }
  piece.body.push(
    ...base(levels, { left: left - 0.01, right: split + 0.02, front: unit - 0.018, ...behind }),
    ...base(levels, { left: split + 0.004, right: right + 0.006, front: depth - 0.014, ...behind }),
  )
  piece.body.push(
    ...seats(
      style,
      levels,
      { left: left + 0.002, right: split - 0.001, front: unit - 0.004, back: levels.backReach - 0.01 },
      count,
      spec.seed,
    ),
  )
  piece.body.push(
    ...seats(
      { ...style, seat: { ...style.seat, bench: true, channels: 1 } },
      levels,
      { left: split + 0.001, right: right - 0.002, front: depth - 0.002, back: levels.backReach - 0.01 },
      1,
      spec.seed + 9,
    ),
  )
  piece.body.push(
    ...back(
      style,
      levels,
      {
        left,
        right,
        cushions: [
          ...Array.from({ length: count }, (_, k) => [left + each * k, left + each * (k + 1)] as const),
          [split, right] as const,
        ],
      },
      spec.seed,
    ),
  )
  const arms = leftArm(style, levels, unit, spec.seed)
  piece.body.push(
    ...arms.map((mesh) => placed(mesh, [-width / 2, 0, 0])),
    ...arms.map((mesh) => placed(mirrored(mesh), [width / 2, 0, 0])),
  )
  addScatter(piece, levels, style, { left, right, scatter: plan.scatter, seed: spec.seed })
  add(piece, standing(style, levels, { left: -width / 2, right: width / 2, front: unit, back: levels.foot * 0.4 }))
  add(piece, standing(style, levels, { left: split, right, front: depth, back: unit - 0.1 }))
  const whole = nothing()
  add(whole, piece, [0, 0, 0], { mirror: spec.shape === 'left' })
  return upholsteredPiece(spec, size, whole, style.finish)
}

/** How many cushions fill a length; deep sofas have wide ones. */
function seatsIn(length: number, style: SofaStyle): number {
  return Math.max(1, Math.round(length / (style.seat.wide === true ? 0.92 : 0.7)))
}

function addScatter(
  piece: Upholstery,
  levels: Levels,
  style: SofaStyle,
  { left, right, scatter, seed }: { left: number; right: number; scatter: Scatter; seed: number },
): void {
  const z = levels.backReach + style.back.thick + 0.11
  if (scatter === 'long')
    return void piece.accent.push(
      ...scattered(levels, z + 0.05, [{ x: right - 0.38, side: 1, width: 0.6, height: 0.32 }], seed),
    )
  piece.accent.push(...scattered(levels, z, [{ x: left + 0.25, side: -1 }], seed))
  if (scatter === 'both')
    piece.accent.push(...scattered(levels, z, [{ x: right - 0.26, side: 1, height: 0.46 }], seed + 2))
  else
    piece.accent.push(...scattered(levels, z + 0.15, [{ x: left + 0.42, side: -1, width: 0.5, height: 0.3 }], seed + 2))
}
