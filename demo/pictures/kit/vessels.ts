import { ellipse, roundedRectangle } from '../geometry/outline.ts'
import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'

const GLAZE = paint('body', 'ceramic', { colour: '#e9e2d6' })
const CLAY = paint('body', 'concrete', { colour: '#b3603f', scale: 0.5 })
const GLASS = paint('body', 'glass', { colour: '#cfe0da' })
const WICKER = paint('body', 'rattan', { colour: '#c8a873' })
const EARTH = paint('fixed', 'concrete', { colour: '#4a382b', scale: 0.4, roughness: 0.95 })
const LOW = { 'three-quarter': { azimuth: 25, elevation: 14 }, front: { azimuth: 0, elevation: 5 } } as const
const ABOVE = { 'three-quarter': { azimuth: 25, elevation: 24 }, front: { azimuth: 0, elevation: 14 } } as const
function round(
  w: number,
  h: number,
  key = 'm',
): { key: string; spec: { widthMm: number; heightMm: number; depthMm: number } } {
  return {
    key,
    spec: { widthMm: w, heightMm: h, depthMm: w },
  }
}

/** Jarras: what flowers are put in. */
export const vases = kitFamily('vases', 'floor', [180, 300, 180], {
  bottle: { colours: { body: '#e9e2d6' }, draw: bottle, views: LOW },
  belly: { colours: { body: '#9aa98e' }, draw: belly, views: LOW, sizes: [round(220, 240), round(160, 360, 'tall')] },
  amphora: { colours: { body: '#b3603f' }, draw: amphora, views: LOW, sizes: [round(220, 340)] },
  ribbed: { colours: { body: '#efe9dd' }, draw: ribbed, views: LOW },
  glass: { colours: { body: '#cfe0da' }, draw: glassVase, views: LOW },
  ring: { colours: { body: '#d6c7ad' }, draw: doughnut, views: LOW, own: [240, 270, 90] },
})

/** Vasos: for plants, inside and out. */
export const pots = kitFamily('pots', 'floor', [260, 240, 260], {
  cylinder: {
    colours: { body: '#e9e2d6' },
    draw: cylinder,
    views: LOW,
    sizes: [round(260, 240), round(420, 400, 'l')],
  },
  terracotta: {
    colours: { body: '#b3603f' },
    draw: terracotta,
    views: LOW,
    sizes: [round(260, 240), round(420, 380, 'l')],
  },
  bowl: { colours: { body: '#a7a6a2' }, draw: bowlPot, views: LOW, sizes: [round(340, 280)] },
  basket: { colours: { body: '#c8a873' }, draw: wickerPot, views: LOW },
  tall: { colours: { body: '#404347' }, draw: tallPlanter, views: LOW, own: [320, 520, 320] },
  stand: {
    colours: { body: '#2b2b2c', accent: '#e9e2d6' },
    draw: onStand,
    views: LOW,
    own: [280, 560, 280],
    isArranged: true,
  },
  shelf: { colours: { body: '#c9a678', accent: '#e9e2d6' }, draw: plantShelf, views: LOW, own: [620, 800, 280] },
})

/** Cestos, entrançados. */
export const baskets = kitFamily('baskets', 'floor', [360, 340, 360], {
  round: { colours: { body: '#c8a873' }, draw: roundBasket, views: ABOVE, sizes: [round(360, 340)] },
  belly: { colours: { body: '#c8a873', accent: '#efe9dd' }, draw: bellyBasket, views: ABOVE, sizes: [round(380, 360)] },
  rope: { colours: { body: '#e9dfc9', accent: '#8a6f4d' }, draw: ropeBasket, views: ABOVE, sizes: [round(380, 320)] },
  box: { colours: { body: '#b9935f' }, draw: squareBasket, views: ABOVE, own: [380, 240, 280] },
  hamper: { colours: { body: '#c8a873', accent: '#ece6da' }, draw: hamper, views: LOW, own: [400, 600, 400] },
})

