import { extruded } from '../../geometry/extrude.ts'
import { sphere } from '../../geometry/lathe.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import type { Outline } from '../../geometry/outline.ts'
import { roundedBox } from '../../geometry/rounded-box.ts'
import { surface } from '../../geometry/surface.ts'
import { sweep } from '../../geometry/sweep.ts'
import { placed, stretched } from '../../geometry/transform.ts'
import { type Bench, cut, type Look, type Span } from './bench.ts'

export type HeadboardKind = 'channels' | 'buttoned' | 'arched' | 'squares' | 'winged' | 'cushions'

export interface HeadboardShape {
  x: Span
  y: Span
  /** Its back. */
  z: number
  /** Where the mattress hides it: nothing is modelled in detail below. */
  seenFrom: number
  look: Look
}

export const HEADBOARD_THICKNESS = 0.11

/** An upholstered headboard between these planes, HEADBOARD_THICKNESS deep ('winged' reaches 0.2 m further at its sides). */
export function addHeadboard(bench: Bench, kind: HeadboardKind, shape: HeadboardShape): void {
  if (kind === 'channels') addChannels(bench, shape)
  else if (kind === 'buttoned') addButtoned(bench, shape)
  else if (kind === 'arched') addArched(bench, shape)
  else if (kind === 'squares') addSquares(bench, shape)
  else if (kind === 'winged') addWinged(bench, shape)
  else addCushions(bench, shape)
}

function addChannels(bench: Bench, shape: HeadboardShape): void {
  const { x } = shape
  const count = Math.max(4, Math.round((x[1] - x[0]) / 0.135))
  const wide = (x[1] - x[0]) / count
  addQuilt(bench, shape, {
    low: shape.y[0],
    seamsX: seams(x[0], wide, count),
    cell: wide / 8,
    cellHigh: 0.12,
    relief: (px) => 0.045 * Math.max(0, 1 - Math.abs(2 * fraction((px - x[0]) / wide) - 1) ** 3) ** 0.55,
  })
}

function addSquares(bench: Bench, shape: HeadboardShape): void {
  const { x, y, seenFrom } = shape
  const columns = Math.max(3, Math.round((x[1] - x[0]) / 0.4))
  const rows = Math.max(2, Math.round((y[1] - seenFrom) / 0.26))
  const wide = (x[1] - x[0]) / columns
  const high = (y[1] - seenFrom) / rows
  const bow = (share: number): number => Math.max(0, 1 - Math.abs(2 * fraction(share) - 1) ** 5)
  addQuilt(bench, shape, {
    low: seenFrom - high,
    seamsX: seams(x[0], wide, columns),
    seamsY: seams(y[1] - rows * high, high, rows),
    cell: wide / 10,
    cellHigh: high / 8,
    relief: (px, py) => 0.04 * (bow((px - x[0]) / wide) * bow((y[1] - py) / high)) ** 0.6,
  })
}

function fraction(value: number): number {
  return value - Math.floor(value + 1e-9)
}

/** Where seams lie between equal cells. */
function seams(from: number, each: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, i) => from + each * (i + 1))
}

interface Quilt {
  low: number
  seamsX?: readonly number[]
  seamsY?: readonly number[]
  /** Size of the mesh's cells. */
  cell: number
  cellHigh: number
  /** How far the padding stands out, 0…0.045. */
  relief: (x: number, y: number) => number
}

/** A board with padding in relief on its face, rolled over at its sides and top. */
function addQuilt(bench: Bench, { x, y, z, look }: HeadboardShape, quilt: Quilt): void {
  bench.add(look, soft(x, [y[0], y[1] - 0.01], [z, z + 0.064], 0.019))
  const us = [
    ...ROLL.map((at) => x[0] + at),
    ...sewn(evenly(x[0] + ROLLED, x[1] - ROLLED, quilt.cell), quilt.seamsX),
    ...ROLL.toReversed().map((at) => x[1] - at),
  ]
  const vs = [
    ...sewn(evenly(quilt.low, y[1] - ROLLED, quilt.cellHigh), quilt.seamsY),
    ...ROLL.toReversed().map((at) => y[1] - at),
  ]
  const face = z + HEADBOARD_THICKNESS - 0.045
  const back = z + 0.05
  bench.add(
    look,
    surface({
      cellsU: us.length - 1,
      cellsV: vs.length - 1,
      creaseDegrees: 80,
      at: (u, v) => {
        const [px, py] = [us[Math.round(u * (us.length - 1))] as number, vs[Math.round(v * (vs.length - 1))] as number]
        const rim = Math.min(1, Math.min(px - x[0], x[1] - px, y[1] - py) / ROLLED)
        const round = Math.sqrt(Math.max(0, 1 - (1 - rim) ** 2))
        return [px, py, back + (face + quilt.relief(px, py) - back) * round]
      },
    }),
  )
}

const ROLLED = 0.04
const ROLL = [0, 0.001, 0.004, 0.01, 0.019, 0.029]

/** Stations with those near a seam replaced by a seam's own, close together. */
function sewn(stations: readonly number[], at: readonly number[] = []): number[] {
  const [first = 0, last = 0] = [stations[0], stations.at(-1)]
  const own = at
    .flatMap((seam) => [-0.022, -0.009, -0.002, 0, 0.002, 0.009, 0.022].map((by) => seam + by))
    .filter((value) => value > first + 0.003 && value < last - 0.003)
  const kept = stations.filter(
    (value) => value === first || value === last || at.every((seam) => Math.abs(value - seam) > 0.026),
  )
  return [...kept, ...own].toSorted((a, b) => a - b)
}

