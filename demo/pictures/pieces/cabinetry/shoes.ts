import { chance } from '../../geometry/noise.ts'
import { surface } from '../../geometry/surface.ts'
import { placed } from '../../geometry/transform.ts'
import type { Mesh } from '../../geometry/mesh.ts'
import type { Bench, Span } from './bench.ts'

const LEATHERS = ['#5a4030', '#2f2c2a', '#c7b8a4', '#8a6a4d', '#e8e4dc', '#6c7468']

/** A few pairs of shoes on a board, their toes towards the viewer. */
export function addShoes(bench: Bench, at: { x: Span; y: number; z: Span; pairs: number; seed: number }): void {
  const random = chance(at.seed + 21)
  const long = Math.min(0.27, (at.z[1] - at.z[0]) * 0.92)
  const room = (at.x[1] - at.x[0]) / at.pairs
  for (let i = 0; i < at.pairs; i++) {
    const middle = at.x[0] + room * (i + 0.5) + random.jitter(room * 0.08)
    const upper = { slot: 'fixed' as const, surface: { kind: 'leather' as const, colour: LEATHERS[(at.seed * 2 + i) % LEATHERS.length] as string } }
    const sole = { slot: 'fixed' as const, surface: { kind: 'plain' as const, colour: i % 2 === 0 ? '#d8d2c8' : '#3a342f' } }
    for (const side of [-1, 1]) {
      const place: [number, number, number] = [middle + side * 0.056, at.y, (at.z[0] + at.z[1]) / 2]
      const turn: [number, number, number] = [0, side * 3 + random.jitter(2), 0]
      bench.add(sole, placed(shell(long, [0, 0.018], side, 1), place, turn))
      bench.add(upper, placed(shell(long * 0.985, [0.015, 0.1], side, 0.96), place, turn))
    }
  }
}

/** A shoe's outline drawn up between two heights; the upper leans in towards the ankle and falls to the toes. */
function shell(long: number, [low, high]: Span, side: number, wide: number): Mesh {
  return surface({
    cellsU: 28,
    cellsV: 10,
    isClosedU: true,
    creaseDegrees: 60,
    at: (u, v) => {
      const turn = u * 2 * Math.PI
      const along = Math.cos(turn)
      const half = (0.031 + 0.012 * Math.max(0, along) ** 0.7 * (1 - Math.max(0, along) ** 6)) * wide
      const isUpper = high > 0.05
      const crest = isUpper ? low + (high - low) * (along > 0 ? 1 - 0.62 * Math.min(1, along * 1.5) : 1 - 0.25 * along * along) : high
      const closing = isUpper ? 1 - 0.55 * v ** 2.5 : v > 0.9 ? 1 - (v - 0.9) * 2 : 1
      const inward = isUpper && v > 0.88 ? (v - 0.88) / 0.12 : 0
      const k = closing * (1 - inward * (along > 0.1 ? 1 : 0.25))
      return [Math.sin(turn) * half * k + side * 0.004 * along, low + (crest - low) * Math.min(1, v / 0.88) - inward * (along > 0.1 ? 0 : 0.03), (along * long * (isUpper ? 1 - 0.06 * v : 1)) / 2]
    },
  })
}
