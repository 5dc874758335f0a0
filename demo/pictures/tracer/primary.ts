import { clamp } from '../geometry/vector.ts'
import { type Texture, textureOf } from '../surfaces/texture.ts'
import type { Camera } from './camera.ts'
import type { Caster } from './caster.ts'
import { footprint } from './footprint.ts'
import type { Scene } from './scene.ts'

/** The white ground a piece stands on or hangs at. */
export interface Ground {
  kind: 'floor' | 'wall' | 'none'
  /** Height of the floor or place (z) of the wall. */
  level: number
}

export const NOTHING = -2
export const GROUND = -1

/** What one ray from the camera meets; the same object is filled anew by each ray. */
export interface Sight {
  /** Part, GROUND or NOTHING. */
  part: number
  layer: number
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  /** 1 looked at straight on, 0 along the surface. */
  facing: number
  /** Share of the light behind panes of glass in front that comes through them, and the light that these mirror. */
  through: number
  glassMirrors: number
  glassLayer: number
  /** Texture value; filled by `texture()` only. */
  grain: number
  /** Unit direction of the ray. */
  dx: number
  dy: number
  dz: number
}

export interface Eye {
  look: (pixelX: number, pixelY: number) => Sight
  /** Texture of the last look. */
  texture: () => number
}

const FAR = 1e6
/** Metres along a ray within which a pane lies on the ground: which of the two comes first would be chance. */
const TOUCHES = 1e-3
/** What a pane's body lets through. */
const CLEAR = 0.985

/** Light from a direction, for what panes mirror. */
export type Surroundings = (dx: number, dy: number, dz: number) => number

/** Rays from the camera through a picture; glass is looked through and mirrors its surroundings. */
export function eyeOf(scene: Scene, caster: Caster, camera: Camera, ground: Ground, surroundings: Surroundings): Eye {
  const textures: readonly Texture[] = scene.layers.map(({ surface }) => textureOf(surface))
  const isWood = scene.layers.map(({ surface }) => surface.kind === 'wood')
  const isGlass = scene.layers.map(({ surface }) => surface.kind === 'glass')
  const scale = camera.tangent / (camera.height / 2)
  const sight = nothingSeen()
  let distance = 0
  const grainAt = new Float64Array(3)
  const foot = new Float64Array(6)

  function look(pixelX: number, pixelY: number): Sight {
    aim(
      sight,
      camera,
      (pixelX - camera.width / 2) * scale + camera.shiftX,
      (camera.height / 2 - pixelY) * scale + camera.shiftY,
    )
    const { dx, dy, dz } = sight
    sight.through = 1
    sight.glassMirrors = 0
    sight.glassLayer = -1
    const ox = camera.eye[0]
    const oy = camera.eye[1]
    const oz = camera.eye[2]
    distance = 0
    for (let panes = 0; panes < 10; panes++) {
      const start = distance
      if (!caster.nearest(ox + dx * start, oy + dy * start, oz + dz * start, dx, dy, dz, FAR, false))
        return meetGround(sight, camera, ground)
      distance = start + caster.hit[0]!
      const isPane = isGlass[scene.layerOf[caster.triangle()]!]!
      if (ground.kind !== 'none' && groundDistance(sight, camera, ground) < distance + (isPane ? TOUCHES : 0))
        return meetGround(sight, camera, ground)
      meet()
      if (!isPane) return sight
      passPane(sight, surroundings)
    }
    return sight
  }

  function meet(): void {
    fillIn(sight, scene, caster.triangle(), caster.hit[1]!, caster.hit[2]!)
    for (let c = 0; c < 3; c++) grainAt[c] = mixed(scene.grain, caster.triangle(), c, caster.hit[1]!, caster.hit[2]!)
  }

  function texture(): number {
    if (sight.part < 0) return 0.5
    if (isWood[sight.layer] === true) footprint(foot, scene, caster.triangle(), sight, camera, distance * scale)
    return textures[sight.layer]!(grainAt[0]!, grainAt[1]!, grainAt[2]!, distance * scale, foot)
  }

  return { look, texture }
}

function nothingSeen(): Sight {
  return {
    part: NOTHING,
    layer: 0,
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    facing: 1,
    through: 1,
    glassMirrors: 0,
    glassLayer: -1,
    grain: 0.5,
    dx: 0,
    dy: 0,
    dz: 0,
  }
}

