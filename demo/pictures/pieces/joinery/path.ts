import { add, lengthOf, minus, mix, times, unit, type Vec3 } from '../../geometry/vector.ts'

/** A line through corners as a tube bender makes it: straight runs joined by arcs of the given inner radius (mm) in `steps` pieces or more. */
export function bent(corners: readonly Vec3[], radius: number, closed = false, steps = 6): Vec3[] {
  const count = corners.length
  return corners.flatMap((corner, at) => {
    if (!closed && (at === 0 || at === count - 1)) return [corner]
    const before = corners[(at + count - 1) % count] as Vec3
    const after = corners[(at + 1) % count] as Vec3
    return arcAt(before, corner, after, radius, steps)
  })
}

/** Points on the arc that rounds one corner, on wide ones as many as keep it round. */
function arcAt(before: Vec3, corner: Vec3, after: Vec3, radius: number, least: number): Vec3[] {
  const [into, out] = [unit(minus(before, corner)), unit(minus(after, corner))]
  const half = Math.acos(Math.max(-1, Math.min(1, into[0] * out[0] + into[1] * out[1] + into[2] * out[2]))) / 2
  if (half > 1.55) return [corner]
  const reach = Math.min(
    radius / Math.tan(half),
    lengthOf(minus(before, corner)) * 0.49,
    lengthOf(minus(after, corner)) * 0.49,
  )
  const real = reach * Math.tan(half)
  const middle = unit(add(into, out))
  const centre = add(corner, times(middle, real / Math.sin(half)))
  const [start, end] = [minus(add(corner, times(into, reach)), centre), minus(add(corner, times(out, reach)), centre)]
  const sweep = Math.PI - 2 * half
  const steps = real > 100 ? Math.max(least, Math.round((real * sweep) / 14)) : least
  return Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps
    const [a, b] = [Math.sin((1 - t) * sweep) / Math.sin(sweep), Math.sin(t * sweep) / Math.sin(sweep)]
    return add(centre, add(times(start, a), times(end, b)))
  })
}

/** A soft curve through all points (centripetal Catmull-Rom), `steps` pieces between two of them. */
export function curve(points: readonly Vec3[], steps = 8): Vec3[] {
  const at = (index: number): Vec3 => {
    const last = points.length - 1
    if (index < 0) return add(points[0] as Vec3, minus(points[0] as Vec3, points[1] as Vec3))
    if (index > last) return add(points[last] as Vec3, minus(points[last] as Vec3, points[last - 1] as Vec3))
    return points[index] as Vec3
  }
  const line: Vec3[] = []
  for (let piece = 0; piece < points.length - 1; piece += 1)
    for (let step = 0; step < steps; step += 1)
      line.push(spline(at(piece - 1), at(piece), at(piece + 1), at(piece + 2), step / steps))
  return [...line, points.at(-1) as Vec3]
}

function spline(p0: Vec3, p1: Vec3, p2: Vec3, p3: Vec3, t: number): Vec3 {
  const t1 = Math.sqrt(lengthOf(minus(p1, p0))) || 1
  const t2 = t1 + (Math.sqrt(lengthOf(minus(p2, p1))) || 1)
  const t3 = t2 + (Math.sqrt(lengthOf(minus(p3, p2))) || 1)
  const at = t1 + (t2 - t1) * t
  const [a1, a2, a3] = [mix(p0, p1, at / t1), mix(p1, p2, (at - t1) / (t2 - t1)), mix(p2, p3, (at - t2) / (t3 - t2))]
  const [b1, b2] = [mix(a1, a2, at / t2), mix(a2, a3, (at - t1) / (t3 - t1))]
  return mix(b1, b2, (at - t1) / (t2 - t1))
}

/** A ring or an arc of it, flat, seen from above anticlockwise; degrees from the x axis towards the viewer. */
export function arc(radiusX: number, radiusZ: number, y: number, from: number, to: number, steps = 48): Vec3[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180
    return [Math.cos(angle) * radiusX, y, Math.sin(angle) * radiusZ]
  })
}

/** The same line with places every `step` mm at most, for what will be bent afterwards. */
export function dense(line: readonly Vec3[], step: number, isClosed = false): Vec3[] {
  const all = isClosed ? [...line, line[0] as Vec3] : line
  const fine = all.slice(1).flatMap((to, at) => {
    const from = all[at] as Vec3
    const pieces = Math.max(1, Math.ceil(lengthOf(minus(to, from)) / step))
    return Array.from({ length: pieces }, (_, piece) => mix(from, to, piece / pieces))
  })
  return isClosed ? fine : [...fine, line.at(-1) as Vec3]
}
