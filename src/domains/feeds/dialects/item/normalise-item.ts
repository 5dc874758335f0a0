import { firstChars } from '#platform/readable-text.ts'
import { memoised } from '#platform/memory/memoised.ts'
import type { OfferItem, RawItem } from '../../offer-item.ts'
import type { ImportReport } from '../../report/import-report.ts'
import { parseInstant } from '../../values/feed-date.ts'
import { parseGtins } from '../../values/gtin.ts'
import { parseBrand } from '../../values/brand.ts'
import { parseEnergyClass } from '../../values/energy-class.ts'
import { parseAvailability, parseCondition } from '../../values/offer-words.ts'
import { plainLine } from '../../values/plain-text.ts'
import { parseWeightGrams, parseWhole } from '../../values/quantity.ts'
import { currencyOfHost } from '../../values/country-currency.ts'
import { isTrackingLink, linkWithin } from '../../values/tracking-link.ts'
import { isOnDomains, parseWebUrl, type WebUrl } from '../../values/web-url.ts'
import type { Dialect } from '../dialect.ts'
import type { FieldTargets } from './field-targets.ts'
import { deliveryOf } from './item-delivery.ts'
import { idOfLink, plainId } from './item-id.ts'
import { installmentOf, priceOf } from './item-price.ts'
import type { NormaliseContext } from './normalise-context.ts'
import { complain, gatherFields, lineOf, parsedOf, textOf, type ItemReading } from './raw-fields.ts'
import { placeOfField, type SingleField } from './single-fields.ts'

/** Longest texts kept, in UTF-16 units; longer ones are cut with a warning (reliability.md F13, docs/limits.md). */
export const TEXT_LIMITS = {
  id: 100,
  title: 300,
  description: 5000,
  brand: 100,
  mpn: 100,
  productType: 750,
  attribute: 300,
} as const
/** Pictures kept of an item, the main one first. */
export const MAX_IMAGES = 10
const MAX_ATTRIBUTES = 100

const ATTRIBUTES = (
  [
    'color',
    'material',
    'pattern',
    'size',
    'size_type',
    'size_system',
    'style',
    'room',
    'shape',
    'gender',
    'age_group',
    'product_width',
    'product_height',
    'product_length',
    'product_depth',
    'product_weight',
    'shipping_width',
    'shipping_height',
    'shipping_length',
    'certification',
    'is_bundle',
    'custom_label_0',
    'custom_label_1',
    'custom_label_2',
    'custom_label_3',
    'custom_label_4',
  ] as const satisfies readonly SingleField[]
).map((name) => ({ name, place: placeOfField(name) }))

/** What the normaliser must know of a dialect beside its fields. */
export type ItemRules = Pick<
  Dialect,
  | 'carriesCurrency'
  | 'currency'
  | 'categoryPath'
  | 'silentAvailability'
  | 'weightUnit'
  | 'idFromLink'
  | 'adapt'
  | 'pathOf'
>

/**
 * An item of any dialect as an offer. Refused, with an error for each: no id, title, link or price; a price or currency that
 * cannot stand; a link that is not the shop's. All else that is wrong is dropped with a warning and the item stays.
 */
