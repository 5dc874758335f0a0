import { boundsOf } from '../geometry/mesh.ts'
import { unit, type Vec3 } from '../geometry/vector.ts'
import { bytePlanesOf } from '../layers/byte-planes.ts'
import { coloured, type Pixels } from '../layers/colouring.ts'
import type { Part } from '../model.ts'
import { type Camera, projected } from '../tracer/camera.ts'
import { type Caster, casterOf } from '../tracer/caster.ts'
import type { Lighting } from '../tracer/light.ts'
import { type Eye, eyeOf } from '../tracer/primary.ts'
import { resolved } from '../tracer/resolve.ts'
import { type Scene, sceneOf } from '../tracer/scene.ts'
import { litBy, seenBy } from '../tracer/trace.ts'
import type { Seen } from '../tracer/seen.ts'
import { furnished } from './furnish.ts'
import { type Opening, roomLight } from './room-light.ts'
import type { RoomScene } from './room-scene.ts'
import { shellOf } from './shell.ts'

/** Where a piece is seen in a room's picture, in shares of its width and height. */
export interface Hotspot {
  /** 'sofas/nordic' */
  design: string
  x: number
  y: number
  /** Share of the picture that the piece covers. */
  share: number
}

export interface DrawnRoom {
  pixels: Pixels
  hotspots: readonly Hotspot[]
}

/** A furnished room with what every pixel's middle sees of it; no light yet. */
export interface LookedAt {
  seen: Seen
  scene: Scene
  camera: Camera
  caster: Caster
  eye: Eye
  openings: readonly Opening[]
  parts: readonly Part[]
  hotspots: readonly Hotspot[]
  /** Of each part, the number of its piece in the room's list; -1 the walls and the floor. */
  owners: readonly number[]
}

/** Furnishes a room and looks at it: enough to know where its pieces are seen. */
export function lookedAt(room: RoomScene, width: number): LookedAt {
  const shell = shellOf(room.shell)
  const pieces = room.pieces.map(furnished)
  const parts = pieces.flatMap((piece) => piece.parts)
  const scene = sceneOf([...shell.parts, ...parts])
  const camera = cameraOf(room, width)
  const caster = casterOf(scene)
  const eye = eyeOf(scene, caster, camera, { kind: 'none', level: 0 }, () => PANES)
  const seen = seenBy(eye, camera)
  const owners = [...shell.parts.map(() => -1), ...pieces.flatMap((piece, at) => piece.parts.map(() => at))]
  const middles = pieces.map(({ low, high }) =>
    projected(camera, [0, 1, 2].map((c) => ((low[c] ?? 0) + (high[c] ?? 0)) / 2) as unknown as Vec3),
  )
  return {
    seen,
    scene,
    camera,
    caster,
    eye,
    openings: shell.openings,
    parts,
    owners,
    hotspots: hotspotsOf(room, seen, owners, middles),
  }
}

/** Draws a furnished room: one flat picture and where its pieces are in it. */
export function drawnRoom(room: RoomScene, width: number, samples: number): DrawnRoom {
  const { seen, scene, camera, caster, eye, openings, parts, hotspots } = lookedAt(room, width)
  const { sun, isOutdoors } = room.shell
  const lights = { openings, bulbs: bulbsOf(parts), sun: sun ? unit(sun) : null, isOutdoors: isOutdoors === true }
  const lighting = roomLight(scene, caster, lights, { width, samples })
  const lit = litBy(lighting, scene, seen, samples, camera, 5)
  const scale = expose(lit.light, lit.mirror, room.exposure ?? 1)
  const planes = bytePlanesOf(resolved({ eye, camera, scene, lighting: exposedLight(lighting, scale) }, seen, lit))
  return { pixels: warmed(coloured(planes, scene.layers, {}, seen.pixel * 1000)), hotspots }
}

/** A camera at eye height that looks straight ahead, its lens shifted: uprights stay upright. */
function cameraOf({ view }: RoomScene, width: number): Camera {
  const turn = ((view.turn ?? 0) * Math.PI) / 180
  const forward: Vec3 = [Math.sin(turn), 0, -Math.cos(turn)]
  return {
    eye: view.eye,
    forward,
    right: [Math.cos(turn), 0, Math.sin(turn)],
    up: [0, 1, 0],
    distance: view.eye[2] - 1,
    tangent: view.tangent,
    width,
    height: Math.round((width * 3) / 4),
    shiftX: 0,
    shiftY: view.shiftY,
  }
}

