import { paint, type Bench, type Extent } from '../kit/bench.ts'
import { kitFamily } from '../kit/kit-family.ts'
import { BRASS, BULB, METAL, SHADE, bulb, clothShade, floorCord, lerp, ring, roundFoot } from '../kit/lamp-parts.ts'

const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const STONE = paint('frame', 'marble', { colour: '#ece8e1' })
const PAPER = paint('body', 'shade', { colour: '#f6efe1' })
const CANE = paint('body', 'rattan', { colour: '#c9a273' })
const FRAME = paint('frame', 'metal', { colour: '#2b2b2c', roughness: 0.45 })

/** Candeeiros de pé: the diameter is the shade's, and an arc reaches out further. */
export const floorLamps = kitFamily('floor-lamps', 'floor', [400, 1580, 400], {
  column: { colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' }, draw: column },
  tripod: {
    colours: { body: '#c9a678', accent: '#f1e7d6', frame: '#b8924f' },
    draw: tripod,
    holds: ({ w, h }) => [Math.max(w, h * 0.36), h, Math.max(w, h * 0.36)],
  },
  arc: {
    colours: { body: '#b8924f', frame: '#ece8e1' },
    draw: arc,
    holds: ({ w, h, d }) => [w / 2 + h * 0.68 + 170, h, d],
  },
  reading: { colours: { body: '#2b2b2c', frame: '#b8924f' }, draw: reading, holds: ({ w, h, d }) => [w * 1.6, h, d] },
  paper: { colours: { body: '#f6efe1', frame: '#c9a678' }, draw: paperColumn },
  cane: { colours: { body: '#c9a273', frame: '#2b2b2c' }, draw: caneBell },
})

function column(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const low = h - w * lerp(0.62, 0.78, b.chance())
  roundFoot(b, METAL, Math.min(r * 0.78, 150), 16, 11)
  b.rod(
    METAL,
    [
      [0, 30, 0],
      [0, h - 22, 0],
    ],
    10.5,
    { sides: 24, steps: 1 },
  )
  b.turned(
    BRASS,
    [
      [10, 0],
      [14, 2],
      [14, 14],
      [10, 16],
    ],
    { at: [0, low - 70, 0], sides: 32 },
  )
  clothShade(b, SHADE, [r, low], [r * lerp(0.7, 0.82, b.chance()), h])
  b.rod(
    BRASS,
    [
      [r * 0.42, low + 6, r * 0.1],
      [r * 0.42, low - 90, r * 0.1],
    ],
    1.1,
    { sides: 6, steps: 1 },
  )
  b.blob(BRASS, [11, 11, 11], [r * 0.42, low - 98, r * 0.1])
  floorCord(b, Math.min(r * 0.78, 150), r)
}

function tripod(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const low = h - w * 0.62
  const joint = low - 60
  const spread = Math.max(r, h * 0.18) * 0.98
  for (let leg = 0; leg < 3; leg++) {
    const foot = ring(spread - 12, leg / 3 + 0.083, 0)
    const top = ring(26, leg / 3 + 0.083, joint + 40)
    b.rod(
      WOOD,
      [[foot[0], 1, foot[2]], [lerp(foot[0], top[0], 0.5), joint * 0.52, lerp(foot[2], top[2], 0.5)], top],
      (u) => lerp(10, 16, Math.sin(u * Math.PI * 0.75)),
      { sides: 20, steps: 12 },
    )
  }
  b.turned(
    FRAME,
    [
      [0, joint - 12],
      [40, joint - 12],
      [44, joint - 8],
      [44, joint + 8],
      [40, joint + 12],
      [0, joint + 12],
    ],
    { sides: 48 },
  )
  b.rod(
    FRAME,
    [
      [0, joint, 0],
      [0, h - 20, 0],
    ],
    9,
    { sides: 20, steps: 1 },
  )
  b.hoop(FRAME, spread * 0.52, joint * 0.5, 3.2)
  clothShade(b, SHADE, [r, low], [r * 0.94, h])
}

function arc(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const reach = h * 0.68
  const left = -(w / 2 + reach + 170) / 2 + 150
  const end = left + reach
  b.turned(
    STONE,
    [
      [0, 0],
      [147, 0],
      [150, 4],
      [150, 42],
      [145, 48],
      [0, 48],
    ],
    { at: [left, 0, 0], sides: 72 },
  )
  b.turned(
    METAL,
    [
      [0, 46],
      [17, 46],
      [17, 120],
      [12, 126],
      [0, 126],
    ],
    { at: [left, 0, 0], sides: 28 },
  )
  const bow = Array.from({ length: 15 }, (_, i) => i / 14).map(
    (t) =>
      [
        left + (reach * (1 - Math.cos(t * Math.PI * 0.62))) / (1 - Math.cos(Math.PI * 0.62)),
        lerp(110, h - 10, Math.sin(t * Math.PI * 0.62)),
        0,
      ] as const,
  )
  b.rod(METAL, bow, (u) => lerp(11.5, 7, u), { sides: 20, steps: 60 })
  const tip = bow.at(-1)!
  const rim = tip[1] - r * 1.02 - 70
  b.rod(
    METAL,
    [
      [end, tip[1] + 4, 0],
      [end, rim + r * 0.9, 0],
    ],
    4,
    { sides: 12, steps: 1 },
  )
  b.turned(METAL, domeProfile(r, r * 0.92), { at: [end, rim, 0], sides: 88 })
  b.turned(
    METAL,
    [
      [0, r * 0.9],
      [24, r * 0.9],
      [24, r * 0.9 + 26],
      [8, r * 0.9 + 40],
      [0, r * 0.9 + 40],
    ],
    { at: [end, rim, 0], sides: 32 },
  )
  bulb(b, [end, rim + r * 0.55, 0], 30, false)
}

/** A bowl turned down, 2.5 mm thick, from the rim at 0 to its crown. */
function domeProfile(r: number, high: number): (readonly [number, number])[] {
  const steps = Array.from({ length: 15 }, (_, i) => (i / 14) * Math.PI * 0.5)
  const wall = (by: number): (readonly [number, number])[] =>
    steps.map((a) => [Math.max(0, (r - by) * Math.cos(a)), (high - by) * Math.sin(a)] as const)
  return [...wall(0), ...wall(2.5).reverse(), [r, 0]]
}

function reading(b: Bench, { w, h }: Extent): void {
  const foot = Math.min(w * 0.5, 125)
  const x = -w * 0.55
  b.turned(
    METAL,
    [
      [0, 0],
      [foot - 2, 0],
      [foot, 3],
      [foot, 12],
      [foot - 3, 15],
      [0, 15],
    ],
    { at: [x, 0, 0], sides: 64 },
  )
  b.rod(
    METAL,
    [
      [x, 12, 0],
      [x, h - 210, 0],
    ],
    6.5,
    { sides: 18, steps: 1 },
  )
  b.rod(
    METAL,
    [
      [x, h - 212, 0],
      [x, h - 150, 0],
      [x + w * 0.05, h - 76, 0],
      [x + w * 0.18, h - 26, 0],
      [x + w * 0.42, h - 8, 0],
      [x + w * 0.72, h - 46, 0],
    ],
    6.5,
    { sides: 18, steps: 60 },
  )
  const head = Math.max(36, w * 0.19)
  b.placed({ at: [x + w * 0.78, h - 66, 0], turn: [0, 0, 34] }, () => {
    b.turned(
      METAL,
      [
        [head * 0.34, 44],
        [head * 0.42, 36],
        [head * 0.62, 0],
        [head, -head * 1.25],
        [head - 2.5, -head * 1.25],
        [head * 0.6, -4],
        [head * 0.36, 30],
        [0, 32],
      ],
      { sides: 64 },
    )
    b.turned(
      METAL,
      [
        [0, 62],
        [11, 62],
        [14, 58],
        [14, 40],
        [0, 40],
      ],
      { sides: 24 },
    )
    b.blob(BULB, [head * 0.9, head * 0.9, head * 0.9], [0, -head * 1.05, 0])
  })
  b.turned(
    BRASS,
    [
      [6.4, 0],
      [10, 2],
      [10, 26],
      [6.4, 28],
    ],
    { at: [x, h * 0.68, 0], sides: 24 },
  )
}

const LEG = paint('frame', 'wood', { colour: '#c9a678' })

/** Rice paper over hoops, in stacked swells. */
function paperColumn(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const swells = 4 + Math.floor(b.chance() * 2)
  const ribs = Math.round(h / 44)
  const radius = (v: number): number =>
    r * (0.72 + 0.27 * Math.abs(Math.sin(v * Math.PI * swells)) ** 0.8) * (v < 0.03 || v > 0.97 ? 0.97 : 1)
  const y = (v: number): number => lerp(62, h - 4, v)
  b.sheet(
    PAPER,
    (u, v) =>
      ring(
        radius(v) * (1 - 0.012 * Math.abs(Math.sin(v * Math.PI * ribs)) + 0.004 * Math.sin(u * 63 + v * 31)),
        u,
        y(v),
      ),
    64,
    ribs * 4,
    { loop: true },
  )
  for (const v of [0, 1]) b.hoop(LEG, radius(v), y(v), 3.2)
  for (let leg = 0; leg < 3; leg++) {
    const [x, , z] = ring(radius(0) * 0.93, leg / 3 + 0.12, 0)
    b.rod(
      LEG,
      [
        [x * 1.02, 0, z * 1.02],
        [x, 130, z],
      ],
      7,
      { sides: 14, steps: 2 },
    )
  }
}

/** A bell of cane strips on a bent stem. */
function caneBell(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const low = h - w * 0.86
  roundFoot(b, FRAME, Math.min(r * 0.72, 140), 14, 10)
  b.rod(
    FRAME,
    [
      [0, 28, 0],
      [0, low + w * 0.3 + 8, 0],
    ],
    9,
    { sides: 20, steps: 1 },
  )
  for (const x of [-62, 62])
    b.rod(
      FRAME,
      [
        [0, low + w * 0.27, 0],
        [x, low + w * 0.34, 0],
        [x, low + w * 0.3 + 70, 0],
        [0, h - 4, 0],
      ],
      2.4,
      { sides: 8, steps: 30 },
    )
  const bell = (v: number): number => r * (1 - 0.78 * v ** 1.9)
  const strips = 46
  for (let i = 0; i < strips; i++)
    b.rod(
      CANE,
      Array.from({ length: 9 }, (_, k) => ring(bell(k / 8), i / strips + 0.035 * (k / 8), lerp(low, h - 6, k / 8))),
      2.4,
      { sides: 6, steps: 14 },
    )
  for (const v of [0, 0.12, 0.3, 0.5, 0.7, 0.86, 1])
    b.hoop(CANE, bell(v) + 1.5, lerp(low, h - 6, v), v === 0 || v === 1 ? 4.5 : 2.4)
  b.blob(BULB, [90, 90, 90], [0, low + w * 0.3, 0])
  b.turned(
    FRAME,
    [
      [0, 0],
      [r * 0.24, 0],
      [r * 0.24, 5],
      [0, 5],
    ],
    { at: [0, h - 6, 0], sides: 40 },
  )
}
