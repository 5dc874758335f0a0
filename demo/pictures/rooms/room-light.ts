import { hash3 } from '../geometry/noise.ts'
import { clamp, type Vec3 } from '../geometry/vector.ts'
import { linear, luminance } from '../surfaces/colour.ts'
import { reflectsOf } from '../surfaces/kinds.ts'
import type { Caster } from '../tracer/caster.ts'
import type { Lighting } from '../tracer/light.ts'
import { meetsSurface, newPath, type Path, turnAround } from '../tracer/meeting.ts'
import type { Scene } from '../tracer/scene.ts'
import { type Spread, spreadOver } from './spread.ts'

/** A bright rectangle that looks into the room: one corner, its two sides and where it shines. */
export interface Opening {
  corner: Vec3
  sideU: Vec3
  sideV: Vec3
  normal: Vec3
}

const WINDOW_RADIANCE = 9
const BULB_POWER = 0.12
const SUN_POWER = 4.5
/** How far a ray to the sun may stray: edges of its patches are a little soft. */
const SUN_WIDE = 0.012
const LIFT = 1e-3

/** What shines into a room. */
export interface Lights {
  openings: readonly Opening[]
  bulbs: readonly Vec3[]
  /** Where the sun stands, as a direction; it shines through the openings, or from the open sky. */
  sun: Vec3 | null
  isOutdoors: boolean
}

interface Room extends Lights {
  scene: Scene
  caster: Caster
  /** −1 for what shines itself. */
  albedos: readonly number[]
  path: Path
}

/** Daylight through the windows, the sun, lamps, and the open fourth wall behind the camera as a large soft fill. */
export function roomLight(
  scene: Scene,
  caster: Caster,
  lights: Lights,
  picture: { width: number; samples: number },
): Lighting {
  const albedos = scene.layers.map(({ surface }) =>
    surface.kind === 'bulb'
      ? -1
      : reflectsOf(surface) === 'metal'
        ? 0.6
        : clamp(luminance(linear(surface.colour ?? '#b0aaa0')) * 0.95 + 0.02, 0.03, 0.82),
  )
  const path = newPath()
  const room: Room = { scene, caster, ...lights, albedos, path }
  const near = spreadOver(picture.width, picture.samples, 3)
  const far = spreadOver(picture.width, picture.samples, 6)
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
      const [a, b] = [near.at(seed, sample, 0), near.at(seed, sample, 1)]
      return fromWindows(room, a, b) + fromSun(room, a - 0.5, b - 0.5) + fromBulbs(room, near.at(seed, sample, 2))
    },
    around: (x, y, z, nx, ny, nz, seed, sample) => {
      start(x, y, z, nx, ny, nz)
      turnAround(path, nx, ny, nz, far.at(seed, sample, 0), far.at(seed, sample, 1))
      return Math.min(6, gathered(room, far, seed, sample))
    },
    mirrored: (x, y, z, dx, dy, dz) => {
      if (!meetsSurface(scene, caster, path, x, y, z, dx, dy, dz, 60)) return opposite(dx, dy, dz)
      const albedo = albedos[path.layer] as number
      return albedo < 0 ? 3 : (albedo * (fromWindows(room, 0.5, 0.5) + 1.4)) / Math.PI
    },
  }
}

/** What a mirror shows of the side behind the camera: floor, wall, ceiling and a tall bright door. */
function opposite(dx: number, dy: number, dz: number): number {
  const away = Math.max(0.2, Math.abs(dz))
  const [side, up] = [dx / away, dy / away]
  const edge = (value: number): number => clamp(value * 14, 0, 1)
  const wall = 0.62 - 0.1 * side
  const plain = wall + (0.85 - wall) * edge(up - 0.24) + (0.34 - wall) * edge(-0.2 - up)
  const door = edge(0.13 - Math.abs(side + 0.16)) * edge(0.17 - up) * edge(up + 0.2)
  return plain + (1.25 - plain) * door
}

