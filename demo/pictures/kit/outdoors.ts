import { roundedRectangle } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'

const METAL = paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.5 })
const WOOD = paint('body', 'wood', { colour: '#a8743f' })
export const STEEL = paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 })
const BLACK = paint('fixed', 'plain', { colour: '#26262a', roughness: 0.6 })
const EARTH = paint('fixed', 'concrete', { colour: '#4a382b', roughness: 0.95 })
const LEAF = paint('fixed', 'leaf', { colour: '#557048' })
export const ABOVE = { 'three-quarter': { azimuth: 28, elevation: 22 }, front: { azimuth: 0, elevation: 12 } } as const
export const LOW = { 'three-quarter': { azimuth: 28, elevation: 12 }, front: { azimuth: 0, elevation: 6 } } as const
export const TWO = ['three-quarter', 'front'] as const

/** Jardim: o que não é para sentar nem para dar sombra. */
export const gardenThings = kitFamily('garden-things', 'floor', [1200, 560, 600], {
  chest: { colours: { body: '#404347' }, draw: chest, views: ABOVE, angles: TWO },
  'raised-bed': { colours: { body: '#a8743f' }, draw: raisedBed, own: [1200, 800, 500], views: ABOVE, angles: TWO },
  fence: { colours: { body: '#c8a873' }, draw: bambooFence, own: [2000, 1500, 60], views: LOW, angles: TWO },
  'slatted-fence': { colours: { body: '#404347' }, draw: slattedFence, own: [1800, 1800, 60], views: LOW, angles: TWO },
  hose: {
    colours: { body: '#1f4b3b', accent: '#c6942e' },
    draw: hose,
    own: [420, 120, 420],
    isArranged: true,
    views: ABOVE,
    angles: TWO,
  },
  secateurs: {
    colours: { body: '#b4292d' },
    draw: secateurs,
    own: [80, 20, 220],
    isArranged: true,
    views: { 'three-quarter': { azimuth: 20, elevation: 46 } },
    angles: TWO,
  },
  heron: { colours: { body: '#6a6b6c' }, draw: heron, own: [260, 620, 160], views: LOW, angles: TWO },
  buddha: { colours: { body: '#a7a6a2' }, draw: stackedStones, own: [240, 420, 220], views: LOW, angles: TWO },
  barbecue: { colours: { body: '#2b2b2c' }, draw: kettleGrill, own: [580, 980, 560], views: LOW, angles: TWO },
  'trolley-barbecue': {
    colours: { body: '#2b2b2c', accent: '#a8743f' },
    draw: trolleyGrill,
    own: [1150, 1080, 560],
    views: LOW,
    angles: TWO,
  },
  heater: { colours: { body: '#2b2b2c' }, draw: heater, own: [800, 2200, 800], views: LOW, angles: TWO },
  kitchen: {
    colours: { body: '#404347', top: '#b9b5ad' },
    draw: outdoorKitchen,
    own: [1600, 920, 600],
    views: LOW,
    angles: TWO,
  },
  pool: {
    colours: { body: '#a9c4d8' },
    draw: pool,
    own: [3000, 760, 3000],
    views: { 'three-quarter': { azimuth: 24, elevation: 22 } },
    angles: TWO,
  },
})

/** Cozinha: o que se monta. */
export const kitchenThings = kitFamily('kitchen-things', 'floor', [800, 800, 560], {
  cabinet: { colours: { body: '#e8e6e1', accent: '#2b2b2c' }, draw: cabinet, views: LOW, angles: TWO },
  larder: {
    colours: { body: '#e8e6e1', accent: '#2b2b2c' },
    draw: larder,
    own: [600, 2000, 560],
    views: LOW,
    angles: TWO,
  },
  kitchenette: {
    colours: { body: '#e8e6e1', accent: '#2b2b2c', top: '#c9a678' },
    draw: kitchenette,
    own: [2400, 2100, 600],
    views: { 'three-quarter': { azimuth: 24, elevation: 10 } },
    angles: TWO,
  },
  sink: { colours: { body: '#b9bdc0' }, draw: sink, own: [800, 190, 480], views: ABOVE, angles: TWO },
  tap: {
    colours: { body: '#c8ccd0' },
    draw: kitchenTap,
    own: [70, 400, 240],
    isArranged: true,
    views: LOW,
    angles: TWO,
  },
})

