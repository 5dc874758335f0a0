import type { Vec3 } from '../../geometry/vector.ts'
import { skin, type Solid } from './solid.ts'

/** Turned on a lathe about the upright axis: profile from bottom to top as (radius, height) in mm, closed where the radius is 0. */
export function turned(profile: readonly (readonly [radius: number, y: number])[], around = 48): Solid {
  const rings = profile.map(([radius, y]) =>
    Array.from({ length: around }, (_, at): Vec3 => {
      const angle = (at / around) * 2 * Math.PI
      return [Math.sin(angle) * Math.max(radius, 0.01), y, Math.cos(angle) * Math.max(radius, 0.01)]
    }),
  )
  return skin(
    rings,
    rings.map((ring) => ring.map(([x, y, z]): Vec3 => [y, z, x])),
    'shut',
  )
}

/** The profile of a cylinder from `low` to `high` with rounded edges. */
export function drum(radius: number, low: number, high: number, edge = 3): [number, number][] {
  return [
    [0, low],
    [radius - edge, low],
    [radius - edge * 0.3, low + edge * 0.3],
    [radius, low + edge],
    [radius, high - edge],
    [radius - edge * 0.3, high - edge * 0.3],
    [radius - edge, high],
    [0, high],
  ]
}

/** A profile made smooth through its points (Catmull-Rom). */
export function smooth(profile: readonly (readonly [number, number])[], steps = 5): [number, number][] {
  const at = (index: number): readonly [number, number] =>
    profile[Math.max(0, Math.min(profile.length - 1, index))] as readonly [number, number]
  const line: [number, number][] = []
  for (let piece = 0; piece < profile.length - 1; piece += 1)
    for (let step = 0; step < steps; step += 1)
      line.push(
        [0, 1].map((axis) =>
          hermite(
            at(piece - 1)[axis] as number,
            at(piece)[axis] as number,
            at(piece + 1)[axis] as number,
            at(piece + 2)[axis] as number,
            step / steps,
          ),
        ) as [number, number],
      )
  return [...line, [...at(profile.length - 1)] as [number, number]]
}

function hermite(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}
