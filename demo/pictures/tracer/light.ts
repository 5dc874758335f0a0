import { hash3 } from '../geometry/noise.ts'
import { clamp } from '../geometry/vector.ts'
import { linear, luminance } from '../surfaces/colour.ts'
import { FINISHES, reflectsOf } from '../surfaces/kinds.ts'
import type { Caster } from './caster.ts'
import type { Ground } from './primary.ts'
import type { Scene } from './scene.ts'
import { DOME, FLOOR_ALBEDO, FLOOR_LIGHT, KEY, KEY_POWER, KEY_RADIUS, KEY_SIDE, KEY_UP, tent } from './studio.ts'

/** Light at a place, in units of what falls on the bare ground; the same numbers for the same pixel and sample. */
export interface Lighting {
  /** Of one sample: straight from the key light, and from everywhere else. */
  direct: (x: number, y: number, z: number, nx: number, ny: number, nz: number, seed: number, sample: number) => number
  around: (x: number, y: number, z: number, nx: number, ny: number, nz: number, seed: number, sample: number) => number
  /** What a ray from there mirrors. */
  mirrored: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number
}

const LIFT = 5e-4
const FAR = 1e6
/** The fractional parts of these spread successive samples evenly over a square. */
const R2 = [0.7548776662466927, 0.5698402909980532] as const
const SURVIVES = 0.6

