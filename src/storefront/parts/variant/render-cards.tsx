import type { ReactElement } from 'react'
import type { ShownVariant } from '#domains/offers/contract.ts'
import type { Listings, ListingHit, Region } from '#domains/search/contract.ts'
import { createYield } from '#platform/pace/yield-to-event-loop.ts'
import type { Clock } from '#platform/clock.ts'
import { soonest } from '../../cache/soonest.ts'
import type { FragmentCache } from '../../cache/fragments.ts'
import { type Pieces, renderEagerPieces, renderPieces } from '../../html/trusted-html.tsx'
import { type Site, SiteProvider } from '../../site.ts'
import type { ChristmasState } from './christmas-window.ts'
import { SmallCard } from '../small-card/SmallCard.tsx'
import { type CardView, presentCard } from './present-card.ts'
import { VariantCard, VariantRow } from './VariantCard.tsx'

/** Large cards, rows, or small cards (L-05). */
export type CardsView = 'grid' | 'rows' | 'small'

export interface CardsRequest {
  readonly hits: readonly ListingHit[]
  readonly region: Region
  readonly view: CardsView
  readonly clickSource: number
  readonly christmas: ChristmasState
  /** So many of the first pictures are loaded at once. */
  readonly eagerCount: number
}

export interface CardsDependencies {
  readonly site: Site
  readonly listings: Pick<Listings, 'cards'>
  readonly fragments: FragmentCache
  readonly clock: Clock
}

export interface RenderedCards {
  readonly fragments: Pieces[]
  /** Of the products, in the same order, without a region. */
  readonly paths: readonly string[]
  /** When time alone first changes one of them, and with it every page that shows them; null: never. */
  readonly validUntil: Date | null
}

/** The cards of a listing as finished fragments, in order; only those that are not kept are loaded and rendered, with turns of the event loop between them. */
export async function renderCards(
  request: CardsRequest,
  { site, listings, fragments, clock }: CardsDependencies,
): Promise<RenderedCards> {
  const keys = request.hits.map((hit, index) => fragmentKey(hit, index, request))
  const found = keys.map((key) => fragments.get(key))
  const ends = keys.flatMap((key, index) => (found[index] === undefined ? [] : [fragments.validUntil(key)]))
  const missing = request.hits.filter((_, index) => found[index] === undefined)
  if (missing.length === 0) return rendered(found as Pieces[], ends)
  const yieldTurn = createYield(clock)
  // All in one turn with the search that found them: later they could be of another version than their keys say.
  const variants = new Map(
    (await listings.cards(missing, request.region, request.clickSource)).map((variant) => [
      variant.id as number,
      variant,
    ]),
  )
  for (const [index, hit] of request.hits.entries()) {
    const variant = found[index] === undefined ? variants.get(hit.variantId) : undefined
    // Kept, or gone since the index was asked: that card is left out.
    if (variant === undefined) continue
    await yieldTurn()
    const card = presentCard(variant, {
      region: request.region,
      view: request.view === 'rows' ? 'rows' : 'grid',
      christmas: request.christmas.window,
    })
    const element = <SiteProvider value={site}>{elementOf(card, request.view)}</SiteProvider>
    const pieces =
      index < request.eagerCount
        ? renderEagerPieces(element, `c${hit.variantId}`)
        : renderPieces(element, `c${hit.variantId}`)
    const end = soonest([request.christmas.validUntil, ...endsOf(variant)])
    ends.push(end)
    fragments.set(keys[index] as string, pieces, end)
    found[index] = pieces
  }
  await yieldTurn()
  return rendered(
    found.filter((pieces) => pieces !== undefined),
    ends,
  )
}

function rendered(fragments: Pieces[], ends: readonly (Date | null)[]): RenderedCards {
  return { fragments, paths: fragments.flatMap((pieces) => pathIn(pieces) ?? []), validUntil: soonest(ends) }
}

const PRODUCT_LINK = Buffer.from('href="/produto/')

/** A kept card says nowhere but in its HTML whose it is; its first link to a product leads to its own. */
function pathIn(pieces: Pieces): string | null {
  for (const piece of pieces) {
    const at = piece.indexOf(PRODUCT_LINK)
    if (at >= 0) return /^[^"?]+/.exec(piece.toString('latin1', at + 6, at + 300))?.[0] ?? null
  }
  return null
}

function elementOf(card: CardView, view: CardsView): ReactElement {
  if (view === 'small') return <SmallCard card={card} />
  return view === 'grid' ? <VariantCard card={card} /> : <VariantRow card={card} />
}

/** What of a card time alone ends. */
function endsOf({ voucher, discount }: ShownVariant): Date[] {
  return [voucher?.validUntil, discount?.validTo].flatMap((iso) => (iso == null ? [] : [new Date(iso)]))
}

/** All that a card's bytes depend on; its data by the version that the engine gave with the hit. */
function fragmentKey(
  { variantId, version, isSponsored }: ListingHit,
  index: number,
  { region, view, clickSource, eagerCount, christmas }: CardsRequest,
): string {
  return `${variantId}.${version}.${region}.${view}.${clickSource}.${index < eagerCount ? 'e' : ''}${isSponsored ? 's' : ''}.${christmas.window?.daysLeft ?? ''}`
}
