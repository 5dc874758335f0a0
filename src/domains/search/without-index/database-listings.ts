import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isPaidFor } from '../indexing/card-version.ts'
import type { ListingHit } from '../listings.ts'
import { PAGE_SIZE } from '../plan/compile-plan.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { databaseCards, type DatabaseCardsOptions } from './database-cards.ts'
import { countListed, listedPage, listedWithoutIndex, totalOf } from './listed-page.ts'

/** What the database lists by itself while no index answers. */
export interface WithoutIndex {
  /** Null: such a listing needs an index. */
  page(selection: ListingSelection): Promise<PageWithoutIndex | null>
}

export interface PageWithoutIndex {
  /** What is listed: the selection, or what of it the database has. */
  readonly listed: ListingSelection
  readonly hits: readonly ListingHit[]
  readonly totalCount: number
}

/** Counting reads an index of the whole catalogue. */
const COUNTS_KEPT_MS = 60_000

/** Listings from `search.listed_product`, which the writer of the index keeps, with cards made of the offers as they are now. */
export function databaseListings(options: DatabaseCardsOptions): WithoutIndex {
  const cards = databaseCards(options)
  const counts = rememberedCounts(options.db, options.clock)
  return {
    page: async (selection) => {
      const listed = listedWithoutIndex(selection)
      if (listed === null) return null
      const found = await cards.hitsOf(await listedPage(options.db, listed, PAGE_SIZE))
      // Whom a payment has overtaken is not read here: all that have paid for points in this order are labelled.
      const hits = found.map((hit) => ({
        ...hit,
        isSponsored: listed.sort === 'recommended' && isPaidFor(hit.version),
      }))
      return { listed, hits, totalCount: totalOf(listed, await counts()) }
    },
  }
}

/** How many products each category has, a minute old at most; asked once for all who wait. */
function rememberedCounts(db: Database, clock: Clock): () => Promise<ReadonlyMap<number, number>> {
  let [counts, countedAtMs]: [ReturnType<typeof countListed> | null, number] = [null, 0]
  return () => {
    const nowMs = clock.monotonicMs()
    if (counts !== null && nowMs - countedAtMs < COUNTS_KEPT_MS) return counts
    const fresh = countListed(db)
    ;[counts, countedAtMs] = [fresh, nowMs]
    // A failure is not remembered.
    fresh.catch(() => {
      if (counts === fresh) counts = null
    })
    return fresh
  }
}
