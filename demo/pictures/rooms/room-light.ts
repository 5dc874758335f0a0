import { hash3 } from '../geometry/noise.ts'
import { clamp, type Vec3 } from '../geometry/vector.ts'
import { linear, luminance } from '../surfaces/colour.ts'
import { reflectsOf } from '../surfaces/kinds.ts'
import type { Caster } from '../tracer/caster.ts'
import type { Lighting } from '../tracer/light.ts'
import type { Scene } from '../tracer/scene.ts'

/** A bright rectangle that looks into the room: one corner, its two sides and where it shines. */
export interface Opening {
  corner: Vec3
  sideU: Vec3
  sideV: Vec3
  normal: Vec3
}

const WINDOW_RADIANCE = 9
const BULB_POWER = 0.12
const LIFT = 1e-3

/** Daylight through the windows, lamps, and the open fourth wall behind the camera as a large soft fill. */
export function roomLight(scene: Scene, caster: Caster, openings: readonly Opening[], bulbs: readonly Vec3[]): Lighting {
  const albedos = scene.layers.map(({ surface }) => (surface.kind === 'bulb' ? -1 : reflectsOf(surface) === 'metal' ? 0.6 : clamp(luminance(linear(surface.colour ?? '#b0aaa0')) * 0.95 + 0.02, 0.03, 0.82)))
  const place = new Float64Array(3)
  const normal = new Float64Array(3)
  const turned = new Float64Array(3)

  function fromWindows(x: number, y: number, z: number, n: ArrayLike<number>, a: number, b: number): number {
    let sum = 0
    for (const { corner, sideU, sideV, normal: out } of openings) {
      let lx = corner[0] + sideU[0] * a + sideV[0] * b - x
      let ly = corner[1] + sideU[1] * a + sideV[1] * b - y
      let lz = corner[2] + sideU[2] * a + sideV[2] * b - z
      const d2 = lx * lx + ly * ly + lz * lz
      const d = Math.sqrt(d2)
      lx /= d
      ly /= d
      lz /= d
      const here = (n[0] as number) * lx + (n[1] as number) * ly + (n[2] as number) * lz
      const there = -(out[0] * lx + out[1] * ly + out[2] * lz)
      if (here <= 0 || there <= 0) continue
      const area = Math.hypot(...sideU) * Math.hypot(...sideV)
      sum += Math.min(12, (WINDOW_RADIANCE * area * here * there) / d2) * caster.passing(x + (n[0] as number) * LIFT, y + (n[1] as number) * LIFT, z + (n[2] as number) * LIFT, lx, ly, lz, d - 0.02)
    }
    return sum
  }

  /** One lamp by chance for all of them: `pick` in 0…1. */
  function fromBulbs(x: number, y: number, z: number, n: ArrayLike<number>, pick: number): number {
    const bulb = bulbs[Math.floor(pick * bulbs.length)]
    if (!bulb) return 0
    const [lx, ly, lz] = [bulb[0] - x, bulb[1] - y, bulb[2] - z]
    const d = Math.hypot(lx, ly, lz)
    const here = ((n[0] as number) * lx + (n[1] as number) * ly + (n[2] as number) * lz) / d
    if (here <= 0 || d < 0.1) return 0
    const light = Math.min(3, (BULB_POWER * here * Math.PI) / (d * d))
    return bulbs.length * light * caster.passing(x + (n[0] as number) * LIFT, y + (n[1] as number) * LIFT, z + (n[2] as number) * LIFT, lx / d, ly / d, lz / d, d - 0.07)
  }

  function aroundNormal(a: number, b: number): void {
    const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number]
    const [r, h, sign] = [Math.sqrt(a), Math.sqrt(1 - a), nz >= 0 ? 1 : -1]
    const k = -1 / (sign + nz)
    const m = nx * ny * k
    const [c, s] = [Math.cos(b * 2 * Math.PI) * r, Math.sin(b * 2 * Math.PI) * r]
    turned[0] = c * (1 + sign * nx * nx * k) + s * m + nx * h
    turned[1] = c * sign * m + s * (sign + ny * ny * k) + ny * h
    turned[2] = -c * sign * nx - s * ny + nz * h
  }

  /** Moves `place` and `normal` to what a ray meets; its albedo, −1 for a light, −2 when it leaves. */
  function meets(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    if (!caster.nearest(x, y, z, dx, dy, dz, 60, true)) return -2
    const t = caster.triangle() * 9
    const [at, u, v] = [caster.hit[0] as number, caster.hit[1] as number, caster.hit[2] as number]
    const n = scene.normals
    for (let c = 0; c < 3; c++) normal[c] = (1 - u - v) * (n[t + c] as number) + u * (n[t + 3 + c] as number) + v * (n[t + 6 + c] as number)
    const side = ((normal[0] as number) * dx + (normal[1] as number) * dy + (normal[2] as number) * dz > 0 ? -1 : 1) / Math.hypot(normal[0] as number, normal[1] as number, normal[2] as number)
    for (let c = 0; c < 3; c++) normal[c] = (normal[c] as number) * side
    place[0] = x + dx * at
    place[1] = y + dy * at
    place[2] = z + dz * at
    return albedos[scene.layerOf[t / 9] as number] as number
  }

  function around(seed: number, sample: number): number {
    let [weight, total] = [1, 0]
    for (let bounce = 1; bounce <= 4; bounce++) {
      const [dx, dy, dz] = [turned[0] as number, turned[1] as number, turned[2] as number]
      const albedo = meets((place[0] as number) + (normal[0] as number) * LIFT, (place[1] as number) + (normal[1] as number) * LIFT, (place[2] as number) + (normal[2] as number) * LIFT, dx, dy, dz)
      if (albedo === -2) return total + weight * Math.PI * fill(dz)
      if (albedo === -1) return total
      weight *= albedo
      total += weight * (fromWindows(place[0] as number, place[1] as number, place[2] as number, normal, hash3(seed, sample, bounce * 7), hash3(seed, sample, bounce * 7 + 1)) + (bounce === 1 ? fromBulbs(place[0] as number, place[1] as number, place[2] as number, normal, hash3(seed, sample, 91)) : 0))
      if (bounce > 1 && hash3(seed, sample, bounce * 7 + 2) > 0.6) return total + weight * 0.5
      if (bounce > 1) weight /= 0.6
      aroundNormal(hash3(seed, sample, bounce * 7 + 3), hash3(seed, sample, bounce * 7 + 4))
    }
    return total + weight * 0.6
  }

  return {
    direct: (x, y, z, nx, ny, nz, seed, sample) => {
      const n = [nx, ny, nz]
      return fromWindows(x, y, z, n, spread(seed, 1, sample, 0.7548776662466927), spread(seed, 2, sample, 0.5698402909980532)) + fromBulbs(x, y, z, n, spread(seed, 5, sample, 0.6180339887498949))
    },
    around: (x, y, z, nx, ny, nz, seed, sample) => {
      normal.set([nx, ny, nz])
      place.set([x, y, z])
      aroundNormal(spread(seed, 3, sample, 0.7548776662466927), spread(seed, 4, sample, 0.5698402909980532))
      return Math.min(6, around(seed, sample))
    },
    mirrored: (x, y, z, dx, dy, dz) => {
      const albedo = meets(x, y, z, dx, dy, dz)
      if (albedo === -2) return fill(dz)
      if (albedo === -1) return 3
      return (albedo * (fromWindows(place[0] as number, place[1] as number, place[2] as number, normal, 0.5, 0.5) + 1.4)) / Math.PI
    },
  }
}

/** Radiance of the open side behind the camera. */
const fill = (dz: number): number => (dz > 0 ? 0.55 + 0.35 * dz : 0.4)

function spread(seed: number, dimension: number, sample: number, step: number): number {
  const value = hash3(seed, dimension, 77) + sample * step
  return value - Math.floor(value)
}
