/**
 * Learns what the product matches by and writes it there (docs/benchmarks.md, Evaluation; ADR 0045): how common words are, the
 * trees that answer whether two articles are one and of one family, and the limits. From half of the demo's families, real
 * shops with their truth, and single shops' lists, whose items are all other articles:
 *
 *     node tools/eval/matching-weights.ts [--dry]
 *
 * A source that is not there is named and left out. Same sources, same weights. Prints what comes of each limit where nothing
 * was learned from; with --dry nothing is written.
 */
import { parseArgs } from 'node:util'
import { rarityIn } from '../../src/domains/offers/matching/word-rarity.ts'
import { chooseLimit, judgeLimits } from './learning/choose-limits.ts'
import { shareOfWords, sharesAsTable } from './learning/count-words.ts'
import { isForLearning, learnFamily, learnSame, readBy, weighedExamples } from './learning/learn-weights.ts'
import { leaveSeriesOut, type Merges, precisionOf, recallOf } from './learning/leave-out.ts'
import { type KnownOffer, readSources, type Source, TWO_SHOPS } from './learning/sources.ts'
import { writeWeights, writeWordShares } from './learning/write-weights.ts'

const { values } = parseArgs({ options: { dry: { type: 'boolean', default: false } } })
const raw = await readSources()
const table = sharesAsTable(shareOfWords(raw))
const sources = raw.map((source) => readBy(source, rarityIn(table)))
const examples = weighedExamples(sources)
for (const { name, offers } of sources) console.log(`${name}: ${offers.length} offers, ${countOf(name)}`)
const weights = { family: learnFamily(examples), same: learnSame(examples) }
const judged = judgeLimits(weights, leaveSeriesOut(examples, TWO_SHOPS, offersOf(TWO_SHOPS)), offersOf('demo').filter(({ family }) => family !== null && !isForLearning(family)))
for (const { sameFrom, shops, demo } of judged) console.log(`from ${sameFrom.toFixed(2)}: real shops, series left out, ${mergesText(shops)}; the demo's other half, ${mergesText(demo)}`)
const { sameFrom } = chooseLimit(judged)
console.log(`one article from ${sameFrom} on`)
if (!values.dry) {
  writeWordShares(table)
  writeWeights({ ...weights, sameFrom, twinFrom: Math.round(sameFrom * 50) / 100 })
}

function offersOf(name: string): readonly KnownOffer[] {
  return sources.find((source: Source) => source.name === name)?.offers ?? []
}

function countOf(name: string): string {
  const own = examples.same.filter(({ source }) => source.startsWith(name))
  return `${own.length} pairs that nothing speaks against, ${own.filter(({ isYes }) => isYes).length} of them one article`
}

function mergesText(merges: Merges): string {
  return `precision ${precisionOf(merges).toFixed(4)}, recall ${recallOf(merges).toFixed(4)} (${merges.right} right of ${merges.made} made and ${merges.real} true)`
}
