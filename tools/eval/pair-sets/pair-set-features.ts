import type { ArticleFeatures } from '../../../src/domains/offers/matching/article.ts'
import { readArticle } from '../../../src/domains/offers/matching/article.ts'
import { pairFeatureNames, pairFeatures } from '../../../src/domains/offers/matching/pair-features.ts'
import { slugOf } from '../../../src/domains/offers/slug.ts'
import { noAttributes } from '../../../src/domains/catalogue/contract.ts'
import type { LabelledPair, PairRecord } from './pair-file.ts'
import { commonPrefix, cosine, jaroWinkler, WordRarity, type WordVector } from './text-similarity.ts'

const TITLE = /^(?:title|name|product|product_?name)$/
const BRAND = /^(?:brand|manufacturer|maker)$/
const CODE = /model|mpn|sku|part/
const PRICE = /price/

/** A record read once: its words by column, codes, numbers, price, and what the furniture's reader makes of its title. */
interface ReadRecord {
  readonly record: PairRecord
  readonly title: string
  readonly titleWords: readonly string[]
  readonly allWords: readonly string[]
  readonly codes: readonly string[]
  readonly modelCode: string | null
  readonly numbers: readonly string[]
  readonly squashed: string
  readonly brand: string | null
  readonly price: number | null
  readonly article: ArticleFeatures
  readonly titleVector: WordVector
  readonly allVector: WordVector
  readonly gramVector: WordVector
}

/** Turns pairs into numbers, with the rarity of words learned from the train file's own records. */
export class PairSetReader {
  readonly #titles: WordRarity
  readonly #all: WordRarity
  readonly #grams: WordRarity
  readonly #columns: readonly string[]
  readonly #known = new Map<string, ReadRecord>()

  constructor(train: readonly LabelledPair[]) {
    const records = [...new Map(train.flatMap(({ left, right }) => [left, right]).map((record) => [keyOf(record), record])).values()]
    this.#titles = new WordRarity(records.map((record) => wordsOf(titleOf(record))))
    this.#all = new WordRarity(records.map((record) => wordsOf(textOf(record))))
    this.#grams = new WordRarity(records.map((record) => gramsOf(titleOf(record))))
    this.#columns = [...new Set(records.flatMap((record) => [...record.keys()]))].filter((name) => !PRICE.test(name)).sort()
  }

  /** The numbers of a pair, as many for each. */
  features({ left, right }: LabelledPair): Float64Array {
    const [a, b] = [this.#read(left), this.#read(right)]
    const vector = pairFeatures(a.article, b.article)
    return Float64Array.from([
      ...this.#textFeatures(a, b), ...codeFeatures(a, b), ...numberFeatures(a, b), ...priceFeatures(a, b), ...brandFeatures(a, b),
      ...this.#columns.flatMap((name) => this.#columnFeatures(a.record.get(name), b.record.get(name))),
      ...pairFeatureNames.map((name) => vector[name]),
    ])
  }

  #read(record: PairRecord): ReadRecord {
    const key = keyOf(record)
    const known = this.#known.get(key)
    if (known) return known
    const title = titleOf(record)
    const [titleWords, allWords] = [wordsOf(title), wordsOf(textOf(record))]
    const modelText = valueOf(record, CODE)
    const brand = valueOf(record, BRAND)
    const price = Number.parseFloat((valueOf(record, PRICE) ?? '').replace(/[^0-9.]/g, ''))
    const read: ReadRecord = {
      record, title, titleWords, allWords, codes: codesOf(title), modelCode: modelText === null ? null : squash(modelText), numbers: title.match(/\d+/g) ?? [], squashed: squash(textOf(record)),
      brand: brand === null ? null : squash(brand), price: price > 0 ? price : null, article: readArticle(articleOf(title, brand, modelText, price)),
      titleVector: this.#titles.vector(titleWords), allVector: this.#all.vector(allWords), gramVector: this.#grams.vector(gramsOf(title)),
    }
    this.#known.set(key, read)
    return read
  }

