import { roundedRectangle } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'
import { hollow, outline } from './vessels.ts'

const STEEL = paint('body', 'metal', { colour: '#b9bdc0', roughness: 0.22 })
const ENAMEL = paint('body', 'lacquer', { colour: '#b3603f', roughness: 0.15 })
const BLACK = paint('fixed', 'plain', { colour: '#26262a', roughness: 0.6 })
const CHROME = paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.2 })
const WOOD = paint('body', 'wood', { colour: '#c79a66' })
const ABOVE = { 'three-quarter': { azimuth: 24, elevation: 22 }, front: { azimuth: 0, elevation: 12 } } as const
const LOW = { 'three-quarter': { azimuth: 24, elevation: 12 }, front: { azimuth: 0, elevation: 6 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Tachos, formas e o que se usa para cozinhar. */
export const cookware = kitFamily('cookware', 'floor', [320, 170, 240], {
  pot: { colours: { body: '#b9bdc0' }, draw: (b, s) => steelPot(b, s), isArranged: true, views: ABOVE, angles: TWO },
  casserole: { colours: { body: '#b3603f' }, draw: casserole, isArranged: true, views: ABOVE, angles: TWO },
  'pot-set': {
    colours: { body: '#b9bdc0' },
    draw: potSet,
    isArranged: true,
    own: [620, 210, 420],
    views: ABOVE,
    angles: TWO,
  },
  pan: { colours: { body: '#2b2b2c' }, draw: pan, isArranged: true, own: [480, 90, 280], views: ABOVE, angles: TWO },
  wok: { colours: { body: '#3a3b3d' }, draw: wok, isArranged: true, own: [560, 130, 320], views: ABOVE, angles: TWO },
  dish: { colours: { body: '#e9e2d6' }, draw: ovenDish, own: [360, 75, 230], views: ABOVE, angles: TWO },
  knives: {
    colours: { body: '#b9bdc0' },
    draw: knifeBlock,
    isArranged: true,
    own: [150, 350, 200],
    views: LOW,
    angles: TWO,
  },
  'chef-knife': {
    colours: { body: '#b9bdc0' },
    draw: boardAndKnife,
    isArranged: true,
    own: [420, 40, 300],
    views: { 'three-quarter': { azimuth: 20, elevation: 38 } },
    angles: TWO,
  },
  utensils: {
    colours: { body: '#c79a66' },
    draw: utensils,
    isArranged: true,
    own: [200, 360, 180],
    views: LOW,
    angles: TWO,
  },
  jar: {
    colours: { body: '#dfe8e6', accent: '#c79a66' },
    draw: (b, s) => jar(b, s, paint('body', 'glass', { colour: '#dfe8e6' })),
    own: [110, 190, 110],
    views: LOW,
    angles: TWO,
  },
  canister: {
    colours: { body: '#9aa98e', accent: '#c79a66' },
    draw: (b, s) => jar(b, s, paint('body', 'lacquer', { colour: '#9aa98e', roughness: 0.4 })),
    own: [130, 170, 130],
    views: LOW,
    angles: TWO,
  },
  bottle: { colours: { body: '#1f5564', accent: '#b9bdc0' }, draw: flask, own: [75, 265, 75], views: LOW, angles: TWO },
  'dish-rack': {
    colours: { body: '#b9bdc0', accent: '#2b2b2c' },
    draw: dishRack,
    own: [460, 140, 320],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
  'spice-rack': { colours: { body: '#c79a66' }, draw: spiceRack, own: [360, 280, 110], views: LOW, angles: TWO },
})

/** Pequenos eletrodomésticos. */
export const appliances = kitFamily('appliances', 'floor', [260, 320, 320], {
  espresso: { colours: { body: '#b9bdc0' }, draw: espresso, views: LOW },
  pod: { colours: { body: '#b4292d' }, draw: podMachine, own: [150, 270, 330], views: LOW },
  kettle: { colours: { body: '#e9e2d6' }, draw: kettle, own: [230, 245, 165], views: LOW },
  toaster: { colours: { body: '#b9bdc0' }, draw: toaster, own: [300, 195, 180], views: LOW },
  mixer: { colours: { body: '#9aa98e' }, draw: mixer, own: [230, 350, 360], views: LOW },
  blender: { colours: { body: '#2b2b2c' }, draw: blender, own: [190, 400, 190], views: LOW },
})

function lid(b: Bench, of: Paint, r: number, y: number, knob: Paint): void {
  b.turned(
    of,
    [
      [0, y],
      [r - 1, y],
      [r + 2, y + 3],
      [r + 1, y + 6],
      [r * 0.7, y + 16],
      [r * 0.3, y + 24],
      [0, y + 26],
    ],
    { sides: 80, smooth: true },
  )
  b.turned(
    knob,
    [
      [0, y + 22],
      [8, y + 22],
      [8, y + 32],
      [22, y + 36],
      [23, y + 42],
      [16, y + 47],
      [0, y + 48],
    ],
    { sides: 36 },
  )
}

function loops(b: Bench, of: Paint, r: number, y: number): void {
  const end = Math.sqrt(r * r - 34 * 34) - 8
  for (const s of [-1, 1])
    b.rod(
      of,
      [
        [s * end, y, -34],
        [s * (r + 20), y + 6, -34],
        [s * (r + 38), y + 8, -14],
        [s * (r + 38), y + 8, 14],
        [s * (r + 20), y + 6, 34],
        [s * end, y, 34],
      ],
      5.5,
      { sides: 14, steps: 70 },
    )
}

function steelPot(b: Bench, { w, h }: { w: number; h: number }): void {
  const r = w / 2 - 42
  const high = h - 52
  b.turned(
    STEEL,
    [
      [0, 0],
      [r - 8, 0],
      [r - 2, 3],
      [r - 1, 12],
      [r, 16],
      [r, high - 3],
      [r + 3, high],
      [r - 2, high],
      [0, high],
    ],
    { sides: 96 },
  )
  lid(b, STEEL, r, high, CHROME)
  loops(b, CHROME, r, high * 0.72)
}

/** Cast iron with thick enamel. */
function casserole(b: Bench, { w, h }: Extent): void {
  const r = w / 2 - 36
  const high = h - 58
  b.turned(
    ENAMEL,
    [
      ...outline(r, high, [
        [0.82, 0],
        [0.92, 0.06],
        [0.985, 0.3],
        [1, 0.7],
        [1, 1],
      ]),
      [0, high],
    ],
    { sides: 96 },
  )
  b.turned(
    ENAMEL,
    [
      [0, high + 1],
      [r - 2, high + 1],
      [r + 4, high + 4],
      [r + 4, high + 9],
      [r - 2, high + 12],
      [r * 0.86, high + 16],
      [r * 0.4, high + 25],
      [0, high + 27],
    ],
    { sides: 96 },
  )
  b.turned(
    paint('fixed', 'metal', { colour: '#c8a04d', roughness: 0.25 }),
    [
      [0, high + 24],
      [9, high + 24],
      [9, high + 34],
      [20, high + 38],
      [22, high + 44],
      [15, high + 50],
      [0, high + 51],
    ],
    { sides: 36 },
  )
  const end = Math.sqrt(r * r - 52 * 52) - 12
  for (const s of [-1, 1])
    b.rod(
      ENAMEL,
      [
        [s * end, high - 22, -52],
        [s * (r + 16), high - 20, -44],
        [s * (r + 30), high - 19, 0],
        [s * (r + 16), high - 20, 44],
        [s * end, high - 22, 52],
      ],
      () => [9, 6],
      { sides: 16, steps: 70, flat: 2.6, up: [0, 1, 0] },
    )
}

function potSet(b: Bench): void {
  b.placed({ at: [-150, 0, -70] }, () => steelPot(b, { w: 330, h: 210 }))
  b.placed({ at: [140, 0, -80] }, () => steelPot(b, { w: 290, h: 170 }))
  b.placed({ at: [60, 0, 110], turn: [0, -14, 0] }, () => {
    b.turned(
      STEEL,
      [
        [0, 0],
        [74, 0],
        [80, 3],
        [82, 12],
        [82, 88],
        [85, 91],
        [80, 91],
        [0, 91],
      ],
      { sides: 72 },
    )
    lid(b, STEEL, 82, 91, CHROME)
    b.rod(
      CHROME,
      [
        [80, 70, 0],
        [130, 80, 0],
        [250, 92, 0],
      ],
      () => [11, 5],
      { sides: 14, steps: 24, flat: 2.6, up: [0, 1, 0] },
    )
  })
}

function longHandle(b: Bench, r: number, y: number, long: number): void {
  const rounded = (u: number): number => Math.sqrt(Math.min(1, 0.4 + u / 0.04, (1.004 - u) / 0.05))
  b.rod(
    CHROME,
    [
      [r - 4, y, 0],
      [r + 26, y + 8, 0],
    ],
    () => [9, 4],
    { sides: 14, steps: 4, flat: 3, up: [0, 1, 0] },
  )
  b.rod(
    BLACK,
    [
      [r + 18, y + 7, 0],
      [r + long * 0.4, y + 18, 0],
      [r + long * 0.8, y + 22, 0],
      [r + long, y + 20, 0],
    ],
    (u) => [(12 + 5 * Math.sin(u * 2.6)) * rounded(u), 8 * rounded(u)],
    { sides: 20, steps: 80, flat: 2.6, up: [0, 1, 0] },
  )
}

function pan(b: Bench, { w, h, d }: Extent): void {
  const r = d / 2
  b.placed({ at: [-w / 2 + r, 0, 0] }, () => {
    hollow(
      b,
      paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.35 }),
      [
        [0, 0],
        [r * 0.76, 0],
        [r * 0.8, 3],
        [r * 0.93, h * 0.4],
        [r, h * 0.56],
      ],
      3.5,
      { floor: 6, sides: 96 },
    )
    longHandle(b, r * 0.97, h * 0.42, w - d - 4)
  })
}

function wok(b: Bench, { w, h, d }: Extent): void {
  const r = d / 2
  b.placed({ at: [-w / 2 + r, 0, 0] }, () => {
    hollow(
      b,
      paint('body', 'lacquer', { colour: '#3a3b3d', roughness: 0.35 }),
      outline(r, h * 0.76, [
        [0.36, 0],
        [0.5, 0.06],
        [0.8, 0.42],
        [0.96, 0.84],
        [1, 1],
      ]),
      3.5,
      { floor: 6, sides: 96 },
    )
    longHandle(b, r * 0.97, h * 0.6, w - d - 4)
  })
}

function ovenDish(b: Bench, { w, h, d }: Extent): void {
  const wall = [
    [0, 0, 20],
    [h * 0.06, 0, 16],
    [h * 0.82, 0, 4],
    [h * 0.84, 1, -20],
    [h * 0.92, 1, -22],
    [h, 0, 3],
    [h, 0, 8],
    [h * 0.82, 0, 12],
    [h * 0.14, 0, 24],
    [h * 0.1, 0, 400],
  ] as const
  const of = paint('body', 'ceramic', { colour: '#e9e2d6' })
  b.sheet(
    of,
    (u, v) => {
      const a = u * Math.PI * 2
      const [y, isRim, inset] = wall[Math.round(v * (wall.length - 1))] as readonly [number, number, number]
      const ends = isRim === 1 ? Math.max(0, Math.abs(Math.cos(a)) - 0.86) / 0.14 : 0
      const by = isRim === 1 ? 6 - 26 * ends : inset
      const at = (e: number, half: number): number => Math.sign(e) * Math.abs(e) ** 0.4 * Math.max(0, half - by)
      return [at(Math.cos(a), w / 2 - 20), y, -at(Math.sin(a), d / 2)]
    },
    110,
    wall.length - 1,
    { loop: true },
  )
}

function knife(b: Bench, long: number): void {
  b.rod(
    BLACK,
    [
      [0, 0, 0],
      [0, 54, 2],
      [0, 108, -2],
    ],
    () => [8, 12],
    { sides: 14, steps: 14, flat: 3.4, up: [0, 0, 1] },
  )
  for (const y of [24, 54, 84])
    b.rod(
      CHROME,
      [
        [-8.6, y, 0],
        [8.6, y, 0],
      ],
      3,
      { sides: 10, steps: 1 },
    )
  b.box(STEEL, [10, 8, 24], [0, -7, 0], { edge: 2 })
  b.board(
    STEEL,
    [
      [-11, -6],
      [-12, -long * 0.9],
      [-6, -long],
      [11, -long * 0.74],
      [13, -6],
    ],
    1.8,
    [0, 0, 0],
    { lies: 'upright', turn: [0, 90, 0], bevel: 0.6 },
  )
}

function knifeBlock(b: Bench, { w, h, d }: Extent): void {
  b.placed({ at: [0, 0, 0], turn: [-16, 0, 0] }, () => {
    b.box(paint('fixed', 'wood', { colour: '#a9794b' }), [w * 0.8, h * 0.6, d * 0.5], [0, 12, -d * 0.1], { edge: 5 })
    for (let i = 0; i < 5; i++)
      b.placed({ at: [((i % 3) - (i > 2 ? 0.5 : 1)) * w * 0.24, h * 0.6 + 20, i > 2 ? d * 0.04 : -d * 0.22] }, () =>
        knife(b, 30),
      )
  })
  b.box(paint('fixed', 'wood', { colour: '#a9794b' }), [w * 0.8, 16, d * 0.66], [0, 0, -10], { edge: 4 })
}

function boardAndKnife(b: Bench, { w, d }: Extent): void {
  b.board(paint('fixed', 'wood', { colour: '#b98a5a' }), roundedRectangle(w * 0.86, d * 0.84, 26, 6), 22, [0, 11, 0], {
    holes: [roundedRectangle(60, 18, 9, 5).map(([x, y]) => [x, y + d * 0.34] as const)],
    bevel: 4,
  })
  b.placed({ at: [64, 31, d * 0.1], turn: [90, 62, 0] }, () => b.placed({ turn: [0, 90, 0] }, () => knife(b, 200)))
}

/** A crock with a spoon, a spatula, a ladle, a whisk. */
function utensils(b: Bench, { w, h }: Extent): void {
  hollow(
    b,
    paint('fixed', 'ceramic', { colour: '#efe9dd' }),
    [
      [0, 0],
      [54, 0],
      [57, 4],
      [62, 150],
      [62, 154],
    ],
    6,
  )
  const heads = [
    (): void => spoon(b, 30, 66),
    (): void => paddle(b, 62, 84),
    (): void => paddle(b, 46, 90),
    (): void => spoon(b, 36, 60),
    (): void => paddle(b, 54, 70),
    (): void => spoon(b, 26, 70),
  ]
  heads.forEach((head, i) => {
    const [x, , z] = ring(1, i / 6 + 0.05, 0)
    b.placed({ at: [x * 20, 24, z * 20], turn: [z * 13, 0, -x * 13] }, () => {
      b.rod(
        WOOD,
        [
          [0, 0, 0],
          [0, h * 0.4, 0],
          [0, h * 0.68, 0],
        ],
        (u) => 7 - 2.4 * u,
        { sides: 12, steps: 6 },
      )
      b.placed({ at: [0, h * 0.66, 0], turn: [0, i * 50, 0] }, head)
    })
  })
  if (w < 60) throw new Error('too narrow for a crock')
}

function spoon(b: Bench, wide: number, long: number): void {
  b.sheet(
    WOOD,
    (u, v) => {
      const s = (u - 0.5) * 2
      const half = wide * Math.sin(Math.PI * (0.05 + 0.93 * v) ** 0.9) ** 0.7
      return [s * half, v * long, -(1 - s * s) * 11 * Math.sin(v * Math.PI)]
    },
    12,
    16,
    { thick: 4 },
  )
}

function paddle(b: Bench, wide: number, long: number): void {
  b.board(
    WOOD,
    [
      [-5, 0],
      [5, 0],
      [wide * 0.4, long * 0.34],
      [wide / 2, long * 0.9],
      [wide * 0.34, long],
      [-wide * 0.36, long * 0.94],
      [-wide / 2, long * 0.84],
      [-wide * 0.4, long * 0.34],
    ],
    6,
    [0, 0, 0],
    { lies: 'upright', bevel: 2, grain: 'y' },
  )
}

function jar(b: Bench, { w, h }: Extent, of: Paint): void {
  const r = w / 2
  const isGlass = of.surface.kind === 'glass'
  if (isGlass)
    hollow(
      b,
      of,
      [
        [0, 0],
        [r - 5, 0],
        [r, 5],
        [r, h * 0.82],
        [r - 4, h * 0.86],
      ],
      3,
      { floor: 8, sides: 72 },
    )
  else
    b.turned(
      of,
      [
        [0, 0],
        [r - 4, 0],
        [r, 4],
        [r, h * 0.84],
        [r - 3, h * 0.86],
        [0, h * 0.86],
      ],
      { sides: 72 },
    )
  if (isGlass)
    b.turned(
      paint('fixed', 'rug', { colour: '#d9b878' }),
      [
        [0, 9],
        [r - 5, 9],
        [r - 4, h * 0.56],
        [r * 0.5, h * 0.6],
        [0, h * 0.58],
      ],
      { sides: 56 },
    )
  b.turned(
    paint('accent', 'wood', { colour: '#c79a66' }),
    [
      [0, h * 0.86],
      [r - 2, h * 0.86],
      [r, h * 0.88],
      [r, h - 4],
      [r - 3, h],
      [0, h],
    ],
    { sides: 72 },
  )
  b.hoop(paint('fixed', 'plain', { colour: '#efece6' }), r - 4, h * 0.858, 3)
}

function flask(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    paint('body', 'lacquer', { colour: '#1f5564', roughness: 0.45 }),
    [
      [0, 0],
      [r - 4, 0],
      [r, 5],
      [r, h * 0.69],
      [r * 0.992, h * 0.715],
      [r * 0.96, h * 0.742],
      [r * 0.9, h * 0.768],
      [r * 0.82, h * 0.79],
      [r * 0.74, h * 0.808],
      [r * 0.68, h * 0.822],
      [r * 0.655, h * 0.834],
      [r * 0.65, h * 0.85],
      [0, h * 0.85],
    ],
    { sides: 72, smooth: false },
  )
  const cap = paint('accent', 'metal', { colour: '#b9bdc0', roughness: 0.3 })
  b.turned(
    cap,
    [
      [0, h * 0.845],
      [r * 0.72, h * 0.845],
      [r * 0.74, h * 0.86],
      [r * 0.74, h * 0.95],
      [r * 0.68, h * 0.97],
      [0, h * 0.97],
    ],
    { sides: 56 },
  )
  b.rod(
    cap,
    [
      [-r * 0.54, h * 0.955, 0],
      [-r * 0.53, h * 0.972, 0],
      [-r * 0.42, h - 4, 0],
      [-r * 0.2, h - 3.2, 0],
      [0, h - 3, 0],
      [r * 0.2, h - 3.2, 0],
      [r * 0.42, h - 4, 0],
      [r * 0.53, h * 0.972, 0],
      [r * 0.54, h * 0.955, 0],
    ],
    () => [2.6, 6],
    { sides: 14, steps: 60, flat: 3, up: [0, 0, 1] },
  )
}

