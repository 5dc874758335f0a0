import { cushion } from '../geometry/cushion.ts'
import { roundedRectangle } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type P3, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { bulb, lerp, ring } from './lamp-parts.ts'
import { hollow, outline } from './vessels.ts'

const WAX = paint('body', 'plain', { colour: '#efe6d3', roughness: 0.5 })
const BRASS = paint('body', 'metal', { colour: '#b8924f', roughness: 0.3 })
/** From the wick to the tip: a pale body between a darker foot and point, in steps too small to be seen. */
const FLAME = Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24).map((t) => {
  const pale = t < 0.4 ? t / 0.4 : (1 - t) / 0.6
  const [green, blue] = [lerp(112, 226, pale ** 0.8), lerp(24, 160, pale ** 1.4)].map((value) =>
    Math.round(value).toString(16).padStart(2, '0'),
  )
  return paint('fixed', 'bulb', { colour: `#ff${green}${blue}` })
})
const WICK = paint('fixed', 'plain', { colour: '#2a2622' })
const LOW = { 'three-quarter': { azimuth: 25, elevation: 14 }, front: { azimuth: 0, elevation: 5 } } as const
const ABOVE = { 'three-quarter': { azimuth: 25, elevation: 26 }, front: { azimuth: 0, elevation: 14 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Velas, aromas e objetos. */
export const ornaments = kitFamily('ornaments', 'floor', [90, 150, 90], {
  candle: {
    colours: { body: '#efe6d3' },
    draw: pillar,
    views: LOW,
    angles: TWO,
    sizes: [{ key: 'm', spec: { widthMm: 80, depthMm: 80, heightMm: 140 } }],
  },
  'jar-candle': { colours: { body: '#9aa98e' }, draw: jarCandle, own: [90, 100, 90], views: ABOVE, angles: TWO },
  candles: {
    colours: { body: '#efe6d3' },
    draw: threeCandles,
    own: [260, 190, 160],
    isArranged: true,
    views: LOW,
    angles: TWO,
  },
  candlestick: {
    colours: { body: '#b8924f' },
    draw: candlestick,
    own: [110, 280, 110],
    isArranged: true,
    views: LOW,
    angles: TWO,
  },
  lantern: { colours: { body: '#2b2b2c' }, draw: lantern, own: [170, 330, 170], views: LOW, angles: TWO },
  tealight: { colours: { body: '#c7a27a' }, draw: tealight, own: [110, 100, 110], views: ABOVE, angles: TWO },
  reeds: { colours: { body: '#e9e2d6' }, draw: reeds, own: [90, 240, 90], isArranged: true, views: LOW, angles: TWO },
  humidifier: {
    colours: { body: '#e9e2d6', accent: '#c79a66' },
    draw: humidifier,
    own: [140, 170, 140],
    views: LOW,
    angles: TWO,
  },
  knot: { colours: { body: '#efe9dd' }, draw: knot, own: [240, 220, 90], views: LOW, angles: TWO },
  figure: { colours: { body: '#2b2b2c' }, draw: figure, own: [160, 320, 100], views: LOW, angles: TWO },
  bird: { colours: { body: '#a9794b' }, draw: bird, own: [220, 180, 90], views: LOW, angles: TWO },
  bookends: {
    colours: { body: '#ece8e1' },
    draw: bookends,
    own: [330, 190, 120],
    isArranged: true,
    views: LOW,
    angles: TWO,
  },
  box: {
    colours: { body: '#a9794b', accent: '#b8924f' },
    draw: casket,
    own: [220, 90, 150],
    views: ABOVE,
    angles: TWO,
  },
  'velvet-box': {
    colours: { body: '#1f4b3b', accent: '#b8924f' },
    draw: velvetBox,
    own: [200, 100, 150],
    views: ABOVE,
    angles: TWO,
  },
  wallpaper: {
    colours: { body: '#d9d4c6', accent: '#9aa98e' },
    draw: wallpaper,
    own: [900, 620, 420],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
})

/** Luz: o que não é um candeeiro. */
export const lightParts = kitFamily('light-parts', 'floor', [200, 500, 200], {
  bulb: { colours: { body: '#c8ccd0' }, draw: loneBulb, own: [60, 110, 60], views: LOW, angles: TWO },
  globe: { colours: { body: '#c8ccd0' }, draw: globeBulb, own: [95, 140, 95], views: LOW, angles: TWO },
  string: {
    colours: { body: '#2b2b2c' },
    draw: stringLights,
    own: [700, 180, 520],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
  strip: {
    colours: { body: '#f2f1ee' },
    draw: ledStrip,
    own: [300, 60, 260],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
  shade: {
    colours: { body: '#f1e7d6' },
    draw: (b, s) => loneShade(b, s, 0.7),
    own: [350, 240, 350],
    views: LOW,
    angles: TWO,
  },
  'drum-shade': {
    colours: { body: '#c9bfae' },
    draw: (b, s) => loneShade(b, s, 1),
    own: [350, 230, 350],
    views: LOW,
    angles: TWO,
  },
  foot: {
    colours: { body: '#9aa98e', frame: '#b8924f' },
    draw: lampFoot,
    own: [150, 320, 150],
    views: LOW,
    angles: TWO,
  },
  spot: {
    colours: { body: '#2b2b2c' },
    draw: spot,
    own: [90, 130, 90],
    stands: 'hung',
    views: { 'three-quarter': { azimuth: 26, elevation: -14 }, front: { azimuth: 0, elevation: -8 } },
    angles: TWO,
  },
  fan: {
    colours: { body: '#c9a678', frame: '#2b2b2c' },
    draw: fan,
    own: [1250, 380, 1250],
    stands: 'hung',
    views: { 'three-quarter': { azimuth: 22, elevation: -16 }, front: { azimuth: 0, elevation: -6 } },
    angles: TWO,
  },
  bollard: { colours: { body: '#404347' }, draw: bollard, own: [140, 600, 140], views: LOW, angles: TWO },
  'solar-stake': {
    colours: { body: '#b9bdc0', frame: '#b8924f' },
    draw: stake,
    own: [130, 420, 130],
    views: LOW,
    angles: TWO,
  },
})

function flame(b: Bench, x: number, y: number, z: number): void {
  b.rod(
    WICK,
    [
      [x, y - 4, z],
      [x + 1, y + 9, z],
    ],
    1,
    { sides: 6, steps: 1 },
  )
  const at = (t: number): readonly [number, number] => [4.6 * Math.sin(Math.PI * t ** 0.62) ** 1.15, 30 * t]
  FLAME.forEach((of, i) => {
    const [low, high] = [i / FLAME.length, (i + 1) / FLAME.length]
    b.turned(of, [[0, 30 * low], at(low), at(high), [0, 30 * high]], { at: [x, y + 5, z], sides: 32 })
  })
}

function candleAt(b: Bench, x: number, z: number, r: number, h: number): void {
  b.turned(
    WAX,
    [
      [0, 0],
      [r - 1.5, 0],
      [r, 2],
      [r, h - 7],
      [r - 0.5, h - 4],
      [r - 1.6, h - 1.6],
      [r - 3.4, h - 0.3],
      [r - 5.4, h - 0.4],
      [r - 8, h - 1.8],
      [r * 0.5, h - 5],
      [0, h - 6],
    ],
    { at: [x, 0, z], sides: 56 },
  )
  flame(b, x, h - 4, z)
}

function pillar(b: Bench, { w, h }: Extent): void {
  candleAt(b, 0, 0, w / 2, h - 34)
}

function threeCandles(b: Bench, { w, h }: Extent): void {
  candleAt(b, -w * 0.28, -10, w * 0.16, h - 34)
  candleAt(b, w * 0.1, -30, w * 0.14, h * 0.62)
  candleAt(b, w * 0.28, 34, w * 0.16, h * 0.4)
}

function jarCandle(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    paint('body', 'ceramic', { colour: '#9aa98e' }),
    [
      [0, 0],
      [w * 0.46, 0],
      [w * 0.48, 4],
      [w / 2, h - 3],
      [w / 2, h],
    ],
    4,
    { floor: h * 0.4 },
  )
  b.turned(
    paint('fixed', 'plain', { colour: '#f2ead8' }),
    [
      [0, h * 0.3],
      [w * 0.46, h * 0.3],
      [w * 0.46, h * 0.78],
      [0, h * 0.76],
    ],
    { sides: 48 },
  )
  flame(b, 0, h * 0.76, 0)
}

function candlestick(b: Bench, { w, h }: Extent): void {
  const stem = h * 0.5
  b.turned(
    BRASS,
    [
      [0, 0],
      [w / 2 - 3, 0],
      [w / 2, 3],
      [w * 0.46, 8],
      [w * 0.2, 14],
      [9, 24],
      [7, 34],
      [14, 44],
      [7, 54],
      [6, stem - 22],
      [12, stem - 14],
      [17, stem - 6],
      [17, stem],
      [12, stem],
      [0, stem - 4],
    ],
    { sides: 56, smooth: true },
  )
  b.turned(
    paint('fixed', 'plain', { colour: '#f2ead8', roughness: 0.5 }),
    [
      [0, stem - 8],
      [11, stem - 8],
      [9.6, h - 42],
      [8.8, h - 36],
      [6.6, h - 32],
      [3, h - 30],
      [0, h - 30],
    ],
    { sides: 40 },
  )
  flame(b, 0, h - 32, 0)
}

function lantern(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.5 })
  const body = h * 0.66
  b.box(of, [w, 12, w], [0, 0, 0], { edge: 2 })
  b.box(of, [w, 10, w], [0, body, 0], { edge: 2 })
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(of, [10, body, 10], [x * (w / 2 - 7), 6, z * (w / 2 - 7)], { edge: 1.5 })
  for (const s of [-1, 1]) {
    b.box(paint('fixed', 'glass', { colour: '#e6efee' }), [w - 24, body - 12, 3], [0, 12, s * (w / 2 - 8)], {
      edge: 0.4,
    })
    b.box(paint('fixed', 'glass', { colour: '#e6efee' }), [3, body - 12, w - 24], [s * (w / 2 - 8), 12, 0], {
      edge: 0.4,
    })
  }
  b.sheet(
    of,
    (u, v) => {
      const [x, , z] = ring((w / 2) * Math.SQRT2 * (1 - v * 0.78), u + 0.125, 0)
      return [x, body + 10 + v * h * 0.14, z]
    },
    4,
    4,
    { thick: 3, loop: true },
  )
  const top = body + 9 + h * 0.14
  const loop = (h - top - 4) / 2
  b.box(of, [w * 0.28, 8, w * 0.28], [0, top - 3, 0], { edge: 2 })
  b.rod(
    of,
    Array.from(
      { length: 20 },
      (_, i) => [Math.cos((i / 10) * Math.PI) * loop, h - 3.4 - loop + Math.sin((i / 10) * Math.PI) * loop, 0] as const,
    ),
    3.4,
    { closed: true, sides: 10, steps: 60 },
  )
  b.placed({ at: [0, 12, 0] }, () => {
    b.turned(
      paint('fixed', 'plain', { colour: '#f2ead8', roughness: 0.5 }),
      [
        [0, 0],
        [w * 0.2, 0],
        [w * 0.2, body * 0.42],
        [0, body * 0.42],
      ],
      { sides: 40 },
    )
    flame(b, 0, body * 0.42, 0)
  })
}

function tealight(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    paint('body', 'glass', { colour: '#c7a27a' }),
    outline(w / 2, h, [
      [0.5, 0],
      [0.8, 0.14],
      [1, 0.5],
      [0.9, 0.82],
      [0.8, 1],
    ]),
    5,
    { floor: 14 },
  )
  b.turned(
    paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.3 }),
    [
      [0, 14],
      [19, 14],
      [19.5, 15],
      [20, 30],
      [19.2, 30],
      [18.6, 26],
      [0, 26],
    ],
    { sides: 48 },
  )
  b.turned(
    paint('fixed', 'plain', { colour: '#f2ead8', roughness: 0.5 }),
    [
      [0, 25],
      [18.8, 25],
      [18.8, 27.6],
      [17, 28.2],
      [0, 28],
    ],
    { sides: 40 },
  )
  flame(b, 0, 28, 0)
}

