import { roundedBox } from '../../geometry/rounded-box.ts'
import { mirrored, placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { scatterCushion } from './cushions.ts'
import { padded } from './frames.ts'
import { fourLegs, type LegKind } from './legs.ts'
import { add, nothing, opened, type Upholstery, upholsteredPiece } from './piece.ts'
import { base, leftArm, levelsOf, back, seats } from './sofa-run.ts'
import type { SofaStyle } from './sofa-style.ts'
import { stuffed } from './stuffed.ts'

export interface ClicClac {
  own: { width: number; depth: number; height: number }
  isOpen: boolean
  legs: LegKind
  finish: 'wood' | 'metal'
  /** Seams along the width, or buttons in a grid. */
  quilt: 'bands' | 'buttons' | 'channels'
  roll?: boolean
}

/** A couch without arms whose back folds down flat. */
export function clicClac(spec: PieceSpec, plan: ClicClac): PieceModel {
  const size = sizeOf(plan.isOpen ? opened(spec, plan.own) : spec, plan.own)
  const { width, depth, height } = size
  const thick = 0.17
  const seatTop = plan.isOpen ? height : 0.42
  const piece = nothing()
  const deep = plan.isOpen ? depth / 2 : Math.min(0.66, depth * 0.68)
  const front = depth
  piece.body.push(
    ...mattress(plan, [width, thick, deep], spec.seed).map((mesh) =>
      placed(mesh, [0, seatTop - thick / 2 - 0.012, front - deep / 2]),
    ),
  )
  if (plan.isOpen)
    piece.body.push(
      ...mattress(plan, [width, thick, deep], spec.seed + 6).map((mesh) =>
        placed(mesh, [0, seatTop - thick / 2 - 0.012, front - deep * 1.5 - 0.004]),
      ),
    )
  else {
    const lean = 17
    const tall = (height - seatTop + 0.125) / Math.cos((lean * Math.PI) / 180)
    piece.body.push(
      ...mattress(plan, [width, thick, tall], spec.seed + 6).map((mesh) =>
        placed(
          mesh,
          [
            0,
            height - (tall / 2) * Math.cos((lean * Math.PI) / 180) - thick * 0.12,
            front - deep - thick * 0.36 - (tall / 2 - 0.12) * Math.sin((lean * Math.PI) / 180),
          ],
          [90 - lean, 0, 0],
        ),
      ),
    )
  }
  const under = seatTop - thick - 0.012
  const rail = (z: number): void =>
    void piece.frame.push(
      placed(roundedBox({ width: width - 0.1, height: 0.035, depth: 0.035, radius: 0.004 }), [0, under - 0.0155, z]),
    )
  rail(front - 0.1)
  rail(front - deep + 0.06)
  const back = plan.isOpen ? 0 : front - deep - 0.05
  if (plan.isOpen) rail(0.12)
  for (const x of [-1, 1])
    piece.frame.push(
      placed(roundedBox({ width: 0.035, height: 0.035, depth: front - back - 0.14, radius: 0.004, grainAlong: 'z' }), [
        x * (width / 2 - 0.09),
        under - 0.0155 - 0.034,
        (front + back) / 2,
      ]),
    )
  add(piece, { frame: fourLegs(plan.legs, under - 0.05, { left: -width / 2, right: width / 2, front, back }, 0.09) })
  if (plan.roll === true && !plan.isOpen) {
    for (const x of [-1, 1])
      piece.accent.push(
        ...scatterCushion(0.38, spec.seed + x, { lean: 20 }).map((mesh) =>
          placed(mesh, [x * (width / 2 - 0.28), seatTop, front - deep + 0.16], [0, -x * 14, x * 3]),
        ),
      )
  }
  return upholsteredPiece(spec, size, piece, plan.finish)
}

function mattress(plan: ClicClac, size: readonly [number, number, number], seed: number): Upholstery['body'] {
  const [width, , deep] = size
  const bands = {
    x: Math.max(2, Math.round(width / (plan.quilt === 'channels' ? 0.13 : 0.32))),
    z: plan.quilt === 'channels' ? 1 : Math.max(2, Math.round(deep / (plan.quilt === 'bands' ? 0.21 : 0.28))),
  }
  const across =
    plan.quilt === 'bands'
      ? []
      : Array.from({ length: bands.x - 1 }, (_, k) => ({
          axis: 'x' as const,
          at: -width / 2 + (width * (k + 1)) / bands.x,
          depth: plan.quilt === 'channels' ? 0.013 : 0.006,
          width: 0.011,
        }))
  const along = Array.from({ length: bands.z - 1 }, (_, k) => ({
    axis: 'z' as const,
    at: -deep / 2 + (deep * (k + 1)) / bands.z,
    depth: plan.quilt === 'bands' ? 0.016 : 0.006,
    width: 0.012,
  }))
  const dent = (x: number, z: number): number => {
    const fx = x / (width / bands.x) + (bands.x % 2) / 2
    const fz = z / (deep / bands.z) + (bands.z % 2) / 2
    const far = Math.hypot((fx - Math.round(fx)) * (width / bands.x), (fz - Math.round(fz)) * (deep / bands.z))
    const isInside = Math.abs(x) < width / 2 - 0.08 && Math.abs(z) < deep / 2 - 0.06
    return isInside ? -0.026 * Math.exp(-((far / 0.035) ** 2)) : 0
  }
  return [
    stuffed({
      size,
      radius: 0.035,
      planRadius: 0.04,
      step: plan.quilt === 'buttons' ? 0.026 : 0.034,
      crown: { top: 0.022, bottom: 0.004, side: 0.012 },
      firmness: 5,
      slack: 0.005,
      folds: 0.006,
      seam: 0.003,
      lines: [...across, ...along],
      ...(plan.quilt === 'buttons' && { relief: (x: number, z: number, top: boolean) => (top ? dent(x, z) : 0) }),
      seed,
    }),
  ]
}

/** A sofa with arms whose bed comes out of the seat: closed, or with the mattress on its frame in front. */
export function pullOut(
  spec: PieceSpec,
  style: SofaStyle,
  { own, isOpen, drawer }: { own: { width: number; depth: number; height: number }; isOpen: boolean; drawer: boolean },
): PieceModel {
  const size = sizeOf(isOpen ? opened(spec, own) : spec, own)
  const { width } = size
  const levels = levelsOf(style, size.height)
  const closed = isOpen ? Math.min(0.96, size.depth * 0.45) : size.depth
  const inner = width / 2 - style.arm.width
  const piece = nothing()
  const count = Math.max(2, Math.round((2 * inner) / (style.seat.wide === true ? 0.85 : 0.68)))
  const each = (2 * inner) / count
  const rect = { left: -inner + 0.002, right: inner - 0.002, front: closed - 0.004, back: levels.backReach - 0.01 }
  if (drawer) addDrawer(piece, { inner, front: closed - 0.02, bottom: levels.leg + 0.012, top: levels.railTop - 0.01 })
  piece.body.push(
    ...base(levels, {
      left: -inner - 0.01,
      right: inner + 0.01,
      front: closed - (drawer ? 0.045 : 0.018),
      back: levels.foot + 0.02,
    }),
  )
  if (!isOpen) piece.body.push(...seats(style, levels, rect, count, spec.seed))
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
  const arms = leftArm(style, levels, closed, spec.seed)
  piece.body.push(
    ...arms.map((mesh) => placed(mesh, [-width / 2, 0, 0])),
    ...arms.map((mesh) => placed(mirrored(mesh), [width / 2, 0, 0])),
  )
  if (isOpen)
    addBed(piece, { inner: inner - 0.02, from: levels.backReach + 0.12, to: size.depth, top: levels.seat - 0.015 })
  add(piece, {
    frame: fourLegs(
      style.legs === 'plinth' ? 'straight' : style.legs,
      levels.leg,
      { left: -width / 2, right: width / 2, front: closed, back: levels.foot * 0.4 },
      0.07,
    ),
  })
  return upholsteredPiece(spec, size, piece, style.finish)
}

/** A front of its own below the seat, with the gap that a drawer has. */
function addDrawer(
  piece: Upholstery,
  { inner, front, bottom, top }: { inner: number; front: number; bottom: number; top: number },
): void {
  piece.body.push(
    padded([2 * inner - 0.012, top - bottom, 0.03], [0, (top + bottom) / 2, front - 0.012], {
      radius: 0.008,
      step: 0.06,
      lines: [{ axis: 'x', at: 0, depth: 0.003, width: 0.004 }],
    }),
  )
}

/** Mattress in three lengths on a steel frame, sheet-white, with two pillows. */
function addBed(
  piece: Upholstery,
  { inner, from, to, top }: { inner: number; from: number; to: number; top: number },
): void {
  const thick = 0.12
  const long = to - from
  piece.accent.push(
    placed(
      stuffed({
        size: [2 * inner, thick, long],
        radius: 0.035,
        planRadius: 0.06,
        step: 0.045,
        crown: { top: 0.012, bottom: 0.004, side: 0.008 },
        firmness: 5,
        slack: 0.006,
        folds: 0.006,
        seam: 0.004,
        lines: [-1, 1].map((k) => ({ axis: 'z' as const, at: (k * long) / 6, depth: 0.008, width: 0.012 })),
        seed: 4,
      }),
      [0, top - thick / 2, (from + to) / 2],
    ),
  )
  for (const x of [-0.5, 0.5])
    piece.accent.push(
      placed(
        stuffed({
          size: [Math.min(0.62, inner * 0.86), 0.02, 0.4],
          radius: 0.01,
          planRadius: 0.03,
          step: 0.03,
          crown: { top: 0.07, bottom: 0.02 },
          firmness: 2.1,
          fullness: 0.5,
          slack: 0.012,
          wave: 0.05,
          folds: 0.02,
          seed: 8 + x,
        }),
        [x * inner, top + 0.024, from + 0.26],
        [0, x * 5, 0],
      ),
    )
  const bar = (w: number, h: number, d: number, x: number, y: number, z: number): void =>
    void piece.frame.push(placed(roundedBox({ width: w, height: h, depth: d, radius: 0.006 }), [x, y, z]))
  const under = top - thick - 0.016
  for (const x of [-1, 1]) {
    bar(0.028, 0.028, long - 0.1, x * (inner - 0.05), under, (from + to) / 2)
    for (const z of [to - 0.08, to - long * 0.36])
      bar(0.026, under + 0.004, 0.026, x * (inner - 0.05), (under + 0.004) / 2, z)
  }
  for (const z of [to - 0.065, to - long * 0.36]) bar(2 * inner - 0.1, 0.026, 0.026, 0, under, z)
}
