import type { Seen, Lit } from './seen.ts'
import { boundsOf } from '../geometry/mesh.ts'
import { hash3 } from '../geometry/noise.ts'
import type { PieceModel, View } from '../model.ts'
import { FINISHES, reflectsOf, roughnessOf } from '../surfaces/kinds.ts'
import { type Box, type Camera, cameraOn } from './camera.ts'
import { casterOf } from './caster.ts'
import { denoised } from './denoise.ts'
import { lightGround } from './ground-light.ts'
import { type Lighting, studioLight } from './light.ts'
import type { Planes } from './planes.ts'
import { type Eye, eyeOf, type Ground, type Sight } from './primary.ts'
import { resolved } from './resolve.ts'
import { type Layer, type Scene, sceneOf } from './scene.ts'
import { tent } from './studio.ts'

export interface Traced {
  planes: Planes
  layers: readonly Layer[]
  camera: Camera
  box: Box
  /** Millimetres that a pixel is wide at the piece's middle. */
  pixelMm: number
}

/** Draws a piece: the whole way from triangles to planes, on one thread, the same on every machine. */
export function traced(model: PieceModel, view: View, options: { longest: number; samples: number }): Traced {
  const scene = sceneOf(model.parts)
  const box = boundsOf(model.parts.map(({ mesh }) => mesh))
  const camera = cameraOn(box, view, options.longest, Math.round(options.longest * 0.05))
  const caster = casterOf(scene)
  const ground: Ground =
    model.stands === 'wall'
      ? { kind: 'wall', level: box.low[2] }
      : { kind: model.stands === 'hung' ? 'none' : 'floor', level: 0 }
  const eye = eyeOf(scene, caster, camera, ground, tent)
  const lighting = studioLight(scene, caster, ground)
  const seen = { ...seenBy(eye, camera), isOfBoards: scene.isOfBoards }
  const lit = litBy(lighting, scene, seen, options.samples, camera)
  if (ground.kind !== 'none') lightGround({ lighting, ground, camera, seen, samples: options.samples }, lit.light)
  return {
    planes: resolved({ eye, camera, scene, lighting }, seen, lit),
    layers: scene.layers,
    camera,
    box,
    pixelMm: seen.pixel * 1000,
  }
}

/** First looks through every pixel's middle. */
export function seenBy(eye: Eye, camera: Camera): Seen {
  const { width, height } = camera
  const count = width * height
  const seen: Seen = {
    width,
    height,
    pixel: 0,
    isOfBoards: false,
    part: new Int16Array(count),
    place: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    layer: new Uint8Array(count),
    facing: new Float32Array(count),
    grain: new Float32Array(count),
    through: new Float32Array(count),
    glass: new Float32Array(count),
    glassLayer: new Int8Array(count),
    thin: new Uint8Array(count),
  }
  for (let i = 0; i < count; i++) {
    const sight = eye.look((i % width) + 0.5, Math.floor(i / width) + 0.5)
    remember(seen, i, sight)
    seen.grain[i] = eye.texture()
    if (sight.part >= 0) markThin(eye, seen, i, (i % width) + 1, Math.floor(i / width) + 1)
  }
  return { ...seen, pixel: (camera.distance * camera.tangent * 2) / height }
}

/** A second look between four pixels: a gap between two doors of one part is thinner than a pixel and met by no middle. */
function markThin(eye: Eye, seen: Seen, i: number, x: number, y: number): void {
  const sight = eye.look(x, y)
  const [px, py, pz] = at3(seen.place, i)
  const [nx, ny, nz] = at3(seen.normal, i)
  const off = Math.abs(nx * (sight.x - px) + ny * (sight.y - py) + nz * (sight.z - pz))
  const away = Math.hypot(sight.x - px, sight.y - py, sight.z - pz)
  if (sight.part !== seen.part[i] || off > 0.5 * away || nx * sight.nx + ny * sight.ny + nz * sight.nz < 0.7)
    seen.thin[i] = 1
}