function reeds(b: Bench, { w, h }: Extent): void {
  const r = w * 0.4
  b.turned(
    paint('body', 'ceramic', { colour: '#e9e2d6' }),
    [
      [0, 0],
      [r - 3, 0],
      [r, 4],
      [r, 58],
      [r * 0.985, 66],
      [r * 0.93, 74],
      [r * 0.82, 81],
      [r * 0.66, 86],
      [r * 0.5, 88.6],
      [14, 90],
      [13, 92],
      [13, 100],
      [10, 100],
      [9, 90],
      [0, 88],
    ],
    { sides: 56 },
  )
  b.turned(
    paint('fixed', 'wood', { colour: '#b98a5a' }),
    [
      [9, 92],
      [16, 92],
      [16, 104],
      [9, 104],
      [9, 92],
    ],
    { sides: 32 },
  )
  for (let i = 0; i < 7; i++) {
    const [x, , z] = ring(1, i / 7 + 0.05, 0)
    b.rod(
      paint('fixed', 'plain', { colour: '#c9a678' }),
      [
        [-x * 8, 40, -z * 8],
        [x * (w * 0.3 + (i % 3) * 6), h - (i % 4) * 8, z * (w * 0.3 + (i % 3) * 6)],
      ],
      1.6,
      { sides: 10, steps: 1 },
    )
  }
}

