import type { TextIndex } from '../segment/segment.ts'

/** Ids of the terms that an alternative means: the term itself, or all that begin with it. Compared byte by byte. */
export function findTerms(text: TextIndex, term: string, isPrefix: boolean): Uint32Array {
  const bytes = Buffer.from(term)
  const first = firstNotBefore(text, bytes)
  let last = first
  while (
    last < text.termCount &&
    (isPrefix ? startsWith(text, last, bytes) : last === first && equals(text, last, bytes))
  )
    last++
  return text.alphabetical.subarray(first, last)
}

/** The term with this id. */
export function termAt(text: TextIndex, id: number): string {
  return Buffer.from(
    text.termBytes.buffer,
    text.termBytes.byteOffset + text.termStarts[id]!,
    text.termStarts[id + 1]! - text.termStarts[id]!,
  ).toString()
}

function firstNotBefore(text: TextIndex, bytes: Buffer): number {
  let low = 0
  let high = text.termCount
  while (low < high) {
    const middle = (low + high) >>> 1
    if (Buffer.compare(bytesAt(text, middle), bytes) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function startsWith(text: TextIndex, place: number, bytes: Buffer): boolean {
  const own = bytesAt(text, place)
  return own.length >= bytes.length && Buffer.compare(own.subarray(0, bytes.length), bytes) === 0
}

function equals(text: TextIndex, place: number, bytes: Buffer): boolean {
  return Buffer.compare(bytesAt(text, place), bytes) === 0
}

function bytesAt(text: TextIndex, place: number): Uint8Array {
  const id = text.alphabetical[place]!
  return text.termBytes.subarray(text.termStarts[id], text.termStarts[id + 1])
}
