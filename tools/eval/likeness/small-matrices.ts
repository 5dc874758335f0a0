/** Products of small matrices, row by row in one array. */
export interface Shape {
  readonly rows: number
  readonly inner: number
  readonly columns: number
}

/** `inputs` (rows × inner) times `weights` (columns × inner), turned: rows × columns. */
export function forward(inputs: Float32Array, weights: Float32Array, { rows, inner, columns }: Shape): Float32Array {
  const out = new Float32Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0
      for (let at = 0; at < inner; at += 1)
        sum += (inputs[row * inner + at] as number) * (weights[column * inner + at] as number)
      out[row * columns + column] = sum
    }
  }
  return out
}

/** `left` (rows × inner) times `right` (inner × columns): rows × columns. */
export function backward(left: Float32Array, right: Float32Array, { rows, inner, columns }: Shape): Float32Array {
  const out = new Float32Array(rows * columns)
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < inner; at += 1)
      addRow(out, row * columns, right, at * columns, columns, left[row * inner + at] as number)
  return out
}

/** How weights should change: `pulls` (rows × columns), turned, times `inputs` (rows × inner): columns × inner. */
export function gradientOf(pulls: Float32Array, inputs: Float32Array, { rows, inner, columns }: Shape): Float32Array {
  const out = new Float32Array(columns * inner)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      addRow(out, column * inner, inputs, row * inner, inner, pulls[row * columns + column] as number)
  return out
}

function addRow(to: Float32Array, at: number, from: Float32Array, start: number, length: number, times: number): void {
  if (times === 0) return
  for (let each = 0; each < length; each += 1)
    to[at + each] = (to[at + each] as number) + times * (from[start + each] as number)
}

/** Steps downhill (Adam), held to where they began by `hold`. */
export function stepper(
  weights: Float32Array,
  rate: number,
  hold: number,
): (gradient: Float32Array, slower: number) => void {
  const [start, mean, square] = [weights.slice(), new Float32Array(weights.length), new Float32Array(weights.length)]
  let steps = 0
  return (gradient, slower) => {
    steps += 1
    const [few, fewSquares] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
    for (let at = 0; at < weights.length; at += 1) {
      const own = (gradient[at] as number) + hold * ((weights[at] as number) - (start[at] as number))
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * own
      square[at] = 0.999 * (square[at] as number) + 0.001 * own * own
      weights[at] =
        (weights[at] as number) -
        (rate * slower * ((mean[at] as number) / few)) / (Math.sqrt((square[at] as number) / fewSquares) + 1e-8)
    }
  }
}
