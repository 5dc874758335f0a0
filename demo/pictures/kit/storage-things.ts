import { roundedRectangle } from '../geometry/outline.ts'
import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp } from './lamp-parts.ts'
import { hollow, outline } from './vessels.ts'

const METAL = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.5 })
const STEEL = paint('body', 'metal', { colour: '#b9bdc0', roughness: 0.3 })
const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const CLOTH = paint('body', 'fabric', { colour: '#b9b0a0' })
const PLASTIC = paint('body', 'plain', { colour: '#e4e2dc', roughness: 0.45 })
const BLACK = paint('fixed', 'plain', { colour: '#26262a', roughness: 0.6 })
const ABOVE = { 'three-quarter': { azimuth: 28, elevation: 24 }, front: { azimuth: 0, elevation: 12 } } as const
const LOW = { 'three-quarter': { azimuth: 28, elevation: 12 }, front: { azimuth: 0, elevation: 6 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Arrumação. */
export const storageThings = kitFamily('storage-things', 'floor', [400, 240, 300], {
  'fabric-box': { colours: { body: '#b9b0a0' }, draw: fabricBox, views: ABOVE, angles: TWO },
  'lidded-box': { colours: { body: '#e4e2dc' }, draw: liddedBox, views: ABOVE, angles: TWO },
  'toy-box': {
    colours: { body: '#e8e6e1', accent: '#c9a678' },
    draw: toyBox,
    own: [600, 420, 380],
    views: ABOVE,
    angles: TWO,
  },
  'vacuum-bags': {
    colours: { body: '#dfe5ea', accent: '#5d7280' },
    draw: vacuumBags,
    own: [560, 190, 440],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
  'pedal-bin': { colours: { body: '#b9bdc0' }, draw: pedalBin, own: [260, 420, 290], views: LOW, angles: TWO },
  'square-bin': { colours: { body: '#2b2b2c' }, draw: squareBin, own: [400, 640, 320], views: LOW, angles: TWO },
  'clothes-rail': { colours: { body: '#2b2b2c' }, draw: clothesRail, own: [1000, 1650, 430], views: LOW },
  hangers: {
    colours: { body: '#c9a678' },
    draw: hangers,
    own: [420, 230, 240],
    isArranged: true,
    stands: 'hung',
    views: LOW,
    angles: TWO,
  },
  'drawer-tidy': {
    colours: { body: '#c9a678' },
    draw: drawerTidy,
    own: [420, 60, 320],
    views: { 'three-quarter': { azimuth: 24, elevation: 36 } },
    angles: TWO,
  },
  airer: {
    colours: { body: '#e4e2dc' },
    draw: airer,
    own: [560, 1000, 1700],
    views: { 'three-quarter': { azimuth: 52, elevation: 16 } },
    angles: TWO,
  },
  'ironing-board': {
    colours: { body: '#a9c4d8', frame: '#d9d9d6' },
    draw: ironingBoard,
    own: [400, 920, 1250],
    views: { 'three-quarter': { azimuth: 58, elevation: 14 } },
    angles: TWO,
  },
  'wall-shelf': {
    colours: { body: '#c9a678' },
    draw: wallShelf,
    own: [800, 200, 240],
    isArranged: true,
    stands: 'wall',
    views: LOW,
    angles: TWO,
  },
  'garage-shelf': { colours: { body: '#8c8f92' }, draw: garageShelf, own: [900, 1800, 400], views: LOW },
  'drawer-tower': { colours: { body: '#e4e2dc' }, draw: drawerTower, own: [380, 900, 400], views: LOW, angles: TWO },
  'bed-drawer': { colours: { body: '#c9a678' }, draw: bedDrawer, own: [1000, 190, 580], views: ABOVE, angles: TWO },
})

function fabricBox(b: Bench, { w, h, d }: Extent): void {
  const at = (u: number, y: number, inset: number): P3 => {
    const a = u * Math.PI * 2
    return [
      Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.14 * (w / 2 - inset),
      y,
      -Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.14 * (d / 2 - inset),
    ]
  }
  const wall = [
    [0, 1],
    [h * 0.3, 2],
    [h * 0.7, 3],
    [h - 5, 0],
    [h, 2],
    [h, 6],
    [h * 0.6, 8],
    [8, 8],
  ] as const
  b.sheet(CLOTH, (u, v) => at(u, ...(wall[Math.round(v * 7)] as readonly [number, number])), 96, 7, {
    loop: true,
    crease: 40,
  })
  b.box(CLOTH, [w - 26, 8, d - 26], [0, 0, 0], { edge: 3 })
  for (const s of [-1, 1])
    b.rod(
      CLOTH,
      [
        [s * (w / 2 - 3), h * 0.74, -50],
        [s * (w / 2 - 1), h * 0.66, -50],
        [s * (w / 2 + 5), h * 0.58, -44],
        [s * (w / 2 + 8), h * 0.55, -22],
        [s * (w / 2 + 8), h * 0.55, 22],
        [s * (w / 2 + 5), h * 0.58, 44],
        [s * (w / 2 - 1), h * 0.66, 50],
        [s * (w / 2 - 3), h * 0.74, 50],
      ],
      () => [10, 2.2],
      { sides: 12, steps: 60, flat: 4, up: [1, 0, 0] },
    )
  b.box(paint('fixed', 'leather', { colour: '#8a5d36' }), [70, 34, 3], [0, h * 0.5, d / 2 - 1], { edge: 1 })
}

function liddedBox(b: Bench, { w, h, d }: Extent): void {
  b.box(PLASTIC, [w - 18, h * 0.86, d - 18], [0, 0, 0], { edge: 14 })
  b.box(PLASTIC, [w, 16, d], [0, h * 0.82, 0], { edge: 7 })
  b.box(PLASTIC, [w - 26, h * 0.15, d - 26], [0, h * 0.85, 0], { edge: 10 })
  for (const s of [-1, 1])
    b.box(
      paint('fixed', 'plain', { colour: '#8c8f92', roughness: 0.4 }),
      [14, h * 0.3, 70],
      [s * (w / 2 - 4), h * 0.6, 0],
      { edge: 5 },
    )
  for (const x of [-0.3, 0, 0.3]) b.box(PLASTIC, [6, h * 0.7, 4], [x * w, h * 0.06, d / 2 - 9], { edge: 2 })
}

function toyBox(b: Bench, { w, h, d }: Extent): void {
  const board = paint('body', 'lacquer', { colour: '#e8e6e1', roughness: 0.4 })
  const oak = paint('accent', 'wood', { colour: '#c9a678' })
  b.box(board, [w - 24, h - 74, d - 20], [0, 46, 0], { edge: 3 })
  b.box(oak, [w, 22, d], [0, h - 26, 0], { edge: 6 })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.turned(
        oak,
        [
          [0, 0],
          [15, 0],
          [22, 48],
          [0, 48],
        ],
        { at: [x * (w / 2 - 50), 0, z * (d / 2 - 44)], sides: 28 },
      )
  b.board(
    paint('fixed', 'plain', { colour: '#3a3632' }),
    roundedRectangle(110, 30, 15, 6),
    1,
    [0, h - 96, d / 2 - 9.6],
    { lies: 'upright', bevel: 0.2 },
  )
}

function vacuumBags(b: Bench, { w, d }: Extent): void {
  for (let i = 0; i < 2; i++)
    b.placed({ at: [i * 14 - 7, i * 77, i * -10], turn: [0, i * 7, 0] }, () => {
      for (let k = 0; k < 3; k++)
        b.box(
          paint('fixed', 'fabric', { colour: ['#c39a95', '#efe9dd', '#9db0b8'][(k + i) % 3] as string }),
          [w * 0.72, 22, d * 0.7],
          [0, 8 + k * 19, 0],
          { edge: 9, crown: [2, 2, 2], wrinkle: 2, cells: 12, seed: k + i + 1 },
        )
      // The foil lies everywhere outside of what it holds, pressed flat; its zip runs along the front, its valve sits on top.
      b.sheet(
        paint('body', 'glass', { colour: '#dfe5ea' }),
        (u, v) => {
          const a = u * Math.PI * 2
          const [c, s] = [Math.cos(a), Math.sin(a)]
          const k = Math.sin(v * Math.PI) ** 0.2
          const crease = noise3(c * 5, s * 5, v * 7 + i) * 5 * Math.sin(v * Math.PI)
          return [
            Math.sign(c) * Math.abs(c) ** 0.24 * (w * 0.44 + crease) * k,
            38 - Math.cos(v * Math.PI) * 37,
            -Math.sign(s) * Math.abs(s) ** 0.24 * (d * 0.44 + crease) * k,
          ]
        },
        90,
        30,
        { loop: true },
      )
      b.box(paint('accent', 'plain', { colour: '#5d7280', roughness: 0.4 }), [w * 0.78, 6, 9], [0, 35, d * 0.445], {
        edge: 2.5,
      })
      b.box(paint('accent', 'plain', { colour: '#404347', roughness: 0.4 }), [16, 12, 15], [w * 0.33, 32, d * 0.447], {
        edge: 3,
      })
      b.turned(
        paint('accent', 'plain', { colour: '#5d7280', roughness: 0.4 }),
        [
          [0, 0],
          [26, 0],
          [28, 2],
          [28, 6],
          [26, 8],
          [16, 9],
          [14, 12],
          [0, 12],
        ],
        { at: [w * 0.2, 72, d * 0.08], sides: 48 },
      )
    })
}

function pedalBin(b: Bench, { w, h, d }: Extent): void {
  const r = w / 2
  b.placed({ at: [0, 0, -(d - w) / 2] }, () => {
    b.turned(
      BLACK,
      [
        [0, 0],
        [r - 2, 0],
        [r, 4],
        [r, 26],
        [0, 26],
      ],
      { sides: 80 },
    )
    b.turned(
      STEEL,
      [
        [0, 26],
        [r - 3, 26],
        [r - 3, h * 0.84],
        [0, h * 0.84],
      ],
      { sides: 88 },
    )
    b.turned(
      BLACK,
      [
        [0, h * 0.84],
        [r, h * 0.84],
        [r, h * 0.87],
        [0, h * 0.87],
      ],
      { sides: 80 },
    )
    b.turned(
      STEEL,
      [
        [0, h * 0.875],
        [r - 2, h * 0.875],
        [r - 4, h * 0.9],
        [r * 0.8, h * 0.96],
        [r * 0.4, h * 0.995],
        [0, h],
      ],
      { sides: 88, smooth: true },
    )
    b.box(BLACK, [60, 40, 20], [0, h * 0.83, -r + 2], { edge: 5 })
  })
  b.box(BLACK, [70, 12, 56], [0, 8, d / 2 - 28], { edge: 5 })
}

function squareBin(b: Bench, { w, h, d }: Extent): void {
  const body = paint('body', 'plain', { colour: '#2b2b2c', roughness: 0.5 })
  b.box(body, [w, h * 0.8, d - 14], [0, 0, -7], { edge: 20, cells: 2 })
  for (const s of [-1, 1]) {
    b.box(body, [w / 2 - 5, h * 0.18, d - 16], [s * (w / 4), h * 0.81, -8], { edge: 18, cells: 2 })
    b.box(
      paint('fixed', 'metal', { colour: '#b9bdc0', roughness: 0.3 }),
      [w / 2 - 40, 6, 10],
      [s * (w / 4), h * 0.84, d / 2 - 14],
      { edge: 2.5 },
    )
    b.box(BLACK, [w * 0.2, 14, 40], [s * w * 0.24, 12, d / 2 - 20], { edge: 5 })
  }
}

/** Two uprights, a rail with hanging things, a shelf of slats, wheels. */
function clothesRail(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) {
    const x = s * (w / 2 - 14)
    b.rod(
      METAL,
      [
        [x, 60, -d / 2 + 20],
        [x, 60, d / 2 - 20],
      ],
      12,
      { sides: 14, steps: 1 },
    )
    b.rod(
      METAL,
      [
        [x, 64, 0],
        [x, h - 90, 0],
        ...[0, 0.25, 0.5, 0.75, 1].map((t): P3 => [
          x - s * 56 * (1 - Math.cos((t * Math.PI) / 2)),
          h - 68 + 56 * Math.sin((t * Math.PI) / 2),
          0,
        ]),
      ],
      12,
      { sides: 16, steps: 70 },
    )
    for (const z of [-1, 1]) {
      b.turned(
        BLACK,
        [
          [0, -12],
          [24, -12],
          [26, -8],
          [26, 8],
          [24, 12],
          [0, 12],
        ],
        { at: [x, 26, z * (d / 2 - 24)], turn: [0, 0, 90], sides: 28 },
      )
      b.rod(
        BLACK,
        [
          [x, 30, z * (d / 2 - 24)],
          [x, 60, z * (d / 2 - 24)],
        ],
        7,
        { sides: 10, steps: 1 },
      )
    }
  }
  b.rod(
    METAL,
    [
      [-w / 2 + 68, h - 12, 0],
      [w / 2 - 68, h - 12, 0],
    ],
    12,
    { sides: 16, steps: 1 },
  )
  for (let i = 0; i < 7; i++)
    b.rod(
      METAL,
      [
        [-w / 2 + 14, 64, lerp(-d / 2 + 40, d / 2 - 40, i / 6)],
        [w / 2 - 14, 64, lerp(-d / 2 + 40, d / 2 - 40, i / 6)],
      ],
      5,
      { sides: 8, steps: 1 },
    )
  const colours = ['#efe9dd', '#9db0b8', '#c39a95', '#4b6687', '#d8c7a4']
  colours.forEach((colour, i) =>
    b.placed({ at: [-w * 0.3 + i * w * 0.1, h - 24, 0], turn: [0, 82 + i * 4, 0] }, () =>
      shirt(b, colour, h * (0.42 + 0.06 * (i % 2)), d * 0.92),
    ),
  )
}

/** A shirt on its hanger: shoulders that slope from the collar over the hanger's arms, a body with folds that fall from them, a placket, two sleeves that hang at its sides. */
function shirt(b: Bench, colour: string, long: number, wide: number): void {
  const of = paint('fixed', 'fabric', { colour, scale: 0.6, grain: 0.7 })
  hangerAt(b, paint('fixed', 'wood', { colour: '#b58a5c' }), wide * 0.8)
  const half = wide * 0.43
  // v: 1 at the collar, 0.74 at the shoulders' ends, 0 at the hem.
  b.sheet(
    of,
    (u, v) => {
      const a = u * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const t = Math.max(0, (v - 0.74) / 0.26)
      const body = Math.min(1, v / 0.74)
      const rx = t > 0 ? lerp(half, 44, t ** 1.25) : half * (1 + 0.05 * (1 - body))
      const y = t > 0 ? -84 + 74 * t ** 0.85 : -84 - (1 - body) * (long - 84)
      const rz = t > 0 ? 30 + 8 * Math.sin(t * Math.PI) + 5 * t : lerp(44, 30, body)
      const fall = t > 0 ? 0 : Math.sin(body * Math.PI * 0.5 + Math.PI / 2) + 0.25
      const fold =
        (noise3(c * 3.4 + long, s * 1.3, body * 1.1) - 0.5) * 34 * Math.max(0, fall) +
        (noise3(c * 8, s * 2 + long, body * 2) - 0.5) * 12 * Math.max(0, 1 - 4 * t)
      return [
        Math.sign(c) * Math.abs(c) ** 0.8 * rx,
        y + (s > 0 ? -5 : 4) * t + (t > 0 ? 0 : (1 - body) * (noise3(c * 2, s, long) - 0.5) * 18),
        Math.sign(s) * Math.abs(s) ** 0.7 * rz + fold * Math.sign(s) * Math.abs(s) ** 0.5,
      ]
    },
    80,
    32,
    { loop: true },
  )
  b.sheet(
    of,
    (u, v) => {
      const a = u * Math.PI * 2
      return [Math.cos(a) * lerp(50, 45, v), -24 + v * 32 + Math.sin(a) * -7, Math.sin(a) * lerp(40, 35, v)]
    },
    48,
    4,
    { loop: true, thick: 4 },
  )
  for (const s of [-1, 1]) {
    b.rod(
      of,
      [
        [s * (half - 30), -80, 0],
        [s * (half + 2), -104, 2],
        [s * (half + 16), -190, 6],
        [s * (half + 15), -long * 0.55, 12],
        [s * (half + 8), -long * 0.8, 16],
      ],
      (t) => [34 - 8 * t + 3 * Math.sin(t * 9 + long), 24 - 4 * t + 2 * Math.sin(t * 13)],
      { sides: 16, steps: 28, flat: 2.2, up: [0, 0, 1] },
    )
    b.rod(
      of,
      [
        [s * (half + 9), -long * 0.77, 16],
        [s * (half + 7), -long * 0.84, 17],
      ],
      () => [29, 22],
      { sides: 20, steps: 2, flat: 2.2, up: [0, 0, 1] },
    )
  }
}

function hangerAt(b: Bench, of: Paint, w: number): void {
  b.rod(
    of,
    [
      [-w / 2, -88, 0],
      [-w * 0.3, -62, 0],
      [0, -34, 0],
      [w * 0.3, -62, 0],
      [w / 2, -88, 0],
    ],
    (u) => [8 + 3 * Math.abs(u - 0.5), 9 + 9 * Math.sin(u * Math.PI)],
    { sides: 14, steps: 40, flat: 2.8, up: [0, 1, 0] },
  )
  b.rod(
    paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.2 }),
    [
      [0, -30, 0],
      [0, -6, 0],
      [0, 6, 0],
      [-6, 26, 0],
      [-24, 30, 0],
      [-34, 14, 0],
      [-28, 0, 0],
    ],
    2.4,
    { sides: 8, steps: 30 },
  )
}