function chest(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'plain', { colour: '#404347', roughness: 0.55 })
  for (let i = 0; i < 6; i++)
    b.box(of, [w - 60, (h - 90) / 6 - 5, d - 60], [0, 20 + i * ((h - 90) / 6), 0], { edge: 5 })
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(of, [56, h - 70, 56], [x * (w / 2 - 34), 0, z * (d / 2 - 34)], { edge: 8 })
  b.box(of, [w, 40, d], [0, h - 70, 0], { edge: 14 })
  b.box(of, [w - 30, 36, d - 30], [0, h - 38, 0], { edge: 16 })
}

function raisedBed(b: Bench, { w, h, d }: Extent): void {
  const tray = Math.min(240, h * 0.5)
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(WOOD, [60, h - 40, 60], [x * (w / 2 - 32), 0, z * (d / 2 - 32)], { edge: 4 })
  for (let i = 0; i < 2; i++)
    for (const s of [-1, 1]) {
      b.box(WOOD, [w, tray / 2 - 4, 22], [0, h - 40 - tray + (i * tray) / 2, s * (d / 2 - 11)], { edge: 3 })
      b.box(WOOD, [22, tray / 2 - 4, d - 44], [s * (w / 2 - 11), h - 40 - tray + (i * tray) / 2, 0], { edge: 3 })
    }
  b.box(EARTH, [w - 44, tray - 50, d - 44], [0, h - 40 - tray, 0], { edge: 4 })
  if (h > 500)
    for (const z of [-1, 0, 1]) b.box(WOOD, [w - 60, 18, d / 3 - 20], [0, h * 0.2, z * d * 0.28], { edge: 3 })
  for (let i = 0; i < 10; i++)
    tuft(b, [((i % 5) - 2) * w * 0.18, h - 92, i < 5 ? -d * 0.2 : d * 0.2], 90 + (i % 3) * 26, i)
}

function tuft(b: Bench, [x, y, z]: P3, long: number, seed: number): void {
  for (let k = 0; k < 14; k++) {
    const [dx, , dz] = ring(1, k * 0.382 + seed * 0.1, 0)
    const up = 0.5 + 0.6 * ((k * 0.618 + seed * 0.3) % 1)
    b.sheet(
      k % 3 ? LEAF : paint('fixed', 'leaf', { colour: '#7d9a55' }),
      (u, v) => {
        const half = Math.sin(v * Math.PI) ** 0.7 * long * 0.2
        return [
          x + dx * long * 0.7 * v - dz * (u - 0.5) * 2 * half,
          y + long * up * Math.sin(v * 2.1),
          z + dz * long * 0.7 * v + dx * (u - 0.5) * 2 * half,
        ]
      },
      3,
      7,
    )
  }
}

function bambooFence(b: Bench, { w, h, d }: Extent): void {
  const cane = paint('body', 'wood', { colour: '#c8a873' })
  const count = Math.min(90, Math.round(w / 22))
  for (let i = 0; i < count; i++)
    b.rod(
      cane,
      [
        [((i + 0.5) / count - 0.5) * w, (i * 7) % 12, 0],
        [((i + 0.5) / count - 0.5) * w + ((i * 5) % 7) - 3, h - ((i * 11) % 26), ((i % 3) - 1) * 3],
      ],
      w / count / 2,
      { sides: 8, steps: 1 },
    )
  for (const y of [0.12, 0.5, 0.88])
    b.rod(
      paint('fixed', 'metal', { colour: '#6a6b6c', roughness: 0.4 }),
      [
        [-w / 2, y * h, d * 0.24],
        [w / 2, y * h, d * 0.24],
      ],
      2.4,
      { sides: 6, steps: 1 },
    )
}

function slattedFence(b: Bench, { w, h }: Extent): void {
  for (const s of [-1, 1]) b.box(METAL, [60, h, 60], [s * (w / 2 - 30), 0, 0], { edge: 3 })
  const count = Math.round(h / 95)
  for (let i = 0; i < count; i++) b.box(METAL, [w - 120, 80, 20], [0, 30 + i * ((h - 40) / count), 0], { edge: 4 })
}

