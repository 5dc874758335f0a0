import { roundedRectangle } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'

const METAL = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.5 })
const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const ABOVE = { 'three-quarter': { azimuth: 28, elevation: 24 }, front: { azimuth: 0, elevation: 12 } } as const
const LOW = { 'three-quarter': { azimuth: 28, elevation: 12 }, front: { azimuth: 0, elevation: 6 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Entrada e escritório. */
export const hallThings = kitFamily('hall-things', 'floor', [420, 1760, 420], {
  'coat-stand': { colours: { body: '#2b2b2c' }, draw: coatStand, views: LOW },
  'wooden-coat-stand': { colours: { body: '#c9a678' }, draw: woodenCoatStand, views: LOW },
  'coat-rack': {
    colours: { body: '#c9a678', accent: '#2b2b2c' },
    draw: coatRack,
    own: [700, 180, 90],
    stands: 'wall',
    angles: TWO,
  },
  'key-rack': {
    colours: { body: '#c9a678', accent: '#b8924f' },
    draw: keyRack,
    own: [260, 180, 70],
    isArranged: true,
    stands: 'wall',
    angles: TWO,
  },
  hook: { colours: { body: '#b8924f' }, draw: hook, own: [45, 100, 55], stands: 'wall', angles: TWO },
  hooks: {
    colours: { body: '#2b2b2c' },
    draw: fourHooks,
    own: [320, 90, 50],
    isArranged: true,
    stands: 'wall',
    angles: TWO,
  },
  'umbrella-stand': {
    colours: { body: '#2b2b2c' },
    draw: umbrellaStand,
    own: [230, 550, 230],
    isArranged: true,
    views: LOW,
    angles: TWO,
  },
  valet: { colours: { body: '#c9a678' }, draw: valet, own: [450, 1080, 340], views: LOW },
  footrest: { colours: { body: '#2b2b2c' }, draw: footrest, own: [440, 140, 320], views: ABOVE, angles: TWO },
  'desk-tidy': {
    colours: { body: '#c9a678' },
    draw: deskTidy,
    own: [240, 150, 160],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
  'monitor-stand': {
    colours: { body: '#c9a678', accent: '#2b2b2c' },
    draw: monitorStand,
    own: [500, 110, 230],
    views: ABOVE,
    angles: TWO,
  },
})

function coatStand(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    METAL,
    [
      [0, 0],
      [r * 0.8, 0],
      [r * 0.82, 4],
      [r * 0.8, 14],
      [24, 20],
      [15, 40],
      [0, 40],
    ],
    { sides: 64 },
  )
  b.rod(
    METAL,
    [
      [0, 24, 0],
      [0, h - 20, 0],
    ],
    14,
    { sides: 22, steps: 1 },
  )
  b.blob(METAL, [44, 44, 44], [0, h - 44, 0])
  for (let i = 0; i < 6; i++) {
    const at = (k: number, y: number): P3 => ring(r * k, i / 6, y)
    b.rod(METAL, [at(0.05, h - 170), at(0.4, h - 176), at(0.74, h - 150), at(0.9, h - 90), at(0.97, h - 70)], 7.5, {
      sides: 12,
      steps: 26,
    })
    b.blob(METAL, [26, 26, 26], at(0.93, h - 84))
    if (i % 2)
      b.rod(METAL, [at(0.05, h - 260), at(0.3, h - 270), at(0.5, h - 246), at(0.54, h - 216)], 7, {
        sides: 12,
        steps: 20,
      })
  }
}

function woodenCoatStand(b: Bench, { w, h }: Extent): void {
  const r = w / 2 - 10
  for (let i = 0; i < 3; i++) {
    const at = (k: number, y: number): P3 => ring(r * k, i / 3 + 0.05, y)
    b.rod(WOOD, [at(0.98, 4), at(0.16, h * 0.5), at(-0.1, h * 0.62), at(-0.86, h - 12)], (u) => 17 - 5 * u, {
      sides: 18,
      steps: 30,
    })
    for (const y of [0.8, 0.9])
      b.rod(
        WOOD,
        [at(-0.08 - (0.76 * (y - 0.62)) / 0.37, h * y - 6), at(-0.3 - (0.76 * (y - 0.62)) / 0.37, h * y + 48)],
        8,
        { sides: 14, steps: 2 },
      )
  }
  b.turned(
    WOOD,
    [
      [0, h * 0.52],
      [34, h * 0.52],
      [36, h * 0.525],
      [36, h * 0.545],
      [0, h * 0.55],
    ],
    { sides: 36 },
  )
}

function pegs(b: Bench, of: Paint, count: number, w: number, y: number, z: number, long: number): void {
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * w
    b.rod(
      of,
      [
        [x, y, z],
        [x, y - 2, z + long * 0.5],
        [x, y + 10, z + long * 0.86],
        [x, y + 24, z + long],
      ],
      (u) => 7 + 3 * u ** 3,
      { sides: 16, steps: 40 },
    )
    b.blob(of, [22, 22, 22], [x, y + 13, z + long])
    b.rod(
      of,
      [
        [x, y - 22, z],
        [x, y - 50, z + long * 0.24],
        [x, y - 56, z + long * 0.5],
        [x, y - 44, z + long * 0.6],
      ],
      6,
      { sides: 14, steps: 40 },
    )
    b.blob(of, [15, 15, 15], [x, y - 50, z + long * 0.6])
  }
}

function coatRack(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, h * 0.66, 20], [0, h * 0.2, -d / 2 + 10], { edge: 4 })
  pegs(
    b,
    paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.45 }),
    Math.max(3, Math.round(w / 150)),
    w * 0.94,
    h * 0.58,
    -d / 2 + 20,
    d - 36,
  )
}

