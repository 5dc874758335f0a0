import { ellipse, roundedRectangle, type Outline } from '../geometry/outline.ts'
import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'

const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const PAPER = paint('fixed', 'plain', { colour: '#f5f2ea', roughness: 0.9 })
const INK = [
  paint('accent', 'plain', { colour: '#b3603f', roughness: 0.9 }),
  paint('frame', 'plain', { colour: '#7d8a80', roughness: 0.9 }),
  paint('fixed', 'plain', { colour: '#24324f', roughness: 0.9 }),
] as const
const tall = [
  { key: 'm', spec: { widthMm: 500, heightMm: 700 } },
  { key: 'wide', spec: { widthMm: 900, heightMm: 600 } },
]
const TWO = ['three-quarter', 'front'] as const

/** Quadros, molduras e o que se pendura na parede. */
export const wallArt = kitFamily('wall-art', 'wall', [500, 700, 25], {
  landscape: {
    colours: { body: '#c9a678', accent: '#d8844f', frame: '#7d8a80' },
    draw: (b, s) => framedPrint(b, s, dunes),
    sizes: tall,
  },
  shapes: {
    colours: { body: '#2b2b2c', accent: '#c6942e', frame: '#9aa98e' },
    draw: (b, s) => framedPrint(b, s, shapes),
    sizes: tall,
  },
  leaf: {
    colours: { body: '#c9a678', accent: '#5f7a5a', frame: '#c9b79a' },
    draw: (b, s) => framedPrint(b, s, leafPrint),
    sizes: tall,
  },
  canvas: { colours: { body: '#e9dfcd', accent: '#1f5564', frame: '#c39a95' }, draw: canvas, sizes: tall },
  frames: {
    colours: { body: '#c9a678' },
    draw: emptyFrame,
    own: [300, 400, 20],
    sizes: [
      { key: 'm', spec: { widthMm: 300, heightMm: 400 } },
      { key: 'wide', spec: { widthMm: 180, heightMm: 130 } },
    ],
  },
  trio: {
    colours: { body: '#2b2b2c', accent: '#d8844f', frame: '#7d8a80' },
    draw: trio,
    own: [1000, 460, 20],
    isArranged: true,
  },
  sticker: { colours: { body: '#5f7a5a' }, draw: sticker, own: [600, 900, 4], angles: TWO },
  macrame: { colours: { body: '#e9e0cd', accent: '#b08a5c' }, draw: macrame, own: [500, 800, 40] },
  slats: { colours: { body: '#a9794b', accent: '#2b2b2c' }, draw: slatted, own: [600, 1200, 30] },
  whiteboard: { colours: { body: '#c8ccd0' }, draw: whiteboard, own: [900, 600, 30] },
})

/** Relógios de parede. */
export const clocks = kitFamily('clocks', 'wall', [320, 320, 42], {
  plain: { colours: { body: '#2b2b2c' }, draw: plainClock },
  wooden: { colours: { body: '#c9a678' }, draw: woodenClock },
  open: { colours: { body: '#b8924f' }, draw: openClock, own: [500, 500, 36] },
})

type Motif = (w: number, h: number) => readonly { of: Paint; outline: Outline }[]

/** Rails, a mount with a window, glass left out: catalogues show none. */
function framedPrint(b: Bench, { w, h, d }: Extent, motif: Motif): void {
  const rail = Math.max(11, Math.min(w, h) * 0.03)
  rails(b, WOOD, w, h, d, rail)
  b.box(PAPER, [w - rail * 2 + 4, h - rail * 2 + 4, 4], [0, rail - 2, d / 2 - 11], { edge: 0.5 })
  const margin = Math.min(w, h) * 0.14
  print(b, w - margin * 2, h - margin * 2, h / 2, d / 2 - 6.6, motif)
}

function print(b: Bench, w: number, h: number, y: number, z: number, motif: Motif): void {
  motif(w, h).forEach(({ of, outline }, at) =>
    b.board(of, outline, 0.5, [0, y, z + Math.min(at, 4) * 0.5], { lies: 'upright', bevel: 0.05 }),
  )
}

function rails(b: Bench, of: Paint, w: number, h: number, d: number, rail: number): void {
  for (const s of [-1, 1]) {
    b.box(of, [rail, h, d], [s * (w / 2 - rail / 2), 0, 0], { edge: 1.5 })
    b.box(of, [w - rail * 2 + 0.6, rail, d - 0.6], [0, s > 0 ? h - rail : 0, 0], { edge: 1.5 })
  }
}