/** Coiled in a figure of its own weight, with its nozzle. */
function hose(b: Bench, { w }: Extent): void {
  const of = paint('body', 'plain', { colour: '#1f4b3b', roughness: 0.4 })
  const r = w * 0.36
  // Four rounds up on the inside, four down around them, and off over the ground; neighbours touch, none cross.
  const at = (t: number): P3 => {
    if (t > 8) return ring(r + 22 + 46 * ((t - 8) / 0.7) ** 2, t, 10)
    const out = Math.max(0, Math.min(1, (t - 3.86) / 0.28))
    return ring(
      r - 21 + 21 * out * out * (3 - 2 * out),
      t,
      10 +
        20.5 * (t < 4 ? Math.min(t, 3.5) : Math.max(0, 7.5 - t)) +
        (t > 3.4 && t < 4.6 ? 6 * Math.cos((t - 4) * 2.6) : 0),
    )
  }
  b.rod(
    of,
    Array.from({ length: 141 }, (_, i) => at((i / 140) * 8.7)),
    10,
    { sides: 14, steps: 640 },
  )
  const [end, before] = [at(8.7), at(8.66)]
  b.placed({ at: end, turn: [0, (Math.atan2(-(end[2] - before[2]), end[0] - before[0]) * 180) / Math.PI, 0] }, () =>
    b.placed({ turn: [0, 0, -90] }, () => {
      b.turned(
        paint('accent', 'plain', { colour: '#c6942e', roughness: 0.4 }),
        [
          [0, -12],
          [14, -12],
          [16, -10],
          [16, 8],
          [13.5, 12],
          [13, 46],
          [11, 50],
          [0, 50],
        ],
        { sides: 36 },
      )
      b.turned(
        BLACK,
        [
          [0, 48],
          [13, 48],
          [15, 52],
          [16, 74],
          [14, 78],
          [6, 80],
          [0, 80],
        ],
        { sides: 36 },
      )
    }),
  )
}

function secateurs(b: Bench): void {
  const grip = paint('body', 'plain', { colour: '#b4292d', roughness: 0.45 })
  for (const s of [-1, 1])
    b.rod(
      grip,
      [
        [s * 4, 10, 4],
        [s * 22, 10, 40],
        [s * 28, 10, 80],
        [s * 20, 9, 118],
        [s * 24, 8, 134],
      ],
      (u) => [(9 + 2 * Math.sin(u * 6)) * (u < 0.5 ? 1 : endOf(u)), 7 * (u < 0.5 ? 1 : endOf(u))],
      { sides: 20, steps: 80, flat: 2.6, up: [0, 1, 0] },
    )
  b.board(
    STEEL,
    [
      [-9, 4],
      [8, 2],
      [13, 10],
      [17, 22],
      [19.5, 34],
      [20, 46],
      [18.5, 58],
      [15, 70],
      [10, 81],
      [3, 92],
      [1.5, 82],
      [0, 68],
      [-2, 54],
      [-4.5, 40],
      [-7, 26],
      [-9, 14],
    ],
    4,
    [0, 12, 0],
    { bevel: 1 },
  )
  b.board(
    STEEL,
    [
      [9, 4],
      [-8, 2],
      [-14, 10],
      [-18.5, 22],
      [-21.5, 36],
      [-22.5, 50],
      [-20.5, 64],
      [-16, 76],
      [-10, 84],
      [-10.5, 74],
      [-10.5, 62],
      [-9, 50],
      [-5.5, 38],
      [-1, 28],
      [6, 16],
    ],
    5,
    [0, 7, 0],
    { bevel: 1.5 },
  )
  b.turned(
    BLACK,
    [
      [0, 0],
      [11, 0],
      [11, 5],
      [8, 8],
      [0, 8],
    ],
    { at: [0, 13, 0], sides: 28 },
  )
  b.rod(
    STEEL,
    Array.from(
      { length: 40 },
      (_, i) => [-15 + i * 0.77, 10 + Math.sin(i * 0.9) * 5.5, 52 + Math.cos(i * 0.9) * 5.5] as const,
    ),
    1.2,
    { sides: 6, steps: 160 },
  )
}

