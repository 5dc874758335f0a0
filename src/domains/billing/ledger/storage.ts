import { sql } from 'kysely'
import type { SumOfClicks } from '#domains/clicks/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Number of the last click that the ledger holds; 0: none. */
export async function lastPosted(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{
    through: number | null
  }>`select max(clicks_through) as through from billing.journal`.execute(db)
  return rows[0]?.through ?? 0
}

/** Adds clicks that were posted to the sums by day. */
export async function addPosted(db: DatabaseOrTransaction, sums: readonly SumOfClicks[]): Promise<void> {
  await sql`
    insert into billing.day as d (eshop_id, day, cpc_micros, clicks, micros)
    select s."eshopId", s."day", s."cpcMicros", s."clicks", s."clicks" * s."cpcMicros"
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as s("eshopId" int, "day" date, "cpcMicros" bigint, "clicks" int)
    on conflict (eshop_id, day, cpc_micros) do update set clicks = d.clicks + excluded.clicks, micros = d.micros + excluded.micros`.execute(
    db,
  )
}

/** Adds clicks that were taken back; they stay among those that were posted. */
export async function addCorrected(db: DatabaseOrTransaction, sums: readonly SumOfClicks[]): Promise<void> {
  await sql`
    insert into billing.day as d (eshop_id, day, cpc_micros, corrected_clicks, corrected_micros)
    select s."eshopId", s."day", s."cpcMicros", s."clicks", s."clicks" * s."cpcMicros"
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as s("eshopId" int, "day" date, "cpcMicros" bigint, "clicks" int)
    on conflict (eshop_id, day, cpc_micros) do update set
      corrected_clicks = d.corrected_clicks + excluded.corrected_clicks, corrected_micros = d.corrected_micros + excluded.corrected_micros`.execute(
    db,
  )
}

/** Which of these clicks were taken back before. */
export async function correctedOf(db: DatabaseOrTransaction, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    uid: string
  }>`select uid from billing.correction where uid = any(${uids as string[]}::uuid[])`.execute(db)
  return new Set(rows.map(({ uid }) => uid))
}