function dishRack(b: Bench, { w, h, d }: Extent): void {
  b.box(paint('accent', 'plain', { colour: '#2b2b2c', roughness: 0.5 }), [w, 14, d], [0, 0, 0], { edge: 6 })
  for (const y of [26, h])
    b.rod(
      STEEL,
      (
        [
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ] as const
      ).flatMap(([sx, sz]) => [[sx * (w / 2 - 26), y, sz * (d / 2 - 16)] as const]),
      4,
      { closed: true, straight: true, sides: 8, steps: 80 },
    )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.rod(
        STEEL,
        [
          [x * (w / 2 - 26), 12, z * (d / 2 - 16)],
          [x * (w / 2 - 26), h, z * (d / 2 - 16)],
        ],
        4,
        { sides: 8, steps: 1 },
      )
  for (let i = 0; i < 13; i++) {
    const x = -w / 2 + 46 + (i * (w - 92)) / 12
    b.rod(
      STEEL,
      [
        [x, 26, -d / 2 + 16],
        [x, 26, d / 2 - 16],
      ],
      2.2,
      { sides: 6, steps: 1 },
    )
    for (const z of [-0.2, 0.16])
      b.rod(
        STEEL,
        [
          [x, 26, z * d],
          [x, 84, z * d],
        ],
        2.2,
        { sides: 6, steps: 1 },
      )
  }
  for (let i = 0; i < 5; i++)
    b.turned(
      paint('fixed', 'ceramic', { colour: '#f2efe9' }),
      [
        [0, 0],
        [70, 2],
        [108, 16],
        [107, 19],
        [68, 6],
        [0, 5],
      ],
      { at: [-w / 2 + 51 + i * 2 * ((w - 92) / 12), 136, -4], turn: [0, 0, -90], sides: 64 },
    )
}

