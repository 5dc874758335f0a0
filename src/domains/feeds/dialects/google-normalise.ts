import type { OfferItem, RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'
import { parseInstant, parseInterval } from '../values/feed-date.ts'
import { parseGtin } from '../values/gtin.ts'
import { parseAvailability, parseCondition } from '../values/offer-words.ts'
import { plainLine } from '../values/plain-text.ts'
import { parsePrice } from '../values/price.ts'
import { parseWeightGrams, parseWhole } from '../values/quantity.ts'
import { days, shippingOffer } from '../values/shipping.ts'
import { isOnDomains, parseWebUrl, type WebUrl } from '../values/web-url.ts'
import { gatherFields, lineOf, parsedOf, placeOf, textOf, type GoogleFields } from './google-item.ts'
import type { NormaliseContext } from './normalise-context.ts'

/** Longest texts kept, in UTF-16 units; longer ones are cut with a warning (reliability.md F13, docs/limits.md). */
export const TEXT_LIMITS = { id: 100, title: 300, description: 5000, brand: 100, mpn: 100, productType: 750, attribute: 300 } as const
/** Pictures kept of an item, the main one first. */
export const MAX_IMAGES = 10
const MAX_ATTRIBUTES = 100

const ATTRIBUTES = [
  'color', 'material', 'pattern', 'size', 'size_type', 'size_system', 'style', 'room', 'shape', 'gender', 'age_group',
  'product_width', 'product_height', 'product_length', 'product_depth', 'product_weight',
  'shipping_width', 'shipping_height', 'shipping_length', 'certification', 'is_bundle',
] as const

/**
 * A Google Merchant item as an offer (field names: Google's product data specification, feeds.md). Refused, with an error:
 * no id, title, link or price; a price or currency that cannot stand; a link that is not the shop's. All else that is wrong
 * is dropped with a warning and the item stays.
 */
export function normaliseGoogle(raw: RawItem, context: NormaliseContext, report: ImportReport): OfferItem | null {
  const fields = gatherFields(raw, report)
  const identity = identityOf(fields, raw, context, report)
  if (identity === null) return null
  const price = priceOf(fields, raw, context, report)
  if (price === null) return null
  return {
    itemId: identity.itemId,
    groupKey: lineOf(fields, 'item_group_id', TEXT_LIMITS.id, raw, report),
    title: identity.title,
    description: textOf(fields, 'description', TEXT_LIMITS.description, raw, report),
    link: identity.link.href,
    linkHost: identity.link.host,
    imageUrls: imagesOf(fields, raw, report),
    brand: lineOf(fields, 'brand', TEXT_LIMITS.brand, raw, report),
    gtin: gtinOf(fields, raw, report),
    mpn: lineOf(fields, 'mpn', TEXT_LIMITS.mpn, raw, report),
    condition: parsedOf(fields, 'condition', parseCondition, 'condition_unknown', raw, report) ?? 'new',
    ...price,
    currency: 'EUR',
    installment: installmentOf(fields, raw, report),
    ...availabilityOf(fields, raw, report),
    ...deliveryOf(fields, raw, report),
    weightGrams: parsedOf(fields, fields.single.has('shipping_weight') ? 'shipping_weight' : 'product_weight', parseWeightGrams, 'weight_invalid', raw, report),
    productType: lineOf(fields, 'product_type', TEXT_LIMITS.productType, raw, report),
    googleCategory: lineOf(fields, 'google_product_category', TEXT_LIMITS.productType, raw, report),
    energyClass: lineOf(fields, 'energy_efficiency_class', 10, raw, report),
    multipack: parsedOf(fields, 'multipack', (text) => parseWhole(text, 0, 10_000), 'number_invalid', raw, report),
    attributeFields: attributesOf(fields),
  }
}

function identityOf(fields: GoogleFields, raw: RawItem, context: NormaliseContext, report: ImportReport): { itemId: string; title: string; link: WebUrl } | null {
  const id = fields.single.get('id') ?? ''
  const itemId = plainId(id)
  if (itemId === '') return refuse('id_missing', 'id', null)
  if (itemId.length > TEXT_LIMITS.id) return refuse('id_too_long', 'id', id)
  const title = lineOf(fields, 'title', TEXT_LIMITS.title, raw, report)
  if (title === null) return refuse('title_missing', 'title', fields.single.get('title') ?? null)
  const address = fields.single.get('link')
  if (address === undefined) return refuse('link_missing', 'link', null)
  const link = parseWebUrl(address)
  if (link === null) return refuse('link_invalid', 'link', address)
  if (context.allowedDomains !== null && !isOnDomains(link.host, context.allowedDomains)) return refuse('foreign_domain', 'link', address)
  return { itemId, title, link }

  function refuse(code: Parameters<ImportReport['add']>[0], field: string, value: string | null): null {
    report.add(code, placeOf(raw, field, value))
    return null
  }
}

/** Ids are compared to the letter, so only what cannot be seen goes. */
function plainId(id: string): string {
  return id.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/gu, '').trim()
}

