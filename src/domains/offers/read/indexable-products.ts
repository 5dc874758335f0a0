import { sql } from 'kysely'
import {
  type AppliedVoucher,
  DELIVERY_REGIONS,
  type DeliveryRegion,
  type Eshop,
  loadEshops,
  vouchersInForce,
} from '#domains/eshops/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type CategoryId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import { cardRecord } from '../cards/card-data.ts'
import type { Delivery, FeedShipping } from '../delivery/delivery.ts'
import { type DeliveredTotal, deliveredOffer } from '../delivery/delivered-total.ts'
import { daysUntilDelivery } from '../delivery/delivery-days.ts'
import { isStale } from '../rules/freshness.ts'
import { DISCOUNT_COLUMNS, type DiscountColumns, discountOfRow } from '../history/discount-columns.ts'
import type { HonestDiscount } from '../history/honest-discount.ts'
import { type OfferPicture, type PictureLookup, picturesOfOffer } from '../cards/offer-pictures.ts'
import type { Condition } from '../rules/offer-words.ts'
import { eshopFacts, installmentOf } from './row-facts.ts'
import type { Availability } from '../rules/availability.ts'
import { attributesOfProduct, type ProductAttributes } from './product-attributes.ts'
import { type Bestseller, bestsellerOf } from './bestseller.ts'
import { type ProductReviews, reviewsOfProducts } from './product-ratings.ts'
import { factsOfRow, type ProductFacts, type ProductFactsRow } from './product-facts.ts'

/** Numbers that people copy from a box or a page; `gtin` has 14 digits, `sku` is the shop's own. */
export interface OfferCodes {
  readonly gtin: string | null
  readonly mpn: string | null
  readonly sku: string
}

/** One live offer as search needs it. */
export interface IndexableOffer {
  readonly variantId: VariantId
  readonly eshopId: EshopId
  readonly title: string
  readonly slug: string
  readonly priceCents: number
  /** With the unconditional voucher that holds at the moment of loading. */
  readonly totals: Readonly<Record<DeliveryRegion, DeliveredTotal>>
  /** Where its delivery costs nothing. */
  readonly freeTo: readonly DeliveryRegion[]
  /** The best one that applies at the moment of loading, with conditions or without. */
  readonly voucher: AppliedVoucher | null
  readonly freeShipping: boolean
  readonly availability: Availability
  /** null: the shop does not say. Counted at the moment of loading. */
  readonly deliveryDays: number | null
  readonly condition: Condition
  /** Pictures that are here or on their way; as many as the shop names where nobody looks them up. */
  readonly imageCount: number
  /** Of the picture that leads, 0 to 1; null: nobody has judged it yet. */
  readonly pictureScore: number | null
  readonly hasDescription: boolean
  /** How often its shop's prices and stock are right, in steps (`tellAccuracy`); null: unknown. */
  readonly accuracyStep: number | null
  /** What its shop pays for a click and what counts for its place now, in micro-euros; 0: nothing. */
  readonly bidMicros: number
  /** What shops and makers number it by, as the feed says. */
  readonly codes: OfferCodes
  /** What its card shows, as it is kept beside the index (`cardRecord`). */
  readonly card: string
  /** ISO. Feed to `isStale`. */
  readonly lastSeenAt: string
  readonly firstSeenAt: string
  readonly watchedSince: string
  /** The reduction that we can prove (ADR 0023, 0044); null: none. */
  readonly discount: HonestDiscount | null
  /** When anything of this row changes next by time alone, or null. */
  readonly nextChangeAt: string | null
}

/** A product that has at least one live offer, with all of them in the order of their ids. */
export interface IndexableProduct extends ProductFacts {
  /** How much it is asked for, in steps (`tellPopularity`). */
  readonly popularityStep: number
  /** What buyers say of it; null: nothing yet. */
  readonly reviews: ProductReviews
  readonly offers: readonly IndexableOffer[]
}

/** Read and presented between two chances to answer others. */
const PRODUCTS_A_PIECE = 25

/** The products of these ids that have live offers, by id; merged, unknown and offerless ones are absent. */
export async function loadIndexableProducts(
  db: DatabaseOrTransaction,
  productIds: readonly number[],
  now: Date,
  pictures: PictureLookup | null = null,
): Promise<IndexableProduct[]> {
  if (productIds.length === 0) return []
  const around = { eshops: await loadShops(db, now), now, pictures }
  const ids = productIds.toSorted((a, b) => a - b)
  const products: IndexableProduct[] = []
  for (let from = 0; from < ids.length; from += PRODUCTS_A_PIECE)
    products.push(...(await loadProducts(db, ids.slice(from, from + PRODUCTS_A_PIECE), around)))
  return products
}

