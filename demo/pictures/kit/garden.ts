import { cushion } from '../geometry/cushion.ts'
import { noise3 } from '../geometry/noise.ts'
import { ellipse } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'

export const FRAME = paint('body', 'lacquer', { colour: '#404347', roughness: 0.55 })
const TEAK = paint('body', 'wood', { colour: '#a8743f' })
const PAD = paint('accent', 'fabric', { colour: '#d8d1c3' })
export const CANVAS = paint('body', 'fabric', { colour: '#e6dcc8' })

/** Móveis de exterior. */
export const gardenSeats = kitFamily('garden-seats', 'floor', [1500, 720, 720], {
  'lounge-set': {
    colours: { body: '#404347', accent: '#d8d1c3' },
    draw: loungeSet,
    isArranged: true,
    own: [2500, 720, 1900],
    views: { 'three-quarter': { azimuth: 24, elevation: 18 } },
  },
  'dining-set': {
    colours: { body: '#a8743f', accent: '#d8d1c3' },
    draw: diningSet,
    isArranged: true,
    own: [2000, 880, 1900],
    views: { 'three-quarter': { azimuth: 26, elevation: 20 } },
  },
  sofa: { colours: { body: '#404347', accent: '#d8d1c3' }, draw: (b, s) => sofa(b, s, 2) },
  'teak-sofa': { colours: { body: '#a8743f', accent: '#e9e2d4' }, draw: teakSofa, own: [1600, 720, 780] },
  bench: { colours: { body: '#a8743f' }, draw: bench, own: [1300, 860, 580] },
  lounger: {
    colours: { body: '#404347', accent: '#c9c2b4' },
    draw: lounger,
    holds: raised,
    own: [650, 330, 1950],
    views: { 'three-quarter': { azimuth: 38, elevation: 16 } },
  },
  'teak-lounger': {
    colours: { body: '#a8743f', accent: '#e9e2d4' },
    draw: teakLounger,
    holds: raised,
    own: [680, 330, 1950],
    views: { 'three-quarter': { azimuth: 38, elevation: 16 } },
  },
  hammock: { colours: { body: '#d9c29a', frame: '#c79a66' }, draw: hammock, isArranged: true, own: [3000, 1150, 1000] },
  chair: { colours: { body: '#404347', accent: '#c9c2b4' }, draw: armchair, own: [580, 860, 620] },
  'rope-chair': {
    colours: { body: '#8a8f8a', frame: '#404347', accent: '#d8d1c3' },
    draw: ropeChair,
    own: [620, 800, 640],
  },
  table: { colours: { body: '#a8743f' }, draw: slattedTable, own: [1600, 740, 900] },
  'metal-table': { colours: { body: '#404347' }, draw: metalTable, own: [800, 740, 800] },
})

/** Loungers are measured lying flat and shown with the back up. */
function raised({ w, h, d }: Extent): readonly [number, number, number] {
  return [w, h + 500, d]
}

function slatsFrom(
  b: Bench,
  of: Paint,
  count: number,
  from: P3,
  to: P3,
  size: readonly [number, number, number],
  turn: P3 = [0, 0, 0],
): void {
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1)
    b.box(of, size, [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)], { edge: 3, turn })
  }
}

function pad(b: Bench, w: number, h: number, d: number, at: P3, turn: P3 = [0, 0, 0], seed = 1, of: Paint = PAD): void {
  b.mesh(of, cushion({ width: w / 1000, height: h / 1000, depth: d / 1000, fill: 0.45, seed }), at, turn)
}