function heron(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'metal', { colour: '#6a6b6c', roughness: 0.55 })
  b.rod(
    of,
    [
      [-w * 0.46, h * 0.52, 0],
      [-w * 0.2, h * 0.5, 0],
      [w * 0.06, h * 0.54, 0],
      [w * 0.2, h * 0.66, 0],
      [w * 0.08, h * 0.8, 0],
      [w * 0.14, h * 0.93, 0],
      [w * 0.24, h * 0.95, 0],
    ],
    (u) => Math.max(u < 0.5 ? 2.5 : 7, w * 0.2 * Math.sin(Math.PI * Math.min(1, 0.01 + u * 1.4)) ** 1.2),
    { sides: 32, steps: 110 },
  )
  b.rod(
    of,
    [
      [w * 0.2, h * 0.95, 0],
      [w * 0.49, h * 0.92, 0],
    ],
    (u) => 9 - 8 * u,
    { sides: 12, steps: 4 },
  )
  for (const z of [-1, 1]) {
    b.rod(
      of,
      [
        [-w * 0.02, h * 0.53, z * 14],
        [-w * 0.05, h * 0.42, z * 16],
        [-w * 0.1, h * 0.22, z * 20],
        [-w * 0.04, 12, z * 22],
      ],
      4.6,
      { sides: 10, steps: 14 },
    )
  }
  b.turned(
    of,
    [
      [0, 0],
      [w * 0.3, 0],
      [w * 0.3, 10],
      [0, 14],
    ],
    { at: [-w * 0.04, 0, 0], sides: 40 },
  )
}

function stackedStones(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'concrete', { colour: '#a7a6a2' })
  let y = 0
  for (const [k, share] of [
    [1, 0.26],
    [0.8, 0.22],
    [0.62, 0.2],
    [0.46, 0.17],
    [0.3, 0.19],
  ] as const) {
    b.blob(of, [w * k, h * share * 1.05, d * k], [(k - 0.6) * 14, y, (0.6 - k) * 10], 72)
    y += h * share * 0.985
  }
}

function kettleGrill(b: Bench, { w, h }: Extent): void {
  const r = w * 0.44
  const y = h * 0.72
  const enamel = paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.12 })
  const quarter = Array.from({ length: 24 }, (_, i) => (i / 23) * (Math.PI / 2)).map(
    (a) => [Math.cos(a) ** 0.8 * r, Math.sin(a) ** 0.9 * r] as const,
  )
  b.turned(enamel, [...quarter.map(([x, up]) => [x, y - up * 0.74] as const), [0, y]], { sides: 80 })
  b.turned(
    enamel,
    [[r - 6, y + 3], [r + 5, y + 3], [r + 5, y + 12], ...quarter.map(([x, up]) => [x, y + 24 + up * 0.56] as const)],
    { sides: 80 },
  )
  b.rod(
    BLACK,
    [
      [-50, y + r * 0.56, 20],
      [-50, y + r * 0.56 + 46, 20],
      [50, y + r * 0.56 + 46, 20],
      [50, y + r * 0.56, 20],
    ],
    8,
    { sides: 12, straight: true, steps: 50 },
  )
  for (let i = 0; i < 3; i++)
    b.rod(STEEL, [ring(r * 0.62, i / 3 + 0.08, y - r * 0.5), ring(r * 0.94, i / 3 + 0.08, i === 2 ? 0 : 66)], 11, {
      sides: 14,
      steps: 1,
    })
  b.turned(
    STEEL,
    [
      [0, h * 0.2],
      [r * 0.5, h * 0.2],
      [r * 0.52, h * 0.215],
      [0, h * 0.21],
    ],
    { sides: 48 },
  )
  for (const i of [0, 1])
    b.turned(
      BLACK,
      [
        [0, -12],
        [66, -12],
        [70, -6],
        [70, 6],
        [66, 12],
        [0, 12],
      ],
      { at: ring(r * 0.94 + 12, i / 3 + 0.08, 70), turn: [90, 0, 0], sides: 40 },
    )
  b.turned(
    STEEL,
    [
      [0, 0],
      [26, 0],
      [26, 4],
      [0, 5],
    ],
    { at: [0, y + r * 0.6, -40], sides: 28 },
  )
}

