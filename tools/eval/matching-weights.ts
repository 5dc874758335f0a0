/**
 * Learns the weights of matching from half of the demo's families and writes them into the product; the other half is left for
 * `matching.ts` to judge (docs/benchmarks.md, Evaluation):
 *
 *     node tools/eval/matching-weights.ts
 *
 * Logistic regression by plain gradient steps, drawn towards what was judged before (prior-weights.ts). Same feeds, same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryById } from '../../src/domains/catalogue/contract.ts'
import { type Article, type ArticleFeatures, readArticle } from '../../src/domains/offers/matching/article.ts'
import { blockKeys } from '../../src/domains/offers/matching/block-keys.ts'
import { pairFeatureNames, pairFeatures } from '../../src/domains/offers/matching/pair-features.ts'
import { vetoOf } from '../../src/domains/offers/matching/vetoes.ts'
import type { Weights } from '../../src/domains/offers/matching/weights.ts'
import { slugOf } from '../../src/domains/offers/slug.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { aRandom } from '../bench/random.ts'
import { type LabelledOffer, labelledOffers } from './labelled-offers.ts'
import { priorFamilyWeights, priorSameWeights } from './prior-weights.ts'

const WEIGHTS_FILE = join(projectRoot, 'src/domains/offers/matching/weights.ts')
const [EPOCHS, STEP, PULL, LARGEST_BLOCK, STRANGERS] = [300, 0.5, 1e-3, 60, 30_000]

interface Example { readonly row: Float64Array; readonly isYes: boolean }
interface Known { readonly features: ArticleFeatures; readonly product: string; readonly family: string }

const offers: Known[] = []
for await (const offer of labelledOffers()) if (isForLearning(offer.truth.family)) offers.push(knownOf(offer, offers.length))
const { family, same } = examplesOf(offers)
const learned = { familyWeights: learn(family, priorFamilyWeights), sameWeights: learn(same, priorSameWeights) }
writeFileSync(WEIGHTS_FILE, Object.entries(learned).reduce(replaced, readFileSync(WEIGHTS_FILE, 'utf8')))
console.log(`${offers.length} offers, ${family.length} pairs for families, ${same.length} for articles; written to ${WEIGHTS_FILE}`)

/** Every second family, by its name. */
function isForLearning(name: string): boolean {
  return [...name].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 0) % 256 < 128
}

function knownOf({ item, found, truth }: LabelledOffer, variantId: number): Known {
  const article: Article = {
    variantId, eshopId: [...truth.shop].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 0), title: item.title, brandSlug: item.brand === null ? null : slugOf(item.brand), gtin: item.gtin, mpn: item.mpn, condition: item.condition,
    categoryId: found.categoryId, departmentId: found.categoryId === null ? null : (categoryById(found.categoryId)?.departmentId ?? null), priceCents: item.saleCents ?? item.regularCents, attributes: found.attributes, groupKey: item.groupKey,
  }
  return { features: readArticle(article), product: `${truth.product} ${truth.condition}`, family: truth.family }
}

/** Pairs that share a key, and strangers of one category; only what no veto decides is asked of the weights. */
function examplesOf(known: readonly Known[]): { family: Example[]; same: Example[] } {
  const examples = { family: [] as Example[], same: [] as Example[] }
  const random = aRandom(1)
  const byCategory = [...Map.groupBy(known, ({ features }) => features.article.categoryId).values()].filter(({ length }) => length > 1)
  for (const [a, b] of sharingPairs(known)) addExample(examples, a, b)
  for (let drawn = 0; drawn < STRANGERS; drawn += 1) {
    const peers = random.pick(byCategory)
    const [a, b] = [random.pick(peers), random.pick(peers)]
    if (a.family !== b.family) addExample(examples, a, b)
  }
  return examples
}

function addExample(examples: { family: Example[]; same: Example[] }, a: Known, b: Known): void {
  if (a.features.article.eshopId === b.features.article.eshopId) return
  const vector = pairFeatures(a.features, b.features)
  const row = Float64Array.from(pairFeatureNames, (name) => vector[name])
  const veto = vetoOf(vector, a.features, b.features)
  const isFamily = a.family === b.family
  if (veto?.atMost !== 'different') examples.family.push({ row, isYes: isFamily })
  if (veto === null && isFamily) examples.same.push({ row, isYes: a.product === b.product })
}

function sharingPairs(known: readonly Known[]): [Known, Known][] {
  const blocks = new Map<string, number[]>()
  for (const [place, { features }] of known.entries()) for (const key of blockKeys(features)) blocks.set(key, [...(blocks.get(key) ?? []), place])
  const pairs = new Set<number>()
  for (const block of blocks.values()) {
    if (block.length > LARGEST_BLOCK) continue
    for (const [at, a] of block.entries()) for (const b of block.slice(at + 1)) pairs.add(a * known.length + b)
  }
  return [...pairs].map((pair) => [known[Math.floor(pair / known.length)] as Known, known[pair % known.length] as Known])
}

/** Gradient steps over all examples at once, shorter for what has moved much already (Adagrad). */
function learn(examples: readonly Example[], prior: Weights): Weights {
  const start = Float64Array.from([prior.bias, ...pairFeatureNames.map((name) => prior.of[name] ?? 0)])
  const weights = start.slice()
  const moved = new Float64Array(start.length).fill(1e-6)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const gradient = gradientOf(examples, weights)
    for (const [at, sum] of gradient.entries()) {
      const slope = sum / examples.length - (at === 0 ? 0 : PULL * ((weights[at] as number) - (start[at] as number)))
      moved[at] = (moved[at] as number) + slope * slope
      weights[at] = (weights[at] as number) + (STEP * slope) / Math.sqrt(moved[at] as number)
    }
  }
  const rounded = [...weights].map((weight) => Math.round(weight * 100) / 100)
  return { bias: rounded[0] as number, of: Object.fromEntries(pairFeatureNames.map((name, at) => [name, rounded[at + 1] as number]).filter(([, weight]) => weight !== 0)) }
}

function gradientOf(examples: readonly Example[], weights: Float64Array): Float64Array {
  const gradient = new Float64Array(weights.length)
  for (const { row, isYes } of examples) {
    let sum = weights[0] as number
    for (let at = 0; at < row.length; at += 1) sum += (row[at] as number) * (weights[at + 1] as number)
    const error = (isYes ? 1 : 0) - 1 / (1 + Math.exp(-sum))
    gradient[0] = (gradient[0] as number) + error
    for (let at = 0; at < row.length; at += 1) gradient[at + 1] = (gradient[at + 1] as number) + error * (row[at] as number)
  }
  return gradient
}

/** The source with the object of that name written anew, ten weights a line. */
function replaced(source: string, [name, { bias, of }]: [string, Weights]): string {
  const entries = Object.entries(of).map(([feature, weight]) => `${feature}: ${weight},`)
  const lines = Array.from({ length: Math.ceil(entries.length / 10) }, (_, line) => `    ${entries.slice(line * 10, line * 10 + 10).join(' ')}`)
  return source.replace(new RegExp(`${name}: Weights = \\{[^]*?\\n\\}`), `${name}: Weights = {\n  bias: ${bias},\n  of: {\n${lines.join('\n')}\n  },\n}`)
}