function hangers(b: Bench, { w, h }: Extent): void {
  for (let i = 0; i < 5; i++)
    b.placed({ at: [0, h - 34, i * 44 - 88], turn: [0, i * 3 - 6, 0] }, () => {
      hangerAt(b, WOOD, w - 10)
      b.rod(
        WOOD,
        [
          [-w * 0.42, -84, 0],
          [w * 0.42, -84, 0],
        ],
        5.5,
        { sides: 12, steps: 1 },
      )
    })
  b.rod(
    paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }),
    [
      [-18, h - 20, -118],
      [-18, h - 20, 118],
    ],
    11,
    { sides: 18, steps: 1 },
  )
}

function drawerTidy(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, 8, d], [0, 0, 0], { edge: 1.5 })
  for (const s of [-1, 1]) {
    b.box(WOOD, [10, h, d], [s * (w / 2 - 5), 0, 0], { edge: 2 })
    b.box(WOOD, [w - 20, h, 10], [0, 0, s * (d / 2 - 5)], { edge: 2 })
  }
  for (const x of [-0.18, 0.16]) b.box(WOOD, [8, h - 10, d * 0.66], [x * w, 6, -d * 0.155], { edge: 1.5 })
  b.box(WOOD, [w - 22, h - 10, 8], [0, 6, d * 0.18], { edge: 1.5 })
  for (const [i, x] of [-0.38, -0.31, -0.06, 0.03, 0.27, 0.35].entries()) {
    const steel = paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.2 })
    b.rod(
      steel,
      [
        [x * w, 16, d * 0.14],
        [x * w, 14, -d * 0.12],
        [x * w + (i % 2) * 4, 18, -d * 0.33],
      ],
      (u) => [6.5 - 4 * u, 2.2],
      { sides: 12, steps: 20, flat: 3, up: [0, 1, 0] },
    )
    b.blob(steel, [25, 7, 42], [x * w + (i % 2) * 4, 14, -d * 0.38], 28)
  }
}