/** A frame of flat bars on sled legs, boxes of cushions on it. */
function sofa(b: Bench, { w, h, d }: { w: number; h: number; d: number }, seats: number): void {
  const arm = h * 0.78
  for (const s of [-1, 1]) {
    for (const z of [-1, 1]) b.box(FRAME, [44, arm, 26], [s * (w / 2 - 22), 0, z * (d / 2 - 13)], { edge: 3 })
    b.box(FRAME, [60, 24, d], [s * (w / 2 - 30), arm, 0], { edge: 4 })
    b.box(FRAME, [44, 40, d - 52], [s * (w / 2 - 22), 200, 0], { edge: 3 })
  }
  b.box(FRAME, [w - 88, 44, 26], [0, 200, d / 2 - 15], { edge: 3 })
  b.box(FRAME, [w - 88, 44, 26], [0, 200, -d / 2 + 15], { edge: 3 })
  slatsFrom(b, FRAME, 6, [0, 226, -d * 0.4], [0, 226, d * 0.38], [w - 90, 16, 50])
  slatsFrom(b, FRAME, 4, [0, 330, -d / 2 + 30], [0, arm - 20, -d / 2 + 20], [w - 90, 42, 16])
  const each = (w - 128) / seats
  for (let i = 0; i < seats; i++) {
    const x = (i + 0.5) * each - (w - 128) / 2
    pad(b, each - 8, 120, d - 120, [x, 300, 34], [0, 0, 0], i + 2)
    pad(b, each - 10, 130, 330, [x, h - 190, -d / 2 + 120], [76, 0, 0], i + 6)
  }
}

function loungeSet(b: Bench): void {
  b.placed({ at: [0, 0, -560] }, () => sofa(b, { w: 1900, h: 720, d: 760 }, 3))
  for (const s of [-1, 1])
    b.placed({ at: [s * 1020, 0, 460], turn: [0, -s * 58, 0] }, () => sofa(b, { w: 760, h: 720, d: 740 }, 1))
  b.placed({ at: [0, 0, 330] }, () => {
    for (const x of [-1, 1]) for (const z of [-1, 1]) b.box(FRAME, [36, 330, 36], [x * 430, 0, z * 240], { edge: 3 })
    b.box(FRAME, [900, 36, 520], [0, 330, 0], { edge: 3 })
    slatsFrom(b, paint('fixed', 'wood', { colour: '#a8743f' }), 9, [0, 366, -232], [0, 366, 232], [884, 14, 48])
  })
}

function teakSofa(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      b.box(TEAK, [60, z < 0 ? h - 30 : h * 0.78, 60], [x * (w / 2 - 30), 0, z * (d / 2 - 30)], { edge: 4 })
    b.box(TEAK, [84, 26, d], [x * (w / 2 - 42), h * 0.78, 0], { edge: 5 })
  }
  b.box(TEAK, [w - 120, 76, 30], [0, 230, d / 2 - 32], { edge: 3 })
  b.box(TEAK, [w - 120, 76, 30], [0, 230, -d / 2 + 32], { edge: 3 })
  b.box(TEAK, [w - 120, 60, 34], [0, h - 92, -d / 2 + 28], { edge: 4 })
  slatsFrom(b, TEAK, 13, [-w / 2 + 130, 300, -d / 2 + 30], [w / 2 - 130, 300, -d / 2 + 30], [44, h - 390, 16])
  slatsFrom(b, TEAK, 8, [0, 284, -d * 0.36], [0, 284, d * 0.4], [w - 122, 20, 64])
  for (const x of [-1, 1]) {
    pad(b, w / 2 - 76, 110, d - 130, [x * (w / 4 - 32), 356, 24], [0, 0, 0], x + 3)
    pad(b, w / 2 - 80, 120, 340, [x * (w / 4 - 32), h - 188, -d / 2 + 118], [76, 0, 0], x + 8)
  }
}

