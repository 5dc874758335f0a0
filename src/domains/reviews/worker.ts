import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { openImageStore } from '#domains/images/contract.ts'
import type { Config } from '#platform/config.ts'
import { hearDecisions } from './hear-decisions.ts'
import { removeLoosePhotos } from './photos/loose-photos.ts'
import { type SummaryWorkerParts, summaryWork } from './summaries/summary-work.ts'
import { starWork, type StarWorkerParts } from './star/star-work.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface ReviewsWorkerParts extends StarWorkerParts, SummaryWorkerParts {
  readonly config: StarWorkerParts['config'] & SummaryWorkerParts['config'] & Pick<Config, 'imagesUrl'>
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
}

const TIDY_EVERY_MS = 60_000

export function worker(parts: ReviewsWorkerParts): WorkerSide {
  const star = starWork(parts)
  const summaries = summaryWork(parts)
  const store = openImageStore({ imagesUrl: parts.config.imagesUrl, dataFolder: parts.dataFolder })
  return {
    ...star,
    consumers: [hearDecisions, ...star.consumers, ...summaries.consumers],
    repetitions: [
      ...star.repetitions,
      ...summaries.repetitions,
      {
        everyMs: TIDY_EVERY_MS,
        complaint: 'pictures that no review has cannot be removed',
        act: () => removeLoosePhotos(parts.db, store, parts.clock.now()),
      },
    ],
  }
}
