import { categoryBySlug, departments } from '#domains/catalogue/contract.ts'
import { emptySelection, type ListingHit, type Listings, type ListingSelection, listingUrl } from '#domains/search/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import type { Site, WireImage } from '../../site.ts'
import { type EshopCard, type EshopSource, eshopCards } from '../eshops/load.ts'

export interface HomeView {
  readonly countText: string
  /** The drawing beside the heading. */
  readonly picture: WireImage | null
  readonly departments: readonly { readonly id: number; readonly name: string; readonly url: string; readonly count: number; readonly image: WireImage | null }[]
  readonly newestHits: readonly ListingHit[]
  readonly newestUrl: string
  readonly eshops: readonly EshopCard[]
}

/** Newest cards on the home page: two full rows on a desktop. */
const SHOWN_NEWEST = 8
const newest: ListingSelection = { ...emptySelection({ kind: 'all' }), sort: 'newest' }

/** The home page. What is new is secondary: without it the page stands. */
export const loadHome = async (listings: Listings, eshops: EshopSource, site: Site): Promise<HomeView> => {
  const newestAnswer = listings.find(newest).catch(() => null)
  const overview = await listings.overview()
  const cards = eshopCards(eshops, overview)
  return {
    countText: `${countOf(overview.productCount, words.product)} de ${countOf(cards.length, words.eshop)}, lado a lado: o preço, a entrega e o total.`,
    picture: site.categoryImage(categoryBySlug('sofas')?.id ?? 0),
    departments: departments().map(({ id, name, slug }) => ({ id, name, url: paths.category(slug), count: overview.productsByCategory.get(id) ?? 0, image: site.categoryImage(id) })),
    newestHits: (await newestAnswer)?.hits.slice(0, SHOWN_NEWEST) ?? [],
    newestUrl: listingUrl(newest),
    eshops: cards,
  }
}