/** Winged drying rack on crossed legs. */
function airer(b: Bench, { w, h, d }: Extent): void {
  const line = paint('body', 'metal', { colour: '#e4e2dc', roughness: 0.4 })
  const [mid, wing] = [d * 0.24, d / 2]
  const y = h * 0.9
  for (const s of [-1, 1]) {
    b.rod(
      line,
      [
        [s * (w / 2 - 9), 4, -mid * 1.3],
        [s * (w / 2 - 9), y, mid],
      ],
      8,
      { sides: 12, steps: 1 },
    )
    b.rod(
      line,
      [
        [s * (w / 2 - 24), 4, mid * 1.3],
        [s * (w / 2 - 24), y, -mid],
      ],
      8,
      { sides: 12, steps: 1 },
    )
    b.rod(
      line,
      [
        [s * (w / 2 - 9), y, -mid],
        [s * (w / 2 - 9), y, mid],
      ],
      7,
      { sides: 12, steps: 1 },
    )
    for (const z of [-1, 1])
      b.rod(
        line,
        [
          [s * (w / 2 - 9), y, z * mid],
          [s * (w / 2 - 9), h - 8, z * wing],
        ],
        7,
        { sides: 12, steps: 1 },
      )
  }
  for (const z of [-1.3, 1.3])
    b.rod(
      line,
      [
        [-w / 2 + 12, 8, z * mid],
        [w / 2 - 12, 8, z * mid],
      ],
      8,
      { sides: 12, steps: 1 },
    )
  for (let i = 0; i <= 20; i++) {
    const z = lerp(-wing, wing, i / 20)
    const up = Math.abs(z) > mid ? lerp(y, h - 8, (Math.abs(z) - mid) / (wing - mid)) : y
    b.rod(
      line,
      [
        [-w / 2 + 9, up, z],
        [w / 2 - 9, up, z],
      ],
      i % 20 === 0 ? 7 : 2.6,
      { sides: 8, steps: 1 },
    )
  }
  b.sheet(
    paint('fixed', 'velvet', { colour: '#9db0b8', grain: 0.3 }),
    (u, v) => [
      (u - 0.5) * w * 0.72,
      y + 6 - Math.abs(v - 0.5) * 520 + (Math.abs(v - 0.5) < 0.02 ? 2 : 0),
      -mid * 0.5 + Math.sign(v - 0.5) * Math.min(8, Math.abs(v - 0.5) * 300) + Math.sin(u * 8) * 5 * Math.abs(v - 0.5),
    ],
    20,
    40,
    { thick: 5 },
  )
}

