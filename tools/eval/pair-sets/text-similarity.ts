/** Jaro-Winkler, 0 to 1: letters in common, near the same place, with a bonus for a common beginning. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0) return 0
  const reach = Math.max(0, Math.floor(long.length / 2) - 1)
  const usedLong = new Uint8Array(long.length)
  const matched: number[] = []
  for (let i = 0; i < short.length; i += 1) {
    const from = Math.max(0, i - reach)
    const to = Math.min(long.length - 1, i + reach)
    for (let j = from; j <= to; j += 1) {
      if (usedLong[j] === 1 || short[i] !== long[j]) continue
      usedLong[j] = 1
      matched.push(i)
      break
    }
  }
  if (matched.length === 0) return 0
  const count = matched.length
  const jaro = (count / short.length + count / long.length + (count - transposed(short, long, matched, usedLong) / 2) / count) / 3
  return jaro + Math.min(commonPrefix(a, b), 4) * 0.1 * (1 - jaro)
}

function transposed(short: string, long: string, matched: readonly number[], usedLong: Uint8Array): number {
  let at = 0
  let count = 0
  for (const i of matched) {
    while (usedLong[at] === 0) at += 1
    if (short[i] !== long[at]) count += 1
    at += 1
  }
  return count
}

export function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** Words with weights of length 1 in all (tf-idf); the cosine of two is their product. */
export type WordVector = ReadonlyMap<string, number>

export function cosine(a: WordVector, b: WordVector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0)
  return sum
}

/** How rare words are among the records that it was made of. */
export class WordRarity {
  readonly #counts = new Map<string, number>()
  readonly #records: number

  constructor(records: readonly (readonly string[])[]) {
    this.#records = records.length
    for (const words of records) for (const word of new Set(words)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
  }

  /** Of a word that nobody has: the rarest. */
  of(word: string): number {
    return Math.log((this.#records + 1) / ((this.#counts.get(word) ?? 0) + 0.5))
  }

  vector(words: readonly string[]): WordVector {
    const weights = new Map<string, number>()
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1)
    let square = 0
    for (const [word, count] of weights) {
      const weight = (1 + Math.log(count)) * this.of(word)
      weights.set(word, weight)
      square += weight * weight
    }
    for (const [word, weight] of weights) weights.set(word, weight / Math.sqrt(square))
    return weights
  }
}
