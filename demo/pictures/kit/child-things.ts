import { roundedRectangle, type Outline } from '../geometry/outline.ts'
import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type P3, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'
import { ABOVE, BOARD, carcass, endOf, front, LOW, STEEL, TWO } from './outdoors.ts'

/** Bebé e criança. */
export const childThings = kitFamily('child-things', 'floor', [500, 960, 560], {
  'high-chair': { colours: { body: '#d4ab80', accent: '#e9e2d4' }, draw: highChair, views: LOW },
  changer: { colours: { body: '#e8e6e1', accent: '#9db0b8' }, draw: changer, own: [760, 940, 720], views: ABOVE },
  playpen: {
    colours: { body: '#d4ab80', accent: '#c9d2cf' },
    draw: playpen,
    own: [1100, 720, 1000],
    views: ABOVE,
    angles: TWO,
  },
  tepee: {
    colours: { body: '#efe7d8', frame: '#d4ab80' },
    draw: tepee,
    own: [1150, 1500, 1150],
    views: LOW,
    angles: TWO,
  },
  'table-set': {
    colours: { body: '#d4ab80', accent: '#e8e6e1' },
    draw: tableSet,
    own: [1000, 560, 900],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
  armchair: { colours: { body: '#e2bdc0' }, draw: childArmchair, own: [560, 480, 440], views: LOW, angles: TWO },
})

function highChair(b: Bench, { w, h, d }: Extent): void {
  const beech = paint('body', 'wood', { colour: '#d4ab80' })
  const seat = h * 0.54
  const pad = paint('accent', 'fabric', { colour: '#e9e2d4' })
  for (const x of [-1, 1]) {
    b.rod(
      beech,
      [
        [x * (w / 2 - 14), 2, d / 2 - 14],
        [x * w * 0.3, seat + 20, d * 0.12],
      ],
      14,
      { sides: 16, steps: 1 },
    )
    b.rod(
      beech,
      [
        [x * (w / 2 - 14), 2, -d / 2 + 14],
        [x * w * 0.28, seat + 20, -d * 0.18],
      ],
      14,
      { sides: 16, steps: 1 },
    )
    b.rod(
      beech,
      [
        [x * w * 0.3, seat, -d * 0.16],
        [x * w * 0.28, h - 14, -d * 0.3],
      ],
      12,
      { sides: 16, steps: 1 },
    )
    b.rod(
      beech,
      [
        [x * w * 0.31, seat + 150, -d * 0.2],
        [x * w * 0.36, seat + 156, d * 0.06],
        [x * w * 0.34, seat + 150, d * 0.24],
      ],
      10,
      { sides: 14, steps: 20 },
    )
    b.rod(
      beech,
      [
        [x * w * 0.34, seat + 148, d * 0.14],
        [x * w * 0.3, seat + 20, d * 0.1],
      ],
      9,
      { sides: 12, steps: 1 },
    )
  }
  b.box(beech, [w * 0.66, 22, d * 0.46], [0, seat, -d * 0.03], { edge: 6 })
  b.box(pad, [w * 0.6, 34, d * 0.4], [0, seat + 20, -d * 0.02], { edge: 14, crown: [2, 5, 2], wrinkle: 2 })
  b.box(pad, [w * 0.5, h - seat - 60, 40], [0, seat + 46, -d * 0.22], {
    edge: 18,
    crown: [2, 3, 6],
    wrinkle: 2,
    turn: [-11, 0, 0],
  })
  b.box(beech, [w * 0.58, 70, 18], [0, h - 78, -d * 0.29], { edge: 8, turn: [-11, 0, 0] })
  b.board(beech, roundedRectangle(w * 0.86, d * 0.44, 60, 8), 20, [0, seat + 172, d * 0.3], { bevel: 6 })
  b.box(beech, [w * 0.776, 18, 110], [0, seat * 0.42, d * 0.27], { edge: 4 })
  b.rod(
    beech,
    [
      [-w * 0.38, seat * 0.5, -d * 0.3],
      [w * 0.38, seat * 0.5, -d * 0.3],
    ],
    10,
    { sides: 12, steps: 1 },
  )
}

function changer(b: Bench, { w, h, d }: Extent): void {
  const deep = Math.min(d, 480)
  b.placed({ at: [0, 0, -(d - deep) / 2] }, () => {
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        b.box(paint('fixed', 'wood', { colour: '#d4ab80' }), [32, 70, 32], [x * (w / 2 - 40), 0, z * (deep / 2 - 40)], {
          edge: 4,
        })
    carcass(b, w - 20, h - 190, deep, 66)
    for (let i = 0; i < 3; i++)
      front(b, w - 20, (h - 190) / 3, [0, 66 + (i * (h - 190)) / 3, deep / 2 - 9], (h - 190) / 6, STEEL)
  })
  b.box(BOARD, [w, 20, d], [0, h - 122, 0], { edge: 4 })
  for (const s of [-1, 1]) b.box(BOARD, [18, 90, d], [s * (w / 2 - 9), h - 104, 0], { edge: 4 })
  b.box(BOARD, [w - 36, 90, 18], [0, h - 104, -d / 2 + 9], { edge: 4 })
  const pad = paint('accent', 'plain', { colour: '#9db0b8', roughness: 0.5 })
  b.box(pad, [w - 70, 44, d - 56], [0, h - 103, 10], { edge: 20, crown: [2, 5, 2], cells: 12 })
  for (const s of [-1, 1])
    b.box(pad, [104, 78, d - 60], [s * (w / 2 - 76), h - 102, 10], { edge: 36, crown: [2, 4, 2], cells: 10 })
}

function playpen(b: Bench, { w, h, d }: Extent): void {
  const beech = paint('body', 'wood', { colour: '#d4ab80' })
  const rail = (p: P3, q: P3): void => {
    for (const y of [60, h - 22])
      b.rod(
        beech,
        [
          [p[0], y, p[2]],
          [q[0], y, q[2]],
        ],
        () => [12, 20],
        { sides: 14, steps: 1, flat: 5, up: [0, 1, 0] },
      )
    const bars = Math.round(Math.hypot(q[0] - p[0], q[2] - p[2]) / 75)
    for (let i = 1; i < bars; i++)
      b.rod(
        beech,
        [
          [lerp(p[0], q[0], i / bars), 64, lerp(p[2], q[2], i / bars)],
          [lerp(p[0], q[0], i / bars), h - 30, lerp(p[2], q[2], i / bars)],
        ],
        8,
        { sides: 10, steps: 1 },
      )
  }
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, z]) => [(x as number) * (w / 2 - 20), 0, (z as number) * (d / 2 - 20)] as const)
  corners.forEach((p, i) => {
    b.box(beech, [40, h, 40], [p[0], 0, p[2]], { edge: 8 })
    rail(p, corners[(i + 1) % 4] as P3)
  })
  b.box(paint('accent', 'fabric', { colour: '#c9d2cf' }), [w - 60, 44, d - 60], [0, 40, 0], {
    edge: 18,
    crown: [2, 6, 2],
    wrinkle: 3,
    cells: 12,
  })
  for (const [x, z, colour] of [
    [-0.2, 0.1, '#c6942e'],
    [0.12, -0.14, '#b3603f'],
    [0.24, 0.18, '#4b6687'],
  ] as const)
    b.blob(paint('fixed', 'plain', { colour, roughness: 0.6 }), [120, 120, 120], [x * w, 86, z * d])
}

