import { lathe } from '../../geometry/lathe.ts'
import { finished } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { noise3 } from '../../geometry/noise.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { tube } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import { smoothstep, type Vec3 } from '../../geometry/vector.ts'
import { cord } from './cushions.ts'
import { fourLegs, type LegKind } from './legs.ts'
import { add, nothing, type Upholstery } from './piece.ts'
import { diamondTufts } from './sections.ts'
import type { Stuffed } from './block.ts'
import { panelEdge, stuffed } from './stuffed.ts'
import { padded } from './frames.ts'

export interface Block {
  width: number
  depth: number
  height: number
}

/** A round or square drum: straight wall, a corded pad of its own on top that lifts off. */
export function drum(
  { width, depth, height }: Block,
  seed: number,
  { plan, lid = 0.085 }: { plan: number; lid?: number },
): Upholstery {
  const piece = nothing()
  const wall = height - lid - 0.012
  const step = Math.min(0.026, width / 18)
  piece.body.push(
    placed(
      stuffed({
        size: [width - 0.012, wall, depth - 0.012],
        radius: 0.006,
        planRadius: plan,
        step,
        crown: { side: 0.004 },
        slack: 0.0025,
        seed,
        open: ['bottom'],
        lines: [{ axis: 'y', at: -wall / 2 + 0.03, depth: 0.002, width: 0.003 }],
      }),
      [0, 0.012 + wall / 2, 0],
    ),
  )
  const pad: Stuffed = {
    size: [width, lid, depth],
    radius: 0.02,
    planRadius: plan,
    step,
    crown: { top: Math.min(0.03, width * 0.06), side: 0.008 },
    firmness: 2.4,
    slack: 0.004,
    folds: plan > width * 0.4 ? 0 : 0.006,
    seed: seed + 4,
  }
  piece.body.push(
    ...[stuffed(pad), cord(panelEdge(pad, 'top', 0.02), 0.004), cord(panelEdge(pad, 'bottom', 0.02), 0.004)].map(
      (mesh) => placed(mesh, [0, height - lid / 2 - Math.min(0.03, width * 0.06), 0]),
    ),
  )
  piece.dark.push(
    padded([width - 0.05, 0.014, depth - 0.05], [0, 0.007, 0], {
      radius: 0.002,
      planRadius: plan * 0.9,
      slack: 0,
      crown: {},
    }),
  )
  return piece
}

/** A round wall sewn in upright channels over a metal ring. */
export function channelled({ width, depth, height }: Block, seed: number): Upholstery {
  const piece = nothing()
  const count = Math.round((Math.PI * width) / 0.075)
  const [rows, around] = [26, count * 8]
  const ring = 0.028
  const profile: [r: number, y: number][] = []
  for (let k = 0; k <= rows; k++) {
    const t = k / rows
    if (t < 0.62) profile.push([1, ring + (height - ring - 0.06) * (t / 0.62)])
    else {
      const turn = ((t - 0.62) / 0.38) * (Math.PI / 2)
      const soft = 0.16
      profile.push([
        t === 1
          ? 0
          : 1 -
            soft +
            soft * Math.cos(Math.min(turn * 2, Math.PI / 2)) -
            (1 - soft) * Math.max(0, (turn - Math.PI / 4) / (Math.PI / 4)),
        height -
          0.06 +
          0.045 * Math.sin(Math.min(turn * 2, Math.PI / 2)) +
          0.012 * Math.max(0, (turn - Math.PI / 4) / (Math.PI / 4)),
      ])
    }
  }
  const positions: number[] = []
  const grain: number[] = []
  for (const [r, y] of profile)
    for (let j = 0; j < around; j++) {
      const turn = (j / around) * 2 * Math.PI
      const wave = Math.abs(Math.sin((j / around) * Math.PI * count)) ** 0.6 - 0.5
      const depthOf = 0.011 * Math.min(1, r * 1.6) * Math.min(1, (y - ring) / 0.02 + 0.4)
      const push = depthOf * wave + 0.003 * (noise3(Math.cos(turn) * 3 + seed, y * 8, Math.sin(turn) * 3) - 0.5)
      positions.push(
        Math.sin(turn) * ((width / 2 - 0.006) * r + push * (r > 0.9 ? 1 : 0.2)),
        y + (r > 0.9 ? 0 : push * 0.8),
        Math.cos(turn) * ((depth / 2 - 0.006) * r + push * (r > 0.9 ? 1 : 0.2)),
      )
      grain.push((j / around) * Math.PI * width, y + r, seed)
    }
  const indices: number[] = []
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < around; j++) {
      const [a, b] = [i * around + j, i * around + ((j + 1) % around)]
      indices.push(a, b, a + around, b, b + around, a + around)
    }
  piece.body.push(finished({ positions, indices, grain }, { creaseDegrees: 65 }))
  piece.body.push(
    placed(
      lathe(
        [
          [0, -0.004],
          [0.012, -0.004],
          [0.016, 0],
          [0.014, 0.003],
          [0, 0.004],
        ],
        { sides: 20 },
      ),
      [0, height, 0],
    ),
  )
  const r = width / 2 - 0.012
  piece.frame.push(
    lathe(
      [
        [0, 0],
        [r - 0.002, 0],
        [r, 0.002],
        [r, ring],
        [r - 0.003, ring + 0.003],
        [0, ring + 0.003],
      ],
      { sides: 72, creaseDegrees: 50 },
    ),
  )
  return piece
}

