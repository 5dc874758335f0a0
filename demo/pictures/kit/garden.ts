import { cushion } from '../geometry/cushion.ts'
import { noise3 } from '../geometry/noise.ts'
import { ellipse } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'

const FRAME = paint('body', 'lacquer', { colour: '#404347', roughness: 0.55 })
const TEAK = paint('body', 'wood', { colour: '#a8743f' })
const PAD = paint('accent', 'fabric', { colour: '#d8d1c3' })
const CANVAS = paint('body', 'fabric', { colour: '#e6dcc8' })
const POLE = paint('frame', 'metal', { colour: '#d9d9d6', roughness: 0.35 })
const GLASS = paint('fixed', 'glass', { colour: '#dfe9e8' })

/** Móveis de exterior. */
export const gardenSeats = kitFamily('garden-seats', 'floor', [1500, 720, 720], {
  'lounge-set': { colours: { body: '#404347', accent: '#d8d1c3' }, draw: loungeSet, isArranged: true, own: [2500, 720, 1900], views: { 'three-quarter': { azimuth: 24, elevation: 18 } } },
  'dining-set': { colours: { body: '#a8743f', accent: '#d8d1c3' }, draw: diningSet, isArranged: true, own: [2000, 880, 1900], views: { 'three-quarter': { azimuth: 26, elevation: 20 } } },
  sofa: { colours: { body: '#404347', accent: '#d8d1c3' }, draw: (b, s) => sofa(b, s, 2) },
  'teak-sofa': { colours: { body: '#a8743f', accent: '#e9e2d4' }, draw: teakSofa, own: [1600, 720, 780] },
  bench: { colours: { body: '#a8743f' }, draw: bench, own: [1300, 860, 580] },
  lounger: { colours: { body: '#404347', accent: '#c9c2b4' }, draw: lounger, holds: raised, own: [650, 330, 1950], views: { 'three-quarter': { azimuth: 38, elevation: 16 } } },
  'teak-lounger': { colours: { body: '#a8743f', accent: '#e9e2d4' }, draw: teakLounger, holds: raised, own: [680, 330, 1950], views: { 'three-quarter': { azimuth: 38, elevation: 16 } } },
  hammock: { colours: { body: '#d9c29a', frame: '#c79a66' }, draw: hammock, isArranged: true, own: [3000, 1150, 1000] },
  chair: { colours: { body: '#404347', accent: '#c9c2b4' }, draw: armchair, own: [580, 860, 620] },
  'rope-chair': { colours: { body: '#8a8f8a', frame: '#404347', accent: '#d8d1c3' }, draw: ropeChair, own: [620, 800, 640] },
  table: { colours: { body: '#a8743f' }, draw: slattedTable, own: [1600, 740, 900] },
  'metal-table': { colours: { body: '#404347' }, draw: metalTable, own: [800, 740, 800] },
})

/** O que dá sombra e abrigo. */
export const gardenShade = kitFamily('garden-shade', 'floor', [2700, 2400, 2700], {
  parasol: { colours: { body: '#e6dcc8', frame: '#d9d9d6' }, draw: parasol },
  cantilever: { colours: { body: '#404347', frame: '#404347' }, draw: cantilever, own: [3200, 2500, 3000], isArranged: true },
  base: { colours: { body: '#404347' }, draw: parasolBase, own: [480, 330, 480] },
  sail: { colours: { body: '#d8c7a4' }, draw: sail, isArranged: true, own: [3200, 1100, 2600], stands: 'hung', views: { 'three-quarter': { azimuth: 18, elevation: 26 } } },
  pergola: { colours: { body: '#404347' }, draw: pergola, own: [3000, 2300, 3000] },
  gazebo: { colours: { body: '#e6dcc8', frame: '#404347' }, draw: gazebo, own: [3000, 2600, 3000] },
  shed: { colours: { body: '#6f7a70', accent: '#e9e9e6' }, draw: shed, own: [2000, 2000, 1600] },
  greenhouse: { colours: { body: '#c8ccd0' }, draw: greenhouse, own: [1900, 1950, 1900] },
})

/** Loungers are measured lying flat and shown with the back up. */
function raised({ w, h, d }: Extent): readonly [number, number, number] {
  return [w, h + 500, d]
}

