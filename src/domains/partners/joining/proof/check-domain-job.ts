import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { TextRecords } from '#platform/safe-fetch/text-records.ts'
import type { Application } from '../application.ts'
import { findApplication, lockApplication, writeApplication } from '../storage.ts'
import { checkFile, type FileTools } from './check-file.ts'
import { checkRecord } from './check-record.ts'
import { planLook } from './look-again-job.ts'
import { PROOFS } from './proof-queue.ts'

export interface CheckDomainDeps extends FileTools {
  readonly db: Database
  readonly clock: Clock
  readonly textRecords: TextRecords
}

/** Looks for the proof of a domain; what was found stands in the application, which its page shows. A record is looked for again. */
export const checkDomain = defineJob({
  name: 'partners.check-domain',
  payload: z.object({ applicationId: z.number(), askedAt: z.iso.datetime() }),
  queue: PROOFS,
  maxAttempts: 3,
  run: async ({ applicationId, askedAt }, deps: CheckDomainDeps, { signal }) => {
    const asked = await findApplication(deps.db, applicationId)
    const check = checkAt(asked, askedAt)
    if (asked === null || check === null) return
    const of = { host: check.host, proofText: asked.proofText }
    const checked =
      check.method === 'dns' ? await checkRecord(of, deps.textRecords, signal) : await checkFile(of, deps, signal)
    await deps.db.transaction().execute(async (tx) => {
      // What was asked about may have been changed meanwhile.
      const present = await lockApplication(tx, applicationId)
      if (checkAt(present, askedAt) === null || present?.domain !== check.host) return
      const now = deps.clock.now()
      const isAwaited = check.method === 'dns' && checked.outcome !== 'proven'
      const nextAt = isAwaited ? await planLook(tx, { applicationId, host: check.host, round: 0 }, now) : null
      await writeApplication(
        tx,
        applicationId,
        {
          check: { ...check, ...checked, at: now.toISOString(), nextAt },
          ...(checked.outcome === 'proven' && { proof: { by: check.method, at: now } }),
        },
        now,
      )
    })
  },
})

/** The try that was asked for at a moment, where it is still under way. */
function checkAt(application: Application | null, askedAt: string) {
  const check = application?.check ?? null
  return check !== null && check.askedAt === askedAt && check.at === null ? check : null
}
