import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { ensureEnvironment } from './storage/set-definitions.ts'

export interface FlagsWorkerParts {
  readonly db: Database
  readonly config: Pick<Config, 'env'>
}

export function worker({ db, config }: FlagsWorkerParts): WorkerSide {
  return { beforeReady: () => ensureEnvironment(db, config.env) }
}