/** Taças, tabuleiros e centros de mesa. */
export const bowls = kitFamily('bowls', 'floor', [320, 100, 320], {
  low: { colours: { body: '#9aa98e' }, draw: lowBowl, views: ABOVE },
  footed: { colours: { body: '#e9e2d6' }, draw: footed, views: ABOVE, own: [300, 150, 300] },
  wooden: { colours: { body: '#a9794b' }, draw: woodenBowl, views: ABOVE },
  wire: { colours: { body: '#2b2b2c' }, draw: wireBowl, views: ABOVE, own: [300, 140, 300] },
  tiers: { colours: { body: '#2b2b2c' }, draw: tiers, views: LOW, own: [290, 340, 290] },
  'round-tray': { colours: { body: '#b8924f' }, draw: roundTray, views: ABOVE, own: [360, 40, 360] },
  tray: { colours: { body: '#a9794b', accent: '#2b2b2c' }, draw: tray, views: ABOVE, own: [440, 60, 300] },
  stone: { colours: { body: '#ece8e1' }, draw: stoneTray, views: ABOVE, own: [320, 24, 200] },
})

/** A vessel's wall: outside up, over a soft lip, inside down to its floor. */
export function hollow(
  b: Bench,
  of: Paint,
  outside: readonly (readonly [number, number])[],
  wall: number,
  look: { sides?: number; floor?: number } = {},
): void {
  const [lip, below] = [outside.at(-1)!, outside.at(-2)!]
  const inside = outside
    .slice(1)
    .toReversed()
    .map(([r, y]) => [Math.max(0, r - wall), Math.max(y, look.floor ?? wall * 2)] as const)
  b.turned(of, [...outside, [lip[0] - wall * 0.5, lip[1] + wall * 0.3], ...inside, [0, look.floor ?? wall * 2]], {
    sides: look.sides ?? 80,
    smooth: false,
  })
  if (below[1] > lip[1]) throw new Error('the lip is below the wall')
}

/** A smooth outline through a few points given as shares of radius and height. */
export function outline(
  r: number,
  h: number,
  points: readonly (readonly [number, number])[],
  steps = 7,
): (readonly [number, number])[] {
  const get = (i: number): readonly [number, number] => points[Math.max(0, Math.min(points.length - 1, i))]!
  const curve = points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (__, k) => {
      const t = k / steps
      const at = (axis: 0 | 1): number =>
        0.5 *
        (2 * get(i)[axis] +
          (get(i + 1)[axis] - get(i - 1)[axis]) * t +
          (2 * get(i - 1)[axis] - 5 * get(i)[axis] + 4 * get(i + 1)[axis] - get(i + 2)[axis]) * t * t +
          (3 * get(i)[axis] - get(i - 1)[axis] - 3 * get(i + 1)[axis] + get(i + 2)[axis]) * t ** 3)
      return [Math.max(0, at(0)) * r, at(1) * h] as const
    }),
  )
  return [
    [0, 0],
    [(points[0]?.[0] ?? 0) * r - 2, 0],
    ...curve.map(([x, y]) => [x, Math.max(0.6, y)] as const),
    [points.at(-1)![0] * r, points.at(-1)![1] * h],
  ]
}

function bottle(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    GLAZE,
    outline(w / 2, h, [
      [0.62, 0],
      [0.9, 0.12],
      [1, 0.3],
      [0.78, 0.5],
      [0.34, 0.66],
      [0.24, 0.82],
      [0.28, 0.97],
      [0.32, 1],
    ]),
    5,
  )
}

function belly(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    GLAZE,
    outline(w / 2, h, [
      [0.5, 0],
      [0.84, 0.16],
      [1, 0.44],
      [0.88, 0.72],
      [0.52, 0.9],
      [0.46, 0.95],
      [0.52, 1],
    ]),
    6,
  )
}

function amphora(b: Bench, { w, h }: Extent): void {
  const r = w / 2 - 14
  hollow(
    b,
    CLAY,
    outline(r, h, [
      [0.46, 0],
      [0.6, 0.1],
      [0.96, 0.42],
      [1, 0.6],
      [0.74, 0.78],
      [0.4, 0.86],
      [0.4, 0.95],
      [0.5, 1],
    ]),
    7,
  )
  for (const s of [-1, 1])
    b.rod(
      CLAY,
      [
        [s * r * 0.4, h * 0.93, 0],
        [s * r * 0.78, h * 0.95, 0],
        [s * (r + 5), h * 0.84, 0],
        [s * r * 1.0, h * 0.7, 0],
        [s * r * 0.78, h * 0.62, 0],
      ],
      9,
      { sides: 14, steps: 28 },
    )
}

