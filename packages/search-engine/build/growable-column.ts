/** A column of numbers that grows while rows stream in: one typed array, doubled when full, no object per value. */
export class GrowableColumn {
  values: Int32Array | Float64Array
  length = 0

  constructor(kind: 'int32' | 'float64') {
    this.values = kind === 'int32' ? new Int32Array(64) : new Float64Array(64)
  }

  push(value: number): void {
    if (this.length === this.values.length) this.#grow()
    this.values[this.length++] = value
  }

  /** The values; the column is empty then, so that they are not kept beside what is made of them. */
  take(): Int32Array | Float64Array {
    const taken = this.values.subarray(0, this.length)
    this.values = this.values instanceof Int32Array ? new Int32Array(0) : new Float64Array(0)
    this.length = 0
    return taken
  }

  #grow(): void {
    const larger =
      this.values instanceof Int32Array ? new Int32Array(this.length * 2) : new Float64Array(this.length * 2)
    larger.set(this.values)
    this.values = larger
  }
}

/** Unsigned 32-bit where the values fit, else doubles: ids keep their width as long as it is enough. */
export function packUnsigned(values: Float64Array): Uint32Array | Float64Array {
  let max = 0
  for (let i = 0; i < values.length; i++) if (values[i]! > max) max = values[i]!
  return max < 2 ** 32 ? new Uint32Array(values) : values
}

/** Writes values[rows[i]] to out[i]. (TypedArray.from with a function takes fifty times as long.) */
export function gather<A extends Uint32Array | Int32Array | Float64Array>(
  values: ArrayLike<number>,
  rows: Uint32Array,
  out: A,
): A {
  for (let i = 0; i < rows.length; i++) out[i] = values[rows[i]!]!
  return out
}

/** 0, 1, 2, … */
export function identity(length: number): Uint32Array {
  const numbers = new Uint32Array(length)
  for (let i = 0; i < length; i++) numbers[i] = i
  return numbers
}
