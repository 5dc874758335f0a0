import type { Camera } from './camera.ts'
import type { Lighting } from './light.ts'
import type { Planes } from './planes.ts'
import { type Eye, GROUND, NOTHING, type Sight } from './primary.ts'
import type { Scene } from './scene.ts'
import type { Lit, Seen } from './seen.ts'

/** Where within a pixel the rays of an edge go: eight points, no two in a row or column. */
const WITHIN = [
  [0.06, 0.44],
  [0.19, 0.81],
  [0.31, 0.19],
  [0.44, 0.69],
  [0.56, 0.06],
  [0.69, 0.56],
  [0.81, 0.31],
  [0.94, 0.94],
] as const

interface Tools {
  eye: Eye
  camera: Camera
  scene: Scene
  lighting: Lighting
}

/**
 * The finished planes. Inside a surface a pixel is what its middle sees; on an edge eight rays share it out, and each takes the light
 * of that neighbour which sees the same surface: edges are smooth without tracing light for them. How much comes through clear glass is
 * each ray's own: along a glass's outline it goes from all to nothing within a pixel, and the middle alone would draw a line of dots.
 */
export function resolved({ eye, camera, scene, lighting }: Tools, seen: Seen, lit: Lit): Planes {
  const { width, height } = camera
  const count = width * height
  const planes: Planes = {
    width,
    height,
    light: new Float32Array(count),
    mirror: new Float32Array(count),
    grain: new Float32Array(count),
    facing: new Float32Array(count),
    shadow: new Float32Array(count).fill(1),
    first: new Uint8Array(count),
    second: new Uint8Array(count),
    share: new Float32Array(count).fill(1),
  }
  const cover = new Float32Array(scene.layers.length + 1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (isEdge(seen, x, y)) resolveEdge({ eye, lighting, seen, lit, planes, cover }, x, y)
      else resolveInside(seen, lit, planes, i)
    }
  }
  return planes
}

/** The layer that a pixel's colour comes from: glass before bare ground is a layer of its own. */
function layerAt(part: number, layer: number, glassLayer: number): number {
  if (part >= 0) return layer + 1
  return glassLayer >= 0 ? glassLayer + 1 : 0
}

function resolveInside(seen: Seen, lit: Lit, planes: Planes, i: number): void {
  const layer = layerAt(seen.part[i] as number, seen.layer[i] as number, seen.glassLayer[i] as number)
  planes.first[i] = layer
  if (layer === 0) {
    planes.shadow[i] = seen.part[i] === GROUND ? (lit.light[i] as number) : 1
    return
  }
  const [through, glass, part] = [seen.through[i] as number, seen.glass[i] as number, seen.part[i] as number]
  planes.light[i] = (part === NOTHING ? 1 : (lit.light[i] as number)) * through + glare(part, glass)
  planes.mirror[i] = (lit.mirror[i] as number) * through + glass - glare(part, glass)
  planes.grain[i] = seen.grain[i] as number
  planes.facing[i] = seen.facing[i] as number
}

function isEdge(seen: Seen, x: number, y: number): boolean {
  const { width, height } = seen
  const i = y * width + x
  for (let v = -1; v <= 1; v++) {
    for (let u = -1; u <= 1; u++) {
      const [X, Y] = [x + u, y + v]
      if (X < 0 || Y < 0 || X >= width || Y >= height) continue
      const j = Y * width + X
      if (seen.thin[j] === 1 && u <= 0 && v <= 0) return true
      if (seen.part[j] !== seen.part[i] || seen.glassLayer[j] !== seen.glassLayer[i] || isBend(seen, i, j)) return true
      if ((seen.part[i] as number) < 0) continue
      const same =
        (seen.normal[i * 3] as number) * (seen.normal[j * 3] as number) +
        (seen.normal[i * 3 + 1] as number) * (seen.normal[j * 3 + 1] as number) +
        (seen.normal[i * 3 + 2] as number) * (seen.normal[j * 3 + 2] as number)
      if (same < 0.9) return true
    }
  }
  return false
}

/** Between two pixels clear glass turns or begins: what it lets through and mirrors changes. */
function isBend({ through, glass }: Seen, i: number, j: number): boolean {
  return (
    Math.abs((through[i] as number) - (through[j] as number)) > BEND ||
    Math.abs((glass[i] as number) - (glass[j] as number)) > BEND
  )
}

const BEND = 0.01

/**
 * What bare glass mirrors beyond a sheen, along its outline: it goes with the light, in the glass's own tint. Reflections are stored at
 * half size, and lines half as fine as those they fill would be dotted.
 */
function glare(part: number, glass: number): number {
  return part >= 0 ? 0 : Math.max(0, glass - SHEEN)
}

const SHEEN = 0.12

interface EdgeWork {
  eye: Eye
  lighting: Lighting
  seen: Seen
  lit: Lit
  planes: Planes
  cover: Float32Array
}

