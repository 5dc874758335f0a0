import { ellipse, roundedRectangle } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type P3, type Paint } from './bench.ts'
import { lay } from './cloth.ts'
import { kitFamily } from './kit-family.ts'
import { hollow, outline } from './vessels.ts'

const WHITE = paint('body', 'ceramic', { colour: '#f4f3f0' })
const CHROME = paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.12 })
const STEEL = paint('accent', 'metal', { colour: '#c8ccd0', roughness: 0.12 })
const BOARD = paint('body', 'lacquer', { colour: '#e8e6e1', roughness: 0.35 })
const BASIN = paint('fixed', 'ceramic', { colour: '#f6f5f2' })
const DARK = paint('fixed', 'plain', { colour: '#2a2928' })
const ABOVE = { 'three-quarter': { azimuth: 28, elevation: 24 }, front: { azimuth: 0, elevation: 14 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Móveis e loiça de casa de banho. */
export const bathroom = kitFamily('bathroom', 'floor', [800, 560, 460], {
  vanity: {
    colours: { body: '#e8e6e1', accent: '#2b2b2c' },
    draw: vanity,
    stands: 'wall',
    sizes: [
      { key: 'm', spec: { widthMm: 800, heightMm: 560, depthMm: 460 } },
      { key: 'tall', spec: { widthMm: 600, heightMm: 840, depthMm: 450 } },
    ],
  },
  'wooden-vanity': { colours: { body: '#c9a678', accent: '#b8924f' }, draw: woodenVanity, stands: 'wall' },
  column: { colours: { body: '#e8e6e1', accent: '#2b2b2c' }, draw: column, own: [350, 1600, 300], stands: 'wall' },
  'mirror-cabinet': { colours: { body: '#e8e6e1' }, draw: mirrorCabinet, own: [700, 650, 150], stands: 'wall' },
  bowl: { colours: { body: '#f4f3f0' }, draw: (b, s) => roundBasin(b, s), own: [400, 140, 400], views: ABOVE },
  'square-basin': { colours: { body: '#f4f3f0' }, draw: squareBasin, own: [500, 130, 400], views: ABOVE },
  toilet: { colours: { body: '#f4f3f0' }, draw: toilet, own: [370, 390, 540], stands: 'wall' },
  tap: { colours: { body: '#c8ccd0' }, draw: tap, own: [60, 300, 180], isArranged: true },
  'waterfall-tap': { colours: { body: '#2b2b2c' }, draw: lowTap, own: [50, 170, 150], isArranged: true },
  shower: { colours: { body: '#c8ccd0' }, draw: shower, own: [420, 1150, 460], isArranged: true, stands: 'wall' },
  'shower-tray': {
    colours: { body: '#e9e8e4', accent: '#c8ccd0' },
    draw: showerTray,
    own: [800, 32, 1200],
    views: ABOVE,
  },
  bath: {
    colours: { body: '#f4f3f0', accent: '#c8ccd0' },
    draw: freeBath,
    own: [1700, 580, 750],
    views: { 'three-quarter': { azimuth: 26, elevation: 20 } },
  },
})

/** Acessórios. */
export const bathThings = kitFamily('bath-things', 'wall', [450, 120, 130], {
  shelf: { colours: { body: '#c8ccd0' }, draw: wireShelf, own: [400, 100, 130], angles: TWO },
  'glass-shelf': { colours: { body: '#b8924f' }, draw: glassShelf, own: [500, 90, 130], angles: TWO },
  rail: { colours: { body: '#2b2b2c' }, draw: towelRail, own: [550, 110, 90], angles: TWO },
  'towel-ladder': { colours: { body: '#c9a678' }, draw: towelRack, own: [600, 200, 240], angles: TWO },
  'roll-holder': { colours: { body: '#2b2b2c' }, draw: rollHolder, own: [160, 110, 120], angles: TWO },
  'grab-bar': { colours: { body: '#c8ccd0' }, draw: grabBar, own: [450, 80, 85], angles: TWO },
  dispenser: { colours: { body: '#e9e2d6', accent: '#2b2b2c' }, draw: dispenser, own: [80, 185, 80], stands: 'floor' },
  'glass-dispenser': {
    colours: { body: '#8a5a30', accent: '#2b2b2c' },
    draw: amberDispenser,
    own: [75, 190, 75],
    stands: 'floor',
  },
  cup: { colours: { body: '#9aa98e' }, draw: brushCup, own: [80, 110, 80], isArranged: true, stands: 'floor' },
  scale: { colours: { body: '#2b2b2c' }, draw: scale, own: [300, 28, 300], stands: 'floor', views: ABOVE, angles: TWO },
  mat: {
    colours: { body: '#9db0b8' },
    draw: bathMat,
    own: [600, 20, 900],
    stands: 'floor',
    views: { 'three-quarter': { azimuth: 24, elevation: 36 }, front: { azimuth: 0, elevation: 60 } },
    sizes: [{ key: 'm', spec: { widthMm: 500, depthMm: 800 } }],
  },
  duckboard: { colours: { body: '#c9a678' }, draw: duckboard, own: [500, 34, 800], stands: 'floor', views: ABOVE },
})

function drawers(b: Bench, of: Paint, { w, h, d }: Extent, y: number, count: number, pull: Paint, basin = 0): void {
  b.box(DARK, [w - 12, h - 12 - basin, d - 24], [0, y + 6, -6], { edge: 1 })
  if (basin > 0) b.box(DARK, [w - 12, basin, 8], [0, y + h - basin - 6, d / 2 - 24], { edge: 1 })
  for (const s of [-1, 1]) b.box(of, [16, h, d - 20], [s * (w / 2 - 8), y, -10], { edge: 1.5 })
  b.box(of, [w - 32, 16, d - 20], [0, y, -10], { edge: 1 })
  const each = h / count
  for (let i = 0; i < count; i++) {
    b.box(of, [w - 3, each - 4, 18], [0, y + i * each + 2, d / 2 - 9], { edge: 1.5 })
    b.rod(
      pull,
      [
        [-w * 0.12, y + (i + 0.82) * each, d / 2 + 2],
        [-w * 0.12, y + (i + 0.82) * each, d / 2 + 22],
        [w * 0.12, y + (i + 0.82) * each, d / 2 + 22],
        [w * 0.12, y + (i + 0.82) * each, d / 2 + 2],
      ],
      4.5,
      { sides: 10, straight: true, steps: 40 },
    )
  }
}

function basinTop(b: Bench, w: number, d: number, y: number): void {
  b.board(BASIN, roundedRectangle(w, d, 14), 18, [0, y + 9, 0], {
    holes: [roundedRectangle(w * 0.66, d * 0.62, 60, 8).map(([x, z]) => [x, z - d * 0.05] as const)],
    bevel: 4,
  })
  b.sheet(
    BASIN,
    (u, v) => {
      const a = u * Math.PI * 2
      const half = (e: number): number => Math.sign(e) * Math.abs(e) ** 0.42
      const k = 1 - v * v * 0.94
      return [
        half(Math.cos(a)) * w * 0.335 * k,
        y + 14 - 90 * Math.sin((v * Math.PI) / 2),
        d * 0.05 - half(Math.sin(a)) * d * 0.315 * k,
      ]
    },
    64,
    12,
    { loop: true },
  )
  b.turned(
    STEEL,
    [
      [0, 0],
      [22, 0],
      [22, 3],
      [16, 5],
      [0, 5],
    ],
    { at: [0, y - 77, d * 0.05], sides: 28 },
  )
  b.placed({ at: [0, y + 18, -d * 0.36], size: 0.55 }, () => tapOn(b, STEEL, 190, 150))
}

function vanity(b: Bench, { w, h, d }: Extent): void {
  drawers(
    b,
    BOARD,
    { w, h: h - 130, d: d - 26 },
    0,
    2,
    paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.45 }),
    88,
  )
  basinTop(b, w, d - 20, h - 130)
}

