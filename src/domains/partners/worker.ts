import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { textRecordsOf } from '#platform/safe-fetch/text-records.ts'
import { JOINING_LIMITS } from './joining/application.ts'
import { checkDomain } from './joining/proof/check-domain-job.ts'
import { lookAgain } from './joining/proof/look-again-job.ts'
import { forgetApplications } from './joining/storage.ts'
import { forgetInvitations } from './members/invitation-storage.ts'

export interface PartnersWorkerParts {
  readonly db: Database
  readonly clock: Clock
  readonly feedTestHosts: readonly string[]
}

/** Looks for proofs of domains, and forgets applications that nobody goes on with and invitations that nobody took. */
export function worker({ db, clock, feedTestHosts }: PartnersWorkerParts): WorkerSide {
  const textRecords = textRecordsOf()
  return {
    jobs: [
      checkDomain.with({ db, clock, testHosts: feedTestHosts, textRecords }),
      lookAgain.with({ db, clock, textRecords }),
    ],
    retention: [
      { what: 'invitations of shops', keptMs: 0, forget: (before) => forgetInvitations(db, before) },
      {
        what: 'applications of shops',
        keptMs: JOINING_LIMITS.keptDays * 86_400_000,
        forget: (before) => db.transaction().execute((tx) => forgetApplications(tx, before)),
      },
    ],
  }
}
