import type { Vec3 } from '../../geometry/vector.ts'
import { bar } from './bar.ts'
import type { Solid } from './solid.ts'

export interface WovenSeat {
  frontMm: number
  backMm: number
  depthMm: number
  /** Middle of the rails, their radius, and the cord's. */
  y: number
  rail: number
  cord: number
}

/** Paper cord in the envelope pattern: cords over each rail run inwards to the diagonals, where those of the next rail meet them. */
export function wovenSeat(seat: WovenSeat): Solid[] {
  const { frontMm, backMm, depthMm, cord } = seat
  const half = (t: number): number => (frontMm + (backMm - frontMm) * t) / 2
  const pitch = cord * 2
  const cords: Solid[] = []
  for (let x = -half(0) + cord; x < half(0); x += pitch)
    cords.push(overRail(seat, [x, depthMm / 2], [x * 0.94, depthMm / 2 - (1 - Math.abs(x) / half(0)) * depthMm * 0.5]))
  for (let x = -half(1) + cord; x < half(1); x += pitch)
    cords.push(
      overRail(seat, [x, -depthMm / 2], [x * 1.04, -depthMm / 2 + (1 - Math.abs(x) / half(1)) * depthMm * 0.5]),
    )
  for (let z = -depthMm / 2 + cord; z < depthMm / 2; z += pitch) {
    const reach = 1 - Math.abs(z) / (depthMm / 2)
    const edge = half(0.5 - z / depthMm)
    cords.push(overRail(seat, [edge, z], [edge * (1 - reach), z]), overRail(seat, [-edge, z], [-edge * (1 - reach), z]))
  }
  return cords
}

/** One cord, from under the rail round its outside to a place inside. */
function overRail({ y, rail, cord }: WovenSeat, from: readonly [number, number], to: readonly [number, number]): Solid {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [dx, dz] = [(from[0] - to[0]) / length, (from[1] - to[1]) / length]
  const out = rail + cord * 0.7
  const at = (outwards: number, up: number): Vec3 => [from[0] + dx * outwards, y + up, from[1] + dz * outwards]
  const sag = Math.min(9, length * 0.05)
  return bar(
    [at(out * 0.6, -out * 0.8), at(out, 0), at(out * 0.7, out * 0.72), at(0, out), [to[0], y + out - sag, to[1]]],
    { a: cord * 0.98, b: cord * 0.8 },
    { around: 6, ease: 0, up: Math.abs(dx) > 0.5 ? [0, 0, 1] : [1, 0, 0] },
  )
}
