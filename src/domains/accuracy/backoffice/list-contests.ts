import { sql } from 'kysely'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ListAsked } from '#platform/http/calls/list-call.ts'
import type { ReadingRow } from '../shop-api/storage.ts'
import type { CONTEST_FILTERS, CONTEST_SORTS } from './calls.ts'

type ContestedRow = Pick<
  ReadingRow,
  'eshopId' | 'variantId' | 'shownCents' | 'readCents' | 'shownAvailability' | 'readAvailability' | 'observedAt'
> & {
  readonly readingId: number
  readonly outcome: 'price' | 'stock'
  readonly state: 'waiting' | 'accepted' | 'refused'
  readonly contestedAt: Date
}

const ORDERS = { contested: 'c.contested_at', observed: 'o.observed_at' } as const

/** Contests, those that wait before the others. `q`: the number of a reading or of an offer. */
export async function listContests(
  db: Database,
  { q, sort, isDescending, limit, offset, filters }: ListAsked<(typeof CONTEST_SORTS)[number], typeof CONTEST_FILTERS>,
) {
  const { rows } = await sql<ContestedRow & { total: number }>`
    select c.observation_id as "readingId", c.eshop_id as "eshopId", o.variant_id as "variantId", c.state, o.outcome, o.shown_cents as "shownCents",
      o.read_cents as "readCents", o.shown_availability as "shownAvailability", o.read_availability as "readAvailability",
      o.observed_at as "observedAt", c.contested_at as "contestedAt", count(*) over ()::int as total
    from accuracy.contest c join accuracy.observation o on o.id = c.observation_id
    where (${filters.state ?? null}::text is null or c.state = ${filters.state ?? null})
      and (${filters.eshopId ?? null}::int is null or c.eshop_id = ${filters.eshopId ?? null})
      and (${q}::text is null or o.id::text = ${q} or o.variant_id::text = ${q})
    order by c.state <> 'waiting', ${sql.raw(`${ORDERS[sort]} ${isDescending ? 'desc' : 'asc'}`)}, c.observation_id limit ${limit} offset ${offset}`.execute(
    db,
  )
  const names = await eshopNames(db, [...new Set(rows.map(({ eshopId }) => eshopId))])
  return {
    rows: rows.map(({ total: _total, observedAt, contestedAt, ...row }) => ({
      ...row,
      shop: names.get(row.eshopId)?.name ?? `loja ${row.eshopId}`,
      observedAt: observedAt.toISOString(),
      contestedAt: contestedAt.toISOString(),
    })),
    totalCount: rows[0]?.total ?? (offset === 0 ? 0 : null),
  }
}