/** Light of the sun at the path's place, where it comes through an opening. */
function fromSun({ caster, openings, sun, isOutdoors, path: { place, normal } }: Room, a: number, b: number): number {
  if (sun === null) return 0
  const [sx, sy, sz] = [sun[0] + a * SUN_WIDE, sun[1] + b * SUN_WIDE, sun[2] + (a - b) * SUN_WIDE]
  const [x, y, z] = [place[0] as number, place[1] as number, place[2] as number]
  const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number]
  const here = nx * sx + ny * sy + nz * sz
  if (here <= 0) return 0
  const far = isOutdoors
    ? 60
    : openings.reduce((found, opening) => Math.max(found, distanceThrough(opening, [x, y, z], [sx, sy, sz])), 0)
  return far === 0
    ? 0
    : SUN_POWER * here * caster.passing(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, sx, sy, sz, far - 0.02)
}

/** Metres from a place in a direction to an opening; 0 when the ray misses it. */
function distanceThrough({ corner, sideU, sideV, normal }: Opening, from: Vec3, along: Vec3): number {
  const facing = along[0] * normal[0] + along[1] * normal[1] + along[2] * normal[2]
  if (facing >= -1e-6) return 0
  const t =
    ((corner[0] - from[0]) * normal[0] + (corner[1] - from[1]) * normal[1] + (corner[2] - from[2]) * normal[2]) / facing
  if (t <= 0) return 0
  const share = (side: Vec3): number => {
    const square = side[0] * side[0] + side[1] * side[1] + side[2] * side[2]
    return (
      ((from[0] + along[0] * t - corner[0]) * side[0] +
        (from[1] + along[1] * t - corner[1]) * side[1] +
        (from[2] + along[2] * t - corner[2]) * side[2]) /
      square
    )
  }
  const [u, v] = [share(sideU), share(sideV)]
  return u < 0 || u > 1 || v < 0 || v > 1 ? 0 : t
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
    sum +=
      Math.min(12, (WINDOW_RADIANCE * area * here * there) / d2) *
      caster.passing(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, lx / d, ly / d, lz / d, d - 0.02)
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
  return (
    bulbs.length * light * caster.passing(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, lx / d, ly / d, lz / d, d - 0.07)
  )
}

/** What comes from where the path is turned to, over four meetings at most. */
function gathered(room: Room, far: Spread, seed: number, sample: number): number {
  const { scene, caster, albedos, path } = room
  const { place, normal, turned } = path
  let [weight, total] = [1, 0]
  for (let bounce = 1; bounce <= 4; bounce++) {
    const dz = turned[2] as number
    const isMet = meetsSurface(
      scene,
      caster,
      path,
      (place[0] as number) + (normal[0] as number) * LIFT,
      (place[1] as number) + (normal[1] as number) * LIFT,
      (place[2] as number) + (normal[2] as number) * LIFT,
      turned[0] as number,
      turned[1] as number,
      dz,
      60,
    )
    if (!isMet) return total + weight * Math.PI * fill(dz)
    const albedo = albedos[path.layer] as number
    if (albedo < 0) return total
    weight *= albedo
    const [a, b] =
      bounce === 1
        ? [far.at(seed, sample, 2), far.at(seed, sample, 3)]
        : [hash3(seed, sample, bounce * 7), hash3(seed, sample, bounce * 7 + 1)]
    total +=
      weight *
      (fromWindows(room, a, b) + fromSun(room, 0, 0) + (bounce === 1 ? fromBulbs(room, hash3(seed, sample, 91)) : 0))
    if (bounce > 1 && hash3(seed, sample, bounce * 7 + 2) > 0.6) return total + weight * 0.5
    if (bounce > 1) weight /= 0.6
    const [c, d] =
      bounce === 1
        ? [far.at(seed, sample, 4), far.at(seed, sample, 5)]
        : [hash3(seed, sample, bounce * 7 + 3), hash3(seed, sample, bounce * 7 + 4)]
    turnAround(path, normal[0] as number, normal[1] as number, normal[2] as number, c, d)
  }
  return total + weight * 0.6
}

/** Radiance of the open side behind the camera. */
function fill(dz: number): number {
  return dz > 0 ? 0.55 + 0.35 * dz : 0.4
}
