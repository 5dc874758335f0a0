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
import { learnFromAll } from './learning/learn-from-all.ts'
import { type Merges, precisionOf, recallOf } from './learning/leave-out.ts'
import { writeWeights, writeWordShares } from './learning/write-weights.ts'

const { values } = parseArgs({ options: { dry: { type: 'boolean', default: false } } })
const { sources, examples, wordShares, judged, chosen, weights } = await learnFromAll()
for (const { name, offers } of sources) console.log(`${name}: ${offers.length} offers, ${countOf(name)}`)
for (const { sameFrom, shops, demo } of judged)
  console.log(
    `from ${sameFrom.toFixed(2)}: real shops, series left out, ${mergesText(shops)}; the demo's other half, ${mergesText(demo)}`,
  )
console.log(`one article from ${chosen.sameFrom} on`)
if (!values.dry) {
  writeWordShares(wordShares)
  writeWeights(weights)
}

function countOf(name: string): string {
  const own = examples.same.filter(({ source }) => source.startsWith(name))
  return `${own.length} pairs that nothing speaks against, ${own.filter(({ isYes }) => isYes).length} of them one article`
}

function mergesText(merges: Merges): string {
  return `precision ${precisionOf(merges).toFixed(4)}, recall ${recallOf(merges).toFixed(4)} (${merges.right} right of ${merges.made} made and ${merges.real} true)`
}