function slatsFrom(b: Bench, of: Paint, count: number, from: P3, to: P3, size: readonly [number, number, number], turn: P3 = [0, 0, 0]): void {
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
  for (const s of [-1, 1]) b.placed({ at: [s * 1020, 0, 460], turn: [0, -s * 58, 0] }, () => sofa(b, { w: 760, h: 720, d: 740 }, 1))
  b.placed({ at: [0, 0, 330] }, () => {
    for (const x of [-1, 1]) for (const z of [-1, 1]) b.box(FRAME, [36, 330, 36], [x * 430, 0, z * 240], { edge: 3 })
    b.box(FRAME, [900, 36, 520], [0, 330, 0], { edge: 3 })
    slatsFrom(b, paint('fixed', 'wood', { colour: '#a8743f' }), 9, [0, 366, -232], [0, 366, 232], [884, 14, 48])
  })
}

function teakSofa(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) b.box(TEAK, [60, z < 0 ? h - 30 : h * 0.78, 60], [x * (w / 2 - 30), 0, z * (d / 2 - 30)], { edge: 4 })
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
    b.rod(TEAK, [[x * (w / 2 - 40), 0, -d / 2 + 40], [x * (w / 2 - 40), h * 0.46, -d / 2 + 64], [x * (w / 2 - 40), h - 6, -d / 2 + 24]], () => [28, 32], { sides: 16, steps: 12, flat: 6, up: [0, 0, 1] })
    b.box(TEAK, [56, h * 0.72, 56], [x * (w / 2 - 40), 0, d / 2 - 34], { edge: 5 })
    b.rod(TEAK, [[x * (w / 2 - 40), h * 0.7, -d / 2 + 46], [x * (w / 2 - 40), h * 0.75, 0], [x * (w / 2 - 40), h * 0.73, d / 2 - 6]], () => [34, 13], { sides: 16, steps: 16, flat: 5, up: [0, 1, 0] })
    b.box(TEAK, [40, 60, d - 110], [x * (w / 2 - 40), h * 0.38, 0], { edge: 3 })
  }
  for (const z of [-0.34, 0.46]) b.box(TEAK, [w - 134, 22, 66], [0, h * 0.487, d * z], { edge: 3 })
  slatsFrom(b, TEAK, 4, [0, h * 0.489, -d * 0.18], [0, h * 0.486, d * 0.3], [w - 40, 22, 66])
  b.rod(TEAK, [[-w / 2 + 50, h - 50, -d / 2 + 28], [0, h - 12, -d / 2 + 24], [w / 2 - 50, h - 50, -d / 2 + 28]], () => [16, 38], { sides: 16, steps: 24, flat: 5, up: [0, 1, 0] })
  slatsFrom(b, TEAK, 15, [-w / 2 + 110, h * 0.55, -d / 2 + 46], [w / 2 - 110, h * 0.55, -d / 2 + 46], [38, h * 0.36, 16], [4, 0, 0])
  b.box(TEAK, [w - 130, 56, 30], [0, h * 0.52, -d / 2 + 46], { edge: 3 })
}