function ironingBoard(b: Bench, { w, h, d }: Extent): void {
  const legs = paint('frame', 'metal', { colour: '#d9d9d6', roughness: 0.4 })
  const shape = (inset: number): (readonly [number, number])[] =>
    Array.from({ length: 60 }, (_, i) => (i / 60) * Math.PI * 2).map((a) => {
      const z = Math.sin(a)
      const taper = z > 0 ? 1 - 0.62 * z ** 2.2 : 1
      return [
        Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.5 * (w / 2 - inset) * taper,
        z * (d / 2 - inset),
      ] as const
    })
  b.board(CLOTH_BLUE, shape(0), 22, [0, h - 11, 0], { bevel: 9 })
  b.board(legs, shape(16), 12, [0, h - 26, 0], { bevel: 2 })
  for (const [from, to] of [
    [-0.34, 0.36],
    [0.34, -0.36],
  ] as const) {
    for (const s of [-1, 1])
      b.rod(
        legs,
        [
          [s * w * 0.14, h - 30, from * d],
          [s * w * 0.2, 14, to * d],
        ],
        9,
        { sides: 14, steps: 1 },
      )
    b.rod(
      legs,
      [
        [-w * 0.42, 12, to * d],
        [w * 0.42, 12, to * d],
      ],
      11,
      { sides: 14, steps: 1 },
    )
    for (const s of [-1, 1])
      b.rod(
        BLACK,
        [
          [s * w * 0.4, 12, to * d],
          [s * w * 0.45, 12, to * d],
        ],
        13,
        { sides: 14, steps: 1 },
      )
  }
}

