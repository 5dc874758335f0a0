import { openImageStore } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { DomainPersonalData } from '#platform/domain/personal-data.ts'
import { enqueueDueErasures, erasePerson } from './erase/erase-job.ts'
import { makeExport } from './export/export-job.ts'
import { forgetExports } from './export/export-storage.ts'
import { EXPORT_KEPT_MS } from './export/exports.ts'

const ERASURES_EVERY_MS = 600_000

export interface IdentityWorkerParts {
  readonly db: Database
  readonly clock: Clock
  readonly config: Config
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** What each domain keeps of people. */
  readonly personal: readonly DomainPersonalData[]
}

/** Copies for people of what is kept of them, and the erasure of those whose days are over. */
export function worker({ db, clock, config, dataFolder, personal }: IdentityWorkerParts): WorkerSide {
  const store = openImageStore({ imagesUrl: config.imagesUrl, dataFolder })
  return {
    jobs: [makeExport.with({ db, clock, personal }), erasePerson.with({ db, clock, personal, store })],
    repetitions: [
      {
        everyMs: ERASURES_EVERY_MS,
        atOnce: true,
        complaint: 'accounts that are to be erased cannot be looked for',
        act: () => enqueueDueErasures({ db, clock }),
      },
    ],
    retention: [
      { what: 'copies of personal data', keptMs: EXPORT_KEPT_MS, forget: (before) => forgetExports(db, before) },
    ],
  }
}