/** Aluminium with stretched textile, its back raised. */
function lounger(b: Bench, { w, h, d }: Extent): void {
  const seat = h * 0.86
  const mesh = paint('accent', 'fabric', { colour: '#c9c2b4' })
  const hinge = -d * 0.12
  const rise = 46
  for (const s of [-1, 1]) {
    b.rod(FRAME, [[s * (w / 2 - 18), seat, -d * 0.34], [s * (w / 2 - 18), seat, d / 2 - 20]], () => [18, 22], { sides: 14, steps: 1, flat: 6, up: [0, 1, 0] })
    for (const z of [d * 0.36, -d * 0.24]) b.rod(FRAME, [[s * (w / 2 - 18), seat - 10, z], [s * (w / 2 - 18), 4, z + (z > 0 ? 60 : -60)]], () => [15, 18], { sides: 14, steps: 1, flat: 6 })
    b.turned(paint('fixed', 'plain', { colour: '#26262a' }), [[0, -16], [46, -16], [48, -10], [48, 10], [46, 16], [0, 16]], { at: [s * (w / 2 - 50), 48, -d * 0.28], turn: [0, 0, 90], sides: 32 })
  }
  for (const z of [d / 2 - 20, hinge]) b.rod(FRAME, [[-w / 2 + 18, seat, z], [w / 2 - 18, seat, z]], 15, { sides: 12, steps: 1 })
  b.sheet(mesh, (u, v) => [(u - 0.5) * (w - 66), seat + 6 - 18 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI), lerp(hinge, d / 2 - 24, v)], 12, 20, { thick: 4 })
  b.placed({ at: [0, seat, hinge], turn: [rise, 0, 0] }, () => {
    const long = d * 0.38
    for (const s of [-1, 1]) b.rod(FRAME, [[s * (w / 2 - 40), 0, 0], [s * (w / 2 - 40), 0, -long]], 14, { sides: 12, steps: 1 })
    b.rod(FRAME, [[-w / 2 + 40, 0, -long], [w / 2 - 40, 0, -long]], 14, { sides: 12, steps: 1 })
    b.sheet(mesh, (u, v) => [(u - 0.5) * (w - 100), 8 - 18 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI), -v * long], 12, 16, { thick: 4 })
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
  for (const s of [-1, 1]) b.rod(TEAK, [[s * (w / 2 - 46), seat + d * 0.12, -d * 0.31], [s * (w / 2 - 46), seat - 34, -d * 0.42]], () => [12, 18], { sides: 14, steps: 2, flat: 5 })
  pad(b, w - 90, 80, d * 0.58, [0, seat + 36, d * 0.19], [0, 0, 0], 5)
}

/** Slung between the ends of a bent wooden stand. */
function hammock(b: Bench, { w, h, d }: Extent): void {
  const stand = paint('frame', 'wood', { colour: '#c79a66' })
  for (const z of [-0.16, 0.16]) b.rod(stand, Array.from({ length: 11 }, (_, i) => (i / 10 - 0.5) * 2).map((t) => [t * w * 0.48, 40 + (h - 60) * Math.abs(t) ** 2.4, z * d * (1 - Math.abs(t) * 0.84)] as const), () => [26, 34], { sides: 14, steps: 60, flat: 5, up: [0, 1, 0] })
  for (const x of [-0.2, 0.2]) b.box(stand, [70, 50, d * 0.9], [x * w, 0, 0], { edge: 6 })
  const long = w * 0.36
  b.sheet(CANVAS, (u, v) => {
    const t = (v - 0.5) * 2
    const s = (u - 0.5) * 2
    const wide = d * 0.42 * (1 - Math.abs(t) ** 4 * 0.8)
    return [t * long, h * 0.42 + h * 0.34 * t * t + 110 * s * s * (1 - t * t) + (noise3(s * 3, t * 5, 1) - 0.5) * 24, s * wide]
  }, 30, 60, { thick: 6 })
  for (const s of [-1, 1]) for (let i = 0; i < 9; i++) {
    const k = (i / 8 - 0.5) * 2
    b.rod(paint('fixed', 'knit', { colour: '#efe6d2' }), [[s * w * 0.465, h * 0.93, 0], [s * long, h * 0.76, k * d * 0.084]], 4, { sides: 6, steps: 1 })
  }
}

