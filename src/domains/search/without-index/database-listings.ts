import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isPaidFor } from '../indexing/card-version.ts'
import type { CatalogueOverview, ListingHit } from '../listings.ts'
import { PAGE_SIZE } from '../plan/compile-plan.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { databaseCards, type DatabaseCards, type DatabaseCardsOptions } from './database-cards.ts'
import { databaseOverview, type ListedCatalogue, readListedCatalogue } from './listed-catalogue.ts'
import { listedPage, listedPageOfEshop, listedWithoutIndex, totalOf } from './listed-page.ts'

/** What the database lists by itself while no index answers. */
export interface WithoutIndex {
  /** Null: such a listing needs an index. */
  page(selection: ListingSelection): Promise<PageWithoutIndex | null>
  /** Null: nobody has counted yet. */
  overview(): Promise<CatalogueOverview | null>
}

export interface PageWithoutIndex {
  /** What is listed: the selection, or what of it the database has. */
  readonly listed: ListingSelection
  readonly hits: readonly ListingHit[]
  readonly totalCount: number
}

/** Counting reads an index of the whole catalogue. */
const COUNTS_KEPT_MS = 60_000

/**
 * Listings from `search.listed_product`, which the writer of a cluster's index or the worker keeps, with cards made of the offers as they are
 * now. Null until it was whole once: what is half written would be taken for the catalogue.
 */
export function databaseListings(options: DatabaseCardsOptions): WithoutIndex {
  const cards = databaseCards(options)
  const catalogue = remembered(options.db, options.clock)
  return {
    page: async (selection) => {
      const listed = listedWithoutIndex(selection)
      const known = listed && (await catalogue())
      if (listed === null || known === null) return null
      const found = await foundBy(listed, known, options.db, cards)
      if (found === null) return null
      // Whom a payment has overtaken is not read here: all that have paid for points in this order are labelled.
      const hits = found.hits.map((hit) => ({
        ...hit,
        isSponsored: listed.sort === 'recommended' && isPaidFor(hit.version),
      }))
      return { listed, hits, totalCount: found.totalCount }
    },
    overview: async () => {
      const known = await catalogue()
      return known && databaseOverview(known)
    },
  }
}

async function foundBy(
  listed: ListingSelection,
  known: ListedCatalogue,
  db: Database,
  cards: DatabaseCards,
): Promise<Omit<PageWithoutIndex, 'listed'> | null> {
  const { scope, page, region } = listed
  if (scope.kind !== 'eshop')
    return {
      hits: await cards.hitsOf(await listedPage(db, listed, PAGE_SIZE)),
      totalCount: totalOf(listed, known.byCategory),
    }
  const eshopId = known.directory.eshops.find(({ slug }) => slug === scope.slug)?.id
  if (eshopId === undefined || known.counts === null) return null
  return {
    hits: await cards.hitsOfEshop(await listedPageOfEshop(db, eshopId, { page, size: PAGE_SIZE }), { eshopId, region }),
    totalCount: new Map(known.counts.eshops).get(eshopId) ?? 0,
  }
}

/** What is listed, a minute old at most; asked once for all who wait. */
function remembered(db: Database, clock: Clock): () => Promise<ListedCatalogue | null> {
  let [known, readAtMs]: [Promise<ListedCatalogue | null> | null, number] = [null, 0]
  return () => {
    const nowMs = clock.monotonicMs()
    if (known !== null && nowMs - readAtMs < COUNTS_KEPT_MS) return known
    const fresh = readListedCatalogue(db)
    ;[known, readAtMs] = [fresh, nowMs]
    const forget = (): void => {
      if (known === fresh) known = null
    }
    // Neither a failure is remembered nor that there is nothing yet.
    fresh.then((found) => found ?? forget(), forget)
    return fresh
  }
}
