import { sql } from 'kysely'
import { type Eshop, loadEshops, vouchersInForce } from '#domains/eshops/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type CategoryId, type EshopId, type FamilyId, type ProductId, type VariantId } from '#platform/ids.ts'
import type { FeedShipping } from '../delivery/delivery.ts'
import { type DeliveredOffer, deliveredOffer } from '../delivery/delivered-total.ts'
import { daysUntilDelivery } from '../delivery/delivery-days.ts'
import { isStale } from '../rules/freshness.ts'
import { DISCOUNT_COLUMNS, type DiscountColumns, discountOfRow } from '../history/discount-columns.ts'
import type { HonestDiscount } from '../history/honest-discount.ts'
import { noPictures, type OfferPicture, type PictureLookup, picturesOfOffer } from '../cards/offer-pictures.ts'
import type { Condition, VariantState } from '../rules/offer-words.ts'
import { eshopFacts, installmentOf } from './row-facts.ts'
import { isListed, shownState } from './is-listed.ts'
import type { Availability } from '../rules/availability.ts'
import { type Bestseller, bestsellerOf } from './bestseller.ts'
import { type ProductReviews, reviewsOfProducts } from './product-ratings.ts'
import type { ProductAttributes } from './product-attributes.ts'

/** Everything that we hold about one offer and that E-01 can be presented from; delivery, the best voucher and the totals as of the moment of loading. */
export interface VariantData extends DeliveredOffer {
  readonly variantId: VariantId
  readonly productId: ProductId
  readonly productSlug: string
  readonly productTitle: string
  readonly familyId: FamilyId | null
  readonly bestseller: Bestseller | null
  /** What buyers say of its product; null: nothing yet. */
  readonly reviews: ProductReviews
  readonly state: VariantState
  readonly slug: string
  readonly title: string
  readonly description: string | null
  readonly link: string
  readonly imageUrls: readonly string[]
  /** Those of `imageUrls` that are here or on their way, the one that leads first. */
  readonly pictures: readonly OfferPicture[]
  readonly eshop: {
    readonly id: EshopId
    readonly name: string
    readonly slug: string
    readonly paid: boolean
    readonly domain: string | null
    readonly coolingOffDays: number | null
  } & Pick<Eshop, 'logo' | 'returnPolicy' | 'assemblyPolicy' | 'collectionPolicy'>
  readonly brand: { readonly id: number; readonly slug: string; readonly name: string } | null
  readonly gtin: string | null
  readonly mpn: string | null
  readonly condition: Condition
  readonly priceCents: number
  readonly installment: { readonly months: number; readonly cents: number } | null
  readonly availability: Availability
  /** ISO */
  readonly availableFrom: string | null
  readonly deliveryDays: number | null
  readonly categoryId: CategoryId | null
  readonly attributes: ProductAttributes
  /** ISO */
  readonly firstSeenAt: string
  /** Since when the same article has been watched under this offer: without 30 days before a reduction nothing is said of it. */
  readonly watchedSince: string
  /** The reduction that we can prove (ADR 0023, 0044), never the shop's claim; null without one or when the offer is not live, or stale. */
  readonly discount: HonestDiscount | null
  readonly lastSeenAt: string
  readonly nextChangeAt: string | null
  /** Live offers of its product, this one included when it is live, and the shops that make them. */
  readonly productOfferCount: number
  readonly productEshopCount: number
}

/** The offers of these ids in the asked order, whatever their state; unknown ids are absent, doubles come once. Four queries. */
export async function loadVariants(
  db: DatabaseOrTransaction,
  ids: readonly number[],
  now: Date,
  pictures: PictureLookup = noPictures,
): Promise<VariantData[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await selectVariants(db, sql`v.id = any(${wanted}::bigint[])`)
  const found = new Map(await presentRows(db, rows, now, pictures))
  return wanted.flatMap((id) => found.get(id) ?? [])
}

/** All offers of a product, ended ones left out, by id. */
export async function loadProductVariants(
  db: DatabaseOrTransaction,
  productId: number,
  now: Date,
  pictures: PictureLookup = noPictures,
): Promise<VariantData[]> {
  return loadVariantsOfProducts(db, [productId], now, pictures)
}

/** The same of several products together. */
export async function loadVariantsOfProducts(
  db: DatabaseOrTransaction,
  productIds: readonly number[],
  now: Date,
  pictures: PictureLookup = noPictures,
): Promise<VariantData[]> {
  const rows = await selectVariants(db, sql`v.product_id = any(${productIds}::bigint[]) and v.state <> 'ended'`)
  return (await presentRows(db, rows, now, pictures)).map(([, variant]) => variant)
}

