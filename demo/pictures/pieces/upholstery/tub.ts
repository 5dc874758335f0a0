import { smoothstep } from '../../geometry/vector.ts'
import { placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { lathe } from '../../geometry/lathe.ts'
import { seatCushion, type CushionMake } from './cushions.ts'
import { padded } from './frames.ts'
import { fourLegs, type LegKind } from './legs.ts'
import { add, nothing, type Upholstery, upholsteredPiece } from './piece.ts'
import { uPath } from './plan-path.ts'
import { rockers } from './rockers.ts'
import { channels, slabSection } from './sections.ts'
import { shell } from './shell.ts'

/** An armchair whose arms and back are one padded wall. */
export interface TubStyle {
  own: { width: number; depth: number; height: number }
  legs: LegKind | 'swivel' | 'rockers'
  legHeight: number
  finish: 'wood' | 'metal'
  thick: number
  /** Radius of the inner corners as a share of half the inner width. */
  roundness: number
  lean: number
  /** Arm's top above the seat and where it rises to the back: shares of the way from the arm's front to the middle of the back. */
  armOver: number
  rise: readonly [from: number, to: number]
  /** Upright channels on the inside, so many metres apart. */
  channelPitch?: number
  cushion: CushionMake & { thick: number }
  corded?: boolean
  splay?: number
  /** Rounding of the arms' fronts. */
  edge: number
  scatter?: boolean
}

/** A channel has so many of the path's steps, else its seams would fall between two of them. */
const STEPS = 6

export function tubChair(spec: PieceSpec, style: TubStyle): PieceModel {
  const size = sizeOf(spec, style.own)
  const { width, depth, height } = size
  const { thick, legHeight: leg } = style
  const seat = style.legs === 'rockers' ? 0.45 : 0.43
  const reach = thick + Math.tan((style.lean * Math.PI) / 180) * (height - leg)
  const half = width / 2 - thick - 0.012 - (style.splay ?? 0)
  const [front, back] = [depth - 0.012 - style.edge * 0.2, reach * 0.9]
  const path = uPath({
    halfWidth: half,
    front,
    back,
    radius: Math.min(half, front - back - 0.05) * style.roundness,
    splay: style.splay ?? 0,
    step: style.channelPitch === undefined ? 0.02 : style.channelPitch / STEPS,
  })
  const piece = nothing()
  const relief =
    style.channelPitch === undefined
      ? undefined
      : channels({
          pitch: STEPS * ((path[1]?.along ?? 0) - (path[0]?.along ?? 0)),
          from: seat - leg - 0.02,
          to: height,
          depth: 0.022,
        })
  piece.body.push(
    ...shell({
      path,
      edge: style.edge,
      corded: style.corded ?? false,
      seed: spec.seed,
      slack: 0.004,
      section: (share) => {
        const toBack = smoothstep(style.rise[0], style.rise[1], 1 - Math.abs(2 * share - 1))
        return slabSection({
          bottom: leg,
          top: seat + style.armOver + (height - seat - style.armOver) * toBack,
          thick: thick * (1 - 0.16 * toBack),
          lean: style.lean * (0.3 + 0.7 * toBack),
          belly: 0.016,
          round: thick * 0.46,
          foot: 0.014,
          rows: 12,
        })
      },
      ...(relief && { relief: (along, up, index) => relief(along, up) * (1 - smoothstep(18, 25, index)) }),
    }),
  )
  addSeat(piece, style, { half: half + (style.splay ?? 0) * 0.5, front, back, seat, seed: spec.seed })
  addLegs(piece, style, {
    left: -half - thick * 0.7,
    right: half + thick * 0.7,
    front: front - 0.01,
    back: back - thick * 0.5,
  })
  return upholsteredPiece(spec, size, piece, style.finish)
}

function addSeat(
  piece: Upholstery,
  { legHeight, cushion, roundness }: TubStyle,
  { half, front, back, seat, seed }: { half: number; front: number; back: number; seat: number; seed: number },
): void {
  const planRadius = { front: 0.035, back: Math.min(half, (front - back) / 2) * Math.min(1, roundness * 1.05) }
  const bottom = legHeight + 0.006
  const middle = (front + back) / 2
  piece.body.push(
    padded(
      [2 * half + 0.02, seat - cushion.thick - bottom, front - back - 0.01],
      [0, (bottom + seat - cushion.thick) / 2, middle - 0.006],
      { planRadius, open: ['bottom'], seed },
    ),
  )
  const mesh = seatCushion([2 * half - 0.004, cushion.thick, front - back + 0.006], cushion, seed, {
    planRadius,
    step: 0.034,
  })
  piece.body.push(...mesh.map((one) => placed(one, [0, seat - cushion.thick, middle + 0.002])))
}

function addLegs(
  piece: Upholstery,
  style: TubStyle,
  rect: { left: number; right: number; front: number; back: number },
): void {
  if (style.legs === 'rockers') {
    const middle = (rect.front + rect.back) / 2
    piece.frame.push(
      ...rockers({
        halfWidth: rect.right - 0.075,
        depth: style.own.depth,
        height: style.legHeight,
        legX: rect.right - 0.11,
        legZ: (rect.front - rect.back) / 2 - 0.1,
      }).map((mesh) => placed(mesh, [0, 0, middle])),
    )
    return
  }
  if (style.legs !== 'swivel') return add(piece, { frame: fourLegs(style.legs, style.legHeight, rect, 0.085) })
  const h = style.legHeight
  const base = lathe(
    [
      [0, 0],
      [0.23, 0],
      [0.235, 0.004],
      [0.233, 0.01],
      [0.06, 0.02],
      [0.036, 0.03],
      [0.03, 0.05],
      [0.03, h + 0.008],
      [0, h + 0.008],
    ],
    { sides: 64, creaseDegrees: 45 },
  )
  piece.frame.push(placed(base, [0, 0, (rect.front + rect.back) / 2]))
}