function trolleyGrill(b: Bench, { w, h, d }: Extent): void {
  const body = w * 0.52
  b.box(METAL, [body, h * 0.24, d], [0, h * 0.56, 0], { edge: 10 })
  b.rod(
    paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.2 }),
    [
      [-body / 2, h * 0.8, -6],
      [body / 2, h * 0.8, -6],
    ],
    () => [d * 0.46, h * 0.19],
    { sides: 40, steps: 2, up: [0, 1, 0] },
  )
  b.rod(
    STEEL,
    [
      [-body * 0.32, h * 0.84, d * 0.42],
      [-body * 0.32, h * 0.84, d * 0.52],
      [body * 0.32, h * 0.84, d * 0.52],
      [body * 0.32, h * 0.84, d * 0.42],
    ],
    9,
    { sides: 14, straight: true, steps: 50 },
  )
  b.turned(
    paint('fixed', 'lacquer', { colour: '#f4f3f0', roughness: 0.3 }),
    [
      [0, 0],
      [30, 0],
      [30, 8],
      [0, 9],
    ],
    { at: [0, h * 0.9, d * 0.38], turn: [66, 0, 0], sides: 36 },
  )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.box(METAL, [34, h * 0.56, 34], [x * (body / 2 - 30), x > 0 ? 0 : 0, z * (d / 2 - 40)], { edge: 3 })
  b.box(METAL, [body - 60, 16, d - 80], [0, h * 0.14, 0], { edge: 2 })
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++)
      b.box(
        paint('accent', 'wood', { colour: '#a8743f' }),
        [w * 0.23, 18, d * 0.17],
        [s * (body / 2 + w * 0.117), h * 0.76, lerp(-d * 0.38, d * 0.38, i / 4)],
        { edge: 3 },
      )
  for (let i = 0; i < 3; i++)
    b.turned(
      STEEL,
      [
        [0, 0],
        [26, 0],
        [22, 20],
        [0, 22],
      ],
      { at: [(i - 1) * body * 0.28, h * 0.66, d / 2], turn: [90, 0, 0], sides: 32 },
    )
  for (const z of [-1, 1])
    b.turned(
      BLACK,
      [
        [0, -16],
        [74, -16],
        [78, -8],
        [78, 8],
        [74, 16],
        [0, 16],
      ],
      { at: [body / 2 - 30, 80, z * (d / 2 - 10)], turn: [90, 0, 0], sides: 40 },
    )
}

function heater(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    METAL,
    [
      [0, 0],
      [r * 0.56, 0],
      [r * 0.58, 8],
      [r * 0.56, 30],
      [r * 0.42, 40],
      [r * 0.4, 330],
      [r * 0.36, 350],
      [30, 360],
      [30, h * 0.78],
      [0, h * 0.78],
    ],
    { sides: 64 },
  )
  b.turned(
    STEEL,
    [
      [0, h * 0.78],
      [r * 0.22, h * 0.78],
      [r * 0.26, h * 0.8],
      [r * 0.26, h * 0.9],
      [r * 0.2, h * 0.93],
      [0, h * 0.93],
    ],
    { sides: 56 },
  )
  b.turned(
    paint('fixed', 'bulb', { colour: '#ff9a4a' }),
    [
      [r * 0.262, h * 0.82],
      [r * 0.264, h * 0.89],
    ],
    { sides: 48 },
  )
  for (let i = 0; i < 40; i++)
    b.rod(STEEL, [ring(r * 0.27, i / 40, h * 0.8), ring(r * 0.27, i / 40, h * 0.9)], 3, { sides: 5, steps: 1 })
  const dome = (low: number): [number, number][] =>
    Array.from({ length: 16 }, (_, i) => [r * (1 - i / 15), h - low - h * 0.064 * (1 - i / 15) ** 2.2])
  b.turned(STEEL, [...dome(0), ...dome(5).toReversed()], { sides: 88 })
}

