import { ellipse } from '../geometry/outline.ts'
import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type Paint } from './bench.ts'
import { fringe, lay } from './cloth.ts'
import { kitFamily } from './kit-family.ts'

const CLOTH = paint('body', 'fabric', { colour: '#e4ddd0', scale: 0.6 })
const WOOD = paint('fixed', 'wood', { colour: '#b58a5c' })
const ABOVE = {
  'three-quarter': { azimuth: 30, elevation: 26 },
  front: { azimuth: 0, elevation: 22 },
  detail: { azimuth: 26, elevation: 26, aim: [0.3, 0.9, 0.9], zoom: 2.4 },
} as const

/** Têxteis de mesa: a cloth on its table, or laid flat. */
export const tableLinen = kitFamily('table-linen', 'floor', [1600, 760, 1600], {
  cloth: {
    colours: { body: '#e4ddd0', accent: '#cfc5b2' },
    draw: onTable,
    isArranged: true,
    own: [1900, 750, 1320],
    views: ABOVE,
  },
  runner: { colours: { body: '#b3603f' }, draw: runnerOnTable, isArranged: true, own: [1800, 780, 900], views: ABOVE },
  placemat: { colours: { body: '#c8a873' }, draw: placemat, own: [450, 8, 320], isArranged: true, views: ABOVE },
  'round-placemat': {
    colours: { body: '#c8a873' },
    draw: roundPlacemats,
    own: [430, 40, 400],
    isArranged: true,
    views: ABOVE,
  },
})

function table(b: Bench, w: number, d: number, h: number): void {
  b.box(WOOD, [w, 28, d], [0, h - 28, 0], { edge: 3 })
  b.box(WOOD, [w - 200, 70, 24], [0, h - 98, d / 2 - 90], { edge: 2 })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.rod(
        WOOD,
        [
          [x * (w / 2 - 80), h - 30, z * (d / 2 - 80)],
          [x * (w / 2 - 60), 0, z * (d / 2 - 60)],
        ],
        (u) => 28 - u * 9,
        { sides: 18, steps: 4 },
      )
}

/** Falls straight on the sides and gathers in a cone at the corners. */
function onTable(b: Bench, { w, h, d }: Extent): void {
  const fall = 250
  const [hw, hd] = [w / 2 - 34, d / 2 - 34]
  table(b, hw * 2 - 4, hd * 2 - 4, h - 4)
  const around = 2 * (hw + hd) * 2
  b.box(CLOTH, [hw * 2, 4, hd * 2], [0, h - 4, 0], { edge: 1.8 })
  b.sheet(
    CLOTH,
    (u, v) => {
      const [x, z, nx, nz, corner] = edgeAt(u * around, hw, hd)
      const t = 1 - v
      const ripple = (noise3((u * around) / 130, 1, 4) - 0.4) * 44 * t ** 1.2 + corner * 34 * t
      const out = 6 * Math.min(1, t * 12) + ripple
      return [x + nx * out, h - 2 - t * fall - corner * 46 * t, z + nz * out]
    },
    260,
    14,
    { loop: true },
  )
  b.sheet(
    paint('accent', 'fabric', { colour: '#cfc5b2', scale: 0.6 }),
    (u, v) => {
      const [x, z, nx, nz, corner] = edgeAt(u * around, hw, hd)
      const t = 0.86 + v * 0.04
      const ripple = (noise3((u * around) / 130, 1, 4) - 0.4) * 44 * t ** 1.2 + corner * 34 * t + 7.5
      return [x + nx * ripple, h - 2 - t * fall - corner * 46 * t, z + nz * ripple]
    },
    260,
    1,
    { loop: true },
  )
}

/** Where the edge of the table is at a length along it, which way is out, and how near a corner that is (0…1). */
function edgeAt(along: number, hw: number, hd: number): readonly [number, number, number, number, number] {
  const sides = [
    [hw * 2, -hw, hd, 1, 0],
    [hd * 2, hw, hd, 0, -1],
    [hw * 2, hw, -hd, -1, 0],
    [hd * 2, -hw, -hd, 0, 1],
  ] as const
  let rest = along
  for (const [long, x, z, dx, dz] of sides) {
    if (rest <= long) {
      const near = Math.min(rest, long - rest)
      const corner = Math.exp(-((near / 70) ** 2))
      const turn = Math.exp(-((near / 45) ** 2)) * 0.7 * (rest < long / 2 ? -1 : 1)
      const [nx, nz] = [-dz, dx]
      return [x + dx * rest, z + dz * rest, nx + dx * turn, nz + dz * turn, corner]
    }
    rest -= long
  }
  return edgeAt(0, hw, hd)
}

