import { loadIndexableProducts, type PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { asId } from '#platform/ids.ts'
import type { HeldCards } from '../indexing/held-cards.ts'
import { type IndexedOffer, indexRows } from '../indexing/index-rows.ts'
import type { ListingHit } from '../listings.ts'
import type { Region } from '../rules/listing-selection.ts'
import type { ListedHit } from './listed-page.ts'
import { eshopOf, shownRow } from './listed-products.ts'

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
  /** The same by the best offer of one shop in a region; what it has no offer of any more is left out. */
  hitsOfEshop(wanted: readonly ListedHit[], place: OfEshop): Promise<ListingHit[]>
}

/** Whose offers are shown, and to which region. */
interface OfEshop {
  readonly eshopId: number
  readonly region: Region
}

/** Chooses of a product's offers the one that it is shown by, and says how many there are; null: it is not shown. */
type Choose = (hit: ListedHit, rows: readonly IndexedOffer[]) => { offer: IndexedOffer; offersCount: number } | null

/** Cards made of the offers as they are now, for moments in which no index answers. */
export function databaseCards({ db, clock, pictures, cards }: DatabaseCardsOptions): DatabaseCards {
  const hitsBy = async (wanted: readonly ListedHit[], choose: Choose): Promise<ListingHit[]> => {
    const now = clock.now()
    const ids = wanted.map(({ productId }) => productId)
    const products = new Map(
      (await loadIndexableProducts(db, ids, now, pictures)).map((product) => [product.productId as number, product]),
    )
    return wanted.flatMap((hit) => {
      const product = products.get(hit.productId)
      const chosen = product === undefined ? null : choose(hit, indexRows(product, now))
      if (chosen === null) return []
      const { id, group, version, record } = chosen.offer
      cards.hold(id, version, Buffer.from(record))
      const { offersCount } = chosen
      return [{ productId: asId(group), variantId: asId(id), version, offersCount, isSponsored: false }]
    })
  }
  return {
    hitsOf: (wanted) => hitsBy(wanted, namedOrFirst),
    hitsOfEshop: (wanted, { eshopId, region }) =>
      hitsBy(wanted, (_hit, rows) => {
        const own = rows.filter((row) => eshopOf(row) === eshopId)
        return own.length === 0 ? null : { offer: shownRow(own, region), offersCount: own.length }
      }),
  }
}

function namedOrFirst({ variantId }: ListedHit, rows: readonly IndexedOffer[]): ReturnType<Choose> {
  const offer = rows.find(({ id }) => id === variantId) ?? rows[0]
  return offer === undefined ? null : { offer, offersCount: rows.length }
}
