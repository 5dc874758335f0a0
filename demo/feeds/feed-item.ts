import { categoryById, parentOf, type Category } from '#domains/catalogue/contract.ts'
import { cm, titleSize } from '../language/size-text.ts'
import type { Offer } from '../offers/offer.ts'
import { picturePath } from '../pictures/shots/picture-path.ts'
import type { FeedField } from '../shops/shop.ts'

/** One offer as names and values of Google's specification; a list is a block of nested fields. */
export type FeedItem = readonly (readonly [name: string, value: string | readonly (readonly [string, string])[]])[]

export interface FeedContext {
  /** Where the shop answers, "http://luzalva.localhost:3100". */
  origin: string
  /** The day of generation, midnight UTC. */
  today: Date
  /** Pictures that the shop has of an offer. */
  picturesOf: (offer: Offer) => number
}

/** What this shop's feed says of an offer; fields that it does not fill are left out. */
export function feedItemOf(offer: Offer, context: FeedContext): FeedItem {
  const { shop, product } = offer
  const has = (field: FeedField): boolean => shop.feed.fields.has(field)
  const item: [string, string | [string, string][]][] = [
    ['id', offer.itemId],
    ['title', offer.title],
  ]
  const add = (name: string, value: string | null | undefined): unknown =>
    value !== null && value !== undefined && item.push([name, value])
  add('description', offer.description === null ? null : shop.feed.html ? asHtml(offer.description) : offer.description)
  add('link', `${context.origin}/produto/${offer.itemId}`)
  add('image_link', `${context.origin}${picturePath(offer.itemId, 0)}`)
  if (has('extra_image'))
    for (let at = 1; at < context.picturesOf(offer); at += 1)
      add('additional_image_link', `${context.origin}${picturePath(offer.itemId, at)}`)
  add('price', money(offer.regularCents, offer))
  addSale(offer, context, add)
  add(
    'availability',
    shop.feed.availabilityWords === 'snake' ? offer.availability : offer.availability.replaceAll('_', ' '),
  )
  if (offer.availableInDays !== null) add('availability_date', isoDay(context.today, offer.availableInDays))
  addIdentity(offer, has, add)
  if (shop.feed.groups) add('item_group_id', offer.groupId)
  if (has('condition') || offer.condition !== 'new')
    add('condition', offer.condition === 'returned' ? 'open_box' : offer.condition)
  add('product_type', productTypeOf(offer))
  if (shop.feed.google === 'id' && product.family.piece.googleId !== null)
    add('google_product_category', String(product.family.piece.googleId))
  addAttributes(offer, has, add)
  addDelivery(offer, has, add, item)
  return item
}

type Add = (name: string, value: string | null | undefined) => unknown

function addSale(offer: Offer, { today }: FeedContext, add: Add): void {
  if (offer.saleCents === null) return
  add('sale_price', money(offer.saleCents, offer))
  if (offer.saleDays !== null)
    add(
      'sale_price_effective_date',
      `${isoDay(today, offer.saleDays[0])}T00:00+00:00/${isoDay(today, offer.saleDays[1])}T23:59+00:00`,
    )
}

function addIdentity({ product, madeUpGtin }: Offer, has: (field: FeedField) => boolean, add: Add): void {
  const { maker, identifiers, isShared } = product.family
  if (maker !== null && (has('brand') || identifiers === 'brand_mpn')) add('brand', maker.name)
  if (maker === null) return
  if (madeUpGtin !== null) return void add('gtin', madeUpGtin)
  // What only one shop sells has a code now and then as well.
  if (identifiers === 'gtin' && (isShared || has('gtin'))) add('gtin', product.gtin)
  if (identifiers === 'brand_mpn' || (identifiers === 'gtin' && has('mpn') && product.gtin.endsWith('3')))
    add('mpn', product.mpn)
  if (identifiers === 'none') add('identifier_exists', 'no')
}

function addAttributes(
  { product, shop, colourWord, materialWord }: Offer,
  has: (field: FeedField) => boolean,
  add: Add,
): void {
  const { size } = product
  if (has('color')) add('color', colourWord)
  if (has('material') && product.family.material.ids.length > 0) add('material', materialWord)
  if (has('size')) add('size', titleSize(size, 'x'))
  if (!has('dimensions')) return
  const unit = (mm: number | undefined): string | null =>
    mm === undefined ? null : shop.feed.decimalComma ? `${cm(mm)} cm` : `${cm(mm).replace(',', '.')} cm`
  add('product_width', unit(size.widthMm ?? size.diameterMm))
  add('product_length', unit(size.lengthMm ?? size.depthMm))
  add('product_height', unit(size.heightMm))
}