function woodenVanity(b: Bench, { w, h, d }: Extent): void {
  const wood = paint('body', 'wood', { colour: '#c9a678' })
  const base = h - 250
  b.box(wood, [w, 28, d], [0, base - 28, 0], { edge: 2 })
  drawers(
    b,
    wood,
    { w: w - 8, h: base - 30, d: d - 30 },
    0,
    1,
    paint('accent', 'metal', { colour: '#b8924f', roughness: 0.3 }),
  )
  const bowl = Math.min(380, d - 130)
  b.placed({ at: [0, base, d / 2 - 20 - bowl / 2] }, () => roundBasin(b, { w: bowl, h: 130, d: bowl }, BASIN))
  b.placed({ at: [0, base, -d / 2 + 48], size: 0.9 }, () =>
    tapOn(b, paint('accent', 'metal', { colour: '#b8924f', roughness: 0.3 }), 270, 130),
  )
}

function column(b: Bench, { w, h, d }: Extent): void {
  const dark = paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.45 })
  for (const s of [-1, 1]) b.box(BOARD, [16, h, d - 20], [s * (w / 2 - 8), 0, -10], { edge: 1.5 })
  b.box(BOARD, [w - 20, h - 4, 8], [0, 2, -d / 2 + 6], { edge: 1 })
  for (const y of [0, 0.42, 0.6, 1]) b.box(BOARD, [w - 32, 16, d - 24], [0, y * (h - 16), -10], { edge: 1 })
  for (const [from, to] of [
    [0, 0.42],
    [0.61, 1],
  ] as const) {
    b.box(BOARD, [w - 3, (to - from) * h - 4, 18], [0, from * h + 2, d / 2 - 9], { edge: 1.5 })
    b.rod(
      dark,
      [
        [w * 0.36, ((from + to) / 2) * h - 60, d / 2 + 16],
        [w * 0.36, ((from + to) / 2) * h + 60, d / 2 + 16],
      ],
      4.5,
      { sides: 10, steps: 1 },
    )
    for (const y of [-52, 52])
      b.rod(
        dark,
        [
          [w * 0.36, ((from + to) / 2) * h + y, d / 2 - 2],
          [w * 0.36, ((from + to) / 2) * h + y, d / 2 + 16],
        ],
        3.5,
        { sides: 8, steps: 1 },
      )
  }
  for (const [x, r] of [
    [-0.2, 34],
    [0.14, 38],
  ] as const)
    for (let k = 0; k < 2; k++)
      b.rod(
        paint('fixed', 'velvet', { colour: '#efe9dd', grain: 0.3 }),
        [
          [x * w, h * 0.43 + r + k * r * 1.9, -d * 0.36],
          [x * w, h * 0.43 + r + k * r * 1.9, d * 0.3],
        ],
        r,
        { sides: 20, steps: 2 },
      )
}

