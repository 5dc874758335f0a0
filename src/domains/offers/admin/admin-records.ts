import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { lisbonDate } from '../history/lisbon-days.ts'
import type { WireAdminData } from './admin-data-call.ts'

/** Longer than anybody compares with. */
export const ADMIN_RECORDS_KEPT_DAYS = 90

/** What was kept of the offers in this listing on the last day before this one, by their ids. */
export async function earlierRecords(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  categoryId: number,
  day: string,
): Promise<ReadonlyMap<number, WireAdminData>> {
  const { rows } = await sql<{ variantId: number; data: WireAdminData }>`
    select r.variant_id as "variantId", r.data from unnest(${variantIds as number[]}::bigint[]) as asked (id)
    cross join lateral (select variant_id, data from offers.admin_record
      where variant_id = asked.id and category_id = ${categoryId} and day < ${day}::date order by day desc limit 1) r`.execute(
    db,
  )
  return new Map(rows.map(({ variantId, data }) => [variantId, data]))
}

/** Keeps what an admin was shown, the first time of its day; of what it was made of (factors) only the sum. */
export async function keepRecords(
  db: DatabaseOrTransaction,
  categoryId: number,
  shown: ReadonlyMap<number, WireAdminData>,
): Promise<void> {
  const rows = [...shown].map(([variantId, data]) => ({ variantId, day: data.day, data: { ...data, factors: null } }))
  await sql`insert into offers.admin_record (variant_id, category_id, day, data)
    select "variantId", ${categoryId}, day, data from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("variantId" bigint, day date, data jsonb)
    order by 1 on conflict do nothing`.execute(db)
}

export async function forgetAdminRecords(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from offers.admin_record where day <= ${lisbonDate(before.getTime())}::date`.execute(db)
}
