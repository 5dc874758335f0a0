import { openImageStore } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { DomainPersonalData } from '#platform/domain/personal-data.ts'
import { forgetProofs, PROOF_KEPT_MS } from './consent/consents.ts'
import { forgetMailCodes } from './codes/mail-code-storage.ts'
import { forgetRegistrations } from './codes/registration-storage.ts'
import { enqueueDueErasures, erasePerson } from './erase/erase-job.ts'
import { makeExport } from './export/export-job.ts'
import { forgetExports } from './export/export-storage.ts'
import { EXPORT_KEPT_MS } from './export/exports.ts'
import { forgetChallenges } from './passkeys/passkey-storage.ts'
import { forgetSessions } from './sessions/session-storage.ts'
import { forgetTurns } from './throttle/turns.ts'

const DAY_MS = 86_400_000
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

/** Copies for people of what is kept of them, the erasure of those whose days are over, and what is forgotten by its age. */
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
    // A code that is over is kept a day longer, so that who comes late reads why.
    retention: [
      { what: 'registrations', keptMs: DAY_MS, forget: (before) => forgetRegistrations(db, before) },
      { what: 'codes of mails', keptMs: DAY_MS, forget: (before) => forgetMailCodes(db, before) },
      { what: 'sessions that are over', keptMs: 30 * DAY_MS, forget: (before) => forgetSessions(db, before) },
      { what: 'challenges of passkeys', keptMs: 0, forget: (before) => forgetChallenges(db, before) },
      { what: 'turns', keptMs: 0, forget: (before) => forgetTurns(db, before) },
      {
        what: 'proofs of consent without an account',
        keptMs: PROOF_KEPT_MS,
        forget: (before) => forgetProofs(db, before),
      },
      { what: 'copies of personal data', keptMs: EXPORT_KEPT_MS, forget: (before) => forgetExports(db, before) },
    ],
  }
}
