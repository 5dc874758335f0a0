import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import { hearReviews, markOldSummaries, readDueSummaries } from './follow-reviews.ts'
import { createSummaryModel } from './model/ask-summary-model.ts'

export interface SummaryWorkerParts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly config: Pick<Config, 'summaryModel'>
}

const READ_EVERY_MS = 3_000

/** What summaries do in a worker: hear which reviews have changed, and read them. */
export function summaryWork({ db, clock, log, config }: SummaryWorkerParts) {
  const model = config.summaryModel === null ? null : createSummaryModel({ model: config.summaryModel, clock, log })
  let isMarked = false
  return {
    consumers: [hearReviews],
    repetitions: [
      {
        everyMs: READ_EVERY_MS,
        complaint: 'what reviews claim cannot be read',
        act: async () => {
          if (!isMarked) await markOldSummaries({ db, model })
          isMarked = true
          return readDueSummaries({ db, model })
        },
      },
    ],
  } satisfies WorkerSide
}
