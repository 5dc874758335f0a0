import { add, cross, dot, lengthOf, minus, times, unit, type Vec3 } from './vector.ts'

export interface Station {
  at: Vec3
  along: Vec3
  /** Two unit vectors across the curve; they turn as little as possible along it. */
  side: Vec3
  up: Vec3
  /** 0…1 by length. */
  share: number
}

/** Evenly spaced stations along a smooth curve through the points; `isStraight` keeps the corners. */
export function stationsAlong(
  points: readonly Vec3[],
  count: number,
  options: { isClosed?: boolean; isStraight?: boolean; up?: Vec3 } = {},
): { stations: Station[]; length: number } {
  const fine = options.isStraight
    ? straight(points, options.isClosed ?? false)
    : smooth(points, options.isClosed ?? false)
  const lengths = [0]
  for (let i = 1; i < fine.length; i++)
    lengths.push((lengths[i - 1] as number) + lengthOf(minus(fine[i] as Vec3, fine[i - 1] as Vec3)))
  const length = lengths.at(-1) as number
  const at = Array.from({ length: count + 1 }, (_, i) => pointAt(fine, lengths, (length * i) / count))
  return { stations: framed(at, options.isClosed ?? false, options.up), length }
}

function pointAt(points: readonly Vec3[], lengths: readonly number[], wanted: number): Vec3 {
  let i = 1
  while (i < lengths.length - 1 && (lengths[i] as number) < wanted) i++
  const from = lengths[i - 1] as number
  const t = (lengths[i] as number) - from > 1e-12 ? (wanted - from) / ((lengths[i] as number) - from) : 0
  const a = points[i - 1] as Vec3
  return add(a, times(minus(points[i] as Vec3, a), t))
}

function straight(points: readonly Vec3[], isClosed: boolean): Vec3[] {
  return isClosed ? [...points, points[0] as Vec3] : [...points]
}

/** Centripetal Catmull-Rom: passes through all points without loops. */
function smooth(points: readonly Vec3[], isClosed: boolean): Vec3[] {
  if (points.length < 3 && !isClosed) return [...points]
  const count = points.length
  const get = (i: number): Vec3 => {
    if (isClosed) return points[((i % count) + count) % count] as Vec3
    if (i < 0) return minus(times(points[0] as Vec3, 2), points[1] as Vec3)
    if (i >= count) return minus(times(points[count - 1] as Vec3, 2), points[count - 2] as Vec3)
    return points[i] as Vec3
  }
  const out: Vec3[] = []
  for (let i = 0; i < (isClosed ? count : count - 1); i++)
    for (let k = 0; k < 16; k++) out.push(catmullRom(get(i - 1), get(i), get(i + 1), get(i + 2), k / 16))
  out.push(isClosed ? (points[0] as Vec3) : (points[count - 1] as Vec3))
  return out
}

function catmullRom(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const knot = (p: Vec3, q: Vec3): number => Math.max(1e-6, Math.sqrt(lengthOf(minus(q, p))))
  const t1 = knot(a, b)
  const t2 = t1 + knot(b, c)
  const t3 = t2 + knot(c, d)
  const at = t1 + (t2 - t1) * t
  const blend = (p: Vec3, q: Vec3, from: number, to: number): Vec3 =>
    add(times(p, (to - at) / (to - from)), times(q, (at - from) / (to - from)))
  const a1 = blend(a, b, 0, t1)
  const a2 = blend(b, c, t1, t2)
  const a3 = blend(c, d, t2, t3)
  return blend(blend(a1, a2, 0, t2), blend(a2, a3, t1, t3), t1, t2)
}

function framed(points: readonly Vec3[], isClosed: boolean, wanted?: Vec3): Station[] {
  const last = points.length - 1
  const tangent = (i: number): Vec3 => {
    const before = i === 0 ? (isClosed ? points[last - 1] : points[0]) : points[i - 1]
    const after = i === last ? (isClosed ? points[1] : points[last]) : points[i + 1]
    return unit(minus(after as Vec3, before as Vec3))
  }
  let up: Vec3 | null = null
  return points.map((at, i) => {
    const along = tangent(i)
    const hint: Vec3 = wanted ?? up ?? (Math.abs(along[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0])
    const flat = minus(hint, times(along, dot(hint, along)))
    const across = lengthOf(flat) > 1e-5 ? unit(flat) : (up ?? unit(cross(along, [1, 0, 0])))
    up = across
    return { at, along, side: cross(across, along), up: across, share: i / last }
  })
}