function humidifier(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    paint('accent', 'wood', { colour: '#c79a66' }),
    [
      [0, 0],
      [r * 0.84, 0],
      [r * 0.9, 6],
      [r, h * 0.26],
      [0, h * 0.26],
    ],
    { sides: 72 },
  )
  b.turned(
    paint('body', 'plain', { colour: '#e9e2d6', roughness: 0.5 }),
    outline(r, h * 0.72, [
      [1, 0],
      [0.99, 0.2],
      [0.8, 0.62],
      [0.3, 0.96],
      [0.16, 1],
    ]),
    { at: [0, h * 0.27, 0], sides: 80 },
  )
  b.turned(
    WICK,
    [
      [0, 0],
      [r * 0.17, 0],
      [0, 0.4],
    ],
    { at: [0, h * 0.982, 0], sides: 32 },
  )
  b.rod(
    paint('fixed', 'bulb', { colour: '#ffe6c0' }),
    [
      [0, h * 0.13, r * 0.88],
      [0, h * 0.13, r * 0.956],
    ],
    3.6,
    { sides: 24, steps: 1 },
  )
}

/** A trefoil tied of one thick strand; it is joined where it passes behind itself. */
function knot(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'ceramic', { colour: '#efe9dd' })
  b.rod(
    of,
    Array.from({ length: 60 }, (_, i) => Math.PI * 0.59 + (i / 60) * Math.PI * 2).map(
      (t) =>
        [
          (Math.sin(t) + 2 * Math.sin(2 * t)) * w * 0.135,
          h * 0.5 + (Math.cos(t) - 2 * Math.cos(2 * t)) * h * 0.135,
          Math.sin(3 * t) * d * 0.2,
        ] as const,
    ),
    Math.min(d * 0.25, w * 0.1),
    { closed: true, sides: 24, steps: 200 },
  )
}