export function normaliseItem(
  raw: RawItem,
  targets: FieldTargets,
  rules: ItemRules,
  context: NormaliseContext,
  report: ImportReport,
): OfferItem | null {
  if (raw.isBroken === true) return null
  const item = gatherFields(raw, targets, report)
  rules.adapt?.(item.fields)
  if (isHidden(item)) return complain(item, 'not_published', 'published', item.fields.single.get('published') ?? null)
  const identity = identityOf(item, rules, context)
  const currency =
    currencyOf(item) ?? context.feedCurrency ?? (rules.carriesCurrency ? null : homeCurrency(rules, identity.link))
  const price = priceOf(item, currency)
  if (price === null || !isWhole(identity)) return null
  const { availability, availableFrom } = availabilityOf(item, rules)
  const delivery = deliveryOf(item, currency)
  if (item.fields.single.has('voucher'))
    complain(item, 'voucher_ignored', 'voucher', item.fields.single.get('voucher') ?? null)
  return {
    itemId: identity.itemId,
    groupKey: lineOf(item, 'item_group_id', TEXT_LIMITS.id),
    title: identity.title,
    description: textOf(item, 'description', TEXT_LIMITS.description),
    link: identity.link.href,
    linkHost: identity.link.host,
    imageUrls: imagesOf(item),
    brand: lineOf(item, 'brand', TEXT_LIMITS.brand, parseBrand),
    gtin: gtinOf(item),
    mpn: lineOf(item, 'mpn', TEXT_LIMITS.mpn),
    condition: parsedOf(item, 'condition', parseCondition, 'condition_unknown') ?? 'new',
    // Field by field: this is made of every item of every feed, and spreading costs more than reading a field.
    regularCents: price.regularCents,
    saleCents: price.saleCents,
    saleFrom: price.saleFrom,
    saleUntil: price.saleUntil,
    currency: 'EUR',
    installment: installmentOf(item),
    availability,
    availableFrom,
    shipping: delivery.shipping,
    handlingDays: delivery.handlingDays,
    transitDays: delivery.transitDays,
    freeShippingFromCents: delivery.freeShippingFromCents,
    weightGrams: weightOf(item, rules),
    productType: categoryPathOf(item, rules),
    googleCategory: lineOf(item, 'google_product_category', TEXT_LIMITS.productType),
    energyClass: parsedOf(item, 'energy_efficiency_class', parseEnergyClass, 'energy_class_invalid'),
    multipack: parsedOf(item, 'multipack', (text) => parseWhole(text, 0, 10_000), 'number_invalid'),
    attributeFields: attributesOf(item),
  }
}

/** "eur" and "Euro" as the sign that prices have. */
function currencyOf(item: ItemReading): string | null {
  const currency = item.fields.single.get('currency')
  return currency === undefined ? null : /^euros?$/i.test(currency) ? 'EUR' : currency.toUpperCase()
}

/** Of prices that name none, where the shop has not said it: the currency of the dialect's country, else of the shop's by its address (ADR 0044). */
function homeCurrency(rules: ItemRules, link: WebUrl | null): string {
  return rules.currency ?? (link === null ? null : currencyOfHost(link.host)) ?? 'EUR'
}

const HIDDEN =
  /^(?:0|n|no|não|nao|false|falso|hidden|oculto|invisible|private|privado|draft|rascunho|archived|inactive|inativo)$/i

function isHidden(item: ItemReading): boolean {
  const published = item.fields.single.get('published')
  return published !== undefined && HIDDEN.test(published)
}

interface Identity {
  readonly itemId: string
  readonly title: string
  readonly link: WebUrl
}

/** What must be there; null, with an error, for each part that is not: a shop that mends one is to know of the others. */
function identityOf(
  item: ItemReading,
  rules: ItemRules,
  context: NormaliseContext,
): { [Part in keyof Identity]: Identity[Part] | null } {
  const address = item.fields.single.get('link') ?? pageOf(item, rules, context)
  return {
    itemId: itemIdOf(item, rules),
    title:
      lineOf(item, 'title', TEXT_LIMITS.title) ??
      complain(item, 'title_missing', 'title', item.fields.single.get('title') ?? null),
    link: address === null ? null : linkOf(item, address, context),
  }
}

function isWhole(identity: ReturnType<typeof identityOf>): identity is Identity {
  return identity.itemId !== null && identity.title !== null && identity.link !== null
}

function itemIdOf(item: ItemReading, rules: ItemRules): string | null {
  const { single } = item.fields
  const id = single.get('id') ?? (rules.idFromLink ? idOfLink(single.get('link') ?? '') : '')
  const itemId = plainId(id)
  if (itemId.length > TEXT_LIMITS.id) return complain(item, 'id_too_long', 'id', id)
  if (itemId !== '') return itemId
  // Where the link is the id it is the link that is missing, which is said already.
  return rules.idFromLink && !single.has('link') ? null : complain(item, 'id_missing', 'id', null)
}

/** A network's tracking link is the shop's where the shop has registered it, else the address within it counts. */
function linkOf(item: ItemReading, address: string, { allowedDomains }: NormaliseContext): WebUrl | null {
  const given = parseWebUrl(address)
  if (given === null) return complain(item, 'link_invalid', 'link', address)
  const isKnown = allowedDomains !== null && isOnDomains(given.host, allowedDomains)
  if (isKnown) return given
  const link = isTrackingLink(given) ? linkWithin(given) : given
  if (link === null) return complain(item, 'link_tracking', 'link', address)
  return allowedDomains !== null && !isOnDomains(link.host, allowedDomains)
    ? complain(item, 'foreign_domain', 'link', address)
    : link
}

