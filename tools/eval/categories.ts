/**
 * How many offers of the demo come into the right category, by what the answer was taken from, and for those without one
 * how often the suggestions name it (docs/benchmarks.md, Evaluation). `--dirty` spoils the category fields first, the
 * same way for the same seed; `--title` takes them all away.
 *
 *     node tools/eval/categories.ts [--dirty [--seed 1]] [--title] [--examples]
 */
import {
  ancestors,
  categorise,
  categoryById,
  type Category,
  type CategorySource,
  departmentOf,
  suggestCategories,
} from '../../src/domains/catalogue/contract.ts'
import { spoiltCategories } from './dirty-categories.ts'
import { labelledOffers } from './labelled-offers.ts'
import { percent, printScores, type Score, scoreOf } from './score.ts'

const options = process.argv.slice(2)
const isDirty = options.includes('--dirty')
const seed = options.includes('--seed') ? Number(options[options.indexOf('--seed') + 1]) : 1
const scores = new Map<string, Score>()
const tally = { offers: 0, right: 0, above: 0, wrong: 0, unsure: 0, first: 0, amongThree: 0 }

for await (const { item, found, truth } of labelledOffers()) {
  const wanted = categoryById(truth.categoryId)
  if (wanted === null) continue
  const asSent = { googleCategory: item.googleCategory, productType: item.productType }
  const spoilt = options.includes('--title')
    ? { dirt: 'name alone', fields: { googleCategory: null, productType: null } }
    : isDirty
      ? spoiltCategories(asSent, wanted, seed, `${truth.shop}:${item.itemId}`)
      : null
  const offer = { title: item.title, ...(spoilt?.fields ?? asSent) }
  const answer =
    spoilt === null
      ? { categoryId: found.categoryId, source: found.categorySource }
      : categorise({ ...offer, shopRules: [] })
  judge(
    offer,
    answer.categoryId,
    answer.source as CategorySource,
    wanted,
    spoilt?.dirt ?? 'as sent',
    () => `${truth.shop} ${item.itemId} "${item.title}" (${offer.productType ?? offer.googleCategory ?? 'no path'})`,
  )
}
report()

/** An ancestor is right, only less: a shop that only says "Sala" cannot be put into a leaf. */
function judge(
  offer: { title: string; googleCategory: string | null; productType: string | null },
  categoryId: number | null,
  source: CategorySource,
  wanted: Category,
  dirt: string,
  example: () => string,
): void {
  const given = categoryId === null ? null : categoryById(categoryId)
  const isAbove = given !== null && ancestors(wanted).some(({ id }) => id === given.id)
  tally.offers += 1
  tally[given === null ? 'unsure' : given.id === wanted.id ? 'right' : isAbove ? 'above' : 'wrong'] += 1
  if (given === null) judgeSuggestions(offer, wanted)
  scoreOf(scores, 'exactly').add(given?.slug ?? null, wanted.slug, example)
  scoreOf(scores, `  by ${given === null ? 'nothing' : source}`).add(given?.slug ?? null, wanted.slug, example)
  if (isDirty) scoreOf(scores, `  ${dirt}`).add(given?.slug ?? null, wanted.slug, example)
  scoreOf(scores, 'exactly or above').add(isAbove ? wanted.slug : (given?.slug ?? null), wanted.slug, example)
  scoreOf(scores, 'department').add(
    given === null ? null : departmentOf(given).slug,
    departmentOf(wanted).slug,
    example,
  )
}

function judgeSuggestions(
  offer: { title: string; googleCategory: string | null; productType: string | null },
  wanted: Category,
): void {
  const at = suggestCategories(offer).findIndex(({ categoryId }) => categoryId === wanted.id)
  if (at === 0) tally.first += 1
  if (at !== -1) tally.amongThree += 1
}

function report(): void {
  const { offers, right, above, wrong, unsure, first, amongThree } = tally
  console.log(
    `${offers} offers${isDirty ? `, category fields spoilt by seed ${seed}` : ''}: right ${percent(right / offers)}, above ${percent(above / offers)}, wrong ${percent(wrong / offers)}, unsure ${percent(unsure / offers)}`,
  )
  console.log(
    `unsure ${unsure}: the first suggestion is right for ${percent(first / unsure)}, one of three for ${percent(amongThree / unsure)}`,
  )
  printScores('category', scores, options.includes('--examples'))
}