function armchair(b: Bench, { w, h, d }: Extent): void {
  const mesh = paint('accent', 'fabric', { colour: '#c9c2b4' })
  for (const s of [-1, 1]) {
    const x = s * (w / 2 - 14)
    b.rod(FRAME, [[x, 2, -d / 2 + 14], [x * 0.94, h * 0.3, -d * 0.34], [x * 0.9, h * 0.478, -d * 0.2]], 13, { sides: 14, steps: 12 })
    b.rod(FRAME, [[x, 2, d / 2 - 30], [x, h * 0.6, d * 0.36], [x, h * 0.745, d * 0.3], [x, h * 0.755, 0], [x * 0.97, h * 0.748, -d * 0.3], [x * 0.9, h * 0.74, -d * 0.405]], 13, { sides: 14, steps: 44 })
    b.rod(FRAME, Array.from({ length: 25 }, (_, i) => [x * 0.9, ...seatLine(h, d, i / 24)] as const), 12, { sides: 14, steps: 48 })
    b.rod(paint('fixed', 'wood', { colour: '#a8743f' }), [[x, h * 0.766, d * 0.3], [x, h * 0.77, 0], [x, h * 0.757, -d * 0.34]], () => [22, 8], { sides: 14, steps: 14, flat: 4, up: [0, 1, 0] })
  }
  b.rod(FRAME, [[-w * 0.44, h - 10, -d / 2 + 14], [w * 0.44, h - 10, -d / 2 + 14]], 12, { sides: 14, steps: 1 })
  b.rod(FRAME, [[14 - w / 2, h * 0.5, d * 0.392], [w / 2 - 14, h * 0.5, d * 0.392]], 12, { sides: 14, steps: 1 })
  b.sheet(mesh, (u, v) => {
    const [y, z] = seatLine(h, d, v)
    return [(u - 0.5) * (w - 28) * 0.9, y - 14 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI), z]
  }, 10, 40, { thick: 4 })
}

/** From the front of a slung seat up its back: its tubes and its cloth are one line, else one comes through the other. */
function seatLine(h: number, d: number, v: number): readonly [y: number, z: number] {
  if (v < 0.4) return [lerp(h * 0.5, h * 0.475, v / 0.4), lerp(d * 0.392, -d * 0.14, v / 0.4)]
  if (v > 0.6) return [lerp(h * 0.58, h - 10, (v - 0.6) / 0.4), lerp(-d * 0.325, -d / 2 + 14, (v - 0.6) / 0.4)]
  const t = (v - 0.4) / 0.2
  const bend = (from: number, over: number, to: number): number => from * (1 - t) ** 2 + over * 2 * t * (1 - t) + to * t * t
  return [bend(h * 0.475, h * 0.466, h * 0.58), bend(-d * 0.14, -d * 0.29, -d * 0.325)]
}

/** Rope wound around a frame, with a cushion. */
function ropeChair(b: Bench, { w, h, d }: Extent): void {
  const [metal, rope] = [paint('frame', 'metal', { colour: '#404347', roughness: 0.55 }), paint('body', 'knit', { colour: '#8a8f8a', scale: 0.4 })]
  const at = (turn: number, y: number, k: number): P3 => [Math.cos(turn) * (w / 2 - 16) * k, y, -Math.sin(turn) * (d / 2 - 16) * k]
  const [seat, r] = [h * 0.42, w * 0.4]
  const top = (turn: number): number => h * (0.78 + 0.2 * Math.max(0, Math.sin(turn)))
  b.rod(metal, Array.from({ length: 25 }, (_, i) => (-0.16 + 1.32 * (i / 24)) * Math.PI).map((a) => at(a, top(a), 1)), 12, { sides: 14, steps: 70 })
  b.rod(metal, Array.from({ length: 28 }, (_, i) => (i / 14) * Math.PI).map((a) => at(a, seat, 0.86)), 12, { closed: true, sides: 14, steps: 80 })
  for (const a of [0.22, 0.78, 1.22, 1.78]) b.rod(metal, [at(a * Math.PI, 3, 0.96), at(a * Math.PI, seat, 0.8)], 11, { sides: 14, steps: 1 })
  for (let i = 0; i <= 56; i++) {
    const a = (-0.15 + (1.3 * i) / 56) * Math.PI
    b.rod(rope, [at(a, top(a) + 3, 1), at(a + 0.02, lerp(seat, top(a), 0.5), 0.95), at(a, seat, 0.87)], 6, { sides: 7, steps: 8 })
  }
  b.board(metal, ellipse(w * 0.82, d * 0.82), 8, [0, seat, 0])
  b.turned(paint('accent', 'fabric', { colour: '#d8d1c3' }), [[0, 6], [r - 34, 8], [r - 10, 20], [r, 44], [r - 8, 68], [r - 34, 84], [r * 0.5, 94], [0, 97]], { at: [0, seat, 0], sides: 72, smooth: true })
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
  for (const x of [-360, 360]) for (const s of [-1, 1]) b.placed({ at: [x, 0, s * 600], turn: [0, s > 0 ? 180 : 0, 0] }, () => gardenChair(b))
}

