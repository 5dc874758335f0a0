import { paint, type Bench, type Extent } from '../kit/bench.ts'
import { kitFamily } from '../kit/kit-family.ts'
import { BRASS, METAL, OPAL, bulb, clothShade, hanging, lerp, ring } from '../kit/lamp-parts.ts'

const CANE = paint('body', 'rattan', { colour: '#c9a273' })
const DARK = paint('frame', 'metal', { colour: '#2b2b2c', roughness: 0.45 })
const CLOTH = paint('body', 'shade', { colour: '#f1e7d6' })
const PAPER = paint('body', 'shade', { colour: '#f8f2e6' })
const LACQUER = paint('body', 'lacquer', { colour: '#9aa98e', roughness: 0.35 })
/** A lit diffuser seen from below: it would be the darkest side of a lamp that is off. */
const LIT = paint('fixed', 'bulb', { colour: '#cbc1b0' })
function drop({ w, h, d }: Extent): readonly [number, number, number] {
  return [w, h + cordOf(h), d]
}
/** How much of the cord is seen above the lamp. */
function cordOf(h: number): number {
  return Math.max(220, h * 0.7)
}

const BELOW = {
  'three-quarter': { azimuth: 26, elevation: -16 },
  front: { azimuth: 0, elevation: -6 },
  detail: { azimuth: 24, elevation: -24, aim: [0.4, 0.2, 0.8], zoom: 2 },
} as const

/** Candeeiros suspensos: the height is the lamp's, its cord and the plate at the ceiling come on top. */
export const pendants = kitFamily('pendants', 'hung', [420, 300, 420], {
  dome: { colours: { body: '#9aa98e', frame: '#b8924f' }, draw: dome, holds: drop },
  woven: { colours: { body: '#c9a273', frame: '#2b2b2c' }, draw: woven, holds: drop },
  drum: { colours: { body: '#f1e7d6', accent: '#fbf6ec', frame: '#b8924f' }, draw: drum, holds: drop },
  cluster: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, draw: cluster, holds: drop },
  lantern: { colours: { body: '#f8f2e6', frame: '#2b2b2c' }, draw: paperLantern, holds: drop },
  bell: { colours: { body: '#d9b48a', frame: '#b8924f' }, draw: glassBell, holds: drop },
})

