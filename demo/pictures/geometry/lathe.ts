import { type Axis, finished } from './mesh.ts'
import type { Mesh } from './triangle-mesh.ts'

/**
 * A profile turned around the y axis: vases, lampshades, round tops, turned legs, plates.
 * Points are [radius, y], from the bottom's middle along the outside to the top (then back down the inside for a hollow piece).
 */
export function lathe(
  profile: readonly (readonly [radius: number, y: number])[],
  options: { sides?: number; creaseDegrees?: number; grainAlong?: Axis; fromDegrees?: number; toDegrees?: number } = {},
): Mesh {
  const sides = options.sides ?? 48
  const from = ((options.fromDegrees ?? 0) * Math.PI) / 180
  const to = ((options.toDegrees ?? 360) * Math.PI) / 180
  const positions: number[] = []
  const indices: number[] = []
  for (let j = 0; j <= sides; j++) {
    const turn = j === sides && options.toDegrees === undefined ? from : from + ((to - from) * j) / sides
    for (const [radius, y] of profile) positions.push(Math.sin(turn) * radius, y, Math.cos(turn) * radius)
  }
  const row = profile.length
  for (let j = 0; j < sides; j++) {
    for (let i = 0; i < row - 1; i++) {
      const a = j * row + i
      indices.push(a, a + row, a + 1, a + 1, a + row, a + row + 1)
    }
  }
  return finished(
    { positions, indices },
    { creaseDegrees: options.creaseDegrees ?? 40, grainAlong: options.grainAlong ?? 'x' },
  )
}

/** A smooth profile for `lathe` through a few points (a vase's belly). */
export function smoothProfile(
  points: readonly (readonly [radius: number, y: number])[],
  steps = 6,
): [number, number][] {
  const out: [number, number][] = []
  const get = (i: number): readonly [number, number] =>
    points[Math.max(0, Math.min(points.length - 1, i))] as readonly [number, number]
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const value = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      out.push([Math.max(0, value(0)), value(1)])
    }
  }
  out.push([...(points.at(-1) as readonly [number, number])])
  return out
}

/** A cylinder or cone standing on y = 0, its edges rounded. */
export function cylinder(shape: {
  radius: number
  topRadius?: number
  height: number
  edge?: number
  sides?: number
  grainAlong?: Axis
}): Mesh {
  const { radius, height } = shape
  const top = shape.topRadius ?? radius
  const edge = Math.min(shape.edge ?? 0.0015, height / 2, Math.max(radius, top) / 2)
  const profile: [number, number][] = [[0, 0]]
  if (radius > edge) profile.push([radius - edge, 0], [radius - edge * 0.3, edge * 0.3])
  profile.push(
    [radius + ((top - radius) * edge) / height, edge],
    [top + ((radius - top) * edge) / height, height - edge],
  )
  if (top > edge) profile.push([top - edge * 0.3, height - edge * 0.3], [top - edge, height])
  profile.push([0, height])
  return lathe(profile, {
    sides: shape.sides ?? (Math.max(radius, top) < 0.03 ? 16 : 48),
    creaseDegrees: 60,
    ...(shape.grainAlong && { grainAlong: shape.grainAlong }),
  })
}

/** A ball around the origin. */
export function sphere(radius: number, sides = 32): Mesh {
  const rings = Math.ceil(sides / 2)
  const profile = Array.from(
    { length: rings + 1 },
    (_, i) => [Math.sin((i / rings) * Math.PI) * radius, -Math.cos((i / rings) * Math.PI) * radius] as const,
  )
  return lathe(profile, { sides, creaseDegrees: 80 })
}

/** A ring lying in the xz plane around the origin. */
export function torus(radius: number, tubeRadius: number, options: { sides?: number; tubeSides?: number } = {}): Mesh {
  const tubeSides = options.tubeSides ?? 12
  const profile = Array.from(
    { length: tubeSides + 1 },
    (_, i) =>
      [
        radius + Math.sin((i / tubeSides) * 2 * Math.PI) * tubeRadius,
        -Math.cos((i / tubeSides) * 2 * Math.PI) * tubeRadius,
      ] as const,
  )
  return lathe(profile, { sides: options.sides ?? 56, creaseDegrees: 80 })
}
