import { noAttributes } from '../../src/domains/catalogue/contract.ts'
import { type Article, type ArticleFeatures, readArticle } from '../../src/domains/offers/matching/article.ts'
import { BoostedTrees } from '../../src/domains/offers/matching/learned/boosted-trees.ts'
import { pairFeatures } from '../../src/domains/offers/matching/comparing/pair-features.ts'
import { pairFeatureNames } from '../../src/domains/offers/matching/comparing/pair-vector.ts'
import { type Rarity, rarityAmong } from '../../src/domains/offers/matching/words/word-rarity.ts'
import { slugOf } from '../../src/domains/offers/read/slug.ts'
import { type Example, growTrees } from './learning/grow-trees.ts'
import { type PairRecord, readPairFile } from './learning/pair-file.ts'

/** How many of a public pair set's answers are right. */
export interface PairSetScore {
  readonly precision: number
  readonly recall: number
  readonly f1: number
  readonly pairs: number
  readonly matches: number
}

const FOLDS = 5
const GROWING = {
  features: pairFeatureNames,
  directions: {},
  trees: 220,
  depth: 3,
  learningRate: 0.06,
  minWeight: 1.5,
  shrinkage: 2,
  rowShare: 0.8,
  featureShare: 0.5,
}

/**
 * Learns from the train file alone and answers the test file, by the features and the learner of the product's own weights. The
 * train file is cut into five parts; five models each learn from four and answer the fifth, which gives the threshold with the
 * best F1; the test file is answered by the mean of the five.
 */
export function evaluatePairSet(trainFile: string, testFile: string): PairSetScore {
  const [train, test] = [readPairFile(trainFile), readPairFile(testFile)]
  if (!train.some(({ isMatch }) => isMatch))
    throw new Error(`${trainFile}: no pair with label 1, so there is nothing to learn`)
  const reader = new RecordReader(train.flatMap(({ left, right }) => [left, right]))
  const examples = train.map(({ left, right, isMatch }) => ({
    row: reader.row(left, right),
    isYes: isMatch,
    weight: 1,
  }))
  const held = new Float64Array(train.length)
  const models: BoostedTrees[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = new BoostedTrees(
      growTrees(
        examples.filter((_, at) => at % FOLDS !== fold),
        { ...GROWING, seed: fold + 1 },
      ),
      pairFeatureNames,
    )
    for (let at = fold; at < examples.length; at += FOLDS) held[at] = model.score((examples[at] as Example).row)
    models.push(model)
  }
  const threshold = bestThreshold(
    [...held],
    train.map(({ isMatch }) => isMatch),
  )
  const scores = test.map(({ left, right }) => {
    const row = reader.row(left, right)
    return models.reduce((sum, model) => sum + model.score(row), 0) / models.length
  })
  return scoreAt(
    threshold,
    scores,
    test.map(({ isMatch }) => isMatch),
  )
}

const TITLE = /^(?:title|name|product|product_?name)$/
const BRAND = /^(?:brand|manufacturer|maker)$/
const CODE = /model|mpn|sku|part/
const PRICE = /price/
const DESCRIPTION = /^description$/

/** Reads records as articles of two shops, with the rarity of words among the train file's own. */
class RecordReader {
  readonly #rarity: Rarity
  readonly #known = new Map<PairRecord, ArticleFeatures>()

  constructor(records: readonly PairRecord[]) {
    const distinct = new Map(records.map((record) => [titleOf(record), record]))
    this.#rarity = rarityAmong([...distinct.values()].map((record) => readArticle(articleOf(record)).text.words))
  }

  row(left: PairRecord, right: PairRecord): Float64Array {
    const vector = pairFeatures(this.#read(left), this.#read(right))
    return Float64Array.from(pairFeatureNames, (name) => vector[name])
  }

  #read(record: PairRecord): ArticleFeatures {
    const known = this.#known.get(record) ?? readArticle(articleOf(record), this.#rarity)
    this.#known.set(record, known)
    return known
  }
}

function valueOf(record: PairRecord, name: RegExp): string | null {
  return [...record].find(([column]) => name.test(column))?.[1] ?? null
}
function titleOf(record: PairRecord): string {
  return valueOf(record, TITLE) ?? [...record.values()][0] ?? ''
}

function articleOf(record: PairRecord): Article {
  const [brand, price] = [
    valueOf(record, BRAND),
    Number.parseFloat((valueOf(record, PRICE) ?? '').replace(/[^0-9.]/g, '')),
  ]
  return {
    variantId: 0,
    eshopId: 0,
    title: [titleOf(record), valueOf(record, DESCRIPTION) ?? ''].join(' ').trim(),
    brandSlug: brand === null ? null : slugOf(brand),
    gtin: null,
    mpn: valueOf(record, CODE),
    condition: 'new',
    categoryId: null,
    departmentId: null,
    priceCents: price > 0 ? Math.round(price * 100) : 0,
    attributes: noAttributes,
    groupKey: null,
  }
}

function bestThreshold(scores: readonly number[], answers: readonly boolean[]): number {
  const order = [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number))
  const wanted = answers.filter(Boolean).length
  let [right, best, threshold] = [0, -1, 0]
  for (const [rank, index] of order.entries()) {
    right += answers[index] === true ? 1 : 0
    const f1 = (2 * right) / (rank + 1 + wanted)
    if (f1 > best)
      [best, threshold] = [f1, ((scores[index] as number) + (scores[order[rank + 1] ?? index] as number)) / 2]
  }
  return threshold
}

function scoreAt(threshold: number, scores: readonly number[], answers: readonly boolean[]): PairSetScore {
  let [right, given] = [0, 0]
  for (const [index, score] of scores.entries()) {
    if (score < threshold) continue
    given += 1
    if (answers[index] === true) right += 1
  }
  const wanted = answers.filter(Boolean).length
  return {
    precision: given === 0 ? 0 : right / given,
    recall: wanted === 0 ? 0 : right / wanted,
    f1: given + wanted === 0 ? 0 : (2 * right) / (given + wanted),
    pairs: answers.length,
    matches: wanted,
  }
}