function bench(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1]) {
    b.rod(
      TEAK,
      [
        [x * (w / 2 - 40), 0, -d / 2 + 40],
        [x * (w / 2 - 40), h * 0.46, -d / 2 + 64],
        [x * (w / 2 - 40), h - 6, -d / 2 + 24],
      ],
      () => [28, 32],
      { sides: 16, steps: 12, flat: 6, up: [0, 0, 1] },
    )
    b.box(TEAK, [56, h * 0.72, 56], [x * (w / 2 - 40), 0, d / 2 - 34], { edge: 5 })
    b.rod(
      TEAK,
      [
        [x * (w / 2 - 40), h * 0.7, -d / 2 + 46],
        [x * (w / 2 - 40), h * 0.75, 0],
        [x * (w / 2 - 40), h * 0.73, d / 2 - 6],
      ],
      () => [34, 13],
      { sides: 16, steps: 16, flat: 5, up: [0, 1, 0] },
    )
    b.box(TEAK, [40, 60, d - 110], [x * (w / 2 - 40), h * 0.38, 0], { edge: 3 })
  }
  for (const z of [-0.34, 0.46]) b.box(TEAK, [w - 134, 22, 66], [0, h * 0.487, d * z], { edge: 3 })
  slatsFrom(b, TEAK, 4, [0, h * 0.489, -d * 0.18], [0, h * 0.486, d * 0.3], [w - 40, 22, 66])
  b.rod(
    TEAK,
    [
      [-w / 2 + 50, h - 50, -d / 2 + 28],
      [0, h - 12, -d / 2 + 24],
      [w / 2 - 50, h - 50, -d / 2 + 28],
    ],
    () => [16, 38],
    { sides: 16, steps: 24, flat: 5, up: [0, 1, 0] },
  )
  slatsFrom(
    b,
    TEAK,
    15,
    [-w / 2 + 110, h * 0.55, -d / 2 + 46],
    [w / 2 - 110, h * 0.55, -d / 2 + 46],
    [38, h * 0.36, 16],
    [4, 0, 0],
  )
  b.box(TEAK, [w - 130, 56, 30], [0, h * 0.52, -d / 2 + 46], { edge: 3 })
}

/** Aluminium with stretched textile, its back raised. */
function lounger(b: Bench, { w, h, d }: Extent): void {
  const seat = h * 0.86
  const mesh = paint('accent', 'fabric', { colour: '#c9c2b4' })
  const hinge = -d * 0.12
  const rise = 46
  for (const s of [-1, 1]) {
    b.rod(
      FRAME,
      [
        [s * (w / 2 - 18), seat, -d * 0.34],
        [s * (w / 2 - 18), seat, d / 2 - 20],
      ],
      () => [18, 22],
      { sides: 14, steps: 1, flat: 6, up: [0, 1, 0] },
    )
    for (const z of [d * 0.36, -d * 0.24])
      b.rod(
        FRAME,
        [
          [s * (w / 2 - 18), seat - 10, z],
          [s * (w / 2 - 18), 4, z + (z > 0 ? 60 : -60)],
        ],
        () => [15, 18],
        { sides: 14, steps: 1, flat: 6 },
      )
    b.turned(
      paint('fixed', 'plain', { colour: '#26262a' }),
      [
        [0, -16],
        [46, -16],
        [48, -10],
        [48, 10],
        [46, 16],
        [0, 16],
      ],
      { at: [s * (w / 2 - 50), 48, -d * 0.28], turn: [0, 0, 90], sides: 32 },
    )
  }
  for (const z of [d / 2 - 20, hinge])
    b.rod(
      FRAME,
      [
        [-w / 2 + 18, seat, z],
        [w / 2 - 18, seat, z],
      ],
      15,
      { sides: 12, steps: 1 },
    )
  b.sheet(
    mesh,
    (u, v) => [
      (u - 0.5) * (w - 66),
      seat + 6 - 18 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI),
      lerp(hinge, d / 2 - 24, v),
    ],
    12,
    20,
    { thick: 4 },
  )
  b.placed({ at: [0, seat, hinge], turn: [rise, 0, 0] }, () => {
    const long = d * 0.38
    for (const s of [-1, 1])
      b.rod(
        FRAME,
        [
          [s * (w / 2 - 40), 0, 0],
          [s * (w / 2 - 40), 0, -long],
        ],
        14,
        { sides: 12, steps: 1 },
      )
    b.rod(
      FRAME,
      [
        [-w / 2 + 40, 0, -long],
        [w / 2 - 40, 0, -long],
      ],
      14,
      { sides: 12, steps: 1 },
    )
    b.sheet(
      mesh,
      (u, v) => [(u - 0.5) * (w - 100), 8 - 18 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI), -v * long],
      12,
      16,
      { thick: 4 },
    )
    pad(b, w * 0.6, 90, 210, [0, 56, -long + 130], [0, 0, 0], 3)
  })
}

