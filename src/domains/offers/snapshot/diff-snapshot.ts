import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

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
 */
export const diffSnapshot = async (session: Database, eshopId: number): Promise<SnapshotDiff> => {
  await sql`drop table if exists pg_temp.diff, pg_temp.missing`.execute(session)
  await sql`create temporary table diff as
    select s.ordinal, v.id as old_id, a.action,
      case when a.action in ('new', 'reused') then nextval('offers.variant_id_seq') else v.id end as variant_id
    from pg_temp.staged s
    left join offers.variant v on v.eshop_id = ${eshopId} and v.item_id = s.item_id and v.state <> 'ended'
    left join offers.brand b on b.id = v.brand_id
    cross join lateral (select case
      when v.id is null then 'new'
      when ${ANOTHER_ARTICLE} then 'reused'
      when v.state = 'live' and v.content = s.content and ${SAME_BY_RULES} then 'same'
      else 'changed' end as action) a
    where s.outcome = 'offer'`.execute(session)
  await sql`create temporary table missing as
    select v.id as variant_id from offers.variant v
    where v.eshop_id = ${eshopId} and v.state = 'live' and not exists (select from pg_temp.staged s where s.item_id = v.item_id)`.execute(session)
  await sql`analyze pg_temp.diff`.execute(session)
    const known = await countKnown(session)
  const counts = await countActions(session, known)
  return { ...counts, ...(await judge(session, eshopId, known)), reusedExamples: counts.reused === 0 ? [] : await findReused(session) }
}

/** Rules, a shop's own among them, may make something else of an item that says the same. */
const SAME_BY_RULES = sql`(v.category_id, v.category_source, v.like_words, v.keys, v.attributes) is not distinct from (s.category_id, s.category_source, s.like_words, s.keys, s.attributes)`

/** Brand, GTIN, title and category all differ (decisions.md, Things). */
const ANOTHER_ARTICLE = sql`(v.title <> s.title and b.slug is distinct from s.brand_slug and v.gtin is distinct from s.gtin and v.category_id is distinct from s.category_id)`

const countKnown = async (session: Database): Promise<number> => {
  const { rows } = await sql<{ known: number }>`select count(*)::int as known from pg_temp.staged where outcome = 'known'`.execute(session)
  return rows[0]?.known ?? 0
}

const countActions = async (session: Database, known: number) => {
  const { rows } = await sql<{ created: number; updated: number; same: number; missing: number; reused: number }>`
    select count(*) filter (where action in ('new', 'reused'))::int as created, count(*) filter (where action = 'changed')::int as updated,
      count(*) filter (where action = 'same')::int as same, count(*) filter (where action = 'reused')::int as reused,
      (select count(*)::int from pg_temp.missing) as missing
    from pg_temp.diff`.execute(session)
  const { same, ...counts } = rows[0] as (typeof rows)[0]
  return { ...counts, unchanged: same + known }
}

/** What the holding rule asks: how many are live, and how prices moved. */
const judge = async (session: Database, eshopId: number, known: number) => {
  const { rows } = await sql<{ live: number; price_ratio: number | null }>`
    select (select count(*)::int from offers.variant where eshop_id = ${eshopId} and state = 'live') as live,
      (select percentile_cont(0.5) within group (order by ratio) from (
        select s.price_cents::float8 / v.price_cents as ratio
        from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal join offers.variant v on v.id = d.old_id
        where d.action in ('changed', 'same') and v.state = 'live'
        union all select 1 from generate_series(1, ${known})) r) as price_ratio`.execute(session)
  const row = rows[0] as (typeof rows)[0]
  return { live: row.live, priceRatio: row.price_ratio }
}

const findReused = async (session: Database) => {
  const { rows } = await sql<{ line: number; column: number; itemId: string; value: string | null }>`
    select s.line, s.col as column, s.item_id as "itemId", s.title as value
    from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal where d.action = 'reused' order by d.ordinal limit 10`.execute(session)
  return rows
}