function ribbed(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const flutes = 22
  const shape = (v: number): number => r * (0.72 + 0.28 * Math.sin(Math.PI * (0.1 + v * 0.85)) - 0.1 * v ** 6)
  const top = shape(1)
  b.sheet(
    GLAZE,
    (u, v) => ring(shape(v) * (1 - 0.05 * (1 - Math.abs(Math.sin(u * Math.PI * flutes)))), u, v * h),
    176,
    30,
    { loop: true },
  )
  b.turned(
    GLAZE,
    [
      [top * 0.92, h - 8],
      [top * 1.012, h - 5],
      [top * 1.015, h - 1],
      [top * 0.99, h + 1.5],
      [top - 8, h],
      [top - 9, h - 30],
      [shape(0.5) - 10, h * 0.5],
      [shape(0.1) - 10, h * 0.1],
      [0, h * 0.08],
    ],
    { sides: 64 },
  )
  b.turned(
    GLAZE,
    [
      [0, 0],
      [shape(0) * 0.97, 0],
      [shape(0) * 0.97, 1],
      [0, 1],
    ],
    { sides: 48 },
  )
}

function glassVase(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    GLASS,
    outline(w / 2, h, [
      [0.7, 0],
      [0.78, 0.03],
      [0.84, 0.3],
      [0.7, 0.62],
      [0.72, 0.82],
      [1, 1],
    ]),
    5,
    { floor: 16 },
  )
}

/** A ring on a foot, its mouth on top. */
function doughnut(b: Bench, { w, h, d }: Extent): void {
  const r = d * 0.42
  const big = w / 2 - r
  const y = h * 0.06 + big + r
  b.rod(
    GLAZE,
    Array.from(
      { length: 32 },
      (_, i) => [Math.cos((i / 16) * Math.PI) * big, y + Math.sin((i / 16) * Math.PI) * big, 0] as const,
    ),
    r,
    { closed: true, sides: 28, steps: 80 },
  )
  b.turned(
    GLAZE,
    [
      [0, 0],
      [r * 1.02, 0],
      [r * 1.05, 2],
      [r * 1.02, 5],
      [r * 0.84, h * 0.05],
      [r * 0.7, h * 0.1],
      [r * 0.64, h * 0.16],
      [0, h * 0.17],
    ],
    { sides: 64 },
  )
  hollow(
    b,
    GLAZE,
    [
      [0, y + big + r * 0.7],
      [r * 0.5, y + big + r * 0.7],
      [r * 0.42, h - 12],
      [r * 0.55, h],
    ],
    4,
    { floor: y + big + r * 0.8, sides: 40 },
  )
}

function cylinder(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    GLAZE,
    [
      [0, 0],
      [w * 0.44, 0],
      [w * 0.455, 4],
      [w / 2 - 2, h - 6],
      [w / 2, h],
    ],
    8,
  )
  earth(b, w * 0.46, h * 0.88)
}

function terracotta(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  hollow(
    b,
    CLAY,
    [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.65, 4],
      [r * 0.88, h * 0.74],
      [r * 0.885, h * 0.76],
      [r * 0.96, h * 0.765],
      [r * 0.975, h * 0.79],
      [r, h * 0.985],
      [r * 0.99, h],
    ],
    11,
  )
  earth(b, r * 0.88, h * 0.86)
  b.turned(
    CLAY,
    [
      [0, 0],
      [r * 0.76, 0],
      [r * 0.86, 16],
      [r * 0.84, 18],
      [r * 0.74, 5],
      [0, 5],
    ],
    { sides: 64 },
  )
}

function earth(b: Bench, r: number, y: number): void {
  b.turned(
    EARTH,
    Array.from({ length: 9 }, (_, i) => [r * (1 - i / 8), y + 5 * noise3(i * 1.7, 1, 1)] as const),
    { sides: 40 },
  )
}

