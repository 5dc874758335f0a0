import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { hearSubmitted } from './hear-submitted.ts'
import { caseLinks } from './notices/case-links.ts'
import { retentionOf } from './retention.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface ModerationWorkerParts {
  readonly secret: string
  readonly db: Database
}

export function worker({ secret, db }: ModerationWorkerParts): WorkerSide {
  return {
    consumers: [hearSubmitted(caseLinks(derivedKey(secret, 'moderation')))],
    retention: retentionOf(db),
  }
}
