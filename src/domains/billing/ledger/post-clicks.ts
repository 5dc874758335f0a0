import { billableSums, type SumOfClicks } from '#domains/clicks/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { type Entry, postTransaction } from './post-transaction.ts'
import { addPosted, lastPosted } from './storage.ts'

/** Clicks of one transaction: a minute of 800 a second. */
const BATCH = 50_000

/** What has been posted. */
export interface Posted {
  readonly clicks: number
  readonly micros: number
}

/**
 * Brings the clicks that were found to count into the ledger, each once: a transaction holds a range of their numbers, and the
 * next begins where it ends. Killed anywhere, it goes on with the same range.
 */
export async function postClicks(db: Database, clock: Clock, batch = BATCH): Promise<Posted> {
  const posted = { clicks: 0, micros: 0 }
  for (;;) {
    const sums = await db.transaction().execute((tx) => postBatch(tx, clock.now(), batch))
    if (sums.length === 0) return posted
    for (const { clicks, cpcMicros } of sums) {
      posted.clicks += clicks
      posted.micros += clicks * cpcMicros
    }
  }
}

async function postBatch(tx: DatabaseTransaction, now: Date, batch: number): Promise<readonly SumOfClicks[]> {
  await lockUntilCommit(tx, 'postingClicks')
  const after = await lastPosted(tx)
  const { through, sums } = await billableSums(tx, after, batch)
  if (sums.length === 0) return sums
  const key = `clicks:${after + 1}-${through}`
  await postTransaction(tx, { kind: 'clicks', key, clicks: { after, through }, entries: entriesOf(sums) }, now)
  await addPosted(tx, sums)
  await failpoint('ledger.posted')
  return sums
}

/** What shops owe by shop, day and price, against all that it brings. */
function entriesOf(sums: readonly SumOfClicks[]): Entry[] {
  const owed = sums.map((sum): Entry => ({ account: 'unbilled', ...sum, micros: sum.clicks * sum.cpcMicros }))
  return [...owed, { account: 'click_revenue', micros: -owed.reduce((total, { micros }) => total + micros, 0) }]
}