/** A head and shoulders, all curve. */
function figure(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'plain', { colour: '#2b2b2c', roughness: 0.6 })
  b.box(paint('fixed', 'wood', { colour: '#a9794b' }), [w * 0.8, 22, d], [0, 0, 0], { edge: 3 })
  b.rod(
    of,
    [
      [w * 0.06, 20, 0],
      [-w * 0.02, h * 0.24, 0],
      [w * 0.1, h * 0.44, 0],
      [-w * 0.06, h * 0.64, 0],
      [w * 0.02, h * 0.78, 0],
    ],
    (u) => [
      w * (0.2 + 0.1 * Math.sin(u * 6.4)) * (1 - u * 0.5) * (1 - 0.45 * Math.max(0, (u - 0.8) * 5) ** 2),
      d * (0.3 + 0.08 * Math.sin(u * 5)) * (1 - u * 0.4) * (1 - 0.5 * Math.max(0, (u - 0.8) * 5) ** 2),
    ],
    { sides: 48, steps: 70 },
  )
  b.blob(of, [w * 0.34, h * 0.24, d * 0.56], [w * 0.025, h * 0.755, 0], 64)
  b.rod(
    of,
    [
      [-w * 0.04, h * 0.64, 0],
      [-w * 0.2, h * 0.6, d * 0.04],
      [-w * 0.38, h * 0.44, d * 0.1],
      [-w * 0.24, h * 0.3, d * 0.14],
      [w * 0.02, h * 0.33, d * 0.12],
    ],
    (u) => w * (0.075 - 0.025 * u),
    { sides: 24, steps: 60 },
  )
}

function bird(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'wood', { colour: '#a9794b' })
  // The neck grows thin inside the head, which hides its end.
  const slim = (u: number): number => 1 - 0.7 * Math.max(0, (u - 0.76) / 0.24) ** 1.3
  b.rod(
    of,
    [
      [-w * 0.49, h * 0.56, 0],
      [-w * 0.3, h * 0.5, 0],
      [0, h * 0.46, 0],
      [w * 0.24, h * 0.6, 0],
      [w * 0.3, h * 0.76, 0],
      [w * 0.298, h * 0.84, 0],
    ],
    (u) => [
      (d * 0.48 * Math.sin(Math.PI * Math.min(1, 0.06 + u * 0.86)) ** 0.9 + 3) * slim(u),
      (h * 0.3 * Math.sin(Math.PI * Math.min(1, 0.05 + u * 0.8)) ** 1.1 + 4) * slim(u),
    ],
    { sides: 40, steps: 80, up: [0, 0, 1] },
  )
  b.blob(of, [w * 0.23, h * 0.26, d * 0.52], [w * 0.3, h * 0.73, 0], 48)
  b.rod(
    paint('fixed', 'metal', { colour: '#b8924f', roughness: 0.3 }),
    [
      [w * 0.38, h * 0.86, 0],
      [w * 0.49, h * 0.83, 0],
    ],
    (u) => 6 - 5 * u,
    { sides: 10, steps: 4 },
  )
  for (const z of [-1, 1])
    b.rod(
      paint('fixed', 'metal', { colour: '#b8924f', roughness: 0.3 }),
      [
        [w * 0.02, h * 0.3, z * d * 0.12],
        [w * 0.04, 9, z * d * 0.16],
      ],
      2.4,
      { sides: 8, steps: 1 },
    )
  b.turned(
    paint('fixed', 'metal', { colour: '#b8924f', roughness: 0.3 }),
    [
      [0, 0],
      [w * 0.17, 0],
      [w * 0.175, 3],
      [w * 0.16, 9],
      [0, 11],
    ],
    { at: [w * 0.03, 0, 0], sides: 48 },
  )
}

function bookends(b: Bench, { w, h, d }: Extent): void {
  const stone = paint('body', 'marble', { colour: '#ece8e1' })
  const colours = ['#24324f', '#d9cbb2', '#b3603f', '#7d8a80', '#efe9dd', '#4c3426', '#8a9a8b', '#c6942e']
  let x = -w / 2 + 38
  colours.forEach((colour, i) => {
    const thick = 26 + ((i * 13) % 17)
    if (x + thick > w / 2 - 40) return
    const high = h * (0.82 + 0.18 * ((i * 0.618) % 1))
    const cover = paint('fixed', 'plain', { colour, roughness: 0.7 })
    b.box(cover, [thick, high, 5], [x + thick / 2, 0, d * 0.47 - 2.5], { edge: 2 })
    for (const side of [0, thick - 3]) b.box(cover, [3, high, d * 0.94 - 3], [x + side + 1.5, 0, -1.5], { edge: 1 })
    b.box(
      paint('fixed', 'plain', { colour: '#f4efe2', roughness: 0.9 }),
      [thick - 5, high - 9, d * 0.9],
      [x + thick / 2, 4, -1],
      { edge: 0.5 },
    )
    x += thick + 1
  })
  for (const at of [-w / 2 + 20, x + 17])
    b.board(
      stone,
      [
        ...Array.from({ length: 25 }, (_, i) => (i / 24) * (Math.PI / 2)).map(
          (a) => [-d / 2 + Math.sin(a) * d, Math.cos(a) * h * 0.66] as const,
        ),
        [-d / 2, 0] as const,
      ],
      34,
      [at, 0, 0],
      { lies: 'upright', turn: [0, -90, 0], bevel: 3 },
    )
}

