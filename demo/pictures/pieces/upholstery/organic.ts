import { smoothstep } from '../../geometry/vector.ts'
import { placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { scatterCushion } from './cushions.ts'
import { padded } from './frames.ts'
import { nothing, upholsteredPiece } from './piece.ts'
import { stationsOf } from './plan-path.ts'
import { slabSection } from './sections.ts'
import { shell } from './shell.ts'
import { stuffed } from './stuffed.ts'
import type { Vec3 } from '../../geometry/vector.ts'

/** A round-edged sofa on an arc, its back a thick roll that sinks towards the ends, nothing but cloth down to the floor. */
export function organicSofa(spec: PieceSpec, own: { width: number; depth: number; height: number }): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth, height } = size
  const [seat, thick, rest] = [0.43, 0.23, Math.max(0.74, depth - 0.2)]
  const bow = depth - rest
  const radius = ((width / 2) ** 2 + bow ** 2) / (2 * bow)
  /** Straight plan to arc: x along it, z from its outside inwards. */
  const onArc = (x: number, z: number): [number, number] => {
    const turn = x / radius
    return [Math.sin(turn) * (radius - z), radius - Math.cos(turn) * (radius - z)]
  }
  const length = 2 * radius * Math.asin(width / 2 / radius)
  const bend = (at: Vec3, z: number): Vec3 => {
    const [x, zz] = onArc(at[0], at[2] + z)
    return [x, at[1], zz]
  }
  const piece = nothing()
  const seatDepth = rest - 0.05
  const bodyOf = (bottom: number, top: number, inset: number, more: object): void => {
    piece.body.push(
      placed(
        stuffed({
          size: [length - 2 * inset, top - bottom, seatDepth - 2 * inset],
          radius: 0.07,
          planRadius: 0.28,
          step: 0.05,
          seed: spec.seed + bottom * 9,
          slack: 0.006,
          wave: 0.3,
          ...more,
          warp: (at) => bend(at, 0.05 + seatDepth / 2),
        }),
        [0, (top + bottom) / 2, 0],
      ),
    )
  }
  bodyOf(0.03, 0.235, 0.018, { crown: { side: 0.012 }, radius: 0.05 })
  bodyOf(0.228, seat - 0.02, 0, { crown: { top: 0.022, side: 0.016 }, firmness: 3.4, folds: 0.006, step: 0.042 })
  const points = Array.from({ length: 61 }, (_, k): [number, number] => {
    const u = (k / 60) * 2 - 1
    const hook = Math.max(0, Math.abs(u) - 0.8) / 0.2
    return onArc(u * (length / 2 - thick * 0.42) * (1 - 0.035 * hook * hook), thick + 0.34 * hook ** 2.2)
  })
  const back = shell({
    path: stationsOf(points, 0.035),
    edge: 0.1,
    seed: spec.seed,
    slack: 0.008,
    section: (share) => {
      const end = smoothstep(0.62, 1, Math.abs(2 * share - 1))
      const top = height - (height - seat - 0.1) * end
      return slabSection({
        bottom: 0.045,
        top,
        thick: thick * (1 - 0.12 * end),
        lean: 4 * (1 - end),
        belly: 0.012,
        round: thick * 0.47,
        foot: 0.06,
        rows: 13,
      })
    },
  })
  piece.body.push(...back)
  piece.dark.push(
    padded([length - 0.3, 0.04, seatDepth - 0.3], [0, 0.02, 0], {
      radius: 0.003,
      planRadius: 0.2,
      step: 0.08,
      slack: 0,
      crown: {},
      warp: (at) => bend(at, 0.05 + seatDepth / 2),
    }),
  )
  const [cx, cz] = onArc(-length * 0.27, thick + 0.2)
  piece.accent.push(
    ...scatterCushion(0.4, spec.seed, { lean: 16 }).map((mesh) => placed(mesh, [cx, seat + 0.002, cz], [0, 18, -4])),
  )
  return upholsteredPiece(spec, size, piece, 'wood')
}