  #textFeatures(a: ReadRecord, b: ReadRecord): number[] {
    const [setA, setB] = [new Set(a.titleWords), new Set(b.titleWords)]
    const shared = [...setA].filter((word) => setB.has(word))
    const rarity = (word: string): number => this.#titles.of(word)
    const [restA, restB] = [[...setA].filter((word) => !setB.has(word)), [...setB].filter((word) => !setA.has(word))]
    const [softA, softB] = [soft(restA, restB, rarity), soft(restB, restA, rarity)]
    const sum = (words: readonly string[]): number => words.reduce((total, word) => total + rarity(word), 0)
    const most = (words: readonly string[]): number => words.reduce((best, word) => Math.max(best, rarity(word)), 0)
    const [weightShared, weightA, weightB] = [sum(shared), sum(restA), sum(restB)]
    return [
      cosine(a.titleVector, b.titleVector), cosine(a.allVector, b.allVector), cosine(a.gramVector, b.gramVector),
      shared.length / Math.max(1, setA.size + setB.size - shared.length), shared.length / Math.max(1, Math.min(setA.size, setB.size)),
      weightShared / Math.max(1e-9, weightShared + weightA), weightShared / Math.max(1e-9, weightShared + weightB), weightShared / Math.max(1e-9, weightShared + Math.min(weightA, weightB)),
      weightShared, softA.left, softB.left, Math.min(softA.left, softB.left), Math.max(softA.left, softB.left), most(shared), softA.rarest, softB.rarest, softA.mean, softB.mean,
      shared.length, restA.length, restB.length, Math.abs(setA.size - setB.size), jaroWinkler(a.title, b.title), a.titleWords[0] === b.titleWords[0] ? 1 : 0,
      coveredBy(restA, b.squashed, rarity), coveredBy(restB, a.squashed, rarity), longestRun(a.titleWords, b.titleWords),
    ]
  }

  #columnFeatures(one: string | undefined, other: string | undefined): number[] {
    if (one === undefined || other === undefined) return [-1, one === undefined ? 1 : 0, other === undefined ? 1 : 0]
    return [cosine(this.#all.vector(wordsOf(one)), this.#all.vector(wordsOf(other))), 0, 0]
  }
}

/** What is left of the words of one title when the nearest word of the other stands for each: rarity unmatched, its rarest, and the mean likeness. */
function soft(words: readonly string[], others: readonly string[], rarity: (word: string) => number): { left: number; rarest: number; mean: number } {
  let [left, rarest, likeness] = [0, 0, 0]
  for (const word of words) {
    const best = others.reduce((most, other) => Math.max(most, jaroWinkler(word, other)), 0)
    likeness += best
    if (best >= 0.9) continue
    left += rarity(word)
    rarest = Math.max(rarest, rarity(word))
  }
  return { left, rarest, mean: words.length === 0 ? 1 : likeness / words.length }
}

/** "bookreader" holds "book reader": the weight of words that stand somewhere in the other record without its spaces. */
function coveredBy(words: readonly string[], squashed: string, rarity: (word: string) => number): number {
  let [covered, all] = [0, 0]
  for (const word of words) {
    all += rarity(word)
    if (word.length > 2 && squashed.includes(word)) covered += rarity(word)
  }
  return all === 0 ? 1 : covered / all
}

/** The longest run of words that both have one after another. */
function longestRun(a: readonly string[], b: readonly string[]): number {
  let best = 0
  for (let i = 0; i < a.length; i += 1) for (let j = 0; j < b.length; j += 1) {
    let length = 0
    while (i + length < a.length && a[i + length] === b[j + length]) length += 1
    best = Math.max(best, length)
  }
  return best
}

