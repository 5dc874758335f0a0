import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { emptySelection } from './rules/listing-selection.ts'
import { createSentences } from './sentences/sentences.ts'
import { CompletedSearches } from './suggest/learned/completed-searches.ts'
import { createSuggestions } from './suggest/suggest.ts'
import { anOffer, aProduct, listingsOver, searchOver, someDirectory } from './testing.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const products = Array.from({ length: 40 }, (_, at) =>
  aProduct({
    productId: at + 1,
    title: `Sofá Alvor ${at}`,
    categoryId: categoryBySlug('sofas')?.id ?? null,
    offers: [anOffer({ variantId: at + 1, title: `Sofá Alvor ${at}` })],
  }),
)

/** Another word for each number, as nobody types them. */
function wordOf(at: number): string {
  return [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('') + 'xqz'
}

/** Heap that is still held after so many questions, beyond what twice as many before have left. */
async function heldBy(ask: (at: number) => unknown, questions: number): Promise<number> {
  for (let at = 0; at < 2 * questions; at += 1) await ask(at)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let at = 2 * questions; at < 3 * questions; at += 1) await ask(at)
  collect()
  return process.memoryUsage().heapUsed - before
}

/** What a question may leave, had nothing a bound: a text of that length and an entry for it. */
const A_TEXT = 600
const NOISE = 200_000

describe('a million distinct queries: what is remembered has a bound', () => {
  const listings = listingsOver(products)
  const search = searchOver(products)
  const sentences = createSentences({ directory: () => someDirectory, isKnownWord: () => false })
  const suggestions = createSuggestions({
    search,
    directory: () => someDirectory,
    versionOf: () => '1',
    completions: () => [],
    productOf: () => null,
    pictureOf: () => null,
  })

  test('listings of texts that nobody has typed before', async () => {
    const ask = (at: number) =>
      listings.find({ ...emptySelection({ kind: 'search' }), query: `sofá ${wordOf(at)} ${'y'.repeat(180)}${at}` })
    expect(await heldBy(ask, 500)).toBeLessThan(500 * A_TEXT + NOISE)
  })

  test('sentences', async () => {
    const ask = (at: number) => sentences.read(`sofá ${wordOf(at)} azul até ${at + 10} euros com ${wordOf(at * 7)}`)
    expect(await heldBy(ask, 1_000)).toBeLessThan(1_000 * A_TEXT + NOISE)
  })

  test('suggestions', async () => {
    const ask = (at: number) => suggestions.of(`alvor ${wordOf(at)}`)
    expect(await heldBy(ask, 1_500)).toBeLessThan(1_500 * A_TEXT + NOISE)
  })

  test('learned searches are counted once, and after two thousand others again', async () => {
    let counted = 0
    const completed = new CompletedSearches({
      search: { ...search, vocabulary: () => search.vocabulary(), search: (plan) => (counted++, search.search(plan)) },
      directory: () => someDirectory,
      version: () => '1',
    })
    await completed.present(['alvor'])
    await completed.present(['alvor'])
    expect(counted).toBe(1)
    for (let at = 0; at < 2_000; at += 1) await completed.present([`alvor ${at % 40} ${at}`])
    const before = counted
    await completed.present(['alvor'])
    expect(counted - before).toBe(1)
  })
})
