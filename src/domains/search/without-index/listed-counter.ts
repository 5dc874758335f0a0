import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { storeCounts } from './listed-state.ts'

/** Counting reads all that is listed: seldom, and for a twentieth of the time at most. */
const COUNTED_EVERY_MS = 60_000
const SHARE_OF_TIME = 20

/** Counts now and then how many products shops and brands have, beside whatever else its owner does. */
export class ListedCounter {
  private readonly db: Database
  private readonly clock: Clock
  private dueAtMs = -Infinity
  private counting: Promise<void> | null = null

  constructor({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
    this.db = db
    this.clock = clock
  }

  /** Resolves when a count that is due, or under way, has ended; what fails is tried again in a minute. */
  async count(): Promise<void> {
    if (this.counting === null && this.clock.monotonicMs() >= this.dueAtMs) this.counting = this.countNow()
    await this.counting
  }

  /** Resolves when nothing is being counted. */
  async ended(): Promise<void> {
    await this.counting?.catch(() => undefined)
  }

  /** What is listed has become another whole: it is counted with the next call. */
  isOutdated(): void {
    this.dueAtMs = -Infinity
  }

  private async countNow(): Promise<void> {
    const beganMs = this.clock.monotonicMs()
    this.dueAtMs = beganMs + COUNTED_EVERY_MS
    try {
      await storeCounts(this.db)
      const endedMs = this.clock.monotonicMs()
      this.dueAtMs = Math.max(this.dueAtMs, endedMs + (endedMs - beganMs) * SHARE_OF_TIME)
    } finally {
      this.counting = null
    }
  }
}