/** For files without links: the item's page on the shop's first domain, which somebody must have named. */
function pageOf(item: ItemReading, rules: ItemRules, context: NormaliseContext): string | null {
  const path = rules.pathOf?.(item.fields) ?? null
  if (path === null) return complain(item, 'link_missing', 'link', null)
  const domain = context.allowedDomains?.[0]
  return domain === undefined ? complain(item, 'link_needs_domain', 'link', path) : `https://${domain}${path}`
}

/** The first valid one; what is wrong with the first is said when none is. */
function gtinOf(item: ItemReading): string | null {
  const { gtins } = item.fields
  if (gtins.length === 0) return null
  const [first = '', ...others] = gtins
  const parsed = parseGtins(first)
  if (parsed.kind === 'gtin') return parsed.gtin
  for (const text of others) {
    const other = parseGtins(text)
    if (other.kind === 'gtin') return other.gtin
  }
  return complain(
    item,
    parsed.kind === 'invalid' ? 'gtin_invalid' : parsed.kind === 'restricted' ? 'gtin_restricted' : 'gtin_scientific',
    'gtin',
    first,
  )
}

function imagesOf(item: ItemReading): string[] {
  const images: string[] = []
  const given = item.fields.images
  for (const text of given) {
    if (images.length === MAX_IMAGES) {
      complain(item, 'images_too_many', 'additional_image_link', `${given.length}`, `${MAX_IMAGES}`)
      break
    }
    const address = text.trim()
    const url = parseWebUrl(address.startsWith('//') ? `https:${address}` : address)
    if (url === null) complain(item, 'image_invalid', 'image_link', address)
    else if (!images.includes(url.href)) images.push(url.href)
  }
  if (given.length === 0) complain(item, 'image_missing', 'image_link', null)
  return images
}

const availabilityOfText = memoised(parseAvailability)

function availabilityOf(item: ItemReading, rules: ItemRules): Pick<OfferItem, 'availability' | 'availableFrom'> {
  const { single } = item.fields
  const availableFrom = parsedOf(item, 'availability_date', parseInstant, 'date_invalid')
  const said = parsedOf(item, 'availability', availabilityOfText, 'availability_unknown')
  if (said !== null) return { availability: said, availableFrom }
  const stock = single.get('stock_quantity')
  const byStock = stock === undefined ? null : availabilityOfText(stock)
  if (byStock !== null) return { availability: byStock, availableFrom }
  // What is not said to be there is not there: a shopper sent to an empty shelf is worse than a click less. Dialects that
  // list only what can be bought say so.
  const isSilent = !single.has('availability')
  if (isSilent && rules.silentAvailability === 'out_of_stock')
    complain(item, 'availability_missing', 'availability', null)
  return { availability: isSilent ? rules.silentAvailability : 'out_of_stock', availableFrom }
}

const weightsIn = {
  none: memoised((text) => parseWeightGrams(text, null)),
  g: memoised((text) => parseWeightGrams(text, 'g')),
  kg: memoised((text) => parseWeightGrams(text, 'kg')),
}

function weightOf(item: ItemReading, rules: ItemRules): number | null {
  const field = item.fields.single.has('shipping_weight') ? 'shipping_weight' : 'product_weight'
  return parsedOf(item, field, weightsIn[rules.weightUnit ?? 'none'], 'weight_invalid')
}

function categoryPathOf(item: ItemReading, rules: ItemRules): string | null {
  const path = lineOf(item, 'product_type', TEXT_LIMITS.productType)
  return path === null ? null : rules.categoryPath(path)
}

function attributesOf(item: ItemReading): Record<string, string> {
  const { single, details } = item.fields
  const attributes: Record<string, string> = {}
  for (const { name, place } of ATTRIBUTES) {
    const value = single.at(place)
    if (value !== undefined)
      attributes[name] = firstChars(plainLine(value, TEXT_LIMITS.attribute), TEXT_LIMITS.attribute)
  }
  const kept = details.length > MAX_ATTRIBUTES ? details.slice(0, MAX_ATTRIBUTES) : details
  for (const [name, value] of kept) {
    const key = firstChars(plainLine(name, 60), 60)
    const text = firstChars(plainLine(value, TEXT_LIMITS.attribute), TEXT_LIMITS.attribute)
    if (key !== '' && text !== '' && !Object.hasOwn(attributes, `detail:${key}`)) attributes[`detail:${key}`] = text
  }
  return attributes
}
