import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Complaint, ComplaintOutcome } from './complaint.ts'

const COLUMNS = sql`id, eshop_id as "eshopId", about, about_id as "aboutId", body, made_at as "madeAt", made_by as "madeBy",
  outcome, answer, answered_at as "answeredAt"`

/** A shop's, the newest first. */
export async function complaintsOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  most: number,
): Promise<readonly Complaint[]> {
  const { rows } = await sql<Complaint>`select ${COLUMNS} from partners.complaint where eshop_id = ${eshopId}
    order by id desc limit ${most}`.execute(db)
  return rows
}

/** Of all shops: those that wait, the oldest first, or those that have ended, the newest first. */
export async function listComplaints(
  db: DatabaseOrTransaction,
  { isWaiting, limit, offset }: { readonly isWaiting: boolean; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly Complaint[]; readonly totalCount: number }> {
  const { rows } = await sql<Complaint>`select ${COLUMNS} from partners.complaint where (outcome is null) = ${isWaiting}
    order by case when outcome is null then made_at end, answered_at desc, id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from partners.complaint where (outcome is null) = ${isWaiting}`.execute(db)
  return { rows, totalCount: counted[0]?.count ?? 0 }
}

/** Its number, or null where one about the same waits already. */
export async function insertComplaint(
  db: DatabaseOrTransaction,
  { eshopId, about, aboutId, body, madeAt, madeBy }: Omit<Complaint, 'id' | 'outcome' | 'answer' | 'answeredAt'>,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into partners.complaint (eshop_id, about, about_id, body, made_at, made_by)
    values (${eshopId}, ${about}, ${aboutId}, ${body}, ${madeAt}, ${madeBy})
    on conflict (eshop_id, about, about_id) where outcome is null do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Ends one that waits; null: there is none of that number that does. */
export async function endComplaint(
  db: DatabaseOrTransaction,
  id: number,
  { outcome, answer, now }: { readonly outcome: ComplaintOutcome; readonly answer: string; readonly now: Date },
): Promise<Complaint | null> {
  const { rows } = await sql<Complaint>`
    update partners.complaint set outcome = ${outcome}, answer = ${answer}, answered_at = ${now}
    where id = ${id} and outcome is null returning ${COLUMNS}`.execute(db)
  return rows[0] ?? null
}
