/** A place on a path seen from above: its run, and outwards from the seat. */
export interface Station {
  x: number
  z: number
  /** Along the path. */
  tx: number
  tz: number
  /** Away from who sits. */
  nx: number
  nz: number
  along: number
  share: number
}

/** From the front end of the left arm around the back to the front end of the right one. `splay` widens it towards the front. */
export function uPath(shape: {
  halfWidth: number
  front: number
  back: number
  radius: number
  splay?: number
  step: number
}): Station[] {
  const { halfWidth, front, back, radius, splay = 0 } = shape
  const points: [number, number][] = [
    [-halfWidth - splay, front],
    [-halfWidth, back + radius],
  ]
  for (let k = 1; k <= 12; k++)
    points.push([
      -halfWidth + radius * (1 - Math.cos((k / 12) * (Math.PI / 2))),
      back + radius * (1 - Math.sin((k / 12) * (Math.PI / 2))),
    ])
  const half = points.filter(([x]) => x < -1e-9)
  return stationsOf([...half, ...half.toReversed().map(([x, z]): [number, number] => [-x, z])], shape.step)
}

/** Even steps along a line of points; the outside is on the left of its run (from the left front, around the back). */
export function stationsOf(points: readonly (readonly [x: number, z: number])[], step: number): Station[] {
  const lengths = [0]
  for (let k = 1; k < points.length; k++)
    lengths.push(
      (lengths[k - 1] as number) +
        distance(points[k - 1] as readonly [number, number], points[k] as readonly [number, number]),
    )
  const total = lengths.at(-1) as number
  const count = Math.max(6, Math.round(total / step))
  const places = Array.from({ length: count + 1 }, (_, k) => placeAt(points, lengths, (total * k) / count))
  return places.map(([x, z], k) => {
    const a = places[Math.max(0, k - 1)] as readonly [number, number]
    const b = places[Math.min(count, k + 1)] as readonly [number, number]
    const length = distance(a, b) || 1
    const [tx, tz] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    return { x, z, tx, tz, nx: tz, nz: -tx, along: (total * k) / count, share: k / count }
  })
}

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function placeAt(
  points: readonly (readonly [number, number])[],
  lengths: readonly number[],
  wanted: number,
): [number, number] {
  let k = 1
  while (k < lengths.length - 1 && (lengths[k] as number) < wanted) k++
  const [a, b] = [points[k - 1] as readonly [number, number], points[k] as readonly [number, number]]
  const share =
    (wanted - (lengths[k - 1] as number)) / Math.max(1e-9, (lengths[k] as number) - (lengths[k - 1] as number))
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
