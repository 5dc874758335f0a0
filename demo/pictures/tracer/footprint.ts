import type { Footprint } from '../surfaces/footprint.ts'
import type { Camera } from './camera.ts'
import type { Scene } from './scene.ts'

/** Seen flatter than this (the cosine), a pixel is no longer drawn out: it would reach beyond its board. */
const FLATTEST = 0.06

/** The triangle's two sides from its first corner, and what they are in the texture: four times x, y, z. */
const sides = new Float64Array(12)

/**
 * Where a pixel that sees triangle `t` along a ray lies in the solid texture: a step to the right and one down, projected along the ray
 * onto the triangle and carried over to its texture. `pixel` is the size of a pixel across the ray there, in metres.
 */
export function footprint(
  foot: Footprint,
  scene: Scene,
  t: number,
  ray: { dx: number; dy: number; dz: number },
  { right, up }: Camera,
  pixel: number,
): void {
  for (let c = 0; c < 3; c++) {
    for (let k = 0; k < 2; k++) {
      sides[k * 3 + c] = (scene.corners[t * 9 + (k + 1) * 3 + c] as number) - (scene.corners[t * 9 + c] as number)
      sides[6 + k * 3 + c] = (scene.grain[t * 9 + (k + 1) * 3 + c] as number) - (scene.grain[t * 9 + c] as number)
    }
  }
  step(foot, 0, right, ray, pixel)
  step(foot, 3, up, ray, pixel)
}

function step(
  foot: Footprint,
  at: 0 | 3,
  axis: readonly [number, number, number],
  { dx, dy, dz }: { dx: number; dy: number; dz: number },
  pixel: number,
): void {
  const [ax, ay, az] = [sides[0] as number, sides[1] as number, sides[2] as number]
  const [bx, by, bz] = [sides[3] as number, sides[4] as number, sides[5] as number]
  const [nx, ny, nz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  const cosine = (dx * nx + dy * ny + dz * nz) / size
  const along =
    (axis[0] * nx + axis[1] * ny + axis[2] * nz) /
    size /
    (cosine < 0 ? Math.min(-FLATTEST, cosine) : Math.max(FLATTEST, cosine))
  const [x, y, z] = [(axis[0] - dx * along) * pixel, (axis[1] - dy * along) * pixel, (axis[2] - dz * along) * pixel]
  const [aa, ab, bb] = [ax * ax + ay * ay + az * az, ax * bx + ay * by + az * bz, bx * bx + by * by + bz * bz]
  const [u, v] = [x * ax + y * ay + z * az, x * bx + y * by + z * bz]
  const area = aa * bb - ab * ab
  const [k, l] = area > 1e-18 ? [(u * bb - v * ab) / area, (v * aa - u * ab) / area] : [0, 0]
  for (let c = 0; c < 3; c++) foot[at + c] = k * (sides[6 + c] as number) + l * (sides[9 + c] as number)
}
