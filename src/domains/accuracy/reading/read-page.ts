import type { Availability } from '#domains/offers/contract.ts'
import { chooseOffers, type SoughtOffer } from './choose-offer.ts'
import { jsonLdItems } from './json-ld.ts'
import { openGraphOffer } from './open-graph.ts'
import { offersOfItems, type PageOffer } from './page-offers.ts'
import type { PagePrice, UnclearPrice } from './page-price.ts'
import { scanPage } from './scan-page.ts'

/** What a shop's page says of one offer. */
export interface PageReading {
  readonly price:
    | Exclude<PagePrice, { kind: 'unclear' }>
    | { readonly kind: 'unclear'; readonly why: UnclearPrice | 'variants' }
  /** null: not said, or not clearly. */
  readonly availability: Availability | null
  /** The pieces of the page that say it; null: none does. */
  readonly evidence: string | null
}

const nothing: PageReading = { price: { kind: 'none' }, availability: null, evidence: null }

/**
 * Reads a page's words for machines: JSON-LD, microdata, and OpenGraph where those two say nothing of the price. What can be read in two
 * ways is unclear, never guessed.
 */
export function readPage(html: string, sought: SoughtOffer, pageUrl: string, now: Date): PageReading {
  const page = scanPage(html)
  const stated = offersOfItems([...jsonLdItems(page.jsonBlocks), ...page.items], now)
  const graph = openGraphOffer(page.metas)
  const { offers, isNamed } = chooseOffers(stated, sought, pageUrl)
  if (offers.every(({ price }) => price.kind === 'none')) return graph === null ? readingOf(offers) : readingOf([graph])
  // The tags are of the variant that the page opens with: beside one that is named they say nothing.
  return readingOf(isNamed || graph === null || graph.price.kind === 'none' ? offers : [...offers, graph])
}

function readingOf(offers: readonly PageOffer[]): PageReading {
  if (offers.length === 0) return nothing
  return {
    price: sharedPrice(offers.map(({ price }) => price).filter(({ kind }) => kind !== 'none')),
    availability: sharedAvailability(offers),
    evidence: [...new Set(offers.map(({ evidence }) => evidence))].slice(0, EVIDENCE_PIECES).join('\n'),
  }
}

const EVIDENCE_PIECES = 2

/** One price, whoever says it; several offers of different prices that nothing tells apart are variants. */
function sharedPrice(prices: readonly PagePrice[]): PageReading['price'] {
  const [first, ...rest] = prices
  if (first === undefined) return { kind: 'none' }
  return rest.every((price) => JSON.stringify(price) === JSON.stringify(first))
    ? first
    : { kind: 'unclear', why: 'variants' }
}

function sharedAvailability(offers: readonly PageOffer[]): Availability | null {
  const said = new Set(offers.flatMap(({ availability }) => availability ?? []))
  return said.size === 1 ? ([...said][0] ?? null) : null
}
