import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Lease, LeaseNews } from './lease.ts'

/** A holder that has said nothing for so long after its lease was over, with its spool, is not waited for any more. */
const UNHEARD_MS = 48 * 3_600_000

export async function insertLease(
  tx: DatabaseTransaction,
  granted: Omit<Lease, 'id' | 'expiresAt'> & { readonly expiresAt: Date },
  now: Date,
): Promise<Lease> {
  const id = randomUUID()
  const { eshopId, day, grantedMicros, expiresAt } = granted
  await sql`insert into clicks.lease (id, eshop_id, day, granted_micros, granted_at, expires_at)
    values (${id}, ${eshopId}, ${day}, ${grantedMicros}, ${now}, ${expiresAt})`.execute(tx)
  return { id, eshopId, day, grantedMicros, expiresAt: expiresAt.toISOString() }
}

/** What budgets are bound by: all that was given out and may be spent still, and what was. */
export interface LeasedSums {
  readonly committedMicros: number
  /** What holders have said of it. */
  readonly usedMicros: number
}

/** Of a shop's leases of these days, first and last included. */
export async function leasedSums(
  db: DatabaseOrTransaction,
  eshopId: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<LeasedSums> {
  const { rows } = await sql<LeasedSums>`
    select coalesce(sum(case when coalesce(closed_at, settled_at) is null then granted_micros else used_micros end - refunded_micros), 0)::bigint as "committedMicros",
      coalesce(sum(used_micros - refunded_micros), 0)::bigint as "usedMicros"
    from clicks.lease where eshop_id = ${eshopId} and day between ${from}::date and ${until}::date`.execute(db)
  const [sums] = rows
  return { committedMicros: Number(sums?.committedMicros), usedMicros: Math.max(0, Number(sums?.usedMicros)) }
}

/** Keeps what holders say of their leases; answers which of the open ones are to be given back. What is closed stays as it is. */
export async function keepLeaseNews(
  db: DatabaseOrTransaction,
  news: readonly LeaseNews[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (news.length === 0) return new Set()
  const { rows } = await sql<{ id: string; isRevoked: boolean }>`
    update clicks.lease l set used_micros = case when n."isClosed" then n."usedMicros" else greatest(l.used_micros, n."usedMicros") end,
      closed_at = case when n."isClosed" then ${now}::timestamptz end
    from (select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as t ("id" uuid, "usedMicros" bigint, "isClosed" boolean) order by 1) n
    where l.id = n."id" and l.closed_at is null and l.settled_at is null
    returning l.id, l.closed_at is null and l.revoked_at is not null as "isRevoked"`.execute(db)
  return new Set(rows.flatMap(({ id, isRevoked }) => (isRevoked ? [id] : [])))
}

/** Holders of the shop's leases are to give back what is left of them. */
export async function revokeLeases(tx: DatabaseTransaction, eshopId: number, now: Date): Promise<void> {
  await sql`update clicks.lease set revoked_at = ${now}
    where eshop_id = ${eshopId} and closed_at is null and settled_at is null and revoked_at is null`.execute(tx)
}

/**
 * Clicks that have been judged not to be billed give their price back to the budget that paid for them. Not to a lease that was settled: what
 * came later was never reckoned in it, and would make room for clicks that nobody may spend.
 */
export async function refundLeases(tx: DatabaseTransaction, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await sql`
    update clicks.lease l set refunded_micros = l.refunded_micros + r.micros
    from (select lease_id, eshop_id, sum(cpc_micros) as micros from clicks.click
      where uid = any(${uids as string[]}::uuid[]) and lease_id is not null group by 1, 2 order by 1, 2) r
    where l.id = r.lease_id and l.eshop_id = r.eshop_id and l.settled_at is null`.execute(tx)
}

/**
 * Leases of holders that were never heard of again: what their clicks say is what was used, whether the holder had closed them by what was
 * reserved or not at all. A click that comes after that is not billed (`lockUnclassified`), so that nothing is spent twice.
 */
export function settleLeases(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'judgingClicks')
    await sql`
      update clicks.lease l set settled_at = ${now},
        used_micros = coalesce((select sum(c.cpc_micros) from clicks.click c where c.lease_id = l.id and c.eshop_id = l.eshop_id), 0)
      where settled_at is null and expires_at < ${new Date(now.getTime() - UNHEARD_MS)}`.execute(tx)
  })
}
