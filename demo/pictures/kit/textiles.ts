import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'

const CLOTH = paint('body', 'fabric', { colour: '#c9bfae' })
const SECOND = paint('accent', 'fabric', { colour: '#f0eadf' })
const KNIT = paint('body', 'knit', { colour: '#c9bfae' })
/** Terry's loops are those of a rug, half as large; the loops of bouclé, five times as coarse, made terrazzo of it, velvet's pile porcelain. */
const TERRY = paint('body', 'knit', { colour: '#e9e4da', grain: 0.36, scale: 0.3 })
const TERRY2 = paint('accent', 'knit', { colour: '#9aa98e', grain: 0.36, scale: 0.3 })
const ABOVE = { 'three-quarter': { azimuth: 28, elevation: 24 }, front: { azimuth: 0, elevation: 12 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Folded cloth, as it lies on a shelf. */
export const folded = kitFamily('folded', 'floor', [420, 160, 320], {
  throw: { colours: { body: '#c9bfae' }, draw: throwWithFringe, isArranged: true, views: ABOVE },
  'wool-throw': {
    colours: { body: '#7d8a80', accent: '#e8e0d2' },
    draw: stripedThrow,
    isArranged: true,
    own: [400, 130, 330],
    views: ABOVE,
  },
  towels: {
    colours: { body: '#e9e4da', accent: '#9aa98e' },
    draw: towels,
    isArranged: true,
    own: [360, 290, 300],
    views: ABOVE,
  },
  'bath-towel': { colours: { body: '#9db0b8' }, draw: bathTowel, isArranged: true, own: [360, 150, 300], views: ABOVE },
  sheets: {
    colours: { body: '#e8e4dc', accent: '#b8a98f' },
    draw: sheetSet,
    isArranged: true,
    own: [400, 170, 320],
    views: ABOVE,
  },
  duvet: {
    colours: { body: '#f2efe9' },
    draw: duvet,
    isArranged: true,
    own: [620, 330, 480],
    views: ABOVE,
    angles: TWO,
  },
  bedspread: {
    colours: { body: '#b7bfae', accent: '#e9e2d4' },
    draw: bedspread,
    isArranged: true,
    own: [560, 220, 440],
    views: ABOVE,
  },
  'tea-towels': {
    colours: { body: '#efeae0', accent: '#5d7280' },
    draw: teaTowels,
    isArranged: true,
    own: [460, 60, 420],
    views: ABOVE,
    angles: TWO,
  },
  napkins: {
    colours: { body: '#d9cbb2', accent: '#8a6f4d' },
    draw: napkins,
    isArranged: true,
    own: [260, 66, 260],
    views: ABOVE,
    angles: TWO,
  },
  'beach-towel': {
    colours: { body: '#f0eadf', accent: '#2f6f86' },
    draw: beachTowel,
    isArranged: true,
    own: [520, 190, 360],
    views: ABOVE,
    angles: TWO,
  },
  robe: { colours: { body: '#ece7dd' }, draw: robe, isArranged: true, own: [380, 150, 440], views: ABOVE, angles: TWO },
})

/** Layers whose folds look to the front; each lies a little askew. */
function layers(
  b: Bench,
  of: Paint,
  [w, d]: readonly [number, number],
  thick: number,
  count: number,
  y = 0,
  wrinkle = 3,
): number {
  for (let i = 0; i < count; i++)
    b.box(
      of,
      [w - i * 2 + b.chance() * 6, thick + 1, d - b.chance() * 8],
      [(b.chance() - 0.5) * 5, y + i * thick, (b.chance() - 0.5) * 5],
      { edge: thick * 0.47, crown: [2, thick * 0.06, 2], wrinkle, cells: 12, seed: i + 3 + Math.floor(y) },
    )
  return y + thick * count
}

function throwWithFringe(b: Bench, { w, d }: { w: number; d: number }): void {
  const top = layers(b, KNIT, [w, d - 60], 26, 5)
  const strands = 34
  for (let i = 0; i < strands; i++) {
    const x = (i + 0.5) * ((w - 30) / strands) - (w - 30) / 2
    const z = (d - 60) / 2
    const sway = (b.chance() - 0.5) * 10
    b.rod(
      KNIT,
      [
        [x, top - 9, z - 14],
        [x, top - 10, z + 3],
        [x + sway * 0.4, top - 34, z + 14],
        [x + sway, top - 78 - b.chance() * 14, z + 11],
      ],
      (share) => 3.4 - share * 0.8,
      { sides: 6, steps: 10 },
    )
  }
}

/** A stripe of a fold: its share of the width, and what it is woven of. */
type Stripe = readonly [share: number, of: Paint]

/** One fold of striped cloth: every stripe is a slice of the same rounded slab, so none ends at a step. */
function stripedFold(
  b: Bench,
  stripes: readonly Stripe[],
  [w, thick, d]: readonly [number, number, number],
  at: readonly [x: number, y: number, z: number],
  wrinkle = 2.5,
): void {
  const seed = b.chance() * 40
  let from = -w / 2
  for (const [share, of] of stripes) {
    const [left, wide] = [from, share * w]
    const [isFirst, isLast] = [left < 1 - w / 2, left + wide > w / 2 - 1]
    b.sheet(
      of,
      (u, v) => {
        const x = left + wide * towardsEnd(v, isFirst, isLast)
        const [y, z] = slabAt(u, Math.abs(x) - w / 2, thick, d)
        const soft = (noise3(x / 80 + seed, y / 60, z / 80) - 0.5) * wrinkle * Math.min(1, (w / 2 - Math.abs(x)) / 24)
        return [at[0] + x, at[1] + thick / 2 + y + soft, at[2] + z + soft]
      },
      32,
      isFirst || isLast ? 14 : Math.max(2, Math.round(wide / 16)),
      { loop: true },
    )
    from += wide
  }
}

/** Cells lie close where a slab is rounded. */
function towardsEnd(v: number, isFirst: boolean, isLast: boolean): number {
  return isFirst ? v ** 2.4 : isLast ? 1 - (1 - v) ** 2.4 : v
}

/** [y, z] on the outline of a slab with half-round edges, `before` mm (negative) from its end, where it is rounded too. */
function slabAt(u: number, before: number, thick: number, d: number): readonly [number, number] {
  const r = thick / 2
  const round = Math.sqrt(Math.max(0, r * r - Math.max(0, before + r) ** 2))
  const half = d / 2 - r * 2 + round
  const flat = Math.max(round, r / 3)
  const side = u % 1 < 0.5 ? 1 : -1
  const t = (u * 2) % 1
  const angle = Math.min(1, t / 0.625) * Math.PI - Math.PI / 2
  const along = t < 0.625 ? half : half * (1 - (t - 0.625) / 0.1875)
  return [side * Math.sin(angle) * round, side * (along + Math.cos(angle) * flat)]
}

/** Wool with a group of stripes at either end. */
function stripedThrow(b: Bench, { w, d }: { w: number; d: number }): void {
  const group = [
    [0.035, SECOND],
    [0.03, CLOTH],
    [0.09, SECOND],
    [0.03, CLOTH],
    [0.035, SECOND],
  ] as const
  const stripes: readonly Stripe[] = [[0.1, CLOTH], ...group, [0.36, CLOTH], ...group, [0.1, CLOTH]]
  for (let i = 0; i < 5; i++)
    stripedFold(b, stripes, [w, 27, d - i * 3], [(b.chance() - 0.5) * 3, i * 26, i % 2 === 0 ? 3 : -2])
}

function towels(b: Bench, { w, d }: { w: number; d: number }): void {
  let y = 0
  for (const [of, thick, scale] of [
    [TERRY, 34, 1],
    [TERRY2, 30, 0.97],
    [TERRY, 25, 0.72],
  ] as const)
    y = layers(b, of, [w * scale, d * scale], thick, 3, y, 2.5)
}

function bathTowel(b: Bench, { w, d }: { w: number; d: number }): void {
  layers(b, TERRY, [w, d], 36, 4, 0, 3)
}

function sheetSet(b: Bench, { w, d }: { w: number; d: number }): void {
  let y = layers(b, CLOTH, [w, d], 15, 6, 0, 2)
  y = layers(b, CLOTH, [w * 0.96, d * 0.9], 12, 3, y, 2)
  y = layers(b, CLOTH, [w * 0.9, d * 0.8], 10, 3, y, 2)
  ribbon(b, paint('accent', 'fabric', { colour: '#b8a98f' }), y, [d * 0.5, d * 0.4], w)
}

/** A band tied around a pile that reaches `half` mm to the front below and `upper` on top, with a bow. */
function ribbon(b: Bench, of: Paint, top: number, [half, upper]: readonly [number, number], w: number): void {
  b.rod(
    of,
    [
      [0, 1, half + 1],
      [0, top * 0.5, half + 4],
      [0, top - 4, upper + 4],
      [0, top + 1, upper + 2],
      [0, top + 2.4, upper - 5],
      [0, top + 2.4, upper * 0.6],
      [0, top + 2.4, 0],
      [0, top + 2.4, -upper * 0.6],
      [0, top + 2.4, -upper + 5],
      [0, top - 4, -upper - 4],
      [0, top * 0.4, -half - 2],
    ],
    () => [13, 1.4],
    { sides: 12, steps: 90, flat: 6, up: [0, 0.2, 1] },
  )
  for (const s of [-1, 1]) {
    b.rod(
      of,
      [
        [0, top + 5, 6],
        [s * w * 0.07, top + 22, 8],
        [s * w * 0.15, top + 15, 12],
        [s * w * 0.09, top + 6, 12],
        [0, top + 6, 9],
      ],
      () => [1.2, 9],
      { sides: 10, steps: 26, flat: 5 },
    )
    b.rod(
      of,
      [
        [0, top + 6, 10],
        [s * w * 0.06, top + 6, 36],
        [s * w * 0.12, top + 4, 66],
      ],
      () => [9, 1.1],
      { sides: 10, steps: 12, flat: 5, up: [0, 1, 0] },
    )
  }
  b.box(of, [16, 9, 16], [0, top + 1, 8], { edge: 4 })
}

function duvet(b: Bench, { w, h, d }: { w: number; h: number; d: number }): void {
  const of = paint('body', 'fabric', { colour: '#f2efe9' })
  const thick = h / 3.1
  for (let i = 0; i < 3; i++) {
    b.sheet(of, (u, v) => puffed(w, d, thick, i, u, v), 84, 72, { loop: true })
  }
}

/** One fold of a quilted duvet: fat between its seams. */
function puffed(
  w: number,
  d: number,
  thick: number,
  layer: number,
  u: number,
  v: number,
): readonly [number, number, number] {
  const a = u * Math.PI * 2
  const across = -Math.cos(v * Math.PI)
  const x = (across / 2) * w * 0.98
  const end = Math.max(0, 1 - Math.abs(across) ** 9) ** 0.5
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const z = Math.sign(c) * Math.abs(c) ** 0.42 * (d / 2) * (0.86 + 0.14 * end)
  const quilts =
    Math.abs(Math.sin(((x / w) * 4 + 0.5) * Math.PI)) ** 0.5 * Math.abs(Math.sin(((z / d) * 3 + 0.5) * Math.PI)) ** 0.5
  const noise = (noise3(x / 70 + layer * 9, s * 2, z / 70) - 0.5) * 16
  const y = Math.sign(s) * Math.abs(s) ** 0.6 * thick * (0.42 + 0.14 * quilts) * end
  return [x, thick * (layer * 0.84 + 0.5) + y + (s > 0 ? noise * end : 0), z + noise * 0.5]
}

function bedspread(b: Bench, { w, h, d }: { w: number; h: number; d: number }): void {
  const count = 4
  const thick = h / count
  for (let i = 0; i < count; i++) {
    const of = i === count - 1 ? SECOND : CLOTH
    b.sheet(
      of,
      (u, v) => {
        const a = u * Math.PI * 2
        const [c, s] = [Math.cos(a), Math.sin(a)]
        const across = -Math.cos(v * Math.PI)
        const x = (across / 2) * w
        const end = Math.max(0, 1 - Math.abs(across) ** 22) ** 0.5
        const z = Math.sign(c) * Math.abs(c) ** 0.4 * (d / 2) * (0.95 + 0.05 * end)
        const stitch =
          Math.min(Math.abs(Math.sin(((x + z) / 52) * Math.PI)), Math.abs(Math.sin(((x - z) / 52) * Math.PI))) ** 0.5
        return [
          x,
          thick * (i * 0.92 + 0.5) + Math.sign(s) * Math.abs(s) ** 0.5 * thick * (0.4 + 0.1 * stitch) * end,
          z + (i % 2) * 4,
        ]
      },
      88,
      84,
      { loop: true },
    )
  }
}

function teaTowels(b: Bench, { w, d }: { w: number; d: number }): void {
  for (let i = 0; i < 3; i++) {
    b.placed({ at: [(i - 1) * w * 0.21, 0, (i - 1) * 18], turn: [0, (1 - i) * 9, 0] }, () => {
      const [tw, td] = [w * 0.42, d * 0.78]
      const y = i * 17
      const stripes = i === 1 ? [] : i === 0 ? [0.12, 0.2, 0.28] : [0.1, 0.24, 0.38, 0.52, 0.66, 0.8]
      b.box(i === 1 ? SECOND : CLOTH, [tw, 17, td], [0, y, 0], {
        edge: 7,
        crown: [1, 1.5, 1],
        wrinkle: 2,
        cells: 8,
        seed: i + 1,
      })
      for (const t of stripes)
        b.box(i === 1 ? CLOTH : SECOND, [tw * 0.985, 1.6, 9], [0, y + 17.2, td / 2 - t * td], { edge: 0.7 })
    })
  }
}

function napkins(b: Bench, { w, d }: { w: number; d: number }): void {
  const top = layers(b, CLOTH, [w, d], 6, 8, 0, 1)
  b.placed({ turn: [0, 0, 0] }, () =>
    ribbon(b, paint('accent', 'fabric', { colour: '#8a6f4d' }), top, [d * 0.5, d * 0.5], w * 1.5),
  )
}

/** One rolled up, one folded, both striped. */
function beachTowel(b: Bench, { w, d }: { w: number; d: number }): void {
  const count = 9
  const stripes = Array.from({ length: count }, (_, k): Stripe => [1 / count, k % 2 === 0 ? TERRY : TERRY2])
  for (let i = 0; i < 3; i++) stripedFold(b, stripes, [w, 25, d - i * 6], [(b.chance() - 0.5) * 3, i * 24, 0])
  stripes.forEach(([share, of], k) =>
    b.sheet(of, (u, v) => spiral(u, ((k + v) * share - 0.5) * w, d), 110, 1, { thick: 7 }),
  )
}

/** The cross-section of a rolled towel, on top of a folded one. */
function spiral(u: number, x: number, d: number): readonly [number, number, number] {
  const turns = 4
  const a = u * turns * Math.PI * 2 - 1.9
  const r = 10 + 44 * u
  return [x * 0.94, 72 + 56 + Math.sin(a) * r, Math.cos(a) * r - d * 0.06]
}

function robe(b: Bench, { w, d }: { w: number; d: number }): void {
  const top = layers(b, TERRY, [w, d], 28, 4, 0, 4)
  for (const s of [-1, 1])
    b.rod(
      TERRY,
      [
        [s * 92, top - 4, -d / 2 + 12],
        [s * 62, top + 9, -d * 0.3],
        [s * 26, top + 8, 0],
        [0, top + 6, d * 0.16],
      ],
      (share) => [34 - share * 14, 8],
      { sides: 14, steps: 30, flat: 3.4, up: [0, 1, 0] },
    )
  b.rod(
    TERRY,
    [
      [-w / 2 - 1, top - 15, d * 0.27],
      [-w / 2 + 12, top - 2, d * 0.27],
      [-w * 0.3, top + 6, d * 0.27],
      [0, top + 9, d * 0.26],
      [w * 0.3, top + 6, d * 0.27],
      [w / 2 - 12, top - 2, d * 0.27],
      [w / 2 + 1, top - 15, d * 0.27],
    ],
    () => [22, 4.5],
    { sides: 16, steps: 60, flat: 4, up: [0, 1, 0] },
  )
  b.box(TERRY, [54, 16, 46], [0, top + 4, d * 0.27], { edge: 8, crown: [2, 3, 2], wrinkle: 2 })
  for (const s of [-1, 1])
    b.rod(
      TERRY,
      [
        [s * 10, top + 12, d * 0.29],
        [s * 40, top + 8, d * 0.38],
        [s * 56, top + 5, d * 0.47],
      ],
      () => [20, 4],
      { sides: 12, steps: 14, flat: 4, up: [0, 1, 0] },
    )
}