async function presentRows(
  db: DatabaseOrTransaction,
  rows: VariantRow[],
  now: Date,
  pictures: PictureLookup,
): Promise<[number, VariantData][]> {
  const eshops = new Map(
    (rows.length === 0 ? [] : await loadEshops(db)).map((eshop) => [
      eshop.id as number,
      { ...eshop, vouchers: vouchersInForce(eshop.vouchers, now) },
    ]),
  )
  const found = await pictures(
    db,
    rows.flatMap((row) => row.image_urls),
  )
  const reviews = await reviewsOfProducts(db, [...new Set(rows.map((row) => row.product_id))])
  return rows.map((row) => [
    row.id,
    {
      ...variantOfRow(row, eshops.get(row.eshop_id) as Eshop, now),
      pictures: picturesOfOffer(row.image_urls, found, row.are_pictures_chosen),
      reviews: reviews.get(row.product_id) ?? null,
    },
  ])
}

async function selectVariants(db: DatabaseOrTransaction, where: ReturnType<typeof sql>): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.product_id, p.slug as product_slug, p.title as product_title, p.family_id, p.bestseller_place, p.category_id as product_category_id, v.eshop_id, v.state, v.slug, v.title, v.description, v.link,
      v.image_urls, v.are_pictures_chosen, v.brand_id, b.slug as brand_slug, b.name as brand_name, v.gtin, v.mpn, v.condition, v.price_cents, v.installment_months,
      v.installment_cents, v.availability, v.available_from, v.delivery_days, v.shipping, v.free_shipping_from_cents, v.weight_g, v.category_id, v.attributes,
      v.first_seen_at, ${DISCOUNT_COLUMNS}, coalesce(v.last_seen_at, s.applied_at) as last_seen_at, v.next_change_at, o.offers, o.eshops
    from offers.variant v
    join offers.product p on p.id = v.product_id
    join offers.snapshot s on s.eshop_id = v.eshop_id
    left join offers.brand b on b.id = v.brand_id
    cross join lateral (select count(*)::int as offers, count(distinct l.eshop_id)::int as eshops from offers.variant l where l.product_id = v.product_id and ${isListed('l')}) o
    where ${where} order by v.id`.execute(db)
  return rows
}

interface VariantRow extends DiscountColumns {
  id: number
  product_id: number
  product_slug: string
  product_title: string
  family_id: number | null
  bestseller_place: number | null
  product_category_id: number | null
  eshop_id: number
  state: VariantState
  slug: string
  title: string
  description: string | null
  link: string
  image_urls: string[]
  are_pictures_chosen: boolean
  brand_id: number | null
  brand_slug: string | null
  brand_name: string | null
  gtin: string | null
  mpn: string | null
  condition: Condition
  installment_months: number | null
  installment_cents: number | null
  availability: Availability
  available_from: Date | null
  delivery_days: number | null
  shipping: FeedShipping | null
  free_shipping_from_cents: number | null
  weight_g: number | null
  category_id: number | null
  attributes: ProductAttributes
  last_seen_at: Date
  next_change_at: Date | null
  offers: number
  eshops: number
}

function variantOfRow(row: VariantRow, eshop: Eshop, now: Date): Omit<VariantData, 'pictures' | 'reviews'> {
  return {
    variantId: asId<VariantId>(row.id),
    productId: asId<ProductId>(row.product_id),
    productSlug: row.product_slug,
    productTitle: row.product_title,
    familyId: row.family_id === null ? null : asId<FamilyId>(row.family_id),
    bestseller: bestsellerOf({ bestseller_place: row.bestseller_place, category_id: row.product_category_id }),
    state: shownState(row.state, eshop),
    slug: row.slug,
    title: row.title,
    description: row.description,
    link: row.link,
    imageUrls: row.image_urls,
    eshop: eshopFacts(eshop),
    brand:
      row.brand_id === null
        ? null
        : { id: row.brand_id, slug: row.brand_slug as string, name: row.brand_name as string },
    gtin: row.gtin,
    mpn: row.mpn,
    condition: row.condition,
    priceCents: row.price_cents,
    installment: installmentOf(row),
    ...deliveryOfRow(row, eshop, now),
    categoryId: row.category_id === null ? null : asId<CategoryId>(row.category_id),
    attributes: row.attributes,
    firstSeenAt: row.first_seen_at.toISOString(),
    ...discountOfRow(row, shownState(row.state, eshop) === 'live' && !isStale(row.last_seen_at, now), now),
    lastSeenAt: row.last_seen_at.toISOString(),
    nextChangeAt: row.next_change_at?.toISOString() ?? null,
    productOfferCount: row.offers,
    productEshopCount: row.eshops,
  }
}

function deliveryOfRow(row: VariantRow, eshop: Eshop, now: Date) {
  const offer = {
    priceCents: row.price_cents,
    weightG: row.weight_g,
    shipping: row.shipping,
    freeShippingFromCents: row.free_shipping_from_cents,
  }
  return {
    availability: row.availability,
    availableFrom: row.available_from?.toISOString() ?? null,
    deliveryDays: daysUntilDelivery(row.delivery_days, row.available_from, now),
    ...deliveredOffer(offer, eshop),
  }
}
