import { categoryById } from '#domains/catalogue/contract.ts'
import {
  type ClosestListing,
  emptySelection,
  type Listings,
  type ListingSelection,
  listingUrl,
  type Sentences,
  type Understanding,
} from '#domains/search/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { leftOutOf } from './left-out.ts'
import type { ListingLead } from './listing-lead.tsx'
import type { ListingNames } from './listing-title.ts'
import type { SentenceApart, SentenceView } from './SentenceLead.tsx'

/** A search that reads like a sentence: it keeps its address, and lists what was understood (ADR 0068). */
export interface SentenceRead {
  readonly typed: string
  /** What is listed; its own address is where every link of the page leads. */
  readonly listing: ListingSelection
  readonly understanding: Understanding
  /** With the region that it names: pages are for one. */
  readonly canonical: string
  /** It is wanted as words (`procura=palavras`). */
  readonly isAsTyped: boolean
  /** Nothing has all that was understood: some of it is left out of the listing. */
  readonly isClosest: boolean
  readonly apart: ClosestListing['apart']
  /** The same the other way: its words alone, or what they say. */
  readonly otherUrl: string
}

/** What a search says, where nothing else was chosen yet; null: it is a listing like others, or its words alone find more. */
export async function readSentence(
  asked: ListingSelection,
  sentences: Sentences,
  listings: Pick<Listings, 'closest'>,
): Promise<SentenceRead | null> {
  if (asked.scope.kind !== 'search' || asked.query === null || isFiltered(asked)) return null
  const { listing, understanding, isSentence } = await sentences.read(asked.query)
  if (!isSentence) return null
  const { page, view } = asked
  const region = listing.region === 'mainland' ? asked.region : listing.region
  const sort = asked.sort === 'recommended' ? listing.sort : asked.sort
  const understood = { ...listing, page, view, region, sort }
  const closest = asked.isAsTyped
    ? { listing: asked, isComplete: true, apart: null }
    : await listings.closest(understood, asked)
  if (closest === null) return null
  return {
    typed: asked.query,
    listing: closest.listing,
    isClosest: !closest.isComplete,
    apart: closest.apart,
    isAsTyped: asked.isAsTyped,
    understanding,
    canonical: listingUrl(asked.isAsTyped ? asked : { ...asked, region }),
    otherUrl: listingUrl({ ...asked, isAsTyped: !asked.isAsTyped, page: 1 }),
  }
}

function isFiltered(asked: ListingSelection): boolean {
  const { query, isAsTyped, page, view, region, sort } = asked
  const bare = { ...emptySelection(asked.scope), query, isAsTyped, page, view, region, sort }
  return listingUrl(bare) !== listingUrl(asked)
}

/** What stands above the products of a sentence; null: it is none. */
export function sentenceLead(
  sentence: SentenceRead | null,
  { chips, clearUrl }: Pick<SentenceView, 'chips' | 'clearUrl'>,
  { brandName }: Pick<ListingNames, 'brandName'>,
): ListingLead | null {
  if (sentence === null) return null
  const { typed, listing, otherUrl, isAsTyped, isClosest, apart, understanding } = sentence
  if (isAsTyped) return { kind: 'asTyped', sentenceUrl: otherUrl }
  return {
    kind: 'sentence',
    sentence: {
      typed,
      leftOut: isClosest ? leftOutOf(typed, understanding, listing) : null,
      apart: apart && presentApart(apart, brandName),
      chips,
      clearUrl,
      searched: understanding.leftWords.map(({ text }) => text),
      notUnderstood: understanding.notUnderstood.map(({ text }) => text),
      asTypedUrl: otherUrl,
    },
  }
}

function presentApart(
  { categoryId, brandSlug, listing, count }: NonNullable<ClosestListing['apart']>,
  brandName: ListingNames['brandName'],
): SentenceApart {
  return {
    things: categoryById(categoryId)?.name.toLowerCase() ?? '',
    thingsUrl: listingUrl(emptySelection({ kind: 'category', categoryId })),
    name: brandSlug === null ? `“${listing.query}”` : (brandName(brandSlug) ?? brandSlug),
    nameUrl: listingUrl(listing),
    countText: countOf(count, words.product),
  }
}
