import { nextDeliveryDayAt, type StagedOffer } from '#domains/offers/contract.ts'
import { effectivePrice, nextPriceChangeAt, type OfferItem, type RawItem } from '../../offer-item.ts'
import type { Enrichment } from './enrich-offer.ts'

/** A normalised item as staging takes it, at the moment of the import. */
export function stagedOfferOf(raw: RawItem, item: OfferItem, enrichment: Enrichment, now: Date): StagedOffer {
  const { priceCents, claimedBeforeCents } = effectivePrice(item, now)
  // Field by field: this is made of every item of every feed, and spreading costs more than most of what is spread.
  return {
    ordinal: raw.ordinal,
    line: raw.line,
    column: raw.column,
    itemId: item.itemId,
    fingerprint: raw.fingerprint,
    linkHost: item.linkHost,
    groupKey: item.groupKey,
    title: item.title,
    description: item.description,
    link: item.link,
    imageUrls: item.imageUrls,
    brand: item.brand,
    gtin: item.gtin,
    mpn: item.mpn,
    condition: item.condition,
    priceCents,
    claimedBeforeCents,
    nextChangeAt: nextChangeOf(item, now),
    regularPriceCents: item.regularCents,
    salePriceCents: item.saleCents,
    saleFrom: item.saleFrom,
    saleUntil: item.saleUntil,
    installment: item.installment,
    availability: item.availability,
    availableFrom: item.availableFrom,
    deliveryDays: deliveryDaysOf(item),
    shipping:
      item.shipping.mainland === null && item.shipping.madeira === null && item.shipping.azores === null
        ? null
        : item.shipping,
    freeShippingFromCents: item.freeShippingFromCents,
    weightG: item.weightGrams,
    productType: item.productType,
    googleCategory: item.googleCategory,
    categoryId: enrichment.categoryId,
    categorySource: enrichment.categorySource,
    likeWords: enrichment.likeWords,
    attributes: enrichment.attributes,
    extra: extraOf(item),
  }
}

/** The nearest moment at which time alone changes the offer: its sale, or the days until it is available. */
function nextChangeOf(item: OfferItem, now: Date): string | null {
  const price = nextPriceChangeAt(item, now)
  if (item.availableFrom === null) return price
  const nearer = nextDeliveryDayAt(deliveryDaysOf(item), new Date(item.availableFrom), now)?.toISOString() ?? null
  return price === null || (nearer !== null && nearer < price) ? nearer : price
}

function deliveryDaysOf({ handlingDays, transitDays }: OfferItem): number | null {
  return handlingDays === null && transitDays === null ? null : (handlingDays ?? 0) + (transitDays ?? 0)
}

/** The attribute fields of an item, from what an offer keeps of it. */
export function attributeFieldsOf(extra: Readonly<Record<string, unknown>> | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(extra ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'energyClass',
    ),
  )
}

/** The energy class of an offer as it stands in the database, or null. */
export function energyClassOf(extra: Readonly<Record<string, unknown>> | null): string | null {
  return typeof extra?.['energyClass'] === 'string' ? extra['energyClass'] : null
}

/** What we keep as it came, for rules to come. */
function extraOf(item: OfferItem): Readonly<Record<string, unknown>> | null {
  if (item.energyClass === null && item.multipack === null) {
    return Object.keys(item.attributeFields).length === 0 ? null : item.attributeFields
  }
  const extra: Record<string, unknown> = { ...item.attributeFields }
  if (item.energyClass !== null) extra['energyClass'] = item.energyClass
  if (item.multipack !== null) extra['multipack'] = item.multipack
  return extra
}
