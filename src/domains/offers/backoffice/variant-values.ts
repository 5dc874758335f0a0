import {
  type AttributeSource,
  categoryById,
  colours,
  materials,
  rooms,
  shapes,
  styles,
} from '#domains/catalogue/contract.ts'
import { OVERRIDDEN_LISTS } from '../overrides/override-values.ts'
import type { ProductAttributes } from '../read/product-attributes.ts'
import type { InfoRow } from './info-row.ts'

interface ShownValue {
  readonly name: string
  readonly value: string | null
  readonly source: string | null
  readonly feed: string | null
  readonly isOverridden: boolean
}

const CENTS = 100
const VOCABULARIES = { colours, materials, styles, rooms, shapes }

/** Every value of an offer by its name, with where it was read: what a page lists. */
export function valuesOf(row: InfoRow): ShownValue[] {
  const feed = row.feed
  return [
    value('title', row.title, 'field:title', feed?.title, row.said?.title !== undefined),
    value(
      'category',
      categoryName(row.category_id),
      row.category_source,
      categoryName(feed?.categoryId ?? null),
      row.said?.categoryId !== undefined,
    ),
    plain('brand', row.brand_name, 'field:brand'),
    plain('gtin', row.gtin, 'field:gtin'),
    plain('mpn', row.mpn, 'field:mpn'),
    plain('groupKey', row.group_key, 'field:item_group_id'),
    plain('condition', row.condition, 'field:condition'),
    plain(
      'price',
      euros(row.price_cents),
      row.sale_price_cents === row.price_cents ? 'field:sale_price' : 'field:price',
    ),
    plain('regularPrice', euros(row.regular_price_cents), 'field:price'),
    plain('claimedBefore', euros(row.claimed_before_cents), 'field:price'),
    plain('availability', row.availability, 'field:availability'),
    plain('deliveryDays', text(row.delivery_days), 'field:shipping'),
    plain('weight', row.weight_g === null ? null : `${row.weight_g} g`, 'field:shipping_weight'),
    plain('productType', row.product_type, 'field:product_type'),
    plain('googleCategory', row.google_category, 'field:google_product_category'),
    plain('likeWords', row.like_words, 'title'),
    plain('rulesVersion', text(row.rules_version), null),
    ...attributeValues(row),
  ]
}

/** Lists, sizes and seats of an offer, each with where it was read. */
export function attributeValues({ attributes, feed, said }: InfoRow): ShownValue[] {
  const lists = OVERRIDDEN_LISTS.map((name) =>
    value(
      name,
      labels(name, attributes),
      attributes[name]?.source ?? null,
      feed === null ? undefined : labels(name, feed.attributes),
      said?.[name] !== undefined,
    ),
  )
  const axes = new Set([...Object.keys(attributes.sizes), ...Object.keys(said?.sizes ?? {})]) as Set<
    keyof ProductAttributes['sizes']
  >
  const sizes = [...axes].map((axis) =>
    value(
      `sizes.${axis}`,
      sizeText(attributes, axis),
      attributes.sizes[axis]?.source ?? null,
      feed === null ? undefined : sizeText(feed.attributes, axis),
      said?.sizes?.[axis] !== undefined,
    ),
  )
  const { seats } = attributes
  return [
    ...lists,
    ...sizes,
    ...(seats === null
      ? []
      : [plain('seats', seats.low === seats.high ? String(seats.low) : `${seats.low}–${seats.high}`, seats.source)]),
  ]
}

function value(
  name: string,
  shown: string | null,
  source: string | null,
  feed: string | null | undefined,
  isOverridden: boolean,
): ShownValue {
  return {
    name,
    value: shown,
    source: isOverridden ? ('person' satisfies AttributeSource) : shown === null ? null : source,
    feed: isOverridden ? (feed ?? null) : null,
    isOverridden,
  }
}

function plain(name: string, shown: string | null, source: string | null): ShownValue {
  return value(name, shown, source, null, false)
}

function labels(name: (typeof OVERRIDDEN_LISTS)[number], attributes: ProductAttributes): string | null {
  const ids = attributes[name]?.ids
  return ids == null
    ? null
    : ids.map((id) => VOCABULARIES[name].find((choice) => choice.id === id)?.label ?? String(id)).join(', ')
}

function sizeText({ sizes }: ProductAttributes, axis: keyof ProductAttributes['sizes']): string | null {
  const size = sizes[axis]
  return size === undefined ? null : size.lowMm === size.highMm ? `${size.lowMm} mm` : `${size.lowMm}–${size.highMm} mm`
}

function categoryName(id: number | null): string | null {
  return id === null ? null : (categoryById(id)?.longName ?? null)
}

function euros(cents: number | null): string | null {
  return cents === null ? null : `${(cents / CENTS).toFixed(2).replace('.', ',')} €`
}

function text(figure: number | null): string | null {
  return figure === null ? null : String(figure)
}
