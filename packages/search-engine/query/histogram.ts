/** Values of shown rows that enter a histogram: each counts `weight` (or its entry of `weights`), masked ones below zero. */
export interface HistogramPart {
  readonly values: Int32Array
  readonly weights: Int32Array | null
  readonly sign: 1 | -1
}

export interface Histogram {
  readonly min: number | null
  readonly max: number | null
  readonly buckets: readonly { lower: number; upper: number; count: number }[]
}

/** Equal integer buckets over the values; their bounds as the port's `histogram` request defines them. */
export function histogram(parts: readonly HistogramPart[], buckets: number): Histogram {
  const { min, max } = bounds(parts)
  if (min > max) return { min: null, max: null, buckets: [] }
  const width = Math.max(1, Math.ceil((max - min) / buckets))
  const count = Math.max(1, Math.ceil((max - min) / width))
  const counts = new Int32Array(count)
  const hasMasked = parts.some(({ sign }) => sign < 0)
  for (const { values, weights, sign } of parts) {
    if (weights) addAscending(counts, values, weights, sign, min, width)
    else if (hasMasked) addFrom(min, counts, values, sign, width)
    else addEach(counts, values, min, width)
  }
  return {
    min,
    max,
    buckets: Array.from(counts, (value, i) => ({ lower: min + i * width, upper: min + (i + 1) * width, count: value })),
  }
}

/** Values below `min` are all masked. */
function addFrom(min: number, counts: Int32Array, values: Int32Array, sign: number, width: number): void {
  const last = counts.length - 1
  const inverse = 1 / width
  for (let i = 0; i < values.length; i++) {
    const bucket = Math.min(last, ((values[i]! - min + 0.5) * inverse) | 0)
    if (values[i]! >= min) counts[bucket]! += sign
  }
}

/**
 * Every second one in counts of its own: neighbours are often in one bucket, whose count would have to be waited for. Times the
 * inverse, half a step up so that it is exact: below 2³¹ the error is far smaller than that half step's part of a bucket.
 */
function addEach(counts: Int32Array, values: Int32Array, min: number, width: number): void {
  const last = counts.length - 1
  const [ones, others] = [new Int32Array(counts.length + 1), new Int32Array(counts.length + 1)]
  const even = values.length & ~1
  const inverse = 1 / width
  for (let i = 0; i < even; i += 2) {
    ones[((values[i]! - min + 0.5) * inverse) | 0]!++
    others[((values[i + 1]! - min + 0.5) * inverse) | 0]!++
  }
  if (even < values.length) ones[((values[even]! - min + 0.5) * inverse) | 0]!++
  for (let bucket = 0; bucket <= last + 1; bucket++) counts[Math.min(last, bucket)]! += ones[bucket]! + others[bucket]!
}

/** Values with weights ascend (see distribution): each bucket begins where the one before ended, without a division. */
function addAscending(
  counts: Int32Array,
  values: Int32Array,
  weights: Int32Array,
  sign: number,
  min: number,
  width: number,
): void {
  const last = counts.length - 1
  let bucket = 0
  let end = min + width
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (value < min) continue
    while (value >= end && bucket < last) {
      bucket++
      end += width
    }
    counts[bucket]! += sign * weights[i]!
  }
}

/** Lowest and highest value that is still there after the masked ones are taken off; min above max: none is. */
function bounds(parts: readonly HistogramPart[]): { min: number; max: number } {
  if (parts.every(({ sign }) => sign > 0)) return boundsOfAll(parts)
  let { min, max } = boundsWithin(parts, -Infinity, Infinity)
  while (min <= max && countOf(parts, min) <= 0) min = boundsWithin(parts, min, Infinity).min
  while (min <= max && countOf(parts, max) <= 0) max = boundsWithin(parts, -Infinity, max).max
  return { min, max }
}

/** The same where nothing is masked. */
function boundsOfAll(parts: readonly HistogramPart[]): { min: number; max: number } {
  let min = 0x7fffffff
  let max = -0x80000000
  for (const { values } of parts) {
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return { min, max }
}

/** Lowest and highest of the values strictly between two. */
function boundsWithin(parts: readonly HistogramPart[], above: number, below: number): { min: number; max: number } {
  let min = Infinity
  let max = -Infinity
  for (const { values, sign } of parts) {
    if (sign < 0) continue
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      if (value > above && value < min) min = value
      if (value < below && value > max) max = value
    }
  }
  return { min, max }
}

/** How many are left of a value. */
function countOf(parts: readonly HistogramPart[], value: number): number {
  let count = 0
  for (const { values, weights, sign } of parts)
    for (let i = 0; i < values.length; i++) if (values[i] === value) count += sign * (weights ? weights[i]! : 1)
  return count
}

/** Zeros between calls: made anew, the pages of so many numbers cost more than counting in them. */
let kept = new Int32Array(0)
const KEPT_NUMBERS = 1 << 19

function zeros(length: number): Int32Array {
  if (length > KEPT_NUMBERS) return new Int32Array(length)
  if (kept.length < length) kept = new Int32Array(length)
  return kept
}

/** Wider spreads than so many numbers per value are kept as they are. */
const SPREAD = 8

/** Each value once, ascending, with how often it came: what is kept of a large histogram. Counted, not sorted: ten times as fast. */
export function distribution(values: Int32Array): { values: Int32Array; weights: Int32Array | null } {
  const { min, max } = bounds([{ values, weights: null, sign: 1 }])
  if (values.length === 0 || max - min > values.length * SPREAD) return { values: values.slice(), weights: null }
  const counts = zeros(max - min + 1)
  for (let i = 0; i < values.length; i++) counts[values[i]! - min]!++
  if (found.length < counts.length) found = new Int32Array(counts.length)
  let distinct = 0
  for (let offset = 0; offset <= max - min; offset++) {
    found[distinct] = offset
    distinct -= -counts[offset]! >> 31
  }
  const own = new Int32Array(distinct)
  const weights = new Int32Array(distinct)
  for (let at = 0; at < distinct; at++) {
    const offset = found[at]!
    own[at] = min + offset
    weights[at] = counts[offset]!
    counts[offset] = 0
  }
  if (found.length > KEPT_NUMBERS) found = new Int32Array(0)
  return { values: own, weights }
}

/** Scratch: which values came. Written for each, and kept without a branch, because they come in no pattern. */
let found = new Int32Array(0)
