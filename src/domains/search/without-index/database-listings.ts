import { type IndexableProduct, loadIndexableProducts, type PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { asId } from '#platform/ids.ts'
import type { HeldCards } from '../indexing/held-cards.ts'
import { type IndexedOffer, indexRows } from '../indexing/index-rows.ts'
import type { ListingHit } from '../listings.ts'
import { PAGE_SIZE } from '../plan/compile-plan.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { countListed, type ListedHit, listedPage, listedWithoutIndex, totalOf } from './listed-page.ts'

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

export interface DatabaseListingsOptions {
  readonly db: Database
  readonly clock: Clock
  readonly pictures?: PictureLookup
  /** Where the cards of what is found are held for a moment. */
  readonly cards: HeldCards
}

/** Listings from `search.listed_product`, which the writer of the index keeps, with cards made of the offers as they are now. */
export function databaseListings({ db, clock, pictures, cards }: DatabaseListingsOptions): WithoutIndex {
  const counts = rememberedCounts(db, clock)
  return {
    page: async (selection) => {
      const listed = listedWithoutIndex(selection)
      if (listed === null) return null
      const hits = await listedPage(db, listed, PAGE_SIZE)
      const now = clock.now()
      const ids = hits.map(({ productId }) => productId)
      const products = await loadIndexableProducts(db, ids, now, pictures)
      const shown = shownOffers(hits, products, now)
      for (const { id, version, record } of shown) cards.hold(id, version, Buffer.from(record))
      const offers = new Map(products.map(({ productId, offers: { length } }) => [productId as number, length]))
      return {
        listed,
        hits: shown.map(({ group, id, version }) => ({
          productId: asId(group),
          variantId: asId(id),
          version,
          offersCount: offers.get(group) ?? 1,
        })),
        totalCount: totalOf(listed, await counts()),
      }
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

/** By the named offers where they are still there, else by another of the product's; what is gone is left out. */
function shownOffers(hits: readonly ListedHit[], products: readonly IndexableProduct[], now: Date): IndexedOffer[] {
  const byId = new Map(products.map((product) => [product.productId as number, product]))
  return hits.flatMap(({ productId, variantId }) => {
    const product = byId.get(productId)
    const rows = product === undefined ? [] : indexRows(product, now)
    return rows.find(({ id }) => id === variantId) ?? rows[0] ?? []
  })
}