/** A folding chair of slats. */
function gardenChair(b: Bench): void {
  for (const s of [-1, 1]) {
    b.rod(TEAK, [[s * 226, 0, 210], [s * 226, 430, -60], [s * 226, 870, -250]], () => [13, 24], { sides: 14, steps: 8, flat: 5 })
    b.rod(TEAK, [[s * 196, 0, -230], [s * 196, 440, 190]], () => [12, 22], { sides: 14, steps: 2, flat: 5 })
  }
  slatsFrom(b, TEAK, 7, [0, 430, -160], [0, 440, 210], [440, 18, 50])
  slatsFrom(b, TEAK, 6, [0, 560, -128], [0, 810, -232], [440, 40, 14], [-22, 0, 0])
}

/** A round top of punched sheet on three legs. */
function metalTable(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(FRAME, [[0, h - 12], [r - 8, h - 12], [r, h - 22], [r, h - 4], [r - 6, h], [0, h]], { sides: 96 })
  for (let i = 0; i < 4; i++) b.rod(FRAME, [ring(r * 0.5, i / 4 + 0.125, h - 14), ring(r * 0.34, i / 4 + 0.125, h * 0.5), ring(r * 0.72, i / 4 + 0.125, 8)], 12, { sides: 14, steps: 24 })
  b.hoop(FRAME, r * 0.345, h * 0.48, 8)
  for (let k = 0; k < 3; k++) for (let i = 0; i < 8 + k * 8; i++) {
    const [x, , z] = ring(r * (0.22 + k * 0.24), i / (8 + k * 8), 0)
    b.turned(paint('fixed', 'plain', { colour: '#1d1e20' }), [[0, h + 0.2], [9, h + 0.2], [0, h + 0.4]], { at: [x, 0, z], sides: 10 })
  }
}

/** Eight panels that sag between their ribs. */
function canopy(b: Bench, of: Paint, r: number, low: number, high: number, ribs: number): void {
  const share = (u: number): number => ((u * ribs) % 1 + 1) % 1
  const sag = (u: number, v: number): number => Math.sin(share(u) * Math.PI) * 0.055 * r * Math.sin(v * Math.PI * 0.8 + 0.3)
  const out = (u: number): number => {
    const k = share(u)
    return Math.cos(Math.PI / ribs) / Math.cos((k - 0.5) * 2 * (Math.PI / ribs))
  }
  b.sheet(of, (u, v) => ring(r * v * out(u), u, lerp(high, low, v ** 1.12) - sag(u, v) * (v > 0.02 ? 1 : 0)), ribs * 8, 12, { loop: true })
  b.sheet(of, (u, v) => ring(r * out(u), u, low - sag(u, 1) - v * r * 0.1), ribs * 8, 2, { loop: true })
  for (let i = 0; i < ribs; i++) b.rod(POLE, [[0, high - r * 0.06, 0], ring(r * 0.98, i / ribs, low - 4)], 8, { sides: 8, steps: 1 })
}

function parasol(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.rod(POLE, [[0, 40, 0], [0, h - 20, 0]], 19, { sides: 20, steps: 1 })
  canopy(b, CANVAS, r, h * 0.76, h - 40, 8)
  b.blob(POLE, [50, 60, 50], [0, h - 58, 0])
  for (let i = 0; i < 8; i++) b.rod(POLE, [[0, h * 0.66, 0], ring(r * 0.5, i / 8, h * 0.855)], 6, { sides: 8, steps: 1 })
  b.turned(POLE, [[0, h * 0.64], [32, h * 0.64], [32, h * 0.67], [0, h * 0.67]], { sides: 24 })
  b.turned(paint('fixed', 'concrete', { colour: '#6a6b6c' }), [[0, 0], [250, 0], [254, 6], [250, 52], [60, 70], [0, 70]], { sides: 64 })
  b.turned(POLE, [[19, 66], [30, 66], [30, 300], [19, 304]], { sides: 28 })
}

