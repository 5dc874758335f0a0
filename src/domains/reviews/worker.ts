import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { hearDecisions } from './hear-decisions.ts'
import { type SummaryWorkerParts, summaryWork } from './summaries/summary-work.ts'
import { starWork, type StarWorkerParts } from './star/star-work.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export type ReviewsWorkerParts = StarWorkerParts & SummaryWorkerParts

export function worker(parts: ReviewsWorkerParts): WorkerSide {
  const star = starWork(parts)
  const summaries = summaryWork(parts)
  return {
    ...star,
    consumers: [hearDecisions, ...star.consumers, ...summaries.consumers],
    repetitions: [...star.repetitions, ...summaries.repetitions],
  }
}
