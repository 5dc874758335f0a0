import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { conflictingKnown } from '../settling/duplicates.ts'
import { areAllSeen, isSeen, type KnownOffers, offersBefore } from '../known/known-offers.ts'
import { sameAttributes } from './same-attributes.ts'

export interface SnapshotDiff {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly missing: number
  /** Live offers before. */
  readonly live: number
  /** Median of new price : live price over the ids that both have; null when none. */
  readonly priceRatio: number | null
  readonly reused: number
  readonly reusedExamples: readonly { line: number; column: number; itemId: string; value: string | null }[]
}

/**
 * Compares the staging table with the shop's offers, into two more temporary tables: `diff` (an action and the variant's id
 * for each staged offer that is not known) and `missing`. Reads only; the caller holds the shop's lock.
 *
 * `diff` has all that brands and observations need of an offer as well: the staging table is wide, each reading of it
 * takes 2 µs an offer, and there were seven of them.
 */
export async function diffSnapshot(session: Database, eshopId: number, known: KnownOffers): Promise<SnapshotDiff> {
  await sql`drop table if exists pg_temp.diff, pg_temp.missing`.execute(session)
  await sql`create temporary table diff as
    select s.ordinal, v.id as old_id, a.action,
      case when a.action in ('new', 'reused') then nextval('offers.variant_id_seq') else v.id end as variant_id,
      s.brand, s.brand_slug, s.category_id, s.price_cents, s.claimed_before_cents, s.availability, (s.shipping->'mainland'->>'cents')::int as delivery_cents
    from pg_temp.staged s
    left join ${offersBefore(known)} v on v.eshop_id = ${eshopId} and v.item_id = s.item_id and v.state <> 'ended'
    left join offers.brand b on b.id = v.brand_id
    left join offers.variant_override o on o.variant_id = v.id
    cross join lateral (select case
      when v.id is null then 'new'
      when ${ANOTHER_ARTICLE} then 'reused'
      when v.state = 'live' and o.variant_id is null and v.content = s.content and ${SAME_BY_RULES} then 'same'
      else 'changed' end as action) a
    where s.outcome = 'offer'`.execute(session)
  await createMissing(session, eshopId, known)
  await sql`analyze pg_temp.diff`.execute(session)
  const unchanged = known.seen === 0 ? 0 : known.seen - known.arrived - (await conflictingKnown(session))
  const counts = await countActions(session, unchanged)
  const live = known.live === null ? await countLive(session, eshopId) : known.live - known.arrived
  return {
    ...counts,
    created: counts.created + known.arrived,
    live,
    priceRatio: await medianRatio(session, unchanged, known),
    reusedExamples: counts.reused === 0 ? [] : await findReused(session),
  }
}

/** Live offers that the feed does not have in any form. */
async function createMissing(session: Database, eshopId: number, known: KnownOffers): Promise<void> {
  if (areAllSeen(known)) return void (await sql`create temporary table missing (variant_id bigint)`.execute(session))
  await sql`create temporary table missing as
    select v.id as variant_id from offers.variant v
    where v.eshop_id = ${eshopId} and v.state = 'live' and not ${isSeen(known)} and not exists (select from pg_temp.staged s where s.item_id = v.item_id)`.execute(
    session,
  )
}

/** Rules, a shop's own among them, may make something else of an item that says the same. */
const SAME_BY_RULES = sql`((v.category_id, v.category_source, v.like_words) is not distinct from (s.category_id, s.category_source, s.like_words) and ${sameAttributes})`

/** Brand, GTIN, title and category all differ (decisions.md, Things), as the feed said them and not whoever overrode it. */
const ANOTHER_ARTICLE = sql`(coalesce(o.feed->>'title', v.title) <> s.title and b.slug is distinct from s.brand_slug and v.gtin is distinct from s.gtin
  and case when o.variant_id is null then v.category_id else (o.feed->>'categoryId')::int end is distinct from s.category_id)`

async function countActions(session: Database, stayed: number) {
  const { rows } = await sql<{ created: number; updated: number; same: number; missing: number; reused: number }>`
    select count(*) filter (where action in ('new', 'reused'))::int as created, count(*) filter (where action = 'changed')::int as updated,
      count(*) filter (where action = 'same')::int as same, count(*) filter (where action = 'reused')::int as reused,
      (select count(*)::int from pg_temp.missing) as missing
    from pg_temp.diff`.execute(session)
  const { same, ...counts } = rows[0] as (typeof rows)[0]
  return { ...counts, unchanged: same + stayed }
}

async function countLive(session: Database, eshopId: number): Promise<number> {
  const { rows } = await sql<{
    live: number
  }>`select count(*)::int as live from offers.variant where eshop_id = ${eshopId} and state = 'live'`.execute(session)
  return rows[0]?.live ?? 0
}

/** How prices moved, for the holding rule: the median over staged offers and as many that stayed as they are. */
async function medianRatio(session: Database, unchanged: number, known: KnownOffers): Promise<number | null> {
  const { rows } = await sql<{ ratios: number; median: number | null }>`
    with moved as materialized (
      select d.price_cents::float8 / v.price_cents as ratio
      from pg_temp.diff d join ${offersBefore(known)} v on v.id = d.old_id
      where d.action in ('changed', 'same') and v.state = 'live')
    select (select count(*)::int from moved) as ratios, (select percentile_cont(0.5) within group (order by ratio) from (
        select ratio from moved union all select 1 from generate_series(1, least(${unchanged}, 1 + (select count(*)::int from moved)))) r) as median`.execute(
    session,
  )
  const { ratios, median } = rows[0] as (typeof rows)[0]
  // Where most stayed as they are, so did the median.
  return unchanged > ratios ? 1 : median
}

async function findReused(session: Database) {
  const { rows } = await sql<{ line: number; column: number; itemId: string; value: string | null }>`
    select s.line, s.col as column, s.item_id as "itemId", s.title as value
    from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal where d.action = 'reused' order by d.ordinal limit 10`.execute(
    session,
  )
  return rows
}
