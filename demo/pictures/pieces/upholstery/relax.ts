import { lathe } from '../../geometry/lathe.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { sweep } from '../../geometry/sweep.ts'
import { mirrored, placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { arm } from './arms.ts'
import { seatCushion } from './cushions.ts'
import { padded } from './frames.ts'
import { nothing, opened, type Upholstery, upholsteredPiece } from './piece.ts'
import type { Stuffed } from './block.ts'
import { stuffed } from './stuffed.ts'

export interface RelaxStyle {
  own: { width: number; depth: number; height: number }
  /** Soft arms with a pad, upright ones, or slim ones. */
  arm: 'padded' | 'upright'
  armWidth: number
  /** How the back is sewn: three pillows one above the other, one long pad with a head roll, or upright channels. */
  back: 'pillows' | 'headrest' | 'channels'
  control: 'lever' | 'panel'
  /** The leg rest up and the back down. */
  isOpen?: boolean
  /** A console with cup holders between the seats. */
  console?: boolean
}

const BACK_LEAN = 13

/** A recliner of one or more seats: high padded back, closed front that is the leg rest. */
export function recliner(spec: PieceSpec, style: RelaxStyle): PieceModel {
  const size = sizeOf(style.isOpen === true ? opened(spec, style.own) : spec, style.own)
  const { width, depth, height } = size
  const seats = spec.seats ?? 1
  const open = style.isOpen === true
  const chair = open ? depth * 0.62 : depth
  const middle = style.console === true && seats > 1 ? 0.24 : 0
  const each = (width - 2 * style.armWidth - middle) / seats
  const piece = nothing()
  for (let k = 0; k < seats; k++) {
    const x = -width / 2 + style.armWidth + each * (k + 0.5) + (k >= seats / 2 ? middle : 0)
    addSeat(piece, style, { x, each, chair, height, depth, seed: spec.seed + k * 5, open })
  }
  const [armTop, armBottom] = [0.6, 0.055]
  const armDepth = Math.min(chair - 0.03, 0.86)
  const at = chair - armDepth - (open ? 0.02 : 0.015)
  const left = arm(
    style.arm === 'padded' ? 'pillow' : 'wide',
    {
      width: style.armWidth,
      bottom: armBottom,
      top: armTop - (style.arm === 'padded' ? 0.055 : 0.02),
      depth: armDepth,
    },
    spec.seed,
  ).map((mesh) => placed(mesh, [-width / 2 + style.armWidth / 2, 0, at]))
  piece.body.push(...left, ...left.map(mirrored))
  if (middle > 0) addConsole(piece, { width: middle, at, depth: armDepth, top: armTop - 0.03 })
  piece.dark.push(
    padded([width - 0.16, 0.062, armDepth - 0.18], [0, 0.031, at + armDepth / 2], {
      radius: 0.003,
      slack: 0,
      crown: {},
      step: 1,
    }),
  )
  addControl(piece, style, [width / 2, armTop, at + armDepth])
  return upholsteredPiece(spec, size, piece, 'metal')
}

interface Place {
  x: number
  each: number
  chair: number
  height: number
  depth: number
  seed: number
  open: boolean
}

function addSeat(piece: Upholstery, style: RelaxStyle, { x, each, chair, height, depth, seed, open }: Place): void {
  const seat = 0.48
  const lean = open ? 34 : BACK_LEAN
  const tilt = (lean * Math.PI) / 180
  const long = (height - (open ? 0.2 : 0.3)) / Math.cos(open ? tilt * 0.55 : tilt)
  const foot: Vec3 = [x, open ? 0.33 : 0.3, chair - (open ? 0.62 : 0.6)]
  const backAt = (up: number, out: number): Vec3 => [
    x,
    foot[1] + up * Math.cos(tilt) + out * Math.sin(tilt),
    foot[2] - up * Math.sin(tilt) + out * Math.cos(tilt),
  ]
  piece.body.push(
    placed(
      stuffed({
        size: [each + (style.arm === 'padded' ? 0.02 : -0.004), 0.1, long],
        radius: 0.035,
        planRadius: 0.06,
        step: 0.05,
        crown: { side: 0.006 },
        slack: 0.004,
        seed,
      }),
      backAt(long / 2, -0.07),
      [90 - lean, 0, 0],
    ),
  )
  for (const pad of padsOf(style.back, each, long - 0.17))
    piece.body.push(
      placed(
        stuffed({ ...pad.block, seed: seed + pad.from * 20 }),
        backAt(0.16 + pad.from + pad.block.size[2] / 2, -0.02 + pad.block.size[1] / 2),
        [90 - lean, 0, 0],
      ),
    )
  const front = chair - 0.012
  const seatDepth = front - foot[2] - 0.01
  piece.body.push(
    ...seatCushion([each - 0.006, 0.2, seatDepth], { filling: 'puffed', piped: false }, seed, { radius: 0.06 }).map(
      (mesh) => placed(mesh, [x, seat - 0.2, front - seatDepth / 2 - 0.004], [-3, 0, 0]),
    ),
  )
  piece.body.push(
    padded([each - 0.006, 0.2, seatDepth - 0.1], [x, 0.19, front - seatDepth / 2 - 0.06], { radius: 0.01, step: 0.1 }),
  )
  if (open) return addLegRest(piece, { x, each, from: front - 0.04, to: depth, seed })
  const panel: Partial<Stuffed> & { size: Vec3 } = { size: [each - 0.008, 0.09, 0.235] }
  piece.body.push(
    placed(
      stuffed({
        radius: 0.04,
        planRadius: 0.045,
        step: 0.04,
        crown: { top: 0.026, side: 0.006 },
        firmness: 2.6,
        slack: 0.005,
        folds: 0.008,
        seed,
        ...panel,
      }),
      [x, 0.19, front - 0.06],
      [86, 0, 0],
    ),
  )
}

/** The leg rest swung out: two pads on a bent steel arm. */
function addLegRest(
  piece: Upholstery,
  { x, each, from, to, seed }: { x: number; each: number; from: number; to: number; seed: number },
): void {
  const long = to - from - 0.03
  piece.body.push(
    placed(
      stuffed({
        size: [each - 0.012, 0.09, long * 0.62],
        radius: 0.04,
        planRadius: 0.05,
        step: 0.035,
        crown: { top: 0.03, side: 0.006 },
        firmness: 2.6,
        slack: 0.006,
        folds: 0.01,
        seed,
      }),
      [x, 0.405, to - long * 0.31 - 0.01],
      [-6, 0, 0],
    ),
  )
  piece.body.push(
    placed(
      stuffed({
        size: [each - 0.03, 0.06, long * 0.36],
        radius: 0.028,
        planRadius: 0.04,
        step: 0.035,
        crown: { top: 0.02, side: 0.004 },
        firmness: 2.6,
        slack: 0.005,
        seed: seed + 2,
      }),
      [x, 0.37, from + long * 0.18 + 0.02],
      [4, 0, 0],
    ),
  )
  for (const side of [-1, 1])
    piece.dark.push(
      sweep({
        through: [
          [x + side * each * 0.36, 0.2, from - 0.15],
          [x + side * each * 0.36, 0.27, from + 0.1],
          [x + side * each * 0.36, 0.355, to - 0.16],
        ],
        radius: () => [0.004, 0.014],
        squareness: 8,
        up: [0, 1, 0],
      }),
    )
}

/** Pads on the back from below: where each begins and its block lying with its front up. */
function padsOf(kind: RelaxStyle['back'], each: number, long: number): { from: number; block: Stuffed }[] {
  const soft = {
    radius: 0.045,
    planRadius: 0.07,
    step: 0.036,
    firmness: 2.4,
    fullness: 0.62,
    slack: 0.01,
    wave: 0.18,
    folds: 0.018,
    seam: 0.004,
    seed: 1,
  }
  const pad = (from: number, high: number, thick: number, crown: number): { from: number; block: Stuffed } => ({
    from,
    block: { ...soft, size: [each - 0.01, thick, high], crown: { top: crown, side: 0.012 } },
  })
  if (kind === 'pillows')
    return [
      pad(0, long * 0.33, 0.1, 0.06),
      pad(long * 0.335, long * 0.32, 0.1, 0.05),
      pad(long * 0.66, long * 0.34, 0.11, 0.062),
    ]
  if (kind === 'headrest') return [pad(0, long * 0.7, 0.1, 0.055), pad(long * 0.705, long * 0.3, 0.11, 0.05)]
  const channels = pad(0, long, 0.1, 0.05)
  const count = Math.max(3, Math.round(each / 0.13))
  return [
    {
      from: 0,
      block: {
        ...channels.block,
        folds: 0,
        lines: Array.from({ length: count - 1 }, (_, k) => ({
          axis: 'x' as const,
          at: -each / 2 + (each * (k + 1)) / count,
          depth: 0.022,
          width: 0.016,
        })),
      },
    },
  ]
}

function addConsole(
  piece: Upholstery,
  { width, at, depth, top }: { width: number; at: number; depth: number; top: number },
): void {
  piece.body.push(
    padded([width - 0.008, top - 0.06, depth - 0.02], [0, 0.06 + (top - 0.06) / 2, at + depth / 2], {
      radius: 0.02,
      planRadius: 0.03,
    }),
  )
  for (const z of [0.32, 0.18])
    piece.frame.push(
      placed(
        lathe(
          [
            [0, 0],
            [0.043, 0],
            [0.046, 0.002],
            [0.043, 0.005],
            [0.038, 0.005],
            [0.036, 0.0015],
            [0, 0.0015],
          ],
          { sides: 40, creaseDegrees: 35 },
        ),
        [0, top + 0.0015, at + depth - z],
      ),
    )
}

/** A lever at the side or a small panel in the arm. */
function addControl(piece: Upholstery, { control, armWidth }: RelaxStyle, [x, top, z]: Vec3): void {
  if (control === 'panel')
    piece.frame.push(
      placed(roundedBox({ width: 0.004, height: 0.05, depth: 0.11, radius: 0.0015 }), [
        x - armWidth,
        top - 0.13,
        z - 0.2,
      ]),
    )
  else
    piece.frame.push(
      placed(
        sweep({
          through: [
            [0, 0, 0],
            [0.012, 0.005, 0.02],
            [0.016, 0.01, 0.14],
          ],
          radius: (share) => [0.006, 0.011 + 0.005 * share],
          squareness: 3,
          up: [0, 1, 0],
        }),
        [x - 0.006, top - 0.24, z - 0.36],
      ),
    )
}