/** Infinite where the ray does not come down to it. */
function groundDistance({ dy, dz }: Sight, { eye }: Camera, { kind, level }: Ground): number {
  const [d, o] = kind === 'wall' ? [dz, eye[2]] : [dy, eye[1]]
  return d < 0 ? (level - o) / d : Infinity
}

function meetGround(sight: Sight, camera: Camera, ground: Ground): Sight {
  const at = ground.kind === 'none' ? Infinity : groundDistance(sight, camera, ground)
  sight.layer = 0
  sight.facing = 1
  if (at === Infinity) {
    sight.part = NOTHING
    return sight
  }
  sight.part = GROUND
  sight.x = camera.eye[0] + sight.dx * at
  sight.y = camera.eye[1] + sight.dy * at
  sight.z = camera.eye[2] + sight.dz * at
  sight.nx = 0
  sight.ny = ground.kind === 'wall' ? 0 : 1
  sight.nz = ground.kind === 'wall' ? 1 : 0
  return sight
}

/** A pane lets most light through and mirrors more the flatter it is seen. */
function passPane(sight: Sight, surroundings: Surroundings): void {
  const mirrors = 0.04 + 0.96 * (1 - clamp(sight.facing, 0, 1)) ** 5
  const twice = 2 * (sight.dx * sight.nx + sight.dy * sight.ny + sight.dz * sight.nz)
  sight.glassMirrors +=
    sight.through *
    mirrors *
    surroundings(sight.dx - twice * sight.nx, sight.dy - twice * sight.ny, sight.dz - twice * sight.nz)
  sight.through *= (1 - mirrors) * CLEAR
  sight.glassLayer = sight.layer
}

/** Turns a sight to a place of the picture's plane at distance 1. */
function aim(sight: Sight, { forward, right, up }: Camera, a: number, b: number): void {
  const dx = forward[0] + right[0] * a + up[0] * b
  const dy = forward[1] + right[1] * a + up[1] * b
  const dz = forward[2] + right[2] * a + up[2] * b
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
  sight.dx = dx / length
  sight.dy = dy / length
  sight.dz = dz / length
}

/** The smooth normal on the side that is seen; where a round edge's turns away although its face does not, it is bent back to the view. */
function face(scene: Scene, sight: Sight, t: number, [sx, sy, sz]: readonly [number, number, number]): void {
  const side = flatFacing(scene, sight, t) > 0 ? -1 : 1
  const length = side * (Math.hypot(sx, sy, sz) || 1)
  let [nx, ny, nz] = [sx / length, sy / length, sz / length]
  const cosine = nx * sight.dx + ny * sight.dy + nz * sight.dz
  if (cosine > -0.03) {
    const back = cosine + 0.03
    const [bx, by, bz] = [nx - sight.dx * back, ny - sight.dy * back, nz - sight.dz * back]
    const size = Math.hypot(bx, by, bz) || 1
    nx = bx / size
    ny = by / size
    nz = bz / size
  }
  sight.nx = nx
  sight.ny = ny
  sight.nz = nz
  sight.facing = Math.max(0.03, -cosine)
}

/** Positive where the triangle's outside looks away from the viewer. */
function flatFacing(scene: Scene, sight: Sight, t: number): number {
  const corner = (k: number, c: number): number => scene.corners[t * 9 + k * 3 + c]! - scene.corners[t * 9 + c]!
  const [ax, ay, az, bx, by, bz] = [corner(1, 0), corner(1, 1), corner(1, 2), corner(2, 0), corner(2, 1), corner(2, 2)]
  return (ay * bz - az * by) * sight.dx + (az * bx - ax * bz) * sight.dy + (ax * by - ay * bx) * sight.dz
}

/** A value between the corners of a triangle. */
function mixed(source: Float32Array, t: number, c: number, u: number, v: number): number {
  return (1 - u - v) * source[t * 9 + c]! + u * source[t * 9 + 3 + c]! + v * source[t * 9 + 6 + c]!
}

function fillIn(sight: Sight, scene: Scene, t: number, u: number, v: number): void {
  sight.part = scene.partOf[t]!
  sight.layer = scene.layerOf[t]!
  sight.x = mixed(scene.corners, t, 0, u, v)
  sight.y = mixed(scene.corners, t, 1, u, v)
  sight.z = mixed(scene.corners, t, 2, u, v)
  const nx = mixed(scene.normals, t, 0, u, v)
  const ny = mixed(scene.normals, t, 1, u, v)
  const nz = mixed(scene.normals, t, 2, u, v)
  face(scene, sight, t, [nx, ny, nz])
}
