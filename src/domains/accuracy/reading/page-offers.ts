import type { Availability } from '#domains/offers/contract.ts'
import { availabilityOf } from './page-availability.ts'
import { isOf, itemsOf, type PageItem, READING_LIMITS, textOf, textsOf } from './page-item.ts'
import { type PagePrice, priceOfOffer, priceRange } from './page-price.ts'

/** How a page names what it sells, of its product and of its offer. */
export interface PageNames {
  readonly skus: readonly string[]
  readonly gtins: readonly string[]
  readonly mpns: readonly string[]
  readonly urls: readonly string[]
}

/** One offer as a page states it. */
export interface PageOffer {
  readonly price: PagePrice
  readonly availability: Availability | null
  readonly names: PageNames
  /** The piece that says it. */
  readonly evidence: string
}

const PRODUCTS = ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'SomeProducts'] as const

/** The offers of the products that a page is about; of what it only mentions (similar pieces, lists, reviews) none. */
export function offersOfItems(items: readonly PageItem[], now: Date): PageOffer[] {
  return items.flatMap((item) => (isOf(item, ...PRODUCTS) ? offersOfProduct(item, now, 0) : offersWithin(item, now)))
}

/** A page's thing may be its product (`WebPage.mainEntity`). An offer without a product stands for the page. */
function offersWithin(item: PageItem, now: Date): PageOffer[] {
  if (isOf(item, 'Offer', 'AggregateOffer')) return offersOf(item, [], now, 0)
  return itemsOf(item, 'mainEntity').flatMap((main) => (isOf(main, ...PRODUCTS) ? offersOfProduct(main, now, 0) : []))
}

/** What a group is named by does not name its variants. */
function offersOfProduct(product: PageItem, now: Date, depth: number): PageOffer[] {
  if (depth > READING_LIMITS.depth) return []
  const variants = itemsOf(product, 'hasVariant').flatMap((variant) => offersOfProduct(variant, now, depth + 1))
  if (variants.length > 0) return variants
  return itemsOf(product, 'offers').flatMap((offer) => offersOf(offer, [product], now, depth + 1))
}

function offersOf(offer: PageItem, within: readonly PageItem[], now: Date, depth: number): PageOffer[] {
  if (depth > READING_LIMITS.depth) return []
  const single = itemsOf(offer, 'offers')
  if (single.length > 0) return single.flatMap((one) => offersOf(one, within, now, depth + 1))
  const own = priceOfOffer(offer, now)
  return [
    {
      price: own.kind === 'none' ? priceRange(offer) : own,
      availability: availabilityOf(textOf(offer, 'availability')),
      names: namesOf([offer, ...within, ...itemsOf(offer, 'itemOffered')]),
      evidence: JSON.stringify({ type: offer.types, ...offer.values }).slice(0, READING_LIMITS.evidenceChars),
    },
  ]
}

const GTINS = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'ean']

function namesOf(items: readonly PageItem[]): PageNames {
  const all = (...names: readonly string[]) => items.flatMap((item) => names.flatMap((name) => textsOf(item, name)))
  return { skus: all('sku', 'productID'), gtins: all(...GTINS), mpns: all('mpn'), urls: all('url', '@id', 'id') }
}
