/**
 * How many offers of the demo come into the right category, by what the answer was taken from (docs/benchmarks.md, Evaluation):
 *
 *     node tools/eval/categories.ts [--examples]
 */
import { ancestors, categoryById, departmentOf } from '../../src/domains/catalogue/contract.ts'
import { labelledOffers } from './labelled-offers.ts'
import { printScores, type Score, scoreOf } from './score.ts'

const scores = new Map<string, Score>()
let unsorted = 0
let offers = 0
for await (const { item, found, truth } of labelledOffers()) {
  offers += 1
  if (found.categoryId === null) unsorted += 1
  const given = found.categoryId === null ? null : categoryById(found.categoryId)
  const wanted = categoryById(truth.categoryId)
  const example = () => `${truth.shop} ${item.itemId} "${item.title}" (${item.productType ?? item.googleCategory ?? 'no path'})`
  const answer = given?.slug ?? null
  scoreOf(scores, 'exactly').add(answer, truth.category, example)
  scoreOf(scores, `  by ${found.categorySource ?? 'nothing'}`).add(answer, truth.category, example)
  // A shop that only says "Sala" cannot be put into a leaf: an ancestor is right, only less.
  const isAbove = given !== null && wanted !== null && ancestors(wanted).some(({ id }) => id === given.id)
  scoreOf(scores, 'exactly or above').add(isAbove ? truth.category : answer, truth.category, example)
  scoreOf(scores, 'department').add(given === null ? null : departmentOf(given).slug, wanted === null ? null : departmentOf(wanted).slug, example)
}
console.log(`${offers} offers, ${unsorted} without a category`)
printScores('category', scores, process.argv.includes('--examples'))