function casket(b: Bench, { w, h, d }: Extent): void {
  const wood = paint('body', 'wood', { colour: '#a9794b' })
  b.box(wood, [w - 6, h * 0.66, d - 6], [0, 0, 0], { edge: 4 })
  b.box(wood, [w, h * 0.31, d], [0, h * 0.68, 0], { edge: 7 })
  b.box(paint('accent', 'metal', { colour: '#b8924f', roughness: 0.3 }), [22, 26, 4], [0, h * 0.56, d / 2 - 1], {
    edge: 1.5,
  })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.box(
        paint('accent', 'metal', { colour: '#b8924f', roughness: 0.3 }),
        [24, 12, 24],
        [x * (w / 2 - 12), 0, z * (d / 2 - 12)],
        { edge: 3 },
      )
}

function velvetBox(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'velvet', { colour: '#1f4b3b' })
  b.box(of, [w, h * 0.62, d], [0, 0, 0], { edge: 14 })
  b.mesh(
    of,
    cushion({ width: w / 1000, height: (h * 0.4) / 1000, depth: d / 1000, radius: 0.016, fill: 0.35, seed: 2 }),
    [0, h * 0.8, 0],
  )
  b.board(
    paint('accent', 'metal', { colour: '#b8924f', roughness: 0.25 }),
    roundedRectangle(w + 3, d + 3, 15, 8),
    6,
    [0, h * 0.61, 0],
    { bevel: 2.4 },
  )
  b.box(paint('accent', 'metal', { colour: '#b8924f', roughness: 0.25 }), [26, 16, 5], [0, h * 0.53, d / 2 + 1], {
    edge: 2,
  })
}

/** A roll that runs out over the floor, with its pattern of leaves. */
function wallpaper(b: Bench, { w, d }: Extent): void {
  const paper = paint('body', 'plain', { colour: '#d9d4c6', roughness: 0.85 })
  const wide = w * 0.58
  b.rod(
    paper,
    [
      [-wide / 2, 56, -d * 0.36],
      [wide / 2, 56, -d * 0.36],
    ],
    54,
    { sides: 48, steps: 1 },
  )
  b.rod(
    WICK,
    [
      [wide / 2 - 2, 56, -d * 0.36],
      [wide / 2 + 1, 56, -d * 0.36],
    ],
    22,
    { sides: 28, steps: 1 },
  )
  b.sheet(
    paper,
    (u, v) => [(u - 0.5) * wide, 2 + 18 * Math.max(0, v - 0.86) ** 1.5 * 20, lerp(-d * 0.36, d * 0.62, v)],
    20,
    40,
    { thick: 1 },
  )
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 5; j++) {
      const [x, z] = [((i + 0.5 + (j % 2) * 0.5) / 5.5 - 0.5) * wide * 0.98, lerp(-d * 0.1, d * 0.37, j / 4)]
      for (const s of [-1, 0, 1])
        b.board(
          paint('accent', 'plain', { colour: '#9aa98e', roughness: 0.85 }),
          Array.from({ length: 20 }, (_, k) => {
            const t = k < 10 ? k / 9 : (19 - k) / 9
            const half = (k < 10 ? 1 : -1) * Math.sin(t * Math.PI) * 9
            const a = Math.PI / 2 + s * 0.9
            return [Math.cos(a) * t * 44 + Math.sin(a) * half, Math.sin(a) * t * 44 - Math.cos(a) * half] as const
          }),
          0.6,
          [x, 3.4, z],
          { bevel: 0.1 },
        )
    }
}

function loneBulb(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const middle = h - r
  const round = Array.from({ length: 19 }, (_, i) => -0.4 + (i / 18) * (Math.PI / 2 + 0.4)).map(
    (a) => [Math.cos(a) * r, middle + Math.sin(a) * r] as const,
  )
  b.turned(paint('fixed', 'glass', { colour: '#f4ead2' }), [[r * 0.4, h * 0.27], [r * 0.43, h * 0.31], ...round], {
    sides: 64,
  })
  b.turned(
    paint('fixed', 'glass', { colour: '#e9eeee' }),
    [
      [0, h * 0.26],
      [r * 0.26, h * 0.26],
      [r * 0.1, h * 0.36],
      [r * 0.07, h * 0.5],
      [r * 0.11, h * 0.53],
      [0, h * 0.55],
    ],
    { sides: 24 },
  )
  const wire = paint('fixed', 'metal', { colour: '#77736c', roughness: 0.4 })
  const top = (i: number): P3 => ring(r * 0.3, i / 4 + 0.06, h * 0.82)
  const low = (i: number): P3 => ring(r * 0.34, i / 4 + 0.1, h * 0.56)
  // Four glowing threads, each held by a wire from the glass stem below and one above, as in a bulb of 1900.
  for (let i = 0; i < 4; i++) {
    b.rod(paint('fixed', 'bulb', { colour: '#ffa640' }), [low(i), top(i)], 0.75, { sides: 8, steps: 1 })
    b.rod(wire, [[0, h * 0.52, 0], ring(r * 0.2, i / 4 + 0.1, h * 0.54), low(i)], 0.35, { sides: 6, steps: 6 })
    b.rod(wire, [top(i), ring(r * 0.16, i / 4 + 0.06, h * 0.85), [0, h * 0.845, 0]], 0.35, { sides: 6, steps: 6 })
  }
  b.rod(
    wire,
    [
      [0, h * 0.53, 0],
      [0, h * 0.845, 0],
    ],
    0.4,
    { sides: 6, steps: 1 },
  )
  screwBase(b, r, h)
}

