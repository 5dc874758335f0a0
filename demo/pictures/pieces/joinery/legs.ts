import { add, minus, times, type Vec3 } from '../../geometry/vector.ts'
import { arc } from './path.ts'
import { bar, stick, tube, type BarOptions, type Section } from './bar.ts'
import { plate, eased, oval } from './plate.ts'
import { cutLevel, moved, rotated, type Solid } from './solid.ts'
import { drum, turned } from './turned.ts'

/** Turned leg or spindle: thin at both ends, fullest at `belly` of the way. Radii in mm. */
export function spindle(
  from: Vec3,
  to: Vec3,
  radius: { start: number; belly: number; end: number; at?: number },
): Solid {
  const at = radius.at ?? 0.5
  const line = Array.from(
    { length: 15 },
    (_, step): Vec3 =>
      [0, 1, 2].map(
        (axis) => (from[axis] as number) + (((to[axis] as number) - (from[axis] as number)) * step) / 14,
      ) as unknown as Vec3,
  )
  const of = (u: number): number => {
    const t = u < at ? u / at : (1 - u) / (1 - at)
    return (
      (u < at ? radius.start : radius.end) +
      (radius.belly - (u < at ? radius.start : radius.end)) * Math.sin((t * Math.PI) / 2) ** 1.4
    )
  }
  return bar(line, (u) => ({ a: of(u), b: of(u) }), { around: 16 })
}

/** Round tapering leg, from the seat or top to the floor. */
export function roundLeg(from: Vec3, to: Vec3, top: number, foot: number): Solid {
  return standing(from, to, { a: top, b: top }, { a: foot, b: foot }, { around: 20 })
}

/** A straight member from the underside of something to the floor, both ends cut level: it is made longer and cut. */
export function standing(from: Vec3, to: Vec3, start: Section, end: Section = start, options: BarOptions = {}): Solid {
  const way = minus(to, from)
  const extra = (Math.max(end.a, end.b) + 4) / Math.abs(way[1])
  const longer: Vec3 = add(to, times(way, extra))
  return cutLevel(
    stick(add(from, times(way, -extra)), longer, start, end, { ...options, ease: 0 }),
    way,
    Math.min(from[1], to[1]),
    Math.max(from[1], to[1]),
  )
}

/** Square tapering leg with rounded corners. */
export function squareLeg(from: Vec3, to: Vec3, top: number, foot: number, corner = 4): Solid {
  const section = (half: number): Section => ({ a: half, b: half, corner })
  return standing(from, to, section(top), section(foot), { up: [0, 0, 1] })
}

/** A ring of tube lying at y: foot rest of a stool, rim of a table. */
export function hoop(radiusX: number, radiusZ: number, y: number, thick: number): Solid {
  return bar(
    arc(radiusX, radiusZ, y, 0, 352.5, 47),
    { a: thick, b: thick },
    { isClosed: true, up: [0, 1, 0], around: 12 },
  )
}

/** Twin-wheel castor that stands at (x, z), its wheels turned by degrees; the stem reaches up to `top` mm. */
export function castor(x: number, z: number, turnDegrees: number, radius = 27, top = 68): Solid[] {
  const wheel = rotated(turned(drum(radius, -9, 9, 3.5), 24), [0, 0, 90])
  const hood = bar(
    arc(radius * 0.95, radius * 0.95, 0, 10, 195, 12).map(([u, , v]): Vec3 => [0, v, u]),
    { a: 7, b: 5, corner: 3 },
    { up: [1, 0, 0] },
  )
  const stem = tube(
    [
      [0, radius * 0.6, 0],
      [0, top - radius, 0],
    ],
    5.5,
  )
  const parts = [
    moved(wheel, [-13, 0, -13]),
    moved(wheel, [13, 0, -13]),
    moved(hood, [0, 0, -13]),
    tube(
      [
        [-20, 0, -13],
        [20, 0, -13],
      ],
      5,
    ),
    stem,
  ]
  return parts.map((part) => moved(rotated(moved(part, [0, radius, 0]), [0, turnDegrees, 0]), [x, 0, z]))
}

/** Flat round foot of a pedestal, as spun sheet steel. */
export function disc(radius: number, thickness: number): Solid {
  return plate(oval(radius * 2, radius * 2, 2, 72), 0, eased(thickness, Math.min(thickness * 0.45, 6), 1))
}
