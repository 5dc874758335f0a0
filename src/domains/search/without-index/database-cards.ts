import { type IndexableProduct, loadIndexableProducts, type PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { asId } from '#platform/ids.ts'
import type { HeldCards } from '../indexing/held-cards.ts'
import { type IndexedOffer, indexRows } from '../indexing/index-rows.ts'
import type { ListingHit } from '../listings.ts'
import type { ListedHit } from './listed-page.ts'

export interface DatabaseCardsOptions {
  readonly db: Database
  readonly clock: Clock
  readonly pictures?: PictureLookup
  /** Where the cards of what is found are held for a moment. */
  readonly cards: HeldCards
}

/** Products that are named, as an index would show them. */
export interface DatabaseCards {
  /** By the named offers where they are still there, else by another of the product's; what is gone is left out. */
  hitsOf(wanted: readonly ListedHit[]): Promise<ListingHit[]>
}

/** Cards made of the offers as they are now, for moments in which no index answers. */
export function databaseCards({ db, clock, pictures, cards }: DatabaseCardsOptions): DatabaseCards {
  return {
    hitsOf: async (wanted) => {
      const now = clock.now()
      const ids = wanted.map(({ productId }) => productId)
      const products = await loadIndexableProducts(db, ids, now, pictures)
      const shown = shownOffers(wanted, products, now)
      for (const { id, version, record } of shown) cards.hold(id, version, Buffer.from(record))
      const offers = new Map(products.map(({ productId, offers: { length } }) => [productId as number, length]))
      return shown.map(({ group, id, version }) => ({
        productId: asId(group),
        variantId: asId(id),
        version,
        offersCount: offers.get(group) ?? 1,
        isSponsored: false,
      }))
    },
  }
}

function shownOffers(wanted: readonly ListedHit[], products: readonly IndexableProduct[], now: Date): IndexedOffer[] {
  const byId = new Map(products.map((product) => [product.productId as number, product]))
  return wanted.flatMap(({ productId, variantId }) => {
    const product = byId.get(productId)
    const rows = product === undefined ? [] : indexRows(product, now)
    return rows.find(({ id }) => id === variantId) ?? rows[0] ?? []
  })
}