function outdoorKitchen(b: Bench, { w, h, d }: Extent): void {
  b.box(BLACK, [w - 40, 60, d - 60], [0, 0, -10], { edge: 3 })
  b.box(METAL, [w - 10, h - 110, d - 30], [0, 60, -8], { edge: 3 })
  for (let i = 0; i < 3; i++) {
    const x = ((i + 0.5) / 3 - 0.5) * (w - 16)
    b.box(METAL, [(w - 16) / 3 - 5, h - 122, 16], [x, 66, d / 2 - 18], { edge: 2 })
    b.rod(
      STEEL,
      [
        [x - 90, h - 130, d / 2 - 2],
        [x + 90, h - 130, d / 2 - 2],
      ],
      6,
      { sides: 12, steps: 1 },
    )
    for (const s of [-1, 1])
      b.rod(
        STEEL,
        [
          [x + s * 80, h - 130, d / 2 - 12],
          [x + s * 80, h - 130, d / 2 - 2],
        ],
        5,
        { sides: 10, steps: 1 },
      )
  }
  b.box(paint('top', 'concrete', { colour: '#b9b5ad' }), [w, 44, d], [0, h - 46, 0], { edge: 4 })
  b.box(STEEL, [w * 0.26, 8, d * 0.6], [-w * 0.28, h - 4, 0], { edge: 4 })
  b.box(paint('fixed', 'plain', { colour: '#3a3c3e' }), [w * 0.23, 5, d * 0.48], [-w * 0.28, h + 2, 0], { edge: 2 })
  b.box(BLACK, [w * 0.34, 6, d * 0.68], [w * 0.294, h - 4, 0], { edge: 3 })
  for (let i = 0; i < 12; i++)
    b.rod(
      STEEL,
      [
        [w * 0.14 + i * w * 0.028, h + 2, -d * 0.32],
        [w * 0.14 + i * w * 0.028, h + 2, d * 0.32],
      ],
      4,
      { sides: 8, steps: 1 },
    )
}

/** A tubular frame around a liner, filled. */
function pool(b: Bench, { w, h }: Extent): void {
  const r = w / 2 - 40
  const liner = paint('body', 'plain', { colour: '#a9c4d8', roughness: 0.4 })
  b.sheet(
    liner,
    (u, v) => ring(r + 14 * Math.abs(Math.sin(u * Math.PI * 12)) * Math.sin(v * Math.PI), u, v * (h - 20)),
    144,
    10,
    { loop: true },
  )
  b.sheet(paint('fixed', 'plain', { colour: '#7fb3d0' }), (u, v) => ring(r - 16, u, h * 0.74 + v * h * 0.22), 96, 1, {
    loop: true,
  })
  b.turned(
    paint('fixed', 'lacquer', { colour: '#6fb4d4', roughness: 0.06 }),
    [
      [0, h * 0.78],
      [r - 14, h * 0.78],
      [r - 14, h * 0.785],
      [0, h * 0.785],
    ],
    { sides: 96 },
  )
  b.hoop(paint('fixed', 'metal', { colour: '#e9eaeb', roughness: 0.4 }), r, h - 24, 26)
  for (let i = 0; i < 12; i++)
    b.rod(
      paint('fixed', 'metal', { colour: '#e9eaeb', roughness: 0.4 }),
      [ring(r + 16, i / 12, h - 30), ring(r + 36, i / 12, 0)],
      20,
      { sides: 14, steps: 1 },
    )
}

export function front(
  b: Bench,
  w: number,
  h: number,
  at: P3,
  handleY: number,
  dark = paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.45 }),
): void {
  const of = paint('body', 'lacquer', { colour: '#e8e6e1', roughness: 0.35 })
  b.box(of, [w - 4, h - 4, 18], [at[0], at[1] + 2, at[2]], { edge: 1.5 })
  b.rod(
    dark,
    [
      [at[0] - w * 0.2, at[1] + handleY, at[2] + 30],
      [at[0] + w * 0.2, at[1] + handleY, at[2] + 30],
    ],
    5,
    { sides: 10, steps: 1 },
  )
  for (const s of [-1, 1])
    b.rod(
      dark,
      [
        [at[0] + s * w * 0.17, at[1] + handleY, at[2] + 6],
        [at[0] + s * w * 0.17, at[1] + handleY, at[2] + 30],
      ],
      4,
      { sides: 8, steps: 1 },
    )
}

export const BOARD = paint('body', 'lacquer', { colour: '#e8e6e1', roughness: 0.35 })

