import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { hearDecisions } from './hear-decisions.ts'
import { starWork, type StarWorkerParts } from './star/star-work.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export type ReviewsWorkerParts = StarWorkerParts

export function worker(parts: ReviewsWorkerParts): WorkerSide {
  const star = starWork(parts)
  return { ...star, consumers: [hearDecisions, ...star.consumers] }
}
