import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type P3, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'

const SHEER = paint('body', 'fabric', { colour: '#e3dccf', grain: 0.6 })
const ROD = paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.4 })
const EYELET = paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.25 })
const drop = [
  { key: 'm', spec: { widthMm: 1400, heightMm: 2600 } },
  { key: 'wide', spec: { widthMm: 3000, heightMm: 2800 } },
]

/** Cortinados e o que se põe à janela: width × drop. */
export const windows = kitFamily('windows', 'wall', [1400, 2600, 130], {
  eyelets: { colours: { body: '#9aa98e', accent: '#2b2b2c' }, draw: eyelets, sizes: drop, holds: railed },
  pleated: { colours: { body: '#d5c8b2', accent: '#b8924f' }, draw: pleated, sizes: drop, holds: railed },
  velvet: { colours: { body: '#1f4b3b', accent: '#b8924f' }, draw: tiedBack, sizes: drop, holds: railed },
  roller: {
    colours: { body: '#e6e1d6', accent: '#c8ccd0' },
    draw: roller,
    own: [1000, 1400, 70],
    sizes: [{ key: 'm', spec: { widthMm: 1000, heightMm: 1800 } }],
  },
  roman: {
    colours: { body: '#d5c8b2' },
    draw: roman,
    own: [1000, 1400, 60],
    sizes: [{ key: 'm', spec: { widthMm: 1000, heightMm: 1600 } }],
  },
  pole: { colours: { body: '#2b2b2c' }, draw: pole, own: [1600, 90, 110], isArranged: true },
  shower: {
    colours: { body: '#eef1f0', accent: '#c8ccd0' },
    draw: showerCurtain,
    own: [1800, 2000, 120],
    sizes: [{ key: 'm', spec: { widthMm: 1800, heightMm: 2000 } }],
    holds: railed,
  },
  screen: {
    colours: { body: '#e9e9e6' },
    draw: insectScreen,
    own: [1000, 1200, 40],
    sizes: [{ key: 'm', spec: { widthMm: 1000, heightMm: 1200 } }],
  },
})

function railed({ w, h, d }: Extent): readonly [number, number, number] {
  return [w + 120, h + 50, d]
}

function rail(b: Bench, w: number, y: number, of: Paint): void {
  b.rod(
    of,
    [
      [-w / 2 - 40, y, 0],
      [w / 2 + 40, y, 0],
    ],
    14,
    { sides: 20, steps: 1 },
  )
  for (const s of [-1, 1]) {
    b.blob(of, [40, 40, 40], [s * (w / 2 + 40), y - 20, 0])
    b.rod(
      of,
      [
        [s * (w / 2 - 6), y, 0],
        [s * (w / 2 - 6), y - 6, -56],
      ],
      8,
      { sides: 14, steps: 1 },
    )
    b.box(of, [30, 74, 8], [s * (w / 2 - 6), y - 44, -60], { edge: 3 })
  }
}

/** One hanging cloth. Lengths in mm. */
interface Panel {
  from: number
  to: number
  top: number
  long: number
  folds: number
  /** How far its folds reach to the front and back, at the top and at the hem. */
  depth: readonly [top: number, hem: number]
  seed: number
}

/** Waves that are even where they are sewn and go their own way below, rounder than a sine: cloth overhangs its own valleys. */
function hanging(b: Bench, of: Paint, panel: Panel): void {
  const { from, to, top, long, folds, depth, seed } = panel
  const isMany = folds > 12
  b.sheet(
    of,
    (u, v) => {
      const loose = (1 - v) ** 0.8
      const wander = (noise3(u * folds * 0.6 + seed * 3.7, (1 - v) * 1.4, seed) - 0.5) * 1.7 * loose
      const swell = 1 + (noise3(u * folds * 0.8 + seed * 5.1, 4, (1 - v) * 0.9) - 0.5) * 0.9 * loose
      const phase = u * folds * 2 * Math.PI + wander
      const reach = lerp(depth[1], depth[0], v) * swell
      return [
        lerp(from, to, u) - Math.sin(phase * 2) * ((to - from) / folds) * 0.045 * (0.6 + loose),
        top - (1 - v) * long,
        Math.sin(phase) * reach,
      ]
    },
    Math.round(folds * (isMany ? 15 : 17)),
    22,
    isMany ? {} : { thick: 2.2 },
  )
}