function remember(seen: Seen, i: number, sight: Sight): void {
  seen.part[i] = sight.part
  seen.layer[i] = sight.layer
  seen.place[i * 3] = sight.x
  seen.place[i * 3 + 1] = sight.y
  seen.place[i * 3 + 2] = sight.z
  seen.normal[i * 3] = sight.nx
  seen.normal[i * 3 + 1] = sight.ny
  seen.normal[i * 3 + 2] = sight.nz
  seen.facing[i] = sight.facing
  seen.through[i] = sight.through
  seen.glass[i] = sight.glassMirrors
  seen.glassLayer[i] = sight.glassLayer
}

/** Light and reflections at what is seen, behind whatever glass there is, smoothed; `glow` strengthens lampshades (rooms). */
export function litBy(lighting: Lighting, scene: Scene, seen: Seen, samples: number, camera: Camera, glow = 1): Lit {
  const count = seen.width * seen.height
  const direct = new Float32Array(count)
  const around = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    if ((seen.part[i] as number) < 0) continue
    const [x, y, z] = at3(seen.place, i)
    const [nx, ny, nz] = at3(seen.normal, i)
    for (let s = 0; s < samples; s++)
      direct[i] = (direct[i] as number) + lighting.direct(x, y, z, nx, ny, nz, i, s) / samples
    const like = likeOf(seen, i)
    if (like !== i) around[i] = around[like] as number
    else
      for (let s = 0; s < samples; s++)
        around[i] = (around[i] as number) + lighting.around(x, y, z, nx, ny, nz, i, s) / samples
  }
  const smoothDirect = denoised(direct, seen, { steps: [1, 2, 5], tolerance: 0.9 / Math.sqrt(samples) })
  const smoothAround = denoised(around, seen, { steps: [16, 8, 4, 2, 1], tolerance: Infinity })
  const light = smoothDirect
  for (let i = 0; i < count; i++)
    light[i] = (smoothDirect[i] as number) + (smoothAround[i] as number) + glow * glowAt(scene, seen, i)
  const mirror = mirrors(lighting, scene, seen, samples, camera)
  const isMetal = scene.layers.map(({ surface }) => reflectsOf(surface) === 'metal')
  // A metal is nothing but its reflection: it takes the place of the light.
  for (let i = 0; i < count; i++) {
    if ((seen.part[i] as number) < 0 || !isMetal[seen.layer[i] as number]) continue
    light[i] = mirror[i] as number
    mirror[i] = 0
  }
  return { light, mirror }
}

/**
 * What changes slowly is traced at one of four pixels: the one whose value pixel i takes, itself where it sees another surface.
 * The smoothing that follows makes up for it at a third of the rays.
 */
function likeOf(seen: Seen, i: number): number {
  const x = i % seen.width
  const y = (i - x) / seen.width
  const j = (y & ~1) * seen.width + (x & ~1)
  if (j === i || seen.part[j] !== seen.part[i]) return i
  const same =
    (seen.normal[i * 3] as number) * (seen.normal[j * 3] as number) +
    (seen.normal[i * 3 + 1] as number) * (seen.normal[j * 3 + 1] as number) +
    (seen.normal[i * 3 + 2] as number) * (seen.normal[j * 3 + 2] as number)
  return same > 0.97 ? j : i
}

function glowAt(scene: Scene, seen: Seen, i: number): number {
  if ((seen.part[i] as number) < 0) return 0
  return FINISHES[scene.layers[seen.layer[i] as number]?.surface.kind ?? 'plain'].glow
}

