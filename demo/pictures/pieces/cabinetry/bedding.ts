import { pillow } from '../../geometry/cushion.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { chance, noise3 } from '../../geometry/noise.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { surface } from '../../geometry/surface.ts'
import { placed } from '../../geometry/transform.ts'
import { piping } from '../../geometry/trim.ts'
import { clamp, smoothstep, type Vec3 } from '../../geometry/vector.ts'
import type { Bench, Look } from './bench.ts'

export interface BeddingShape {
  /** The mattress: its width, its length, its lower and upper side. */
  width: number
  length: number
  bottom: number
  top: number
  /** Its end under the pillows. */
  zHead: number
  /** The face that the pillows lean on and how high it is above the mattress; none leans when it is low. */
  zBoard?: number
  boardAbove?: number
  /** How far the duvet hangs down at the sides and over the foot. */
  drop: number
  footDrop?: number
  throw?: boolean
  pillows?: 1 | 2 | 3 | 4
  seed: number
}

const WHITE: Look = { slot: 'fixed', surface: { kind: 'fabric', colour: '#f3f1ec', grain: 0.3 } }
const COVER: Look = { slot: 'accent', surface: { kind: 'fabric', grain: 0.35 } }

/** A made bed: mattress, duvet with its edge turned back, pillows and, if asked, a throw over the foot. The duvet and front pillows are slot 'accent'. */
export function addBedding(bench: Bench, shape: BeddingShape): void {
  addMattress(bench, shape)
  const fold = Math.min(0.62, shape.length * 0.33)
  bench.add(COVER, cloth(shape, { from: fold, lift: 0.045, drop: shape.drop }))
  bench.add(WHITE, cloth(shape, { from: fold - 0.03, to: fold + 0.27, lift: 0.07, drop: shape.drop + 0.012 }))
  if (shape.throw ?? true)
    bench.add(
      { slot: 'fixed', surface: { kind: 'knit', colour: '#b9ab98' } },
      cloth(shape, {
        from: shape.length - 0.52,
        to: shape.length - 0.1,
        lift: 0.058,
        drop: shape.drop * 0.94,
        thin: true,
      }),
    )
  addPillows(bench, shape)
}

/** A mattress with piped edges. */
export function addMattress(
  bench: Bench,
  { width, length, bottom, top, zHead }: Pick<BeddingShape, 'width' | 'length' | 'bottom' | 'top' | 'zHead'>,
): void {
  const [w, l] = [width - 0.008, length - 0.01]
  const z = zHead + length / 2
  bench.add(
    WHITE,
    placed(
      roundedBox({
        width: w,
        height: top - bottom,
        depth: l,
        radius: Math.min(0.045, (top - bottom) * 0.3),
        crown: [0.003, 0.006, 0.003],
        cells: 8,
      }),
      [0, (top + bottom) / 2, z],
    ),
  )
  for (const y of [top - 0.014, bottom + 0.02])
    bench.add(WHITE, placed(piping({ width: w + 0.003, depth: l + 0.003, corner: 0.048, radius: 0.006 }), [0, y, z]))
}

interface Cloth {
  /** Metres from the mattress's head. */
  from: number
  /** Hangs over the foot when none is told. */
  to?: number
  /** Above the mattress. */
  lift: number
  drop: number
  thin?: boolean
}

const ROUND = 0.075

