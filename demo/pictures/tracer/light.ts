import { hash3 } from '../geometry/noise.ts'
import { clamp } from '../geometry/vector.ts'
import { linear, luminance } from '../surfaces/colour.ts'
import { FINISHES, reflectsOf } from '../surfaces/kinds.ts'
import type { Caster } from './caster.ts'
import { mirroredRoom } from './mirrored-room.ts'
import { meetsSurface, newPath, type Path, turnAround } from './meeting.ts'
import type { Ground } from './primary.ts'
import type { Scene } from './scene.ts'
import { DOME, FLOOR_ALBEDO, FLOOR_LIGHT, KEY, KEY_POWER, KEY_RADIUS, KEY_SIDE, KEY_UP, tent } from './studio.ts'

/** Light at a place, in units of what falls on the bare ground; the same numbers for the same pixel and sample. */
export interface Lighting {
  /** Of one sample: straight from the key light, and from everywhere else. */
  direct: (x: number, y: number, z: number, nx: number, ny: number, nz: number, seed: number, sample: number) => number
  around: (x: number, y: number, z: number, nx: number, ny: number, nz: number, seed: number, sample: number) => number
  /** What a ray from there mirrors; a looking glass shows a room, other polished things the studio's tent. */
  mirrored: (x: number, y: number, z: number, dx: number, dy: number, dz: number, isLookingGlass: boolean) => number
}

const LIFT = 5e-4
const FAR = 1e6
/** The fractional parts of these spread successive samples evenly over a square. */
const R2 = [0.7548776662466927, 0.5698402909980532] as const
const SURVIVES = 0.6
const IS_GROUND = -1
/** The floor under a mirror that hangs, in its own metres. */
const HUNG_AT = -0.95

interface Studio {
  scene: Scene
  caster: Caster
  ground: Ground
  albedos: readonly number[]
  glows: readonly number[]
  /** What falls on the bare ground. */
  unitLight: number
  path: Path
}

/** The studio's light on a scene; walls get as much as floors. */
export function studioLight(scene: Scene, caster: Caster, ground: Ground): Lighting {
  const studio: Studio = {
    scene,
    caster,
    ground,
    albedos: scene.layers.map(({ slot, surface }) =>
      reflectsOf(surface) === 'metal'
        ? 0.6
        : slot === 'fixed' && surface.colour
          ? clamp(luminance(linear(surface.colour)), 0.03, 0.8)
          : 0.45,
    ),
    glows: scene.layers.map(({ surface }) => FINISHES[surface.kind].glow),
    unitLight: ground.kind === 'wall' ? KEY_POWER * KEY[2] * 0.93 + Math.PI * DOME : FLOOR_LIGHT,
    path: newPath(),
  }
  const { path, unitLight } = studio
  return {
    direct: (x, y, z, nx, ny, nz, seed, sample) =>
      key(caster, x, y, z, nx, ny, nz, spread(seed, 1, sample, 0), spread(seed, 2, sample, 1)) / unitLight,
    around: (x, y, z, nx, ny, nz, seed, sample) => {
      turnAround(path, nx, ny, nz, spread(seed, 3, sample, 0), spread(seed, 4, sample, 1))
      return Math.min(3, gathered(studio, x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, seed, sample) / unitLight)
    },
    mirrored: (x, y, z, dx, dy, dz, isLookingGlass) => {
      const layer = meets(studio, x, y, z, dx, dy, dz)
      if (isLookingGlass && (layer === null || layer === IS_GROUND))
        return mirroredRoom([x, y, z], dx, dy, dz, ground.kind === 'floor' ? ground.level : HUNG_AT)
      if (layer === null) return tent(dx, dy, dz)
      const [glow, albedo] =
        layer === IS_GROUND ? [0, FLOOR_ALBEDO] : [studio.glows[layer] as number, studio.albedos[layer] as number]
      const open = scene.isOfBoards && !isLookingGlass && layer !== IS_GROUND ? opening(path, x, y, z) : 1
      return glow + (albedo * (keyAt(studio, 0, 0) + 0.7 * open * Math.PI * DOME)) / unitLight
    },
  }
}