/** Four poles tied at the top, cloth around, its front drawn aside. */
function tepee(b: Bench, { w, h }: Extent): void {
  const r = (w / 2) * 0.97
  const knot = h * 0.86
  const pole = paint('frame', 'wood', { colour: '#d4ab80' })
  for (let i = 0; i < 4; i++) {
    const foot = ring(r * Math.SQRT2 * 0.93, i / 4 + 0.125, 4)
    b.rod(pole, [foot, [-foot[0] * 0.13, h - 6, -foot[2] * 0.13]], 12, { sides: 14, steps: 1 })
  }
  const cloth = paint('body', 'fabric', { colour: '#efe7d8' })
  const side = (k: number, from: number, to: number, pull = 0): void =>
    b.sheet(
      cloth,
      (u, v) => {
        const t = lerp(from, to, u)
        const half = lerp(r * 0.97, r * 0.1, v)
        const drawn = pull * Math.exp(-(((v - 0.42) / 0.24) ** 2)) * (Math.min(t, 1 - t) / 0.3)
        const x = (t * 2 - 1) * half + drawn * (t < 0.5 ? -1 : 1) * half * 0.36
        const sag =
          Math.sin(u * Math.PI) * 14 * Math.sin(v * Math.PI) +
          (noise3(t * 8, v * 5, k) - 0.5) * 12 +
          Math.abs(drawn) * 20
        const [cx, cz] = (
          [
            [x, half - sag],
            [half - sag, -x],
            [-x, -half + sag],
            [-half + sag, x],
          ] as const
        )[k] as readonly [number, number]
        return [cx, lerp(0, knot, v), cz]
      },
      24,
      30,
      { thick: 3 },
    )
  for (const k of [1, 2, 3]) side(k, 0, 1)
  side(0, 0, 0.3, 0.5)
  side(0, 0.7, 1, 0.5)
  b.sheet(
    cloth,
    (u, v) => [
      (u * 2 - 1) * lerp(r * 0.97, r * 0.1, 0.72 + 0.28 * v),
      lerp(6, knot, 0.72 + 0.28 * v),
      lerp(r * 0.97, r * 0.1, 0.72 + 0.28 * v) - 2,
    ],
    20,
    10,
    { thick: 3 },
  )
  b.box(paint('fixed', 'fabric', { colour: '#d9cbb2' }), [w * 0.86, 34, w * 0.86], [0, 0, 0], {
    edge: 14,
    crown: [0, 8, 0],
    wrinkle: 4,
    cells: 12,
  })
  for (const s of [-1, 1])
    b.rod(
      cloth,
      [
        [s * r * 0.572, h * 0.4, r * 0.55],
        [s * r * 0.56, h * 0.4, r * 0.578],
        [s * r * 0.44, h * 0.395, r * 0.576],
        [s * r * 0.33, h * 0.4, r * 0.572],
        [s * r * 0.316, h * 0.4, r * 0.54],
      ],
      () => [13, 3],
      { sides: 10, steps: 14, flat: 4, up: [0, 1, 0] },
    )
}

