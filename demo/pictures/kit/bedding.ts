import { noise3 } from '../geometry/noise.ts'
import { pillow } from '../geometry/cushion.ts'
import { paint, type Bench, type Extent, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'

const ABOVE = {
  'three-quarter': { azimuth: 30, elevation: 22 },
  front: { azimuth: 0, elevation: 18 },
  detail: { azimuth: 30, elevation: 24, aim: [0.3, 0.8, 0.9], zoom: 2.6 },
} as const
const LINEN = paint('body', 'fabric', { colour: '#c9d2cf', scale: 0.5, grain: 0.7 })
const LINEN2 = paint('accent', 'fabric', { colour: '#f2efe9', scale: 0.5, grain: 0.7 })
const TICKING = paint('body', 'knit', { colour: '#f1f0ec', scale: 0.4, grain: 0.5 })
const BORDER = paint('accent', 'fabric', { colour: '#8b9196' })
const double = { key: 'double', spec: { widthMm: 1600, depthMm: 2000 } }
const single = { key: 'single', spec: { widthMm: 900, depthMm: 1900 } }

/** Colchões: width × length × height, the head at the back. */
export const mattresses = kitFamily('mattresses', 'floor', [1600, 260, 2000], {
  quilted: { colours: { body: '#f1f0ec', accent: '#8b9196' }, draw: quilted, views: ABOVE, sizes: [double, single] },
  pillowtop: {
    colours: { body: '#f4f2ee', accent: '#c9bfae' },
    draw: pillowTop,
    views: ABOVE,
    sizes: [double, single],
  },
  foam: {
    colours: { body: '#eef0ee', accent: '#c7d3d8' },
    draw: foam,
    views: ABOVE,
    sizes: [double, single],
    own: [1600, 200, 2000],
  },
  topper: { colours: { body: '#f4f2ee', accent: '#d9d2c4' }, draw: topper, views: ABOVE, own: [1500, 80, 2000] },
  inflatable: {
    colours: { body: '#4b6687', accent: '#33465e' },
    draw: inflatable,
    views: ABOVE,
    own: [1370, 250, 1910],
  },
  futon: { colours: { body: '#404347' }, draw: futon, views: ABOVE, isArranged: true, own: [800, 420, 760] },
  cot: { colours: { body: '#f4f2ee', accent: '#c9d2cf' }, draw: quilted, views: ABOVE, own: [600, 110, 1200] },
})

/** Camas feitas: what bed linen looks like in use. */
export const bedding = kitFamily('bedding', 'floor', [1700, 780, 2150], {
  'duvet-set': {
    colours: { body: '#c9d2cf', accent: '#f2efe9' },
    draw: (b, s) => madeBed(b, s, 0.72, 'striped'),
    views: ABOVE,
    isArranged: true,
  },
  'fitted-sheet': {
    colours: { body: '#d9cfc0', accent: '#f2efe9' },
    draw: (b, s) => madeBed(b, s, 0.3, 'plain'),
    views: ABOVE,
    isArranged: true,
  },
  bedspread: {
    colours: { body: '#b7bfae', accent: '#e9e2d4' },
    draw: (b, s) => madeBed(b, s, 0.94, 'quilted'),
    views: ABOVE,
    isArranged: true,
  },
})

/** A block with rounded edges whose top is stitched in lozenges. */
function block(
  b: Bench,
  of: Paint,
  { w, d }: { w: number; d: number },
  y: number,
  h: number,
  stitch: number,
  deep: number,
): void {
  const r = Math.min(36, h * 0.3)
  const cell = Math.max(7.5, w / 110, d / 140)
  b.sheet(
    of,
    (u, v) => {
      const [x, z] = inRoundedCorners((u - 0.5) * w, (v - 0.5) * d, w, d, r)
      const edge = Math.min(w / 2 - Math.abs((u - 0.5) * w), d / 2 - Math.abs((v - 0.5) * d))
      const round = edge < r ? r - Math.sqrt(Math.max(0, r * r - (r - edge) ** 2)) : 0
      const a = Math.abs(Math.sin(((x + z) / stitch) * Math.PI))
      const c = Math.abs(Math.sin(((x - z) / stitch) * Math.PI))
      return [x, y + h - round - deep * (1 - Math.min(1, 2.2 * Math.min(a, c)) ** 0.7) * Math.min(1, edge / 60), -z]
    },
    Math.round(w / cell),
    Math.round(d / cell),
  )
  b.box(of, [w, h - deep - 2, d], [0, y, 0], { edge: r, cells: 3 })
}

/** A place of a rectangle, moved to where it lies when the corners are rounded. */
function inRoundedCorners(x: number, z: number, w: number, d: number, r: number): readonly [number, number] {
  const [ox, oz] = [Math.max(0, Math.abs(x) - w / 2 + r), Math.max(0, Math.abs(z) - d / 2 + r)]
  if (ox === 0 || oz === 0) return [x, z]
  const shrink = Math.max(ox, oz) / Math.hypot(ox, oz)
  return [Math.sign(x) * (w / 2 - r + ox * shrink), Math.sign(z) * (d / 2 - r + oz * shrink)]
}

function quilted(b: Bench, { w, h, d }: Extent): void {
  block(b, TICKING, { w: w - 14, d: d - 14 }, h * 0.55, h * 0.45, Math.min(150, w / 6), 9)
  b.box(BORDER, [w, h * 0.5, d], [0, h * 0.15, 0], { edge: 14, crown: [4, 0, 4], cells: 6 })
  b.box(TICKING, [w - 14, h * 0.2, d - 14], [0, 0, 0], { edge: 26 })
  for (const y of [h * 0.17, h * 0.64])
    b.rod(TICKING, rim(w - 6, d - 6, 50, y), 8, { closed: true, sides: 8, steps: 200, up: [0, 1, 0] })
  for (const s of [-1, 1])
    for (const z of [-0.25, 0.25])
      b.rod(
        BORDER,
        [
          [s * (w / 2 + 2), h * 0.4, d * z - 80],
          [s * (w / 2 + 13), h * 0.42, d * z - 50],
          [s * (w / 2 + 13), h * 0.42, d * z + 50],
          [s * (w / 2 + 2), h * 0.4, d * z + 80],
        ],
        () => [13, 3],
        { sides: 10, steps: 20, flat: 4, up: [s, 0, 0] },
      )
}

function rim(w: number, d: number, r: number, y: number): (readonly [number, number, number])[] {
  return (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).flatMap(([sx, sz], quarter) =>
    [0, 1, 2, 3, 4].map((k) => {
      const a = ((quarter + k / 4) * Math.PI) / 2
      return [sx * (w / 2 - r) + Math.cos(a) * r, y, sz * (d / 2 - r) + Math.sin(a) * r] as const
    }),
  )
}

/** A second, softer layer sewn on top. */
function pillowTop(b: Bench, { w, h, d }: Extent): void {
  b.box(BORDER, [w, h * 0.6, d], [0, h * 0.06, 0], { edge: 20, crown: [4, 0, 4], cells: 6 })
  b.box(TICKING, [w - 10, h * 0.12, d - 10], [0, 0, 0], { edge: 14 })
  block(b, TICKING, { w: w - 10, d: d - 10 }, h * 0.67, h * 0.33, Math.min(210, w / 5), 14)
  for (const y of [h * 0.07, h * 0.65])
    b.rod(TICKING, rim(w - 8, d - 8, 44, y), 7, { closed: true, sides: 8, steps: 200, up: [0, 1, 0] })
}

/** A plain cover over a coloured core: the cover's seam runs around. */
function foam(b: Bench, { w, h, d }: Extent): void {
  b.box(TICKING, [w, h * 0.56, d], [0, h * 0.44, 0], {
    edge: Math.min(34, h * 0.2),
    crown: [2, 6, 2],
    wrinkle: 3,
    cells: 16,
  })
  b.box(BORDER, [w - 4, h * 0.46, d - 4], [0, 0, 0], { edge: 16 })
  b.rod(TICKING, rim(w - 2, d - 2, 40, h * 0.45), 4, { closed: true, sides: 8, steps: 200, up: [0, 1, 0] })
  b.box(paint('fixed', 'fabric', { colour: '#fbfbfa' }), [70, 26, 2], [w * 0.38, h * 0.16, d / 2 - 1], { edge: 0.6 })
}

function topper(b: Bench, { w, h, d }: Extent): void {
  block(b, TICKING, { w, d }, h * 0.1, h * 0.9, 230, 16)
  b.box(BORDER, [w + 0.5, 12, d + 0.5], [0, h * 0.36, 0], { edge: 4 })
}

/** Air chambers side by side under a flocked top. */
function inflatable(b: Bench, { w, h, d }: Extent): void {
  const beams = 10
  const of = paint('body', 'velvet', { colour: '#4b6687' })
  const side = paint('accent', 'plain', { colour: '#33465e', roughness: 0.45 })
  b.box(side, [w, h * 0.9, d], [0, 0, 0], { edge: h * 0.3, cells: 4 })
  for (let i = 0; i < beams; i++)
    b.box(
      of,
      [(w * 0.93) / beams - 3, h * 0.26, d * 0.95],
      [((i + 0.5 - beams / 2) * (w * 0.93)) / beams, h * 0.74, 0],
      { edge: h * 0.13, cells: 6 },
    )
  b.turned(
    paint('fixed', 'plain', { colour: '#d9dcdf' }),
    [
      [0, 0],
      [36, 0],
      [36, 8],
      [30, 12],
      [0, 12],
    ],
    { at: [w / 2 - 150, h * 0.4, d / 2 - 2], turn: [90, 0, 0], sides: 32 },
  )
}

/** Folded in three, as it is put away. */
function futon(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#404347' })
  const thick = h / 3
  for (let i = 0; i < 3; i++) {
    b.box(of, [w - i * 6, thick, d], [0, i * thick, (i - 1) * 8], {
      edge: thick * 0.36,
      crown: [6, 8, 6],
      wrinkle: 8,
      cells: 16,
      seed: i + 2,
    })
    for (const x of [-0.28, 0, 0.28])
      for (const z of [-0.25, 0.2])
        if (i === 2)
          b.turned(
            of,
            [
              [0, 0],
              [13, 0],
              [14, 3],
              [8, 7],
              [0, 8],
            ],
            { at: [w * x, h + 1, d * z], sides: 20 },
          )
  }
  b.rod(
    of,
    [
      [0, 10, d / 2 - 4],
      [0, h * 0.5, d / 2 + 8],
      [0, h - 10, d / 2 + 4],
      [0, h + 8, d * 0.4],
      [0, h + 10, d * 0.2],
      [0, h + 10, -d * 0.2],
      [0, h + 8, -d * 0.4],
      [0, h - 10, -d / 2 - 6],
    ],
    () => [24, 3],
    { sides: 12, steps: 30, flat: 4, up: [0, 0.3, 1] },
  )
}

/** A mattress on a low base, two pairs of pillows, a duvet that hangs over the sides; `cover` says how far up it is drawn. */
function madeBed(b: Bench, { w, d }: Extent, cover: number, look: Cloth): void {
  const [bw, bd] = [w - 160, d - 100]
  b.box(paint('fixed', 'fabric', { colour: '#b9ae9c' }), [bw - 20, 230, bd - 20], [0, 70, 0], { edge: 18 })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.turned(
        paint('fixed', 'wood', { colour: '#b98a5a' }),
        [
          [0, 0],
          [17, 0],
          [24, 74],
          [0, 74],
        ],
        { at: [x * (bw / 2 - 110), 0, z * (bd / 2 - 110)], sides: 24 },
      )
  const sheet = cover < 0.5 ? LINEN : LINEN2
  b.box(sheet, [bw, 230, bd], [0, 298, 0], { edge: 42, crown: [5, 6, 5], wrinkle: 5, cells: 8 })
  for (const x of [-1, 1]) {
    const px = x * bw * 0.245
    if (look === 'quilted') {
      b.placed({ at: [px, 640, -bd / 2 + 190], turn: [-62, 0, x] }, () =>
        b.mesh(
          LINEN2,
          pillow({ width: bw * 0.00046, height: 0.5, thickness: 0.17, chop: 0.06, seed: x + 4, cells: 26 }),
        ),
      )
      continue
    }
    b.placed({ at: [px, 660, -bd / 2 + 130], turn: [-34, 0, x] }, () =>
      b.mesh(LINEN2, pillow({ width: bw * 0.00046, height: 0.48, thickness: 0.17, chop: 0.1, seed: x + 4, cells: 26 })),
    )
    b.placed({ at: [px + x * 8, 632, -bd / 2 + 300], turn: [-48, x * 3, -x] }, () =>
      b.mesh(LINEN, pillow({ width: bw * 0.00045, height: 0.46, thickness: 0.16, chop: 0.2, seed: x + 9, cells: 26 })),
    )
  }
  if (look === 'quilted')
    b.placed({ at: [30, 655, -bd / 2 + 400], turn: [-38, 4, 1] }, () =>
      b.mesh(LINEN, pillow({ width: 0.62, height: 0.4, thickness: 0.15, chop: 0.25, seed: 12, cells: 30 })),
    )
  duvetOver(b, bw, bd, cover, look)
}

/** What lies on a bed: a smooth cover, one with woven stripes, a quilt that reaches far down. */
type Cloth = 'plain' | 'striped' | 'quilted'

function duvetOver(b: Bench, bw: number, bd: number, cover: number, look: Cloth): void {
  const half = bw / 2 + 32
  const hang = look === 'quilted' ? 390 : 250
  const from = bd / 2 + 36
  const long = bd * Math.min(look === 'quilted' ? 0.8 : 0.76, cover) + hang
  const stitch = (s: number, t: number): number =>
    look === 'quilted'
      ? 9 *
        Math.min(Math.abs(Math.sin(((s + t) / 150) * Math.PI)), Math.abs(Math.sin(((s - t) / 150) * Math.PI))) ** 0.5
      : 0
  const loft = look === 'quilted' ? 0.35 : 1
  const at = (u: number, v: number): readonly [number, number, number] => {
    const s = (u - 0.5) * 2 * (half + hang)
    const t = v * long
    const side = Math.max(0, Math.abs(s) - half)
    const foot = Math.max(0, hang - t)
    const fold =
      ((noise3(s / 120, t / 150, 2) - 0.5) * 30 + (noise3(s / 48, t / 60, 5) - 0.5) * 12) * loft + stitch(s, t)
    const wave = (noise3(t / 95 + 3, s > 0 ? 2 : 8, 1) - 0.5) * 44
    const waveFoot = (noise3(s / 95 + 3, 4, 1) - 0.5) * 44
    const drop = Math.min(hang, Math.max(side, 0) + Math.max(foot, 0) * (side > 0 ? 0.55 : 1))
    const soft = drop > 0 ? 28 * (1 - Math.exp(-drop / 28)) : 0
    const puff = drop > 14 ? stitch(s, t) : 0
    const x =
      Math.sign(s) * (Math.min(Math.abs(s), half) + (side > 0 ? soft * 0.7 + wave * Math.min(1, side / 120) + puff : 0))
    const z =
      from -
      Math.max(0, t - hang) +
      (foot > 0 ? waveFoot * Math.min(1, foot / 120) - soft * 0.1 + (side > 0 ? 0 : puff) : 0) +
      (v > 0.96 ? (noise3(s / 200, 1, 1) - 0.5) * 30 : 0)
    const edge = v > 0.93 ? 26 * Math.sqrt(Math.max(0, 1 - ((v - 0.93) / 0.07) ** 2)) - 26 : 0
    return [x, 566 + fold * (drop > 0 ? 0.3 : 1) - Math.max(0, drop - 14) + edge, z]
  }
  const fine = look === 'quilted' ? 1.2 : 1
  const bands = look === 'striped' ? STRIPES : [[0, 1] as const]
  bands.forEach(([low, high], i) =>
    b.sheet(
      i % 2 === 0 ? LINEN : LINEN2,
      (u, v) => at(low + (high - low) * u, v),
      Math.max(3, Math.round(96 * fine * (high - low))),
      Math.round(84 * fine),
      { thick: 5 },
    ),
  )
  b.sheet(
    LINEN2,
    (u, v) => {
      const s = (u - 0.5) * 2 * (half - 6)
      const t = Math.max(0, long - 300 + v * 290)
      return [
        s,
        582 +
          (noise3(s / 120, t / 150, 2) - 0.5) * 30 * loft +
          12 * Math.sin(v * Math.PI) +
          (noise3(s / 70, v, 9) - 0.5) * 8,
        from - Math.max(0, t - hang) - 6,
      ]
    },
    56,
    10,
    { thick: 8 },
  )
}

/** Where a striped cover changes its colour, as shares of its width. */
const STRIPES = [0.1, 0.115, 0.2, 0.245, 0.33, 0.345, 0.475, 0.525, 0.655, 0.67, 0.755, 0.8, 0.885, 0.9]
  .reduce<readonly (readonly [number, number])[]>(
    (bands, edge) => [...bands, [bands.at(-1)?.[1] ?? 0, edge] as const],
    [],
  )
  .concat([[0.9, 1] as const])
