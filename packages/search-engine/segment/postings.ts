import type { NumberArray } from './number-array.ts'

/**
 * Row numbers of the text index in three bytes instead of four, two arrays side by side: they are a quarter of a segment.
 * (Two bytes above the lower two from 16,777,216 rows on.)
 */
export interface Postings {
  readonly lows: Uint16Array
  readonly highs: Uint8Array | Uint16Array
}

export function emptyPostings(length: number, rowCount: number): Postings {
  return {
    lows: new Uint16Array(length),
    highs: rowCount <= 1 << 24 ? new Uint8Array(length) : new Uint16Array(length),
  }
}

export function writePosting({ lows, highs }: Postings, at: number, row: number): void {
  lows[at] = row & 0xffff
  highs[at] = row >>> 16
}

export function postingAt({ lows, highs }: Postings, at: number): number {
  return ((highs[at]! << 16) | lows[at]!) >>> 0
}

/** Writes those of [from, to) to `rows`, from `at` on. */
export function readPostings(
  { lows, highs }: Postings,
  from: number,
  to: number,
  rows: Uint32Array,
  at = 0,
): Uint32Array {
  for (let i = from; i < to; i++) rows[at + i - from] = (highs[i]! << 16) | lows[i]!
  return rows
}

/** First index in [from, to) whose row is at least `row`. */
export function lowerPosting(postings: Postings, row: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (postingAt(postings, middle) < row) low = middle + 1
    else high = middle
  }
  return low
}

/** As they stand among a segment's arrays. */
export function postingArrays({ lows, highs }: Postings): Record<string, NumberArray> {
  return { postingLows: lows, postingHighs: highs }
}