function priceOf(fields: GoogleFields, raw: RawItem, context: NormaliseContext, report: ImportReport): Pick<OfferItem, 'regularCents' | 'saleCents' | 'saleFrom' | 'saleUntil'> | null {
  const text = fields.single.get('price')
  if (text === undefined) {
    report.add('price_missing', placeOf(raw, 'price', null))
    return null
  }
  const price = parsePrice(text, null)
  if (price.kind === 'problem') {
    report.add(price.code, placeOf(raw, 'price', text))
    return null
  }
  return { regularCents: price.cents, ...saleOf(fields, price.cents, raw, context, report) }
}

const NO_SALE = { saleCents: null, saleFrom: null, saleUntil: null } as const

function saleOf(fields: GoogleFields, regularCents: number, raw: RawItem, context: NormaliseContext, report: ImportReport): Pick<OfferItem, 'saleCents' | 'saleFrom' | 'saleUntil'> {
  const text = fields.single.get('sale_price')
  if (text === undefined) return NO_SALE
  // The currency of `price` holds for a sale price that names none.
  const sale = parsePrice(text, context.defaultCurrency)
  if (sale.kind === 'problem') return noSale('sale_price_invalid', 'sale_price', text)
  if (sale.cents === regularCents) return NO_SALE
  if (sale.cents > regularCents) return noSale('sale_price_not_lower', 'sale_price', text)
  const dates = fields.single.get('sale_price_effective_date')
  if (dates === undefined) return { saleCents: sale.cents, saleFrom: null, saleUntil: null }
  const interval = parseInterval(dates)
  if (interval === null) return noSale('sale_date_invalid', 'sale_price_effective_date', dates)
  return { saleCents: sale.cents, saleFrom: interval.from, saleUntil: interval.until }

  function noSale(code: Parameters<ImportReport['add']>[0], field: string, value: string) {
    report.add(code, placeOf(raw, field, value))
    return NO_SALE
  }
}

function gtinOf(fields: GoogleFields, raw: RawItem, report: ImportReport): string | null {
  const text = fields.single.get('gtin')
  if (text === undefined) return null
  const parsed = parseGtin(text)
  if (parsed.kind === 'gtin') return parsed.gtin
  report.add(parsed.kind === 'restricted' ? 'gtin_restricted' : 'gtin_invalid', placeOf(raw, 'gtin', text))
  return null
}

function imagesOf(fields: GoogleFields, raw: RawItem, report: ImportReport): string[] {
  const images: string[] = []
  for (const text of fields.images) {
    if (images.length === MAX_IMAGES) {
      report.add('images_too_many', placeOf(raw, 'additional_image_link', `${fields.images.length}`), `${MAX_IMAGES}`)
      break
    }
    const address = text.trim()
    const url = parseWebUrl(address.startsWith('//') ? `https:${address}` : address)
    if (url === null) report.add('image_invalid', placeOf(raw, 'image_link', address))
    else if (!images.includes(url.href)) images.push(url.href)
  }
  if (fields.images.length === 0) report.add('image_missing', placeOf(raw, 'image_link', null))
  return images
}

