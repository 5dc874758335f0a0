import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import type { Judged } from './judge-impressions.ts'
import { type Batch, ImpressionSums } from './impression-sums.ts'
import { storeBatch } from './storage.ts'

/** What the impressions of one process come together in. */
export interface ImpressionKeeper {
  add(judged: Judged): void
  /** Writes what there is; what cannot be written is tried again, under the same id. */
  flush(): Promise<void>
  /** The last try. */
  close(): Promise<void>
  /** Different sums that wait. */
  waiting(): number
  /** Of the last batch; null: there was none. */
  batchMs(): number | null
}

export interface KeeperOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** Sums wait in memory alone: a process that is killed loses those since its last batch, seconds of them (ADR 0087). */
export function createImpressionKeeper({ db, clock, log }: KeeperOptions): ImpressionKeeper {
  const sums = new ImpressionSums(clock)
  let pending: Batch | null = null
  let batchMs: number | null = null
  const flush = async (): Promise<void> => {
    pending ??= sums.take()
    if (pending === null) return
    const begun = clock.monotonicMs()
    await storeBatch(db, pending, clock.now())
    batchMs = clock.monotonicMs() - begun
    pending = null
  }
  return {
    add: (judged) => sums.add(judged),
    flush,
    close: async () => {
      try {
        // One that was tried before, then what came since.
        await flush()
        await flush()
      } catch (error) {
        log.warn(
          { err: error, sums: sums.size + (pending?.sums.length ?? 0) },
          'impressions are lost: the process ends without the database',
        )
      }
    },
    waiting: () => sums.size + (pending?.sums.length ?? 0),
    batchMs: () => batchMs,
  }
}