function mirrorCabinet(b: Bench, { w, h, d }: Extent): void {
  b.box(BOARD, [w, h, d - 22], [0, 0, -11], { edge: 2 })
  for (const s of [-1, 1]) {
    b.box(paint('fixed', 'mirror', { colour: '#eef1f1' }), [w / 2 - 3, h - 3, 5], [s * w * 0.25, 1.5, d / 2 - 3], {
      edge: 0.8,
    })
    b.box(BOARD, [w / 2 - 4, h - 4, 14], [s * w * 0.25, 2, d / 2 - 13], { edge: 1 })
  }
}

function roundBasin(b: Bench, { w, h }: Extent, of: Paint = WHITE): void {
  hollow(
    b,
    of,
    outline(w / 2, h, [
      [0.56, 0],
      [0.66, 0.06],
      [0.9, 0.5],
      [0.985, 0.9],
      [1, 1],
    ]),
    9,
    { sides: 96, floor: 26 },
  )
  b.turned(
    STEEL_FIXED,
    [
      [0, 26],
      [24, 26],
      [24, 30],
      [16, 33],
      [0, 33],
    ],
    { sides: 32 },
  )
}

const STEEL_FIXED = paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.15 })

function squareBasin(b: Bench, { w, h, d }: Extent): void {
  const wall = [
    [0.8, 0, 0],
    [0.84, 4, 0],
    [1, h - 4, 0],
    [1, h, 3],
    [1, h, 10],
    [1, h - 5, 13],
    [0.86, 34, 16],
    [0.7, 24, 20],
    [0, 22, 0],
  ] as const
  b.sheet(
    WHITE,
    (u, v) => {
      const a = u * Math.PI * 2
      const [k, y, inset] = wall[Math.round(v * 8)] as readonly [number, number, number]
      const at = (e: number, half: number): number => Math.sign(e) * Math.abs(e) ** 0.24 * Math.max(0, half * k - inset)
      return [at(Math.cos(a), w / 2), y, -at(Math.sin(a), d / 2)]
    },
    96,
    8,
    { loop: true, crease: 35 },
  )
  b.turned(
    STEEL_FIXED,
    [
      [0, 20],
      [24, 20],
      [24, 26],
      [16, 29],
      [0, 29],
    ],
    { sides: 32 },
  )
}

/** Wall-hung: a shell of D-shaped sections that draws back to the wall, with its seat. */
function toilet(b: Bench, { w, h, d }: Extent): void {
  const section = (u: number, y: number, k: number, from: number): readonly [number, number, number] => {
    const a = u * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const z = s > 0 ? s * d * 0.5 : Math.sign(s) * Math.abs(s) ** 0.28 * d * 0.5
    return [Math.sign(c) * Math.abs(c) ** (s > 0 ? 0.86 : 0.4) * (w / 2) * k, y, from + (z + d / 2) * k - d / 2]
  }
  b.sheet(WHITE, (u, v) => section(u, (h - 46) * v, 0.5 + 0.5 * Math.sin((v * Math.PI) / 2) ** 0.8, 0), 80, 16, {
    loop: true,
  })
  for (const [y, k] of [
    [h - 46, 1.01],
    [h - 24, 1.0],
  ] as const)
    b.board(
      WHITE,
      Array.from({ length: 80 }, (_, i) => {
        const [x, , z] = section(-i / 80, 0, k, 0)
        return [x, -z] as const
      }).toReversed(),
      20,
      [0, y + 11, 0],
      { bevel: 7 },
    )
  for (const x of [-1, 1])
    b.turned(
      CHROME_FIXED,
      [
        [0, 0],
        [15, 0],
        [15, 20],
        [0, 22],
      ],
      { at: [x * w * 0.2, h - 22, -d / 2 + 36], sides: 24 },
    )
}

