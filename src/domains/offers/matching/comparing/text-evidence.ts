import type { ArticleFeatures } from '../article.ts'
import { commonPrefix, jaroWinkler } from './likeness-of-words.ts'
import type { PairVector } from './pair-vector.ts'

/** What the words of two titles say whatever they mean: by their rarity, in any order. Of the two sides always the one that has less of it and the one that has more. */
export function addTextEvidence(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const sides = splitWords(a, b)
  addWords(vector, sides, a.text.length * b.text.length)
  addLeft(
    vector,
    leftOf(sides.onlyA, sides.onlyB, b.text.squashed),
    leftOf(sides.onlyB, sides.onlyA, a.text.squashed),
    sides.shared,
  )
  addTextCodes(vector, a, b)
  addNumbers(vector, a.text.digits, b.text.digits)
  vector.textGrams = sharedGrams(a.text.grams, b.text.grams)
}

interface Word {
  readonly text: string
  readonly rarity: number
}

interface Sides {
  /** The sum of rarities of the words of both, of their squares, and the rarest. */
  shared: number
  squares: number
  rarest: number
  count: number
  readonly onlyA: Word[]
  readonly onlyB: Word[]
}

/** Goes along both sorted lists; the brand that only one title names is not its own word. */
function splitWords(a: ArticleFeatures, b: ArticleFeatures): Sides {
  const sides: Sides = { shared: 0, squares: 0, rarest: 0, count: 0, onlyA: [], onlyB: [] }
  const [wordsA, wordsB] = [a.text.words, b.text.words]
  for (let at = 0, other = 0; at < wordsA.length || other < wordsB.length;) {
    const [one, two] = [wordsA[at], wordsB[other]]
    if (two === undefined || (one !== undefined && one < two)) {
      if (!b.brandStems.has(one!)) sides.onlyA.push({ text: one!, rarity: a.text.rarities[at]! })
      at += 1
    } else if (one === undefined || two < one) {
      if (!a.brandStems.has(two)) sides.onlyB.push({ text: two, rarity: b.text.rarities[other]! })
      other += 1
    } else {
      const rarity = a.text.rarities[at]!
      sides.shared += rarity
      sides.squares += rarity * rarity
      sides.rarest = Math.max(sides.rarest, rarity)
      sides.count += 1
      at += 1
      other += 1
    }
  }
  return sides
}

function addWords(vector: PairVector, { shared, squares, rarest, count }: Sides, lengths: number): void {
  vector.textShared = shared
  vector.textRarest = rarest
  vector.textCount = count
  vector.textCosine = lengths === 0 ? 0 : squares / lengths
}

/** What is left of one title when each word that has a like one, or stands within a longer one, is taken away. */
interface Left {
  readonly rarity: number
  readonly rarest: number
  readonly likeness: number
  readonly count: number
}

const LIKE_WORD = 0.9
const WITHIN_CHARS = 3

function leftOf(words: readonly Word[], others: readonly Word[], squashed: string): Left {
  let [rarity, rarest, likeness, count] = [0, 0, 0, 0]
  for (const word of words) {
    let best = word.text.length >= WITHIN_CHARS && squashed.includes(word.text) ? 1 : 0
    for (const other of others) if (best < 1) best = Math.max(best, jaroWinkler(word.text, other.text))
    likeness += best
    if (best >= LIKE_WORD) continue
    rarity += word.rarity
    rarest = Math.max(rarest, word.rarity)
    count += 1
  }
  return { rarity, rarest, likeness: words.length === 0 ? 1 : likeness / words.length, count }
}

function addLeft(vector: PairVector, a: Left, b: Left, shared: number): void {
  const [less, more] = [Math.min(a.rarity, b.rarity), Math.max(a.rarity, b.rarity)]
  vector.textLeftLess = less
  vector.textLeftMore = more
  vector.textRareLeftLess = Math.min(a.rarest, b.rarest)
  vector.textRareLeftMore = Math.max(a.rarest, b.rarest)
  vector.textLeftWords = a.count + b.count
  vector.textLikeLess = Math.min(a.likeness, b.likeness)
  vector.textLikeMore = Math.max(a.likeness, b.likeness)
  vector.textCoveredLess = share(shared, more)
  vector.textCoveredMore = share(shared, less)
}

function share(shared: number, left: number): number {
  return shared + left === 0 ? 0 : shared / (shared + left)
}

/** Model codes and the maker's number: how long a common one is, how like the nearest are, and whether the other title has it somewhere. */
function addTextCodes(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const [codesA, codesB] = [codesOf(a), codesOf(b)]
  const [toldA, toldB] = [told(codesA, b.text.squashed), told(codesB, a.text.squashed)]
  vector.codesTold = Math.max(toldA, toldB)
  vector.codesUntold = Math.min(codesA.length * (1 - toldA), codesB.length * (1 - toldB))
  vector.codesAlone = Math.max(codesA.length * (1 - toldA), codesB.length * (1 - toldB))
  for (const code of codesA) {
    for (const other of codesB) {
      if (code === other) vector.codeLength = Math.max(vector.codeLength, code.length)
      vector.codesBegin = Math.max(vector.codesBegin, commonPrefix(code, other) / Math.max(code.length, other.length))
    }
  }
}

function codesOf({ codes, mpn, numbers }: ArticleFeatures): string[] {
  const found = [...codes]
  if (mpn !== null) found.push(mpn.toLowerCase())
  for (const number of numbers) if (number >= MIN_CODE) found.push(String(number))
  return found
}

/** A number of four digits may be the maker's. */
const MIN_CODE = 1000
/** The share of them that the other title has somewhere. */
function told(codes: readonly string[], squashed: string): number {
  return codes.length === 0 ? 0 : codes.filter((code) => squashed.includes(code)).length / codes.length
}

/** 0 to 1: how much of the letters of both is the same, whatever the words. */
function sharedGrams(a: Int32Array, b: Int32Array): number {
  let shared = 0
  for (let at = 0, other = 0; at < a.length && other < b.length;) {
    const difference = a[at]! - b[other]!
    if (difference === 0) shared += 1
    if (difference <= 0) at += 1
    if (difference >= 0) other += 1
  }
  return a.length === 0 || b.length === 0 ? 0 : shared / Math.sqrt(a.length * b.length)
}

function addNumbers(vector: PairVector, a: readonly number[], b: readonly number[]): void {
  for (const number of a) if (b.includes(number)) vector.numbersShared += 1
  vector.numbersLeftLess = Math.min(a.length, b.length) - vector.numbersShared
  vector.numbersLeftMore = Math.max(a.length, b.length) - vector.numbersShared
}
