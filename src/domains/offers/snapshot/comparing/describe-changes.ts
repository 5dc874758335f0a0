import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

const EXAMPLES = 50

/** One offer that a snapshot would add, take away, or price anew. Prices in cents; null where there is none on that side. */
export interface OfferChange {
  readonly itemId: string
  readonly title: string
  readonly fromCents: number | null
  readonly toCents: number | null
}

/** What publishing the staged snapshot would change: counts, and the first 50 of each kind, price moves by their size. */
export interface SnapshotChanges {
  readonly missing: { readonly count: number; readonly examples: readonly OfferChange[] }
  readonly created: { readonly count: number; readonly examples: readonly OfferChange[] }
  readonly prices: { readonly count: number; readonly examples: readonly OfferChange[] }
}

/** Reads what `diffSnapshot` left in the session, for a person who has to decide about a held snapshot. */
export async function describeChanges(session: Database): Promise<SnapshotChanges> {
  return {
    missing: await changesOf(
      session,
      sql`select v.item_id, v.title, v.price_cents as from_cents, null::int as to_cents, v.id as nth
    from pg_temp.missing m join offers.variant v on v.id = m.variant_id`,
    ),
    created: await changesOf(
      session,
      sql`select s.item_id, s.title, null::int as from_cents, s.price_cents as to_cents, s.ordinal as nth
    from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal where d.action in ('new', 'reused')`,
    ),
    prices: await changesOf(
      session,
      sql`select s.item_id, s.title, v.price_cents as from_cents, s.price_cents as to_cents,
      -abs(ln(s.price_cents::float8 / v.price_cents)) as nth
    from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal join offers.variant v on v.id = d.old_id
    where d.action = 'changed' and v.state = 'live' and s.price_cents <> v.price_cents`,
    ),
  }
}

/** A live offer whose price is another: both are known. */
export interface PriceMove extends OfferChange {
  readonly fromCents: number
  readonly toCents: number
}

/** The largest price moves that publishing the snapshot makes, by their ratio, as the offers are called now. */
export async function largestPriceMoves(session: Database, most: number): Promise<PriceMove[]> {
  const { rows } =
    await sql<PriceMove>`select v.item_id as "itemId", v.title, v.price_cents as "fromCents", d.price_cents as "toCents"
    from pg_temp.diff d join offers.variant v on v.id = d.old_id
    where d.action = 'changed' and v.state = 'live' and d.price_cents <> v.price_cents
    order by abs(ln(d.price_cents::float8 / v.price_cents)) desc, v.item_id collate "C" limit ${most}`.execute(session)
  return rows
}

async function changesOf(session: Database, changes: ReturnType<typeof sql>) {
  const { rows } = await sql<
    OfferChange & { count: number }
  >`select item_id as "itemId", title, from_cents as "fromCents", to_cents as "toCents",
    count(*) over ()::int as count from (${changes}) c order by nth, item_id collate "C" limit ${EXAMPLES}`.execute(
    session,
  )
  return { count: rows[0]?.count ?? 0, examples: rows.map(({ count: _count, ...change }) => change) }
}
