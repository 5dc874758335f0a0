import { hash } from 'node:crypto'
import { slugOf } from '../../read/slug.ts'
import { copyArray, copyJson, copySharedJson, copyValue, NULL } from './copy-line.ts'
import { bigintOfHex } from '../known/bigint-of-hex.ts'
import type { StagedOffer, StagedPlace } from '../staged-offer.ts'

/** Columns that say where an item stands; all that an unchanged or rejected item has. */
const PLACE = [
  'ordinal integer',
  'line integer',
  'col integer',
  'item_id text',
  'fingerprint bigint',
  'outcome text',
] as const

/** What the moment of the import decides: not part of the content. */
const TIMELY = ['price_cents integer', 'claimed_before_cents integer', 'next_change_at timestamptz'] as const

/** What the offer's own row does not have as it stands here: of the host it has the link, of the brand the id. */
const LINKED = ['link_host text', 'brand text', 'brand_slug text'] as const

/** What the item says, in the order of COPY: its hash tells whether it says anything new. */
const CONTENT = [
  ...LINKED,
  'group_key text',
  'slug text',
  'title text',
  'description text',
  'link text',
  'image_urls text[]',
  'gtin text',
  'mpn text',
  'condition text',
  'regular_price_cents integer',
  'sale_price_cents integer',
  'sale_from timestamptz',
  'sale_until timestamptz',
  'installment_months smallint',
  'installment_cents integer',
  'availability text',
  'available_from timestamptz',
  'delivery_days smallint',
  'shipping json',
  'free_shipping_from_cents integer',
  'weight_g integer',
  'product_type text',
  'google_category text',
  'extra json',
] as const

/** What rules make of it, the shop's own among them, which change without the item: compared by themselves. */
const DERIVED = ['category_id integer', 'category_source text', 'like_words text', 'attributes json'] as const

/**
 * The staging table of a run: temporary, so neither logged nor left behind when the session ends, however it ends.
 * `outcome`: known (fingerprint of a live offer), offer, rejected; later also conflict, repeated and foreign.
 */
export const STAGING_COLUMNS = [...PLACE, 'content bigint', ...TIMELY, ...CONTENT, ...DERIVED].join(', ')

/** What statements join, filter and group by: statistics of the wide columns would take longer than the statements (2.0 s of 13 for 50,000 offers). */
export const PLANNED_COLUMNS = 'ordinal, item_id, outcome, group_key, brand_slug'

const NOTHING = `\t\\N`.repeat(1 + TIMELY.length + CONTENT.length + DERIVED.length)

/** The COPY line of an item of which only its place counts. */
export function placeLine(place: StagedPlace, outcome: 'known' | 'rejected'): string {
  return `${placeValues(place)}\t${outcome}${NOTHING}\n`
}

/** The COPY line of a whole offer. */
export function stagedLine(offer: StagedOffer, values: OfferValues): string {
  return `${placeValues(offer)}\toffer\t${values.hash}\t${values.timely}\t${values.content}\t${values.derived}\n`
}

/** What a COPY takes of an offer, written once for the staging table or for the offers themselves. */
export interface OfferValues {
  readonly hash: string
  readonly timely: string
  readonly content: string
  /** The part of the content that the offer's own row has, by the columns of `OFFER_COLUMNS`. */
  readonly own: string
  readonly derived: string
  readonly slug: string
  readonly brandSlug: string | null
}

/** Columns of an offer's row beside its ids, in the order of `hash`, `timely`, `own` and `derived`. */
export const OFFER_COLUMNS = [
  'content',
  ...[...TIMELY, ...CONTENT.slice(LINKED.length), ...DERIVED].map((column) => column.slice(0, column.indexOf(' '))),
]

export function offerValues(offer: StagedOffer): OfferValues {
  const brandSlug = offer.brand === null ? null : slugOf(offer.brand, '') || null
  const slug = copyValue(slugOf(offer.title))
  const linked = `${copyValue(offer.linkHost)}\t${copyValue(brandSlug === null ? null : offer.brand)}\t${copyValue(brandSlug)}\t`
  const content = `${linked}${namedValues(offer, slug)}\t${soldValues(offer)}`
  const timely = `${offer.priceCents}\t${copyValue(offer.claimedBeforeCents)}\t${copyValue(offer.nextChangeAt)}`
  // Hashed first, for that makes one piece of text of it: what is cut from that is written at once, not gathered from fifty pieces.
  const hash = contentHash(content)
  return { hash, timely, content, own: content.slice(linked.length), derived: derivedValues(offer), slug, brandSlug }
}

function placeValues(place: StagedPlace): string {
  return `${place.ordinal}\t${place.line}\t${place.column}\t${copyValue(place.itemId)}\t${bigintOfHex(place.fingerprint)}`
}

function contentHash(content: string): string {
  return bigintOfHex(hash('sha1', content, 'hex'))
}

function derivedValues(offer: StagedOffer): string {
  return `${copyValue(offer.categoryId)}\t${copyValue(offer.categorySource)}\t${copyValue(offer.likeWords)}\t${copyJson(offer.attributes)}`
}

function namedValues(offer: StagedOffer, slug: string): string {
  return `${copyValue(offer.groupKey)}\t${slug}\t${copyValue(offer.title)}\t${copyValue(offer.description)}\t${copyValue(offer.link)}\t${copyArray(offer.imageUrls)}`
}

function soldValues(offer: StagedOffer): string {
  const { installment } = offer
  const price = `${offer.condition}\t${offer.regularPriceCents}\t${copyValue(offer.salePriceCents)}\t${copyValue(offer.saleFrom)}\t${copyValue(offer.saleUntil)}\t${installment === null ? `${NULL}\t${NULL}` : `${installment.months}\t${installment.cents}`}`
  const delivery = `${offer.availability}\t${copyValue(offer.availableFrom)}\t${copyValue(offer.deliveryDays)}\t${copySharedJson(offer.shipping)}\t${copyValue(offer.freeShippingFromCents)}`
  return `${copyValue(offer.gtin)}\t${copyValue(offer.mpn)}\t${price}\t${delivery}\t${copyValue(offer.weightG)}\t${copyValue(offer.productType)}\t${copyValue(offer.googleCategory)}\t${copyJson(offer.extra)}`
}
