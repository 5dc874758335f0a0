import { mirrored, placed } from '../../geometry/transform.ts'
import { cord, seatCushion } from './cushions.ts'
import { padded } from './frames.ts'
import { fourLegs } from './legs.ts'
import type { Block } from './ottoman.ts'
import { add, nothing, type Upholstery } from './piece.ts'
import { scrollSection } from './sections.ts'
import { shell } from './shell.ts'
import type { Stuffed } from './block.ts'
import { panelEdge, stuffed } from './stuffed.ts'
import { stationsOf } from './plan-path.ts'

/** A chest to sit on: a lid that overhangs a little, a dark line under it, short straight feet. */
export function storageBench({ width, depth, height }: Block, seed: number): Upholstery {
  const piece = nothing()
  const [leg, lid, crown] = [0.05, 0.085, 0.02]
  const wall = height - crown - lid - leg - 0.005
  piece.body.push(
    padded([width - 0.016, wall, depth - 0.016], [0, leg + wall / 2, 0], { radius: 0.012, step: 0.05, seed }),
  )
  piece.dark.push(
    padded([width - 0.05, 0.03, depth - 0.05], [0, leg + wall + 0.002, 0], { radius: 0.002, slack: 0, crown: {} }),
  )
  const pad: Stuffed = {
    size: [width, lid, depth],
    radius: 0.024,
    planRadius: 0.03,
    step: 0.034,
    crown: { top: crown, side: 0.007 },
    firmness: 3,
    slack: 0.005,
    folds: 0.006,
    seed: seed + 3,
    lines: [-0.25, 0, 0.25].map((at) => ({ axis: 'x' as const, at: at * width, depth: 0.009, width: 0.008 })),
  }
  piece.body.push(
    ...[stuffed(pad), cord(panelEdge(pad, 'top', 0.02), 0.004)].map((mesh) =>
      placed(mesh, [0, height - crown - lid / 2, 0]),
    ),
  )
  add(piece, {
    frame: fourLegs('straight', leg, { left: -width / 2, right: width / 2, front: depth / 2, back: -depth / 2 }, 0.05),
  })
  return piece
}

/** A window bench whose both ends roll outwards, a flat cushion between, turned legs. */
export function rolledBench({ width, depth, height }: Block, seed: number): Upholstery {
  const piece = nothing()
  const [leg, roll, thick] = [0.2, 0.062, 0.07]
  const seat = Math.min(0.44, height - 0.1)
  const reach = roll * 2.08
  const inner = width / 2 - reach
  const path = stationsOf(
    [
      [-inner, depth / 2 - 0.014],
      [-inner, -depth / 2 + 0.014],
    ],
    0.03,
  )
  const end = shell({
    path,
    edge: 0.012,
    corded: true,
    seed,
    slack: 0.003,
    section: () => scrollSection({ bottom: leg + 0.03, top: height, thick, roll }),
  })
  piece.body.push(...end, ...end.map(mirrored))
  piece.body.push(
    padded([2 * inner + 0.02, seat - 0.07 - leg, depth - 0.02], [0, (seat - 0.07 + leg) / 2, 0], {
      radius: 0.012,
      seed,
    }),
  )
  piece.body.push(
    ...seatCushion([2 * inner - 0.004, 0.08, depth], { filling: 'foam', piped: true }, seed).map((mesh) =>
      placed(mesh, [0, seat - 0.075, 0]),
    ),
  )
  add(piece, {
    frame: fourLegs(
      'turned',
      leg + 0.02,
      { left: -inner - 0.02, right: inner + 0.02, front: depth / 2, back: -depth / 2 },
      0.055,
    ),
  })
  return piece
}