/** Cloth lying over the mattress and hanging down at its sides, with folds that deepen towards the hem. */
function cloth(shape: BeddingShape, part: Cloth): Mesh {
  const halfX = shape.width / 2 + 0.004 + part.lift * 0.4
  const endZ = shape.length + 0.004 + part.lift * 0.4
  const curl = part.thin ? 0.004 : 0.013
  const us = stations(halfX, part.drop, curl, Math.round(halfX * 44))
  const acrossAll = [...us.toReversed().map((value) => -value), ...us.slice(1)]
  const vs =
    part.to === undefined
      ? stations(endZ - part.from, shape.footDrop ?? part.drop, curl, Math.round((endZ - part.from) * 40))
      : band(part.to - part.from, part.thin ? 0.006 : 0.022)
  const cellsV = vs.length - 1
  const cellsU = acrossAll.length - 1
  return surface({
    cellsU,
    cellsV,
    creaseDegrees: 80,
    at: (u, v) => {
      const [x, dropX] = profile(acrossAll[Math.round(u * cellsU)] as number, halfX, part.drop, curl)
      const along = vs[cellsV - Math.round(v * cellsV)] as number
      const [run, dropZ] =
        part.to === undefined ? profile(along, endZ - part.from, shape.footDrop ?? part.drop, curl) : [along, 0]
      const edge =
        part.to === undefined
          ? smoothstep(-0.001, 0.03, along)
          : bandEdge(along, part.to - part.from, part.thin ? 0.006 : 0.022)
      return folded({ x, z: part.from + run, dropX, dropZ, edge }, shape, part)
    },
  })
}

/** Where the cloth is cut: even on the flat, close over the edge, along the hanging side and round the hem. */
function stations(half: number, drop: number, curl: number, flatCells: number): number[] {
  const flat = half - ROUND
  const arc = (ROUND * Math.PI) / 2
  const hang = Math.max(0.01, drop - ROUND)
  const out = Array.from({ length: flatCells }, (_, i) => (flat * i) / flatCells)
  for (let i = 0; i < 7; i++) out.push(flat + (arc * i) / 7)
  for (let i = 0; i < 5; i++) out.push(flat + arc + (hang * i) / 5)
  for (let i = 0; i <= 4; i++) out.push(flat + arc + hang + (curl * Math.PI * i) / 4)
  return out
}

function band(length: number, edge: number): number[] {
  const inner = Array.from({ length: 13 }, (_, i) => edge + ((length - 2 * edge) * i) / 12)
  const round = Array.from({ length: 5 }, (_, i) => edge * (1 - Math.cos((i / 5) * (Math.PI / 2))))
  return [...round, ...inner, ...round.toReversed().map((at) => length - at)]
}

/** 1 within a band, falling to 0 as a quarter round at both its edges. */
function bandEdge(along: number, length: number, edge: number): number {
  const t = clamp(Math.min(along, length - along) / edge, 0, 1)
  return Math.sqrt(1 - (1 - t) ** 2)
}

/** Outwards and down at a way along the cloth from its middle. */
function profile(way: number, half: number, drop: number, curl: number): [out: number, down: number] {
  const q = Math.abs(way)
  const side = Math.sign(way)
  const flat = half - ROUND
  const arc = (ROUND * Math.PI) / 2
  const hang = Math.max(0.01, drop - ROUND)
  if (q <= flat) return [way, 0]
  if (q <= flat + arc)
    return [side * (flat + ROUND * Math.sin((q - flat) / ROUND)), ROUND * (1 - Math.cos((q - flat) / ROUND))]
  if (q <= flat + arc + hang) return [side * half, ROUND + q - flat - arc]
  const turn = (q - flat - arc - hang) / curl
  return [side * (half - curl * (1 - Math.cos(turn))), ROUND + hang + curl * Math.sin(turn)]
}