export function carcass(b: Bench, w: number, h: number, d: number, y: number, x = 0, z = 0): void {
  b.box(paint('fixed', 'plain', { colour: '#33312f' }), [w - 20, h - 10, d - 30], [x, y + 5, z - 12], { edge: 1 })
  for (const s of [-1, 1]) b.box(BOARD, [16, h, d - 22], [x + s * (w / 2 - 8), y, z - 11], { edge: 1 })
  for (const e of [0, h - 16]) b.box(BOARD, [w - 32, 16, d - 22], [x, y + e, z - 11], { edge: 1 })
}

function cabinet(b: Bench, { w, h, d }: Extent): void {
  b.box(BLACK, [w - 20, 90, d - 70], [0, 0, -20], { edge: 2 })
  carcass(b, w, h - 118, d, 90)
  for (const s of [-1, 1]) front(b, w / 2, h - 118 - 160, [s * w * 0.25, 90, d / 2 - 9], h - 118 - 220)
  front(b, w, 160, [0, h - 188, d / 2 - 9], 100)
  b.box(paint('fixed', 'wood', { colour: '#c9a678' }), [w, 28, d], [0, h - 28, 0], { edge: 3 })
}

function larder(b: Bench, { w, h, d }: Extent): void {
  b.box(BLACK, [w - 20, 90, d - 70], [0, 0, -20], { edge: 2 })
  carcass(b, w, h - 90, d, 90)
  for (const s of [-1, 1]) {
    front(b, w / 2, (h - 90) * 0.42, [s * w * 0.25, 90, d / 2 - 9], (h - 90) * 0.37)
    front(b, w / 2, (h - 90) * 0.58, [s * w * 0.25, 90 + (h - 90) * 0.42, d / 2 - 9], 70)
  }
}

/** Base units with an oven, a hob and a sink, wall units and a hood. */
function kitchenette(b: Bench, { w, h, d }: Extent): void {
  const units = 4
  const each = w / units
  const [base, top] = [870, h - 700]
  b.box(BLACK, [w - 20, 100, d - 80], [0, 0, -20], { edge: 2 })
  for (let i = 0; i < units; i++) {
    const x = (i + 0.5 - units / 2) * each
    carcass(b, each, base - 100, d, 100, x)
    if (i === 2) {
      front(b, each, 150, [x, 100, d / 2 - 9], 90)
      b.box(
        paint('fixed', 'lacquer', { colour: '#1a1b1d', roughness: 0.1 }),
        [each - 8, 470, 20],
        [x, 256, d / 2 - 10],
        { edge: 3 },
      )
      b.rod(
        STEEL,
        [
          [x - each * 0.36, 680, d / 2 + 26],
          [x + each * 0.36, 680, d / 2 + 26],
        ],
        8,
        { sides: 12, steps: 1 },
      )
      for (const s of [-1, 1])
        b.rod(
          STEEL,
          [
            [x + s * each * 0.33, 680, d / 2],
            [x + s * each * 0.33, 680, d / 2 + 26],
          ],
          6,
          { sides: 10, steps: 1 },
        )
      b.box(STEEL, [each - 8, 130, 18], [x, 734, d / 2 - 10], { edge: 2 })
      for (const k of [-1.5, -0.5, 0.5, 1.5])
        b.turned(
          BLACK,
          [
            [0, 0],
            [18, 0],
            [16, 18],
            [0, 19],
          ],
          { at: [x + k * each * 0.2, 800, d / 2], turn: [90, 0, 0], sides: 28 },
        )
      b.box(
        paint('fixed', 'lacquer', { colour: '#141516', roughness: 0.08 }),
        [each - 40, 6, d * 0.76],
        [x, base + 32, 0],
        { edge: 2 },
      )
    } else if (i === 1)
      for (const s of [-1, 1]) front(b, each / 2, base - 100, [x + s * each * 0.25, 100, d / 2 - 9], base - 160)
    else
      for (let k = 0; k < 3; k++)
        front(b, each, (base - 100) / 3, [x, 100 + (k * (base - 100)) / 3, d / 2 - 9], (base - 100) / 3 - 46)
    if (i !== 2) {
      carcass(b, each, 700, d * 0.56, top, x, -d * 0.22)
      for (const s of [-1, 1]) front(b, each / 2, 700, [x + s * each * 0.25, top, d * 0.06 - 9], 60)
    } else {
      b.box(STEEL, [each - 6, 60, d * 0.8], [x, top + 60, -d * 0.1], { edge: 3 })
      b.box(STEEL, [260, 580, 260], [x, top + 120, -d * 0.28], { edge: 3 })
    }
  }
  b.box(paint('top', 'wood', { colour: '#c9a678' }), [w, 34, d], [0, base, 0], { edge: 3 })
  b.box(paint('fixed', 'ceramic', { colour: '#f1efea' }), [w, top - base - 34, 12], [0, base + 34, -d / 2 + 6], {
    edge: 1,
  })
  const sx = -each * 0.5
  b.box(STEEL, [each * 0.8, 8, d * 0.68], [sx, base + 30, 10], { edge: 3 })
  b.box(
    paint('fixed', 'metal', { colour: '#7d8285', roughness: 0.4 }),
    [each * 0.66, 4, d * 0.5],
    [sx, base + 36, 20],
    { edge: 1.5 },
  )
  b.rod(
    STEEL,
    [
      [sx, base + 30, -d * 0.26],
      [sx, base + 260, -d * 0.25],
      [sx, base + 320, -d * 0.12],
      [sx, base + 280, 20],
      [sx, base + 240, 24],
    ],
    11,
    { sides: 14, steps: 40 },
  )
}

