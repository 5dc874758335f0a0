import { lathe, smoothProfile } from '../../geometry/lathe.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { sweep } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'

/** How a piece stands. Every leg begins a little inside the frame, so that no light shows between. */
export type LegKind = 'tapered' | 'straight' | 'bun' | 'turned' | 'blade' | 'pin'

/** One leg with its foot at (x, 0, z) of its own place and its head `height` above; it leans outwards to `out` (signs of x and z). */
export function leg(kind: LegKind, height: number, out: readonly [x: number, z: number]): Mesh {
  const [ox, oz] = out
  const into = 0.025
  if (kind === 'bun') return lathe(bunProfile(height), { sides: 28, creaseDegrees: 60 })
  if (kind === 'turned') return lathe(turnedProfile(height), { sides: 24, creaseDegrees: 60 })
  if (kind === 'straight')
    return sweep({
      through: [
        [0, 0, 0],
        [0, height + into, 0],
      ],
      radius: (share) => 0.02 + 0.004 * share,
      squareness: 5,
      sides: 16,
      up: [0, 0, 1],
    })
  if (kind === 'pin')
    return sweep({
      through: [
        [ox * 0.012, 0, oz * 0.012],
        [0, height + into, 0],
      ],
      radius: (share) => 0.0075 + 0.002 * share,
      steps: 4,
    })
  if (kind === 'blade')
    return placed(
      roundedBox({ width: 0.06, height: height + 0.004, depth: 0.012, radius: 0.0025 }),
      [0, (height + 0.004) / 2, 0],
      [0, ox * oz > 0 ? 45 : -45, 0],
    )
  const splay = height * 0.2
  return sweep({
    through: [
      [ox * splay, 0, oz * splay],
      [0, height, 0],
      [-ox * into * 0.2, height + into, -oz * into * 0.2],
    ],
    radius: (share) => 0.0115 + 0.0115 * Math.min(1, share * 1.15),
    steps: 8,
    sides: 18,
    isStraight: true,
  })
}

/** Four legs under a rectangle of x and z, `inset` from its corners to the heads. */
export function fourLegs(kind: LegKind, height: number, { left, right, front, back }: Rect, inset: number): Mesh[] {
  const corners = [
    [left + inset, front - inset, -1, 1],
    [right - inset, front - inset, 1, 1],
    [left + inset, back + inset, -1, -1],
    [right - inset, back + inset, 1, -1],
  ] as const
  return corners.map(([x, z, ox, oz]) => placed(leg(kind, height, [ox, oz]), [x, 0, z]))
}

export interface Rect {
  left: number
  right: number
  front: number
  back: number
}

/** A straight bar of rectangular section whose ends reach half a thickness past its points. */
export function bar(from: Vec3, to: Vec3, across: number, thick: number): Mesh {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) + 2 * thick
  const isUpright = Math.abs(to[1] - from[1]) > 0.5 * length
  const size = isUpright
    ? { width: across * 2, height: length, depth: thick * 2 }
    : { width: across * 2, height: thick * 2, depth: length }
  return placed(roundedBox({ ...size, radius: Math.min(thick * 0.5, 0.003), grainAlong: isUpright ? 'y' : 'z' }), [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
    (from[2] + to[2]) / 2,
  ])
}

function bunProfile(height: number): [number, number][] {
  const shape = [
    [0, 0],
    [0.55, 0],
    [0.6, 0.03],
    [0.92, 0.22],
    [1, 0.4],
    [0.94, 0.58],
    [0.74, 0.74],
    [0.6, 0.8],
    [0.66, 0.84],
    [0.66, 1],
    [0, 1.12],
  ] as const
  return smoothProfile(
    shape.map(([r, y]) => [r * 0.046, y * height]),
    4,
  )
}

function turnedProfile(height: number): [number, number][] {
  const shape = [
    [0, 0],
    [0.3, 0],
    [0.42, 0.04],
    [0.44, 0.09],
    [0.34, 0.15],
    [0.36, 0.2],
    [0.52, 0.36],
    [0.74, 0.55],
    [0.86, 0.68],
    [0.82, 0.76],
    [0.58, 0.8],
    [0.6, 0.82],
    [0.8, 0.85],
    [0.8, 0.88],
    [0.64, 0.9],
    [0.95, 0.94],
    [0.95, 1],
    [0, 1.1],
  ] as const
  return smoothProfile(
    shape.map(([r, y]) => [r * 0.03, y * height]),
    3,
  )
}