function bowlPot(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    paint('body', 'concrete', { colour: '#a7a6a2' }),
    outline(w / 2, h, [
      [0.5, 0],
      [0.72, 0.09],
      [0.88, 0.23],
      [0.975, 0.4],
      [1, 0.56],
      [0.985, 0.72],
      [0.945, 0.87],
      [0.89, 1],
    ]),
    12,
  )
  earth(b, w * 0.41, h * 0.86)
}

function wickerPot(b: Bench, { w, h }: Extent): void {
  weave(b, WICKER, (v) => (w / 2 - 5) * (0.86 + 0.14 * v), h - 8, 34)
  b.hoop(WICKER, w / 2 - 7, h - 7, 7)
  b.turned(
    paint('fixed', 'plain', { colour: '#3a332b' }),
    [
      [0, 6],
      [w * 0.37, 6],
      [w * 0.436, h - 26],
      [0, h - 26],
    ],
    { sides: 48 },
  )
}

function tallPlanter(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'concrete', { colour: '#404347' })
  const at = (u: number, y: number, inset: number): readonly [number, number, number] => {
    const a = u * Math.PI * 2
    const grow = 0.78 + (0.22 * y) / h
    return [
      Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.16 * ((w / 2) * grow - inset),
      y,
      -Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.16 * ((d / 2) * grow - inset),
    ]
  }
  const wall = [
    [0, 0],
    [h - 3, 0],
    [h, 4],
    [h, 14],
    [h - 4, 18],
    [h * 0.86, 18],
  ] as const
  b.sheet(
    of,
    (u, v) => {
      const [y, inset] = wall[Math.round(v * 5)] as readonly [number, number]
      return at(u, y, inset)
    },
    96,
    5,
    { loop: true, crease: 40 },
  )
  b.box(EARTH, [w * 0.88, 8, d * 0.88], [0, h * 0.86, 0], { edge: 3 })
}

function onStand(b: Bench, { w, h }: Extent): void {
  const metal = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.5 })
  const r = w / 2 - 8
  for (let i = 0; i < 4; i++)
    b.rod(metal, [ring(r * 0.98, i / 4 + 0.125, 0), ring(r * 0.88, i / 4 + 0.125, h * 0.74)], 6, {
      sides: 12,
      steps: 1,
    })
  for (const [y, k] of [
    [h * 0.36, 0.93],
    [h * 0.72, 0.885],
  ] as const)
    b.hoop(metal, r * k, y, 5)
  for (const turn of [0.125, 0.375])
    b.rod(metal, [ring(r * 0.93, turn, h * 0.36), ring(-r * 0.93, turn, h * 0.36)], 5, { sides: 10, steps: 1 })
  b.placed({ at: [0, h * 0.37, 0] }, () => {
    hollow(
      b,
      paint('accent', 'ceramic', { colour: '#e9e2d6' }),
      [
        [0, 0],
        [r * 0.7, 0],
        [r * 0.72, 5],
        [r * 0.82, h * 0.62],
        [r * 0.82, h * 0.63],
      ],
      8,
    )
    earth(b, r * 0.76, h * 0.56)
  })
}

function plantShelf(b: Bench, { w, h, d }: Extent): void {
  const wood = paint('body', 'wood', { colour: '#c9a678' })
  const levels = [h * 0.08, h * 0.42, h * 0.76]
  for (const s of [-1, 1])
    for (const z of [-1, 1]) b.box(wood, [22, h, 22], [s * (w / 2 - 11), 0, z * (d / 2 - 11)], { edge: 3 })
  levels.forEach((y, at) => {
    for (let k = 0; k < 5; k++) b.box(wood, [w - 46, 14, d / 5 - 12], [0, y, (k + 0.5) * (d / 5) - d / 2], { edge: 2 })
    for (const x of at === 0 ? [-0.22, 0.2] : at === 1 ? [0.05] : [-0.24, 0.24])
      b.placed({ at: [x * w, y + 14, 0] }, () => {
        hollow(
          b,
          paint('accent', 'ceramic', { colour: '#e9e2d6' }),
          [
            [0, 0],
            [46, 0],
            [48, 4],
            [60, 110],
            [60, 112],
          ],
          6,
          { sides: 48 },
        )
        leaves(b, 98, 34 + 60 * b.chance())
      })
  })
}