const sky = paint('fixed', 'plain', { colour: '#ece2d0', roughness: 0.9 })

const dunes: Motif = (w, h) => {
  const hill = (level: number, swing: number, phase: number): Outline => [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    ...Array.from(
      { length: 25 },
      (_, i) => [w / 2 - (i / 24) * w, level * h + swing * h * Math.sin((i / 24) * 3.2 + phase)] as const,
    ),
  ]
  return [
    { of: sky, outline: roundedRectangle(w, h, 0.1, 1) },
    { of: INK[0], outline: ellipse(w * 0.46, w * 0.46, 48).map(([x, y]) => [x + w * 0.1, y + h * 0.14] as const) },
    { of: INK[1], outline: hill(-0.04, 0.07, 0.4) },
    { of: paint('accent', 'plain', { colour: '#b3603f', roughness: 0.9 }), outline: hill(-0.2, 0.06, 2.2) },
    { of: INK[2], outline: hill(-0.34, 0.05, 3.9) },
  ]
}

const shapes: Motif = (w, h) => {
  const pebble = (cx: number, cy: number, r: number, k: number): Outline =>
    Array.from({ length: 48 }, (_, i) => (i / 48) * Math.PI * 2).map(
      (a) =>
        [
          cx * w + Math.cos(a) * r * w * (1 + 0.14 * Math.sin(a * 2 + k) + 0.06 * Math.sin(a * 3 + k * 2)),
          cy * h + Math.sin(a) * r * w * (1 + 0.12 * Math.cos(a * 2 + k)),
        ] as const,
    )
  const bow: Outline = [
    ...Array.from(
      { length: 30 },
      (_, i) =>
        [
          Math.cos((i / 29) * Math.PI) * w * 0.3 + w * 0.06,
          Math.sin((i / 29) * Math.PI) * w * 0.36 - h * 0.36,
        ] as const,
    ),
    ...Array.from(
      { length: 30 },
      (_, i) =>
        [
          Math.cos(Math.PI - (i / 29) * Math.PI) * w * 0.2 + w * 0.06,
          Math.sin((i / 29) * Math.PI) * w * 0.26 - h * 0.36,
        ] as const,
    ),
  ]
  return [
    { of: sky, outline: roundedRectangle(w, h, 0.1, 1) },
    { of: INK[1], outline: pebble(-0.14, 0.2, 0.24, 1) },
    { of: INK[0], outline: pebble(0.16, 0.02, 0.2, 4) },
    { of: INK[2], outline: bow },
  ]
}

const leafPrint: Motif = (w, h) => {
  const leaf = (x0: number, y0: number, angle: number, long: number): Outline =>
    Array.from({ length: 40 }, (_, i) => {
      const t = i < 20 ? i / 19 : (39 - i) / 19
      const half = (i < 20 ? 1 : -1) * Math.sin(t * Math.PI) ** 0.8 * long * 0.15
      return [
        x0 + Math.cos(angle) * t * long + Math.sin(angle) * half,
        y0 + Math.sin(angle) * t * long - Math.cos(angle) * half,
      ] as const
    })
  const stem: Outline = [
    [-w * 0.008, -h * 0.44],
    [w * 0.008, -h * 0.44],
    [w * 0.005, h * 0.26],
    [-w * 0.005, h * 0.26],
  ]
  return [
    { of: sky, outline: roundedRectangle(w, h, 0.1, 1) },
    { of: INK[0], outline: stem },
    ...[-0.34, -0.2, -0.06, 0.08, 0.2].flatMap((y, i) =>
      [1, -1].map((s) => ({
        of: i % 2 ? INK[1] : INK[0],
        outline: leaf(0, y * h, s > 0 ? 0.6 : Math.PI - 0.6, w * (0.4 - i * 0.03)),
      })),
    ),
    { of: INK[0], outline: leaf(0, h * 0.24, Math.PI / 2, w * 0.26) },
  ]
}