const CHROME_FIXED = paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.12 })

/** A mixer: body, arched spout, lever. */
function tapOn(b: Bench, of: Paint, high: number, reach: number): void {
  b.turned(
    of,
    [
      [0, 0],
      [27, 0],
      [27, 5],
      [22, 8],
      [21, high * 0.4],
      [23, high * 0.42],
      [23, high * 0.55],
      [0, high * 0.56],
    ],
    { sides: 40 },
  )
  b.rod(
    of,
    [
      [0, high * 0.5, 0],
      ...Array.from({ length: 13 }, (_, i) => (1 - i / 12) * Math.PI).map((a): P3 => [
        0,
        high * 0.8 + Math.sin(a) * (high * 0.2 - 11),
        (reach / 2) * (1 + Math.cos(a)),
      ]),
      [0, high * 0.7, reach],
    ],
    11,
    { sides: 20, steps: 80 },
  )
  b.turned(
    of,
    [
      [0, -3],
      [13, -3],
      [13, 8],
      [0, 8],
    ],
    { at: [0, high * 0.7, reach], sides: 24 },
  )
  b.rod(
    of,
    [
      [20, high * 0.48, 0],
      [48, high * 0.52, 0],
      [66, high * 0.62, 0],
    ],
    5.5,
    { sides: 12, steps: 12 },
  )
}

function tap(b: Bench, { h, d }: Extent): void {
  tapOn(b, CHROME, h, d - 40)
}

function lowTap(b: Bench, { w, h, d }: Extent): void {
  b.box(CHROME, [w - 6, 5, w - 6], [0, 0, -d / 2 + w / 2], { edge: 2 })
  b.box(CHROME, [w - 14, h * 0.8, w - 12], [0, 4, -d / 2 + w / 2], { edge: 5 })
  b.box(CHROME, [w - 14, 18, d - 10], [0, h * 0.6, 0], { edge: 4 })
  b.box(CHROME, [w - 16, 10, w + 26], [0, h * 0.84, -d / 2 + w / 2 + 12], { edge: 4, turn: [-8, 0, 0] })
  b.box(DARK, [w - 22, 5, 10], [0, h * 0.6 - 2, d / 2 - 12], { edge: 1 })
}

function shower(b: Bench, { w, h, d }: Extent): void {
  const z = -d / 2 + 60
  b.rod(
    CHROME,
    [
      [0, h * 0.1, z],
      [0, h * 0.86, z],
      [0, h - 60, z],
      ...Array.from({ length: 9 }, (_, i) => (i / 8) * (Math.PI / 2)).map((a): P3 => [
        0,
        h - 60 + Math.sin(a) * 50,
        z + 50 - Math.cos(a) * 50,
      ]),
      [0, h - 10, z + d * 0.6 - 14],
      [0, h - 22, z + d * 0.6 + 16],
      [0, h - 50, z + d * 0.6 + 26],
    ],
    10,
    { sides: 18, steps: 120 },
  )
  b.turned(
    CHROME,
    [
      [0, 0],
      [125, 0],
      [127, 3],
      [125, 7],
      [40, 12],
      [16, 26],
      [0, 28],
    ],
    { at: [0, h - 66, z + d * 0.6 + 26], sides: 80 },
  )
  b.turned(
    DARK,
    Array.from({ length: 2 }, (_, i) => [i * 116, -0.6] as const),
    { at: [0, h - 66, z + d * 0.6 + 26], sides: 48 },
  )
  b.rod(
    CHROME,
    [
      [-130, h * 0.1, z],
      [130, h * 0.1, z],
    ],
    20,
    { sides: 28, steps: 1 },
  )
  for (const s of [-1, 1]) {
    b.rod(
      CHROME,
      [
        [s * 124, h * 0.1, z],
        [s * 158, h * 0.1, z],
      ],
      24,
      { sides: 32, steps: 1 },
    )
    b.rod(
      CHROME,
      [
        [s * 75, h * 0.1, z],
        [s * 75, h * 0.1, -d / 2],
      ],
      13,
      { sides: 18, steps: 1 },
    )
    b.turned(
      CHROME,
      [
        [0, 0],
        [32, 0],
        [32, 6],
        [14, 10],
        [0, 10],
      ],
      { at: [s * 75, h * 0.1, -d / 2], turn: [90, 0, 0], sides: 36 },
    )
  }
  b.rod(
    CHROME,
    [
      [0, h * 0.83, z],
      [0, h * 0.83, -d / 2],
    ],
    8,
    { sides: 14, steps: 1 },
  )
  b.placed({ at: [0, h * 0.68, z + 112], turn: [-68, 0, 0] }, () => {
    b.turned(
      CHROME,
      [
        [0, 0],
        [54, 0],
        [55, 4],
        [48, 14],
        [16, 22],
        [0, 22],
      ],
      { sides: 48 },
    )
    b.rod(
      CHROME,
      [
        [0, 14, -30],
        [0, 26, -90],
        [0, 20, -190],
      ],
      (u) => 15 - u * 4,
      { sides: 16, steps: 16 },
    )
  })
  b.box(CHROME, [30, 36, 58], [0, h * 0.68 - 132, z + 20], { edge: 8 })
  b.rod(
    STEEL_FIXED,
    [
      [0, h * 0.68 - 164, z + 23],
      [1, h * 0.68 - 230, z + 26],
      [26, h * 0.38, z + 34],
      [62, h * 0.18, z + 36],
      [76, h * 0.05, z + 32],
      [62, 8, z + 20],
      [40, h * 0.03, z + 8],
      [34, h * 0.1, z],
    ],
    7,
    { sides: 10, steps: 90 },
  )
  if (w < 100) throw new Error('too narrow for a shower')
}

