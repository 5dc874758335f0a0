import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { openImageStore } from '#domains/images/contract.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { libreTranslator } from '#ports/translator/libre-translator.ts'
import { enqueueDueReviewFeeds, fetchReviewFeedJob } from './feed/feed-jobs.ts'
import { hearDecisions } from './hear-decisions.ts'
import { removeLoosePhotos } from './photos/loose-photos.ts'
import { enqueueTranslations, translateReviewsJob } from './translation/translate-reviews.ts'
import { type SummaryWorkerParts, summaryWork } from './summaries/summary-work.ts'
import { starWork, type StarWorkerParts } from './star/star-work.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface ReviewsWorkerParts extends StarWorkerParts, SummaryWorkerParts {
  readonly config: StarWorkerParts['config'] & SummaryWorkerParts['config'] & Pick<Config, 'imagesUrl' | 'translator'>
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly log: Log
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly feedTestHosts: readonly string[]
}

const TIDY_EVERY_MS = 60_000
const FEEDS_EVERY_MS = 30_000
const TRANSLATE_EVERY_MS = 60_000

export function worker(parts: ReviewsWorkerParts): WorkerSide {
  const star = starWork(parts)
  const summaries = summaryWork(parts)
  const store = openImageStore({ imagesUrl: parts.config.imagesUrl, dataFolder: parts.dataFolder })
  const translator = parts.config.translator === null ? null : libreTranslator(parts.config.translator)
  return {
    ...star,
    jobs: [
      fetchReviewFeedJob.with(parts),
      ...(translator === null ? [] : [translateReviewsJob.with({ ...parts, translator })]),
    ],
    consumers: [hearDecisions, ...star.consumers, ...summaries.consumers],
    repetitions: [
      ...star.repetitions,
      ...summaries.repetitions,
      {
        everyMs: TIDY_EVERY_MS,
        complaint: 'pictures that no review has cannot be removed',
        act: () => removeLoosePhotos(parts.db, store, parts.clock.now()),
      },
      {
        everyMs: FEEDS_EVERY_MS,
        complaint: 'due review feeds cannot be enqueued',
        act: () => enqueueDueReviewFeeds(parts),
      },
      ...(translator === null
        ? []
        : [
            {
              everyMs: TRANSLATE_EVERY_MS,
              complaint: 'translations of reviews cannot be enqueued',
              act: () => enqueueTranslations(parts),
            },
          ]),
    ],
  }
}
