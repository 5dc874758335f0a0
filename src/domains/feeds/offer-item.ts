/**
 * What a feed says about one offer, before and after normalisation. Pure facts: nothing here knows the database.
 * Money is integer cents, weights grams, instants ISO strings in UTC (`2026-11-21T10:00:00.000Z`, so that text order is
 * time order and JSON keeps them); `null` means the feed says nothing usable.
 */

import type { Availability, Condition } from '#domains/offers/contract.ts'

/** One item as the reader yields it: names and values of the dialect, untouched but for decoding. `names` and `values` may
 * be read on first asking, so ask only for items that are new or changed; itemId keeps its chunk of text alive, so copy it to keep it. */
export interface RawItem {
  /** The dialect's id field, trimmed and capped, '' when missing: lets a known item be recognised without normalising. */
  itemId: string
  /** 32 hex digits (fits a `uuid` column) over the item as it came and `RULES_VERSION`: equal means nothing to do. */
  fingerprint: string
  /** Where the item begins in the decoded text, from 1. */
  line: number
  column: number
  /** Number of the data row, from 1, or of the item in XML. */
  ordinal: number
  /** Field names of the dialect (lower case, without namespace prefix; nested: `shipping.price`) in document order … */
  names: readonly string[]
  /** … and their values, index for index. A nested block opens with its own name and '' (`shipping`). */
  values: readonly string[]
  /** It could not be read, which has been reported: it counts, and is out. */
  isBroken?: boolean
  /** Where a field stands, the one that says `value` of several; else where the item begins. Slow: for reports. */
  positionOf(field: string, value?: string | null): { line: number; column: number }
}

export type DeliveryRegion = 'mainland' | 'madeira' | 'azores'

/** What the feed says about delivery to a region; null: nothing, then the shop's tariff counts (decisions.md "Things"). */
export type RegionDelivery = { cents: number } | 'not_delivered' | null

export interface OfferItem {
  itemId: string
  /** The shop's key of articles that differ only in colour, size or material. */
  groupKey: string | null
  title: string
  /** Plain text: markup removed, entities decoded. */
  description: string | null
  /** http(s) only, normalised. Whether the host is the shop's is decided after staging, from `linkHost`. */
  link: string
  /** Host of the link, lower case, without `www.` and port. */
  linkHost: string
  imageUrls: readonly string[]
  brand: string | null
  /** 14 digits, check digit right and not of a restricted range. */
  gtin: string | null
  mpn: string | null
  condition: Condition
  /** The price without the sale. The one to show now comes from `effectivePrice`. */
  regularCents: number
  /** Lower than `regularCents`, and valid from `saleFrom` (included) until `saleUntil` (excluded). */
  saleCents: number | null
  saleFrom: string | null
  saleUntil: string | null
  currency: 'EUR'
  installment: { months: number; cents: number } | null
  availability: Availability
  availableFrom: string | null
  handlingDays: number | null
  transitDays: number | null
  shipping: Readonly<Record<DeliveryRegion, RegionDelivery>>
  /** Delivery to the mainland is free from this order value. */
  freeShippingFromCents: number | null
  weightGrams: number | null
  /** The shop's own category path, levels joined by ' > '. */
  productType: string | null
  /** Google's category id or path, as given. */
  googleCategory: string | null
  energyClass: string | null
  multipack: number | null
  /** color, material, size, product_width … and `product_detail` rows as `detail:NAME`; plain text, capped. */
  attributeFields: Readonly<Record<string, string>>
}

export interface EffectivePrice {
  priceCents: number
  /** The shop's own "before" price: a claim, never shown as a discount by itself. */
  claimedBeforeCents: number | null
}

/** What the shopper pays at the moment `now`, and the shop's claimed price before it. */
export function effectivePrice(
  item: Pick<OfferItem, 'regularCents' | 'saleCents' | 'saleFrom' | 'saleUntil'>,
  now: Date,
): EffectivePrice {
  return item.saleCents !== null && isSaleActive(item, now)
    ? { priceCents: item.saleCents as number, claimedBeforeCents: item.regularCents }
    : { priceCents: item.regularCents, claimedBeforeCents: null }
}

/** The next instant after `now` at which time alone changes `effectivePrice`, or null. */
export function nextPriceChangeAt(
  item: Pick<OfferItem, 'saleCents' | 'saleFrom' | 'saleUntil'>,
  now: Date,
): string | null {
  if (item.saleCents === null || (item.saleFrom === null && item.saleUntil === null)) return null
  const moment = now.toISOString()
  if (item.saleFrom !== null && moment < item.saleFrom) return item.saleFrom
  return item.saleUntil !== null && moment < item.saleUntil ? item.saleUntil : null
}

/** Working days until delivery as decisions.md "Things" has it: handling + transit, else days until availability, else null. */
export function deliveryDays(
  item: Pick<OfferItem, 'handlingDays' | 'transitDays' | 'availableFrom'>,
  now: Date,
): number | null {
  if (item.handlingDays !== null || item.transitDays !== null) return (item.handlingDays ?? 0) + (item.transitDays ?? 0)
  if (item.availableFrom === null) return null
  return Math.max(0, Math.ceil((Date.parse(item.availableFrom) - now.getTime()) / DAY_MS))
}

const DAY_MS = 86_400_000

function isSaleActive({ saleFrom, saleUntil }: Pick<OfferItem, 'saleFrom' | 'saleUntil'>, now: Date): boolean {
  if (saleFrom === null && saleUntil === null) return true
  const moment = now.toISOString()
  return (saleFrom === null || saleFrom <= moment) && (saleUntil === null || moment < saleUntil)
}