function spiceRack(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) b.box(WOOD, [12, h, d], [s * (w / 2 - 6), 0, 0], { edge: 2 })
  for (const y of [0, 0.5]) {
    b.box(WOOD, [w - 24, 12, d], [0, y * h + 6, 0], { edge: 1.5, grain: 'x' })
    b.box(WOOD, [w - 24, 22, 8], [0, y * h + 44, d / 2 - 4], { edge: 1.5 })
    const count = Math.floor((w - 30) / 56)
    for (let i = 0; i < count; i++)
      b.placed({ at: [(i + 0.5) * ((w - 30) / count) - (w - 30) / 2, y * h + 18, 0] }, () => {
        b.turned(
          paint('fixed', 'glass', { colour: '#e8efee' }),
          [
            [0, 0],
            [22, 0],
            [23, 3],
            [23, 74],
            [17, 80],
            [0, 80],
          ],
          { sides: 32 },
        )
        b.turned(
          paint('fixed', 'rug', {
            colour: ['#b3603f', '#c6942e', '#70703f', '#4c3426', '#d8a15a'][i % 5] as string,
            scale: 0.5,
          }),
          [
            [0, 3],
            [20.5, 3],
            [20.5, 58],
            [0, 58],
          ],
          { sides: 28 },
        )
        b.turned(
          BLACK,
          [
            [0, 78],
            [20, 78],
            [20, 95],
            [0, 96],
          ],
          { sides: 32 },
        )
      })
  }
}

