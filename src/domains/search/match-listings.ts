import { type IndexableProduct, loadIndexableProducts, streamIndexableProducts } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { createBaseBuilder, openBase } from '#ports/search/embedded-base.ts'
import type { SearchPlan, Vocabulary } from '#ports/search/port.ts'
import { searchDirectory } from './directory.ts'
import { indexSchema } from './index-schema.ts'
import { indexRows } from './indexing/index-rows.ts'
import { loadDirectoryChoices } from './indexing/load-directory.ts'
import { compilePlan } from './plan/compile-plan.ts'
import { planWords } from './plan/word-plans.ts'
import { noYardsticks } from './ranking/yardsticks.ts'
import { loadSynonyms } from './synonyms/synonym-storage.ts'
import { parseListingUrl } from './url/parse-listing-url.ts'

/** A product that stands in a listing, with the offer that shows it there. */
export interface ListingMatch {
  readonly listingId: number
  readonly productId: number
  readonly variantId: number
}

export interface ListingMatcher {
  /** Which of these products stand in which listings now; those without a live offer stand in none. */
  match(db: DatabaseOrTransaction, productIds: readonly number[], now: Date): Promise<ListingMatch[]>
  /** The same of all products, batch by batch, with the ids that were looked at. */
  matchAll(db: DatabaseOrTransaction, now: Date): AsyncGenerator<{ productIds: number[]; matches: ListingMatch[] }>
}

/** Looked at together: a page of a plan holds more. */
const BATCH = 1_000

/**
 * Says which products stand in which listings without the catalogue's index: the listings' own plans are asked of a small index of these
 * products alone, so that there is one rule of what a listing holds. A listing whose shop or brand is gone, or whose season is closed, holds nothing.
 */
export async function listingMatcher(
  db: DatabaseOrTransaction,
  listings: readonly { readonly id: number; readonly url: string }[],
): Promise<ListingMatcher> {
  const { eshops, brands } = await loadDirectoryChoices(db)
  const directory = searchDirectory(eshops, brands, await loadSynonyms(db))
  const plans = listings.flatMap(({ id, url }) => {
    const outcome = parseListingUrl(url, directory)
    if (outcome.kind !== 'selection') return []
    const { query } = outcome.selection
    const words = query === null ? null : planWords(query, { vocabulary: everyWord, directory })
    const plan = compilePlan(outcome.selection, directory, { kind: 'numbered', number: 1, size: BATCH }, words)
    return plan === null ? [] : [{ id, plan: { ...plan, facets: [] } }]
  })
  return {
    match: async (from, productIds, now) => matchesOf(plans, await loadIndexableProducts(from, productIds, now), now),
    matchAll: async function* (from, now) {
      for await (const products of streamIndexableProducts(from, BATCH, now))
        yield { productIds: products.map(({ productId }) => productId), matches: matchesOf(plans, products, now) }
    },
  }
}

/** Words are taken as they are: of so few products none says what a typing error was meant for. */
const everyWord: Vocabulary = { generation: 'any', rowCount: 1, rowsWith: () => 1, terms: () => [] }

function matchesOf(
  plans: readonly { readonly id: number; readonly plan: SearchPlan }[],
  products: readonly IndexableProduct[],
  now: Date,
): ListingMatch[] {
  if (plans.length === 0 || products.length === 0) return []
  const builder = createBaseBuilder(indexSchema, 'changed')
  for (const product of products) for (const row of indexRows(product, now, noYardsticks)) builder.add(row)
  const index = openBase(Buffer.concat(builder.finish()), indexSchema)
  return plans.flatMap(({ id, plan }) =>
    index.search(plan).hits.map((hit) => ({ listingId: id, productId: hit.group, variantId: hit.id })),
  )
}
