import type { Outline } from './outline.ts'

type Point = readonly [number, number]

/** Ear clipping; holes are joined to the outline by a bridge each. The outline runs counter-clockwise, holes clockwise. */
export function triangulated(outline: Outline, holes: readonly Outline[]): { points: Point[]; triangles: number[] } {
  let ring: Point[] = [...outline]
  for (const hole of holes.toSorted((a, b) => rightmost(b) - rightmost(a))) ring = bridged(ring, hole)
  const triangles: number[] = []
  const left = ring.map((_, i) => i)
  let misses = 0
  for (let at = 0; left.length > 3 && misses <= left.length;) {
    const n = left.length
    const [i, j, k] = [left[(at + n - 1) % n] as number, left[at % n] as number, left[(at + 1) % n] as number]
    if (isEar(ring, left, i, j, k)) {
      triangles.push(i, j, k)
      left.splice(at % n, 1)
      misses = 0
    } else {
      at++
      misses++
    }
    at %= left.length
  }
  triangles.push(...left.slice(0, 3))
  return { points: ring, triangles }
}

function rightmost(outline: Outline): number {
  return Math.max(...outline.map(([x]) => x))
}
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

function isEar(ring: readonly Point[], left: readonly number[], i: number, j: number, k: number): boolean {
  const [a, b, c] = [ring[i] as Point, ring[j] as Point, ring[k] as Point]
  if (turn(a, b, c) <= 1e-14) return false
  return !left.some((other) => {
    if (other === i || other === j || other === k) return false
    const p = ring[other] as Point
    if (same(p, a) || same(p, b) || same(p, c)) return false
    return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0
  })
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** The outline with a cut to the hole, at the shortest bridge that crosses nothing. */
function bridged(ring: readonly Point[], hole: Outline): Point[] {
  const start = hole.findIndex(([x]) => x === rightmost(hole))
  const from = hole[start] as Point
  const order = ring
    .map((_, i) => i)
    .toSorted((a, b) => distance(ring[a] as Point, from) - distance(ring[b] as Point, from))
  const to = order.find((i) => isVisible(ring, hole, ring[i] as Point, from)) ?? (order[0] as number)
  const turned = [...hole.slice(start), ...hole.slice(0, start)]
  return [...ring.slice(0, to + 1), ...turned, from, ...ring.slice(to)]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function isVisible(ring: readonly Point[], hole: Outline, a: Point, b: Point): boolean {
  const crosses = (points: readonly Point[]): boolean =>
    points.some((p, i) => isCrossing(a, b, p, points[(i + 1) % points.length] as Point))
  return !crosses(ring) && !crosses(hole)
}

function isCrossing(a: Point, b: Point, c: Point, d: Point): boolean {
  if (same(a, c) || same(a, d) || same(b, c) || same(b, d)) return false
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