function espresso(b: Bench, { w, h, d }: Extent): void {
  b.box(STEEL, [w, 46, d], [0, 0, 0], { edge: 8 })
  b.box(STEEL, [w, h - 46, d * 0.52], [0, 46, -d * 0.24], { edge: 8 })
  b.box(STEEL, [w, 96, d - 10], [0, h - 96, -5], { edge: 10 })
  for (let i = 0; i < 11; i++) b.box(BLACK, [w * 0.78, 3, 5], [0, 46, d * 0.08 + i * 11], { edge: 1 })
  b.turned(
    CHROME,
    [
      [0, 0],
      [34, 0],
      [36, 4],
      [36, 34],
      [0, 34],
    ],
    { at: [0, h - 130, d * 0.18], sides: 40 },
  )
  b.turned(
    CHROME,
    [
      [0, 0],
      [30, 0],
      [33, 4],
      [33, 18],
      [0, 18],
    ],
    { at: [0, h - 150, d * 0.18], sides: 40 },
  )
  b.rod(
    BLACK,
    [
      [0, h - 140, d * 0.24],
      [0, h - 144, d * 0.4],
      [0, h - 150, d * 0.56],
    ],
    (u) => 9 + 3 * u,
    { sides: 16, steps: 12 },
  )
  b.rod(
    CHROME,
    [
      [w * 0.38, h - 90, d * 0.34],
      [w * 0.4, h - 130, d * 0.4],
      [w * 0.4, h - 220, d * 0.42],
    ],
    5,
    { sides: 12, steps: 20 },
  )
  b.turned(
    paint('fixed', 'lacquer', { colour: '#f4f3f0', roughness: 0.3 }),
    [
      [0, 0],
      [24, 0],
      [24, 6],
      [0, 6],
    ],
    { at: [-w * 0.24, h - 48, d / 2 - 11], turn: [90, 0, 0], sides: 40 },
  )
  b.rod(
    CHROME,
    Array.from({ length: 24 }, (_, i) => (i / 12) * Math.PI).map((a): P3 => [
      -w * 0.24 + Math.cos(a) * 24,
      h - 48 + Math.sin(a) * 24,
      d / 2 - 5,
    ]),
    2.4,
    { closed: true, sides: 8, steps: 72 },
  )
  for (let i = 0; i < 9; i++)
    b.box(
      BLACK,
      [i % 4 ? 1 : 1.6, 4, 1],
      [-w * 0.24 - Math.cos((i / 8) * Math.PI) * 18, h - 50 + Math.sin((i / 8) * Math.PI) * 14, d / 2 - 4.6],
      { edge: 0.2 },
    )
  b.rod(
    BLACK,
    [
      [-w * 0.24, h - 50, d / 2 - 4.4],
      [-w * 0.24 - 9, h - 40, d / 2 - 4.4],
    ],
    0.8,
    { sides: 6, steps: 1 },
  )
  for (const x of [0.06, 0.2, 0.34])
    b.turned(
      BLACK,
      [
        [0, 0],
        [11, 0],
        [11, 6],
        [0, 7],
      ],
      { at: [x * w, h - 48, d / 2 - 11], turn: [90, 0, 0], sides: 28 },
    )
  b.placed({ at: [0, 50, d * 0.18], size: 0.9 }, () =>
    hollow(
      b,
      paint('fixed', 'ceramic', { colour: '#f4f1ea' }),
      [
        [0, 0],
        [20, 0],
        [22, 2],
        [31, 52],
        [31, 54],
      ],
      3,
      { sides: 40 },
    ),
  )
}

