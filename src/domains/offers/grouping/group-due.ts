import type { Pool } from 'pg'
import type { Clock } from '#platform/clock.ts'
import { tryLockSession } from '#platform/database/advisory-locks.ts'
import { openSession, type Session } from '#platform/database/session.ts'
import { takePublishLock } from '../snapshot/publishing/publish-snapshot.ts'
import { OfferMemory } from './groups/articles.ts'
import {
  findBatch,
  type FoundBatch,
  type GroupedCounts,
  keepKeysOfRound,
  type KeptRound,
  type Place,
  settleBatch,
} from './group-batch.ts'
import { takeUpLooks } from './looks/take-up-looks.ts'

export interface GroupingDeps {
  readonly pool: Pool
  readonly clock: Clock
}

export interface GroupDueOptions {
  /** Looked at between batches: true ends the sweep early, the rest stays due. */
  readonly isStopping?: () => boolean
  /** Offers looked at in one transaction; the outcome is the same whatever it is. */
  readonly batch?: number
}

/** Offers looked at in one transaction: imports that want to publish wait no longer than settling them takes. */
const BATCH = 500
/** Batches whose keys are kept together, before any of them is compared: what is read for it is still in memory then. */
const ROUND_BATCHES = 6
/** What a series turns out to tell makes offers due again that were compared before: so often in one sweep, the rest in the next. */
const MOST_PASSES = 3

/**
 * Groups all offers that are due (new, saying something else of their article, or shown by other pictures), batch by batch: compared without a lock
 * while the batch before is being settled, settled in a transaction under the publish lock. Killed in the middle, a batch is
 * done or still due. One sweep at a time; a second one finds the lock taken and does nothing.
 */
export async function groupDueOffers(deps: GroupingDeps, options: GroupDueOptions = {}): Promise<GroupedCounts> {
  const counts = { offers: 0, compared: 0, merges: 0, splits: 0 }
  if (!(await isAnythingDue(deps.pool))) return counts
  const sweep = new Sweep(deps, options)
  try {
    if (await sweep.begin()) await sweep.run((done) => void COUNTED.forEach((name) => (counts[name] += done[name])))
    return counts
  } finally {
    await sweep.end()
  }
}

const COUNTED = ['offers', 'compared', 'merges', 'splits'] as const
const START: Place = [-1, 0]

async function isAnythingDue(pool: Pool): Promise<boolean> {
  return (
    (await pool.query('(select from offers.grouping_due limit 1) union all (select from offers.look_news limit 1)'))
      .rowCount !== 0
  )
}

/** Two sessions, one that settles and holds the sweep's lock, one that compares ahead of it, opened when there is more than one batch. */
class Sweep {
  readonly #deps: GroupingDeps
  readonly #isStopping: () => boolean
  readonly #batch: number
  readonly #memory = new OfferMemory()
  readonly #sessions: Session[] = []

  constructor(deps: GroupingDeps, { isStopping = () => false, batch = BATCH }: GroupDueOptions) {
    this.#deps = deps
    this.#isStopping = isStopping
    this.#batch = batch
  }

  /** False: another sweep is under way. */
  async begin(): Promise<boolean> {
    return tryLockSession((await this.#session(0)).client, 'grouping')
  }

  async run(tell: (done: GroupedCounts) => void): Promise<void> {
    await this.#takeUpLooks()
    for (let pass = 0, madeDue = 1; madeDue > 0 && pass < MOST_PASSES; pass += 1) madeDue = await this.#pass(tell)
  }

  /** Before anything is compared, so that nothing compared in this sweep was known with other pictures. */
  async #takeUpLooks(): Promise<void> {
    const { db } = await this.#session(0)
    for (let told = -1; told !== 0 && !this.#isStopping();)
      told = (await db.transaction().execute((tx) => takeUpLooks(tx, this.#batch))).told
  }

  /** All that is due, round by round. Gives how many offers are due again because more is known of their series. */
  async #pass(tell: (done: GroupedCounts) => void): Promise<number> {
    let madeDue = 0
    for (let after = START; !this.#isStopping();) {
      const { db } = await this.#session(0)
      const round: KeptRound | null = await db
        .transaction()
        .execute((tx) => keepKeysOfRound(tx, after, this.#batch * ROUND_BATCHES, this.#memory))
      if (round === null) break
      await this.#compareRound(after, round.until, tell)
      madeDue += round.madeDue
      after = round.until
    }
    return madeDue
  }

  async #compareRound(after: Place, until: Place, tell: (done: GroupedCounts) => void): Promise<void> {
    let found = this.#isStopping() ? null : await this.#find(after, until, 0)
    while (found !== null && !this.#isStopping()) {
      const next = found.due.length < this.#batch ? null : this.#find(found.due.at(-1) as Place, until, 1)
      // Both end before the sessions do; whoever fails first is told of.
      const [settled, ahead] = await Promise.allSettled([this.#settle(found), next])
      if (settled.status === 'rejected') throw settled.reason
      tell(settled.value)
      if (ahead.status === 'rejected') throw ahead.reason
      found = ahead.value
    }
  }

  async end(): Promise<void> {
    for (const session of this.#sessions.toReversed()) await session.end()
  }

  async #find(after: Place, until: Place, which: 0 | 1): Promise<FoundBatch | null> {
    const { db } = await this.#session(which)
    return db.transaction().execute((tx) => findBatch(tx, after, until, this.#batch, this.#memory))
  }

  async #settle(found: FoundBatch): Promise<GroupedCounts> {
    const { db } = await this.#session(0)
    return db.transaction().execute(async (tx) => {
      await takePublishLock(tx)
      return settleBatch(tx, found, this.#memory, this.#deps.clock.now())
    })
  }

  async #session(which: 0 | 1): Promise<Session> {
    const known = this.#sessions[which]
    if (known !== undefined) return known
    const session = await openSession(this.#deps.pool)
    this.#sessions[which] = session
    // A power cut may take the last batches back; they are due again then.
    await session.client.query('set synchronous_commit = off')
    return session
  }
}