/**
 * Every product with live offers, in the order of ids, `batchSize` at a time. Pages by id, without a long transaction:
 * what changes meanwhile is found by its dirty mark. `after`: where one was broken off.
 */
export async function* streamIndexableProducts(
  db: DatabaseOrTransaction,
  batchSize: number,
  now: Date,
  pictures: PictureLookup | null = null,
  after = 0,
): AsyncGenerator<IndexableProduct[]> {
  const around = { eshops: await loadShops(db, now), now, pictures }
  for (let last = after; ;) {
    const { rows } = await sql<{
      id: number
    }>`select id from offers.product where id > ${last} and merged_into is null order by id limit ${batchSize}`.execute(
      db,
    )
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return
    last = ids.at(-1) as number
    const products = await loadProducts(db, ids, around)
    if (products.length > 0) yield products
  }
}

type Eshops = ReadonlyMap<number, Eshop>

/** Each with the vouchers that hold now, and no others; one that is suspended is none, and its offers are as if they were not there. */
async function loadShops(db: DatabaseOrTransaction, now: Date): Promise<Eshops> {
  return new Map(
    (await loadEshops(db)).flatMap((eshop) =>
      eshop.isSuspended ? [] : [[eshop.id, { ...eshop, vouchers: vouchersInForce(eshop.vouchers, now) }]],
    ),
  )
}

/** What offers are read with. */
interface Around {
  readonly eshops: Eshops
  readonly now: Date
  readonly pictures: PictureLookup | null
}

async function loadProducts(
  db: DatabaseOrTransaction,
  ids: readonly number[],
  { eshops, now, pictures }: Around,
): Promise<IndexableProduct[]> {
  const offers = await loadOffers(db, ids)
  const found =
    pictures &&
    (await pictures(
      db,
      [...offers.values()].flatMap((rows) => rows.flatMap((row) => row.image_urls)),
    ))
  const reviews = await reviewsOfProducts(db, ids)
  const { rows } = await sql<ProductRow>`
    select p.id, p.slug, p.title, p.category_id, p.brand_id, b.slug as brand_slug, b.name as brand_name, p.family_id, p.condition, p.first_seen_at,
      p.popularity_step, p.bestseller_place
    from offers.product p left join offers.brand b on b.id = p.brand_id
    where p.id = any(${ids as number[]}::bigint[]) and p.merged_into is null order by p.id`.execute(db)
  return rows.flatMap((row) => {
    // A shop that was made a moment ago is not known here either: its offers are dirty, and the next reading has them.
    const own = offers.get(row.id)?.filter((offer) => eshops.has(offer.eshop_id)) ?? []
    return own.length === 0
      ? []
      : [
          {
            ...factsOfRow(row, attributesOfProduct(own.map(describingRow))),
            popularityStep: row.popularity_step,
            reviews: reviews.get(row.id) ?? null,
            offers: own.map((offer) =>
              offerOfRow(
                offer,
                {
                  slug: row.slug,
                  bestseller: bestsellerOf(row),
                  reviews: reviews.get(row.id) ?? null,
                  offerCount: own.length,
                  pictures: found && picturesOfOffer(offer.image_urls, found, offer.are_pictures_chosen),
                },
                eshops.get(offer.eshop_id) as Eshop,
                now,
              ),
            ),
          },
        ]
  })
}

interface ProductRow extends ProductFactsRow {
  popularity_step: number
  bestseller_place: number | null
}

function describingRow({ id, attributes }: OfferRow) {
  return { variantId: id, state: 'live' as const, attributes }
}