function teakLounger(b: Bench, { w, h, d }: Extent): void {
  const seat = h * 0.8
  for (const s of [-1, 1]) {
    b.box(TEAK, [34, 76, d], [s * (w / 2 - 17), seat - 76, 0], { edge: 4 })
    for (const z of [d * 0.4, -d * 0.3]) b.box(TEAK, [50, seat - 70, 60], [s * (w / 2 - 54), 0, z], { edge: 4 })
  }
  slatsFrom(b, TEAK, 15, [0, seat - 22, -d * 0.08], [0, seat - 22, d * 0.47], [w - 70, 18, 52])
  b.placed({ at: [0, seat, -d * 0.12], turn: [38, 0, 0] }, () => {
    slatsFrom(b, TEAK, 10, [0, -10, -d * 0.03], [0, -10, -d * 0.38], [w - 74, 18, 52])
    for (const s of [-1, 1]) b.box(TEAK, [30, 42, d * 0.39], [s * (w / 2 - 76), -51, -d * 0.195], { edge: 3 })
    pad(b, w - 90, 80, d * 0.39, [0, 46, -d * 0.2], [0, 0, 0], 2)
  })
  for (const s of [-1, 1])
    b.rod(
      TEAK,
      [
        [s * (w / 2 - 46), seat + d * 0.12, -d * 0.31],
        [s * (w / 2 - 46), seat - 34, -d * 0.42],
      ],
      () => [12, 18],
      { sides: 14, steps: 2, flat: 5 },
    )
  pad(b, w - 90, 80, d * 0.58, [0, seat + 36, d * 0.19], [0, 0, 0], 5)
}

/** Slung between the ends of a bent wooden stand. */
function hammock(b: Bench, { w, h, d }: Extent): void {
  const stand = paint('frame', 'wood', { colour: '#c79a66' })
  for (const z of [-0.16, 0.16])
    b.rod(
      stand,
      Array.from({ length: 11 }, (_, i) => (i / 10 - 0.5) * 2).map(
        (t) => [t * w * 0.48, 40 + (h - 60) * Math.abs(t) ** 2.4, z * d * (1 - Math.abs(t) * 0.84)] as const,
      ),
      () => [26, 34],
      { sides: 14, steps: 60, flat: 5, up: [0, 1, 0] },
    )
  for (const x of [-0.2, 0.2]) b.box(stand, [70, 50, d * 0.9], [x * w, 0, 0], { edge: 6 })
  const long = w * 0.36
  b.sheet(
    CANVAS,
    (u, v) => {
      const t = (v - 0.5) * 2
      const s = (u - 0.5) * 2
      const wide = d * 0.42 * (1 - Math.abs(t) ** 4 * 0.8)
      return [
        t * long,
        h * 0.42 + h * 0.34 * t * t + 110 * s * s * (1 - t * t) + (noise3(s * 3, t * 5, 1) - 0.5) * 24,
        s * wide,
      ]
    },
    30,
    60,
    { thick: 6 },
  )
  for (const s of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const k = (i / 8 - 0.5) * 2
      b.rod(
        paint('fixed', 'knit', { colour: '#efe6d2' }),
        [
          [s * w * 0.465, h * 0.93, 0],
          [s * long, h * 0.76, k * d * 0.084],
        ],
        4,
        { sides: 6, steps: 1 },
      )
    }
}

