import { roundedBox } from '../../geometry/rounded-box.ts'
import { sweep } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import type { Upholstery } from './piece.ts'

const RADIUS = 1.05
const HALF_HEIGHT = 0.014

/** Height of a rocker's upper edge at a distance from its lowest point. */
export function rockerTop(z: number): number {
  return RADIUS - Math.sqrt(RADIUS ** 2 - z ** 2) + 2 * HALF_HEIGHT
}

/** Two bent runners with a cross-bar, and a leg from each quarter up to `height`. */
export function rockers({
  halfWidth,
  depth,
  height,
  legX,
  legZ,
}: {
  halfWidth: number
  depth: number
  height: number
  legX: number
  legZ: number
}): Upholstery['frame'] {
  const reach = depth / 2 - 0.012
  const bow = (x: number): Vec3[] =>
    Array.from({ length: 9 }, (_, k): Vec3 => {
      const z = -reach + (2 * reach * k) / 8
      return [x, rockerTop(z) - HALF_HEIGHT, z]
    })
  const runner = (x: number): Upholstery['frame'][number] =>
    sweep({
      through: bow(x),
      radius: (share) => [0.0135, HALF_HEIGHT * (0.62 + 0.38 * Math.min(1, 5 * Math.min(share, 1 - share) + 0.2))],
      squareness: 3.4,
      up: [0, 1, 0],
      steps: 40,
      sides: 18,
    })
  const legs = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      sweep({
        through: [
          [sx * halfWidth, rockerTop(legZ * 1.22) - 0.006, sz * legZ * 1.22],
          [sx * legX, height + 0.02, sz * legZ],
        ],
        radius: (share) => 0.0105 + 0.006 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)),
        sides: 16,
      }),
    ),
  )
  const bars = [-1, 1].map((sz) =>
    placed(roundedBox({ width: 2 * halfWidth, height: 0.018, depth: 0.026, radius: 0.004 }), [
      0,
      rockerTop(legZ * 0.55) - 0.014,
      sz * legZ * 0.55,
    ]),
  )
  return [runner(-halfWidth), runner(halfWidth), ...legs, ...bars]
}
