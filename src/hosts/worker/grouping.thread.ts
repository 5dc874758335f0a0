import { parentPort } from 'node:worker_threads'
import { groupDueOffers } from '#domains/offers/contract.ts'
import { repeat } from '#platform/pace/repeat.ts'
import type { GroupingAnswer, GroupingWish } from './grouping-thread.ts'
import { processParts } from '../process-parts.ts'

/** The thread of the worker that groups offers; `startGroupingThread` speaks with it. */

const EVERY_MS = 1_000

const { clock, log, connect } = processParts('worker')
const connection = connect({ statementTimeoutMs: 0, acquireTimeoutMs: 30_000, maxConnections: 2 })
let [isStopping, grouped] = [false, 0]
let sweeps: Promise<unknown> = Promise.resolve()

/** One sweep at a time: a second one would find the lock taken and do nothing. Gives the offers of all sweeps until now. */
function sweep(): Promise<number> {
  const mine = sweeps.then(async () => {
    const { offers } = await groupDueOffers({ pool: connection.pool, clock }, { isStopping: () => isStopping })
    return (grouped += offers)
  })
  sweeps = mine.catch(() => undefined)
  return mine
}

const repetition = repeat({ everyMs: EVERY_MS, log, complaint: 'offers cannot be grouped' }, sweep)
const port = parentPort as NonNullable<typeof parentPort>
function answer(message: GroupingAnswer): void {
  return port.postMessage(message)
}

port.on('message', async ({ kind, id }: GroupingWish) => {
  if (kind === 'sweep') {
    await sweep().then(
      (offers) => answer({ id, grouped: offers }),
      (error: Error) => answer({ id, failure: error.message }),
    )
    return
  }
  isStopping = true
  await repetition.stop()
  await sweeps
  await connection.close()
  port.close()
})
