import { sql } from 'kysely'
import { tellReviewed } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { REVIEWS_CHANGED } from '../publish.ts'
import type { SummaryModel } from './model/summary-model.ts'
import { readerName, readTogether } from './read-together.ts'
import { type KeptReading, keptReading, readingOf } from './reading.ts'
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

export interface SummaryReading {
  readonly db: Database
  /** null: the rules read alone. */
  readonly model: SummaryModel | null
}

/** Reads what is marked, the whole of it; gives how many offers were read. Twice at once does no harm: both read the same. */
export async function readDueSummaries({ db, model }: SummaryReading): Promise<number> {
  let count = 0
  for (;;) {
    const { rows } = await sql<DueSummary>`
      select variant_id::int as "variantId", told, reader, readings from reviews.summary where told <> read order by variant_id limit ${ROUND}`.execute(
      db,
    )
    for (const due of rows) await readSummary({ db, model }, due)
    count += rows.length
    if (rows.length < ROUND) return count
  }
}

interface DueSummary {
  readonly variantId: number
  readonly told: number
  readonly reader: string
  readonly readings: readonly KeptReading[]
}

/** What came while it was read stays marked. The page of its product is made anew when it says something else. */
async function readSummary({ db, model }: SummaryReading, { variantId, told, reader, readings }: DueSummary) {
  const before = reader === readerName(model) ? readings.map(readingOf) : []
  const read = await readTogether(await textsOfVariant(db, variantId), model, before)
  const [former, now] = [readings, read.readings.map(keptReading)].map((kept) => JSON.stringify(kept))
  await db.transaction().execute(async (tx) => {
    await sql`update reviews.summary set readings = ${now}::jsonb, reader = ${read.reader}, read = ${told}
      where variant_id = ${variantId}`.execute(tx)
    if (now !== former) await tellReviewed(tx, [variantId])
  })
}

/** Marks what others read, and what has reviews and was never read: once, when a worker starts. */
export async function markOldSummaries({ db, model }: SummaryReading): Promise<void> {
  await sql`update reviews.summary set told = told + 1 where reader <> ${readerName(model)} and told = read`.execute(db)
  await sql`insert into reviews.summary (variant_id) select variant_id from reviews.variant_total on conflict do nothing`.execute(
    db,
  )
}
