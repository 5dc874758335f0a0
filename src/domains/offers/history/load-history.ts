import { sql } from 'kysely'
import { type DeliveryTariff, type Eshop, loadEshops } from '#domains/eshops/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import { deliveryOf, type FeedShipping } from '../delivery/delivery.ts'
import { shownState } from '../read/is-listed.ts'
import { STALE_AFTER_MS } from '../rules/freshness.ts'
import type { Condition, VariantState } from '../rules/offer-words.ts'
import { type Availability, isForSale } from '../rules/availability.ts'
import { dailyLowest, type DailyPrices, historyMidnights, type PricedStretch } from './daily-prices.ts'
import type { UnseenStretch } from './honest-discount.ts'
import { loadUnseen, MAX_JUDGED_ROWS } from './load-watched.ts'
import { type PriceRow, type SeenSegment, seenSegments } from './seen-segments.ts'

/** What we saw of one offer. Milliseconds since 1970. */
export interface OfferHistory {
  readonly variantId: VariantId
  readonly eshop: { readonly id: EshopId; readonly name: string }
  readonly state: VariantState
  readonly condition: Condition
  readonly priceCents: number
  readonly watchedSince: number
  /** All that are kept of it, those before it was watched too: the price that held then is among them. */
  readonly rows: readonly PriceRow[]
  readonly unseen: readonly UnseenStretch[]
  readonly segments: readonly SeenSegment[]
  /** Price and delivery to the mainland: as the feed said then, else by what feed and shop say today; unknown ones are left out. */
  readonly delivered: readonly PricedStretch[]
}

/** What we saw of a product in all shops: of one condition, since a product has one. */
export interface ProductHistory {
  readonly productId: ProductId
  readonly offers: readonly OfferHistory[]
  /** Since when any of its offers is watched; null: none ever was. */
  readonly watchedSince: number | null
  /** Midnights in Lisbon of the days told, today's the last. */
  readonly midnights: readonly number[]
  /** The cheapest that could be had, by day. */
  readonly price: DailyPrices
  /** The cheapest delivered to the mainland. */
  readonly delivered: DailyPrices
}

/** Offers of one product that its history tells of: those that were watched first. */
const MAX_OFFERS = 200

/** The whole history of a product; empty for one that never had an offer. Three queries. */
export async function loadPriceHistory(
  db: DatabaseOrTransaction,
  productId: number,
  now: Date,
): Promise<ProductHistory> {
  const offers = await loadOffers(db, sql`v.product_id = ${productId}`, now)
  const watchedSince = offers.length === 0 ? null : Math.min(...offers.map((offer) => offer.watchedSince))
  const midnights =
    watchedSince === null || watchedSince > now.getTime() ? [] : historyMidnights(watchedSince, now.getTime())
  const price = offers.flatMap(({ segments }) =>
    segments
      .filter(({ row }) => isForSale(row))
      .map(({ from, until, row }) => ({ from, until, cents: row.priceCents })),
  )
  return {
    productId: asId<ProductId>(productId),
    offers,
    watchedSince,
    midnights,
    price: dailyLowest(price, midnights),
    delivered: dailyLowest(
      offers.flatMap((offer) => offer.delivered),
      midnights,
    ),
  }
}

/** The history of one offer, whatever its state; null: it never existed. */
export async function loadOfferHistory(
  db: DatabaseOrTransaction,
  variantId: number,
  now: Date,
): Promise<OfferHistory | null> {
  return (await loadOffers(db, sql`v.id = ${variantId}`, now))[0] ?? null
}