const CLOTH_BLUE = paint('body', 'fabric', { colour: '#a9c4d8' })

function wallShelf(b: Bench, { w, d }: Extent): void {
  b.box(WOOD, [w, 30, d], [0, 0, 0], { edge: 2.5 })
  const books = ['#24324f', '#d9cbb2', '#b3603f', '#7d8a80', '#efe9dd']
  books.forEach((colour, i) =>
    b.box(
      paint('fixed', 'plain', { colour, roughness: 0.7 }),
      [26 + ((i * 7) % 14), 150 + ((i * 29) % 46), d * 0.62],
      [-w * 0.36 + i * 38, 30, -d * 0.1],
      { edge: 2 },
    ),
  )
  b.placed({ at: [w * 0.28, 30, 0] }, () =>
    hollow(
      b,
      paint('fixed', 'ceramic', { colour: '#e9e2d6' }),
      outline(56, 160, [
        [0.6, 0],
        [0.9, 0.22],
        [1, 0.48],
        [0.76, 0.75],
        [0.42, 0.89],
        [0.43, 1],
      ]),
      4,
    ),
  )
  b.placed({ at: [w * 0.08, 30, 10] }, () =>
    hollow(
      b,
      paint('fixed', 'ceramic', { colour: '#9aa98e' }),
      [
        [0, 0],
        [40, 0],
        [44, 4],
        [48, 58],
        [48, 60],
      ],
      4,
    ),
  )
}

