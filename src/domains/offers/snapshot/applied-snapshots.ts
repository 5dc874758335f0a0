import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Which of these shops have had a snapshot applied. */
export async function eshopsWithSnapshot(
  db: DatabaseOrTransaction,
  eshopIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number
  }>`select eshop_id as id from offers.snapshot where eshop_id = any(${eshopIds as number[]}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The shop that was seen longest ago: when its last snapshot was applied; null without any. */
export async function oldestSnapshotAt(db: DatabaseOrTransaction): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(applied_at) as at from offers.snapshot`.execute(db)
  return rows[0]?.at ?? null
}

/** Whether all that the shop's next snapshot brings is new: none has been applied, and no offer stands there without one. */
export async function hasNoOffers(db: DatabaseOrTransaction, eshopId: number): Promise<boolean> {
  const { rows } = await sql<{
    none: boolean
  }>`select not exists (select from offers.snapshot where eshop_id = ${eshopId})
    and not exists (select from offers.variant where eshop_id = ${eshopId} and state <> 'ended') as none`.execute(db)
  return rows[0]?.none === true
}
