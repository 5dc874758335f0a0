import { finished } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { noise3 } from '../../geometry/noise.ts'
import { placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cord } from './cushions.ts'
import type { Stuffed } from './block.ts'
import { panelEdge, stuffed } from './stuffed.ts'

export type ArmKind = 'slim' | 'puff' | 'wide' | 'pillow' | 'sloped' | 'rolled' | 'blade'

export interface ArmSize {
  width: number
  bottom: number
  top: number
  depth: number
}

/** The left arm: its middle at x = 0, its outside towards −x, its back end at z = 0 and its front at z = depth. */
export function arm(kind: ArmKind, size: ArmSize, seed: number): Mesh[] {
  if (kind === 'rolled') return rolledArm(size, seed)
  const { width, bottom, top, depth } = size
  const height = top - bottom
  const block: Stuffed = {
    size: [width, height, depth],
    step: 0.045,
    slack: 0.0035,
    wave: 0.24,
    seed: seed * 3.1 + 5,
    ...shapes[kind](size),
  }
  const skins = [stuffed(block), ...(kind === 'wide' ? [cord(panelEdge(block, 'top', 0.03), 0.004)] : [])]
  if (kind === 'pillow') skins.push(...topPad(size, seed))
  return skins.map((skin) => placed(skin, [0, bottom + height / 2, depth / 2]))
}

const shapes: Readonly<Record<Exclude<ArmKind, 'rolled'>, (size: ArmSize) => Partial<Stuffed> & { radius: number }>> = {
  slim: ({ depth }) => ({
    radius: 0.03,
    planRadius: 0.024,
    crown: { top: 0.004, side: 0.004 },
    lines: [{ axis: 'z', at: depth / 2 - 0.034, depth: 0.0035, width: 0.0035 }],
  }),
  blade: ({ depth }) => ({
    radius: 0.018,
    planRadius: 0.016,
    crown: { top: 0.002, side: 0.003 },
    lines: [{ axis: 'z', at: depth / 2 - 0.022, depth: 0.003, width: 0.003 }],
  }),
  wide: () => ({
    radius: 0.04,
    planRadius: 0.05,
    crown: { top: 0.022, side: 0.008 },
    fullness: 0.6,
    slack: 0.006,
    folds: 0.006,
  }),
  puff: () => ({
    radius: 0.075,
    planRadius: 0.08,
    crown: { top: 0.026, side: 0.018 },
    firmness: 2.6,
    fullness: 0.6,
    slack: 0.009,
    folds: 0.012,
    seam: 0.006,
    step: 0.04,
  }),
  pillow: () => ({ radius: 0.03, planRadius: 0.04, crown: { side: 0.006 } }),
  sloped: ({ top, bottom, depth }) => ({
    radius: 0.045,
    planRadius: 0.04,
    crown: { top: 0.008, side: 0.006 },
    warp: ([x, y, z]) => [
      x * (1 + 0.18 * Math.max(0, y / (top - bottom))),
      y - Math.max(0, (y + (top - bottom) / 2) / (top - bottom)) * 0.055 * (z / depth + 0.5) ** 2,
      z + 0.03 * (y / (top - bottom) - 0.5) * Math.max(0, z / depth),
    ],
  }),
}

/** A loose pad over a wide arm. */
function topPad({ width, top, bottom, depth }: ArmSize, seed: number): Mesh[] {
  const block: Stuffed = {
    size: [width + 0.012, 0.07, depth + 0.008],
    radius: 0.03,
    planRadius: 0.045,
    step: 0.036,
    crown: { top: 0.03, side: 0.014 },
    firmness: 2.4,
    fullness: 0.6,
    slack: 0.008,
    folds: 0.014,
    seam: 0.004,
    open: ['bottom'],
    seed: seed * 5.3,
  }
  return [placed(stuffed(block), [0, (top - bottom) / 2 + 0.012, 0.002])]
}

/** Upright below, rolled outwards above; a corded panel closes the front. */
function rolledArm({ width, bottom, top, depth }: ArmSize, seed: number): Mesh[] {
  const roll = width * 0.43
  const outline = scroll(width, top - bottom, roll)
  const centre = [-width / 2 + roll * 1.02, top - bottom - roll] as const
  const edge = 0.016
  const rings: [shrink: number, z: number][] = [
    [edge, 0],
    [0, edge],
  ]
  const along = Math.max(6, Math.round(depth / 0.05))
  for (let k = 1; k < along; k++) rings.push([0, edge + ((depth - 2 * edge) * k) / along])
  rings.push([0, depth - edge], [edge * 0.3, depth - edge * 0.35], [edge, depth])
  for (const k of [0.3, 0.6, 0.85, 1]) rings.push([edge + k * 10, depth + 0.012 * Math.sin(Math.min(1, k * 1.6) * 1.5)])
  const row = outline.length
  const positions: number[] = []
  const grain: number[] = []
  for (const [shrink, z] of rings) {
    for (const [at, [x, y]] of outline.entries()) {
      const share =
        shrink > 1 ? Math.max(0, 1 - (shrink - edge) / 10) * (1 - edge / (width / 2)) : 1 - shrink / (width / 2)
      const swell = shrink === 0 ? 0.006 * (noise3(x * 5 + seed, y * 5, z * 4) - 0.5) : 0
      const [px, py] = [
        centre[0] + (x - centre[0]) * (share + swell * 4),
        centre[1] + (y - centre[1]) * (share + swell),
      ]
      positions.push(px, bottom + py, z)
      grain.push(z + seed, at * 0.03, shrink > edge ? shrink * 0.02 : 0)
    }
  }
  const indices: number[] = []
  for (let i = 0; i < rings.length - 1; i++)
    for (let j = 0; j < row; j++) {
      const [a, b] = [i * row + j, i * row + ((j + 1) % row)]
      indices.push(a, b, a + row, b, b + row, a + row)
    }
  const welt = outline.map(([x, y]): Vec3 => [
    centre[0] + (x - centre[0]) * (1 - (edge * 0.75) / (width / 2)),
    bottom + centre[1] + (y - centre[1]) * (1 - (edge * 0.75) / (width / 2)),
    depth - 0.001,
  ])
  return [finished({ positions, indices, grain }, { creaseDegrees: 60 }), cord(welt, 0.0048)]
}

/** Seen from the front, counter-clockwise: up the inside, around the roll, down the outside. */
function scroll(width: number, height: number, roll: number): [number, number][] {
  const right = width / 2
  const [cx, cy] = [-width / 2 + roll * 1.02, height - roll]
  const neck = -width / 2 + roll * 0.62
  const points: [number, number][] = []
  for (let k = 0; k < 7; k++) points.push([right, (cy * k) / 7])
  const crown = Math.max(roll, right - cx)
  for (let k = 0; k <= 14; k++)
    points.push([
      cx + Math.cos((k / 14) * (Math.PI / 2)) * (right - cx),
      cy + Math.sin((k / 14) * (Math.PI / 2)) * Math.min(crown, roll),
    ])
  for (let k = 1; k <= 20; k++)
    points.push([
      cx + Math.cos(Math.PI / 2 + (k / 20) * 2.35) * roll,
      cy + Math.sin(Math.PI / 2 + (k / 20) * 2.35) * roll,
    ])
  const [, low] = points.at(-1) as [number, number]
  for (let k = 1; k <= 7; k++) points.push([neck, low * (1 - k / 7)])
  for (let k = 1; k < 3; k++) points.push([neck + ((right - neck) * k) / 3, 0])
  return points
}
