/** A flat closed outline, counter-clockwise, its last point not repeating the first. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** A rectangle around the origin with rounded corners; radii in the order right-top, left-top, left-bottom, right-bottom. */
export function roundedRectangle(
  width: number,
  height: number,
  radius: number | readonly [number, number, number, number],
  steps = 6,
): Outline {
  const radii = typeof radius === 'number' ? ([radius, radius, radius, radius] as const) : radius
  const corners = [
    [width / 2, height / 2],
    [-width / 2, height / 2],
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
  ] as const
  return corners.flatMap(([x, y], k) => arc(x, y, Math.min(radii[k] as number, width / 2, height / 2), k, steps))
}

function arc(x: number, y: number, radius: number, quarter: number, steps: number): [number, number][] {
  if (radius < 1e-5) return [[x, y]]
  const [cx, cy] = [x - Math.sign(x) * radius, y - Math.sign(y) * radius]
  return Array.from({ length: steps + 1 }, (_, i) => {
    const turn = ((quarter + i / steps) * Math.PI) / 2
    return [cx + Math.cos(turn) * radius, cy + Math.sin(turn) * radius]
  })
}

/** An ellipse (or circle); `power` above 2 gives a superellipse, the soft rectangle of a modern table top. */
export function ellipse(width: number, height: number, steps = 48, power = 2): Outline {
  return Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * 2 * Math.PI
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return [
      (Math.sign(c) * Math.abs(c) ** (2 / power) * width) / 2,
      (Math.sign(s) * Math.abs(s) ** (2 / power) * height) / 2,
    ]
  })
}

/** A polygon with every corner rounded by the same radius (less where sides are short). */
export function roundedPolygon(points: Outline, radius: number, steps = 5): Outline {
  return points.flatMap((point, i) => {
    const before = points[(i + points.length - 1) % points.length] as readonly [number, number]
    const after = points[(i + 1) % points.length] as readonly [number, number]
    const toward = (other: readonly [number, number]): readonly [number, number] => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1])
      const reach = Math.min(radius, length / 2)
      return [point[0] + ((other[0] - point[0]) / length) * reach, point[1] + ((other[1] - point[1]) / length) * reach]
    }
    const [a, b] = [toward(before), toward(after)]
    return Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps
      const along = (axis: 0 | 1): number => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * point[axis] + t * t * b[axis]
      return [along(0), along(1)] as const
    })
  })
}

/** Moved inwards (positive) or outwards along the mean normal of each corner. */
export function inset(outline: Outline, distance: number): Outline {
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] as readonly [number, number]
    const after = outline[(i + 1) % outline.length] as readonly [number, number]
    const [ax, ay] = direction(before, point)
    const [bx, by] = direction(point, after)
    const [nx, ny] = [-(ay + by), ax + bx]
    const length = Math.hypot(nx, ny) || 1
    const k = distance / Math.max(0.35, length / 2) / length
    return [point[0] + nx * k, point[1] + ny * k]
  })
}

function direction(a: readonly [number, number], b: readonly [number, number]): [number, number] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}
