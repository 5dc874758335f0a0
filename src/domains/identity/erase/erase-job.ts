import { z } from 'zod'
import { removeAvatar } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueueAbsent } from '#platform/jobs/enqueue.ts'
import { eraseMailsTo } from '#platform/mail/kept-mails.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { PERSONAL, type PersonalJobDeps } from '../export/export-job.ts'
import { findProfile, lockPerson } from '../profile/profile-storage.ts'
import { dueErasures, findErasure } from './erasure-storage.ts'

export interface EraseDeps extends PersonalJobDeps {
  readonly store: ImageStore
}

/** Erases a person whose days are over: all domains in one transaction, so that nobody is half gone. */
export const erasePerson = defineJob({
  name: 'identity.erase-person',
  payload: z.object({ personId: z.int().positive() }),
  queue: PERSONAL,
  maxAttempts: 20,
  run: async ({ personId }, deps: EraseDeps) => {
    const id = asId<UserId>(personId)
    // The picture goes first: what is begun is begun again after a failure, and nobody would find its file without the person.
    const profile = await findProfile(deps.db, id)
    if (!(await isDue(deps, id)) || profile === null) return
    if (profile.avatar !== null) await removeAvatar(deps.store, profile.avatar)
    await erase(deps, id)
  },
})

async function isDue({ db, clock }: Pick<EraseDeps, 'db' | 'clock'>, personId: UserId): Promise<boolean> {
  const erasure = await findErasure(db, { personId })
  return erasure !== null && erasure.dueAt <= clock.now()
}

/** Removes the person from every domain. Undone at the last moment, nothing is removed. */
export function erase(
  { db, clock, personal }: Pick<EraseDeps, 'db' | 'clock' | 'personal'>,
  personId: UserId,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, personId)
    const erasure = await findErasure(tx, { personId })
    if (erasure === null || erasure.dueAt > clock.now()) return false
    const profile = await findProfile(tx, personId)
    if (profile !== null) await eraseMailsTo(tx, profile.email)
    for (const each of personal) await each.erase(tx, personId, profile?.email ?? null)
    return true
  })
}

const MOST_AT_ONCE = 100

/** Has those erased whose days are over. */
export async function enqueueDueErasures({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const due = await dueErasures(db, clock.now(), MOST_AT_ONCE)
  await enqueueAbsent(
    db,
    erasePerson,
    due.map((personId) => ({ payload: { personId }, key: `erase:${personId}` })),
  )
}