function garageShelf(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      b.box(STEEL, [34, h, 3], [x * (w / 2 - 17), 0, z * (d / 2 - 1.5)], { edge: 0.5 })
      b.box(STEEL, [3, h, 34], [x * (w / 2 - 1.5), 0, z * (d / 2 - 17)], { edge: 0.5 })
    }
  for (let i = 0; i < 5; i++) {
    const y = lerp(60, h - 44, i / 4)
    b.box(paint('fixed', 'wood', { colour: '#c7a97c' }), [w - 12, 9, d - 12], [0, y + 32, 0], { edge: 1 })
    for (const s of [-1, 1]) {
      b.box(STEEL, [w - 8, 38, 3], [0, y, s * (d / 2 - 5)], { edge: 0.5 })
      b.box(STEEL, [3, 38, d - 8], [s * (w / 2 - 5), y, 0], { edge: 0.5 })
    }
  }
}

function drawerTower(b: Bench, { w, h, d }: Extent): void {
  const count = Math.max(3, Math.round(h / 220))
  const each = (h - 60) / count
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.turned(
        BLACK,
        [
          [0, 0],
          [20, 0],
          [22, 6],
          [22, 40],
          [0, 40],
        ],
        { at: [x * (w / 2 - 36), 0, z * (d / 2 - 36)], sides: 24 },
      )
  for (const s of [-1, 1]) b.box(PLASTIC, [10, h - 44, d - 16], [s * (w / 2 - 5), 36, -8], { edge: 3 })
  for (let i = 0; i <= count; i++) b.box(PLASTIC, [w, 12, d - 10], [0, 38 + i * each, -5], { edge: 4 })
  for (let i = 0; i < count; i++) {
    b.box(
      paint('body', 'plain', { colour: '#e4e2dc', roughness: 0.35 }),
      [w - 24, each - 22, d - 12],
      [0, 52 + i * each, 4],
      { edge: 8 },
    )
    b.box(BLACK, [w * 0.3, 8, 4], [0, 38 + i * each + each * 0.72, d / 2 - 1.5], { edge: 2 })
  }
}