function screwBase(b: Bench, r: number, h: number): void {
  b.turned(
    paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.3 }),
    [
      [0, h * 0.03],
      [r * 0.2, h * 0.04],
      [r * 0.36, h * 0.08],
      ...Array.from({ length: 13 }, (_, i) => [r * (0.42 + 0.03 * (i % 2)), h * (0.1 + 0.014 * i)] as const),
      [r * 0.44, h * 0.3],
      [0, h * 0.3],
    ],
    { sides: 40 },
  )
  b.turned(
    WICK,
    [
      [0, 0],
      [r * 0.16, 0],
      [r * 0.2, h * 0.04],
      [0, h * 0.04],
    ],
    { sides: 20 },
  )
}

function globeBulb(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    paint('fixed', 'ceramic', { colour: '#f3ead8', roughness: 0.18 }),
    [
      [r * 0.3, h * 0.26],
      [r * 0.4, h * 0.3],
      ...Array.from({ length: 32 }, (_, i) => lerp(0.5, Math.PI, i / 31)).map(
        (a) => [Math.sin(a) * r, h - r - Math.cos(a) * r] as const,
      ),
    ],
    { sides: 64 },
  )
  screwBase(b, r * 0.72, h * 0.95)
}

function stringLights(b: Bench, { w, d }: Extent): void {
  const of = paint('body', 'plain', { colour: '#2b2b2c', roughness: 0.6 })
  const turn = (i: number): number => i * 0.83 + 0.5
  const line = Array.from(
    { length: 25 },
    (_, i) => [Math.sin(turn(i)) * w * (0.17 + i * 0.0092), 6, -Math.cos(turn(i)) * d * (0.17 + i * 0.0092)] as const,
  )
  b.rod(of, line, 4, { sides: 10, steps: 260 })
  for (let i = 2; i < 25; i += 2) {
    const [x, , z] = line[i] as P3
    const outwards = (Math.atan2(-z, x) * 180) / Math.PI
    b.placed({ at: [x, 20, z], turn: [0, outwards + (i % 4 ? 8 : -10), 0] }, () =>
      b.placed({ turn: [0, 0, -90] }, () => partyBulb(b, of)),
    )
  }
  const [ex, , ez] = line[24] as P3
  b.rod(
    of,
    [
      [ex, 6, ez],
      [ex + w * 0.1, 5, ez + d * 0.07],
      [ex + w * 0.17, 14, ez + d * 0.14],
    ],
    4,
    { sides: 10, steps: 20 },
  )
  b.box(of, [30, 30, 46], [ex + w * 0.17, 0, ez + d * 0.17], { edge: 6 })
}

/** A cap and a bulb of amber glass with its glowing thread: on a white ground a lit ball alone cannot be seen. */
function partyBulb(b: Bench, of: Paint): void {
  b.turned(
    of,
    [
      [0, -12],
      [9, -12],
      [12, -9],
      [13.5, -2],
      [13.5, 16],
      [11, 19],
      [0, 19],
    ],
    { sides: 32 },
  )
  const glass = Array.from({ length: 20 }, (_, i) => lerp(0.5, Math.PI, i / 19)).map(
    (a) => [Math.sin(a) * 19, 38 - Math.cos(a) * 22] as const,
  )
  b.turned(paint('fixed', 'ceramic', { colour: '#f0b95a', roughness: 0.14 }), glass, { sides: 40 })
}

