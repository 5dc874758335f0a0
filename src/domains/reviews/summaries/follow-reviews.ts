import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { REVIEWS_CHANGED } from '../publish.ts'
import { keptReading, type Reading, readReview, RULES } from './reading.ts'
import { textsOfVariant } from './review-texts.ts'

/** Marks what the reviews of an offer say as to be read anew. */
export const hearReviews = defineConsumer({
  name: 'reviews.summaries',
  events: [REVIEWS_CHANGED],
  key: ({ payload }) => String(payload['variantId']),
  handle: async (tx, { payload }) => {
    const variantId = Number(payload['variantId'] ?? 0)
    if (variantId === 0) return
    await sql`insert into reviews.summary as s (variant_id) values (${variantId})
      on conflict (variant_id) do update set told = s.told + 1`.execute(tx)
  },
})

/** Offers that are read before the next look at what has come. */
const ROUND = 50

/** Reads what is marked, the whole of it; gives how many offers were read. Twice at once does no harm: both read the same. */
export async function readDueSummaries({ db }: { readonly db: Database }): Promise<number> {
  let count = 0
  for (;;) {
    const { rows } = await sql<{ variantId: number; told: number }>`
      select variant_id::int as "variantId", told from reviews.summary where told <> read order by variant_id limit ${ROUND}`.execute(
      db,
    )
    for (const due of rows) await readSummary(db, due)
    count += rows.length
    if (rows.length < ROUND) return count
  }
}

/** What came while it was read stays marked. */
async function readSummary(db: Database, { variantId, told }: { variantId: number; told: number }): Promise<void> {
  const readings = await readVariant(db, variantId)
  await sql`update reviews.summary set readings = ${JSON.stringify(readings.map(keptReading))}::jsonb, reader = ${RULES}, read = ${told}
    where variant_id = ${variantId}`.execute(db)
}

/** What the published reviews of an offer say. */
export async function readVariant(db: Database, variantId: number): Promise<readonly Reading[]> {
  return (await textsOfVariant(db, variantId)).map(readReview)
}

/** Marks what other rules read, and what has reviews and was never read: once, when a worker starts. */
export async function markOldSummaries(db: Database): Promise<void> {
  await sql`update reviews.summary set told = told + 1 where reader <> ${RULES} and told = read`.execute(db)
  await sql`insert into reviews.summary (variant_id) select variant_id from reviews.variant_total on conflict do nothing`.execute(
    db,
  )
}