function podMachine(b: Bench, { w, h, d }: Extent): void {
  const shell = paint('body', 'lacquer', { colour: '#b4292d', roughness: 0.15 })
  b.box(BLACK, [w, 34, d], [0, 0, 0], { edge: 12 })
  b.box(shell, [w * 0.86, h * 0.72, d * 0.42], [0, 30, -d * 0.18], { edge: 26 })
  b.box(shell, [w * 0.86, h * 0.36, d * 0.74], [0, h * 0.64, -d * 0.02], { edge: 34 })
  b.turned(
    paint('fixed', 'glass', { colour: '#d5e0e4' }),
    [
      [0, 0],
      [w * 0.34, 0],
      [w * 0.36, 6],
      [w * 0.36, h * 0.7],
      [0, h * 0.7],
    ],
    { at: [0, 34, -d / 2 + w * 0.37], sides: 48 },
  )
  b.rod(
    CHROME,
    [
      [-w * 0.25, h - 7, -d * 0.08],
      [-w * 0.25, h - 3, d * 0.02],
      [-w * 0.25, h - 3, d * 0.16],
      [-w * 0.2, h - 3, d * 0.22],
      [0, h - 3, d * 0.235],
      [w * 0.2, h - 3, d * 0.22],
      [w * 0.25, h - 3, d * 0.16],
      [w * 0.25, h - 3, d * 0.02],
      [w * 0.25, h - 7, -d * 0.08],
    ],
    6,
    { sides: 14, steps: 90 },
  )
  b.turned(
    BLACK,
    [
      [0, 0],
      [15, 0],
      [20, 24],
      [0, 24],
    ],
    { at: [0, h * 0.56, d * 0.24], sides: 28 },
  )
  b.box(CHROME, [w * 0.66, 6, d * 0.32], [0, 32, d * 0.26], { edge: 2 })
  b.placed({ at: [0, 38, d * 0.26], size: 0.8 }, () =>
    hollow(
      b,
      paint('fixed', 'ceramic', { colour: '#f4f1ea' }),
      [
        [0, 0],
        [20, 0],
        [22, 2],
        [31, 52],
        [31, 54],
      ],
      3,
      { sides: 40 },
    ),
  )
}