/** Paint in broad strokes on a stretched cloth. */
function canvas(b: Bench, { w, h, d }: Extent): void {
  b.box(paint('body', 'fabric', { colour: '#e9dfcd', scale: 0.5, grain: 0.6 }), [w, h, d], [0, 0, 0], { edge: 2.5 })
  const blot = (cx: number, cy: number, rx: number, ry: number, seed: number): Outline =>
    Array.from({ length: 72 }, (_, i) => (i / 72) * Math.PI * 2).map((a) => {
      const r = 0.78 + 0.44 * (noise3(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6, seed) - 0.3)
      return [
        Math.max(-w / 2 + 3, Math.min(w / 2 - 3, cx * w + Math.cos(a) * rx * w * r)),
        Math.max(-h / 2 + 3, Math.min(h / 2 - 3, cy * h + Math.sin(a) * ry * h * r)),
      ] as const
    })
  const paints = [
    paint('accent', 'fabric', { colour: '#1f5564', scale: 0.5, grain: 0.6 }),
    paint('frame', 'fabric', { colour: '#c39a95', scale: 0.5, grain: 0.6 }),
    paint('fixed', 'fabric', { colour: '#c8a04d', scale: 0.5, grain: 0.6 }),
  ] as const
  for (const [i, [cx, cy, rx, ry]] of (
    [
      [-0.12, -0.2, 0.46, 0.3],
      [0.16, 0.18, 0.36, 0.27],
      [-0.22, 0.24, 0.2, 0.1],
      [0.3, -0.34, 0.16, 0.06],
    ] as const
  ).entries())
    b.board(
      paints[i === 0 ? 0 : i === 1 ? 1 : i === 2 ? 2 : 1],
      blot(cx, cy, rx, ry, i * 5 + 2),
      1,
      [0, h / 2, d / 2 + i * 0.5],
      { lies: 'upright', bevel: 0.1 },
    )
}

function emptyFrame(b: Bench, { w, h, d }: Extent): void {
  const rail = Math.max(10, Math.min(w, h) * 0.055)
  rails(b, WOOD, w, h, d, rail)
  b.box(PAPER, [w - rail * 2 + 4, h - rail * 2 + 4, 3], [0, rail - 2, d / 2 - 11], { edge: 0.5 })
  const [iw, ih] = [w * 0.56, h * 0.6]
  print(b, iw, ih, h / 2, d / 2 - 8.4, (pw, ph) => [
    { of: paint('fixed', 'plain', { colour: '#d9d5cc' }), outline: roundedRectangle(pw, ph, 0.1, 1) },
    {
      of: paint('fixed', 'plain', { colour: '#b9b5aa' }),
      outline: [
        [-pw / 2, -ph / 2],
        [pw / 2, -ph / 2],
        [pw / 2, -ph * 0.1],
        [pw * 0.18, ph * 0.16],
        [-pw * 0.08, -ph * 0.1],
        [-pw * 0.24, ph * 0.04],
        [-pw / 2, -ph * 0.16],
      ],
    },
    {
      of: paint('fixed', 'plain', { colour: '#e9d9ae' }),
      outline: ellipse(pw * 0.18, pw * 0.18, 32).map(([x, y]) => [x - pw * 0.16, y + ph * 0.28] as const),
    },
  ])
}

function trio(b: Bench, { w, h, d }: Extent): void {
  for (const [x, motif] of [
    [-0.345, dunes],
    [0, shapes],
    [0.345, leafPrint],
  ] as const)
    b.placed({ at: [x * w, 0, 0] }, () => framedPrint(b, { w: w * 0.31, h, d }, motif))
}

/** A branch with leaves cut of foil. */
function sticker(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'plain', { colour: '#5f7a5a', roughness: 0.7 })
  const at = (t: number): readonly [number, number] => [
    (-0.3 + 0.5 * t + 0.12 * Math.sin(t * 5)) * w,
    (-0.5 + t * 0.96) * h,
  ]
  const stem = Array.from({ length: 30 }, (_, i) => at(i / 29))
  b.board(
    of,
    [...stem.map(([x, y]) => [x + 4, y] as const), ...stem.toReversed().map(([x, y]) => [x - 4, y] as const)],
    1.2,
    [0, h / 2, 0],
    { lies: 'upright', bevel: 0.1 },
  )
  for (let i = 2; i < 15; i++) {
    const [[x, y], [ahead, above]] = [at(i / 15), at((i + 0.1) / 15)]
    const side = i % 2 ? 1 : -1
    const angle = Math.atan2(above - y, ahead - x) - (i === 14 ? 0 : side * (0.72 + 0.08 * (i % 3)))
    const long = w * (0.34 - 0.012 * i)
    b.board(
      of,
      Array.from({ length: 36 }, (_, k) => {
        const t = k < 18 ? k / 17 : (35 - k) / 17
        const half = (k < 18 ? 1 : -1) * Math.sin(t * Math.PI) ** 0.85 * long * 0.2
        return [
          x + Math.cos(angle) * t * long + Math.sin(angle) * half,
          y + Math.sin(angle) * t * long - Math.cos(angle) * half,
        ] as const
      }),
      1.2,
      [0, h / 2, 0],
      { lies: 'upright', bevel: 0.1 },
    )
  }
}