function keyRack(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, h * 0.6, 16], [0, h * 0.4, -d / 2 + 8], { edge: 3 })
  b.box(WOOD, [w, 12, d - 8], [0, h * 0.44, 4], { edge: 2 })
  b.box(WOOD, [w, 26, 8], [0, h * 0.44, d / 2 - 4], { edge: 2 })
  const brass = paint('accent', 'metal', { colour: '#b8924f', roughness: 0.3 })
  for (let i = 0; i < 4; i++) {
    const x = ((i + 0.5) / 4 - 0.5) * w * 0.9
    b.rod(
      brass,
      [
        [x, h * 0.45, -d * 0.1],
        [x, h * 0.4, -d * 0.1],
        [x, h * 0.34, d * 0.02],
        [x, h * 0.36, d * 0.2],
      ],
      3,
      { sides: 10, steps: 18 },
    )
    if (i % 3 === 0) {
      b.rod(
        paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }),
        Array.from(
          { length: 16 },
          (_, k) =>
            [x + Math.cos((k / 8) * Math.PI) * 13, h * 0.3 + Math.sin((k / 8) * Math.PI) * 13, d * 0.06] as const,
        ),
        1.6,
        { closed: true, sides: 6, steps: 30 },
      )
      b.box(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }), [9, 46, 2.4], [x, 6, d * 0.06], {
        edge: 1,
        turn: [0, 0, 6],
      })
      b.turned(
        paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }),
        [
          [0, 0],
          [13, 0],
          [13, 2.4],
          [0, 2.4],
        ],
        { at: [x, 52, d * 0.06], turn: [90, 0, 0], sides: 28 },
      )
    }
  }
}

function hook(b: Bench, { w, h, d }: Extent): void {
  const brass = paint('body', 'metal', { colour: '#b8924f', roughness: 0.3 })
  b.board(brass, roundedRectangle(w * 0.62, h * 0.66, w * 0.28, 8), 7, [0, h * 0.46, -d / 2 + 3.5], {
    lies: 'upright',
    bevel: 2,
  })
  b.rod(
    brass,
    [
      [0, h * 0.6, -d / 2 + 6],
      [0, h * 0.62, d * 0.04],
      [0, h * 0.72, d * 0.26],
      [0, h * 0.88, d * 0.34],
    ],
    4.6,
    { sides: 14, steps: 22 },
  )
  b.blob(brass, [w * 0.36, w * 0.36, w * 0.36], [0, h - w * 0.36, d * 0.34])
  b.rod(
    brass,
    [
      [0, h * 0.36, -d / 2 + 6],
      [0, h * 0.12, -d * 0.12],
      [0, h * 0.05, d * 0.14],
      [0, h * 0.2, d * 0.32],
    ],
    4.6,
    { sides: 14, steps: 22 },
  )
  b.blob(brass, [w * 0.28, w * 0.28, w * 0.28], [0, h * 0.16, d * 0.32])
}