function folded(
  p: { x: number; z: number; dropX: number; dropZ: number; edge: number },
  shape: BeddingShape,
  part: Cloth,
): Vec3 {
  const shift = shape.seed * 7.7
  const hangX = smoothstep(0.04, 0.16, p.dropX)
  const hangZ = smoothstep(0.04, 0.16, p.dropZ)
  const flat = (1 - hangX) * (1 - hangZ)
  const bend = noise3(p.x * 1.7 + shift, 3, p.z * 1.7) * 1.4
  const ridge = (1 - Math.abs(2 * noise3(p.x * 2.6 + bend + shift, 1, p.z * 4.6 + bend) - 1)) ** 4
  const fine = (1 - Math.abs(2 * noise3(p.x * 7 + bend * 2 + shift, 5, p.z * 5 - bend * 2) - 1)) ** 3
  const swell = (noise3(p.x * 3.1 + shift, 2, p.z * 3.1) - 0.5) * 0.034
  const up = (ridge * 0.02 + fine * 0.006 + swell) * (0.25 + 0.75 * flat)
  const sway = (at: number, lane: number): number =>
    (noise3(at * 5.5 + shift, lane, 0.4) - 0.5) * 0.034 + (noise3(at * 11 + shift, lane, 2) - 0.5) * 0.012
  const outX = sway(p.z, Math.sign(p.x) * 4) * hangX
  const outZ = sway(p.x, 9) * hangZ
  const hem = (noise3(p.z * 3 + shift, 6, p.x * 3) - 0.5) * 0.012 * Math.max(hangX, hangZ)
  const down = Math.max(p.dropX, p.dropZ) + 0.12 * Math.min(p.dropX, p.dropZ)
  const [x, z] = cornered(p.x + Math.sign(p.x) * outX, p.z + outZ, shape, Math.min(hangX, hangZ))
  const lift = part.lift * p.edge * (1 - 0.9 * smoothstep(0.03, 0.13, down))
  return [x, shape.top + 0.004 + lift + up * p.edge - down + hem, shape.zHead + z]
}

/** The cloth's corner at the foot falls in a round fold. */
function cornered(x: number, z: number, shape: BeddingShape, amount: number): [number, number] {
  const r = 0.11
  const [cx, cz] = [shape.width / 2 + 0.018 - r, shape.length + 0.018 - r]
  const [dx, dz] = [Math.abs(x) - cx, z - cz]
  if (amount <= 0 || dx <= 0 || dz <= 0) return [x, z]
  const k = 1 + (r / Math.hypot(dx, dz) - 1) * amount * 0.8
  return [Math.sign(x) * (cx + dx * Math.min(1, k)), cz + dz * Math.min(1, k)]
}

function addPillows(bench: Bench, shape: BeddingShape): void {
  const random = chance(shape.seed + 3)
  const isWide = shape.width > 1.25
  const count = shape.pillows ?? (isWide ? 4 : 2)
  const places = isWide ? [-1, 1] : [0]
  const w = Math.min(0.72, isWide ? shape.width / 2 - 0.05 : shape.width - 0.14)
  const h = Math.min(0.46, w * 0.68)
  const leans = (shape.boardAbove ?? 0) > 0.2
  const face = shape.zBoard ?? shape.zHead
  const rows = Math.max(1, Math.ceil(count / places.length))
  for (let row = 0; row < rows; row++) {
    for (const side of places) {
      const isFront = row > 0
      const steep = (shape.boardAbove ?? 0) > 0.45
      const tilt = leans ? (steep ? 38 : 54) + (isFront ? (steep ? 16 : 6) : 0) : isFront ? 74 : 80
      const size = isFront ? 0.9 : 1
      const lean = ((tilt + random.jitter(2)) * Math.PI) / 180
      const thick = 0.165
      const back = leans ? 0.04 + row * 0.2 : 0.09 + row * 0.09
      const y =
        shape.top -
        0.014 +
        Math.hypot(h * size * 0.5 * Math.cos(lean), thick * 0.5 * Math.sin(lean)) +
        (leans ? 0 : row * 0.085)
      const z = face + back + h * size * 0.5 * 0.93 * Math.sin(lean) + thick * 0.3 * Math.cos(lean)
      const mesh = pillow({
        width: w * size,
        height: h * size,
        thickness: thick,
        slack: 0.016,
        seed: shape.seed * 5 + row * 3 + side,
        cells: 26,
      })
      bench.add(
        isFront ? COVER : WHITE,
        placed(
          mesh,
          [side * (w / 2 + 0.015) + random.jitter(0.012), y, z],
          [(-lean * 180) / Math.PI, random.jitter(3), random.jitter(1.5)],
        ),
      )
    }
  }
}
