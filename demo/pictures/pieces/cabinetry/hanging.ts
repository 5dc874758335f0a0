import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { chance, noise3 } from '../../geometry/noise.ts'
import { surface } from '../../geometry/surface.ts'
import { tube } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Bench, Look, Span } from './bench.ts'

const RAIL: Look = { slot: 'fixed', surface: { kind: 'metal', roughness: 0.3, colour: '#8d8c8a' } }
const CLOTHES = ['#e9e4da', '#b7a98f', '#6f7b7f', '#3d4650', '#c7b6a6', '#8a927f', '#f1eeea', '#a0725a']

/** A rail from side to side with a few clothes on hangers, thinner towards one end. */
export function addHanging(
  bench: Bench,
  rail: { x: Span; y: number; z: number; seed: number; /** Room below the rail. */ drop: number },
): void {
  const { x, y, z, seed } = rail
  bench.add(
    RAIL,
    tube(
      [
        [x[0] - 0.001, y, z],
        [x[1] + 0.001, y, z],
      ],
      0.0125,
      { steps: 1, sides: 16 },
    ),
  )
  const random = chance(seed + 11)
  const wide = x[1] - x[0]
  let at = x[0] + wide * 0.14
  for (let i = 0; at < x[1] - wide * 0.2 && i < 14; i++) {
    const length = Math.min(rail.drop - 0.05, random.between(0.62, 0.95))
    const colour = CLOTHES[(i * 3 + seed) % CLOTHES.length] as string
    const turn = random.jitter(6)
    bench.add(
      { slot: 'fixed', surface: { kind: 'fabric', colour } },
      ...garment(length, seed + i).map((mesh) => placed(mesh, [at, y - 0.055, z], [0, turn, 0])),
    )
    bench.add(
      RAIL,
      placed(
        tube(
          [
            [0, -0.048, 0],
            [0, -0.02, 0.004],
            [0, 0.002, 0.014],
            [0, 0.015, 0],
            [0, 0.012, -0.008],
          ],
          0.0018,
          { steps: 14, sides: 6 },
        ),
        [at, y, z],
        [0, turn, 0],
      ),
    )
    at += random.between(0.045, 0.075)
  }
}

/** A shirt or coat over a hanger: sloping shoulders, soft folds, two sleeves. */
function garment(length: number, seed: number): readonly Mesh[] {
  return [body(length, seed * 4.3), ...[-1, 1].map((side) => sleeve(side, Math.min(0.56, length * 0.76)))]
}

function body(length: number, shift: number): Mesh {
  return surface({
    cellsU: 30,
    cellsV: 18,
    isClosedU: true,
    creaseDegrees: 80,
    at: (u, v) => {
      const turn = u * 2 * Math.PI
      const down = (1 - v) ** 1.7
      const slope = Math.min(1, (down * length) / 0.055)
      const z = Math.cos(turn) * (0.048 + 0.124 * slope) * (1 + 0.1 * down)
      const thick = 0.008 + 0.016 * slope + 0.008 * down
      const fold = (noise3(z * 22 + shift, down * 1.2, 3) - 0.5) * 0.02 * slope
      const droop = (Math.abs(z) / 0.172) ** 1.4 * 0.018 * (1 - down)
      const hem = (noise3(z * 9 + shift, 1, 7) - 0.5) * 0.03 * down
      return [
        Math.sin(turn) * thick + fold,
        -down * length - droop + hem,
        z * (1 + 0.05 * Math.sin(down * 9 + shift) * down),
      ]
    },
  })
}

function sleeve(side: number, long: number): Mesh {
  return tube(
    [
      [0, -0.062, side * 0.15],
      [0.002, -0.088, side * 0.177],
      [0.005, -0.3, side * 0.19],
      [0.01, -long, side * 0.183],
    ],
    0.021,
    { steps: 16, sides: 12 },
  )
}
