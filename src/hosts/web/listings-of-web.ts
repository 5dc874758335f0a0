import { clickSources } from '#domains/clicks/contract.ts'
import { furtherPictures, type PictureAsker } from '#domains/images/contract.ts'
import { leadPicture, paidPointsIn, presentCardRecord } from '#domains/offers/contract.ts'
import {
  createListings,
  type Completions,
  createSuggestions,
  type ListingIndex,
  type Listings,
  type Suggestions,
} from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import type { SearchPort } from '#ports/search/port.ts'
import { tracedSearch } from '#ports/search/traced-search.ts'
import { calmName } from '#storefront/copy/calm-name.ts'
import { paths } from '#storefront/paths.ts'
import type { Site } from '#storefront/site.ts'
import { menuPictureOf } from './menu-picture.ts'

/** The index that a web process asks, and what its answers are made with. */
interface Found {
  readonly follower: ListingIndex
  readonly clock: Clock
}

/** 56 px, on dense screens too. */
const SUGGESTED_PICTURE = { width: 144 } as const

export function suggestionsOf(
  { follower, clock, completions }: Found & { readonly completions: Completions },
  site: Site,
): Suggestions {
  return createSuggestions({
    search: searchOf(follower),
    directory: () => follower.directory(),
    versionOf: (selection) => follower.pages.versionOf(selection),
    completions: (typed) => completions.of(typed),
    pictureOf: menuPictureOf,
    productOf: (variantId) => {
      const record = follower.cardOf(variantId)
      if (record === null) return null
      const { productId, name, slug, image } = presentCardRecord(record, {
        region: 'mainland',
        now: clock.now(),
        clickSource: clickSources.searchOverlay,
      })
      return {
        productId,
        title: calmName(name),
        url: paths.product(productId, slug),
        img: image && site.imageUrl(image, SUGGESTED_PICTURE),
      }
    },
  })
}

const INDEX_RETRY_SECONDS = 5

export function searchOf(follower: ListingIndex): SearchPort {
  return tracedSearch({
    search: async (plan) => (follower.isReady ? follower.search.search(plan) : refuseWithoutIndex()),
    vocabulary: () => follower.search.vocabulary(),
  })
}

/** Listings over the index that this process asks, 503 (it is starting) until there is one. Neither they nor their cards need the database. */
export function listingsOf({
  follower,
  clock,
  pictureAsker,
}: Found & { readonly pictureAsker: Pick<PictureAsker, 'ask'> }): Listings {
  return createListings({
    search: searchOf(follower),
    directory: () => follower.directory(),
    versionOf: (selection) => follower.pages.versionOf(selection),
    presentCard: ({ variantId, isSponsored }, region, clickSource) => {
      const record = follower.cardOf(variantId)
      return (
        record &&
        presentCardRecord(record, {
          region,
          now: clock.now(),
          clickSource,
          isSponsored,
          onShown: (pictures) => pictureAsker.ask(furtherPictures(pictures, SHOWN_FIRST), 'looked'),
        })
      )
    },
    paidPointsOf: (variantId) => {
      const record = follower.cardOf(variantId)
      return record === null ? 0 : paidPointsIn(record)
    },
    pictureOf: (variantId) => {
      const record = follower.cardOf(variantId)
      return record && leadPicture(record)
    },
    ...(follower.withoutIndex && { withoutIndex: follower.withoutIndex }),
  })
}

/** An empty listing would be a lie that caches and search engines believe. */
function refuseWithoutIndex(): never {
  throw new RefusedError(refusal('starting', 'the search index is not built yet', INDEX_RETRY_SECONDS))
}

/** Of a card that somebody is about to see: two make a slider (L-03); the others follow when its product is looked at. */
const SHOWN_FIRST = 2
