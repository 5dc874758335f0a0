import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'

/** Steps of a shop's accuracy: 0 the worst, this the best. */
export const BEST_ACCURACY_STEP = 10

/**
 * Keeps how often shops' prices and stock are right, in steps from 0 to 10; null: unknown. Only a shop whose step is another has its
 * products come into the index anew.
 */
export async function tellAccuracy(
  tx: DatabaseTransaction,
  told: readonly { readonly eshopId: number; readonly step: number | null }[],
): Promise<void> {
  if (told.length === 0) return
  const asked = sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t ("eshopId" int, step smallint)`
  const { rows } = await sql<{ id: number }>`
    with told as (select * from ${asked}),
      gone as (delete from offers.eshop_accuracy a using told t where a.eshop_id = t."eshopId" and t.step is null returning a.eshop_id),
      kept as (
        insert into offers.eshop_accuracy as a (eshop_id, step) select "eshopId", step from told where step is not null order by 1
        on conflict (eshop_id) do update set step = excluded.step where a.step <> excluded.step returning a.eshop_id)
    select eshop_id as id from gone union all select eshop_id from kept`.execute(tx)
  if (rows.length === 0) return
  await markDirtyFrom(
    tx,
    sql`select product_id from offers.variant where eshop_id = any(${rows.map(({ id }) => id)}::int[]) and state = 'live'`,
  )
}
