import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { DomainPersonalData } from '#platform/domain/personal-data.ts'
import { defineJob, type JobQueue } from '#platform/jobs/define-job.ts'
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

/** Gathers all that is kept of a person into one file. Made twice, it is the same file. */
export const makeExport = defineJob({
  name: 'identity.make-export',
  payload: z.object({ exportId: z.string() }),
  queue: PERSONAL,
  maxAttempts: 5,
  run: async ({ exportId }, { db, clock, personal }: PersonalJobDeps) => {
    const personId = await findExportPerson(db, exportId)
    // The person has been erased meanwhile, or the copy forgotten.
    if (personId === null) return
    await keepExport(db, exportId, exportZip(await collect(db, personal, personId), clock.now()), clock.now())
  },
})

/** All of one moment: what is changed meanwhile is not half in it. */
export function collect(db: Database, personal: readonly DomainPersonalData[], personId: number): Promise<Collected> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found: [string, Collected[string]][] = []
      for (const each of personal) found.push(...Object.entries(await each.collect(tx, personId)))
      return Object.fromEntries(found)
    })
}