function showerTray(b: Bench, { w, h, d }: Extent): void {
  const stone = paint('body', 'concrete', { colour: '#e9e8e4', grain: 0.5 })
  lay(b, [stone], stone, {
    w: w - 6,
    l: d - 6,
    thick: h,
    cells: 60,
    paintAt: () => 0,
    reliefAt: (x, z) =>
      1 - 0.24 * Math.min(1, Math.max(0, (Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z)) - 24) / 30)),
  })
  b.box(stone, [w, h * 0.86, d], [0, 0, 0], { edge: 4 })
  b.box(
    paint('accent', 'metal', { colour: '#c8ccd0', roughness: 0.25 }),
    [120, 5, 120],
    [0, h * 0.76 + 1, -d / 2 + 150],
    { edge: 2 },
  )
}

/** A free-standing tub with a rolled rim. */
function freeBath(b: Bench, { w, h, d }: Extent): void {
  const wall = [
    [0.62, 0, 0],
    [0.66, 6, 0],
    [0.84, h * 0.4, 0],
    [0.96, h * 0.8, 0],
    [1, h - 18, 0],
    [1, h - 5, 0],
    [1, h, 8],
    [1, h - 2, 24],
    [0.97, h - 16, 30],
    [0.92, h * 0.75, 34],
    [0.8, h * 0.4, 40],
    [0.66, h * 0.2, 50],
    [0.5, h * 0.16, 60],
    [0, h * 0.15, 0],
  ] as const
  b.sheet(
    WHITE,
    (u, v) => {
      const a = u * Math.PI * 2
      const [k, y, inset] = wall[Math.round(v * (wall.length - 1))] as readonly [number, number, number]
      return [
        Math.sign(Math.cos(a)) *
          Math.abs(Math.cos(a)) ** 0.72 *
          Math.max(0, (w / 2) * (k > 0 ? 0.2 + 0.8 * k : 0) - inset),
        y,
        -Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.8 * Math.max(0, (d / 2) * k - inset),
      ]
    },
    110,
    wall.length - 1,
    { loop: true },
  )
  b.turned(
    STEEL,
    [
      [0, 0],
      [30, 0],
      [30, 4],
      [20, 7],
      [0, 7],
    ],
    { at: [0, h * 0.15, 0], sides: 32 },
  )
}

function wireShelf(b: Bench, { w, h, d }: Extent): void {
  for (const y of [14, h - 10])
    b.rod(
      CHROME,
      [
        [-w / 2 + 8, y, -d / 2 + 5],
        [-w / 2 + 8, y, d / 2 - 8],
        [w / 2 - 8, y, d / 2 - 8],
        [w / 2 - 8, y, -d / 2 + 5],
      ],
      4.5,
      { sides: 10, straight: true, steps: 90 },
    )
  for (let i = 1; i < 22; i++)
    b.rod(
      CHROME,
      [
        [-w / 2 + (w * i) / 22, 14, -d / 2 + 5],
        [-w / 2 + (w * i) / 22, 14, d / 2 - 8],
      ],
      2.4,
      { sides: 8, steps: 1 },
    )
  for (const x of [-0.46, -0.15, 0.15, 0.46])
    b.rod(
      CHROME,
      [
        [x * w, 14, d / 2 - 8],
        [x * w, h - 10, d / 2 - 8],
      ],
      3,
      { sides: 8, steps: 1 },
    )
  b.box(CHROME, [w * 0.5, 28, 5], [0, h * 0.4, -d / 2 + 2.5], { edge: 2 })
  for (const s of [-1, 1])
    b.rod(
      CHROME,
      [
        [s * w * 0.24, h * 0.5, -d / 2 + 4],
        [s * w * 0.24, 14, -d / 2 + 12],
      ],
      3,
      { sides: 8, steps: 1 },
    )
  for (const [x, colour, high] of [
    [-0.26, '#e9e2d6', 150],
    [-0.1, '#9aa98e', 120],
  ] as const)
    b.turned(
      paint('fixed', 'plain', { colour, roughness: 0.4 }),
      [
        [0, 16],
        [27, 16],
        [29, 19],
        [29, high],
        [18, high + 10],
        [14, high + 12],
        [14, high + 30],
        [0, high + 31],
      ],
      { at: [x * w, 0, 0], sides: 40 },
    )
}

