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

/** Adds to the sums by day; `corrected` are clicks taken back, and stand beside those that they were among. */
export async function addToDays(
  db: DatabaseOrTransaction,
  what: 'posted' | 'corrected',
  sums: readonly SumOfClicks[],
): Promise<void> {
  const [clicks, micros] = what === 'posted' ? ['clicks', 'micros'] : ['corrected_clicks', 'corrected_micros']
  await sql`
    insert into billing.day as d (eshop_id, day, cpc_micros, ${sql.ref(clicks)}, ${sql.ref(micros)})
    select s."eshopId", s."day", s."cpcMicros", s."clicks", s."clicks" * s."cpcMicros"
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as s("eshopId" int, "day" date, "cpcMicros" bigint, "clicks" int)
    on conflict (eshop_id, day, cpc_micros) do update set
      ${sql.ref(clicks)} = d.${sql.ref(clicks)} + excluded.${sql.ref(clicks)}, ${sql.ref(micros)} = d.${sql.ref(micros)} + excluded.${sql.ref(micros)}`.execute(
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