/** Plafons and what else sits right at the ceiling. */
export const flushLamps = kitFamily('flush-lamps', 'hung', [400, 110, 400], {
  disc: { colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' }, views: BELOW, draw: disc },
  drum: { colours: { body: '#f1e7d6', accent: '#fbf6ec', frame: '#b8924f' }, views: BELOW, draw: flushDrum },
  square: { colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' }, views: BELOW, draw: square },
  bowls: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, views: BELOW, draw: threeGlobes },
})

function dome(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const crown = h * 0.86
  const power = lerp(0.62, 1, b.chance())
  const wall = (by: number): (readonly [number, number])[] =>
    Array.from({ length: 17 }, (_, i) => (i / 16) * Math.PI * 0.47).map(
      (a) => [(r - by) * Math.cos(a) ** power, (crown - by) * Math.sin(a)] as const,
    )
  const outer = wall(0)
  b.turned(LACQUER, [[0, crown], ...outer.toReversed(), ...wall(3), [0, crown - 3]], { sides: 96 })
  b.hoop(LACQUER, r - 1.5, 1.5, 2.4)
  b.turned(
    BRASS,
    [
      [0, crown - 2],
      [outer.at(-1)![0] + 6, crown - 2],
      [outer.at(-1)![0] + 4, crown + 8],
      [16, h - 10],
      [13, h],
      [0, h],
    ],
    { sides: 48 },
  )
  bulb(b, [0, crown * 0.62, 0], Math.min(34, r * 0.3), false)
  hanging(b, BRASS, h + cordOf(h), h)
}

/** Cane in two crossing courses over hoops, wider at the waist. */
function woven(b: Bench, { w, h }: Extent): void {
  const r = w / 2 - 4
  const shape =
    b.chance() < 0.5
      ? (v: number): number => r * (0.5 + 0.5 * Math.sin(Math.PI * (0.12 + 0.8 * (1 - v)) ** 0.9) ** 0.8)
      : (v: number): number => r * (1 - 0.72 * v ** 2.2)
  const course = Math.round(lerp(34, 44, b.chance()))
  for (const lean of [1, -1])
    for (let i = 0; i < course; i++)
      b.rod(
        CANE,
        Array.from({ length: 9 }, (_, k) =>
          ring(shape(k / 8) + lean * 1.4, i / course + (lean * 0.11 * k) / 8, (h - 4) * (k / 8) + 2),
        ),
        2.3,
        { sides: 5, steps: 14 },
      )
  const hoops = Math.max(5, Math.round(h / 42))
  for (let i = 0; i <= hoops; i++)
    b.hoop(CANE, shape(i / hoops), 2 + ((h - 4) * i) / hoops, i === 0 || i === hoops ? 4 : 2.2)
  bulb(b, [0, h * 0.45, 0], Math.min(42, r * 0.3), false)
  b.turned(
    DARK,
    [
      [0, h * 0.58],
      [17, h * 0.58],
      [19, h * 0.66],
      [12, h - 3],
      [0, h - 3],
    ],
    { sides: 28 },
  )
  for (let arm = 0; arm < 4; arm++)
    b.rod(DARK, [[0, h - 6, 0], ring(shape(1), arm / 4 + 0.06, h - 4)], 2.2, { sides: 8, steps: 1 })
  hanging(b, DARK, h + cordOf(h), h - 3)
}

function drum(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  clothShade(b, CLOTH, [r, 0], [r * lerp(0.9, 1, b.chance()), h])
  b.turned(
    OPAL,
    [
      [0, 5],
      [r - 6, 5],
      [r - 6, 8],
      [0, 8],
    ],
    { sides: 72 },
  )
  hanging(b, DARK, h + cordOf(h), h - 12)
}

/** Globes at different heights under one plate. */
function cluster(b: Bench, { w, h }: Extent): void {
  const count = w > 300 ? 5 : 3
  const size = Math.min(w * (count === 5 ? 0.17 : 0.22), h * 0.3)
  const top = h + cordOf(h)
  const plate = w / 2 - size + 16
  b.turned(
    METAL,
    [
      [0, top],
      [plate, top],
      [plate, top - 4],
      [plate - 4, top - 22],
      [0, top - 22],
    ],
    { sides: 72 },
  )
  for (let i = 0; i < count; i++) {
    const turn = i / count + 0.06
    const [x, , z] = ring(w / 2 - size, turn, 0)
    const y = lerp(size, h - size * 1.4, ((i * 2) % count) / (count - 1))
    b.turned(OPAL, sphere(size, 0.35), { at: [x, y, z], sides: 56 })
    b.turned(
      METAL,
      [
        [0, size * 0.9],
        [size * 0.37, size * 0.9],
        [size * 0.4, size * 0.98],
        [size * 0.34, size * 1.2],
        [6, size * 1.32],
        [0, size * 1.32],
      ],
      { at: [x, y, z], sides: 36 },
    )
    b.rod(
      METAL,
      [
        [x, y + size * 1.3, z],
        [x, top - 20, z],
      ],
      2.6,
      { sides: 8, steps: 1 },
    )
  }
}

/** A globe that is open at the top by the angle. */
function sphere(r: number, open: number): (readonly [number, number])[] {
  return Array.from({ length: 33 }, (_, i) => ((Math.PI - open) * i) / 32).map(
    (a) => [Math.sin(a) * r, -Math.cos(a) * r] as const,
  )
}

/** The rice-paper ball with its wire ribs. */
function paperLantern(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const ribs = 22
  const round = (v: number): number => r * Math.sin(lerp(0.16, Math.PI - 0.16, v))
  b.sheet(
    PAPER,
    (u, v) =>
      ring(
        round(v) * (1 - 0.018 * Math.abs(Math.sin(v * Math.PI * ribs)) ** 0.7 + 0.006 * Math.sin(u * 44 + v * 9)),
        u,
        h * 0.5 - ((h / 2) * Math.cos(lerp(0.16, Math.PI - 0.16, v))) / Math.cos(0.16),
      ),
    80,
    ribs * 4,
    { loop: true },
  )
  for (const v of [0, 1]) b.hoop(DARK, round(v), v * h, 2)
  b.rod(
    DARK,
    [
      [-round(1), h, 0],
      [0, h + 6, 0],
      [round(1), h, 0],
    ],
    2,
    { sides: 8, steps: 10 },
  )
  hanging(b, DARK, h + cordOf(h), h)
}

function glassBell(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const shape = [
    [r, 0],
    [r * 0.99, h * 0.12],
    [r * 0.86, h * 0.42],
    [r * 0.56, h * 0.68],
    [r * 0.26, h * 0.8],
    [r * 0.2, h * 0.84],
  ] as const
  b.turned(
    paint('body', 'glass', { colour: '#d9b48a' }),
    [...shape, ...shape.map(([x, y]) => [x - 3, y - 1.5] as const).reverse(), shape[0]],
    { sides: 88, smooth: true },
  )
  b.turned(
    BRASS,
    [
      [0, h * 0.8],
      [r * 0.25, h * 0.8],
      [r * 0.25, h * 0.86],
      [15, h * 0.9],
      [15, h - 8],
      [6, h],
      [0, h],
    ],
    { sides: 40 },
  )
  bulb(b, [0, h * 0.7, 0], Math.min(36, r * 0.26), false)
  hanging(b, BRASS, h + cordOf(h), h)
}

function disc(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    METAL,
    [
      [0, h],
      [r, h],
      [r, h * 0.42],
      [r - 6, h * 0.34],
      [r - 9, h * 0.42],
      [0, h * 0.42],
    ],
    { sides: 96 },
  )
  b.turned(
    LIT,
    [
      [0, 0],
      [r * 0.5, h * 0.03],
      [r * 0.84, h * 0.16],
      [r - 9, h * 0.42],
      [0, h * 0.42],
    ],
    { sides: 96, smooth: true },
  )
}