/** Two panels; what is left of the width stays open. */
function panels(w: number, share: number, draw: (from: number, to: number, seed: number) => void): void {
  draw(-w / 2 + 6, -w / 2 + 6 + w * share, 3)
  draw(w / 2 - 6 - w * share, w / 2 - 6, 5)
}

/** The pole runs through rings of metal that are pressed into the cloth, two to a wave. */
function eyelets(b: Bench, { w, h }: Extent): void {
  const y = h - 52
  panels(w, 0.42, (from, to, seed) => {
    const folds = Math.max(3, Math.round((to - from) / 128))
    const reach = 44
    hanging(b, SHEER, { from, to, top: h, long: h, folds, depth: [reach, 50], seed })
    const wave = (to - from) / folds
    for (let i = 0; i < folds * 2; i++) {
      const x = from + ((i + 0.5) * wave) / 2 - wave / 4
      if (i === 0) continue
      const slope = ((i % 2 === 0 ? 1 : -1) * (Math.atan2(2 * Math.PI * reach, wave * 0.66) * 180)) / Math.PI
      b.turned(
        EYELET,
        [
          [17, -4.5],
          [20, -5.5],
          [27, -4.5],
          [31, -2],
          [31, 2],
          [27, 4.5],
          [20, 5.5],
          [17, 4.5],
          [17, -4.5],
        ],
        { at: [x, y, 0], turn: [90, -slope, 0], sides: 26 },
      )
    }
  })
  rail(b, w, y, ROD)
}

/** Pinch pleats sewn together under a band, each hung from a ring. */
function pleated(b: Bench, { w, h }: Extent): void {
  const top = h - 34
  panels(w, 0.42, (from, to, seed) => {
    const folds = Math.max(5, Math.round((to - from) / 74))
    const wave = (to - from) / folds
    hanging(b, SHEER, { from, to, top: top - 92, long: h - 126, folds, depth: [20, 34], seed })
    b.sheet(
      SHEER,
      (u, v) => [lerp(from, to, u), top - 96 + v * 96, Math.sin(u * folds * 2 * Math.PI) * lerp(20, 8, v)],
      folds * 12,
      2,
      { thick: 4 },
    )
    for (let i = 0; i < folds; i++) {
      const x = from + (i + 0.25) * wave
      for (const s of [-1, 0, 1])
        b.rod(
          SHEER,
          [
            [x + s * 9, top - 2, 9],
            [x + s * 6, top - 40, 16],
            [x + s * 3, top - 84, 21],
            [x + s * 8, top - 120, 19],
          ],
          (t) => [4.4 + 1.2 * Math.sin(t * Math.PI), 11 + 4 * Math.sin(t * Math.PI)],
          { sides: 8, steps: 8, flat: 2.4, up: [0, 0, 1] },
        )
      b.rod(
        ROD,
        Array.from(
          { length: 16 },
          (_, k) =>
            [x, h + 2 + Math.sin((k / 16) * Math.PI * 2) * 24 - 8, Math.cos((k / 16) * Math.PI * 2) * 23] as const,
        ),
        3,
        { closed: true, sides: 6, steps: 28 },
      )
      b.rod(
        ROD,
        [
          [x, h - 31, 0],
          [x, top - 4, 4],
          [x, top - 22, 9],
        ],
        2.6,
        { sides: 6, steps: 6 },
      )
    }
  })
  rail(b, w, h + 4, ROD)
}

