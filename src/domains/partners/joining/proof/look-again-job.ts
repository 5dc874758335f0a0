import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { defineJob, type JobDefinition } from '#platform/jobs/define-job.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { TextRecords } from '#platform/safe-fetch/text-records.ts'
import { domainProven } from '../../mails/joining-notices.ts'
import type { Application, CheckRun } from '../application.ts'
import { shownDomain } from '../shop-domain.ts'
import { findApplication, lockApplication, writeApplication } from '../storage.ts'
import { tellApplicant } from '../tell-applicant.ts'
import type { Checked } from './checked.ts'
import { checkRecord } from './check-record.ts'
import { PROOFS } from './proof-queue.ts'

/** Minutes before each further look at a record: most are there within the hour, the slowest providers take two days. */
export const RECORD_PAUSES_MINUTES = [5, 10, 20, 40, 80, 160, 320, 360, 360, 360, 360, 360, 360] as const

interface FurtherLook {
  readonly applicationId: number
  readonly host: string
  /** The place of its pause in RECORD_PAUSES_MINUTES. */
  readonly round: number
}

export interface LookAgainDeps {
  readonly db: Database
  readonly clock: Clock
  readonly textRecords: TextRecords
}

/**
 * Looks again for a TXT record that was not there, with growing pauses for two days, while the application is a draft with that
 * domain and without a proof. Who applies is mailed once it is there: they have gone away from the page.
 */
export const lookAgain: JobDefinition<FurtherLook, LookAgainDeps> = defineJob({
  name: 'partners.look-again',
  payload: z.object({ applicationId: z.number(), host: z.string(), round: z.int().min(0) }),
  queue: PROOFS,
  maxAttempts: 3,
  run: async (look: FurtherLook, { db, clock, textRecords }: LookAgainDeps, { signal }) => {
    const asked = await findApplication(db, look.applicationId)
    if (!isWanted(asked, look)) return
    const checked = await checkRecord({ host: look.host, proofText: asked.proofText }, textRecords, signal)
    await db.transaction().execute(async (tx) => {
      const present = await lockApplication(tx, look.applicationId)
      if (isWanted(present, look)) await keepLook(tx, present, look, checked, clock.now())
    })
  },
})

/** Plans the next look in the caller's transaction; gives its moment, or null when that was the last one. */
export async function planLook(tx: DatabaseTransaction, look: FurtherLook, now: Date): Promise<string | null> {
  const minutes = RECORD_PAUSES_MINUTES[look.round]
  if (minutes === undefined) return null
  const runAt = new Date(now.getTime() + minutes * 60_000)
  await enqueue(tx, lookAgain, look, { key: `partners.look-again:${look.applicationId}`, runAt })
  return runAt.toISOString()
}

async function keepLook(
  tx: DatabaseTransaction,
  application: Application,
  look: FurtherLook,
  checked: Checked,
  now: Date,
): Promise<void> {
  const { id, check: before } = application
  const { host, round } = look
  const isProven = checked.outcome === 'proven'
  const nextAt = isProven ? null : await planLook(tx, { ...look, round: round + 1 }, now)
  const at = now.toISOString()
  // A file that was looked for since is what the page shows.
  const isShown = isProven || before?.method === 'dns'
  const check: CheckRun = { method: 'dns', host, askedAt: before?.askedAt ?? at, at, ...checked, nextAt }
  await writeApplication(
    tx,
    id,
    { ...(isShown && { check }), ...(isProven && { proof: { by: 'dns' as const, at: now } }) },
    now,
  )
  if (isProven)
    await tellApplicant(tx, application, (to) =>
      queueMail(tx, domainProven, {
        to,
        data: { applicationId: id, domain: shownDomain(host) },
        key: `partners.domain-proven:${id}:${host}`,
      }),
    )
}

/** A try that is under way plans looks of its own. */
function isWanted(application: Application | null, { host }: FurtherLook): application is Application {
  return (
    application !== null &&
    application.state === 'draft' &&
    application.domain === host &&
    application.provenAt === null &&
    !(application.check?.method === 'dns' && application.check.at === null)
  )
}
