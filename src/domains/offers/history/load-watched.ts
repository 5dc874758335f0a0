import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Availability } from '../rules/availability.ts'
import type { UnseenStretch, WatchedPrices } from './honest-discount.ts'

/**
 * Rows of one offer that the rule is shown, the newest: a price that changed more often is watched since the oldest of them, so
 * that a flapping offer costs a bounded time and proves the less.
 */
export const MAX_JUDGED_ROWS = 2000

/** What we saw of these offers until `now`, for the rule; those watched for less than 30 days are absent, as nothing can be proven of them. Two queries. */
export async function loadWatched(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  now: Date,
): Promise<Map<number, WatchedPrices & { readonly priceCents: number }>> {
  const { rows: offers } = await sql<OfferRow>`
    select v.id, v.price_cents, extract(epoch from coalesce(v.watched_since, v.first_seen_at))::float8 * 1000 as since, o.ats, o.prices, o.availabilities
    from offers.variant v
    cross join lateral (select array_agg(n.at order by n.at) as ats, array_agg(n.price_cents order by n.at) as prices, array_agg(n.availability order by n.at) as availabilities from (
      select extract(epoch from p.observed_at)::float8 * 1000 as at, p.price_cents, p.availability from offers.price_observation p
      where p.variant_id = v.id and p.observed_at <= ${now} order by p.observed_at desc limit ${MAX_JUDGED_ROWS}) n) o
    where v.id = any(${variantIds as number[]}::bigint[]) and coalesce(v.watched_since, v.first_seen_at) <= ${now}::timestamptz - interval '720 hours'`.execute(
    db,
  )
  const stretches = await loadUnseen(db, variantIds)
  return new Map(
    offers.map((offer) => [
      offer.id,
      {
        seen: (offer.ats ?? []).map((at, index) => ({
          at,
          priceCents: offer.prices?.[index] as number,
          availability: offer.availabilities?.[index] as Availability,
        })),
        unseen: stretches.get(offer.id) ?? [],
        watchedSince: offer.since,
        priceCents: offer.price_cents,
      },
    ]),
  )
}

interface OfferRow {
  id: number
  price_cents: number
  since: number
  ats: number[] | null
  prices: number[] | null
  availabilities: Availability[] | null
}

/** Stretches in which these offers were not seen, as far as they are written: missing from their shop's feed, refused, or nobody looked. */
export async function loadUnseen(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<Map<number, UnseenStretch[]>> {
  const { rows } = await sql<{ id: number; since: number; until: number | null }>`
    with asked as (select id, eshop_id from offers.variant where id = any(${variantIds as number[]}::bigint[]))
    select id, extract(epoch from since)::float8 * 1000 as since, extract(epoch from until)::float8 * 1000 as until from (
      select q.id, a.since, a.until from asked q join offers.absence a on a.variant_id = q.id
      union all select q.id, g.since, g.until from asked q join offers.watch_gap g on g.eshop_id = q.eshop_id) as stretch`.execute(
    db,
  )
  return Map.groupBy(rows, (row) => row.id)
}
