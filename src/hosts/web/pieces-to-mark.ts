import { clickSources } from '#domains/clicks/contract.ts'
import type { InspirationEditing, NamedPiece } from '#domains/content/contract.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { calmName } from '#storefront/copy/calm-name.ts'
import type { SharedParts } from './web-parts.ts'

/** So many are looked through at once. */
const MOST_FOUND = 12

/** What may be marked on a picture: by ids whatever became of it, by name what is on sale. */
export function piecesToMark({
  listings,
  shownVariants,
}: Pick<SharedParts, 'listings' | 'shownVariants'>): Pick<InspirationEditing, 'namedPieces' | 'findPieces'> {
  return {
    namedPieces: async (ids) => [...(await shownVariants(ids, 'inspiration')).values()].map(namedPiece),
    findPieces: async (q) => {
      const { hits } = await listings.find({ ...emptySelection({ kind: 'search' }), query: q.trim() })
      const cards = await listings.cards(hits.slice(0, MOST_FOUND), 'mainland', clickSources.inspiration)
      return cards.map(namedPiece)
    },
  }
}

function namedPiece({ id, name, eshop, active }: ShownVariant): NamedPiece {
  return { variantId: id, name: calmName(name), eshopName: eshop.name, isForSale: active }
}