function evenly(from: number, to: number, step: number): number[] {
  const count = Math.max(2, Math.round((to - from) / step))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}

function addCushions(bench: Bench, { x, y, z, seenFrom, look }: HeadboardShape): void {
  bench.add(look, soft(x, [y[0], y[1] - 0.05], [z, z + 0.05], 0.015))
  for (const [i, lane] of cut([x[0] + 0.006, x[1] - 0.006], [1, 1], 0.012).entries()) {
    bench.add(
      look,
      soft(
        lane,
        [seenFrom - 0.05, y[1]],
        [z + 0.048, z + HEADBOARD_THICKNESS],
        0.032,
        [0.004, 0.008, 0.016],
        i + 4,
        0.01,
      ),
    )
  }
}

function addArched(bench: Bench, { x, y, z, look }: HeadboardShape): void {
  const [w, h] = [x[1] - x[0], y[1] - y[0]]
  const r = Math.min(w / 2, h * 0.42)
  const arc = (cx: number, from: number): [number, number][] =>
    Array.from({ length: 15 }, (_, i) => {
      const turn = ((from + (90 * i) / 14) * Math.PI) / 180
      return [cx + Math.cos(turn) * r, h / 2 - r + Math.sin(turn) * r]
    })
  const outline: Outline = [[-w / 2, -h / 2], [w / 2, -h / 2], ...arc(w / 2 - r, 0), ...arc(r - w / 2, 90)]
  bench.add(
    look,
    placed(extruded({ outline, thickness: HEADBOARD_THICKNESS - 0.012, bevel: 0.034, lies: 'upright' }), [
      0,
      (y[0] + y[1]) / 2,
      z + (HEADBOARD_THICKNESS - 0.012) / 2,
    ]),
  )
  const line = outline.slice(1).concat([outline[0] as readonly [number, number]])
  const seam = line.map(([a, b]): [number, number, number] => [
    a * (1 - 0.07 / w),
    (y[0] + y[1]) / 2 + b - 0.035 * (b > 0 ? 1 : -0.2),
    z + HEADBOARD_THICKNESS - 0.014,
  ])
  bench.add(look, sweep({ through: seam, radius: 0.005, steps: 90, sides: 8, up: [0, 0, 1] }))
}

function addWinged(bench: Bench, shape: HeadboardShape): void {
  const { x, y, z, look } = shape
  bench.add(
    look,
    soft(
      [x[0] + 0.055, x[1] - 0.055],
      [y[0], y[1] - 0.004],
      [z, z + HEADBOARD_THICKNESS - 0.01],
      0.03,
      [0, 0.004, 0.014],
      2,
    ),
  )
  const mid = (x[0] + x[1]) / 2
  for (const side of [-0.5, 0.5])
    bench.add(
      look,
      sweep({
        through: [
          [mid + side * (x[1] - x[0]) * 0.34, shape.seenFrom - 0.1, z + HEADBOARD_THICKNESS],
          [mid + side * (x[1] - x[0]) * 0.34, y[1] - 0.05, z + HEADBOARD_THICKNESS - 0.004],
        ],
        radius: 0.003,
        steps: 2,
        sides: 6,
      }),
    )
  for (const side of [0, 1])
    bench.add(
      look,
      soft(
        side === 0 ? [x[0], x[0] + 0.06] : [x[1] - 0.06, x[1]],
        y,
        [z, z + HEADBOARD_THICKNESS + 0.15],
        0.026,
        [0.004, 0.004, 0.004],
        7 + side,
      ),
    )
}

/** Diamonds between deep buttons, their folds drawn in. */
function addButtoned(bench: Bench, shape: HeadboardShape): void {
  const { x, y, z, seenFrom, look } = shape
  const dx = (x[1] - x[0]) / Math.max(4, Math.round((x[1] - x[0]) / 0.2))
  const dy = dx * 0.95
  const first = y[1] - 0.02
  const relief = (px: number, py: number): number => {
    const [a, b] = [(px - x[0]) / dx, (first - py) / dy]
    return 0.045 * (Math.abs(Math.sin((a + b) * Math.PI)) * Math.abs(Math.sin((a - b) * Math.PI))) ** 0.6
  }
  addQuilt(bench, shape, { low: seenFrom - 0.14, cell: dx / 14, cellHigh: dy / 14, relief })
  const button = stretched(sphere(0.014, 14), [1, 1, 0.6])
  for (let row = 1; first - (row * dy) / 2 > seenFrom - 0.12; row++) {
    for (let px = x[0] + (row % 2 === 1 ? dx / 2 : dx); px < x[1] - dx * 0.3; px += dx)
      bench.add(look, placed(button, [px, first - (row * dy) / 2, z + HEADBOARD_THICKNESS - 0.044]))
  }
}

/** An upholstered block between these planes. */
export function soft(
  x: Span,
  y: Span,
  z: Span,
  radius: number,
  crown: readonly [number, number, number] = [0, 0, 0],
  seed = 1,
  wrinkle = 0.002,
): Mesh {
  const mesh = roundedBox({
    width: x[1] - x[0] - 2 * crown[0],
    height: y[1] - y[0] - 2 * crown[1],
    depth: z[1] - z[0] - 2 * crown[2],
    radius,
    crown,
    wrinkle,
    seed,
    cells: 6,
  })
  return placed(mesh, [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2])
}
