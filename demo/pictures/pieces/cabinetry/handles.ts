import { cylinder, lathe, smoothProfile, torus } from '../../geometry/lathe.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { surface } from '../../geometry/surface.ts'
import { sweep, tube } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import type { Bench, Look } from './bench.ts'

export type HandleKind =
  | 'bar'
  | 'flat-bar'
  | 'arch'
  | 'knob'
  | 'wood-knob'
  | 'cup'
  | 'leather'
  | 'ring'
  | 'edge'
  | 'none'

/** The middle of the handle on the front's face. */
export interface HandlePlace {
  at: Vec3
  lies: 'x' | 'y'
  /** Metres between its ends; each kind has its own when none is told. */
  length?: number
}

const METAL: Look = { slot: 'accent', surface: { kind: 'metal', roughness: 0.3, colour: '#2b2a29' } }
const WOOD: Look = { slot: 'accent', surface: 'wood' }
const LEATHER: Look = { slot: 'accent', surface: 'leather' }

/** Puts a handle on a front; 'none' puts nothing. */
export function addHandle(bench: Bench, kind: HandleKind, place: HandlePlace, own?: Look): void {
  const metal = own ?? METAL
  const turn: Vec3 = place.lies === 'y' ? [0, 0, 90] : [0, 0, 0]
  const put = (look: Look, ...meshes: Mesh[]): void =>
    bench.add(look, ...meshes.map((mesh) => placed(mesh, place.at, turn)))
  if (kind === 'bar') put(metal, ...bar(place.length ?? 0.16))
  else if (kind === 'flat-bar') put(metal, ...flatBar(place.length ?? 0.2))
  else if (kind === 'arch') put(metal, arch(place.length ?? 0.13))
  else if (kind === 'edge') put(metal, ...edge(place.length ?? 0.16))
  else if (kind === 'ring') put(metal, ...ring())
  else if (kind === 'knob') put(metal, knob(0.014, 0.026))
  else if (kind === 'wood-knob') put(own ?? WOOD, knob(0.016, 0.027))
  else if (kind === 'cup') bench.add(metal, placed(cup(place.length ?? 0.09), place.at))
  else if (kind === 'leather') bench.add(own ?? LEATHER, placed(strap(), place.at))
}

function bar(length: number): Mesh[] {
  const foot = placed(cylinder({ radius: 0.0045, height: 0.029 }), [0, 0, -0.001], [90, 0, 0])
  return [
    tube(
      [
        [-length / 2, 0, 0.03],
        [length / 2, 0, 0.03],
      ],
      0.006,
      { steps: 2, sides: 12 },
    ),
    ...[-1, 1].map((side) => placed(foot, [side * (length / 2 - 0.02), 0, 0])),
  ]
}

function flatBar(length: number): Mesh[] {
  const foot = roundedBox({ width: 0.008, height: 0.01, depth: 0.026, radius: 0.001 })
  return [
    placed(roundedBox({ width: length, height: 0.011, depth: 0.008, radius: 0.001 }), [0, 0, 0.028]),
    ...[-1, 1].map((side) => placed(foot, [side * (length / 2 - 0.006), 0, 0.012])),
  ]
}

function arch(length: number): Mesh {
  const h = length / 2
  return sweep({
    through: [
      [-h, 0, -0.001],
      [-h * 0.97, 0, 0.012],
      [-h * 0.8, 0, 0.024],
      [-h * 0.4, 0, 0.03],
      [h * 0.4, 0, 0.03],
      [h * 0.8, 0, 0.024],
      [h * 0.97, 0, 0.012],
      [h, 0, -0.001],
    ],
    radius: (share) => [0.004, 0.0045 + 0.003 * Math.abs(share - 0.5) ** 2 * 4],
    up: [0, 1, 0],
    sides: 10,
    steps: 36,
  })
}

/** A profile that grips over the upper edge of a front. */
function edge(length: number): Mesh[] {
  return [
    placed(roundedBox({ width: length, height: 0.002, depth: 0.02, radius: 0.0006 }), [0, 0.001, 0.008]),
    placed(roundedBox({ width: length, height: 0.013, depth: 0.002, radius: 0.0006 }), [0, -0.0045, 0.018]),
  ]
}

function ring(): Mesh[] {
  return [
    placed(cylinder({ radius: 0.011, height: 0.006, sides: 24 }), [0, 0, -0.001], [90, 0, 0]),
    placed(torus(0.019, 0.0026, { sides: 36, tubeSides: 8 }), [0, -0.018, 0.0075], [84, 0, 0]),
  ]
}

function knob(radius: number, depth: number): Mesh {
  return placed(
    lathe(
      smoothProfile(
        [
          [0.006, 0],
          [0.0055, depth * 0.35],
          [radius * 0.92, depth * 0.62],
          [radius, depth * 0.82],
          [radius * 0.7, depth * 0.98],
          [0, depth],
        ],
        4,
      ),
      { sides: 24, creaseDegrees: 60 },
    ),
    [0, 0, -0.001],
    [90, 0, 0],
  )
}

/** A half shell that is pulled from below. */
function cup(width: number): Mesh {
  const [rx, ry, rz] = [width / 2, 0.028, 0.024]
  return surface({
    cellsU: 20,
    cellsV: 8,
    thickness: 0.0018,
    at: (u, v) => {
      const [around, up] = [(1 - u) * Math.PI, (v * Math.PI) / 2]
      const [c, s] = [Math.cos(around), Math.sin(around)]
      const ring = Math.cos(up) ** 0.6
      return [Math.sign(c) * Math.abs(c) ** 0.75 * rx * ring, Math.sin(up) * ry - 0.012, s ** 0.75 * rz * ring]
    },
  })
}

/** A leather tab that hangs from a screw and curls back. */
function strap(): Mesh {
  return sweep({
    through: [
      [0, 0.012, 0.001],
      [0, 0.002, 0.004],
      [0, -0.014, 0.011],
      [0, -0.032, 0.013],
      [0, -0.044, 0.008],
      [0, -0.046, 0.003],
    ],
    radius: () => [0.0125, 0.0016],
    squareness: 6,
    up: [0, 0.3, 1],
    sides: 14,
    steps: 22,
  })
}