function resolveEdge({ eye, lighting, seen, lit, planes, cover }: EdgeWork, x: number, y: number): void {
  const i = y * seen.width + x
  cover.fill(0)
  const sum = { light: 0, mirror: 0, grain: 0, facing: 0, piece: 0, shadow: 0, ground: 0 }
  for (const [u, v] of WITHIN) {
    const sight = eye.look(x + u, y + v)
    const layer = layerAt(sight.part, sight.layer, sight.glassLayer)
    cover[layer] = (cover[layer] as number) + 1
    const j = likest(seen, sight, x, y)
    if (layer === 0) {
      sum.ground++
      sum.shadow += sight.part === GROUND ? (lit.light[j] as number) : 1
      continue
    }
    sum.piece++
    const isStranger = sight.part >= 0 ? isUnlike(seen, sight, j) : seen.part[j] !== sight.part
    sum.light +=
      (sight.part === NOTHING
        ? 1
        : isStranger
          ? lightOf(lighting, sight, i, seen.isOfBoards ? LOOKS : 1)
          : (lit.light[j] as number)) *
        sight.through +
      glare(sight.part, sight.glassMirrors)
    sum.mirror +=
      (sight.part < 0 ? 0 : (lit.mirror[j] as number)) * sight.through +
      sight.glassMirrors -
      glare(sight.part, sight.glassMirrors)
    sum.grain += seen.grain[j] as number
    sum.facing += sight.facing
  }
  if (sum.ground > 0) planes.shadow[i] = sum.shadow / sum.ground
  if (sum.piece > 0) {
    planes.light[i] = sum.light / sum.piece
    planes.mirror[i] = sum.mirror / sum.piece
    planes.grain[i] = sum.grain / sum.piece
    planes.facing[i] = sum.facing / sum.piece
  }
  shareOut(planes, cover, i)
}

/**
 * Of boards also what turns away from the neighbour well behind its face: the flank of a joint that is thinner than a pixel is as dark as
 * it is, not as bright as the fronts beside it. What lies less deep is a broken edge, whose own light would be a row of dots.
 */
function isUnlike(seen: Seen, sight: Sight, j: number): boolean {
  const [x, y, z] = [
    (seen.place[j * 3] as number) - sight.x,
    (seen.place[j * 3 + 1] as number) - sight.y,
    (seen.place[j * 3 + 2] as number) - sight.z,
  ]
  const [nx, ny, nz] = [
    seen.normal[j * 3] as number,
    seen.normal[j * 3 + 1] as number,
    seen.normal[j * 3 + 2] as number,
  ]
  if (seen.isOfBoards && sight.nx * nx + sight.ny * ny + sight.nz * nz < ASIDE && nx * x + ny * y + nz * z > BROKEN)
    return true
  return seen.part[j] !== sight.part || Math.hypot(x, y, z) > seen.pixel * 6
}

const ASIDE = 0.5
/** Metres that a board's edge is broken by. */
const BROKEN = 0.0025

/** A gap or rod so thin that no pixel's middle meets it is lit by itself. */
function lightOf(lighting: Lighting, { x, y, z, nx, ny, nz }: Sight, seed: number, looks: number): number {
  let total = 0
  for (let k = 0; k < looks; k++)
    total += lighting.direct(x, y, z, nx, ny, nz, seed, k) + lighting.around(x, y, z, nx, ny, nz, seed, k)
  return total / looks
}

/** One path a ray would leave a joint dotted. */
const LOOKS = 3

/** The pixel around that saw the same part, the same way. */
function likest(seen: Seen, sight: Sight, x: number, y: number): number {
  let best = y * seen.width + x
  let least = Infinity
  for (let v = -1; v <= 1; v++) {
    for (let u = -1; u <= 1; u++) {
      const [X, Y] = [x + u, y + v]
      if (X < 0 || Y < 0 || X >= seen.width || Y >= seen.height) continue
      const j = Y * seen.width + X
      const away =
        Math.hypot(
          (seen.place[j * 3] as number) - sight.x,
          (seen.place[j * 3 + 1] as number) - sight.y,
          (seen.place[j * 3 + 2] as number) - sight.z,
        ) /
        (seen.pixel * 2)
      const turned =
        1 -
        ((seen.normal[j * 3] as number) * sight.nx +
          (seen.normal[j * 3 + 1] as number) * sight.ny +
          (seen.normal[j * 3 + 2] as number) * sight.nz)
      const cost = (seen.part[j] === sight.part ? 0 : 20) + Math.min(8, away) + turned * 6 + 0.05 * (u * u + v * v)
      if (cost < least) {
        least = cost
        best = j
      }
    }
  }
  return best
}

function shareOut(planes: Planes, cover: Float32Array, i: number): void {
  let first = 0
  let second = 0
  for (let k = 1; k < cover.length; k++) if ((cover[k] as number) > (cover[first] as number)) first = k
  let rest = 0
  for (let k = 0; k < cover.length; k++) {
    if (k === first || (cover[k] as number) === 0) continue
    if (rest === 0 || (cover[k] as number) > rest) {
      rest = cover[k] as number
      second = k
    }
  }
  const all = (cover[first] as number) + rest
  planes.first[i] = first
  planes.second[i] = rest === 0 ? first : second
  planes.share[i] = all === 0 ? 1 : (cover[first] as number) / all
}