async function loadOffers(db: DatabaseOrTransaction, ids: readonly number[]): Promise<Map<number, OfferRow[]>> {
  const { rows } = await sql<OfferRow>`
    select v.id, v.product_id, v.eshop_id, v.title, v.slug, v.price_cents, v.weight_g, v.shipping, v.free_shipping_from_cents, v.availability,
      v.available_from, v.delivery_days, v.condition, v.image_urls, v.are_pictures_chosen, v.description, v.gtin, v.mpn, v.item_id,
      coalesce(v.last_seen_at, s.applied_at) as last_seen_at, v.first_seen_at, ${DISCOUNT_COLUMNS}, v.next_change_at,
      v.category_id, v.attributes, b.name as brand_name, v.installment_months, v.installment_cents, a.step as accuracy_step,
      bid.cpc_micros as bid_micros
    from offers.variant v join offers.snapshot s on s.eshop_id = v.eshop_id left join offers.brand b on b.id = v.brand_id
      left join offers.eshop_accuracy a on a.eshop_id = v.eshop_id
      left join offers.bid bid on bid.variant_id = v.id and bid.is_in_force
    where v.product_id = any(${ids as number[]}::bigint[]) and v.state = 'live' order by v.product_id, v.id`.execute(db)
  return Map.groupBy(rows, (row) => row.product_id)
}

interface OfferRow extends DiscountColumns {
  id: number
  product_id: number
  eshop_id: number
  title: string
  slug: string
  weight_g: number | null
  shipping: FeedShipping | null
  free_shipping_from_cents: number | null
  availability: Availability
  available_from: Date | null
  delivery_days: number | null
  condition: Condition
  image_urls: string[]
  are_pictures_chosen: boolean
  description: string | null
  gtin: string | null
  mpn: string | null
  item_id: string
  last_seen_at: Date
  next_change_at: Date | null
  category_id: number | null
  attributes: ProductAttributes
  brand_name: string | null
  installment_months: number | null
  installment_cents: number | null
  accuracy_step: number | null
  bid_micros: number | null
}

function offerOfRow(row: OfferRow, product: OwnProduct, eshop: Eshop, now: Date): IndexableOffer {
  const deliverable = {
    priceCents: row.price_cents,
    weightG: row.weight_g,
    shipping: row.shipping,
    freeShippingFromCents: row.free_shipping_from_cents,
  }
  const delivered = deliveredOffer(deliverable, eshop)
  const offer = {
    variantId: asId<VariantId>(row.id),
    title: row.title,
    priceCents: row.price_cents,
    freeShipping: delivered.freeShipping,
    voucher: delivered.voucher,
    totals: delivered.totals,
    availability: row.availability,
    deliveryDays: daysUntilDelivery(row.delivery_days, row.available_from, now),
    condition: row.condition,
    ...discountOfRow(row, !isStale(row.last_seen_at, now), now),
  }
  return {
    ...offer,
    eshopId: eshop.id,
    slug: row.slug,
    freeTo: DELIVERY_REGIONS.filter((region) => isFree(delivered.delivery[region])),
    imageCount: product.pictures?.length ?? row.image_urls.length,
    pictureScore: product.pictures?.[0]?.score ?? null,
    hasDescription: row.description !== null,
    accuracyStep: row.accuracy_step,
    bidMicros: row.bid_micros ?? 0,
    codes: { gtin: row.gtin, mpn: row.mpn, sku: row.item_id },
    card: cardRecord({ ...offer, ...cardFactsOfRow(row, product, eshop), delivery: delivered.delivery }),
    lastSeenAt: row.last_seen_at.toISOString(),
    firstSeenAt: row.first_seen_at.toISOString(),
    nextChangeAt: row.next_change_at?.toISOString() ?? null,
  }
}

function isFree(delivery: Delivery): boolean {
  return delivery.kind === 'known' && delivery.cents === 0
}

/** What an offer's card shows beside its row: of the product that it belongs to, and its pictures. */
interface OwnProduct {
  readonly slug: string
  readonly bestseller: Bestseller | null
  readonly reviews: ProductReviews
  readonly offerCount: number
  readonly pictures: readonly OfferPicture[] | null
}

function cardFactsOfRow(row: OfferRow, product: OwnProduct, eshop: Eshop) {
  return {
    productId: asId<ProductId>(row.product_id),
    productSlug: product.slug,
    bestseller: product.bestseller,
    reviews: product.reviews,
    productOfferCount: product.offerCount,
    pictures: product.pictures ?? [],
    state: 'live' as const,
    description: row.description,
    eshop: eshopFacts(eshop),
    brand: row.brand_name === null ? null : { name: row.brand_name },
    installment: installmentOf(row),
    categoryId: row.category_id === null ? null : asId<CategoryId>(row.category_id),
    attributes: row.attributes,
  }
}