/** A leather ball flattened by use: wedges sewn with a raised seam, a round patch on top. */
export function moroccan({ width, depth, height }: Block, seed: number): Upholstery {
  const piece = nothing()
  const wedges = 12
  const [rows, around] = [44, wedges * 10]
  const at = (share: number, t: number): Vec3 => {
    const turn = -Math.PI / 2 + t * Math.PI
    const r = Math.abs(Math.cos(turn)) ** 0.62
    const y = height * (0.5 + 0.5 * Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.85)
    const seam = Math.abs(Math.sin(share * Math.PI * wedges))
    const band = 1 - 0.02 * Math.exp(-(((y / height - 0.52) / 0.02) ** 2))
    const puff =
      (0.955 + 0.045 * seam ** 0.5) * band +
      0.02 * (noise3(Math.sin(share * 6.28) * 2 + seed, t * 5, Math.cos(share * 6.28) * 2) - 0.5)
    const flat = r < 1e-6 ? 0 : r * puff
    // Where the wedges turn in, above and below, the piping lies between them and not on them.
    const dip =
      Math.sign(2 * t - 1) * 0.014 * (1 - seam) * Math.min(1, r * 3) * smoothstep(0.4, 0.85, Math.abs(2 * t - 1))
    return [
      Math.sin(share * 2 * Math.PI) * (width / 2) * flat,
      y - dip,
      Math.cos(share * 2 * Math.PI) * (depth / 2) * flat,
    ]
  }
  const positions: number[] = []
  const grain: number[] = []
  const indices: number[] = []
  for (let k = 0; k <= rows; k++)
    for (let j = 0; j < around; j++) {
      positions.push(...at(j / around, k / rows))
      grain.push((j / around) * Math.PI * width, (k / rows) * height * 1.6, seed + Math.floor((j / around) * wedges))
    }
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < around; j++) {
      const [a, b] = [i * around + j, i * around + ((j + 1) % around)]
      indices.push(a, b, a + around, b, b + around, a + around)
    }
  piece.body.push(finished({ positions, indices, grain }, { creaseDegrees: 60 }))
  // Piping at the rows of the wedges themselves, a little proud of them: between other places it would dip in and out. It ends inside.
  const proud = (share: number, t: number): Vec3 => {
    const [px, py, pz] = at(share, t)
    const out = 1.008 - 0.16 * Math.max(0, 0.2 - t)
    return [px * out, py + 0.003 * Math.max(0, 2 * t - 1) + 0.04 * Math.max(0, 0.3 - t), pz * out]
  }
  const sewn = Array.from({ length: 40 }, (_, n) => (n + 4) / rows)
  for (let k = 0; k < wedges; k++)
    piece.body.push(
      tube(
        sewn.map((t) => proud(k / wedges, t)),
        0.0046,
        { isStraight: true, steps: sewn.length - 1, sides: 7 },
      ),
    )
  piece.body.push(
    tube(
      Array.from({ length: around }, (_, n) => proud(n / around, 0.5)),
      0.0036,
      { isStraight: true, isClosed: true, steps: around, sides: 6 },
    ),
  )
  const patch = width * 0.13
  piece.body.push(
    placed(
      lathe(
        [
          [0, -0.012],
          [patch - 0.003, -0.012],
          [patch, -0.008],
          [patch, 0.002],
          [patch - 0.003, 0.005],
          [patch - 0.009, 0.004],
          [patch * 0.6, 0.0065],
          [0, 0.0075],
        ],
        { sides: 56, creaseDegrees: 60 },
      ),
      [0, height, 0],
    ),
  )
  return piece
}

/** `top` plain, buttoned in diamonds or channelled across. */
interface PadStyle {
  legs: LegKind | 'runners' | 'cylinders'
  legHeight: number
  top: 'plain' | 'tufted' | 'channels'
  pad: number
  radius?: number
  plan?: number
  inset?: number
  rail?: boolean
}

