import { wordsOf } from './fold.ts'

/** What texts are compared by without being read again. */
export interface Fingerprint {
  /** MinHash of the runs of three words: two texts share as large a part of it as of their runs. */
  readonly signature: readonly number[]
  /** Texts that are alike share at least one, nearly surely. */
  readonly bands: readonly number[]
}

const RUN = 3
/** Shorter ones are said again by chance: "muito bom, recomendo". */
const FEWEST_WORDS = 8
/** As of the rules for texts. */
const MOST_CHARS = 10_000
const ROWS = 4
const BANDS = 16
const HASHES = ROWS * BANDS

/** Null: too short to be anybody's copy. Two texts of which half of the runs are the same are found with 0.64, of 0.7 with 0.99. */
export function fingerprintOf(texts: readonly string[]): Fingerprint | null {
  const words = wordsOf(texts.join(' ').slice(0, MOST_CHARS))
  if (words.length < FEWEST_WORDS) return null
  const signature = new Int32Array(HASHES).fill(0x7fffffff)
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const run = hashOf(words.slice(at, at + RUN).join(' '))
    for (let index = 0; index < HASHES; index += 1) {
      const hash = mixed(run ^ Math.imul(index + 1, 0x9e3779b1))
      if (hash < (signature[index] as number)) signature[index] = hash
    }
  }
  return { signature: [...signature], bands: bandsOf(signature) }
}

/** Which part of their runs two texts share, 0 to 1, as far as their signatures tell: give or take 0.06. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  return a.reduce((same, hash, index) => same + (hash === b[index] ? 1 : 0), 0) / HASHES
}

function bandsOf(signature: Int32Array): readonly number[] {
  return Array.from({ length: BANDS }, (_, band) => {
    let hash = band
    for (let row = 0; row < ROWS; row += 1) hash = mixed(Math.imul(hash, 31) ^ (signature[band * ROWS + row] as number))
    return band * 2 ** 32 + (hash >>> 0)
  })
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** Spreads the bits of a number over all of it (the finish of MurmurHash3). */
function mixed(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