function bedDrawer(b: Bench, { w, h, d }: Extent): void {
  for (const z of [-1, 1]) b.box(WOOD, [w, h - 26, 18], [0, 26, z * (d / 2 - 9)], { edge: 2 })
  for (const x of [-1, 1]) b.box(WOOD, [18, h - 32, d - 36], [x * (w / 2 - 9), 28, 0], { edge: 2 })
  b.box(paint('fixed', 'plain', { colour: '#d9cbb2' }), [w - 36, 6, d - 36], [0, 34, 0], { edge: 1 })
  b.board(BLACK, roundedRectangle(140, 34, 17, 6), 1, [0, h * 0.7, d / 2 + 0.2], { lies: 'upright', bevel: 0.2 })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.turned(
        BLACK,
        [
          [0, -10],
          [20, -10],
          [20, 10],
          [0, 10],
        ],
        { at: [x * (w / 2 - 60), 20, z * (d / 2 - 50)], turn: [0, 0, 90], sides: 24 },
      )
  for (let i = 0; i < 2; i++)
    b.box(
      paint('fixed', 'fabric', { colour: i ? '#9db0b8' : '#efe9dd' }),
      [w * 0.36, 80, d * 0.66],
      [(i - 0.5) * w * 0.44, 40, 0],
      { edge: 30, crown: [4, 6, 4], wrinkle: 6, cells: 12, seed: i + 2 },
    )
}