function kettle(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'lacquer', { colour: '#e9e2d6', roughness: 0.3 })
  const r = w * 0.34
  const x = -w * 0.08
  b.turned(
    BLACK,
    [
      [0, 0],
      [r + 3, 0],
      [r + 4, 4],
      [r + 2, 20],
      [0, 20],
    ],
    { at: [x, 0, 0], sides: 72 },
  )
  b.turned(
    of,
    [
      [0, 21],
      [r, 21],
      [r, 26],
      [r * 0.93, h * 0.4],
      [r * 0.78, h * 0.78],
      [r * 0.72, h * 0.84],
      [0, h * 0.86],
    ],
    { at: [x, 0, 0], sides: 80 },
  )
  b.turned(
    of,
    [
      [0, h * 0.85],
      [r * 0.66, h * 0.85],
      [r * 0.6, h * 0.9],
      [0, h * 0.93],
    ],
    { at: [x, 0, 0], sides: 56 },
  )
  b.blob(BLACK, [26, 20, 26], [x, h * 0.92, 0])
  spout(b, of, x, r, h)
  b.rod(
    BLACK,
    [
      [x + r * 0.66, h * 0.79, 0],
      [x + r * 1.02, h * 0.84, 0],
      [w / 2 - 24, h * 0.8, 0],
      [w / 2 - 10, h * 0.7, 0],
      [w / 2 - 12, h * 0.48, 0],
      [w / 2 - 22, h * 0.3, 0],
      [x + r * 1.14, h * 0.22, 0],
      [x + r * 0.92, h * 0.22, 0],
    ],
    (u) => [8.5 + 2 * Math.sin(u * Math.PI), 6.5 + 1.5 * Math.sin(u * Math.PI)],
    { sides: 20, steps: 90, flat: 2.6, up: [0, 0, 1] },
  )
}