function fourHooks(b: Bench, { w, h, d }: Extent): void {
  for (let i = 0; i < 4; i++)
    b.placed({ at: [((i + 0.5) / 4 - 0.5) * w, h / 2, -d / 2], turn: [90, 0, 0] }, () =>
      b.turned(
        METAL,
        [
          [0, 0],
          [16, 0],
          [16, 4],
          [8, 7],
          [8, d * 0.56],
          [20, d * 0.7],
          [24, d * 0.84],
          [20, d - 2],
          [0, d],
        ],
        { sides: 40, smooth: true },
      ),
    )
}

function umbrellaStand(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    METAL,
    [
      [0, 0],
      [r - 3, 0],
      [r, 3],
      [r, 16],
      [r - 3, 18],
      [0, 16],
    ],
    { sides: 64 },
  )
  for (let i = 0; i < 16; i++)
    b.rod(METAL, [ring(r - 5, i / 16, 14), ring(r - 5, i / 16 + 0.12, h * 0.86)], 3.6, { sides: 8, steps: 2 })
  for (const y of [0.44, 0.86]) b.hoop(METAL, r - 5, h * y, 4.4)
  for (const [turn, colour] of [
    [0.1, '#24324f'],
    [0.55, '#b3603f'],
  ] as const) {
    const [x, , z] = ring(r * 0.34, turn, 0)
    b.rod(
      paint('fixed', 'fabric', { colour }),
      [
        [x * 0.4, 20, z * 0.4],
        [x * 0.8, h * 0.4, z * 0.8],
        [x * 1.3, h * 0.96, z * 1.3],
      ],
      (u) => (8 + 22 * u ** 0.7) * Math.sqrt(Math.min(1, (1.02 - u) / 0.1)),
      { sides: 20, steps: 44 },
    )
    b.rod(
      paint('fixed', 'wood', { colour: '#a9794b' }),
      [
        [x * 1.3, h * 0.94, z * 1.3],
        [x * 1.44, h * 1.14, z * 1.44],
        [x * 1.44 + 18, h * 1.24, z * 1.44],
        [x * 1.44 + 46, h * 1.2, z * 1.44],
        [x * 1.44 + 50, h * 1.13, z * 1.44],
      ],
      8,
      { sides: 16, steps: 80 },
    )
  }
}

/** For tomorrow's suit: a hanger, a bar for trousers, a tray. */
function valet(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) {
    b.rod(
      WOOD,
      [
        [s * w * 0.3, 6, d / 2 - 14],
        [s * w * 0.26, h * 0.5, -d * 0.06],
        [s * w * 0.23, h * 0.8, -d * 0.17],
        [s * w * 0.19, h * 0.958, -d * 0.2],
      ],
      13,
      { sides: 16, steps: 20 },
    )
    b.rod(
      WOOD,
      [
        [s * w * 0.3, 6, -d / 2 + 14],
        [s * w * 0.26, h * 0.5, -d * 0.06],
      ],
      11,
      { sides: 16, steps: 2 },
    )
  }
  b.rod(
    WOOD,
    [
      [-w * 0.29, h * 0.22, d * 0.26],
      [w * 0.29, h * 0.22, d * 0.26],
    ],
    9,
    { sides: 14, steps: 1 },
  )
  b.rod(
    WOOD,
    [
      [-w * 0.27, h * 0.6, -d * 0.02],
      [w * 0.27, h * 0.6, -d * 0.02],
    ],
    10,
    { sides: 14, steps: 1 },
  )
  b.rod(
    WOOD,
    [
      [-w / 2 + 10, h * 0.88, -d * 0.2],
      [-w * 0.2, h * 0.96, -d * 0.2],
      [0, h - 12, -d * 0.2],
      [w * 0.2, h * 0.96, -d * 0.2],
      [w / 2 - 10, h * 0.88, -d * 0.2],
    ],
    () => [12, 22],
    { sides: 16, steps: 40, flat: 3, up: [0, 1, 0] },
  )
  b.board(WOOD, roundedRectangle(w * 0.6, d * 0.34, 16, 6), 12, [0, h * 0.78, -d * 0.1], { bevel: 3 })
}