/** The middles of the first glowing bulbs: they are lights of their own. */
function bulbsOf(parts: readonly Part[]): Vec3[] {
  return parts
    .filter(({ surface }) => surface.kind === 'bulb')
    .slice(0, 3)
    .map(({ mesh }) => {
      const { low, high } = boundsOf([mesh])
      return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
    })
}

/** The middle brightness of every room is the same; bright windows do not count, and highlights are bent rather than cut. */
function expose(light: Float32Array, mirror: Float32Array, exposure: number): number {
  const sorted = light.filter((value, i) => i % 97 === 0 && value > 0).toSorted()
  const middle = sorted[Math.floor(sorted.length * 0.55)] || 1
  const scale = (0.8 * exposure) / middle
  for (let i = 0; i < light.length; i++) {
    const value = (light[i] as number) * scale
    light[i] = value < 0.8 ? value : 0.8 + 0.55 * (1 - Math.exp(-(value - 0.8) / 0.7))
    mirror[i] = (mirror[i] as number) * scale * 0.6
  }
  return scale
}

/** For what is thinner than a pixel: no neighbour has its light, so each look at it takes a few new samples. */
function exposedLight(lighting: Lighting, scale: number): Lighting {
  let looks = 0
  const mean =
    (light: Lighting['direct']): Lighting['direct'] =>
    (x, y, z, nx, ny, nz, seed) => {
      let total = 0
      for (let i = 0; i < LOOKS; i++) total += light(x, y, z, nx, ny, nz, seed, looks++)
      return Math.min(1, (total * scale) / LOOKS)
    }
  return { ...lighting, direct: mean(lighting.direct), around: mean(lighting.around) }
}

const LOOKS = 3

/** Afternoon light: a little more red than blue. */
function warmed(pixels: Pixels): Pixels {
  const { rgb } = pixels
  for (let i = 0; i < rgb.length; i += 3) {
    rgb[i] = Math.min(255, Math.round((rgb[i] as number) * 1.025))
    rgb[i + 2] = Math.round((rgb[i + 2] as number) * 0.965)
  }
  return pixels
}

/** What panes mirror of a room, in units of its middle brightness before exposure: little, and everywhere the same. */
const PANES = 0.4

/** Less of the picture than this is no piece to point at. */
const LEAST_SHARE = 0.0022
/** A mark nearer to the rim would be cut off. */
const RIM = 0.025

function isInner(share: number): boolean {
  return share > RIM && share < 1 - RIM
}

/** One for each piece that covers enough pixels: the visible pixel nearest the middle of all its visible ones. */
function hotspotsOf(
  { pieces }: RoomScene,
  seen: Seen,
  owners: readonly number[],
  centres: readonly (readonly [number, number])[],
): Hotspot[] {
  const { width, height, part } = seen
  return pieces.flatMap(({ design, isProp }, piece) => {
    if (isProp) return []
    const own: number[] = []
    for (let i = 0; i < part.length; i++) if (owners[part[i] as number] === piece) own.push(i)
    if (own.length < width * height * LEAST_SHARE) return []
    const mean = own.reduce(
      ([x, y], i) => [x + (i % width) / own.length, y + Math.floor(i / width) / own.length] as const,
      [0, 0] as readonly [number, number],
    )
    const wanted = [
      (mean[0] + (centres[piece]?.[0] ?? mean[0])) / 2,
      (mean[1] + (centres[piece]?.[1] ?? mean[1])) / 2,
    ] as const
    const distance = (i: number): number => Math.hypot((i % width) - wanted[0], Math.floor(i / width) - wanted[1])
    const inner = own.filter((i) => isInner((i % width) / width) && isInner(Math.floor(i / width) / height))
    if (inner.length === 0) return []
    const best = inner.reduce((nearest, i) => (distance(i) < distance(nearest) ? i : nearest))
    const round = (value: number): number => Math.round(value * 1000) / 1000
    return [
      {
        design,
        x: round((best % width) / width),
        y: round(Math.floor(best / width) / height),
        share: round(own.length / (width * height)),
      },
    ]
  })
}
