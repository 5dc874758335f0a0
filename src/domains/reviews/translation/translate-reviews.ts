import { sql } from 'kysely'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueueAbsent } from '#platform/jobs/enqueue.ts'
import { withoutUnreadable } from '#platform/readable-text.ts'
import type { Translator } from '#ports/translator/port.ts'
import { tellChanged } from '../publish.ts'
import type { Review } from '../review.ts'
import { REVIEW_COLUMNS } from '../storage.ts'

export interface TranslateDeps {
  readonly db: Database
  readonly clock: Clock
  readonly translator: Translator
}

const AT_ONCE = 20
/** What could not be translated is tried again after this (docs/limits.md). */
const AGAIN_AFTER_MS = 86_400_000

/** Translates what is published in another language into Portuguese, beside the original. */
export const translateReviewsJob = defineJob({
  name: 'reviews.translate',
  payload: z.object({}),
  queue: { name: 'translations', places: 1 },
  maxAttempts: 3,
  run: async (_payload, deps: TranslateDeps, { signal, log }) => {
    for (const review of await dueReviews(deps)) {
      const text = await deps.translator
        .translate(review.body ?? '', review.language, 'pt', signal)
        .catch((error: unknown) => log.warn({ err: error, review: review.externalId }, 'a review cannot be translated'))
      await keepTranslation(deps, review, typeof text === 'string' ? withoutUnreadable(text).trim() : '')
    }
  },
})

/** Has it done where there is something to do. */
export async function enqueueTranslations(deps: Omit<TranslateDeps, 'translator'>): Promise<void> {
  if ((await dueReviews(deps)).length === 0) return
  await deps.db
    .transaction()
    .execute((tx) => enqueueAbsent(tx, translateReviewsJob, [{ payload: {}, key: 'translate' }]))
}

async function dueReviews({ db, clock }: Omit<TranslateDeps, 'translator'>): Promise<Review[]> {
  const before = new Date(clock.now().getTime() - AGAIN_AFTER_MS)
  const { rows } = await sql<Review>`
    select ${REVIEW_COLUMNS} from reviews.review r
    where r.state = 'published' and r.language <> 'pt' and r.translated_body is null and r.body is not null
      and (r.translation_tried_at is null or r.translation_tried_at < ${before})
    order by r.id limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Of words that have changed meanwhile nothing is kept; they come again. */
function keepTranslation({ db, clock }: TranslateDeps, review: Review, text: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update reviews.review set translated_body = ${text === '' ? null : text}, translation_tried_at = ${clock.now()}
      where id = ${review.id} and body = ${review.body}`.execute(tx)
    if (text !== '' && numAffectedRows === 1n) await tellChanged(tx, review)
  })
}