function addDelivery(
  offer: Offer,
  has: (field: FeedField) => boolean,
  add: Add,
  item: [string, string | [string, string][]][],
): void {
  const { shop, product } = offer
  if (has('weight'))
    add(
      'shipping_weight',
      shop.feed.decimalComma
        ? `${String(product.weightGrams / 1000).replace('.', ',')} kg`
        : `${product.weightGrams / 1000} kg`,
    )
  if (has('shipping')) for (const entry of shippingOf(offer, has)) item.push(['shipping', entry])
  if (has('days')) add('max_handling_time', String(offer.handlingDays))
  if (has('days')) add('max_transit_time', String(offer.transitDays))
  if (has('installment') && offer.installmentMonths !== null) {
    const amount = `${(Math.ceil((offer.saleCents ?? offer.regularCents) / offer.installmentMonths) / 100).toFixed(2)} EUR`
    item.push([
      'installment',
      [
        ['months', String(offer.installmentMonths)],
        ['amount', amount],
      ],
    ])
  }
  if (has('details'))
    for (const [name, value] of detailsOf(offer))
      item.push([
        'product_detail',
        [
          ['section_name', 'Características'],
          ['attribute_name', name],
          ['attribute_value', value],
        ],
      ])
}

/** The shop's own tariff for this weight, said again in the feed, as many do. */
function shippingOf(offer: Offer, has: (field: FeedField) => boolean): [string, string][][] {
  const regions = has('islands') ? (['mainland', 'madeira', 'azores'] as const) : (['mainland'] as const)
  return regions.flatMap((region): [string, string][][] => {
    const price = offer.saleCents ?? offer.regularCents
    const row = offer.shop.tariffs.find(
      (one) =>
        one.region === region &&
        one.delivered &&
        (one.upToWeightG === null || offer.product.weightGrams <= one.upToWeightG) &&
        (one.upToPriceCents === null || price <= one.upToPriceCents),
    )
    if (row === undefined) return []
    const cents = row.freeFromCents !== null && price >= row.freeFromCents ? 0 : (row.priceCents ?? 0)
    const place: [string, string][] =
      region === 'mainland'
        ? [['country', 'PT']]
        : [
            ['country', 'PT'],
            ['region', region === 'madeira' ? 'Madeira' : 'Açores'],
          ]
    return [[...place, ['service', row.label ?? 'Normal'], ['price', `${(cents / 100).toFixed(2)} EUR`]]]
  })
}

function detailsOf({ product }: Offer): [string, string][] {
  const details: [string, string][] = []
  if (product.seats !== null && product.seats > 1) details.push(['Lugares', String(product.seats)])
  if (product.family.part !== null) details.push(['Acabamento', product.family.part.text])
  const fact = product.family.facts[0]
  if (fact !== undefined && fact.length < 60) details.push(['Destaque', fact])
  return details
}

function productTypeOf({ shop, product, itemId, shelf }: Offer): string | null {
  const { category } = product.family.piece
  // Some items have none, as in real feeds.
  if (itemId.charCodeAt(itemId.length - 1) % 37 === 5) return null
  if (shelf !== null) return shelf
  if (shop.feed.productType === 'path')
    return pathOf(category)
      .map((level) => level.name)
      .join(shop.feed.typeSeparator)
  if (shop.feed.productType === 'leaf') return category.name
  if (shop.feed.productType === 'synonym') return capitalised(category.synonyms[0] ?? category.name)
  return shop.feed.productType === 'department'
    ? [categoryById(category.departmentId)?.name, category.name].join(shop.feed.typeSeparator)
    : null
}

function pathOf(category: Category): Category[] {
  const parent = parentOf(category)
  return parent === null ? [category] : [...pathOf(parent), category]
}

function money(cents: number, { shop }: Offer): string {
  const amount = (cents / 100).toFixed(2)
  return `${shop.feed.decimalComma ? amount.replace('.', ',') : amount} EUR`
}

function isoDay(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function asHtml(text: string): string {
  return `<p>${text.replace('. ', '.</p><p>')}</p>`
}