function cantilever(b: Bench, { w, h }: Extent): void {
  const r = w * 0.4
  const x = w * 0.06
  const mast = -w / 2 + 200
  for (const [a, c] of [[1, 0], [0, 1]] as const) b.box(POLE, [a ? 1000 : 80, 44, c ? 1000 : 80], [mast + 160, 0, 0], { edge: 6 })
  for (const s of [-1, 1]) for (const z of [-1, 1]) b.box(paint('fixed', 'concrete', { colour: '#4a4c50' }), [400, 60, 400], [mast + 160 + s * 250, 44, z * 250], { edge: 8 })
  b.rod(POLE, [[mast, 30, 0], [mast - 30, h * 0.5, 0], [mast + 60, h - 190, 0]], () => [44, 30], { sides: 18, steps: 30, flat: 4, up: [0, 0, 1] })
  b.rod(POLE, [[mast + 20, h - 300, 0], [mast + 240, h - 60, 0], [x, h - 20, 0]], () => [34, 24], { sides: 16, steps: 30, flat: 4, up: [0, 0, 1] })
  b.turned(POLE, [[0, h - 90], [46, h - 90], [46, h - 12], [30, h], [0, h]], { at: [x, 0, 0], sides: 32 })
  b.placed({ at: [x, 0, 0] }, () => canopy(b, CANVAS, r, h - 470, h - 60, 8))
}

function parasolBase(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(paint('body', 'concrete', { colour: '#404347', grain: 0.6 }), [[0, 0], [r - 4, 0], [r, 6], [r, 36], [r - 8, 46], [60, 66], [40, 80], [0, 80]], { sides: 80, smooth: false })
  b.turned(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.3 }), [[22, 70], [29, 70], [29, h - 2], [27, h], [22, h], [22, 70]], { sides: 40 })
  b.rod(paint('fixed', 'plain', { colour: '#26262a' }), [[26, h * 0.72, 0], [58, h * 0.72, 0]], 7, { sides: 12, steps: 1 })
  b.turned(paint('fixed', 'plain', { colour: '#26262a' }), [[0, 0], [22, 0], [24, 5], [22, 16], [0, 16]], { at: [54, h * 0.72, 0], turn: [0, 0, -90], sides: 24 })
}

/** Three corners pulled tight, the edges drawn in. */
function sail(b: Bench, { w, h, d }: Extent): void {
  const corners: readonly P3[] = [[-w / 2, h * 0.95, -d * 0.2], [w / 2, h * 0.5, -d * 0.36], [0, 0, d / 2]]
  const [a, c, e] = corners as [P3, P3, P3]
  b.sheet(CANVAS, (u, v) => {
    const [i, j] = [(1 - v) * (1 - u), (1 - v) * u]
    const k = v
    const pull = 0.5 * (i * j + j * k + k * i)
    const mix = (axis: 0 | 1 | 2): number => i * a[axis] + j * c[axis] + k * e[axis]
    const middle = (axis: 0 | 1 | 2): number => (a[axis] + c[axis] + e[axis]) / 3
    return [lerp(mix(0), middle(0), pull), lerp(mix(1), middle(1), pull) - 26 * pull, lerp(mix(2), middle(2), pull)]
  }, 36, 36, { thick: 3 })
  for (const p of corners) {
    const [x, y, z] = p.map((value, axis) => lerp(value, ((a[axis] as number) + (c[axis] as number) + (e[axis] as number)) / 3, -0.06)) as unknown as P3
    b.rod(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.3 }), [p, [x, y, z]], 7, { sides: 8, steps: 1 })
    b.rod(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.3 }), Array.from({ length: 12 }, (_, i) => [p[0] + Math.cos(i / 6 * Math.PI) * 26, p[1] + Math.sin(i / 6 * Math.PI) * 26, p[2]] as const), 5, { closed: true, sides: 8, steps: 30 })
  }
}

function pergola(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1]) for (const z of [-1, 1]) {
    b.box(FRAME, [110, h - 200, 110], [x * (w / 2 - 55), 0, z * (d / 2 - 55)], { edge: 4 })
    b.box(FRAME, [200, 12, 200], [x * (w / 2 - 100), 0, z * (d / 2 - 100)], { edge: 2 })
  }
  for (const s of [-1, 1]) {
    b.box(FRAME, [w, 200, 110], [0, h - 200, s * (d / 2 - 55)], { edge: 4 })
    b.box(FRAME, [110, 200, d - 220], [s * (w / 2 - 55), h - 200, 0], { edge: 4 })
  }
  for (let i = 0; i < 16; i++) b.box(FRAME, [w - 220, 26, 150], [0, h - 120, lerp(-d / 2 + 200, d / 2 - 200, i / 15)], { edge: 6, turn: [-38, 0, 0] })
}