/** The reflections: sharp ones from one ray, soft ones from several, smoothed. */
function mirrors(lighting: Lighting, scene: Scene, seen: Seen, samples: number, camera: Camera): Float32Array {
  const raw = new Float32Array(seen.width * seen.height)
  // Cloth gets the reflection of leather: the same drawing may be coloured as such.
  const finishes = scene.layers.map(({ surface }) => ({
    isLookingGlass: surface.kind === 'mirror',
    reflects: reflectsOf(surface),
    roughness: reflectsOf(surface) === 'none' ? 0.45 : roughnessOf(surface),
  }))
  for (let i = 0; i < raw.length; i++) {
    const finish = (seen.part[i] as number) < 0 ? undefined : finishes[seen.layer[i] as number]
    if (!finish) continue
    const like = finish.reflects === 'metal' || finish.roughness < 0.05 ? i : likeOf(seen, i)
    if (like !== i) {
      raw[i] = raw[like] as number
      continue
    }
    const count = finish.isLookingGlass
      ? 4
      : finish.roughness < 0.05
        ? 1
        : finish.reflects === 'none'
          ? 2
          : finish.reflects === 'metal'
            ? samples
            : samples + 1
    let total = 0
    for (let s = 0; s < count; s++) total += mirrorSample(lighting, seen, i, s, finish, camera)
    const grazing = (1 - Math.min(1, seen.facing[i] as number)) ** 5
    const strength = finish.reflects === 'metal' ? 1 : 0.04 + Math.max(0, 0.9 - finish.roughness) * grazing
    raw[i] = (total / count) * strength
  }
  const smooth = denoised(raw, seen, { steps: [1, 2, 4], tolerance: 2 })
  return smooth.map((value, i) => {
    const layer = scene.layers[seen.layer[i] as number]
    const isSharp = (seen.part[i] as number) >= 0 && layer !== undefined && roughnessOf(layer.surface) < 0.05
    return isSharp ? (raw[i] as number) : value
  })
}

function mirrorSample(
  lighting: Lighting,
  seen: Seen,
  i: number,
  sample: number,
  { roughness, isLookingGlass }: { roughness: number; isLookingGlass: boolean },
  camera: Camera,
): number {
  const [nx, ny, nz] = at3(seen.normal, i)
  const [x, y, z] = isLookingGlass ? besides(seen, i, sample, camera) : at3(seen.place, i)
  const [ex, ey, ez] = camera.eye
  const length = Math.hypot(x - ex, y - ey, z - ez)
  const d = [(x - ex) / length, (y - ey) / length, (z - ez) / length] as const
  const k = 2 * (d[0] * nx + d[1] * ny + d[2] * nz)
  const wide = roughness * roughness * 0.9
  const jitter = (axis: number): number =>
    roughness < 0.05 ? 0 : (hash3(i, sample, 31 + axis) + hash3(i, sample, 41 + axis) - 1) * wide
  let [rx, ry, rz] = [d[0] - k * nx + jitter(0), d[1] - k * ny + jitter(1), d[2] - k * nz + jitter(2)]
  const below = rx * nx + ry * ny + rz * nz
  if (below < 0.01) {
    rx += nx * (0.02 - below)
    ry += ny * (0.02 - below)
    rz += nz * (0.02 - below)
  }
  const r = 1 / Math.hypot(rx, ry, rz)
  const lift = 8e-4
  return lighting.mirrored(x + nx * lift, y + ny * lift, z + nz * lift, rx * r, ry * r, rz * r, isLookingGlass)
}

/** A quarter of pixel i: edges that a looking glass shows would be stairs. */
function besides(seen: Seen, i: number, sample: number, { right, up }: Camera): readonly [number, number, number] {
  const [x, y, z] = at3(seen.place, i)
  const normal = at3(seen.normal, i)
  const [a, b] = [(sample & 1 ? 0.25 : -0.25) * seen.pixel, (sample & 2 ? 0.25 : -0.25) * seen.pixel]
  const off = [0, 1, 2].map((c) => (right[c] as number) * a + (up[c] as number) * b) as [number, number, number]
  const out = off[0] * normal[0] + off[1] * normal[1] + off[2] * normal[2]
  return [x + off[0] - normal[0] * out, y + off[1] - normal[1] * out, z + off[2] - normal[2] * out]
}

function at3(source: Float32Array, i: number): readonly [number, number, number] {
  return [source[i * 3] as number, source[i * 3 + 1] as number, source[i * 3 + 2] as number]
}
