import { lengthOf, minus, type Vec3 } from '../../geometry/vector.ts'
import { curve } from './path.ts'
import { bentBy, rotated, type Solid } from './solid.ts'

export interface MouldOptions {
  /** Width at a share of the way from front to back edge, 1 = as cut. */
  waist?: (u: number) => number
  /** Lift of the sides, in mm per (mm from the middle)², at the same share. */
  dish?: (u: number) => number
  /** Shares of the profile that the plate lies on, when it is not all of it. */
  span?: readonly [from: number, to: number]
}

/**
 * A lying plate laid over a profile seen from the side, as plywood over a mould: its front edge (+z) comes to the first point, its back edge
 * to the last; its upper face stays the one that is sat on. Points are (z, y) in mm; the plate is stretched to the profile's length.
 */
export function moulded(
  flat: Solid,
  profile: readonly (readonly [z: number, y: number])[],
  options: MouldOptions = {},
): Solid {
  const line = curve(
    profile.map(([z, y]): Vec3 => [0, y, z]),
    10,
  )
  const along = line.reduce<number[]>(
    (sum, point, at) => [...sum, at === 0 ? 0 : (sum[at - 1] as number) + lengthOf(minus(point, line[at - 1] as Vec3))],
    [],
  )
  const total = along.at(-1) as number
  const [from, to] = options.span ?? [0, 1]
  const front = Math.max(...flat.places.map(([, , z]) => z))
  const back = Math.min(...flat.places.map(([, , z]) => z))
  return bentBy(flat, ([x, height, z]) => {
    const u = from + ((to - from) * (front - z)) / (front - back)
    const { place, up } = onLine(line, along, u * total)
    const wide = x * (options.waist?.(u) ?? 1)
    const lift = height + (options.dish?.(u) ?? 0) * wide * wide
    return [wide, place[1] + up[1] * lift, place[2] + up[2] * lift]
  })
}

function onLine(line: readonly Vec3[], along: readonly number[], at: number): { place: Vec3; up: Vec3 } {
  let index = along.findIndex((length) => length >= at)
  if (index < 1) index = index === 0 ? 1 : line.length - 1
  const [from, to] = [line[index - 1] as Vec3, line[index] as Vec3]
  const t = (at - (along[index - 1] as number)) / ((along[index] as number) - (along[index - 1] as number))
  const [up0, up1] = [normalAt(line, index - 1), normalAt(line, index)]
  const blend = (a: Vec3, b: Vec3): Vec3 => [0, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
  return { place: blend(from, to), up: blend(up0, up1) }
}

function normalAt(line: readonly Vec3[], at: number): Vec3 {
  const way = minus(line[Math.min(line.length - 1, at + 1)] as Vec3, line[Math.max(0, at - 1)] as Vec3)
  const length = lengthOf(way) || 1
  return [0, -way[2] / length, way[1] / length]
}

/** A lying plate stood up to face the viewer: its upper face to the front, its back edge (−z) up, leaning back by so many degrees. */
export function upright(flat: Solid, leanDegrees = 0): Solid {
  return rotated(flat, [90 - leanDegrees, 0, 0])
}

/** Bent around a vertical axis, radius in mm: the ends come towards the viewer. */
export function bowed(solid: Solid, radius: number): Solid {
  return bentBy(solid, ([x, y, z]) => [
    Math.sin(x / radius) * (radius - z),
    y,
    radius - Math.cos(x / radius) * (radius - z),
  ])
}
