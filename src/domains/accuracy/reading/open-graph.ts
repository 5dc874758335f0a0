import { availabilityOf } from './page-availability.ts'
import { READING_LIMITS } from './page-item.ts'
import type { PageOffer } from './page-offers.ts'
import { priceOfText } from './page-price.ts'

const AMOUNTS = ['product:sale_price', 'product:price', 'og:price'] as const

/** The one offer that a page's OpenGraph tags state; null: none. */
export function openGraphOffer(metas: ReadonlyMap<string, string>): PageOffer | null {
  const of = AMOUNTS.find((name) => metas.has(`${name}:amount`))
  const availability = metas.get('product:availability') ?? metas.get('og:availability') ?? null
  if (of === undefined && availability === null) return null
  const amount = of === undefined ? '' : (metas.get(`${of}:amount`) ?? '')
  const stated = [...metas].filter(([name]) => /price|availability|retailer_item_id|gtin|ean/.test(name))
  return {
    price: priceOfText(amount, metas.get(`${of}:currency`) ?? null),
    availability: availabilityOf(availability),
    names: {
      skus: listed(metas, 'product:retailer_item_id'),
      gtins: [...listed(metas, 'product:gtin'), ...listed(metas, 'product:ean')],
      mpns: listed(metas, 'product:mfr_part_no'),
      urls: listed(metas, 'og:url'),
    },
    evidence: JSON.stringify(Object.fromEntries(stated)).slice(0, READING_LIMITS.evidenceChars),
  }
}

function listed(metas: ReadonlyMap<string, string>, name: string): string[] {
  const text = metas.get(name)
  return text === undefined ? [] : [text]
}