/** A beak: as wide as a hand where it leaves the body, a lip at its end, open above. */
function spout(b: Bench, of: Paint, x: number, r: number, h: number): void {
  b.sheet(
    of,
    (u, v) => {
      // From one rim over the keel to the other; v from the body to the lip.
      const a = (u - 0.5) * Math.PI
      const half = lerp(r * 0.5, 15, v ** 0.9)
      const keel = lerp(h * 0.32, h * 0.06, v ** 0.85)
      const out = x - lerp(r * 0.5, r * 1.12, v) - v * Math.cos(a) * -6
      const rim = lerp(h * 0.835, h * 0.875, v ** 1.6)
      return [out, rim - Math.cos(a) ** 0.8 * keel, Math.sin(a) * half]
    },
    28,
    18,
    { thick: 2.4 },
  )
}

function toaster(b: Bench, { w, h, d }: Extent): void {
  b.box(BLACK, [w * 0.94, 16, d * 0.88], [0, 0, 0], { edge: 6 })
  b.box(STEEL, [w * 0.94, h - 12, d], [-w * 0.03, 12, 0], { edge: 36, cells: 4 })
  for (const z of [-0.19, 0.19]) b.box(BLACK, [w * 0.66, 2, 30], [-w * 0.03, h - 0.6, z * d], { edge: 0.8 })
  b.box(BLACK, [16, 20, 44], [w * 0.47, h * 0.66, 0], { edge: 5 })
  b.box(BLACK, [3, h * 0.5, 9], [w * 0.44, h * 0.3, 0], { edge: 1 })
  b.turned(
    BLACK,
    [
      [0, 0],
      [15, 0],
      [14, 12],
      [0, 13],
    ],
    { at: [w * 0.44, h * 0.24, d * 0.26], turn: [0, 0, -90], sides: 32 },
  )
}

/** A stand mixer with its bowl. */
function mixer(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'lacquer', { colour: '#9aa98e', roughness: 0.15 })
  b.board(
    of,
    Array.from({ length: 60 }, (_, i) => (i / 60) * Math.PI * 2).map(
      (a) => [Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.7 * w * 0.46, Math.sin(a) * d * 0.5] as const,
    ),
    40,
    [0, 20, 0],
    { bevel: 14 },
  )
  b.rod(
    of,
    [
      [0, 26, -d * 0.34],
      [0, h * 0.4, -d * 0.32],
      [0, h * 0.7, -d * 0.28],
    ],
    (u) => [w * (0.24 - 0.04 * u), d * 0.13],
    { sides: 24, steps: 16, flat: 2.8, up: [0, 0, 1] },
  )
  b.rod(
    of,
    [
      [0, h * 0.78, -d * 0.48],
      [0, h * 0.81, -d * 0.3],
      [0, h * 0.82, 0],
      [0, h * 0.8, d * 0.3],
      [0, h * 0.79, d * 0.48],
    ],
    (u) => {
      const full = Math.max(0.001, 1 - Math.abs(2 * u - 1) ** 5) ** 0.5 * (0.86 + 0.14 * Math.sin(Math.PI * u))
      return [w * 0.27 * full, h * 0.175 * full]
    },
    { sides: 36, steps: 90, flat: 2.4, up: [0, 1, 0] },
  )
  b.rod(
    CHROME,
    [
      [-w * 0.264, h * 0.8, -d * 0.13],
      [-w * 0.264, h * 0.8, d * 0.13],
    ],
    () => [2, 8],
    { sides: 10, steps: 4, flat: 4, up: [0, 1, 0] },
  )
  b.rod(
    CHROME,
    [
      [w * 0.264, h * 0.8, -d * 0.13],
      [w * 0.264, h * 0.8, d * 0.13],
    ],
    () => [2, 8],
    { sides: 10, steps: 4, flat: 4, up: [0, 1, 0] },
  )
  b.turned(
    CHROME,
    [
      [0, 0],
      [24, 0],
      [24, 40],
      [0, 40],
    ],
    { at: [0, h * 0.58, d * 0.22], sides: 32 },
  )
  b.rod(
    CHROME,
    [
      [0, h * 0.6, d * 0.22],
      [0, h * 0.42, d * 0.22],
    ],
    7,
    { sides: 14, steps: 1 },
  )
  b.placed({ at: [0, 38, d * 0.18] }, () =>
    hollow(
      b,
      CHROME,
      outline(w * 0.44, h * 0.42, [
        [0.5, 0],
        [0.56, 0.06],
        [0.86, 0.4],
        [0.98, 0.86],
        [1.0, 1],
      ]),
      2.4,
      { floor: 8 },
    ),
  )
  b.turned(
    CHROME,
    [
      [0, 0],
      [13, 0],
      [11, 12],
      [0, 13],
    ],
    { at: [w * 0.2, h * 0.86, -d * 0.3], turn: [0, 0, -90], sides: 28 },
  )
}

