import { seededDraw } from '../../../src/domains/images/scoring/testing.ts'
import type { Draw } from '../../../src/domains/images/scoring/testing-solids.ts'
import { backward, forward, gradientOf, stepper } from './small-matrices.ts'
import type { PiecePictures, TrainedAxes } from './train-axes.ts'

/** Pieces that are asked about among each other: a category's, of one practice variant, for no two variants of a design are told apart. */
export type Kin = readonly PiecePictures[]

const [BATCH_KIN, BATCH_PIECES] = [10, 20]
const RATE = 0.002
/** How far from another the own piece must be: likenesses are divided by it before they are compared. */
const SHARPNESS = 0.06
/** What a like category adds, as in the product. */
const KIN_ADDS = 0.4
/** Pull back towards what the spreads alone say. */
const HOLD = 0.003
const WARM_UP = 50

/**
 * Turns axes by gradient steps so that of all pictures of a batch the piece's other one is the likest (softmax over cosines, as in
 * neighbourhood components): from `axes`, of which there may be many more, to `count`, of which the first are where they start.
 * Batches are of whole categories, so that most others are of the same one. `steps` are few: these pieces are learned by heart after some
 * hundreds, and others are then found less. The mean of one turn a seed is taken: which batches chance made counts less.
 */
export function turnAxes(
  { means, axes }: TrainedAxes,
  kin: readonly Kin[],
  { count, steps, seeds }: { count: number; steps: number; seeds: readonly number[] },
): TrainedAxes {
  const scale = typicalLength(kin, { means, axes })
  const projected = kin.map((pieces) =>
    pieces.map((pictures) => pictures.map((picture) => alongAxes(picture, { means, axes }, scale))),
  )
  const size = axes.length
  const turns = seeds.map((seed) => learnedTurn(projected, { size, count, steps, draw: seededDraw(seed) }))
  const turn = Float32Array.from({ length: count * size }, (_, at) =>
    turns.reduce((sum, one) => sum + (one[at] as number) / turns.length, 0),
  )
  return {
    means,
    axes: Array.from({ length: count }, (_, axis) => turnedAxis(axes, turn.subarray(axis * size, axis * size + size))),
  }
}

type Projected = readonly (readonly (readonly Float32Array[])[])[]

function learnedTurn(
  kin: Projected,
  { size, count, steps, draw }: { size: number; count: number; steps: number; draw: Draw },
): Float32Array {
  const turn = Float32Array.from({ length: count * size }, (_, at) => (Math.floor(at / size) === at % size ? 1 : 0))
  const step = stepper(turn, RATE, HOLD)
  for (let at = 1; at <= steps; at += 1) {
    const slower = Math.min(1, at / WARM_UP) * (0.5 + 0.5 * Math.cos((Math.PI * at) / steps)) + 0.02
    step(batchGradient(batchOf(kin, draw), turn, size, count), slower)
  }
  return turn
}

function turnedAxis(axes: readonly Float64Array[], by: Float32Array): Float64Array {
  return Float64Array.from({ length: (axes[0] as Float64Array).length }, (_, feature) =>
    axes.reduce((sum, axis, at) => sum + (axis[feature] as number) * (by[at] as number), 0),
  )
}

function alongAxes(picture: Float32Array, { means, axes }: TrainedAxes, scale: number): Float32Array {
  return Float32Array.from(
    axes,
    (axis) =>
      axis.reduce((sum, value, at) => sum + value * ((picture[at] as number) - (means[at] as number)), 0) / scale,
  )
}

/** So that a number of a vector is about 1. */
function typicalLength(kin: readonly Kin[], trained: TrainedAxes): number {
  const some = kin.flatMap((pieces) => pieces.slice(0, 4).flatMap((pictures) => pictures.slice(0, 1)))
  return (
    some.reduce((sum, picture) => sum + Math.hypot(...alongAxes(picture, trained, 1)), 0) /
    some.length /
    Math.sqrt(trained.axes.length)
  )
}

interface Batch {
  /** Two pictures of each piece side by side. */
  readonly pictures: readonly Float32Array[]
  readonly kin: readonly number[]
}

function batchOf(kin: Projected, draw: Draw): Batch {
  const batch = { pictures: [] as Float32Array[], kin: [] as number[] }
  // Large categories more often, but by the root of their pieces only.
  const order = kin
    .map((pieces, own) => ({ own, turn: draw() ** (1 / Math.sqrt(pieces.length)) }))
    .sort((one, other) => other.turn - one.turn)
  for (const { own: at } of order.slice(0, BATCH_KIN)) {
    for (const pictures of someOf(kin[at] as readonly (readonly Float32Array[])[], BATCH_PIECES, draw)) {
      batch.pictures.push(...someOf(pictures, 2, draw))
      batch.kin.push(at, at)
    }
  }
  return batch
}

function someOf<T>(from: readonly T[], most: number, draw: Draw): T[] {
  const left = [...from]
  for (let at = 0; at < Math.min(most, left.length); at += 1) {
    const other = at + Math.floor(draw() * (left.length - at))
    ;[left[at], left[other]] = [left[other] as T, left[at] as T]
  }
  return left.slice(0, most)
}

function batchGradient({ pictures, kin }: Batch, turn: Float32Array, size: number, count: number): Float32Array {
  const n = pictures.length
  const inputs = new Float32Array(n * size)
  pictures.forEach((picture, at) => inputs.set(picture, at * size))
  const outputs = forward(inputs, turn, { rows: n, inner: size, columns: count })
  const lengths = Float32Array.from(
    { length: n },
    (_, row) => Math.hypot(...outputs.subarray(row * count, row * count + count)) || 1,
  )
  const units = outputs.map((value, at) => value / (lengths[Math.floor(at / count)] as number))
  const pulls = pullsOf(forward(units, units, { rows: n, inner: count, columns: n }), kin)
  const onUnits = backward(pulls, units, { rows: n, inner: n, columns: count })
  // Only what turns a vector counts, not what lengthens it.
  const onOutputs = onUnits.map((value, at) => {
    const row = Math.floor(at / count)
    let along = 0
    for (let each = row * count; each < (row + 1) * count; each += 1)
      along += (onUnits[each] as number) * (units[each] as number)
    return (value - along * (units[at] as number)) / (lengths[row] as number)
  })
  return gradientOf(onOutputs, inputs, { rows: n, inner: size, columns: count })
}

/** How much each pair's likeness should sink, both ways: a row's own other picture is the one beside it. */
function pullsOf(likenesses: Float32Array, kin: readonly number[]): Float32Array {
  const n = kin.length
  const pulls = new Float32Array(n * n)
  for (let row = 0; row < n; row += 1) {
    const weights = kin.map((own, other) =>
      other === row
        ? 0
        : Math.exp(((likenesses[row * n + other] as number) - 1 + (own === kin[row] ? KIN_ADDS : 0)) / SHARPNESS),
    )
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    for (let other = 0; other < n; other += 1) {
      if (other === row) continue
      const pull = ((weights[other] as number) / total - (other === (row ^ 1) ? 1 : 0)) / SHARPNESS / n
      pulls[row * n + other] = (pulls[row * n + other] as number) + pull
      pulls[other * n + row] = (pulls[other * n + row] as number) + pull
    }
  }
  return pulls
}