function glassShelf(b: Bench, { w, h, d }: Extent): void {
  b.board(paint('fixed', 'glass', { colour: '#d5e5e0' }), roundedRectangle(w - 20, d - 12, 10), 8, [0, h * 0.5, 4])
  for (const s of [-1, 1]) {
    b.box(CHROME, [22, h * 0.66, 8], [s * (w / 2 - 50), h * 0.2, -d / 2 + 4], { edge: 3 })
    b.box(CHROME, [18, 20, 60], [s * (w / 2 - 50), h * 0.38, -d / 2 + 34], { edge: 4 })
  }
  const [x, y, front, r] = [w / 2 - 22, h - 6, d / 2 - 14, 16]
  const corner = (side: number): P3[] =>
    Array.from({ length: 7 }, (_, i) => (i / 6) * (Math.PI / 2)).map((a) => [
      side * (x - r + r * Math.cos(a)),
      y,
      front - r + r * Math.sin(a),
    ])
  b.rod(CHROME, [[-x, y, -d / 2], ...corner(-1), ...corner(1).toReversed(), [x, y, -d / 2]], 3.6, {
    sides: 10,
    straight: true,
    steps: 120,
  })
  for (const at of [-0.94, 0, 0.94])
    b.rod(
      CHROME,
      [
        [at * x, h * 0.5 + 2, front],
        [at * x, y, front],
      ],
      3,
      { sides: 10, steps: 1 },
    )
}

function towelRail(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) {
    b.turned(
      CHROME,
      [
        [0, 0],
        [24, 0],
        [24, 7],
        [20, 10],
        [0, 10],
      ],
      { at: [s * (w / 2 - 30), h * 0.6, -d / 2], turn: [90, 0, 0], sides: 36 },
    )
    b.rod(
      CHROME,
      [
        [s * (w / 2 - 30), h * 0.6, -d / 2 + 6],
        [s * (w / 2 - 30), h * 0.6, d / 2 - 9],
      ],
      8,
      { sides: 16, steps: 1 },
    )
  }
  b.rod(
    CHROME,
    [
      [-w / 2, h * 0.6, d / 2 - 10],
      [w / 2, h * 0.6, d / 2 - 10],
    ],
    8.5,
    { sides: 18, steps: 1 },
  )
  b.sheet(
    paint('fixed', 'velvet', { colour: '#e9e4da', grain: 0.3 }),
    (u, v) => {
      const s = (v - 0.5) * 2
      const over = Math.min(1, Math.abs(s) / 0.08)
      return [
        -w * 0.06 + (u - 0.5) * w * 0.46,
        h * 0.6 +
          15 * Math.sqrt(Math.max(0, 1 - over * over)) -
          Math.max(0, Math.abs(s) - 0.08) * 300 * (s > 0 ? 1 : 0.8),
        d / 2 - 10 + Math.sign(s) * 13 * over + Math.sin(u * 9 + s) * 3 * Math.min(1, Math.abs(s) * 2),
      ]
    },
    20,
    110,
    { thick: 6 },
  )
}

/** Bars above a shelf for folded towels. */
function towelRack(b: Bench, { w, h, d }: Extent): void {
  const wood = paint('body', 'wood', { colour: '#c9a678' })
  for (const s of [-1, 1]) {
    b.box(wood, [20, h, 20], [s * (w / 2 - 10), 0, -d / 2 + 10], { edge: 3 })
    b.box(wood, [20, 20, d - 20], [s * (w / 2 - 10), h - 24, 10], { edge: 3 })
    b.rod(
      wood,
      [
        [s * (w / 2 - 10), h * 0.3, -d / 2 + 14],
        [s * (w / 2 - 10), h - 20, d / 2 - 60],
      ],
      8,
      { sides: 12, steps: 1 },
    )
  }
  for (let i = 0; i < 5; i++)
    b.rod(
      wood,
      [
        [-w / 2 + 10, h - 14, -d / 2 + 34 + (i * (d - 50)) / 4.4],
        [w / 2 - 10, h - 14, -d / 2 + 34 + (i * (d - 50)) / 4.4],
      ],
      7,
      { sides: 12, steps: 1 },
    )
  b.rod(
    wood,
    [
      [-w / 2 + 10, h * 0.2, -d / 2 + 26],
      [w / 2 - 10, h * 0.2, -d / 2 + 26],
    ],
    8,
    { sides: 12, steps: 1 },
  )
  for (let i = 0; i < 3; i++)
    b.box(
      paint('fixed', 'velvet', { colour: i === 1 ? '#9db0b8' : '#efe9dd', grain: 0.3 }),
      [w * 0.5, 30, d * 0.72],
      [0, h - 5 + i * 29, 6],
      { edge: 14, crown: [2, 2, 2], wrinkle: 2, seed: i + 1 },
    )
}

