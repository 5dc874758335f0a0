import { chance } from '../../geometry/noise.ts'
import { surface } from '../../geometry/surface.ts'
import { tube } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import type { Bench, Span } from './bench.ts'

const LEATHERS = ['#5a4030', '#2f2c2a', '#c7b8a4', '#8a6a4d', '#e8e4dc', '#6c7468']

/** A few pairs of shoes on a board, their toes towards the viewer. */
export function addShoes(bench: Bench, at: { x: Span; y: number; z: Span; pairs: number; seed: number }): void {
  const random = chance(at.seed + 21)
  const long = Math.min(0.27, (at.z[1] - at.z[0]) * 0.92)
  const room = (at.x[1] - at.x[0]) / at.pairs
  for (let i = 0; i < at.pairs; i++) {
    const middle = at.x[0] + room * (i + 0.5) + random.jitter(room * 0.08)
    const upper = {
      slot: 'fixed' as const,
      surface: { kind: 'leather' as const, colour: LEATHERS[(at.seed * 2 + i) % LEATHERS.length] as string },
    }
    const sole = {
      slot: 'fixed' as const,
      surface: { kind: 'plain' as const, colour: i % 2 === 0 ? '#d8d2c8' : '#3a342f' },
    }
    for (const side of [-1, 1]) {
      const place: [number, number, number] = [middle + side * 0.056, at.y, (at.z[0] + at.z[1]) / 2]
      const turn: [number, number, number] = [0, side * 3 + random.jitter(2), 0]
      bench.add(sole, placed(soleOf(long, side), place, turn))
      bench.add(upper, placed(upperOf(long, side), place, turn))
      bench.add(sole, ...lacesOf(long, side).map((lace) => placed(lace, place, turn)))
    }
  }
}

const SOLE = 0.022

/** Half of a shoe's breadth at a share of its length, from heel to toe: broad at the ball, round at both ends. */
function halfAt(v: number): number {
  const ball = 0.033 + 0.012 * Math.sin(Math.PI * Math.min(1, Math.max(0, (v - 0.3) / 0.75)))
  return ball * Math.max(0, 1 - Math.abs(v * 2 - 1) ** (v > 0.5 ? 5 : 7)) ** 0.5
}

/** The big toe's side is the straighter one. */
function curve(v: number, side: number): number {
  return -side * 0.008 * Math.sin(v * Math.PI) * (v > 0.4 ? 1 : 0.6)
}

function soleOf(long: number, side: number): Mesh {
  return surface({
    cellsU: 14,
    cellsV: 26,
    isClosedU: true,
    creaseDegrees: 50,
    at: (u, v) => {
      const a = u * 2 * Math.PI
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return [
        curve(v, side) + Math.sign(c) * Math.abs(c) ** 0.4 * (halfAt(v) + Math.min(0.0015, halfAt(v))),
        SOLE / 2 +
          Math.sign(s) * Math.abs(s) ** 0.4 * (SOLE / 2) * (v > 0.9 ? 1 - (v - 0.9) * 2 : 1) +
          (v > 0.9 ? (v - 0.9) * 0.04 : 0),
        (v - 0.5) * long,
      ]
    },
  })
}

/** High at the heel, open for the foot, falling over the instep to a round toe. */
function heightAt(v: number): number {
  if (v < 0.42) return 0.066 + 0.012 * Math.cos((v / 0.42) * Math.PI)
  const t = Math.min(1, (v - 0.42) / 0.58)
  return 0.024 + (0.058 - 0.024) * (1 - t) ** 1.15 + 0.012 * Math.sin(t * Math.PI) ** 2
}

function upperOf(long: number, side: number): Mesh {
  return surface({
    cellsU: 24,
    cellsV: 34,
    creaseDegrees: 70,
    at: (u, v) => {
      const a = (1 - u) * Math.PI
      const end = Math.max(0, 1 - Math.abs(v * 2 - 1) ** 9) ** 0.5
      const mouth = Math.max(0, 1 - ((v - 0.22) / 0.2) ** 2) ** 0.4
      const across = Math.cos(a)
      const dome = Math.sin(a) ** 0.62
      const hollow = mouth * Math.max(0, 1 - (Math.abs(across) / 0.62) ** 4) * 0.05
      return [
        curve(v, side) + across * halfAt(v) * (1 - 0.16 * dome * (v < 0.45 ? 1 : 0.4)),
        SOLE - 0.003 + heightAt(v) * dome * (0.25 + 0.75 * end) - hollow,
        (v - 0.5) * long * 0.985,
      ]
    },
  })
}

/** Four bars over the instep. */
function lacesOf(long: number, side: number): Mesh[] {
  return [0.47, 0.53, 0.59, 0.65].map((v) => {
    const half = halfAt(v) * 0.5
    const top = SOLE - 0.001 + heightAt(v)
    return tube(
      [
        [curve(v, side) - half, top - 0.0042, (v - 0.5) * long],
        [curve(v, side), top, (v - 0.5) * long],
        [curve(v, side) + half, top - 0.0042, (v - 0.5) * long],
      ],
      0.0022,
      { steps: 6, sides: 6 },
    )
  })
}
