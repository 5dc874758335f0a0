import { hash3 } from '../geometry/noise.ts'
import { clamp, type Vec3 } from '../geometry/vector.ts'
import { linear, luminance } from '../surfaces/colour.ts'
import { reflectsOf } from '../surfaces/kinds.ts'
import type { Caster } from '../tracer/caster.ts'
import type { Lighting } from '../tracer/light.ts'
import { meetsSurface, newPath, type Path, turnAround } from '../tracer/meeting.ts'
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
const R2 = [0.7548776662466927, 0.5698402909980532] as const

interface Room {
  scene: Scene
  caster: Caster
  openings: readonly Opening[]
  bulbs: readonly Vec3[]
  /** −1 for what shines itself. */
  albedos: readonly number[]
  path: Path
}

/** Daylight through the windows, lamps, and the open fourth wall behind the camera as a large soft fill. */
export function roomLight(scene: Scene, caster: Caster, openings: readonly Opening[], bulbs: readonly Vec3[]): Lighting {
  const albedos = scene.layers.map(({ surface }) => (surface.kind === 'bulb' ? -1 : reflectsOf(surface) === 'metal' ? 0.6 : clamp(luminance(linear(surface.colour ?? '#b0aaa0')) * 0.95 + 0.02, 0.03, 0.82)))
  const path = newPath()
  const room: Room = { scene, caster, openings, bulbs, albedos, path }
  const start = (x: number, y: number, z: number, nx: number, ny: number, nz: number): void => {
    path.place[0] = x
    path.place[1] = y
    path.place[2] = z
    path.normal[0] = nx
    path.normal[1] = ny
    path.normal[2] = nz
  }
  return {
    direct: (x, y, z, nx, ny, nz, seed, sample) => {
      start(x, y, z, nx, ny, nz)
      return fromWindows(room, spread(seed, 1, sample, R2[0]), spread(seed, 2, sample, R2[1])) + fromBulbs(room, spread(seed, 5, sample, 0.6180339887498949))
    },
    around: (x, y, z, nx, ny, nz, seed, sample) => {
      start(x, y, z, nx, ny, nz)
      turnAround(path, nx, ny, nz, spread(seed, 3, sample, R2[0]), spread(seed, 4, sample, R2[1]))
      return Math.min(6, gathered(room, seed, sample))
    },
    mirrored: (x, y, z, dx, dy, dz) => {
      if (!meetsSurface(scene, caster, path, x, y, z, dx, dy, dz, 60)) return fill(dz)
      const albedo = albedos[path.layer] as number
      return albedo < 0 ? 3 : (albedo * (fromWindows(room, 0.5, 0.5) + 1.4)) / Math.PI
    },
  }
}

/** Light of the windows at the path's place, each from the point a, b of it. */
function fromWindows({ caster, openings, path: { place, normal } }: Room, a: number, b: number): number {
  const [x, y, z] = [place[0] as number, place[1] as number, place[2] as number]
  const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number]
  let sum = 0
  for (const { corner, sideU, sideV, normal: out } of openings) {
    const lx = corner[0] + sideU[0] * a + sideV[0] * b - x
    const ly = corner[1] + sideU[1] * a + sideV[1] * b - y
    const lz = corner[2] + sideU[2] * a + sideV[2] * b - z
    const d2 = lx * lx + ly * ly + lz * lz
    const d = Math.sqrt(d2)
    const here = (nx * lx + ny * ly + nz * lz) / d
    const there = -(out[0] * lx + out[1] * ly + out[2] * lz) / d
    if (here <= 0 || there <= 0) continue
    const area = Math.hypot(...sideU) * Math.hypot(...sideV)
    sum += Math.min(12, (WINDOW_RADIANCE * area * here * there) / d2) * caster.passing(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, lx / d, ly / d, lz / d, d - 0.02)
  }
  return sum
}

/** One lamp by chance for all of them: `pick` in 0…1. */
function fromBulbs({ caster, bulbs, path: { place, normal } }: Room, pick: number): number {
  const bulb = bulbs[Math.floor(pick * bulbs.length)]
  if (!bulb) return 0
  const [x, y, z] = [place[0] as number, place[1] as number, place[2] as number]
  const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number]
  const [lx, ly, lz] = [bulb[0] - x, bulb[1] - y, bulb[2] - z]
  const d = Math.hypot(lx, ly, lz)
  const here = (nx * lx + ny * ly + nz * lz) / d
  if (here <= 0 || d < 0.1) return 0
  const light = Math.min(3, (BULB_POWER * here * Math.PI) / (d * d))
  return bulbs.length * light * caster.passing(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, lx / d, ly / d, lz / d, d - 0.07)
}

/** What comes from where the path is turned to, over four meetings at most. */
function gathered(room: Room, seed: number, sample: number): number {
  const { scene, caster, albedos, path } = room
  const { place, normal, turned } = path
  let [weight, total] = [1, 0]
  for (let bounce = 1; bounce <= 4; bounce++) {
    const dz = turned[2] as number
    const isMet = meetsSurface(scene, caster, path, (place[0] as number) + (normal[0] as number) * LIFT, (place[1] as number) + (normal[1] as number) * LIFT, (place[2] as number) + (normal[2] as number) * LIFT, turned[0] as number, turned[1] as number, dz, 60)
    if (!isMet) return total + weight * Math.PI * fill(dz)
    const albedo = albedos[path.layer] as number
    if (albedo < 0) return total
    weight *= albedo
    total += weight * (fromWindows(room, hash3(seed, sample, bounce * 7), hash3(seed, sample, bounce * 7 + 1)) + (bounce === 1 ? fromBulbs(room, hash3(seed, sample, 91)) : 0))
    if (bounce > 1 && hash3(seed, sample, bounce * 7 + 2) > 0.6) return total + weight * 0.5
    if (bounce > 1) weight /= 0.6
    turnAround(path, normal[0] as number, normal[1] as number, normal[2] as number, hash3(seed, sample, bounce * 7 + 3), hash3(seed, sample, bounce * 7 + 4))
  }
  return total + weight * 0.6
}

/** Radiance of the open side behind the camera. */
const fill = (dz: number): number => (dz > 0 ? 0.55 + 0.35 * dz : 0.4)

function spread(seed: number, dimension: number, sample: number, step: number): number {
  const value = hash3(seed, dimension, 77) + sample * step
  return value - Math.floor(value)
}