/** A tuft of small leaves. */
function leaves(b: Bench, y: number, long: number): void {
  const LEAF = paint('fixed', 'leaf', { colour: '#557048' })
  for (let i = 0; i < 26; i++) {
    const [dx, , dz] = ring(1, i * 0.382, 0)
    const up = 0.4 + 0.9 * b.chance()
    const reach = long * (0.5 + 0.5 * b.chance())
    b.sheet(
      LEAF,
      (u, v) => {
        const half = Math.sin(v * Math.PI) * reach * 0.16
        return [
          dx * reach * v - dz * (u - 0.5) * 2 * half,
          y + reach * up * Math.sin(v * 2) * 1.1,
          dz * reach * v + dx * (u - 0.5) * 2 * half,
        ]
      },
      2,
      8,
    )
  }
}

/** Weft over uprights: rows that swap in and out. */
export function weave(
  b: Bench,
  of: Paint,
  radius: (v: number) => number,
  h: number,
  stakes: number,
  look: { row?: number; low?: number } = {},
): void {
  const row = look.row ?? Math.max(9, h / 26)
  const rows = Math.max(4, Math.round(h / row))
  for (let j = 0; j < rows; j++) {
    const v = (j + 0.5) / rows
    const phase = j % 2
    b.sheet(
      of,
      (u, k) => {
        const a = Math.cos(k * Math.PI * 2)
        const c = Math.sin(k * Math.PI * 2)
        const wave = Math.sin(u * Math.PI * stakes + phase * Math.PI) * 2.6
        return ring(radius(v) + wave + a * 3.4, u, (look.low ?? 0) + v * h + c * (h / rows / 2) * 1.02)
      },
      stakes * 3,
      4,
      { loop: true },
    )
  }
}

/** Its ends follow the wall of the basket, on the outside: `out` says how much wider that is than the rim where they end. */
function handle(b: Bench, of: Paint, x: number, y: number, wide: number, out = 0): void {
  for (const s of [-1, 1])
    b.rod(
      of,
      [
        [s * (x + out), y - 40, -wide / 2],
        [s * (x + 4), y + 16, -wide / 2.4],
        [s * (x + 2), y + 46, 0],
        [s * (x + 4), y + 16, wide / 2.4],
        [s * (x + out), y - 40, wide / 2],
      ],
      7,
      { sides: 12, steps: 30 },
    )
}

function roundBasket(b: Bench, { w, h }: Extent): void {
  const top = h - 50
  weave(b, WICKER, (v) => (w / 2 - 9) * (0.84 + 0.16 * v), top, 40)
  b.hoop(WICKER, w / 2 - 10, top, 8)
  b.turned(
    WICKER,
    [
      [0, 2],
      [w * 0.41, 2],
      [w * 0.41, 8],
      [0, 8],
    ],
    { sides: 48 },
  )
  handle(b, WICKER, w / 2 - 12, top, 120)
}

function bellyBasket(b: Bench, { w, h }: Extent): void {
  const top = h - 46
  const shape = (v: number): number => (w / 2 - 8) * (0.66 + 0.34 * Math.sin(Math.PI * (0.14 + v * 0.78)))
  for (const [of, low, high] of [
    [WICKER, 0, 0.52],
    [paint('accent', 'rattan', { colour: '#efe9dd' }), 0.52, 1],
  ] as const)
    weave(b, of, (v) => shape(lerp(low, high, v)), top * (high - low), 38, { low: top * low, row: top / 26 })
  b.hoop(WICKER, shape(1), top, 7)
  b.turned(
    WICKER,
    [
      [0, 2],
      [shape(0), 2],
      [shape(0), 8],
      [0, 8],
    ],
    { sides: 48 },
  )
  handle(b, WICKER, shape(1), top, 110, Math.sqrt(shape(1 - 40 / top) ** 2 - 55 ** 2) - shape(1) + 4)
}

