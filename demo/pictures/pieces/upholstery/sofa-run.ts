import { chance } from '../../geometry/noise.ts'
import { placed } from '../../geometry/transform.ts'
import { arm } from './arms.ts'
import { backCushion, scatterCushion, seatCushion } from './cushions.ts'
import { leaningBack, padded } from './frames.ts'
import { fourLegs, type Rect } from './legs.ts'
import type { Upholstery } from './piece.ts'
import type { SofaStyle } from './sofa-style.ts'

/** The heights of a sofa and where its back ends; metres. */
export interface Levels {
  leg: number
  railTop: number
  seat: number
  armTop: number
  frameTop: number
  top: number
  /** From the outside of the back to its face where people sit, and to its foot. */
  backReach: number
  foot: number
}

/** Seat at 42–46 cm whatever the height, lower in very low pieces. */
export function levelsOf(style: SofaStyle, height: number): Levels {
  const seat = Math.min(0.455, Math.max(0.4, height * 0.52))
  const frameTop = height - style.back.over
  const foot = (frameTop - style.legHeight) * Math.tan((style.back.lean * Math.PI) / 180)
  const atSeat = foot * (1 - (seat - style.legHeight) / (frameTop - style.legHeight))
  return {
    leg: style.legHeight,
    railTop: seat - style.seat.thick,
    seat,
    armTop: Math.min(seat + style.arm.over, frameTop),
    frameTop,
    top: height,
    backReach: atSeat + style.back.frameThick,
    foot,
  }
}

/** The rail under a rectangle of seats. */
export function base(levels: Levels, { left, right, front, back }: Rect): Upholstery['body'] {
  const [width, depth, height] = [right - left, front - back - 0.014, levels.railTop - levels.leg]
  return [
    padded([width, height, depth], [(left + right) / 2, levels.leg + height / 2, (front + back - 0.014) / 2], {
      step: 0.08,
      radius: 0.016,
      open: ['bottom'],
      seed: left * 7 + 2,
    }),
  ]
}

/** Seat cushions side by side over a rectangle, with the hair's breadth between them that real ones keep. */
export function seats(
  style: SofaStyle,
  levels: Levels,
  { left, right, front, back }: Rect,
  count: number,
  seed: number,
): Upholstery['body'] {
  const each = (right - left) / (style.seat.bench === true ? 1 : count)
  const make = { ...style.seat, channels: style.seat.bench === true ? count * (style.seat.channels ?? 1) : 1 }
  return Array.from({ length: style.seat.bench === true ? 1 : count }, (_, k) => {
    const at = [left + each * (k + 0.5), levels.railTop, (front + back) / 2] as const
    return seatCushion([each - 0.005, style.seat.thick, front - back], make, seed + k * 3).map((mesh) =>
      placed(mesh, at),
    )
  }).flat()
}

/** A back along x with its outside at z = 0: frame and cushions. */
export function back(
  style: SofaStyle,
  levels: Levels,
  {
    left,
    right,
    cushions,
  }: { left: number; right: number; cushions: readonly (readonly [from: number, to: number])[] },
  seed: number,
): Upholstery['body'] {
  const frame = leaningBack({
    width: right - left,
    bottom: levels.leg,
    top: levels.frameTop,
    back: 0,
    thick: style.back.frameThick,
    lean: style.back.lean,
    radius: Math.min(0.045, style.back.frameThick * 0.42),
    seed,
  })
  const height = levels.top - levels.seat + 0.004
  const stands = cushions.flatMap(([from, to], k) =>
    backCushion(
      [to - from - 0.006, height / Math.cos((style.back.lean * Math.PI) / 180), style.back.thick],
      style.back,
      seed + 11 + k * 5,
    ).map((mesh) => placed(mesh, [(from + to) / 2, levels.seat - 0.004, levels.backReach - 0.006])),
  )
  return [placed(frame, [(left + right) / 2, 0, 0]), ...stands]
}

/** What it stands on, under a rectangle. */
export function standing(style: SofaStyle, levels: Levels, rect: Rect): Pick<Upholstery, 'frame' | 'dark'> {
  if (style.legs === 'plinth') {
    const [width, depth] = [rect.right - rect.left - 0.2, rect.front - rect.back - 0.18]
    return {
      frame: [],
      dark: [
        padded(
          [width, levels.leg + 0.01, depth],
          [(rect.left + rect.right) / 2, (levels.leg + 0.01) / 2, (rect.front + rect.back) / 2],
          { radius: 0.003, step: 1, slack: 0, crown: {} },
        ),
      ],
    }
  }
  return { frame: fourLegs(style.legs, levels.leg, rect, style.legs === 'tapered' ? 0.1 : 0.06), dark: [] }
}

/** The left arm of a sofa with its outside at x = 0 and its back end at z = 0. */
export function leftArm(style: SofaStyle, levels: Levels, depth: number, seed: number): Upholstery['body'] {
  return arm(style.arm.kind, { width: style.arm.width, bottom: levels.leg, top: levels.armTop, depth }, seed).map(
    (mesh) => placed(mesh, [style.arm.width / 2, 0, 0]),
  )
}

/** Scatter cushions that lean in the ends of a seat, their foot at z: where, to which side they turn, and how wide (a square one unless told). */
export function scattered(
  levels: Levels,
  z: number,
  places: readonly { x: number; side: -1 | 1; width?: number; height?: number }[],
  seed: number,
): Upholstery['accent'] {
  const draw = chance(seed + 5)
  return places.flatMap(({ x, side, width, height }, k) => {
    const size = height ?? draw.between(0.4, 0.45)
    return scatterCushion(size, seed + k * 7, { width: width ?? size, lean: draw.between(17, 22) }).map((mesh) =>
      placed(mesh, [x, levels.seat + 0.006, z], [0, -side * draw.between(8, 20), side * draw.between(1, 6)]),
    )
  })
}
