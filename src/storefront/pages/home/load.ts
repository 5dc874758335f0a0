import { type Category, categoryBySlug, childrenOf, departments } from '#domains/catalogue/contract.ts'
import {
  emptySelection,
  type ListingHit,
  type Listings,
  type ListingSelection,
  listingUrl,
  type Region,
} from '#domains/search/contract.ts'
import { createYield } from '#platform/yield-to-event-loop.ts'
import type { Clock } from '#platform/clock.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import type { Site, WireImage } from '../../site.ts'
import { type EshopCard, type EshopSource, eshopCards } from '../eshops/load.ts'

export interface HomeView {
  readonly countText: string
  /** Beside the heading: a few pieces of the catalogue. */
  readonly pieces: readonly WireImage[]
  readonly departments: readonly {
    readonly id: number
    readonly name: string
    readonly url: string
    readonly count: number
    readonly image: WireImage | null
  }[]
  readonly newestHits: readonly ListingHit[]
  readonly newestUrl: string
  readonly eshops: readonly EshopCard[]
}

/** Newest cards on the home page: two full rows on a desktop. */
const SHOWN_NEWEST = 8
/** What stands beside the heading: four pieces of different kinds. */
const PIECES = ['poltronas', 'candeeiros-de-pe', 'mesas-de-centro', 'cadeiras-de-jantar'] as const

/** The home page, with turns of the event loop between its pictures. What is new is secondary: without it the page stands. */
export async function loadHome(
  region: Region,
  listings: Listings,
  eshops: EshopSource,
  { site, clock }: { readonly site: Site; readonly clock: Clock },
): Promise<HomeView> {
  const yieldTurn = createYield(clock)
  const pictureOf = pictureBy(listings, site, yieldTurn)
  const pieces: (WireImage | null)[] = []
  for (const slug of PIECES) pieces.push(await pictureOf(categoryBySlug(slug) ?? undefined))
  // The first group of a department is what one thinks of: sofas of the living room, beds of the bedroom.
  const pictures: (WireImage | null)[] = []
  for (const department of departments()) pictures.push(await pictureOf(childrenOf(department)[0], department))
  const overview = await listings.overview()
  await yieldTurn()
  // Last: its cards belong to the same turn (render-cards.tsx).
  const newest: ListingSelection = { ...emptySelection({ kind: 'all' }), sort: 'newest', region }
  const newestAnswer = await listings.find(newest).catch(() => null)
  const cards = eshopCards(eshops, overview)
  return {
    countText: `${countOf(overview.productCount, words.product)} de ${countOf(cards.length, words.eshop)}, lado a lado: o preço, a entrega e o total.`,
    pieces: pieces.filter((image) => image !== null),
    departments: departments().map(({ id, name, slug }, index) => ({
      id,
      name,
      url: paths.category(slug),
      count: overview.productsByCategory.get(id) ?? 0,
      image: pictures[index] ?? null,
    })),
    newestHits: newestAnswer?.hits.slice(0, SHOWN_NEWEST) ?? [],
    newestUrl: listingUrl(newest),
    eshops: cards,
  }
}

/** A picture from the catalogue of the first category that has one; else the drawing of the last. It is secondary: without an answer the drawing stands. */
function pictureBy(listings: Listings, site: Site, yieldTurn: () => Promise<void>) {
  return async (...categories: readonly (Category | undefined)[]): Promise<WireImage | null> => {
    for (const category of categories) {
      await yieldTurn()
      const image = category === undefined ? null : await listings.pictureOf(category.id).catch(() => null)
      if (image !== null) return image
    }
    const last = categories.at(-1)
    return last === undefined ? null : site.categoryImage(last.id)
  }
}
