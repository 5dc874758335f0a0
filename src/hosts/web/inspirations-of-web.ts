import { clickSources } from '#domains/clicks/contract.ts'
import type { InspirationEditing, InspirationHtml, NamedPiece } from '#domains/content/contract.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'
import { emptySelection, type Listings } from '#domains/search/contract.ts'
import { calmName } from '#storefront/copy/calm-name.ts'
import { editorsOf } from '#storefront/copy/editors-of.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'
import { createInspirationHtml } from '#storefront/inspiration-html.tsx'
import { contentImage } from '#storefront/parts/pictures/content-image.ts'
import type { shownVariantsOf } from './shown-variants.ts'

/** So many are looked through at once. */
const MOST_FOUND = 12

interface Sources {
  readonly listings: Pick<Listings, 'find' | 'cards'>
  readonly shownVariants: ReturnType<typeof shownVariantsOf>
}

/** What the inspirations' calls take from the index and from the storefront. */
export type InspirationsOfWeb = Omit<InspirationEditing, 'db' | 'clock' | 'pictureSize' | 'inspirationPictureUrl'> & {
  readonly inspirationHtml: InspirationHtml
}

export function inspirationsOfWeb(
  { listings, shownVariants }: Sources,
  storefront: StorefrontDependencies,
): InspirationsOfWeb {
  const { site } = storefront
  return {
    inspirationShops: storefront.inspirations.shops,
    inspirationHtml: createInspirationHtml(storefront),
    editors: editorsOf(site),
    pictureUrl: (picture) => site.imageUrl(contentImage(picture), { width: 960 }),
    // Whatever became of them; by name what is on sale.
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