/** Cotton rope coiled up, the upper part in its own tone. */
function ropeBasket(b: Bench, { w, h }: Extent): void {
  const coils = 17
  const r = h / coils / 2
  for (let i = 0; i < coils; i++)
    b.sheet(
      i < 11
        ? paint('body', 'knit', { colour: '#e9dfc9', scale: 0.5 })
        : paint('accent', 'knit', { colour: '#8a6f4d', scale: 0.5 }),
      (u, v) => {
        const a = v * Math.PI * 2
        const twist = 1 + 0.1 * Math.sin(u * Math.PI * 2 * 56 + a)
        return ring(
          (w / 2 - 6 - r) * (0.88 + 0.12 * Math.sin((i / coils) * 2.6)) + Math.cos(a) * r * 1.08 * twist,
          u,
          (i + 0.5) * r * 2 + Math.sin(a) * r * 1.08,
        )
      },
      110,
      6,
      { loop: true },
    )
  b.turned(
    paint('body', 'knit', { colour: '#e9dfc9' }),
    [
      [0, 3],
      [w * 0.43, 3],
      [w * 0.43, 8],
      [0, 8],
    ],
    { sides: 48 },
  )
  for (const s of [-1, 1])
    b.rod(
      paint('accent', 'leather', { colour: '#8a6f4d' }),
      [
        [s * (w / 2 - 10), h * 0.62, -44],
        [s * (w / 2 + 4), h * 0.8, -34],
        [s * (w / 2 + 6), h * 0.86, 0],
        [s * (w / 2 + 4), h * 0.8, 34],
        [s * (w / 2 - 10), h * 0.62, 44],
      ],
      () => [10, 3],
      { sides: 10, steps: 26, flat: 4, up: [1, 0, 0] },
    )
}

function squareBasket(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'rattan', { colour: '#b9935f' })
  const corner = (u: number, half: number, deep: number): readonly [number, number] => {
    // Even steps along the sides, else the weave is lost in their middles.
    const [r, straight, across] = [44, 2 * (half - 44), 2 * (deep - 44)]
    const [bend, whole] = [(Math.PI / 2) * r, 2 * (straight + across) + 2 * Math.PI * r]
    let at = (((u % 1) + 1) % 1) * whole
    for (const [side, [cx, cz, tx, tz]] of (
      [
        [half, -deep + r, 0, 1],
        [half - r, deep, -1, 0],
        [-half, deep - r, 0, -1],
        [-half + r, -deep, 1, 0],
      ] as const
    ).entries()) {
      const long = side % 2 === 0 ? across : straight
      if (at <= long) return [cx + tx * at, cz + tz * at]
      at -= long
      const turn = at / bend
      if (turn <= 1) {
        const [ex, ez] = [cx + tx * long, cz + tz * long]
        const [s, c] = [Math.sin((turn * Math.PI) / 2) * r, (1 - Math.cos((turn * Math.PI) / 2)) * r]
        return [ex + tx * s - tz * c, ez + tz * s + tx * c]
      }
      at -= bend
    }
    return [half, -deep + r]
  }
  const rows = Math.round(h / 13)
  for (let j = 0; j < rows; j++)
    b.sheet(
      of,
      (u, k) => {
        const grow = 0.93 + 0.07 * (j / rows)
        const wave = 1 + Math.sin(u * Math.PI * 60 + (j % 2) * Math.PI) * 0.012 + Math.cos(k * Math.PI * 2) * 0.018
        const [x, z] = corner(u, (w / 2 - 6) * grow * wave, (d / 2 - 6) * grow * wave)
        return [x, ((j + 0.5) * (h - 16)) / rows + Math.sin(k * Math.PI * 2) * ((h - 16) / rows) * 0.52, z]
      },
      180,
      5,
      { loop: true },
    )
  b.rod(
    of,
    Array.from({ length: 48 }, (_, i) => {
      const [x, z] = corner(i / 48, w / 2 - 8, d / 2 - 8)
      return [x, h - 9, z] as const
    }),
    8,
    { closed: true, sides: 10, steps: 120 },
  )
  b.box(of, [w * 0.82, 8, d * 0.82], [0, 2, 0], { edge: 3 })
  for (const s of [-1, 1])
    b.rod(
      paint('fixed', 'leather', { colour: '#8a5d36' }),
      [
        [s * (w / 2 - 4), h * 0.7, -42],
        [s * (w / 2 + 8), h * 0.62, -26],
        [s * (w / 2 + 8), h * 0.62, 26],
        [s * (w / 2 - 4), h * 0.7, 42],
      ],
      () => [8, 3],
      { sides: 10, steps: 22, flat: 4, up: [1, 0, 0] },
    )
}