/** On its reel, some of it unrolled, with its plug. */
function ledStrip(b: Bench, { w, d }: Extent): void {
  const of = paint('body', 'plain', { colour: '#f2f1ee', roughness: 0.5 })
  const at = (t: number): readonly [number, number] => {
    const r = d * (0.16 + 0.028 * t)
    return [Math.cos(t * Math.PI * 2) * r, -Math.sin(t * Math.PI * 2) * r]
  }
  const turns = 6.1
  b.sheet(
    of,
    (u, v) => {
      const [x, z] = at(u * turns)
      return [x, 6 + v * 14, z]
    },
    300,
    1,
    { thick: 1.4 },
  )
  for (let i = 0; i < 110; i++) {
    const t = (i / 110) * turns
    const [x, z] = at(t)
    b.box(paint('fixed', 'bulb', { colour: '#fff3dc' }), [2.5, 5, 7], [x * 1.004, 11, z * 1.004], {
      edge: 0.6,
      turn: [0, t * 360, 0],
    })
  }
  b.box(paint('fixed', 'plain', { colour: '#f4f3f0' }), [34, 16, 70], [w * 0.4, 0, d * 0.1], { edge: 4 })
  b.rod(
    of,
    [
      [w * 0.4, 8, d * 0.22],
      [w * 0.36, 5, d * 0.34],
      [w * 0.26, 4, d * 0.36],
      [at(turns)[0] + 6, 6, at(turns)[1] + 34],
      [at(turns)[0], 12, at(turns)[1]],
    ],
    2.4,
    { sides: 8, steps: 40 },
  )
  b.box(paint('fixed', 'plain', { colour: '#e4e2dc' }), [6, 16, 12], [at(turns)[0], 5, at(turns)[1]], {
    edge: 1.5,
    turn: [0, turns * 360, 0],
  })
}

function loneShade(b: Bench, { w, h }: Extent, top: number): void {
  const of = paint('body', 'shade', { colour: '#f1e7d6' })
  const [r0, r1] = [w / 2, (w / 2) * top]
  b.turned(
    of,
    [
      [r0, 0],
      [r1, h],
      [r1 - 2.2, h],
      [r0 - 2.2, 0],
      [r0, 0],
    ],
    { sides: 96 },
  )
  for (const [r, y] of [
    [r0, 2.6],
    [r1, h - 2.6],
  ] as const)
    b.hoop(of, r - 0.8, y, 2.6)
  const wire = paint('fixed', 'metal', { colour: '#d9d9d6', roughness: 0.4 })
  for (let i = 0; i < 3; i++)
    b.rod(wire, [ring(20, i / 3, h - 30), ring(r1 - 2, i / 3, h - 4)], 1.8, { sides: 8, steps: 1 })
  b.hoop(wire, 20, h - 30, 2.4)
}

function lampFoot(b: Bench, { w, h }: Extent): void {
  const low = h * 0.76
  b.turned(
    paint('body', 'ceramic', { colour: '#9aa98e' }),
    outline(w / 2, low, [
      [0.6, 0],
      [0.86, 0.1],
      [1, 0.36],
      [0.8, 0.66],
      [0.3, 0.88],
      [0.22, 1],
    ]),
    { sides: 80 },
  )
  const brass = paint('frame', 'metal', { colour: '#b8924f', roughness: 0.3 })
  b.turned(
    brass,
    [
      [0, low - 4],
      [19, low - 4],
      [19, low + 1],
      [17, low + 3],
      [10, low + 5],
      [8, low + 8],
      [8, low + 16],
      [12, low + 19],
      [17, low + 24],
      [18, low + 28],
      [18, h - 20],
      [20, h - 20],
      [20, h - 14],
      [18, h - 14],
      [18, h - 3],
      [17, h],
      [15, h],
      [14, h - 26],
      [0, h - 26],
    ],
    { sides: 48 },
  )
  b.rod(
    paint('fixed', 'plain', { colour: '#2b2a29' }),
    [
      [w * 0.16, 8, -w * 0.3],
      [w * 0.3, 3, -w * 0.44],
      [w * 0.44, 3, -w * 0.42],
      [w * 0.49, 3, -w * 0.26],
      [w * 0.42, 3, -w * 0.14],
      [w * 0.3, 4, -w * 0.2],
    ],
    2.4,
    { sides: 8, steps: 40 },
  )
}

function spot(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.5 })
  const brass = paint('fixed', 'metal', { colour: '#b8924f', roughness: 0.3 })
  const [r, pivot] = [w * 0.27, h * 0.52]
  b.turned(
    of,
    [
      [0, h - 13],
      [w / 2 - 3, h - 13],
      [w / 2, h - 10],
      [w / 2, h],
      [0, h],
    ],
    { sides: 72 },
  )
  b.turned(
    brass,
    [
      [0, h - 19],
      [6, h - 19],
      [7, h - 12],
      [0, h - 12],
    ],
    { sides: 24 },
  )
  b.rod(
    of,
    [
      [-r - 5, pivot, 0],
      [-r - 5, h - 34, 0],
      [-r + 6, h - 21, 0],
      [r - 6, h - 21, 0],
      [r + 5, h - 34, 0],
      [r + 5, pivot, 0],
    ],
    3,
    { sides: 12, steps: 48 },
  )
  for (const s of [-1, 1])
    b.rod(
      brass,
      [
        [s * (r - 2), pivot, 0],
        [s * (r + 10), pivot, 0],
      ],
      5,
      { sides: 20, steps: 1 },
    )
  b.placed({ at: [0, pivot, 0], turn: [-34, 0, 0] }, () => {
    b.turned(
      of,
      [
        [r - 3, -54],
        [r + 1, -53],
        [r + 1, -44],
        [r - 1, -43],
        [r - 1, 6],
        [r - 4, 7],
        [r - 4, 10],
        [r - 1, 11],
        [r - 1, 14],
        [r - 4, 15],
        [r - 4, 18],
        [r - 1, 19],
        [r - 1, 24],
        [r - 5, 28],
        [0, 28],
      ],
      { sides: 72 },
    )
    b.turned(
      paint('fixed', 'metal', { colour: '#c9cacb', roughness: 0.25 }),
      [
        [r - 3, -54],
        [r * 0.62, -36],
        [0, -36],
        [0, -35],
        [r * 0.66, -35],
        [r - 2, -50],
      ],
      { sides: 56 },
    )
    b.turned(
      paint('fixed', 'bulb', { colour: '#fff3dc' }),
      [
        [0, -39],
        [r * 0.5, -38],
        [r * 0.58, -36],
        [0, -36],
      ],
      { sides: 40 },
    )
  })
}