/** Model numbers: shared, one the beginning of the other, told by the other's text, or in conflict. */
function codeFeatures(a: ReadRecord, b: ReadRecord): number[] {
  const [codesA, codesB] = [allCodes(a), allCodes(b)]
  const shared = codesA.filter((code) => codesB.includes(code))
  const longest = shared.reduce((length, code) => Math.max(length, code.length), 0)
  let [prefix, alike] = [0, 0]
  for (const code of codesA) for (const other of codesB) {
    prefix = Math.max(prefix, commonPrefix(code, other) / Math.max(code.length, other.length))
    alike = Math.max(alike, jaroWinkler(code, other))
  }
  const told = (codes: readonly string[], squashed: string): number => (codes.length === 0 ? -1 : codes.filter((code) => squashed.includes(code)).length / codes.length)
  const model = a.modelCode !== null && b.modelCode !== null ? jaroWinkler(a.modelCode, b.modelCode) : -1
  return [
    shared.length, longest, prefix, alike, told(codesA, b.squashed), told(codesB, a.squashed), codesA.length, codesB.length, model,
    a.modelCode !== null && a.modelCode.length > 2 ? Number(b.squashed.includes(a.modelCode)) : -1, b.modelCode !== null && b.modelCode.length > 2 ? Number(a.squashed.includes(b.modelCode)) : -1,
    codesA.length > 0 && codesB.length > 0 && shared.length === 0 ? 1 : 0,
  ]
}

const allCodes = (read: ReadRecord): string[] => [...new Set([...read.codes, ...(read.modelCode !== null && read.modelCode.length > 2 ? [read.modelCode] : [])])]

function numberFeatures(a: ReadRecord, b: ReadRecord): number[] {
  const [setA, setB] = [new Set(a.numbers.map(Number)), new Set(b.numbers.map(Number))]
  const shared = [...setA].filter((number) => setB.has(number)).length
  return [shared, setA.size - shared, setB.size - shared, setA.size > 0 && setB.size > 0 ? shared / Math.min(setA.size, setB.size) : -1, setA.size + setB.size === 0 ? -1 : shared / (setA.size + setB.size - shared)]
}

function priceFeatures(a: ReadRecord, b: ReadRecord): number[] {
  if (a.price === null || b.price === null) return [-1, -1, -1]
  return [Math.abs(Math.log(a.price / b.price)), Math.log(a.price / b.price), Math.abs(a.price - b.price)]
}

function brandFeatures(a: ReadRecord, b: ReadRecord): number[] {
  const within = (brand: string | null, read: ReadRecord): number => (brand === null ? -1 : Number(read.squashed.includes(brand)))
  return [a.brand !== null && b.brand !== null ? jaroWinkler(a.brand, b.brand) : -1, within(a.brand, b), within(b.brand, a)]
}

const keyOf = (record: PairRecord): string => [...record].join('\t')
const valueOf = (record: PairRecord, name: RegExp): string | null => [...record].find(([column]) => name.test(column))?.[1] ?? null
const titleOf = (record: PairRecord): string => (valueOf(record, TITLE) ?? [...record.values()][0] ?? '').toLowerCase()
const textOf = (record: PairRecord): string => [...record].filter(([name]) => !PRICE.test(name)).map(([, value]) => value).join(' ').toLowerCase()
const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? []
const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')
const gramsOf = (text: string): string[] => { const plain = ` ${wordsOf(text).join(' ')} `; return Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)) }
/** Letters and digits between spaces, signs left out: "dvd-2930ci" is dvd2930ci. */
const codesOf = (title: string): string[] => [...new Set(title.split(/\s+/).map(squash).filter((code) => code.length > 2 && /\d/.test(code) && (/\p{L}/u.test(code) || code.length > 3)))]

function articleOf(title: string, brand: string | null, mpn: string | null, price: number): Parameters<typeof readArticle>[0] {
  return { variantId: 0, eshopId: 0, title, brandSlug: brand === null ? null : slugOf(brand), gtin: null, mpn, condition: 'new', categoryId: null, departmentId: null, priceCents: price > 0 ? Math.round(price * 100) : 1, attributes: noAttributes, groupKey: null }
}
