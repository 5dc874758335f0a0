import { sql } from 'kysely'
import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { shopSuspended, suspensionEnded } from '../mails/suspension-notices.ts'
import { earliestSuspension, type SuspensionReason } from '../rules/suspension-reasons.ts'

export interface Suspension {
  readonly id: number
  readonly reasons: readonly SuspensionReason[]
  readonly facts: string
  readonly toldAt: Date
  readonly beginsAt: Date
}

export interface SuspensionMaker {
  readonly by: UserId | null
  readonly now: Date
  readonly requestId?: string
}

export type SuspensionAnswer =
  /** `isSeen`: its offers leave or come back now, and not only later or never. */
  | { readonly state: 'done'; readonly isSuspended: boolean; readonly isSeen: boolean; readonly beginsAt: Date | null }
  | {
      readonly state: 'refused'
      readonly why: 'unknown' | 'suspended_already' | 'not_suspended' | 'too_soon' | 'no_mail'
      readonly earliest?: Date
    }

/** The suspension of a shop that has not ended, begun or announced; null: there is none. */
export async function openSuspension(db: DatabaseOrTransaction, eshopId: number): Promise<Suspension | null> {
  const { rows } = await sql<Suspension>`
    select id, reasons, facts, told_at as "toldAt", begins_at as "beginsAt" from eshops.suspension where eshop_id = ${eshopId} and ended_at is null`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * Announces a suspension and begins it where it holds at once: its row, the shop's statement of reasons by mail and the log, in the
 * caller's transaction, who also marks the shop's products where `isSeen` says so. `beginsAt` null: as soon as the reasons allow.
 */
export async function suspendShop(
  tx: DatabaseTransaction,
  {
    eshopId,
    reasons,
    facts,
    beginsAt,
  }: { eshopId: number; reasons: readonly SuspensionReason[]; facts: string; beginsAt: Date | null },
  { by, now, requestId }: SuspensionMaker,
): Promise<SuspensionAnswer> {
  const shop = await lockShop(tx, eshopId)
  if (shop === null) return { state: 'refused', why: 'unknown' }
  if ((await openSuspension(tx, eshopId)) !== null) return { state: 'refused', why: 'suspended_already' }
  if (shop.contactMail === null) return { state: 'refused', why: 'no_mail' }
  const earliest = earliestSuspension(reasons, now)
  const begins = beginsAt ?? earliest
  if (begins < earliest) return { state: 'refused', why: 'too_soon', earliest }
  const { rows } = await sql<{ id: number }>`
    insert into eshops.suspension (eshop_id, reasons, facts, told_at, begins_at, made_by)
    values (${eshopId}, ${reasons as string[]}::text[], ${facts}, ${now}, ${begins}, ${by}) returning id`.execute(tx)
  const id = (rows[0] as { id: number }).id
  const isSuspended = begins <= now
  if (isSuspended) await sql`update eshops.eshop set is_suspended = true where id = ${eshopId}`.execute(tx)
  await queueMail(tx, shopSuspended, {
    to: shop.contactMail,
    data: {
      shop: shop.name,
      reasons: [...reasons],
      facts,
      beginsAt: isSuspended ? null : begins.toISOString(),
      number: id,
    },
    key: `eshops.suspension:${id}`,
  })
  await recordChange(tx, {
    by,
    of: { kind: SUSPENSION_CHANGE, id: String(eshopId) },
    action: 'suspended',
    before: null,
    after: { suspensionId: id, reasons: [...reasons], beginsAt: begins.toISOString() },
    reason: facts.slice(0, 500),
    ...(requestId === undefined ? {} : { requestId }),
  })
  return { state: 'done', isSuspended, isSeen: isSuspended, beginsAt: begins }
}

/** Ends a suspension, begun or only announced; the shop is told. */
export async function endSuspension(
  tx: DatabaseTransaction,
  { eshopId, facts }: { eshopId: number; facts: string },
  { by, now, requestId }: SuspensionMaker,
): Promise<SuspensionAnswer> {
  const shop = await lockShop(tx, eshopId)
  if (shop === null) return { state: 'refused', why: 'unknown' }
  const open = await openSuspension(tx, eshopId)
  if (open === null) return { state: 'refused', why: 'not_suspended' }
  await sql`update eshops.suspension set ended_at = ${now}, end_facts = ${facts} where id = ${open.id}`.execute(tx)
  await sql`update eshops.eshop set is_suspended = false where id = ${eshopId}`.execute(tx)
  if (shop.contactMail !== null)
    await queueMail(tx, suspensionEnded, {
      to: shop.contactMail,
      data: { shop: shop.name, facts, number: open.id, wasBegun: shop.isSuspended },
      key: `eshops.suspension-ended:${open.id}`,
    })
  await recordChange(tx, {
    by,
    of: { kind: SUSPENSION_CHANGE, id: String(eshopId) },
    action: 'ended',
    before: { suspensionId: open.id, reasons: [...open.reasons], beginsAt: open.beginsAt.toISOString() },
    after: null,
    reason: facts.slice(0, 500),
    ...(requestId === undefined ? {} : { requestId }),
  })
  return { state: 'done', isSuspended: false, isSeen: shop.isSuspended, beginsAt: null }
}

const SUSPENSION_CHANGE = 'eshop.suspension'

/**
 * The shops whose suspension has begun by now and was only announced until then; their offers leave the listings. They are locked
 * first: a suspension that somebody ends at this moment has ended for the second statement, and would not have for one alone.
 */
export async function passSuspensions(tx: DatabaseTransaction, now: Date): Promise<number[]> {
  const { rows: begun } = await sql<{ id: number }>`
    select e.id from eshops.eshop e join eshops.suspension s on s.eshop_id = e.id
    where s.ended_at is null and s.begins_at <= ${now} and not e.is_suspended order by e.id for update of e`.execute(tx)
  if (begun.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    update eshops.eshop e set is_suspended = true from eshops.suspension s
    where s.eshop_id = e.id and s.ended_at is null and s.begins_at <= ${now} and not e.is_suspended returning e.id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

async function lockShop(tx: DatabaseTransaction, eshopId: number) {
  const { rows } = await sql<{ name: string; contactMail: string | null; isSuspended: boolean }>`
    select name, contact_mail as "contactMail", is_suspended as "isSuspended" from eshops.eshop where id = ${eshopId} for update`.execute(
    tx,
  )
  return rows[0] ?? null
}