function runnerOnTable(b: Bench, { w, h, d }: Extent): void {
  table(b, w - 60, d, h - 30)
  const cloth = paint('body', 'fabric', { colour: '#b3603f' })
  const [half, top] = [w / 2 - 24, h - 27]
  const width = d * 0.42
  const waveAt = (z: number, s: number): number => (noise3(z / 80, s > 0 ? 3 : 7, 2) - 0.5) * 26
  b.sheet(
    cloth,
    (u, v) => {
      const s = (v - 0.5) * 2 * (half + 190)
      const over = Math.max(0, Math.abs(s) - half)
      const z = (u - 0.5) * width
      const wave = waveAt(z, s) * Math.min(1, over / 100)
      return [
        Math.sign(s) * (Math.min(Math.abs(s), half) + Math.min(over, 8) + wave),
        top + (noise3(z / 90, s / 160, 5) - 0.4) * 5 - Math.max(0, over - 6),
        z,
      ]
    },
    30,
    120,
    { thick: 2.4 },
  )
  for (const s of [-1, 1])
    for (let i = 0; i < 40; i++) {
      const z = ((i + 0.5) / 40 - 0.5) * width
      const x = half + 8 + waveAt(z, s)
      b.rod(
        cloth,
        [
          [s * x, top - 182, z],
          [s * (x + (b.chance() - 0.5) * 8), top - 232 - b.chance() * 8, z + (b.chance() - 0.5) * 8],
        ],
        2.4,
        { sides: 4, steps: 1 },
      )
    }
  b.turned(
    paint('fixed', 'ceramic', { colour: '#efe9dd' }),
    [
      [0, 0],
      [46, 0],
      [72, 40],
      [84, 96],
      [62, 150],
      [30, 184],
      [26, 206],
      [33, 218],
      [28, 218],
      [21, 204],
      [0, 190],
    ],
    { at: [-120, top + 4, 0], sides: 48, smooth: true },
  )
}

function placemat(b: Bench, { w, d }: Extent): void {
  const of = paint('body', 'rattan', { colour: '#c8a873' })
  lay(b, [of], of, {
    w: w - 50,
    l: d,
    thick: 6,
    cells: 84,
    paintAt: () => 0,
    reliefAt: (_x, z) => 0.55 + 0.45 * Math.abs(Math.sin(z / 7)),
  })
  b.placed({ turn: [0, 90, 0] }, () => fringe(b, of, d, w - 50, (x, z, y) => [x, y, z], 24))
  plate(b, 132, 7, paint('fixed', 'ceramic', { colour: '#f4f1ea' }))
}

function plate(b: Bench, r: number, y: number, of: Paint): void {
  b.turned(
    of,
    [
      [0, y],
      [r * 0.58, y],
      [r * 0.62, y + 3],
      [r, y + 20],
      [r - 1, y + 23],
      [r * 0.62, y + 8],
      [0, y + 6],
    ],
    { sides: 80 },
  )
}

/** Four of them, one leaning on the pile. */
function roundPlacemats(b: Bench, { w }: Extent): void {
  const r = w / 2 - 14
  const of = paint('body', 'rattan', { colour: '#c8a873' })
  for (let k = 0; k < 4; k++) {
    b.placed({ at: [(k % 2) * 14 - 7, k * 9, (k > 1 ? 1 : -1) * 6], turn: [0, k * 40, 0] }, () => {
      const rounds = 17
      for (let i = k === 3 ? 0 : rounds - 1; i < rounds; i++)
        b.hoop(of, ((i + 0.6) * r) / rounds, 4.5, r / rounds / 2 + 0.5)
      b.board(of, ellipse(r * 2 - 8, r * 2 - 8, 64), 3, [0, 3, 0])
    })
  }
}