function flushDrum(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    CLOTH,
    [
      [r, 0],
      [r, h * 0.94],
      [r - 2.2, h * 0.94],
      [r - 2.2, 0],
      [r, 0],
    ],
    { sides: 96 },
  )
  for (const y of [2.6, h * 0.94 - 2.6]) b.hoop(CLOTH, r - 0.6, y, 2.6)
  b.turned(
    LIT,
    [
      [0, 6],
      [r - 3, 6],
      [r - 3, 9],
      [0, 9],
    ],
    { sides: 72 },
  )
  b.turned(
    DARK,
    [
      [0, h * 0.6],
      [r * 0.7, h * 0.6],
      [r * 0.7, h],
      [0, h],
    ],
    { sides: 72 },
  )
  b.turned(
    BRASS,
    [
      [0, -0],
      [7, 0],
      [9, 5],
      [0, 6],
    ],
    { sides: 24 },
  )
}

function square(b: Bench, { w, h, d }: Extent): void {
  b.box(METAL, [w, h * 0.5, d], [0, h * 0.5, 0], { edge: 8 })
  b.box(LIT, [w - 26, h * 0.52, d - 26], [0, 0, 0], { edge: 14 })
}

/** A bar with three bowls of opal glass. */
function threeGlobes(b: Bench, { w, h }: Extent): void {
  const size = Math.min(h * 0.38, w * 0.155)
  b.turned(
    METAL,
    [
      [0, h],
      [w * 0.34, h],
      [w * 0.34, h - 5],
      [w * 0.33, h - 16],
      [0, h - 16],
    ],
    { sides: 80 },
  )
  for (let i = 0; i < 3; i++) {
    const [x, , z] = ring(w / 2 - size, i / 3 + 0.25, 0)
    b.turned(OPAL, sphere(size, 0.5), { at: [x, size, z], sides: 56 })
    b.turned(
      METAL,
      [
        [0, size * 1.8],
        [size * 0.5, size * 1.8],
        [size * 0.5, size * 1.98],
        [9, size * 2.06],
        [0, size * 2.06],
      ],
      { at: [x, 0, z], sides: 36 },
    )
    b.rod(
      METAL,
      [
        [x, size * 2, z],
        [x * 0.9, h - 30, z * 0.9],
        [x * 0.5, h - 12, z * 0.5],
      ],
      6,
      { sides: 14, steps: 16 },
    )
  }
}
