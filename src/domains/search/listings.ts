import type { ProductId, VariantId } from '#platform/ids.ts'
import type { Pagination } from '#platform/http/calls/wire.ts'
import type { ShownVariant, WireImage } from '#domains/offers/contract.ts'
import type { ClosestListing } from './plan/closest-listing.ts'
import type { CorrectedQuery } from './plan/corrected-query.ts'
import type { Rescue } from './plan/rescue.ts'
import type { WireFilters } from './wire.ts'
import type { ListingSelection, Region } from './rules/listing-selection.ts'

/** One product of a listing, shown by its best offer under the selection. */
export interface ListingHit {
  readonly productId: ProductId
  readonly variantId: VariantId
  /** Version of the presented card: a fragment of (variantId, version, region) is good as long as it answers this. */
  readonly version: number
  /** Live offers of the product, the shown one included. */
  readonly offersCount: number
  /** A payment has moved it to its place in the listing (G-02): its card is labelled there. False where no listing has put it. */
  readonly isSponsored: boolean
}

export interface ListingAnswer {
  /** The selection that was answered, with what does not exist taken out. */
  readonly selection: ListingSelection
  readonly hits: readonly ListingHit[]
  readonly pagination: Pagination
  /** Where `after` goes on; null at the end. */
  readonly nextCursor: string | null
  /** E-04, as on the wire: choices with their counts and URLs. */
  readonly filters: WireFilters
  /** Products whose size is unknown and that an active size filter therefore leaves out; 0 without one. */
  readonly unknownSizeCount: number
  /** What the search was taken for where nobody has its words; null: as it was typed. */
  readonly corrected: CorrectedQuery | null
  /** Where nothing has all words: words to drop, and how many products come back; the best first. */
  readonly rescue: readonly Rescue[]
  /** The first of these is what the hits are of: nothing has all words, and no filter is the reason. */
  readonly isRescued: boolean
  /** Answered by a fallback while the index is away; null: by the index. */
  readonly degraded: { readonly leftOut: LeftOut } | null
}

/** What of a selection the fallback has not done, by its label; null: nothing of the kind. */
export interface LeftOut {
  readonly sort: string | null
  readonly filter: string | null
}

/** Counts for pages around the listings: the home page, /lojas, the menu. */
export interface CatalogueOverview {
  readonly productCount: number
  /** Of the departments. */
  readonly productsByCategory: ReadonlyMap<number, number>
  /** Brands with something to show. */
  readonly manufacturers: readonly Manufacturer[]
  readonly productsByEshopSlug: ReadonlyMap<string, number>
  /** Counted by the database, a minute or two ago, while no index answers. */
  readonly isStandIn: boolean
}

/** A brand and how many products of it there are. */
export interface Manufacturer {
  readonly slug: string
  readonly name: string
  readonly count: number
}

/** What pages and calls ask of search. */
export interface Listings {
  find(selection: ListingSelection): Promise<ListingAnswer>
  overview(): Promise<CatalogueOverview>
  /** What to list for a sentence: all that was understood, or without what nothing has; null: its words alone (`typed`) say it better. */
  closest(understood: ListingSelection, typed: ListingSelection): Promise<ClosestListing | null>
  /**
   * The variants of these hits, in their order, from what stands beside the index; hits that are gone meanwhile are left out.
   * `clickSource` says where a click on them would begin. Those that a payment has moved say so.
   */
  cards(
    hits: readonly Pick<ListingHit, 'variantId' | 'isSponsored'>[],
    region: Region,
    clickSource: number,
  ): Promise<readonly ShownVariant[]>
  /** The picture that stands for a category: the best one among those of its most recommended products; null while it has none. */
  pictureOf(categoryId: number): Promise<WireImage | null>
  /** The offers that a category's listing (null: the whole catalogue's) begins with, so many at most. */
  firstOf(categoryId: number | null, count: number): Promise<readonly VariantId[]>
  /** The page after a cursor of `variant/feed`, beyond the numbered ones; null when the cursor is not one of ours. */
  after(selection: ListingSelection, cursor: string): Promise<ListingAnswer | null>
  /** Changes exactly when something that this listing shows may have changed. */
  versionOf(selection: ListingSelection): string
}
