import { add, times, type Vec3 } from '../../geometry/vector.ts'

/** A closed body: places, the same places in the wood or cloth it was cut from (x along the grain), triangles outwards. All in mm. */
export interface Solid {
  places: Vec3[]
  grain: Vec3[]
  triangles: (readonly [number, number, number])[]
}

export function moved(solid: Solid, by: Vec3): Solid {
  return bentBy(solid, (p) => add(p, by))
}

/** Turned about the origin, degrees about x, then y, then z. */
export function rotated(solid: Solid, degrees: Vec3): Solid {
  return bentBy(solid, (p) => turned(p, degrees))
}

/** Every place sent elsewhere; the grain stays with the material, as in steamed wood. */
export function bentBy(solid: Solid, to: (p: Vec3) => Vec3): Solid {
  return { ...solid, places: solid.places.map(to) }
}

/** A slanting member cut level at its ends: what lies under `low` or over `high` slides along `way` to there, so that a splayed foot stands flat. */
export function cutLevel(solid: Solid, way: Vec3, low: number, high = Infinity): Solid {
  return bentBy(solid, (p) => {
    const to = p[1] < low ? low : p[1] > high ? high : p[1]
    return to === p[1] ? p : add(p, times(way, (to - p[1]) / way[1]))
  })
}

/** The other hand: x mirrored, faces still outwards. */
export function mirrored(solid: Solid): Solid {
  return {
    ...solid,
    places: solid.places.map(([x, y, z]) => [-x, y, z]),
    triangles: solid.triangles.map(([a, b, c]) => [a, c, b]),
  }
}

/** Back for front. */
export function reversed(solid: Solid): Solid {
  return {
    ...solid,
    places: solid.places.map(([x, y, z]) => [x, y, -z]),
    triangles: solid.triangles.map(([a, b, c]) => [a, c, b]),
  }
}

/** Rings of equally many places joined into a skin, the ends shut by a fan unless the tube is closed in itself. */
export function skin(
  rings: readonly (readonly Vec3[])[],
  grain: readonly (readonly Vec3[])[],
  ends: 'shut' | 'joined' | 'open' = 'shut',
): Solid {
  const around = rings[0]?.length ?? 0
  const solid: Solid = { places: rings.flat(), grain: grain.flat(), triangles: [] }
  const last = ends === 'joined' ? rings.length : rings.length - 1
  for (let ring = 0; ring < last; ring += 1)
    for (let at = 0; at < around; at += 1)
      quad(solid, ring * around, ((ring + 1) % rings.length) * around, at, (at + 1) % around)
  if (ends === 'shut') shut(solid, 0, around, true)
  if (ends === 'shut') shut(solid, (rings.length - 1) * around, around, false)
  return solid
}

function quad(solid: Solid, low: number, high: number, at: number, next: number): void {
  solid.triangles.push([low + at, low + next, high + at], [low + next, high + next, high + at])
}

function shut(solid: Solid, from: number, around: number, isFirst: boolean): void {
  const mean = (list: readonly Vec3[]): Vec3 => {
    const sum = list.slice(from, from + around).reduce<Vec3>((a, b) => add(a, b), [0, 0, 0])
    return [sum[0] / around, sum[1] / around, sum[2] / around]
  }
  const centre = solid.places.length
  solid.places.push(mean(solid.places))
  solid.grain.push(mean(solid.grain))
  for (let at = 0; at < around; at += 1) {
    const next = (at + 1) % around
    solid.triangles.push(isFirst ? [from + next, from + at, centre] : [from + at, from + next, centre])
  }
}

function turned(p: Vec3, [ax, ay, az]: Vec3): Vec3 {
  const rad = Math.PI / 180
  let [x, y, z] = p
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(ax * rad),
    Math.sin(ax * rad),
    Math.cos(ay * rad),
    Math.sin(ay * rad),
    Math.cos(az * rad),
    Math.sin(az * rad),
  ]
  ;[y, z] = [y * cx - z * sx, y * sx + z * cx]
  ;[x, z] = [x * cy + z * sy, z * cy - x * sy]
  ;[x, y] = [x * cz - y * sz, x * sz + y * cz]
  return [x, y, z]
}