/** How much of the dome a board that is mirrored nearby sees: the walls of a niche mirror each other's dark, not a grey haze. */
function opening({ place }: Path, x: number, y: number, z: number): number {
  return clamp(Math.hypot((place[0] as number) - x, (place[1] as number) - y, (place[2] as number) - z) / 0.6, 0.15, 1)
}

/** The key light at a place, from the point `a`, `b` of its disc. */
function key(
  caster: Caster,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  a: number,
  b: number,
): number {
  const radius = KEY_RADIUS * Math.sqrt(a)
  const c = Math.cos(b * 2 * Math.PI) * radius
  const s = Math.sin(b * 2 * Math.PI) * radius
  let lx = KEY[0] + KEY_SIDE[0] * c + KEY_UP[0] * s
  let ly = KEY[1] + KEY_SIDE[1] * c + KEY_UP[1] * s
  let lz = KEY[2] + KEY_SIDE[2] * c + KEY_UP[2] * s
  const l = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz)
  lx *= l
  ly *= l
  lz *= l
  const cosine = nx * lx + ny * ly + nz * lz
  if (cosine <= 0) return 0
  return KEY_POWER * cosine * caster.passing(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, lx, ly, lz, FAR)
}

function keyAt({ caster, path: { place, normal } }: Studio, a: number, b: number): number {
  return key(
    caster,
    place[0] as number,
    place[1] as number,
    place[2] as number,
    normal[0] as number,
    normal[1] as number,
    normal[2] as number,
    a,
    b,
  )
}

/** Moves the path to what a ray meets: its layer, IS_GROUND, or null when the ray leaves. */
function meets(
  { scene, caster, ground, path }: Studio,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): number | null {
  const isFloor = ground.kind === 'floor'
  const isTowards = isFloor ? dy < 0 : ground.kind === 'wall' && dz < 0
  const toGround = !isTowards ? FAR : isFloor ? (ground.level - y) / dy : (ground.level - z) / dz
  const limit = toGround > 0 ? toGround : FAR
  if (meetsSurface(scene, caster, path, x, y, z, dx, dy, dz, limit)) return path.layer
  if (!isTowards || limit === FAR) return null
  path.normal[0] = 0
  path.normal[1] = isFloor ? 1 : 0
  path.normal[2] = isFloor ? 0 : 1
  path.place[0] = x + dx * limit
  path.place[1] = y + dy * limit
  path.place[2] = z + dz * limit
  return IS_GROUND
}

/** Radiance from where the path is turned to, times π: it goes on while chance lets it. */
function gathered(studio: Studio, x: number, y: number, z: number, seed: number, sample: number): number {
  const { place, normal, turned } = studio.path
  let weight = 1
  let total = 0
  for (let bounce = 1; ; bounce++) {
    const layer = meets(studio, x, y, z, turned[0] as number, turned[1] as number, turned[2] as number)
    if (layer === null) return total + weight * Math.PI * DOME
    if (layer !== IS_GROUND) total += weight * (studio.glows[layer] as number) * studio.unitLight
    weight *= layer === IS_GROUND ? FLOOR_ALBEDO : (studio.albedos[layer] as number)
    total += weight * keyAt(studio, chance(seed, sample, bounce * 5), chance(seed, sample, bounce * 5 + 1))
    // The ground is open to the dome nearly everywhere: no need to go on from there.
    if (layer === IS_GROUND) return total + weight * 0.8 * Math.PI * DOME
    if (bounce === 4 || chance(seed, sample, bounce * 5 + 2) > SURVIVES)
      return total + (bounce === 4 ? weight * 0.5 * Math.PI * DOME : 0)
    weight /= SURVIVES
    turnAround(
      studio.path,
      normal[0] as number,
      normal[1] as number,
      normal[2] as number,
      chance(seed, sample, bounce * 5 + 3),
      chance(seed, sample, bounce * 5 + 4),
    )
    x = (place[0] as number) + (normal[0] as number) * LIFT
    y = (place[1] as number) + (normal[1] as number) * LIFT
    z = (place[2] as number) + (normal[2] as number) * LIFT
  }
}

function spread(seed: number, dimension: number, sample: number, axis: 0 | 1): number {
  const value = hash3(seed, dimension, 77) + sample * R2[axis]
  return value - Math.floor(value)
}

function chance(seed: number, sample: number, dimension: number): number {
  return hash3(seed, sample + 1, dimension)
}
