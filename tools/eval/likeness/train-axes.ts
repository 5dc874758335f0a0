import { symmetricEigen } from './symmetric-eigen.ts'

/** Pictures of one piece as features. */
export type PiecePictures = readonly Float32Array[]

export interface TrainedAxes {
  readonly means: Float64Array
  /** Rows of as many numbers as there are features, the most telling first. */
  readonly axes: readonly Float64Array[]
}

/** Share of a feature's own spread that is taken for spread between pictures of one piece: few pictures do not decide all. */
const DOUBT = 0.004
/** How much what tells pieces apart better weighs more: 0 not at all, 0.5 as much as pieces differ in it. */
const EMPHASIS = 0.4

/**
 * The directions in which pieces differ more than pictures of one piece do: features are first divided by their spread
 * within pieces (angles, crops, compression), then turned into the directions of their largest spread between them.
 */
export function trainAxes(pieces: readonly PiecePictures[], count: number): TrainedAxes {
  const all = pieces.flat()
  const size = (all[0] as Float32Array).length
  const means = meanOf(all, size)
  const total = spreadOf(
    all.map((each) => difference(each, means)),
    size,
  )
  const within = spreadOf(
    pieces.flatMap((own) => {
      const middle = meanOf(own, size)
      return own.map((each) => difference(each, middle))
    }),
    size,
  )
  for (let at = 0; at < size; at += 1)
    within[at * size + at] = (within[at * size + at] as number) + DOUBT * (total[at * size + at] as number) + 1e-6
  const whiten = inverseRoot(within, size)
  const turned = multiply(multiply(whiten, total, size), whiten, size)
  const { values, vectors } = symmetricEigen(turned, size)
  const order = values
    .map((_, at) => at)
    .sort((a, b) => (values[b] as number) - (values[a] as number))
    .slice(0, count)
  // Each axis weighs by how much more pieces differ in it than their pictures do, not only by whether: all of its many weak axes
  // together would let two tones from one side be nearer than one tone from two sides.
  return {
    means,
    axes: order.map((at) => axisOf(whiten, vectors, at, Math.max(0, (values[at] as number) - 1) ** EMPHASIS, size)),
  }
}

function axisOf(whiten: Float64Array, vectors: Float64Array, at: number, weight: number, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, column) => {
    let sum = 0
    for (let inner = 0; inner < size; inner += 1)
      sum += (whiten[column * size + inner] as number) * (vectors[inner * size + at] as number)
    return sum * weight
  })
}

function meanOf(rows: readonly Float32Array[], size: number): Float64Array {
  const mean = new Float64Array(size)
  for (const row of rows)
    for (let at = 0; at < size; at += 1) mean[at] = (mean[at] as number) + (row[at] as number) / rows.length
  return mean
}

function difference(row: Float32Array, mean: Float64Array): Float64Array {
  return mean.map((value, at) => (row[at] as number) - value)
}

function spreadOf(rows: readonly Float64Array[], size: number): Float64Array {
  const spread = new Float64Array(size * size)
  for (const row of rows)
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < size; j += 1)
        spread[i * size + j] =
          (spread[i * size + j] as number) + ((row[i] as number) * (row[j] as number)) / rows.length
  return spread
}

function multiply(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size * size)
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < size; k += 1) {
      const factor = a[i * size + k] as number
      for (let j = 0; j < size; j += 1)
        product[i * size + j] = (product[i * size + j] as number) + factor * (b[k * size + j] as number)
    }
  }
  return product
}

function inverseRoot(matrix: Float64Array, size: number): Float64Array {
  const { values, vectors } = symmetricEigen(matrix, size)
  const scaled = vectors.map((value, at) => value / Math.sqrt(Math.max(1e-9, values[at % size] as number)))
  return multiply(scaled, transpose(vectors, size), size)
}

function transpose(matrix: Float64Array, size: number): Float64Array {
  return matrix.map((_, at) => matrix[(at % size) * size + Math.floor(at / size)] as number)
}