function installmentOf(fields: GoogleFields, raw: RawItem, report: ImportReport): OfferItem['installment'] {
  const line = fields.single.get('installment')
  const [monthsText, amount] = line === undefined ? [fields.blocks.get('installment.months'), fields.blocks.get('installment.amount')] : line.split(':')
  if (monthsText === undefined && amount === undefined) return null
  const months = parseWhole(monthsText ?? '', 1, 120)
  const price = parsePrice(amount ?? '', null)
  if (months !== null && price.kind === 'price') return { months, cents: price.cents }
  report.add('installment_invalid', placeOf(raw, 'installment', line ?? `${monthsText ?? ''}:${amount ?? ''}`))
  return null
}

function availabilityOf(fields: GoogleFields, raw: RawItem, report: ImportReport): Pick<OfferItem, 'availability' | 'availableFrom'> {
  if (!fields.single.has('availability')) report.add('availability_missing', placeOf(raw, 'availability', null))
  return {
    // What is not said to be there is not there: a shopper sent to an empty shelf is worse than a click less.
    availability: parsedOf(fields, 'availability', parseAvailability, 'availability_unknown', raw, report) ?? 'out_of_stock',
    availableFrom: parsedOf(fields, 'availability_date', parseInstant, 'date_invalid', raw, report),
  }
}

function deliveryOf(fields: GoogleFields, raw: RawItem, report: ImportReport): Pick<OfferItem, 'shipping' | 'handlingDays' | 'transitDays' | 'freeShippingFromCents'> {
  const offer = shippingOffer(fields.shipping)
  for (const value of offer.invalid) report.add('shipping_invalid', placeOf(raw, 'shipping', value))
  if (offer.isForeignOnly) report.add('shipping_foreign_only', placeOf(raw, 'shipping', fields.shipping[0]?.country ?? null))
  const handling = days(fields.single.get('max_handling_time') ?? fields.single.get('min_handling_time') ?? '')
  const transit = days(fields.single.get('max_transit_time') ?? fields.single.get('min_transit_time') ?? '')
  return { shipping: offer.regions, handlingDays: offer.handlingDays ?? handling, transitDays: offer.transitDays ?? transit, freeShippingFromCents: freeShippingOf(fields, raw, report) }
}

function freeShippingOf(fields: GoogleFields, raw: RawItem, report: ImportReport): number | null {
  const line = fields.single.get('free_shipping_threshold')
  const [country, text] = line === undefined ? [fields.blocks.get('free_shipping_threshold.country') ?? 'PT', fields.blocks.get('free_shipping_threshold.price_threshold')] : line.split(':')
  if (text === undefined || !/^pt$/i.test((country ?? '').trim())) return null
  const price = parsePrice(text, null, 0)
  if (price.kind === 'price') return price.cents
  report.add('shipping_invalid', placeOf(raw, 'free_shipping_threshold', text))
  return null
}

function attributesOf(fields: GoogleFields): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const name of ATTRIBUTES) {
    const value = fields.single.get(name)
    if (value !== undefined) attributes[name] = plainLine(value, TEXT_LIMITS.attribute).slice(0, TEXT_LIMITS.attribute)
  }
  for (const [name, value] of fields.details.slice(0, MAX_ATTRIBUTES)) {
    const key = plainLine(name, 60).slice(0, 60)
    const text = plainLine(value, TEXT_LIMITS.attribute).slice(0, TEXT_LIMITS.attribute)
    if (key !== '' && text !== '' && !Object.hasOwn(attributes, `detail:${key}`)) attributes[`detail:${key}`] = text
  }
  return attributes
}