function rollHolder(b: Bench, { w, h, d }: Extent): void {
  b.turned(
    CHROME,
    [
      [0, 0],
      [26, 0],
      [26, 6],
      [20, 10],
      [0, 10],
    ],
    { at: [-w / 2 + 26, h * 0.7, -d / 2], turn: [90, 0, 0], sides: 36 },
  )
  b.rod(
    CHROME,
    [
      [-w / 2 + 26, h * 0.7, -d / 2 + 6],
      [-w / 2 + 26, h * 0.7, d / 2 - 50],
      [-w / 2 + 30, h * 0.7, d / 2 - 46],
      [w / 2 - 4, h * 0.7, d / 2 - 46],
    ],
    7,
    { sides: 16, straight: true, steps: 60 },
  )
  b.turned(
    paint('fixed', 'plain', { colour: '#fbfaf7' }),
    [
      [20, -49],
      [54, -49],
      [55, -46],
      [55, 46],
      [54, 49],
      [20, 49],
      [20, -49],
    ],
    { at: [8, h * 0.7 - 14, d / 2 - 46], turn: [0, 0, 90], sides: 64 },
  )
  b.sheet(
    paint('fixed', 'plain', { colour: '#fbfaf7' }),
    (u, v) => [8 - 48 + u * 96, h * 0.7 - 14 - (1 - v) * 76, d / 2 - 46 + 54.5 + Math.sin(v * 3) * 2],
    6,
    8,
    { thick: 0.8 },
  )
}

function grabBar(b: Bench, { w, h, d }: Extent): void {
  b.rod(
    CHROME,
    [
      [-w / 2 + 38, h / 2, -d / 2 + 4],
      [-w / 2 + 40, h / 2, d * 0.2],
      [-w / 2 + 78, h / 2, d / 2 - 17],
      [w / 2 - 78, h / 2, d / 2 - 17],
      [w / 2 - 40, h / 2, d * 0.2],
      [w / 2 - 38, h / 2, -d / 2 + 4],
    ],
    16,
    { sides: 24, steps: 90 },
  )
  for (const s of [-1, 1])
    b.turned(
      CHROME,
      [
        [0, 0],
        [39, 0],
        [39, 6],
        [34, 12],
        [0, 14],
      ],
      { at: [s * (w / 2 - 38), h / 2, -d / 2], turn: [90, 0, 0], sides: 48 },
    )
}

function pump(b: Bench, y: number, h: number): void {
  const of = paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.4 })
  b.turned(
    of,
    [
      [0, y - 2],
      [16, y - 2],
      [17, y - 1],
      [17, y + 11],
      [16, y + 12.5],
      [10, y + 13.5],
      [8, y + 16],
      [5, y + 18],
      [4.6, h - 18],
      [0, h - 18],
    ],
    { sides: 48 },
  )
  b.rod(
    of,
    [
      [0, h - 8, -9],
      [0, h - 7, 12],
      [0, h - 8, 34],
      [0, h - 16, 44],
      [0, h - 22, 46],
    ],
    (u) => [6.5 - 2.2 * u, 5 - 1.2 * u],
    { sides: 20, steps: 40, up: [0, 1, 0] },
  )
  b.turned(
    of,
    [
      [0, h - 20],
      [8, h - 20],
      [11, h - 17],
      [11.5, h - 5],
      [10, h - 1.5],
      [6, h],
      [0, h],
    ],
    { sides: 40 },
  )
}

/** A quarter round from the wall in to the neck. */
function shoulder(r: number, low: number, high: number, neck: number): (readonly [number, number])[] {
  return Array.from({ length: 12 }, (_, i) => ((i + 1) / 12) * (Math.PI / 2)).map(
    (a) => [neck + (r - neck) * Math.cos(a), low + (high - low) * Math.sin(a)] as const,
  )
}

function dispenser(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    paint('body', 'ceramic', { colour: '#e9e2d6' }),
    [
      [0, 0],
      [r - 4, 0],
      [r - 1, 1.5],
      [r, 5],
      [r, h * 0.54],
      ...shoulder(r, h * 0.54, h * 0.64, r * 0.5),
      [0, h * 0.64],
    ],
    { sides: 72 },
  )
  pump(b, h * 0.64, h)
}

