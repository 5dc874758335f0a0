import type { Hotspot, InspirationImage } from '#domains/content/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import { type ComparedProduct, type ShownVariant, totalParts, type VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { likenessSource } from '../product/likeness-source.ts'
import { rankOffers } from '../product/present-offers.ts'

/** A mark with what stands there now. */
export interface MarkedPiece {
  readonly hotspot: Hotspot
  readonly compared: ComparedProduct
  /** Its product's best offer in the region; null: no shop sells it any more. */
  readonly offer: VariantData | null
  /** Pieces like it that cost less delivered; of one that is gone, pieces like it. */
  readonly alike: readonly ShownVariant[]
}

const SHOWN_ALIKE = 3
/** Asked beyond what is shown: what costs more falls away. */
const ASKED = 24

type PieceDependencies = Pick<StorefrontDependencies, 'comparisons' | 'likeness' | 'listings' | 'clock' | 'log'>

/**
 * The pieces that are marked on a picture, in the order of its marks, each once. What no shop sells any more stays, for its picture still shows it,
 * and says what is alike; an offer that never existed falls away.
 */
export async function loadPieces(
  { hotspots }: InspirationImage,
  region: Region,
  dependencies: PieceDependencies,
): Promise<MarkedPiece[]> {
  const comparison = await dependencies.comparisons.load(hotspots.map(({ variantId }) => variantId))
  const seen = new Set<number>()
  const pieces = hotspots.flatMap((hotspot) => {
    const compared = comparison.products.find(({ askedIds }) => askedIds.some((id) => id === hotspot.variantId))
    // Two offers of one product, joined since they were marked.
    if (compared === undefined || seen.has(compared.product.productId)) return []
    seen.add(compared.product.productId)
    const live = compared.variants.filter(({ state }) => state === 'live')
    const offer = rankOffers(live, { region, now: dependencies.clock.now(), christmas: null })[0]?.offer ?? null
    return [{ hotspot, compared, offer }]
  })
  return Promise.all(
    pieces.map(async (piece) => ({ ...piece, alike: await alikeOf(piece, region, seen, dependencies) })),
  )
}

/** Secondary: without the index or the pictures there is none. */
async function alikeOf(
  { compared, offer }: Pick<MarkedPiece, 'compared' | 'offer'>,
  region: Region,
  marked: ReadonlySet<number>,
  { likeness, listings, log }: PieceDependencies,
): Promise<readonly ShownVariant[]> {
  try {
    const hits = await likeness.nearest(likenessSource(compared), ASKED)
    const others = hits.filter(({ productId }) => !marked.has(productId))
    const cards = await listings.cards(others, region, clickSources.visuallySimilar)
    const least = offer === null ? null : costOf(totalParts(offer, region), offer.priceCents)
    return cards.filter((card) => card.active && (least === null || isCheaper(card, least))).slice(0, SHOWN_ALIKE)
  } catch (error) {
    log.warn({ err: error }, 'an inspiration lacks what is alike')
    return []
  }
}

interface Cost {
  readonly priceCents: number
  readonly totalCents: number | null
}

function costOf(parts: ReturnType<typeof totalParts>, priceCents: number): Cost {
  return { priceCents, totalCents: parts.kind === 'known' ? parts.totalCents : null }
}

/** By what both cost delivered; where that is not known of one, by the shops' prices. */
function isCheaper({ totalCents, priceCents }: Cost, than: Cost): boolean {
  return totalCents !== null && than.totalCents !== null ? totalCents < than.totalCents : priceCents < than.priceCents
}
