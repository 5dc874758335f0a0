import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Refusal } from '#platform/errors/refusal.ts'
import { readableLine } from '#platform/readable-text.ts'
import { MAX_URL, refuseBusy } from './feed-lab.ts'
import { enqueueLabRun } from './lab-jobs.ts'
import { insertLabRun, labLoad } from './lab-storage.ts'
import { insertTrial } from './trial-storage.ts'

/** What a shop wants read: an address, and how; null: as it is recognised. */
export interface TrialWish {
  readonly eshopId: number
  readonly url: string
  readonly dialect: string | null
}

/** Has the lab read a feed as the shop's next import; its number, or why not now. */
export async function startTrial(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { eshopId, url, dialect }: TrialWish,
): Promise<string | Refusal<'overloaded'>> {
  const busy = refuseBusy(await labLoad(db), null)
  if (busy !== null) return busy
  const id = randomBytes(16).toString('hex')
  const source = { kind: 'url', url: readableLine(url, MAX_URL), domain: null } as const
  await db.transaction().execute(async (tx) => {
    await insertLabRun(tx, { id, state: 'waiting', source, announcedBytes: null }, clock.now())
    await insertTrial(tx, { id, eshopId, dialect })
    await enqueueLabRun(tx, id)
  })
  return id
}
