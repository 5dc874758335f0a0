import { sql } from 'kysely'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueueAbsent } from '#platform/jobs/enqueue.ts'
import { withoutUnreadable } from '#platform/readable-text.ts'
import type { Translator } from '#ports/translator/port.ts'
import { tellChanged } from '../publish.ts'
import { lockReview } from '../storage.ts'

export interface TranslateDeps {
  readonly db: Database
  readonly clock: Clock
  readonly translator: Translator
}

const AT_ONCE = 20
/** What could not be translated is tried again after this (docs/limits.md). */
const AGAIN_AFTER_MS = 86_400_000

/** Translates what is published in another language into Portuguese, beside the original: reviews, and what shops reply to them. */
export const translateReviewsJob = defineJob({
  name: 'reviews.translate',
  payload: z.object({}),
  queue: { name: 'translations', places: 1 },
  maxAttempts: 3,
  run: async (_payload, deps: TranslateDeps, { signal, log }) => {
    for (const due of await dueTexts(deps)) {
      const text = await deps.translator
        .translate(due.text, due.language, 'pt', signal)
        .catch((error: unknown) => log.warn({ err: error, ...nameOf(due) }, 'a text cannot be translated'))
      await keepTranslation(deps, due, typeof text === 'string' ? withoutUnreadable(text).trim() : '')
    }
  },
})

/** Has it done where there is something to do. */
export async function enqueueTranslations(deps: Omit<TranslateDeps, 'translator'>): Promise<void> {
  if ((await dueTexts(deps)).length === 0) return
  await deps.db
    .transaction()
    .execute((tx) => enqueueAbsent(tx, translateReviewsJob, [{ payload: {}, key: 'translate' }]))
}

interface DueText {
  readonly part: 'review' | 'reply'
  readonly externalId: string
  readonly text: string
  readonly language: string
}

function nameOf({ part, externalId }: DueText) {
  return { part, review: externalId }
}

async function dueTexts({ db, clock }: Omit<TranslateDeps, 'translator'>): Promise<DueText[]> {
  const before = new Date(clock.now().getTime() - AGAIN_AFTER_MS)
  const { rows } = await sql<DueText>`
    (select 'review' as part, id, external_id as "externalId", body as text, language from reviews.review
      where state = 'published' and language <> 'pt' and translated_body is null and body is not null
        and (translation_tried_at is null or translation_tried_at < ${before})
      order by id limit ${AT_ONCE})
    union all
    (select 'reply', id, external_id, reply, reply_language from reviews.review
      where state = 'published' and reply_language <> 'pt' and translated_reply is null and reply is not null
        and (reply_translation_tried_at is null or reply_translation_tried_at < ${before})
      order by id limit ${AT_ONCE})
    order by id, part desc limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Of words that have changed meanwhile nothing is kept; they come again. */
function keepTranslation({ db, clock }: TranslateDeps, due: DueText, translated: string): Promise<void> {
  const { written, kept, tried } = COLUMNS[due.part]
  return db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, due.externalId)
    if (review === null) return
    const { numUpdatedRows } = await tx
      .updateTable('reviews.review')
      .set({ [kept]: translated === '' ? null : translated, [tried]: clock.now() })
      .where('id', '=', review.id)
      .where(written, '=', due.text)
      .executeTakeFirst()
    if (translated !== '' && numUpdatedRows === 1n) await tellChanged(tx, review)
  })
}

/** What was written, what a translator made of it, and when it was asked. */
const COLUMNS = {
  review: { written: 'body', kept: 'translated_body', tried: 'translation_tried_at' },
  reply: { written: 'reply', kept: 'translated_reply', tried: 'reply_translation_tried_at' },
} as const
