import { sql } from 'kysely'
import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'

/** Told when terms by which clicks cost begin to hold for a shop, or cease to: {eshopId}. */
export const AGREEMENT_CHANGED = 'partners.agreement_changed'
/** Of the audit log. */
export const AGREEMENT_CHANGE = 'partners.agreement'

export interface AgreementOf {
  readonly eshopId: number
  /** From when terms by which clicks cost hold for it; null: no agreement was made. */
  readonly holdsFrom: Date | null
  /** Who says so; null: the operator, by a command. */
  readonly by: UserId | null
  readonly now: Date
  readonly requestId?: string
}

/**
 * Keeps from when an agreement holds that was made elsewhere, with a shop that has not joined by an application; the log is told. What its
 * clicks have cost stays as it is. `joined`: it has accepted its terms itself, or is told of them, and nothing is changed.
 */
export async function settleAgreement(
  tx: DatabaseTransaction,
  { eshopId, holdsFrom, by, now, requestId }: AgreementOf,
): Promise<'settled' | 'unchanged' | 'joined'> {
  const { rows: joined } =
    await sql`select from partners.application where eshop_id = ${eshopId} and state = 'approved'`.execute(tx)
  if (joined.length > 0) return 'joined'
  const before = await lockAgreement(tx, eshopId)
  if (before?.getTime() === holdsFrom?.getTime()) return 'unchanged'
  await storeAgreement(tx, eshopId, holdsFrom, now)
  await recordChange(tx, {
    by,
    of: { kind: AGREEMENT_CHANGE, id: String(eshopId) },
    action: 'set',
    before: { holdsFrom: before?.toISOString() ?? null },
    after: { holdsFrom: holdsFrom?.toISOString() ?? null },
    ...(requestId !== undefined && { requestId }),
  })
  return 'settled'
}

/** The operator's word about a shop, whose row waits for whoever changes it; null: there is none. */
export async function lockAgreement(tx: DatabaseTransaction, eshopId: number): Promise<Date | null> {
  const { rows } = await sql<{ from: Date }>`
    select holds_from as from from partners.agreement where eshop_id = ${eshopId} for update`.execute(tx)
  return rows[0]?.from ?? null
}

/** Writes it, or takes it away, and tells who prices the shop's clicks. */
export async function storeAgreement(
  tx: DatabaseTransaction,
  eshopId: number,
  holdsFrom: Date | null,
  now: Date,
): Promise<void> {
  if (holdsFrom === null) await sql`delete from partners.agreement where eshop_id = ${eshopId}`.execute(tx)
  else
    await sql`insert into partners.agreement (eshop_id, holds_from, set_at) values (${eshopId}, ${holdsFrom}, ${now})
      on conflict (eshop_id) do update set holds_from = excluded.holds_from, set_at = excluded.set_at`.execute(tx)
  await publishEvents(tx, [{ kind: AGREEMENT_CHANGED, payload: { eshopId } }])
}