/** The studio's light on a scene; walls get as much as floors. */
export function studioLight(scene: Scene, caster: Caster, ground: Ground): Lighting {
  const albedos = scene.layers.map(({ slot, surface }) => (reflectsOf(surface) === 'metal' ? 0.6 : slot === 'fixed' && surface.colour ? clamp(luminance(linear(surface.colour)), 0.03, 0.8) : 0.45))
  const glows = scene.layers.map(({ surface }) => FINISHES[surface.kind].glow)
  const unitLight = ground.kind === 'wall' ? KEY_POWER * KEY[2] * 0.93 + Math.PI * DOME : FLOOR_LIGHT
  const normal = new Float64Array(3)
  const place = new Float64Array(3)
  const turned = new Float64Array(3)

  function key(x: number, y: number, z: number, nx: number, ny: number, nz: number, a: number, b: number): number {
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

  /** A direction around the normal, more likely near it (into `turned`). */
  function aroundNormal(nx: number, ny: number, nz: number, a: number, b: number): void {
    const r = Math.sqrt(a)
    const h = Math.sqrt(1 - a)
    const sign = nz >= 0 ? 1 : -1
    const k = -1 / (sign + nz)
    const m = nx * ny * k
    const c = Math.cos(b * 2 * Math.PI) * r
    const s = Math.sin(b * 2 * Math.PI) * r
    turned[0] = c * (1 + sign * nx * nx * k) + s * m + nx * h
    turned[1] = c * sign * m + s * (sign + ny * ny * k) + ny * h
    turned[2] = -c * sign * nx - s * ny + nz * h
  }

  /** Meets a surface; false when the ray leaves. Fills `place` and `normal`, gives its albedo and glow by `met`. */
  let metAlbedo = 0
  let isMetGround = false
  let metGlow = 0
  function meets(x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
    const isFloor = ground.kind === 'floor' ? dy < 0 : ground.kind === 'wall' && dz < 0
    const toGround = !isFloor ? FAR : ground.kind === 'floor' ? (ground.level - y) / dy : (ground.level - z) / dz
    const limit = toGround > 0 ? toGround : FAR
    if (caster.nearest(x, y, z, dx, dy, dz, limit, true)) {
      const t = caster.triangle()
      const at = caster.hit[0] as number
      const u = caster.hit[1] as number
      const v = caster.hit[2] as number
      const w = 1 - u - v
      const n = scene.normals
      let nx = w * (n[t * 9] as number) + u * (n[t * 9 + 3] as number) + v * (n[t * 9 + 6] as number)
      let ny = w * (n[t * 9 + 1] as number) + u * (n[t * 9 + 4] as number) + v * (n[t * 9 + 7] as number)
      let nz = w * (n[t * 9 + 2] as number) + u * (n[t * 9 + 5] as number) + v * (n[t * 9 + 8] as number)
      const side = (nx * dx + ny * dy + nz * dz > 0 ? -1 : 1) / Math.sqrt(nx * nx + ny * ny + nz * nz)
      nx *= side
      ny *= side
      nz *= side
      normal[0] = nx
      normal[1] = ny
      normal[2] = nz
      place[0] = x + dx * at
      place[1] = y + dy * at
      place[2] = z + dz * at
      const layer = scene.layerOf[t] as number
      metAlbedo = albedos[layer] as number
      metGlow = glows[layer] as number
      isMetGround = false
      return true
    }
    if (!isFloor || limit === FAR) return false
    normal[0] = 0
    normal[1] = ground.kind === 'floor' ? 1 : 0
    normal[2] = ground.kind === 'floor' ? 0 : 1
    place[0] = x + dx * limit
    place[1] = y + dy * limit
    place[2] = z + dz * limit
    metAlbedo = FLOOR_ALBEDO
    metGlow = 0
    isMetGround = true
    return true
  }

  /** Radiance from a direction, times π: the path goes on while chance lets it. */
  function gathered(x: number, y: number, z: number, dx: number, dy: number, dz: number, seed: number, sample: number): number {
    let weight = 1
    let total = 0
    for (let bounce = 1; ; bounce++) {
      if (!meets(x, y, z, dx, dy, dz)) return total + weight * Math.PI * DOME
      const px = place[0] as number
      const py = place[1] as number
      const pz = place[2] as number
      const nx = normal[0] as number
      const ny = normal[1] as number
      const nz = normal[2] as number
      const albedo = metAlbedo
      total += weight * metGlow * unitLight
      weight *= albedo
      total += weight * key(px, py, pz, nx, ny, nz, chance(seed, sample, bounce * 5), chance(seed, sample, bounce * 5 + 1))
      // The ground is open to the dome nearly everywhere: no need to go on from there.
      if (isMetGround) return total + weight * 0.8 * Math.PI * DOME
      if (bounce === 4 || chance(seed, sample, bounce * 5 + 2) > SURVIVES) return total + (bounce === 4 ? weight * 0.5 * Math.PI * DOME : 0)
      weight /= SURVIVES
      aroundNormal(nx, ny, nz, chance(seed, sample, bounce * 5 + 3), chance(seed, sample, bounce * 5 + 4))
      x = px + nx * LIFT
      y = py + ny * LIFT
      z = pz + nz * LIFT
      dx = turned[0] as number
      dy = turned[1] as number
      dz = turned[2] as number
    }
  }

  return {
    direct: (x, y, z, nx, ny, nz, seed, sample) => key(x, y, z, nx, ny, nz, spread(seed, 1, sample, 0), spread(seed, 2, sample, 1)) / unitLight,
    around: (x, y, z, nx, ny, nz, seed, sample) => {
      aroundNormal(nx, ny, nz, spread(seed, 3, sample, 0), spread(seed, 4, sample, 1))
      return Math.min(3, gathered(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, turned[0] as number, turned[1] as number, turned[2] as number, seed, sample) / unitLight)
    },
    mirrored: (x, y, z, dx, dy, dz) => {
      if (!meets(x, y, z, dx, dy, dz)) return tent(dx, dy, dz)
      const albedo = metAlbedo
      const glow = metGlow
      return glow + (albedo * (key(place[0] as number, place[1] as number, place[2] as number, normal[0] as number, normal[1] as number, normal[2] as number, 0, 0) + 0.7 * Math.PI * DOME)) / unitLight
    },
  }
}

function spread(seed: number, dimension: number, sample: number, axis: 0 | 1): number {
  const value = hash3(seed, dimension, 77) + sample * R2[axis]
  return value - Math.floor(value)
}

function chance(seed: number, sample: number, dimension: number): number {
  return hash3(seed, sample + 1, dimension)
}