function footrest(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'plain', { colour: '#2b2b2c', roughness: 0.6 })
  for (const s of [-1, 1])
    b.board(
      of,
      [
        [-d / 2 + 10, 0],
        [d / 2 - 10, 0],
        [d / 2 - 40, 26],
        [20, h * 0.56],
        [-20, h * 0.56],
        [-d / 2 + 40, 26],
      ],
      22,
      [s * (w / 2 - 34), 0, 0],
      { lies: 'upright', turn: [0, 90, 0], bevel: 5 },
    )
  b.placed({ at: [0, h * 0.6, 0], turn: [14, 0, 0] }, () => {
    b.box(of, [w, 20, d], [0, -8, 0], { edge: 9 })
    for (let i = 0; i < 9; i++)
      for (let k = 0; k < 14; k++)
        b.blob(of, [15, 7, 15], [lerp(-w / 2 + 34, w / 2 - 34, k / 13), 9, lerp(-d / 2 + 36, d / 2 - 36, i / 8)], 10)
  })
}

function deskTidy(b: Bench, { w, h, d }: Extent): void {
  const cell = (x: number, z: number, cw: number, cd: number, ch: number): void => {
    for (const s of [-1, 1]) {
      b.box(WOOD, [7, ch, cd], [x + s * (cw / 2 - 3.5), 0, z], { edge: 1.5 })
      b.box(WOOD, [cw - 14, ch, 7], [x, 0, z + s * (cd / 2 - 3.5)], { edge: 1.5 })
    }
    b.box(WOOD, [cw - 12, 6, cd - 12], [x, 0, z], { edge: 1 })
  }
  cell(-w * 0.3, -d * 0.16, w * 0.4, d * 0.66, h * 0.66)
  cell(w * 0.2, -d * 0.16, w * 0.6, d * 0.66, h * 0.5)
  cell(0, d * 0.33, w, d * 0.32, h * 0.28)
  for (const [i, colour] of ['#24324f', '#c6942e', '#b3603f', '#2b2b2c'].entries())
    b.rod(
      paint('fixed', 'plain', { colour, roughness: 0.4 }),
      [
        [-w * 0.36 + i * 14, 8, -d * 0.2],
        [-w * 0.4 + i * 22, h * (0.92 + 0.05 * (i % 2)), -d * 0.24 + i * 6],
      ],
      3.8,
      { sides: 8, steps: 1 },
    )
  b.box(paint('fixed', 'plain', { colour: '#e9d9a0' }), [66, 16, 40], [w * 0.24, 8, d * 0.33], { edge: 1 })
  for (let i = 0; i < 3; i++)
    b.box(
      paint('fixed', 'plain', { colour: ['#f4efe2', '#dfe5ea', '#efe9dd'][i] as string }),
      [w * 0.5, h * 0.62, 3],
      [w * 0.2, 8, -d * 0.3 + i * 14],
      { edge: 0.5, turn: [-6 + i * 4, 0, 0] },
    )
}

function monitorStand(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, 18, d], [0, h - 18, 0], { edge: 4 })
  for (const s of [-1, 1])
    b.board(
      paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.5 }),
      roundedRectangle(d - 20, h - 18, 10, 4),
      5,
      [s * (w / 2 - 40), (h - 18) / 2, 0],
      { lies: 'upright', turn: [0, 90, 0], holes: [roundedRectangle(d - 60, h - 58, 6, 4)], bevel: 1 },
    )
  b.box(paint('fixed', 'plain', { colour: '#dfe1e2', roughness: 0.4 }), [w * 0.7, 16, 110], [0, 0, 10], { edge: 5 })
  for (let r = 0; r < 4; r++)
    for (let k = 0; k < 14; k++)
      b.box(
        paint('fixed', 'plain', { colour: '#f6f6f4' }),
        [w * 0.043, 5, 20],
        [lerp(-w * 0.32, w * 0.32, k / 13), 15, lerp(-28, 48, r / 3)],
        { edge: 2 },
      )
}