/** Cords on a stick, knotted in rows and cut to a point. */
function macrame(b: Bench, { w, h }: Extent): void {
  const CORD = paint('body', 'knit', { colour: '#e9e0cd', scale: 0.4 })
  b.rod(
    paint('accent', 'wood', { colour: '#b08a5c' }),
    [
      [-w / 2, h * 0.9, 0],
      [-w * 0.1, h * 0.905, 0],
      [w / 2, h * 0.898, 0],
    ],
    10,
    { sides: 14, steps: 16 },
  )
  b.rod(
    CORD,
    [
      [-w * 0.4, h * 0.9, 4],
      [-w * 0.2, h * 0.96, 2],
      [0, h - 3, 0],
      [w * 0.2, h * 0.96, 2],
      [w * 0.4, h * 0.9, 4],
    ],
    3,
    { sides: 8, steps: 30 },
  )
  const count = 34
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5
    const x = t * w * 0.86
    const end = h * (0.02 + 0.3 * (Math.abs(t) * 2) ** 1.3)
    const pair = ((i % 2 ? -1 : 1) * (w * 0.86)) / count
    b.rod(
      CORD,
      [
        [x, h * 0.9 + 8, 0],
        [x, h * 0.9 - 12, 11],
        [x + pair * 0.4, h * 0.8, 8],
        [x - pair * 0.4, h * 0.7, 9],
        [x + pair * 0.4, h * 0.6, 8],
        [x, h * 0.5, 9],
        [x + Math.sin(i * 3) * 5, (h * 0.5 + end) / 2, 8],
        [x + Math.sin(i * 5) * 9, end, 7],
      ],
      4.2,
      { sides: 6, steps: 26 },
    )
  }
  for (const [row, from] of [
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
  ] as const)
    for (let i = from; i < count - 1; i += 2)
      b.blob(CORD, [22, 19, 16], [((i + 1) / count) * w * 0.86 - w * 0.43, h * (0.82 - row * 0.066), 8], 10)
}

function slatted(b: Bench, { w, h, d }: Extent): void {
  b.box(paint('accent', 'fabric', { colour: '#2b2b2c' }), [w, h, d * 0.34], [0, 0, -d * 0.33], { edge: 1 })
  const count = Math.round(w / 40)
  for (let i = 0; i < count; i++)
    b.box(
      paint('body', 'wood', { colour: '#a9794b' }),
      [w / count - 13, h, d * 0.66],
      [(i + 0.5) * (w / count) - w / 2, 0, d * 0.17],
      { edge: 1.5 },
    )
}

function whiteboard(b: Bench, { w, h, d }: Extent): void {
  const metal = paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.35 })
  b.box(paint('fixed', 'lacquer', { colour: '#fbfbfa', roughness: 0.15 }), [w - 16, h - 16, 10], [0, 8, -d / 2 + 8], {
    edge: 0.6,
  })
  rails(b, metal, w, h, 18, 13)
  b.box(metal, [w * 0.4, 6, 46], [0, 3, d / 2], { edge: 2 })
  for (const [x, colour] of [
    [-0.1, '#24324f'],
    [0.02, '#b4292d'],
  ] as const)
    b.rod(
      paint('fixed', 'plain', { colour }),
      [
        [x * w - 50, 16, d / 2 + 6],
        [x * w + 50, 16, d / 2 + 6],
      ],
      7,
      { sides: 14, steps: 1 },
    )
  for (const [x, y, colour] of [
    [-0.36, 0.84, '#c6942e'],
    [0.38, 0.8, '#5d7280'],
  ] as const)
    b.turned(
      paint('fixed', 'plain', { colour }),
      [
        [0, 0],
        [13, 0],
        [13, 6],
        [0, 7],
      ],
      { at: [x * w, y * h, -d / 2 + 18], turn: [90, 0, 0], sides: 28 },
    )
}

function hands(b: Bench, r: number, y: number, z: number, of: Paint): void {
  for (const [turn, long, wide] of [
    [-52, 0.5, 9],
    [58, 0.74, 6],
  ] as const)
    b.placed({ at: [0, y, z], turn: [0, 0, turn] }, () =>
      b.box(of, [wide, r * long + 18, 2], [0, -18, 0], { edge: 0.9 }),
    )
  b.turned(
    of,
    [
      [0, 0],
      [9, 0],
      [9, 5],
      [0, 6],
    ],
    { at: [0, y, z - 1], turn: [90, 0, 0], sides: 24 },
  )
}