/** For laundry: a woven body, a lining that shows at the rim, a lid. */
function hamper(b: Bench, { w, h }: Extent): void {
  const top = h - 46
  weave(b, WICKER, (v) => (w / 2 - 8) * (0.9 + 0.1 * v), top, 30, { row: top / 30 })
  b.turned(
    WICKER,
    [
      [0, 2],
      [w * 0.44, 2],
      [w * 0.44, 8],
      [0, 8],
    ],
    { sides: 48 },
  )
  b.sheet(
    paint('accent', 'fabric', { colour: '#ece6da' }),
    (u, v) => ring(w / 2 + 2 + Math.sin(u * Math.PI * 22) * 1.4, u, top - 44 + v * 48),
    120,
    2,
    { loop: true, thick: 3 },
  )
  b.turned(
    WICKER,
    [
      [0, top + 2],
      [w / 2 - 6, top + 2],
      [w / 2 - 2, top + 8],
      [w / 2 - 4, top + 18],
      [w * 0.3, top + 30],
      [0, top + 34],
    ],
    { sides: 72, smooth: true },
  )
  for (let i = 2; i < 12; i++) b.hoop(WICKER, (w / 2 - 4) * (i / 12), top + 33 - 15 * (i / 12) ** 2, 4.5)
  b.hoop(WICKER, w / 2 - 6, top + 10, 8)
  b.blob(paint('fixed', 'wood', { colour: '#a9794b' }), [34, 26, 34], [0, top + 34, 0])
}

function lowBowl(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    GLAZE,
    outline(w / 2, h, [
      [0.36, 0],
      [0.4, 0.05],
      [0.74, 0.34],
      [0.93, 0.72],
      [1, 1],
    ]),
    7,
  )
}

function footed(b: Bench, { w, h }: Extent): void {
  const foot = h * 0.45
  b.turned(
    GLAZE,
    [
      [0, 0],
      [w * 0.24, 0],
      [w * 0.25, 4],
      [w * 0.18, foot * 0.5],
      [w * 0.14, foot + 6],
      [0, foot + 6],
    ],
    { sides: 64 },
  )
  b.placed({ at: [0, foot, 0] }, () =>
    hollow(
      b,
      GLAZE,
      outline(w / 2, h - foot, [
        [0.3, 0],
        [0.7, 0.3],
        [0.95, 0.76],
        [1, 1],
      ]),
      7,
    ),
  )
}

function woodenBowl(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    paint('body', 'wood', { colour: '#a9794b' }),
    outline(w / 2, h, [
      [0.4, 0],
      [0.46, 0.06],
      [0.8, 0.4],
      [0.97, 0.8],
      [1, 1],
    ]),
    11,
  )
}

function wireBowl(b: Bench, { w, h }: Extent): void {
  const metal = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.45 })
  const shape = (v: number): readonly [number, number] => [
    (w / 2 - 4) * (0.36 + 0.64 * Math.sin(v * 1.57) ** 0.8),
    8 + (h - 12) * v ** 1.7,
  ]
  for (let i = 0; i < 40; i++)
    b.rod(
      metal,
      Array.from({ length: 7 }, (_, k) => {
        const [r, y] = shape(k / 6)
        return ring(r, i / 40 + k * 0.012, y)
      }),
      1.7,
      { sides: 6, steps: 12 },
    )
  for (const v of [0, 0.34, 1]) {
    const [r, y] = shape(v)
    b.hoop(metal, r, y, v === 1 ? 4 : 2.4)
  }
  b.hoop(metal, (w / 2) * 0.34, 4, 4)
  fruit(b, w, 14)
}