function amberDispenser(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    paint('body', 'glass', { colour: '#8a5a30' }),
    [
      [0, 0],
      [r - 5, 0],
      [r - 1.5, 1.5],
      [r, 5],
      [r, h * 0.5],
      ...shoulder(r, h * 0.5, h * 0.645, r * 0.46),
      [r * 0.45, h * 0.67],
      [r * 0.38, h * 0.67],
      ...shoulder(r - 3, h * 0.495, h * 0.63, r * 0.38).toReversed(),
      [r - 3, h * 0.49],
      [r - 3, 6],
      [0, 5],
    ],
    { sides: 72 },
  )
  b.turned(
    paint('fixed', 'plain', { colour: '#7a4c26', roughness: 0.2 }),
    [
      [0, 5.5],
      [r - 3.4, 5.5],
      [r - 3.4, h * 0.46],
      [0, h * 0.46],
    ],
    { sides: 72 },
  )
  b.sheet(
    paint('fixed', 'plain', { colour: '#f4efe6' }),
    (u, v) => [Math.sin((u - 0.5) * 2.5) * (r + 0.5), h * (0.11 + 0.26 * v), Math.cos((u - 0.5) * 2.5) * (r + 0.5)],
    32,
    1,
    { thick: 0.3 },
  )
  pump(b, h * 0.67, h)
}

function brushCup(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    paint('body', 'ceramic', { colour: '#9aa98e' }),
    [
      [0, 0],
      [w * 0.42, 0],
      [w * 0.44, 4],
      [w / 2, h - 3],
      [w / 2, h],
    ],
    5,
  )
  for (const [turn, colour] of [
    [16, '#f2efe9'],
    [-14, '#d8b07c'],
  ] as const)
    b.placed({ at: [0, 8, 0], turn: [turn * 0.4, 0, turn] }, () => {
      b.rod(
        paint('fixed', 'plain', { colour, roughness: 0.5 }),
        [
          [0, 0, 0],
          [0, h * 0.9, 0],
          [0, h * 1.3, 1],
          [0, h * 1.62, 0],
        ],
        (u) => [5.5 - 1.6 * Math.sin(u * 3), 3.6],
        { sides: 14, steps: 16 },
      )
      b.box(paint('fixed', 'plain', { colour: '#fbfaf7' }), [9, 26, 12], [0, h * 1.38, 8], { edge: 2 })
    })
}

function scale(b: Bench, { w, h, d }: Extent): void {
  b.board(
    paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.08 }),
    roundedRectangle(w, d, 30),
    10,
    [0, h - 5, 0],
    { bevel: 3 },
  )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.turned(
        paint('fixed', 'plain', { colour: '#d9d9d6' }),
        [
          [0, 0],
          [22, 0],
          [24, 5],
          [24, h - 10],
          [0, h - 10],
        ],
        { at: [x * (w / 2 - 42), 0, z * (d / 2 - 42)], sides: 32 },
      )
  b.board(
    paint('fixed', 'lacquer', { colour: '#101112', roughness: 0.1 }),
    roundedRectangle(92, 44, 6),
    0.8,
    [0, h + 0.2, -d * 0.28],
    { bevel: 0.2 },
  )
  for (const [i, wide] of [
    [0, 10],
    [1, 10],
    [2, 10],
  ] as const)
    for (const y of [-9, 0, 9])
      b.board(
        paint('fixed', 'bulb', { colour: '#cfe6ff' }),
        roundedRectangle(wide, 2, 1, 2),
        0.6,
        [i * 18 - 18, h + 0.9, -d * 0.28 + y],
        { bevel: 0.1 },
      )
  for (const x of [-0.24, 0.24])
    b.board(STEEL_FIXED, ellipse(70, 150, 40), 0.8, [x * w, h + 0.3, d * 0.1], { bevel: 0.2 })
}

/** Terry with a border and raised squares. */
function bathMat(b: Bench, { w, d }: Extent): void {
  const of = paint('body', 'velvet', { colour: '#9db0b8', grain: 0.3 })
  lay(b, [of], paint('fixed', 'fabric', { colour: '#cfd4d4' }), {
    w,
    l: d,
    thick: 19,
    cells: 90,
    paintAt: () => 0,
    reliefAt: (x, z) => {
      const edge = Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z))
      if (edge < 48) return edge > 34 ? 0.62 : 1
      return (
        0.7 +
        0.3 *
          Math.min(1, 2.4 * Math.abs(Math.sin((x / 62) * Math.PI))) *
          Math.min(1, 2.4 * Math.abs(Math.sin((z / 62) * Math.PI)))
      )
    },
  })
}

function duckboard(b: Bench, { w, h, d }: Extent): void {
  const wood = paint('body', 'wood', { colour: '#c9a678' })
  const slats = 9
  for (let i = 0; i < slats; i++)
    b.box(wood, [w / slats - 9, 15, d], [(i + 0.5) * (w / slats) - w / 2, h - 15, 0], { edge: 4, grain: 'z' })
  for (const z of [-0.38, 0, 0.38]) b.box(wood, [w - 16, h - 16, 44], [0, 0, z * d], { edge: 3 })
}
