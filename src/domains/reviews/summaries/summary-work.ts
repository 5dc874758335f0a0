import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { hearReviews, markOldSummaries, readDueSummaries } from './follow-reviews.ts'

const READ_EVERY_MS = 3_000

/** What summaries do in a worker: hear which reviews have changed, and read them. */
export function summaryWork({ db }: { readonly db: Database }) {
  let isMarked = false
  return {
    consumers: [hearReviews],
    repetitions: [
      {
        everyMs: READ_EVERY_MS,
        complaint: 'what reviews claim cannot be read',
        act: async () => {
          if (!isMarked) await markOldSummaries(db)
          isMarked = true
          return readDueSummaries({ db })
        },
      },
    ],
  } satisfies WorkerSide
}