function fruit(b: Bench, w: number, y: number): void {
  const size = w * 0.23
  for (const [i, colour] of ['#c7842f', '#c7842f', '#8fa043', '#c7842f', '#8fa043'].entries()) {
    const [x, , z] = i === 4 ? [0, 0, 0] : ring(w * 0.15, i / 4 + 0.1, 0)
    b.blob(
      paint('fixed', 'plain', { colour }),
      [size, size * 0.94, size],
      [x, y + (i === 4 ? size * 0.62 : 0) + (i % 2) * 3, z],
      28,
    )
  }
}

/** Two wire bowls on a stem. */
function tiers(b: Bench, { w, h }: Extent): void {
  const metal = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.45 })
  b.rod(
    metal,
    [
      [0, 6, 0],
      [0, h - 50, 0],
    ],
    4.5,
    { sides: 14, steps: 1 },
  )
  b.rod(
    metal,
    Array.from(
      { length: 16 },
      (_, k) => [Math.cos((k / 8) * Math.PI) * 24, h - 28 + Math.sin((k / 8) * Math.PI) * 24, 0] as const,
    ),
    4,
    { closed: true, sides: 8, steps: 40 },
  )
  for (const [r, y, high] of [
    [w / 2 - 4, 10, 66],
    [w * 0.36, h * 0.5, 54],
  ] as const) {
    hollow(
      b,
      metal,
      [
        [0, y],
        [r * 0.7, y],
        [r * 0.74, y + 3],
        [r, y + high - 4],
        [r, y + high],
      ],
      2.5,
      { floor: y + 3 },
    )
    b.hoop(metal, r, y + high, 3.4)
  }
  b.placed({ at: [w * 0.2, 14, 0] }, () => fruit(b, w * 0.62, 0))
  b.placed({ at: [-w * 0.13, h * 0.5 + 4, w * 0.08] }, () => fruit(b, w * 0.42, 0))
  for (let i = 0; i < 3; i++) b.blob(metal, [14, 14, 14], ring(w * 0.3, i / 3, 0))
}

function roundTray(b: Bench, { w, h }: Extent): void {
  const metal = paint('body', 'metal', { colour: '#b8924f', roughness: 0.35 })
  hollow(
    b,
    metal,
    [
      [0, 0],
      [w / 2 - 10, 0],
      [w / 2 - 6, 3],
      [w / 2 - 2, h - 4],
      [w / 2, h],
    ],
    2.5,
    { floor: 3, sides: 96 },
  )
  b.hoop(metal, w / 2 - 1.5, h - 1, 3)
}

function tray(b: Bench, { w, h, d }: Extent): void {
  const wood = paint('body', 'wood', { colour: '#a9794b' })
  const metal = paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.4 })
  b.box(wood, [w - 30, 10, d - 30], [0, 3, 0], { edge: 2 })
  for (const s of [-1, 1]) {
    b.box(wood, [w, h * 0.66, 14], [0, 0, s * (d / 2 - 7)], { edge: 3 })
    b.box(wood, [14, h * 0.66, d - 28], [s * (w / 2 - 7), 0, 0], { edge: 3 })
    b.rod(
      metal,
      [
        [s * (w / 2 - 7), h * 0.5, -d * 0.24],
        [s * (w / 2 - 7), h - 6, -d * 0.2],
        [s * (w / 2 - 7), h - 4, 0],
        [s * (w / 2 - 7), h - 6, d * 0.2],
        [s * (w / 2 - 7), h * 0.5, d * 0.24],
      ],
      4,
      { sides: 12, steps: 30 },
    )
  }
}

function stoneTray(b: Bench, { w, h, d }: Extent): void {
  b.board(
    paint('body', 'marble', { colour: '#ece8e1' }),
    roundedRectangle(w, d, d / 2, 12),
    h - 4,
    [0, (h - 4) / 2 + 4, 0],
    { holes: [], bevel: 3 },
  )
  b.board(paint('body', 'marble', { colour: '#ece8e1' }), ellipse(w * 0.8, d * 0.7, 48), 4, [0, 2, 0])
}
