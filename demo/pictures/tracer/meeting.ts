import type { Caster } from './caster.ts'
import type { Scene } from './scene.ts'

/** Where a path is: its place, the normal that looks back at it, and the direction it goes on in. */
export interface Path {
  place: Float64Array
  normal: Float64Array
  turned: Float64Array
  layer: number
}

export function newPath(): Path {
  return { place: new Float64Array(3), normal: new Float64Array(3), turned: new Float64Array(3), layer: 0 }
}

/** Moves a path to the surface that a ray meets within `far`, looking through clear glass; false when there is none. */
export function meetsSurface(
  scene: Scene,
  caster: Caster,
  path: Path,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): boolean {
  if (!caster.nearest(x, y, z, dx, dy, dz, far, true)) return false
  const triangle = caster.triangle()
  const t = triangle * 9
  const at = caster.hit[0] as number
  const u = caster.hit[1] as number
  const v = caster.hit[2] as number
  const w = 1 - u - v
  const n = scene.normals
  const nx = w * (n[t] as number) + u * (n[t + 3] as number) + v * (n[t + 6] as number)
  const ny = w * (n[t + 1] as number) + u * (n[t + 4] as number) + v * (n[t + 7] as number)
  const nz = w * (n[t + 2] as number) + u * (n[t + 5] as number) + v * (n[t + 8] as number)
  const side = (nx * dx + ny * dy + nz * dz > 0 ? -1 : 1) / Math.sqrt(nx * nx + ny * ny + nz * nz)
  path.normal[0] = nx * side
  path.normal[1] = ny * side
  path.normal[2] = nz * side
  path.place[0] = x + dx * at
  path.place[1] = y + dy * at
  path.place[2] = z + dz * at
  path.layer = scene.layerOf[triangle] as number
  return true
}

/** Turns a path into a direction around a normal, more likely near it; `a` and `b` in 0…1. */
export function turnAround(path: Path, nx: number, ny: number, nz: number, a: number, b: number): void {
  const r = Math.sqrt(a)
  const h = Math.sqrt(1 - a)
  const sign = nz >= 0 ? 1 : -1
  const k = -1 / (sign + nz)
  const m = nx * ny * k
  const c = Math.cos(b * 2 * Math.PI) * r
  const s = Math.sin(b * 2 * Math.PI) * r
  path.turned[0] = c * (1 + sign * nx * nx * k) + s * m + nx * h
  path.turned[1] = c * sign * m + s * (sign + ny * ny * k) + ny * h
  path.turned[2] = -c * sign * nx - s * ny + nz * h
}
