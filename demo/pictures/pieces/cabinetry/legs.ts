import { cylinder } from '../../geometry/lathe.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { tube } from '../../geometry/sweep.ts'
import { placed, warped } from '../../geometry/transform.ts'
import { type Bench, boardOf, type Look, type Span } from './bench.ts'

export type LegKind = 'tapered' | 'straight' | 'square' | 'sled' | 'stand' | 'hairpin' | 'peg' | 'bracket'

export interface Base {
  /** Outer box that stands on them. */
  x: Span
  z: Span
  /** Underside of that box. */
  height: number
  /** From the outer edge, metres. */
  inset?: number
  look: Look
}

/** Legs of one kind under the four corners (wide pieces get a fifth and sixth). */
export function addLegs(bench: Bench, kind: LegKind, base: Base): void {
  if (kind === 'sled') return addSled(bench, base)
  if (kind === 'stand') return addStand(bench, base)
  if (kind === 'bracket') return addBracket(bench, base)
  const inset = base.inset ?? 0.07
  const xs = base.x[1] - base.x[0] > 2.3 ? [-1, 0, 1] : [-1, 1]
  for (const sx of xs) {
    for (const sz of [-1, 1]) {
      const x = sx === 0 ? 0 : (sx < 0 ? base.x[0] : base.x[1]) - sx * inset
      const z = (sz < 0 ? base.z[0] : base.z[1]) - sz * inset
      for (const mesh of leg(kind, base.height + 0.003, sx, sz)) bench.add(base.look, placed(mesh, [x, 0, z]))
    }
  }
}

function leg(kind: LegKind, height: number, sx: number, sz: number): Mesh[] {
  if (kind === 'tapered')
    return [
      splayed(
        cylinder({ radius: 0.0115, topRadius: 0.022, height, edge: 0.002, sides: 20, grainAlong: 'y' }),
        height,
        sx * Math.min(0.05, height * 0.24),
        sz * Math.min(0.03, height * 0.16),
      ),
    ]
  if (kind === 'straight') return [cylinder({ radius: 0.0125, height, sides: 20, grainAlong: 'y' })]
  if (kind === 'peg')
    return [cylinder({ radius: 0.016, topRadius: 0.026, height, edge: 0.003, sides: 24, grainAlong: 'y' })]
  if (kind === 'hairpin') return hairpin(height, sx, sz)
  return [squareLeg(height, 0.045, 0.032)]
}

/** A leg leaning outwards whose foot stays flat on the floor. */
export function splayed(mesh: Mesh, height: number, byX: number, byZ: number): Mesh {
  return warped(mesh, ([x, y, z]) => [x + byX * (1 - y / height), y, z + byZ * (1 - y / height)], 60)
}

/** A square leg that tapers towards the floor, standing on y = 0. */
export function squareLeg(height: number, top: number, foot: number): Mesh {
  const box = placed(roundedBox({ width: top, height, depth: top, radius: 0.002, grainAlong: 'y' }), [0, height / 2, 0])
  return warped(box, ([x, y, z]) => {
    const k = (foot + ((top - foot) * y) / height) / top
    return [x * k, y, z * k]
  })
}

function hairpin(height: number, sx: number, sz: number): Mesh[] {
  const r = 0.005
  const foot: [number, number, number] = [sx * 0.012, r, sz * 0.012]
  const plate = placed(roundedBox({ width: 0.085, height: 0.004, depth: 0.085, radius: 0.001 }), [0, height - 0.004, 0])
  const rod = (dx: number, dz: number): Mesh =>
    tube([[dx, height - 0.004, dz], [foot[0] + dx * 0.12, 0.03, foot[2] + dz * 0.12], foot], r, { steps: 12, sides: 8 })
  return [rod(-sx * 0.032, sz * 0.026), rod(sx * 0.026, -sz * 0.032), plate]
}

/** Two closed metal frames, left and right, joined by rails under the box. */
function addSled(bench: Bench, { x, z, height, inset = 0.09, look }: Base): void {
  const t = 0.02
  for (const side of [-1, 1]) {
    const at = side < 0 ? x[0] + inset : x[1] - inset
    const xs: Span = [at - t / 2, at + t / 2]
    const zs: Span = [z[0] + 0.03, z[1] - 0.025]
    bench.add(
      look,
      boardOf(xs, [0, t], zs),
      boardOf(xs, [height - t, height], zs),
      boardOf(xs, [t, height - t], [zs[0], zs[0] + t]),
      boardOf(xs, [t, height - t], [zs[1] - t, zs[1]]),
    )
  }
  bench.board(look, [x[0] + inset + t / 2, x[1] - inset - t / 2], [height - t, height], [z[0] + 0.05, z[0] + 0.05 + t])
}

/** A joined frame with four slightly tapered legs and rails all round. */
function addStand(bench: Bench, { x, z, height, inset = 0.03, look }: Base): void {
  const t = 0.035
  const [xs, zs]: [Span, Span] = [
    [x[0] + inset, x[1] - inset],
    [z[0] + 0.03, z[1] - 0.03],
  ]
  for (const at of [xs[0] + t / 2, xs[1] - t / 2])
    for (const to of [zs[0] + t / 2, zs[1] - t / 2]) bench.add(look, placed(squareLeg(height, t, 0.026), [at, 0, to]))
  for (const to of [zs[0] + t / 2, zs[1] - t / 2])
    bench.board(look, [xs[0] + t, xs[1] - t], [height - 0.04, height], [to - 0.011, to + 0.011])
  for (const at of [xs[0] + t / 2, xs[1] - t / 2])
    bench.board(look, [at - 0.011, at + 0.011], [height - 0.04, height], [zs[0] + t, zs[1] - t])
}

/** Feet cut from a board round the corners, as country furniture has. */
function addBracket(bench: Bench, { x, z, height, look }: Base): void {
  const [wide, t] = [0.11, 0.02]
  for (const side of [-1, 1]) {
    const at = side < 0 ? x[0] : x[1] - wide
    for (const front of [z[1] - t, z[0]])
      bench.add(look, boardOf([at, at + wide], [0, height], [front, front + t], { grain: 'x' }))
    const edge = side < 0 ? x[0] : x[1] - t
    bench.board(look, [edge, edge + t], [0, height], [z[1] - t - 0.09, z[1] - t], { grain: 'z' })
  }
  bench.board(look, [x[0] + wide, x[1] - wide], [height - 0.03, height], [z[1] - t, z[1]], { grain: 'x' })
}