function gazebo(b: Bench, { w, h, d }: Extent): void {
  const metal = paint('frame', 'metal', { colour: '#404347', roughness: 0.55 })
  const eave = h * 0.78
  for (const x of [-1, 1]) for (const z of [-1, 1]) b.box(metal, [70, eave, 70], [x * (w / 2 - 70), 0, z * (d / 2 - 70)], { edge: 3 })
  const roof = (half: number, low: number, top: number, high: number, hang: number): void => {
    b.sheet(CANVAS, (u, v) => square(lerp(half, top, v), u, lerp(low, high, v) - Math.sin(((u * 4) % 1) * Math.PI) * 26 * Math.sin(v * Math.PI)), 64, 10, { loop: true })
    b.sheet(CANVAS, (u, v) => square(half * 1.002, u, low - v * hang), 64, 1, { loop: true })
  }
  roof(w / 2, eave, w * 0.13, h * 0.93, 150)
  roof(w * 0.17, h * 0.935, 12, h, 70)
  for (const x of [-1, 1]) for (const z of [-1, 1]) for (let k = 0; k < 3; k++) b.rod(CANVAS, [[x * (w / 2 - 120 - k * 34), 20, z * (d / 2 - 84)], [x * (w / 2 - 128 - k * 20), h * 0.36, z * (d / 2 - 92)], [x * (w / 2 - 120 - k * 40), eave - 60, z * (d / 2 - 80)]], (u) => 20 + 24 * Math.abs(u - 0.36), { sides: 12, steps: 20 })
}

function square(half: number, u: number, y: number): P3 {
  const at = ((u * 4) % 4 + 4) % 4
  const side = Math.floor(at)
  const t = (at - side) * 2 - 1
  const [x, z] = ([[half, -t * half], [-t * half, -half], [-half, t * half], [t * half, half]] as const)[side] as readonly [number, number]
  return [x, y, z]
}

function shed(b: Bench, { w, h, d }: Extent): void {
  const wall = h * 0.84
  const rows = Math.round(wall / 140)
  for (let i = 0; i < rows; i++) b.box(FRAME_SHED, [w - 120, wall / rows - 5, d - 120], [0, i * (wall / rows) + 8, 0], { edge: 4 })
  b.box(paint('accent', 'lacquer', { colour: '#e9e9e6', roughness: 0.5 }), [w - 100, 40, d - 100], [0, 0, 0], { edge: 4 })
  for (const x of [-1, 1]) for (const z of [-1, 1]) b.box(TRIM, [60, wall, 60], [x * (w / 2 - 70), 0, z * (d / 2 - 70)], { edge: 3 })
  for (const s of [-1, 1]) b.placed({ at: [0, h - 10, 0], turn: [s * 19, 0, 0] }, () => b.box(FRAME_SHED, [w, 26, d * 0.56], [0, -26, s * d * 0.27], { edge: 3 }))
  for (const x of [-1, 1]) b.board(FRAME_SHED, [[-d / 2 + 62, 0], [d / 2 - 62, 0], [0, h - wall - 30]], 30, [x * (w / 2 - 76), wall, 0], { lies: 'upright', turn: [0, 90, 0] })
  for (const s of [-1, 1]) {
    b.box(TRIM, [w * 0.24, wall * 0.9, 22], [s * w * 0.122, 30, d / 2 - 52], { edge: 3 })
    b.box(FRAME_SHED, [w * 0.24 - 70, wall * 0.9 - 70, 10], [s * w * 0.122, 65, d / 2 - 38], { edge: 2 })
  }
  b.rod(paint('fixed', 'metal', { colour: '#2b2b2c', roughness: 0.4 }), [[26, wall * 0.46, d / 2 - 26], [26, wall * 0.56, d / 2 - 18], [26, wall * 0.66, d / 2 - 26]], 9, { sides: 10, steps: 12 })
}

