import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'

/** Keeps when a shop's offers changed last: an import that found everything as it was changes no page. */
export const eshopChanges = defineConsumer({
  name: 'offers.eshop-changes',
  events: ['feeds.import_applied'],
  key: ({ payload }) => String(payload['eshopId']),
  handle: async (tx, { payload, at }) => {
    const { eshopId, created, updated, deactivated } = payload as Readonly<Record<string, number>>
    if (!created && !updated && !deactivated) return
    await sql`insert into offers.eshop_change as known (eshop_id, changed_at) values (${eshopId}, ${at})
      on conflict (eshop_id) do update set changed_at = greatest(known.changed_at, excluded.changed_at)`.execute(tx)
  },
})

/** ISO dates by shop's id; a shop that has not changed since they are kept has none. */
export async function eshopChangeDates(db: DatabaseOrTransaction): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('offers.eshop_change').select(['eshop_id', 'changed_at']).execute()
  return new Map(rows.map((row) => [row.eshop_id, row.changed_at.toISOString()]))
}