function sink(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'metal', { colour: '#b9bdc0', roughness: 0.3 })
  const bowl = roundedRectangle(w * 0.46, d * 0.76, 46, 8).map(([x, y]) => [x - w * 0.22, y] as const)
  b.board(of, roundedRectangle(w, d, 26, 6), 8, [0, h - 4, 0], { holes: [bowl], bevel: 3 })
  const rim = roundedRectangle(w * 0.46 + 2, d * 0.76 + 2, 47, 12)
  b.sheet(
    of,
    (u, v) => {
      const [x, z] = rim[Math.round(u * rim.length) % rim.length] as readonly [number, number]
      const k = v > 0.86 ? 1 - ((v - 0.86) / 0.14) ** 2 : 1
      return [-w * 0.22 + x * k, h - 3 - Math.min(1, v / 0.86) * (h - 14), z * k]
    },
    rim.length,
    14,
    { loop: true },
  )
  b.turned(
    paint('fixed', 'metal', { colour: '#8c9093', roughness: 0.3 }),
    [
      [0, 0],
      [44, 0],
      [44, 5],
      [30, 8],
      [0, 4],
    ],
    { at: [-w * 0.22, 10, 0], sides: 40 },
  )
  for (let i = 0; i < 8; i++)
    b.rod(
      of,
      [
        [w * 0.1, h + 1, lerp(-d * 0.3, d * 0.3, i / 7)],
        [w * 0.44, h + 1, lerp(-d * 0.3, d * 0.3, i / 7)],
      ],
      4,
      { sides: 8, steps: 1 },
    )
}

function kitchenTap(b: Bench, { h, d }: Extent): void {
  const of = paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.12 })
  b.turned(
    of,
    [
      [0, 0],
      [29, 0],
      [29, 6],
      [24, 9],
      [23, h * 0.26],
      [15, h * 0.28],
      [0, h * 0.28],
    ],
    { sides: 40 },
  )
  b.rod(
    of,
    [
      [0, h * 0.26, 0],
      [0, h * 0.76, 0],
      [0, h * 0.94, d * 0.2],
      [0, h - 12, d * 0.44],
      [0, h * 0.9, d * 0.68],
      [0, h * 0.72, d * 0.78],
      [0, h * 0.6, d * 0.79],
    ],
    12,
    { sides: 20, steps: 70 },
  )
  b.turned(
    of,
    [
      [0, -6],
      [17, -6],
      [17, 46],
      [12, 60],
      [0, 60],
    ],
    { at: [0, h * 0.5, d * 0.79], sides: 28 },
  )
  b.rod(
    of,
    [
      [20, h * 0.17, 0],
      [52, h * 0.19, 0],
      [84, h * 0.28, 0],
    ],
    6,
    { sides: 12, steps: 14 },
  )
}

/** Rounds a rod off where it ends. */
export function endOf(u: number): number {
  return Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(2 * u - 1) - 0.86) / 0.14) ** 2))
}
