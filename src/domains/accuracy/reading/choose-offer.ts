import { parseGtin } from '#domains/feeds/contract.ts'
import { isSamePage, pageAddress } from './page-address.ts'
import type { PageOffer } from './page-offers.ts'

/** How the offer that is looked for is named. */
export interface SoughtOffer {
  /** The shop's own number in its feed. */
  readonly itemId: string
  /** 14 digits. */
  readonly gtin: string | null
  readonly mpn: string | null
  readonly link: string
}

export interface ChosenOffers {
  readonly offers: readonly PageOffer[]
  /** By a name of its own: then what the page says of its others does not matter. */
  readonly isNamed: boolean
}

/**
 * Those of a page's offers that are the one looked for: by the shop's number, else the trade number, else the address, else the maker's
 * number. Where none is named so, all of them may be it.
 */
export function chooseOffers(offers: readonly PageOffer[], sought: SoughtOffer, pageUrl: string): ChosenOffers {
  for (const isIt of waysToName(sought, pageUrl)) {
    const named = offers.filter(isIt)
    // What all of a page's offers are called alike tells none of them apart.
    if (named.length > 0 && (named.length < offers.length || offers.length === 1))
      return { offers: named, isNamed: true }
  }
  return { offers, isNamed: false }
}

function waysToName({ itemId, gtin, mpn, link }: SoughtOffer, pageUrl: string): ((offer: PageOffer) => boolean)[] {
  const address = pageAddress(link)
  return [
    ({ names }) => names.skus.some((sku) => sameWord(sku, itemId)),
    ({ names }) => gtin !== null && names.gtins.some((text) => isGtin(text, gtin)),
    ({ names }) =>
      address !== null &&
      names.urls.some((text) => {
        const url = pageAddress(text, pageUrl)
        return url !== null && isSamePage(url, address)
      }),
    ({ names }) => mpn !== null && names.mpns.some((text) => sameWord(text, mpn)),
  ]
}

function sameWord(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function isGtin(text: string, gtin: string): boolean {
  const parsed = parseGtin(text)
  return parsed.kind === 'gtin' && parsed.gtin === gtin
}
