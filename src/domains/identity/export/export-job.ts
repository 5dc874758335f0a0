import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { DomainPersonalData } from '#platform/domain/personal-data.ts'
import { defineJob, type JobQueue } from '#platform/jobs/define-job.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { copyReady } from '../mails/account-notices.ts'
import { type Collected, exportZip } from './export-files.ts'
import { findExportPerson, keepExport } from './export-storage.ts'

/** Copies and erasures: each reads or writes in many tables, so few at once. */
export const PERSONAL: JobQueue = { name: 'personal', places: 1 }

export interface PersonalJobDeps {
  readonly db: Database
  readonly clock: Clock
  /** What each domain keeps of people. */
  readonly personal: readonly DomainPersonalData[]
}

/** Gathers all that is kept of a person into one file, and tells them. Made twice, it is the same file, and told once. */
export const makeExport = defineJob({
  name: 'identity.make-export',
  payload: z.object({ exportId: z.string(), path: z.string() }),
  queue: PERSONAL,
  maxAttempts: 5,
  run: async ({ exportId, path }, { db, clock, personal }: PersonalJobDeps) => {
    const person = await findExportPerson(db, exportId)
    // The person has been erased meanwhile, or the copy forgotten.
    if (person === null) return
    const zip = exportZip(await collect(db, personal, person), clock.now())
    await db.transaction().execute(async (tx) => {
      await keepExport(tx, exportId, zip, clock.now())
      await queueMail(tx, copyReady, { to: person.email, data: { path }, key: `copy-ready:${exportId}` })
    })
  },
})

/** All of one moment: what is changed meanwhile is not half in it. */
export function collect(
  db: Database,
  personal: readonly DomainPersonalData[],
  { id, email }: { readonly id: number; readonly email: string },
): Promise<Collected> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found: [string, Collected[string]][] = []
      for (const each of personal) found.push(...Object.entries(await each.collect(tx, id, email)))
      return Object.fromEntries(found)
    })
}