/** A padded top on legs: foot stool, bench. */
export function padOnLegs(of: Block, seed: number, style: PadStyle): Upholstery {
  const piece = nothing()
  const { width, depth, height } = of
  const { legHeight, pad } = style
  const crown = style.top === 'tufted' ? 0.03 : 0.022
  const y = height - crown - pad / 2
  piece.body.push(placed(stuffed(padBlock(of, seed, style, crown)), [0, y, 0]))
  const under = y - pad / 2
  const rect = { left: -width / 2, right: width / 2, front: depth / 2, back: -depth / 2 }
  const inset = style.inset ?? 0.06
  if (style.legs === 'cylinders') piece.body.push(...cylinders(of, under, seed))
  else if (style.legs === 'runners') piece.frame.push(...runners(under, rect, inset))
  else {
    addUnderside(piece, of, under, style)
    add(piece, { frame: fourLegs(style.legs, legHeight, rect, inset) })
  }
  return piece
}

function padBlock({ width, depth }: Block, seed: number, style: PadStyle, crown: number): Stuffed {
  const isRound = isRoundPad(width, style)
  const tufts = diamondTufts({ pitch: 0.13, rise: 0.16, from: -1, to: 1, depth: 0.03 })
  return {
    size: [width, style.pad, depth],
    radius: style.radius ?? 0.03,
    planRadius: style.plan ?? style.radius ?? 0.035,
    step: style.top !== 'tufted' ? 0.03 : isRound ? 0.011 : 0.017,
    crown: { top: crown, side: 0.007 },
    firmness: style.top === 'plain' ? 2.6 : 5,
    slack: 0.004,
    folds: style.top === 'plain' ? 0.006 : 0,
    seam: style.top === 'plain' ? 0.003 : 0,
    seed,
    ...(style.top === 'tufted' && {
      relief: (x: number, z: number, top: boolean) =>
        top ? (tufts(x + 0.065, z) - 0.022) * edgeFade(x, z, width, depth, isRound) : 0,
    }),
    ...(style.top === 'channels' && {
      lines: Array.from({ length: Math.round(width / 0.085) - 1 }, (_, k) => ({
        axis: 'x' as const,
        at: -width / 2 + (width * (k + 1)) / Math.round(width / 0.085),
        depth: 0.014,
        width: 0.009,
      })),
    }),
    open: style.legs === 'cylinders' ? [] : ['bottom'],
  }
}

function isRoundPad(width: number, { plan = 0 }: PadStyle): boolean {
  return plan > 0.45 * width
}

/** Tufts end before the edge. */
function edgeFade(x: number, z: number, width: number, depth: number, isRound: boolean): number {
  if (isRound) return Math.min(1, Math.max(0, (width / 2 - Math.hypot(x, z) - 0.03) / 0.05))
  return Math.min(
    1,
    Math.max(0, (width / 2 - Math.abs(x) - 0.03) / 0.04),
    Math.max(0, (depth / 2 - Math.abs(z) - 0.03) / 0.04),
  )
}

/** Two upholstered feet. */
function cylinders({ width, depth }: Block, under: number, seed: number): Mesh[] {
  return [-1, 1].map((x) =>
    placed(
      stuffed({
        size: [depth * 0.62, under + 0.006, depth * 0.8],
        radius: 0.01,
        planRadius: depth * 0.31,
        step: 0.03,
        slack: 0.003,
        seed: seed + x,
        open: ['bottom'],
      }),
      [x * (width / 2 - depth * 0.42), (under + 0.006) / 2, 0],
    ),
  )
}

/** A board under the pad, or a padded one. */
function addUnderside(piece: Upholstery, { width, depth }: Block, under: number, style: PadStyle): void {
  const leg = style.legHeight
  const board = roundedBox({
    width: width - 0.03,
    height: Math.max(0.02, under - leg),
    depth: depth - 0.03,
    radius: 0.004,
  })
  if (style.rail === true) piece.frame.push(placed(board, [0, (under + leg) / 2, 0]))
  else
    piece.body.push(
      padded([width - 0.02, Math.max(0.012, under - leg + 0.006), depth - 0.02], [0, (under + 0.006 + leg) / 2, 0], {
        radius: 0.005,
        planRadius: style.plan ?? 0.03,
        ...(isRoundPad(width, style) && { step: 0.02 }),
      }),
    )
}

/** Two closed loops of square tube across the ends and a bar that joins them. */
function runners(
  height: number,
  { left, right, front, back }: { left: number; right: number; front: number; back: number },
  inset: number,
): Mesh[] {
  const t = 0.02
  const meshes: Mesh[] = []
  const at = (w: number, h: number, d: number, place: Vec3): void =>
    void meshes.push(placed(roundedBox({ width: w, height: h, depth: d, radius: 0.002 }), place))
  for (const x of [left + inset, right - inset]) {
    at(t, t, front - back - 0.05, [x, t / 2, 0])
    at(t, t, front - back - 0.05, [x, height - t / 2 + 0.003, 0])
    for (const z of [front - 0.035, back + 0.035]) at(t, height - t, t, [x, height / 2, z])
  }
  at(right - left - 2 * inset - t + 0.004, t, t, [0, height - t / 2 + 0.002, 0])
  return meshes
}
