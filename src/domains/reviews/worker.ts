import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { hearDecisions } from './hear-decisions.ts'

export function worker(): WorkerSide {
  return { consumers: [hearDecisions] }
}
