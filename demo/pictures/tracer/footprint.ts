import type { Vec3 } from '../geometry/vector.ts'
import type { Footprint } from '../surfaces/texture.ts'
import type { Camera } from './camera.ts'
import type { Scene } from './scene.ts'

/** Seen flatter than this (the cosine), a pixel is no longer drawn out: it would reach beyond its board. */
const FLATTEST = 0.06

/**
 * Where a pixel that sees triangle `t` along a ray lies in the solid texture: a step to the right and one down, projected along the ray
 * onto the triangle and carried over to its texture. `pixel` is the size of a pixel across the ray there, in metres.
 */
export function footprint(foot: Footprint, scene: Scene, t: number, ray: { dx: number; dy: number; dz: number }, { right, up }: Camera, pixel: number): void {
  const edge = (source: Float32Array, k: 1 | 2): Vec3 => [0, 1, 2].map((c) => (source[t * 9 + k * 3 + c] as number) - (source[t * 9 + c] as number)) as unknown as Vec3
  const [a, b] = [edge(scene.corners, 1), edge(scene.corners, 2)]
  const [nx, ny, nz] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  const size = Math.hypot(nx, ny, nz) || 1
  const cosine = (ray.dx * nx + ray.dy * ny + ray.dz * nz) / size
  const facing = Math.sign(cosine || 1) * Math.max(FLATTEST, Math.abs(cosine))
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)]
  const least = aa * bb - ab * ab
  const [ga, gb] = [edge(scene.grain, 1), edge(scene.grain, 2)]
  for (const [at, axis] of [[0, right], [3, up]] as const) {
    const along = (axis[0] * nx + axis[1] * ny + axis[2] * nz) / size / facing
    const step: Vec3 = [(axis[0] - ray.dx * along) * pixel, (axis[1] - ray.dy * along) * pixel, (axis[2] - ray.dz * along) * pixel]
    const [u, v] = [dot(step, a), dot(step, b)]
    const [k, l] = least > 1e-18 ? [(u * bb - v * ab) / least, (v * aa - u * ab) / least] : [0, 0]
    for (let c = 0; c < 3; c++) foot[at + c] = k * (ga[c] as number) + l * (gb[c] as number)
  }
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