/** Heavy panels drawn aside; each band lies around the gathered cloth and ends at its hook on the wall. */
function tiedBack(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'velvet', { colour: '#1f4b3b' })
  const brass = paint('accent', 'metal', { colour: '#b8924f', roughness: 0.3 })
  const tie = 0.4
  const [waist, waistDepth] = [w * 0.06, Math.min(64, w * 0.05)]
  for (const s of [-1, 1]) {
    const middle = s * (w / 2 - 10 - waist)
    const folds = Math.max(5, Math.round(w / 200))
    b.sheet(
      of,
      (u, v) => {
        const pull = v > tie ? Math.exp(-(((v - tie) / 0.24) ** 2)) : Math.exp(-(((v - tie) / 0.3) ** 2))
        const flat = s * (w / 2 - 8 - (1 - u) * w * (v < tie ? 0.36 : 0.45))
        const across = u * 2 - 1
        const gathered = middle + s * across * waist
        const phase = u * folds * 2 * Math.PI + (noise3(u * 4, v * 2, s + 3) - 0.5) * 2.2 * (1 - v)
        const round = Math.sqrt(Math.max(0, 1 - (across * pull) ** 2))
        return [
          lerp(flat, gathered, pull),
          v * h,
          Math.sin(phase) * lerp(30 + 20 * (1 - v), waistDepth * 0.8, pull) * round,
        ]
      },
      Math.max(110, folds * 16),
      44,
    )
    band(b, of, [middle, h * tie, s], [waist + 3, waistDepth * 0.86 + 4])
    b.rod(
      brass,
      [
        [s * (w / 2 - 6), h * tie + 30, -62],
        [s * (w / 2 - 4), h * tie + 30, -26],
        [s * (w / 2 - 4), h * tie + 44, -18],
      ],
      5,
      { sides: 12, steps: 14 },
    )
    b.turned(
      brass,
      [
        [0, 0],
        [20, 0],
        [18, 5],
        [0, 6],
      ],
      { at: [s * (w / 2 - 6), h * tie + 30, -64], turn: [90, 0, 0], sides: 32 },
    )
  }
  rail(b, w, h + 4, brass)
}

/** A stiffened band with piped edges around a bundle of cloth, higher towards the wall. */
function band(b: Bench, of: Paint, [x, y, side]: P3, [rx, rz]: readonly [number, number]): void {
  const at = (u: number, v: number, out = 0): P3 => {
    const a = u * Math.PI * 2
    const belly = out + 3 * Math.sin(v * Math.PI)
    return [
      x + Math.cos(a) * (rx + belly),
      y + side * Math.cos(a) * 26 + (v - 0.5) * (62 + 10 * Math.sin(a)),
      -Math.sin(a) * (rz + belly),
    ]
  }
  b.sheet(of, (u, v) => at(u, v), 72, 8, { loop: true, thick: 3 })
  for (const v of [0, 1])
    b.rod(
      of,
      Array.from({ length: 32 }, (_, k) => at(k / 32, v, 1)),
      4,
      { closed: true, sides: 8, steps: 96 },
    )
}

function roller(b: Bench, { w, h }: Extent): void {
  const r = 24
  b.rod(
    SHEER,
    [
      [-w / 2 + 18, h - 30, -4],
      [w / 2 - 18, h - 30, -4],
    ],
    r,
    { sides: 32, steps: 1 },
  )
  b.box(SHEER, [w - 40, h - 66, 1.6], [0, 36, r - 5], { edge: 0.6 })
  b.box(ROD, [w - 36, 26, 14], [0, 12, r - 5], { edge: 5 })
  for (const s of [-1, 1]) b.box(ROD, [9, 60, 60], [s * (w / 2 - 5), h - 60, -4], { edge: 3 })
  b.rod(
    paint('fixed', 'plain', { colour: '#e9e9e9' }),
    [
      [w / 2 - 12, h - 30, 22],
      [w / 2 - 12, h * 0.45, 24],
      [w / 2 - 10, h * 0.44, 20],
      [w / 2 - 6, h * 0.46, 6],
      [w / 2 - 8, h - 30, -16],
    ],
    2.4,
    { sides: 6, steps: 60 },
  )
}