const FRAME_SHED = paint('body', 'lacquer', { colour: '#6f7a70', roughness: 0.6 })
const TRIM = paint('accent', 'lacquer', { colour: '#e9e9e6', roughness: 0.5 })

function greenhouse(b: Bench, { w, h, d }: Extent): void {
  const bar = paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.4 })
  const eave = h * 0.66
  const bays = 4
  const post = (p: P3, q: P3): void => b.rod(bar, [p, q], 13, { sides: 8, steps: 1 })
  for (let i = 0; i <= bays; i++) {
    const z = lerp(-d / 2 + 14, d / 2 - 14, i / bays)
    for (const s of [-1, 1]) {
      post([s * (w / 2 - 14), 0, z], [s * (w / 2 - 14), eave, z])
      post([s * (w / 2 - 14), eave, z], [0, h - 14, z])
    }
  }
  for (const [x, y] of [[-w / 2 + 14, 14], [w / 2 - 14, 14], [-w / 2 + 14, eave], [w / 2 - 14, eave], [0, h - 14]] as const) post([x, y, -d / 2 + 14], [x, y, d / 2 - 14])
  for (const z of [-d / 2 + 14, d / 2 - 14]) {
    post([-w / 2 + 14, 14, z], [w / 2 - 14, 14, z])
    post([-w / 2 + 14, eave, z], [w / 2 - 14, eave, z])
    for (const x of [-0.18, 0.18]) post([x * w, 0, z], [x * w, h - 14 - Math.abs(x) * 2 * (h - eave), z])
  }
  for (const s of [-1, 1]) {
    b.box(GLASS, [4, eave - 20, d - 40], [s * (w / 2 - 14), 16, 0], { edge: 0.5 })
    b.placed({ at: [s * (w / 4 - 7), (eave + h - 14) / 2, 0], turn: [0, 0, -s * (Math.atan2(h - eave - 14, w / 2 - 14) * 180) / Math.PI] }, () => b.box(GLASS, [Math.hypot(w / 2 - 14, h - eave - 14) - 20, 4, d - 40], [0, -2, 0], { edge: 0.5 }))
    b.box(GLASS, [w - 40, eave - 20, 4], [0, 16, s * (d / 2 - 14)], { edge: 0.5 })
  }
  for (let i = 0; i < 12; i++) seedling(b, [((i % 4) - 1.5) * w * 0.2, 60, (Math.floor(i / 4) - 1) * d * 0.26], 220 + ((i * 5) % 7) * 62)
  b.box(paint('fixed', 'concrete', { colour: '#5a4636' }), [w - 120, 60, d * 0.8], [0, 4, 0], { edge: 8 })
}

/** A plant on its cane: leaves in whorls that grow smaller upwards. */
function seedling(b: Bench, [x, y, z]: P3, high: number): void {
  b.rod(paint('fixed', 'wood', { colour: '#b08d5c' }), [[x + 12, y, z], [x + 12, y + high * 1.12, z]], 5, { sides: 6, steps: 1 })
  b.rod(paint('fixed', 'leaf', { colour: '#6f8a52' }), [[x, y, z], [x + 6, y + high * 0.5, z + 4], [x + 2, y + high * 0.96, z]], 6, { sides: 6, steps: 8 })
  const whorls = Math.round(high / 44)
  for (let i = 0; i < whorls * 4; i++) {
    const t = (Math.floor(i / 4) + 0.6) / whorls
    const turn = i * 1.62
    const [dx, dz] = [Math.cos(turn), Math.sin(turn)]
    const long = 150 * (1.08 - 0.72 * t) * (0.8 + 0.4 * b.chance())
    b.sheet(paint('fixed', 'leaf', { colour: i % 3 ? '#557048' : '#6f8a52' }), (u, v) => {
      const half = Math.sin(Math.PI * (0.06 + 0.94 * v)) ** 0.8 * long * 0.24 * (u - 0.5) * 2
      return [x + dx * long * v - dz * half, y + t * high + long * (0.34 * v - 0.5 * v * v) - Math.abs(half) * 0.25, z + dz * long * v + dx * half]
    }, 4, 6)
  }
}