function armchair(b: Bench, { w, h, d }: Extent): void {
  const mesh = paint('accent', 'fabric', { colour: '#c9c2b4' })
  for (const s of [-1, 1]) {
    const x = s * (w / 2 - 14)
    b.rod(
      FRAME,
      [
        [x, 2, -d / 2 + 14],
        [x * 0.94, h * 0.3, -d * 0.34],
        [x * 0.9, h * 0.478, -d * 0.2],
      ],
      13,
      { sides: 14, steps: 12 },
    )
    b.rod(
      FRAME,
      [
        [x, 2, d / 2 - 30],
        [x, h * 0.6, d * 0.36],
        [x, h * 0.745, d * 0.3],
        [x, h * 0.755, 0],
        [x * 0.97, h * 0.748, -d * 0.3],
        [x * 0.9, h * 0.74, -d * 0.405],
      ],
      13,
      { sides: 14, steps: 44 },
    )
    b.rod(
      FRAME,
      Array.from({ length: 25 }, (_, i) => [x * 0.9, ...seatLine(h, d, i / 24)] as const),
      12,
      { sides: 14, steps: 48 },
    )
    b.rod(
      paint('fixed', 'wood', { colour: '#a8743f' }),
      [
        [x, h * 0.766, d * 0.3],
        [x, h * 0.77, 0],
        [x, h * 0.757, -d * 0.34],
      ],
      () => [22, 8],
      { sides: 14, steps: 14, flat: 4, up: [0, 1, 0] },
    )
  }
  b.rod(
    FRAME,
    [
      [-w * 0.44, h - 10, -d / 2 + 14],
      [w * 0.44, h - 10, -d / 2 + 14],
    ],
    12,
    { sides: 14, steps: 1 },
  )
  b.rod(
    FRAME,
    [
      [14 - w / 2, h * 0.5, d * 0.392],
      [w / 2 - 14, h * 0.5, d * 0.392],
    ],
    12,
    { sides: 14, steps: 1 },
  )
  b.sheet(
    mesh,
    (u, v) => {
      const [y, z] = seatLine(h, d, v)
      return [(u - 0.5) * (w - 28) * 0.9, y - 14 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI), z]
    },
    10,
    40,
    { thick: 4 },
  )
}

/** From the front of a slung seat up its back: its tubes and its cloth are one line, else one comes through the other. */
function seatLine(h: number, d: number, v: number): readonly [y: number, z: number] {
  if (v < 0.4) return [lerp(h * 0.5, h * 0.475, v / 0.4), lerp(d * 0.392, -d * 0.14, v / 0.4)]
  if (v > 0.6) return [lerp(h * 0.58, h - 10, (v - 0.6) / 0.4), lerp(-d * 0.325, -d / 2 + 14, (v - 0.6) / 0.4)]
  const t = (v - 0.4) / 0.2
  const bend = (from: number, over: number, to: number): number =>
    from * (1 - t) ** 2 + over * 2 * t * (1 - t) + to * t * t
  return [bend(h * 0.475, h * 0.466, h * 0.58), bend(-d * 0.14, -d * 0.29, -d * 0.325)]
}

/** Rope wound around a frame, with a cushion. */
function ropeChair(b: Bench, { w, h, d }: Extent): void {
  const [metal, rope] = [
    paint('frame', 'metal', { colour: '#404347', roughness: 0.55 }),
    paint('body', 'knit', { colour: '#8a8f8a', scale: 0.4 }),
  ]
  const at = (turn: number, y: number, k: number): P3 => [
    Math.cos(turn) * (w / 2 - 16) * k,
    y,
    -Math.sin(turn) * (d / 2 - 16) * k,
  ]
  const [seat, r] = [h * 0.42, w * 0.4]
  const top = (turn: number): number => h * (0.78 + 0.2 * Math.max(0, Math.sin(turn)))
  b.rod(
    metal,
    Array.from({ length: 25 }, (_, i) => (-0.16 + 1.32 * (i / 24)) * Math.PI).map((a) => at(a, top(a), 1)),
    12,
    { sides: 14, steps: 70 },
  )
  b.rod(
    metal,
    Array.from({ length: 28 }, (_, i) => (i / 14) * Math.PI).map((a) => at(a, seat, 0.86)),
    12,
    { closed: true, sides: 14, steps: 80 },
  )
  for (const a of [0.22, 0.78, 1.22, 1.78])
    b.rod(metal, [at(a * Math.PI, 3, 0.96), at(a * Math.PI, seat, 0.8)], 11, { sides: 14, steps: 1 })
  for (let i = 0; i <= 56; i++) {
    const a = (-0.15 + (1.3 * i) / 56) * Math.PI
    b.rod(rope, [at(a, top(a) + 3, 1), at(a + 0.02, lerp(seat, top(a), 0.5), 0.95), at(a, seat, 0.87)], 6, {
      sides: 7,
      steps: 8,
    })
  }
  b.board(metal, ellipse(w * 0.82, d * 0.82), 8, [0, seat, 0])
  b.turned(
    paint('accent', 'fabric', { colour: '#d8d1c3' }),
    [
      [0, 6],
      [r - 34, 8],
      [r - 10, 20],
      [r, 44],
      [r - 8, 68],
      [r - 34, 84],
      [r * 0.5, 94],
      [0, 97],
    ],
    { at: [0, seat, 0], sides: 72, smooth: true },
  )
}