function marks(b: Bench, r: number, y: number, z: number, of: Paint): void {
  for (let i = 0; i < 60; i++)
    if (i % 5 === 0 || r > 90)
      b.placed({ at: [0, y, z], turn: [0, 0, i * 6] }, () =>
        b.box(
          of,
          [i % 5 === 0 ? 5 : 1.6, i % 5 === 0 ? r * 0.14 : r * 0.05, 1],
          [0, r * 0.94 - (i % 5 === 0 ? r * 0.14 : r * 0.05), 0],
          { edge: 0.4 },
        ),
      )
}

const BLACK = paint('fixed', 'lacquer', { colour: '#262627', roughness: 0.5 })

function plainClock(b: Bench, { w, h, d }: Extent): void {
  const r = w / 2
  b.turned(
    paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.4 }),
    [
      [0, 0],
      [r - 4, 0],
      [r, 4],
      [r, d - 5],
      [r - 3, d],
      [r - 9, d],
      [r - 11, d - 9],
      [0, d - 9],
    ],
    { at: [0, h / 2, -d / 2], turn: [90, 0, 0], sides: 96 },
  )
  b.turned(
    PAPER,
    [
      [0, 0],
      [r - 10, 0],
      [r - 10, 1.5],
      [0, 1.5],
    ],
    { at: [0, h / 2, d / 2 - 9], turn: [90, 0, 0], sides: 80 },
  )
  marks(b, r - 14, h / 2, d / 2 - 7, BLACK)
  hands(b, r, h / 2, d / 2 - 5, BLACK)
}

function woodenClock(b: Bench, { w, h, d }: Extent): void {
  const r = w / 2
  b.board(paint('body', 'wood', { colour: '#c9a678' }), ellipse(w, h, 96), d * 0.6, [0, h / 2, -d * 0.2], {
    lies: 'upright',
    bevel: 6,
  })
  for (let i = 0; i < 12; i++)
    b.turned(
      BLACK,
      [
        [0, 0],
        [i % 3 === 0 ? 8 : 5, 0],
        [i % 3 === 0 ? 8 : 5, 2],
        [0, 2.6],
      ],
      {
        at: [Math.cos((i / 6) * Math.PI) * r * 0.82, h / 2 + Math.sin((i / 6) * Math.PI) * r * 0.82, d * 0.1 - 0.6],
        turn: [90, 0, 0],
        sides: 24,
      },
    )
  hands(b, r, h / 2, d * 0.1 + 8, BLACK)
}

/** Two hoops with bars for the hours: the wall shows through. */
function openClock(b: Bench, { w, h, d }: Extent): void {
  const metal = paint('body', 'metal', { colour: '#b8924f', roughness: 0.3 })
  const hoop = (r: number, tube: number): void =>
    b.rod(
      metal,
      Array.from(
        { length: 48 },
        (_, i) => [Math.cos((i / 24) * Math.PI) * r, h / 2 + Math.sin((i / 24) * Math.PI) * r, 0] as const,
      ),
      tube,
      { closed: true, sides: 10, steps: 110 },
    )
  hoop(w / 2 - 6, 6)
  hoop(w * 0.33, 5)
  for (let i = 0; i < 12; i++)
    b.placed({ at: [0, h / 2, 0], turn: [0, 0, i * 30] }, () => {
      for (const x of i % 3 === 0 ? [-9, 9] : [0])
        b.rod(
          metal,
          [
            [x, w * 0.33, 0],
            [x, w / 2 - 6, 0],
          ],
          4,
          { sides: 10, steps: 1 },
        )
    })
  for (let i = 0; i < 4; i++)
    b.placed({ at: [0, h / 2, 0], turn: [0, 0, i * 90 + 45] }, () =>
      b.rod(
        metal,
        [
          [0, 20, 0],
          [0, w * 0.33, 0],
        ],
        2.4,
        { sides: 8, steps: 1 },
      ),
    )
  b.turned(
    metal,
    [
      [0, 0],
      [32, 0],
      [32, 12],
      [0, 13],
    ],
    { at: [0, h / 2, -6], turn: [90, 0, 0], sides: 40 },
  )
  hands(b, w * 0.42, h / 2, d * 0.3, BLACK)
}