function blender(b: Bench, { w, h }: Extent): void {
  const r = w * 0.42
  const of = paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.3 })
  const foot = r - 5
  for (let i = 0; i < 4; i++)
    b.turned(
      BLACK,
      [
        [0, 0],
        [9, 0],
        [10, 5],
        [0, 5],
      ],
      { at: [Math.cos(i * 1.571 + 0.785) * foot * 0.8, 0, Math.sin(i * 1.571 + 0.785) * foot * 0.8], sides: 20 },
    )
  b.turned(
    of,
    [
      [0, 4],
      [r - 5, 4],
      [r, 7],
      [r + 1, 14],
      [r * 0.985, h * 0.1],
      [r * 0.93, h * 0.18],
      [r * 0.8, h * 0.255],
      [r * 0.71, h * 0.29],
      [r * 0.69, h * 0.3],
      [0, h * 0.3],
    ],
    { sides: 88 },
  )
  b.turned(
    CHROME,
    [
      [r * 0.6, h * 0.3],
      [r * 0.72, h * 0.3],
      [r * 0.73, h * 0.305],
      [r * 0.73, h * 0.35],
      [r * 0.7, h * 0.357],
      [0, h * 0.357],
    ],
    { sides: 80 },
  )
  for (const [i, turn] of [20, 110].entries())
    b.placed({ at: [0, h * 0.385 + i * 5, 0], turn: [0, turn, 0] }, () =>
      b.rod(
        CHROME,
        [
          [-r * 0.36, i * 14, 0],
          [-r * 0.2, 0, 0],
          [0, 0, 0],
          [r * 0.2, 0, 0],
          [r * 0.36, i * 10, 0],
        ],
        () => [6, 1.2],
        { sides: 8, steps: 20, flat: 3, up: [0, 1, 0] },
      ),
    )
  b.turned(
    CHROME,
    [
      [0, h * 0.357],
      [9, h * 0.357],
      [7, h * 0.405],
      [0, h * 0.41],
    ],
    { sides: 28 },
  )
  b.placed({ at: [0, h * 0.115, r * 0.955], turn: [86, 0, 0] }, () => {
    b.turned(
      CHROME,
      [
        [0, -6],
        [27, -6],
        [27, 2],
        [25, 4],
        [0, 4],
      ],
      { sides: 56 },
    )
    b.turned(
      BLACK,
      [
        [0, 3],
        [20, 3],
        [19, 16],
        [17, 18],
        [0, 18],
      ],
      { sides: 48 },
    )
    b.box(CHROME, [2.4, 1.2, 13], [0, 17.6, -9], { edge: 0.5 })
  })
  b.turned(
    paint('fixed', 'glass', { colour: '#e4ecec' }),
    [
      [r * 0.6, h * 0.33],
      [r * 0.64, h * 0.4],
      [r * 0.9, h * 0.88],
      [r * 0.86, h * 0.88],
      [r * 0.6, h * 0.4],
      [0, h * 0.36],
    ],
    { sides: 64 },
  )
  b.turned(
    BLACK,
    [
      [0, h * 0.87],
      [r * 0.93, h * 0.87],
      [r * 0.93, h * 0.92],
      [r * 0.4, h * 0.94],
      [r * 0.38, h],
      [0, h],
    ],
    { sides: 56 },
  )
  b.rod(
    BLACK,
    [
      [r * 0.82, h * 0.82, 0],
      [w * 0.5 + 14, h * 0.8, 0],
      [w * 0.5 + 10, h * 0.5, 0],
      [r * 0.66, h * 0.46, 0],
    ],
    () => [11, 6],
    { sides: 16, steps: 80, flat: 3, up: [0, 0, 1] },
  )
}