/** Five blades with a twist around a motor, a light below. */
function fan(b: Bench, { w, h }: Extent): void {
  const metal = paint('frame', 'metal', { colour: '#2b2b2c', roughness: 0.45 })
  const mid = h * 0.34
  b.turned(
    metal,
    [
      [0, h],
      [70, h],
      [70, h - 8],
      [50, h - 46],
      [14, h - 54],
      [0, h - 54],
    ],
    { sides: 56 },
  )
  b.rod(
    metal,
    [
      [0, h - 50, 0],
      [0, mid, 0],
    ],
    13,
    { sides: 18, steps: 1 },
  )
  b.turned(
    metal,
    [
      [0, mid + 50],
      [60, mid + 46],
      [118, mid + 24],
      [124, mid],
      [118, mid - 26],
      [90, mid - 36],
      [0, mid - 36],
    ],
    { sides: 72 },
  )
  b.turned(
    paint('fixed', 'bulb', { colour: '#fff3dc' }),
    [
      [0, 0],
      [60, 8],
      [92, 34],
      [96, mid - 36],
      [0, mid - 36],
    ],
    { sides: 64, smooth: true },
  )
  for (let i = 0; i < 5; i++)
    b.placed({ at: [0, mid - 2, 0], turn: [0, i * 72 + 14, 0] }, () => {
      b.box(metal, [120, 6, 40], [158, 0, 0], { edge: 2, turn: [11, 0, 0] })
      b.board(
        paint('body', 'wood', { colour: '#c9a678' }),
        [
          [150, -52],
          [150, 52],
          [w * 0.3, 66],
          [w / 2 - 30, 64],
          [w / 2, 30],
          [w / 2, -34],
          [w / 2 - 34, -60],
          [w * 0.3, -62],
        ],
        8,
        [0, 8, 0],
        { turn: [11, 0, 0], bevel: 2 },
      )
    })
}

function bollard(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'lacquer', { colour: '#404347', roughness: 0.5 })
  const r = w * 0.36
  b.turned(
    of,
    [
      [0, 0],
      [w / 2, 0],
      [w / 2, 8],
      [r + 4, 12],
      [r, 14],
      [r, h * 0.78],
      [0, h * 0.78],
    ],
    { sides: 56 },
  )
  b.turned(
    paint('fixed', 'bulb', { colour: '#fff1d8' }),
    [
      [0, h * 0.78],
      [r * 0.6, h * 0.78],
      [r * 0.6, h * 0.9],
      [0, h * 0.9],
    ],
    { sides: 40 },
  )
  for (let i = 0; i < 4; i++)
    b.rod(of, [ring(r * 0.9, i / 4, h * 0.77), ring(r * 0.9, i / 4, h * 0.91)], 4, { sides: 8, steps: 1 })
  b.turned(
    of,
    [
      [0, h * 0.9],
      [r, h * 0.9],
      [r, h - 4],
      [r - 4, h],
      [0, h],
    ],
    { sides: 56 },
  )
}

function stake(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'metal', { colour: '#b9bdc0', roughness: 0.35 })
  const r = w / 2
  b.turned(
    of,
    [
      [0, 0],
      [2, 0],
      [8, 60],
      [9, h * 0.62],
      [0, h * 0.62],
    ],
    { sides: 24 },
  )
  b.turned(
    of,
    [
      [0, h * 0.62],
      [r * 0.5, h * 0.62],
      [r * 0.54, h * 0.66],
      [0, h * 0.66],
    ],
    { sides: 48 },
  )
  b.turned(
    paint('fixed', 'glass', { colour: '#eef3f2' }),
    [
      [r * 0.52, h * 0.66],
      [r * 0.82, h * 0.88],
      [r * 0.8, h * 0.88],
      [r * 0.5, h * 0.66],
    ],
    { sides: 56 },
  )
  b.placed({ at: [0, h * 0.7, 0] }, () => bulb(b, [0, 0, 0], 16, true))
  b.turned(
    of,
    [
      [0, h * 0.88],
      [r, h * 0.88],
      [r, h * 0.92],
      [r * 0.5, h - 3],
      [0, h],
    ],
    { sides: 56 },
  )
  b.box(paint('fixed', 'lacquer', { colour: '#1a2536', roughness: 0.1 }), [r * 0.7, 3, r * 0.7], [0, h - 3, 0], {
    edge: 1,
  })
}
