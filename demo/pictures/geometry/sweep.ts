import { type Station, stationsAlong } from './curve.ts'
import { finished, type Sketch } from './mesh.ts'
import type { Mesh } from './triangle-mesh.ts'
import type { Vec3 } from './vector.ts'

export interface SweepShape {
  /** The curve passes through these. */
  through: readonly Vec3[]
  /** Half width (across) and half height (along `up`) at a share 0…1 of the length; one number for a round section. */
  radius: number | ((share: number) => number | readonly [across: number, up: number])
  /** 2 round, 3–4 soft square, 12 square with hardly rounded edges. */
  squareness?: number
  isClosed?: boolean
  /** Keeps corners instead of a smooth curve. */
  isStraight?: boolean
  /** Direction of the section's height; needed where the section is not round. */
  up?: Vec3
  steps?: number
  sides?: number
}

/** A section drawn along a curve: legs, rails, arms, tubes, handles. The fibre runs along the curve. */
export function sweep(shape: SweepShape): Mesh {
  const square = shape.squareness ?? 2
  const sides = shape.sides ?? (square > 6 ? 16 : 14)
  const steps = shape.steps ?? (shape.through.length === 2 ? 6 : shape.through.length * 8)
  const { stations, length } = stationsAlong(shape.through, steps, {
    ...(shape.isClosed && { isClosed: true }),
    ...(shape.isStraight && { isStraight: true }),
    ...(shape.up && { up: shape.up }),
  })
  const sketch = { positions: [] as number[], indices: [] as number[], grain: [] as number[] }
  const outline = superellipse(square, sides)
  for (const station of stations) addRing(sketch, station, outline, radiusAt(shape.radius, station.share), length)
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < sides; j++) {
      const a = i * sides + j
      const b = i * sides + ((j + 1) % sides)
      sketch.indices.push(a, b, a + sides, b, b + sides, a + sides)
    }
  }
  if (!shape.isClosed) addCaps(sketch, stations, sides, length)
  return finished(sketch, { creaseDegrees: square > 4 ? 40 : 55 })
}

/** A tube of even radius. */
export function tube(
  through: readonly Vec3[],
  radius: number,
  options: { isClosed?: boolean; isStraight?: boolean; steps?: number; sides?: number } = {},
): Mesh {
  return sweep({ through, radius, sides: 10, ...options })
}

function radiusAt(radius: SweepShape['radius'], share: number): readonly [number, number] {
  const value = typeof radius === 'number' ? radius : radius(share)
  return typeof value === 'number' ? [value, value] : value
}

/** Points of |x|ⁿ + |y|ⁿ = 1; square ones spend their points on the corners. */
function superellipse(n: number, sides: number): [number, number][] {
  return Array.from({ length: sides }, (_, j) => {
    const turn = (j / sides) * 2 * Math.PI + (n > 6 ? Math.PI / sides : 0)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return [Math.sign(c) * Math.abs(c) ** (2 / n), Math.sign(s) * Math.abs(s) ** (2 / n)]
  })
}

function addRing(
  sketch: Required<Sketch>,
  { at, side, up, share }: Station,
  outline: readonly [number, number][],
  [across, high]: readonly [number, number],
  length: number,
): void {
  for (const [a, b] of outline) {
    for (let c = 0; c < 3; c++)
      sketch.positions.push((at[c] as number) + (side[c] as number) * a * across + (up[c] as number) * b * high)
    sketch.grain.push(share * length, a * across, b * high)
  }
}

function addCaps(sketch: Required<Sketch>, stations: readonly Station[], sides: number, length: number): void {
  for (const [ring, station] of [
    [0, stations[0]],
    [stations.length - 1, stations.at(-1)],
  ] as const) {
    if (!station) continue
    const middle = sketch.positions.length / 3
    sketch.positions.push(...station.at)
    sketch.grain.push(ring === 0 ? 0 : length, 0, 0)
    for (let j = 0; j < sides; j++) {
      const a = ring * sides + j
      const b = ring * sides + ((j + 1) % sides)
      if (ring === 0) sketch.indices.push(b, a, middle)
      else sketch.indices.push(a, b, middle)
    }
  }
}
