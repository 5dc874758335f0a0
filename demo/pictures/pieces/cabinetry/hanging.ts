import { chance, noise3 } from '../../geometry/noise.ts'
import { surface } from '../../geometry/surface.ts'
import { tube } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Bench, Look, Span } from './bench.ts'

const RAIL: Look = { slot: 'fixed', surface: { kind: 'metal', roughness: 0.3, colour: '#8d8c8a' } }
const CLOTHES = ['#e9e4da', '#b7a98f', '#6f7b7f', '#3d4650', '#c7b6a6', '#8a927f', '#f1eeea', '#a0725a']

/** A rail from side to side with a few clothes on hangers, thinner towards one end. */
export function addHanging(bench: Bench, rail: { x: Span; y: number; z: number; seed: number; /** Room below the rail. */ drop: number }): void {
  const { x, y, z, seed } = rail
  bench.add(RAIL, tube([[x[0] - 0.001, y, z], [x[1] + 0.001, y, z]], 0.0125, { steps: 1, sides: 16 }))
  const random = chance(seed + 11)
  const wide = x[1] - x[0]
  let at = x[0] + wide * 0.14
  for (let i = 0; at < x[1] - wide * 0.2 && i < 14; i++) {
    const length = Math.min(rail.drop - 0.05, random.between(0.62, 0.95))
    const colour = CLOTHES[(i * 3 + seed) % CLOTHES.length] as string
    const turn = random.jitter(6)
    bench.add({ slot: 'fixed', surface: { kind: 'fabric', colour } }, placed(garment(length, seed + i), [at, y - 0.055, z], [0, turn, 0]))
    bench.add(RAIL, placed(tube([[0, -0.048, 0], [0, -0.02, 0.004], [0, 0.002, 0.014], [0, 0.015, 0], [0, 0.012, -0.008]], 0.0018, { steps: 14, sides: 6 }), [at, y, z], [0, turn, 0]))
    at += random.between(0.045, 0.075)
  }
}

/** A shirt or dress seen from its side: shoulders over a hanger, hanging in soft folds. */
function garment(length: number, seed: number): ReturnType<typeof surface> {
  const shift = seed * 4.3
  return surface({
    cellsU: 30,
    cellsV: 14,
    isClosedU: true,
    creaseDegrees: 80,
    at: (u, v) => {
      const turn = u * 2 * Math.PI
      const down = 1 - v
      const shoulder = 0.19 * Math.min(1, 0.25 + down * 9)
      const wide = shoulder * (1 + 0.12 * down)
      const slope = Math.min(1, down * 8)
      const thick = 0.01 + 0.014 * slope + 0.008 * down
      const z = Math.cos(turn) * wide
      const fold = (noise3(z * 22 + shift, down * 1.2, 3) - 0.5) * 0.02 * slope
      const droop = (Math.abs(z) / 0.19) ** 1.4 * 0.05
      const hem = (noise3(z * 9 + shift, 1, 7) - 0.5) * 0.03 * down
      return [Math.sin(turn) * thick + fold, -down * length - droop * (1 - down * 0.7) + hem, z * (1 + 0.05 * Math.sin(down * 9 + shift) * down)]
    },
  })
}