function slattedTable(b: Bench, { w, h, d }: Extent): void {
  slatsFrom(b, TEAK, Math.round(d / 92), [0, h - 24, -d / 2 + 44], [0, h - 24, d / 2 - 44], [w - 128, 24, 84])
  for (const x of [-1, 1]) b.box(TEAK, [62, 26, d], [x * (w / 2 - 31), h - 25, 0], { edge: 4 })
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) b.box(TEAK, [72, h - 26, 72], [x * (w / 2 - 46), 0, z * (d / 2 - 46)], { edge: 5 })
    b.box(TEAK, [26, 90, d - 170], [x * (w / 2 - 40), h - 116, 0], { edge: 3 })
  }
  for (const z of [-1, 1]) b.box(TEAK, [w - 170, 90, 26], [0, h - 116, z * (d / 2 - 40)], { edge: 3 })
}

function diningSet(b: Bench): void {
  slattedTable(b, { w: 1500, h: 740, d: 860 })
  for (const x of [-360, 360])
    for (const s of [-1, 1]) b.placed({ at: [x, 0, s * 600], turn: [0, s > 0 ? 180 : 0, 0] }, () => gardenChair(b))
}

/** A folding chair of slats. */
function gardenChair(b: Bench): void {
  for (const s of [-1, 1]) {
    b.rod(
      TEAK,
      [
        [s * 226, 0, 210],
        [s * 226, 430, -60],
        [s * 226, 870, -250],
      ],
      () => [13, 24],
      { sides: 14, steps: 8, flat: 5 },
    )
    b.rod(
      TEAK,
      [
        [s * 196, 0, -230],
        [s * 196, 440, 190],
      ],
      () => [12, 22],
      { sides: 14, steps: 2, flat: 5 },
    )
  }
  slatsFrom(b, TEAK, 7, [0, 430, -160], [0, 440, 210], [440, 18, 50])
  slatsFrom(b, TEAK, 6, [0, 560, -128], [0, 810, -232], [440, 40, 14], [-22, 0, 0])
}

/** A round top of punched sheet on three legs. */
function metalTable(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    FRAME,
    [
      [0, h - 12],
      [r - 8, h - 12],
      [r, h - 22],
      [r, h - 4],
      [r - 6, h],
      [0, h],
    ],
    { sides: 96 },
  )
  for (let i = 0; i < 4; i++)
    b.rod(
      FRAME,
      [ring(r * 0.5, i / 4 + 0.125, h - 14), ring(r * 0.34, i / 4 + 0.125, h * 0.5), ring(r * 0.72, i / 4 + 0.125, 8)],
      12,
      { sides: 14, steps: 24 },
    )
  b.hoop(FRAME, r * 0.345, h * 0.48, 8)
  for (let k = 0; k < 3; k++)
    for (let i = 0; i < 8 + k * 8; i++) {
      const [x, , z] = ring(r * (0.22 + k * 0.24), i / (8 + k * 8), 0)
      b.turned(
        paint('fixed', 'plain', { colour: '#1d1e20' }),
        [
          [0, h + 0.2],
          [9, h + 0.2],
          [0, h + 0.4],
        ],
        { at: [x, 0, z], sides: 10 },
      )
    }
}
