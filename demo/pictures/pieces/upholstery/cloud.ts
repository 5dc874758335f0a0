import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { type PieceModel, type PieceSpec, sizeOf } from '../../model.ts'
import type { Stuffed } from './block.ts'
import { padded } from './frames.ts'
import { nothing, upholsteredPiece } from './piece.ts'
import { stuffed } from './stuffed.ts'

/** A low chair of pillows on a pillow: rolls for arms in front of a back that stands across its whole width. */
export function cloudChair(spec: PieceSpec, own: { width: number; depth: number; height: number }): PieceModel {
  const size = sizeOf(spec, own)
  const { width, depth, height } = size
  const [floor, deck, armTop, arm, thick] = [0.022, 0.235, Math.min(0.54, height - 0.12), width * 0.24, depth * 0.33]
  const inner = width / 2 - arm
  const run = depth - thick
  const piece = nothing()
  piece.body.push(
    roll([width - 0.05, deck - floor, depth - 0.04], [0, (floor + deck) / 2, depth / 2], spec.seed, {
      radius: 0.075,
      planRadius: 0.15,
      crown: { side: 0.012 },
    }),
  )
  for (const side of [-1, 1])
    piece.body.push(
      roll(
        [arm - 0.03, armTop - deck - 0.02, run - 0.03],
        [side * (width / 2 - arm / 2), (deck + armTop) / 2 - 0.016, thick + run / 2],
        spec.seed + 3 + side,
      ),
    )
  piece.body.push(
    roll(
      [width - 0.04, height - deck - 0.03, thick - 0.03],
      [0, (deck + height) / 2 - 0.016, thick / 2],
      spec.seed + 9,
      { warp: leaning((height - deck) / 2) },
    ),
  )
  piece.body.push(
    roll([2 * inner - 0.01, 0.165, run - 0.01], [0, deck + 0.07, thick + run / 2 + 0.004], spec.seed + 17, {
      radius: 0.07,
      planRadius: 0.09,
      crown: { top: 0.04, side: 0.012 },
    }),
  )
  piece.dark.push(
    padded([width * 0.56, floor + 0.02, depth * 0.5], [0, (floor + 0.02) / 2, depth / 2], {
      planRadius: 0.12,
      radius: 0.004,
      slack: 0,
      crown: {},
    }),
  )
  return upholsteredPiece(spec, size, piece, 'wood')
}

/** Filled until nothing of its box is left but its soft corners. */
function roll(size: Vec3, at: Vec3, seed: number, more: Partial<Stuffed> = {}): Mesh {
  const radius = Math.min(size[0], size[1], size[2]) * 0.38
  return placed(
    stuffed({
      size,
      radius,
      planRadius: radius,
      step: 0.03,
      crown: { top: 0.026, side: 0.012 },
      firmness: 2.4,
      fullness: 1.15,
      slack: 0.007,
      wave: 0.26,
      seed: seed * 2.7,
      ...more,
    }),
    at,
  )
}

/** Its upper edge falls back and sinks a little in its middle. */
function leaning(half: number): NonNullable<Stuffed['warp']> {
  return ([x, y, z], [sx]) => [
    x,
    y - 0.02 * Math.max(0, y / half) * Math.exp(-((sx / 0.5) ** 2)),
    z - 0.035 * (y / half),
  ]
}
