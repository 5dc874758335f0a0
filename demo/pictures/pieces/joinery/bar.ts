import { skin, type Solid } from './solid.ts'
import { add, cross, lengthOf, minus, times, unit, type Vec3 } from '../../geometry/vector.ts'

/** Half the width (across `up`) and half the height (along it) of a bar in mm, and the radius of its corners. */
export interface Section {
  a: number
  b: number
  corner?: number
}

export interface BarOptions {
  /** Which way the height of the section looks. */
  up?: Vec3
  /** Chamfer of both ends, mm. */
  ease?: number
  isClosed?: boolean
  /** Places around the section. */
  around?: number
}

/** A member along a line: leg, rail, stile, runner. Rectangular with rounded corners when the section has `corner`, else round or oval. */
export function bar(
  line: readonly Vec3[],
  section: Section | ((u: number) => Section),
  options: BarOptions = {},
): Solid {
  const stations = stationsOf(line, options)
  const total = stations.at(-1)?.along ?? 0
  const at = typeof section === 'function' ? section : (): Section => section
  const rings: Vec3[][] = []
  const grain: Vec3[][] = []
  for (const { place, side, top, along, inset } of stations) {
    const outline = outlineOf(at(total === 0 ? 0 : along / total), inset, options.around)
    rings.push(outline.map(([x, y]) => add(place, add(times(side, x), times(top, y)))))
    grain.push(outline.map(([x, y]) => [along, x, y]))
  }
  return skin(rings, grain, options.isClosed === true ? 'joined' : 'shut')
}

/** A straight member with the same or a tapering section. */
export function stick(from: Vec3, to: Vec3, start: Section, end: Section = start, options: BarOptions = {}): Solid {
  const at = (p: number, q: number, u: number): number => p + (q - p) * u
  const corner = start.corner === undefined ? {} : { corner: start.corner }
  return bar([from, to], (u) => ({ a: at(start.a, end.a, u), b: at(start.b, end.b, u), ...corner }), options)
}

/** Round tube or rod of one radius along a line. */
export function tube(line: readonly Vec3[], radius: number, options: BarOptions = {}): Solid {
  return bar(
    line,
    { a: radius, b: radius },
    { around: radius < 5 ? 8 : 14, ease: Math.min(1.5, radius * 0.4), ...options },
  )
}

interface Station {
  place: Vec3
  side: Vec3
  top: Vec3
  along: number
  inset: number
}

function stationsOf(line: readonly Vec3[], { up, ease = 1.5, isClosed = false }: BarOptions): Station[] {
  const count = line.length
  let along = 0
  let top: Vec3 = up ?? hintFor(line)
  const stations = line.map((place, at): Station => {
    if (at > 0) along += lengthOf(minus(place, line[at - 1] as Vec3))
    const after = line[isClosed ? (at + 1) % count : Math.min(count - 1, at + 1)] as Vec3
    const before = line[isClosed ? (at + count - 1) % count : Math.max(0, at - 1)] as Vec3
    const ahead = unit(minus(after, before))
    const side = unit(cross(up ?? top, ahead))
    top = cross(ahead, side)
    return { place, side, top, along, inset: 0 }
  })
  return isClosed || ease === 0 ? stations : easedEnds(stations, ease)
}

/** Two more rings at each end, drawn in, so that no end is razor-sharp. */
function easedEnds(stations: Station[], ease: number): Station[] {
  const [first, second, last, beforeLast] = [stations[0], stations[1], stations.at(-1), stations.at(-2)] as [
    Station,
    Station,
    Station,
    Station,
  ]
  const slide = (from: Station, to: Station, mm: number, inset: number): Station => {
    const way = unit(minus(to.place, from.place))
    return {
      ...from,
      place: add(from.place, times(way, mm)),
      along: from.along + (to.along > from.along ? mm : -mm),
      inset,
    }
  }
  return [
    slide(first, second, 0, ease),
    slide(first, second, ease * 0.3, ease * 0.3),
    slide(first, second, ease, 0),
    ...stations.slice(1, -1),
    slide(last, beforeLast, ease, 0),
    slide(last, beforeLast, ease * 0.3, ease * 0.3),
    slide(last, beforeLast, 0, ease),
  ]
}

function hintFor(line: readonly Vec3[]): Vec3 {
  const way = unit(minus(line[1] as Vec3, line[0] as Vec3))
  return Math.abs(way[1]) > 0.8 ? [0, 0, 1] : [0, 1, 0]
}

function outlineOf({ a, b, corner }: Section, inset: number, around = 16): [number, number][] {
  const [w, h] = [Math.max(0.2, a - inset), Math.max(0.2, b - inset)]
  if (corner === undefined)
    return Array.from({ length: around }, (_, at) => [
      Math.cos((at / around) * 2 * Math.PI) * w,
      Math.sin((at / around) * 2 * Math.PI) * h,
    ])
  const r = Math.max(0.1, Math.min(corner, w * 0.98, h * 0.98))
  return [0, 1, 2, 3].flatMap((quarter) => {
    const [sx, sy] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1]
    return [0, 1, 2, 3].map((step): [number, number] => {
      const angle = ((quarter + step / 3) * Math.PI) / 2
      return [sx * (w - r) + Math.cos(angle) * r, sy * (h - r) + Math.sin(angle) * r]
    })
  })
}
