import { sql } from 'kysely'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'

/** A new import counts a fifth: a shop that mended its feed is itself again after a week or two of daily changes. */
const NEWEST = 0.2

/**
 * How much of what a shop sends is right: of the items of its imports, those without an error (N-04). An import that found everything as
 * it was has none to tell of. What differs at the shop is another factor (`tellAccuracy`).
 */
export const shopAccuracy = defineConsumer({
  name: 'search.shop-accuracy',
  events: ['feeds.import_applied'],
  // The shops of a demo, or of an installation that is older than this, have been read before it first listens.
  begins: 'with what is kept',
  key: ({ payload }) => String(payload['eshopId']),
  handle: async (tx, { payload }) => {
    const { eshopId, read, accepted } = payload as Readonly<Record<string, number | undefined>>
    if (!eshopId || !read || accepted === undefined) return
    const share = Math.min(1, Math.max(0, accepted / read))
    await sql`insert into search.shop_accuracy as known (eshop_id, accuracy, imports) values (${eshopId}, ${share}, 1)
      on conflict (eshop_id) do update set accuracy = known.accuracy + ${NEWEST}::double precision * (excluded.accuracy - known.accuracy), imports = known.imports + 1`.execute(
      tx,
    )
  },
})
