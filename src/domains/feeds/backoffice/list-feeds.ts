import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { ListAsked } from '#platform/http/calls/list-call.ts'
import type { FEED_FILTERS } from './calls.ts'

const ORDERS = { name: 'lower(name)', imported: '"lastAppliedAt"', offers: 'offers', uncertain: 'uncertain' } as const

/** Every shop with its feed as it stands; some hundreds. Offers are those of the last applied import: nobody counts a million rows for a list. */
export async function listFeeds(
  db: Database,
  { q, sort, isDescending, limit, offset, filters }: ListAsked<keyof typeof ORDERS, typeof FEED_FILTERS>,
) {
  const { rows } = await sql<FeedRow & { total: number }>`
    with feed as (
      select e.id as "eshopId", e.name, e.slug, f.next_fetch_at as "nextFetchAt", coalesce(f.failures, 0) as failures, s.applied_at as "lastAppliedAt",
        coalesce(a.accepted_count, 0) as offers,
        (select coalesce(sum(q.offer_count), 0)::int from feeds.category_queue q where q.eshop_id = e.id) as uncertain, h.id as "heldRunId",
        case when h.id is not null then 'held' when f.disabled_at is not null then 'disabled' when f.failures > 0 then 'failing'
          when f.id is null then 'none' else 'fine' end as state
      from eshops.eshop e left join feeds.feed f on f.eshop_id = e.id
      left join lateral (select r.accepted_count from feeds.import_run r where r.feed_id = f.id and r.state = 'applied' and not r.not_modified order by r.id desc limit 1) a on true
      left join lateral (select r.id from feeds.import_run r where r.feed_id = f.id and r.state = 'held' order by r.id desc limit 1) h on true
      left join lateral (select f.last_applied_at as applied_at) s on true)
    select *, count(*) over ()::int as total from feed
    where (${filters.state ?? null}::text is null or state = ${filters.state ?? null})
      and (${q}::text is null or position(unaccent(lower(${q})) in unaccent(lower(name))) > 0 or slug = ${q} or "eshopId"::text = ${q})
    order by ${sql.raw(`${ORDERS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last`)}, "eshopId" limit ${limit} offset ${offset}`.execute(
    db,
  )
  return {
    rows: rows.map(({ total: _total, lastAppliedAt, nextFetchAt, ...row }) => ({
      ...row,
      lastAppliedAt: lastAppliedAt?.toISOString() ?? null,
      nextFetchAt: nextFetchAt?.toISOString() ?? null,
    })),
    totalCount: rows[0]?.total ?? (offset === 0 ? 0 : null),
  }
}

interface FeedRow {
  readonly eshopId: number
  readonly name: string
  readonly slug: string
  readonly state: 'held' | 'failing' | 'disabled' | 'fine' | 'none'
  readonly offers: number
  readonly uncertain: number
  readonly lastAppliedAt: Date | null
  readonly nextFetchAt: Date | null
  readonly heldRunId: number | null
  readonly failures: number
}
