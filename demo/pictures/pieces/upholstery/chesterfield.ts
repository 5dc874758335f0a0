import { placed } from '../../geometry/transform.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import { seatCushion } from './cushions.ts'
import { padded } from './frames.ts'
import { fourLegs } from './legs.ts'
import { add, nothing, upholsteredPiece } from './piece.ts'
import { uPath } from './plan-path.ts'
import { diamondButtons, diamondTufts, scrollSection } from './sections.ts'
import { shell } from './shell.ts'

/** Arms and back in one, rolled over and buttoned in diamonds, on turned feet: sofa or armchair by its seats. */
export function chesterfield(spec: PieceSpec, own: { width: number; depth: number; height: number }): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth, height } = size
  const count = spec.seats ?? 3
  const [leg, seat, roll, thick] = [0.085, 0.44, 0.095, 0.15]
  const reach = roll * 2.06
  const half = width / 2 - reach
  const inside = { front: depth - 0.035, back: reach + 0.02 }
  const path = uPath({ halfWidth: half, front: inside.front, back: inside.back, radius: 0.11, step: 0.021 })
  const tufts = { pitch: 0.15, rise: 0.2, from: seat - leg - 0.05, to: height - leg - roll + roll * 1.9, depth: 0.032 }
  const wave = diamondTufts(tufts)
  const length = path.at(-1)?.along ?? 0
  const piece = nothing()
  const rows = 18
  piece.body.push(
    ...shell({
      path,
      edge: 0.012,
      corded: true,
      seed: spec.seed,
      slack: 0.003,
      section: () => scrollSection({ bottom: leg, top: height - 0.012, thick, roll, rows }),
      relief: (along, up, index) =>
        index > rows + 22 ? 0 : wave(along, up) * Math.min(1, along / 0.08, (length - along) / 0.08),
      buttons: diamondButtons(tufts, length),
    }),
  )
  piece.body.push(
    padded(
      [2 * half + 0.06, 0.19, inside.front - inside.back - 0.02],
      [0, leg + 0.095 + 0.006, (inside.front + inside.back) / 2 - 0.012],
      { radius: 0.02, open: ['bottom'] },
    ),
  )
  const each = (2 * half) / count
  for (let k = 0; k < count; k++) {
    const cushion = seatCushion(
      [each - 0.006, seat - leg - 0.185, inside.front - inside.back + 0.012],
      { filling: 'feather', piped: true },
      spec.seed + k * 3,
      { planRadius: 0.04 },
    )
    piece.body.push(
      ...cushion.map((mesh) =>
        placed(mesh, [-half + each * (k + 0.5), leg + 0.19, (inside.front + inside.back) / 2 - 0.004]),
      ),
    )
  }
  add(piece, {
    frame: fourLegs(
      'bun',
      leg,
      { left: -width / 2 + 0.05, right: width / 2 - 0.05, front: depth - 0.02, back: 0.115 },
      0.085,
    ),
  })
  return upholsteredPiece(spec, size, piece, 'wood')
}