/** Sections that each fall over the next, held by a rod; the lower they hang, the fuller they are. */
function roman(b: Bench, { w, h }: Extent): void {
  const sections = 5
  const each = (h - 22) / sections
  const line = Array.from({ length: sections }, (_, i) => {
    const [high, low, full] = [h - 22 - i * each, h - 22 - (i + 1) * each, 10 + 5 * i]
    return [
      [high + (i === 0 ? 0 : 20), -12],
      [high - each * 0.3, -12 + full * 0.5],
      [high - each * 0.75, -10 + full],
      [low + 12, -8 + full],
      [low, -12 + full * 0.6],
      [low + 8, -14],
    ] as const
  }).flat()
  const at = (t: number): readonly [number, number] => {
    const i = Math.min(line.length - 2, Math.floor(t * (line.length - 1)))
    const share = t * (line.length - 1) - i
    const [p, q, r, o] = [line[i]!, line[i + 1]!, line[Math.min(line.length - 1, i + 2)]!, line[Math.max(0, i - 1)]!]
    const curve = (axis: 0 | 1): number =>
      0.5 *
      (2 * p[axis] +
        (q[axis] - o[axis]) * share +
        (2 * o[axis] - 5 * p[axis] + 4 * q[axis] - r[axis]) * share ** 2 +
        (3 * p[axis] - o[axis] - 3 * q[axis] + r[axis]) * share ** 3)
    return [curve(0), curve(1)]
  }
  b.sheet(
    SHEER,
    (u, v) => {
      const [y, z] = at(1 - v)
      return [(u - 0.5) * w, y, z + (noise3(u * 5, v * 7, 2) - 0.5) * 5]
    },
    24,
    sections * 24,
    { thick: 1.6 },
  )
  b.box(paint('fixed', 'plain', { colour: '#efeeea' }), [w, 26, 40], [0, h - 26, -8], { edge: 3 })
}

function pole(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.4 })
  rail(b, w - 130, h * 0.62, of)
  for (let i = 0; i < 10; i++) {
    const x = -w * 0.42 + i * 24 + (i > 4 ? w * 0.62 : 0)
    b.rod(
      of,
      Array.from(
        { length: 16 },
        (_, k) =>
          [
            x + Math.sin(k) * 1,
            h * 0.62 - 8 + Math.sin((k / 16) * Math.PI * 2) * 25,
            Math.cos((k / 16) * Math.PI * 2) * 25,
          ] as const,
      ),
      2.6,
      { closed: true, sides: 6, steps: 32 },
    )
  }
}

function showerCurtain(b: Bench, { w, h }: Extent): void {
  const chrome = paint('accent', 'metal', { colour: '#c8ccd0', roughness: 0.15 })
  const folds = Math.round(w / 200)
  hanging(b, SHEER, { from: -w * 0.45, to: w * 0.45, top: h - 40, long: h - 40, folds, depth: [24, 42], seed: 3 })
  rail(b, w, h + 2, chrome)
  for (let i = 0; i < folds * 2; i++) {
    const x = ((i + 0.5) / (folds * 2) - 0.5) * w * 0.9
    b.rod(
      chrome,
      Array.from({ length: 14 }, (_, k) => {
        const [a, , c] = ring(24, k / 14, 0)
        return [x, h - 14 + a, c] as const
      }),
      1.8,
      { closed: true, sides: 6, steps: 28 },
    )
  }
}

function insectScreen(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'lacquer', { colour: '#e9e9e6', roughness: 0.4 })
  for (const s of [-1, 1]) {
    b.box(of, [34, h, 24], [s * (w / 2 - 17), 0, 0], { edge: 3 })
    b.box(of, [w - 68, 34, 22], [0, s > 0 ? h - 34 : 0, 0], { edge: 3 })
  }
  b.box(of, [w - 68, 20, 18], [0, h * 0.5 - 10, 0], { edge: 3 })
  // Its threads are finer than a pixel: the net is a sheet of cloth, held by a bead in the frame.
  const [net, bead] = [
    paint('fixed', 'fabric', { colour: '#ced2d3', grain: 0.2 }),
    paint('fixed', 'plain', { colour: '#55595c' }),
  ]
  b.box(net, [w - 60, h - 60, 1.5], [0, 30, 2], { edge: 0.6 })
  for (const [low, high] of [
    [34, h * 0.5 - 10],
    [h * 0.5 + 10, h - 34],
  ] as const)
    for (const s of [-1, 1]) {
      b.box(bead, [w - 68, 5, 6], [0, s < 0 ? low : high - 5, 3], { edge: 2 })
      b.box(bead, [5, high - low, 6], [s * (w / 2 - 36.5), low, 3], { edge: 2 })
    }
  for (const s of [-1, 1]) b.box(bead, [46, 10, 12], [s * w * 0.3, 12, 12], { edge: 3 })
}