/** Boards that stand on their edges, unlike the sets on four legs: a table over two arches with a shelf, chairs between two sides. */
function tableSet(b: Bench): void {
  const beech = paint('body', 'wood', { colour: '#d4ab80' })
  const lacquer = paint('accent', 'lacquer', { colour: '#e8e6e1', roughness: 0.4 })
  b.board(lacquer, roundedRectangle(700, 500, 60, 8), 22, [0, 480, -60], { bevel: 6 })
  for (const s of [-1, 1])
    b.board(beech, arch(230, 471, 150), 22, [s * 280, 0, -60], {
      lies: 'upright',
      turn: [0, 90, 0],
      bevel: 4,
      grain: 'y',
    })
  b.box(lacquer, [540, 16, 400], [0, 370, -60], { edge: 3 })
  for (const [x, z, turn] of [
    [-270, 330, 196],
    [280, 320, 166],
  ] as const)
    b.placed({ at: [x, 0, z], turn: [0, turn, 0] }, () => sidedChair(b, beech, lacquer))
}

/** A side of a table: `half` wide, with a round opening below. */
function arch(half: number, high: number, open: number): Outline {
  return [
    [-half, 0],
    [-open, 0],
    ...Array.from({ length: 17 }, (_, i) => Math.PI * (1 - i / 16)).map(
      (a) => [Math.cos(a) * open, 120 + Math.sin(a) * open] as const,
    ),
    [open, 0],
    [half, 0],
    [half, high],
    [-half, high],
  ]
}

function sidedChair(b: Bench, side: Paint, board: Paint): void {
  const curve = (x: number, y: number, r: number, from: number, to: number): Outline =>
    Array.from({ length: 9 }, (_, i) => ((from + ((to - from) * i) / 8) * Math.PI) / 180).map(
      (a) => [x + Math.cos(a) * r, y + Math.sin(a) * r] as const,
    )
  const outline: Outline = [
    [-140, 0],
    ...curve(0, 0, 80, 180, 0).map(([x, y]) => [x, y * 1.2] as const),
    [140, 0],
    ...curve(112, 296, 28, 0, 90),
    ...curve(-30, 384, 60, 270, 190),
    ...curve(-116, 476, 24, 10, 180),
  ]
  for (const s of [-1, 1])
    b.board(side, outline, 20, [s * 140, 0, 0], { lies: 'upright', turn: [0, -90, 0], bevel: 5, grain: 'y' })
  b.box(board, [262, 18, 250], [0, 262, 6], { edge: 4 })
  b.box(board, [262, 130, 16], [0, 346, -114], { edge: 5 })
}

/** A small tub chair. */
function childArmchair(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#e2bdc0' })
  const arm = w * 0.2
  b.rod(
    of,
    Array.from({ length: 17 }, (_, i) => (-0.04 + 1.08 * (i / 16)) * Math.PI).map(
      (a) =>
        [
          Math.cos(a) * (w / 2 - arm / 2),
          h * (0.44 + 0.1 * Math.max(0, Math.sin(a))),
          -Math.sin(a) * (d - arm) * 0.62 + d * 0.2,
        ] as const,
    ),
    (u) => [arm * 0.5 * endOf(u), h * (0.36 + 0.12 * Math.sin(u * Math.PI)) * (0.8 + 0.2 * endOf(u))],
    { sides: 28, steps: 120, flat: 2.6, up: [0, 1, 0] },
  )
  b.box(of, [w - arm * 1.7, h * 0.46, d * 0.76], [0, 30, d * 0.1], {
    edge: 40,
    crown: [4, 12, 6],
    wrinkle: 5,
    cells: 12,
  })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.turned(
        paint('fixed', 'wood', { colour: '#d4ab80' }),
        [
          [0, 0],
          [13, 0],
          [17, 46],
          [0, 46],
        ],
        { at: [x * w * 0.3, 0, z * d * 0.26], sides: 24 },
      )
}