async function loadOffers(
  db: DatabaseOrTransaction,
  where: ReturnType<typeof sql>,
  now: Date,
): Promise<OfferHistory[]> {
  const { rows } = await sql<OfferRow>`
    select v.id, v.eshop_id, v.state, v.condition, v.price_cents, v.weight_g, v.shipping, v.free_shipping_from_cents,
      extract(epoch from coalesce(v.watched_since, v.first_seen_at))::float8 * 1000 as since, extract(epoch from coalesce(v.last_seen_at, s.applied_at))::float8 * 1000 as last_seen, o.rows
    from offers.variant v left join offers.snapshot s on s.eshop_id = v.eshop_id
    cross join lateral (select json_agg(json_build_array(n.at, n.price_cents, n.claimed_before_cents, n.availability, n.delivery_cents) order by n.at) as rows from (
      select extract(epoch from p.observed_at)::float8 * 1000 as at, p.price_cents, p.claimed_before_cents, p.availability, p.delivery_cents from offers.price_observation p
      where p.variant_id = v.id and p.observed_at <= ${now} order by p.observed_at desc limit ${MAX_JUDGED_ROWS}) n) o
    where ${where} order by v.first_seen_at, v.id limit ${MAX_OFFERS}`.execute(db)
  if (rows.length === 0) return []
  const eshops = new Map((await loadEshops(db)).map((eshop) => [eshop.id as number, eshop]))
  const unseen = await loadUnseen(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const eshop = eshops.get(row.eshop_id)
    return eshop === undefined
      ? []
      : [historyOfRow(row, eshop, [...(unseen.get(row.id) ?? []), ...outOfSight(row, now)], now)]
  })
}

interface OfferRow {
  id: number
  eshop_id: number
  state: VariantState
  condition: Condition
  price_cents: number
  weight_g: number | null
  shipping: FeedShipping | null
  free_shipping_from_cents: number | null
  since: number
  last_seen: number
  rows:
    | [
        at: number,
        priceCents: number,
        claimedBeforeCents: number | null,
        availability: Availability,
        deliveryCents: number | null,
      ][]
    | null
}

/** What no row tells yet: an offer that has ended, or that nobody has seen for longer than it stays fresh. */
function outOfSight(row: OfferRow, now: Date): UnseenStretch[] {
  const since = row.state === 'live' ? row.last_seen + STALE_AFTER_MS : row.last_seen
  return row.state === 'absent' || since >= now.getTime() ? [] : [{ since, until: null }]
}

function historyOfRow(
  row: OfferRow,
  eshop: Pick<Eshop, 'id' | 'name' | 'tariff' | 'isSuspended'>,
  unseen: UnseenStretch[],
  now: Date,
): OfferHistory {
  const rows = (row.rows ?? []).map(([at, priceCents, claimedBeforeCents, availability, deliveryCents]): PriceRow => ({
    at,
    priceCents,
    claimedBeforeCents,
    availability,
    deliveryCents,
  }))
  const segments = seenSegments(rows, unseen, row.since, now.getTime())
  return {
    variantId: asId<VariantId>(row.id),
    eshop: { id: eshop.id, name: eshop.name },
    state: shownState(row.state, eshop),
    condition: row.condition,
    priceCents: row.price_cents,
    watchedSince: row.since,
    rows,
    unseen,
    segments,
    delivered: segments.flatMap((segment) => deliveredStretch(segment, row, eshop.tariff)),
  }
}

function deliveredStretch({ from, until, row }: SeenSegment, offer: OfferRow, tariff: DeliveryTariff): PricedStretch[] {
  const deliveryCents = row.deliveryCents ?? deliveryToday(row.priceCents, offer, tariff)
  return !isForSale(row) || deliveryCents === null ? [] : [{ from, until, cents: row.priceCents + deliveryCents }]
}

function deliveryToday(
  priceCents: number,
  { weight_g: weightG, shipping, free_shipping_from_cents: freeShippingFromCents }: OfferRow,
  tariff: DeliveryTariff,
): number | null {
  const delivery = deliveryOf({ priceCents, weightG, shipping, freeShippingFromCents }, tariff, 'mainland')
  return delivery.kind === 'known' ? delivery.cents : null
}
