import pLimit from 'p-limit'
import { z } from 'zod'
import { type Complain, createComplaints } from '#platform/complaints.ts'
import { defineJob, type Job } from '#platform/jobs/define-job.ts'
import { enqueueAbsent } from '#platform/jobs/enqueue.ts'
import type { Log } from '#platform/log.ts'
import { bringAlong } from './ask-soon.ts'
import { type FetchDeps, fetchSource, type SourceOutcome } from '../download/fetch-source.ts'
import { HostTurns } from './host-turns.ts'
import { NoRoom } from '../download/memory-budget.ts'
import { type ClaimedSource, claimOfShop, enterQueue, QUEUE, releaseSource, shopsInQueue } from './queue-storage.ts'
import { pause } from '#platform/pace/pause.ts'

export interface QueueDeps extends FetchDeps {
  readonly log: Log
  /** Pictures a second that are fetched though nobody waits for them (POISO_PICTURE_PACE); 0: none. */
  readonly pacePerSecond: number
  /**
   * What is fetched at that pace: all that shops name, because judging, grouping and likeness use it; or only what somebody has
   * looked at and what the first screens of the categories show, which is the rule for the demo, whose pictures are drawn as they are asked for.
   */
  readonly reach?: 'everything' | 'what is seen'
  /** Between two downloads of one server that nobody waits for; HOST_PAUSE_MS unless said otherwise. */
  readonly hostPauseMs?: number
}

/** Downloads at once, and of these for what nobody waits for. */
const PLACES = 10
const BACKGROUND_PLACES = 6
/** Downloads of one shop at once, and how many a job begins before the next shop has its turn. */
const OF_A_SHOP = { wanted: 6, background: 2 } as const
const BATCH = 20
/** Only the loss of the database ends a job; what it had taken comes again by itself. */
const MOST_ATTEMPTS = 12

const payload = z.object({ eshopId: z.number() })

/** Fetches what pages wait for of a shop. Enqueued by who waits. */
export const fetchWantedJob = defineJob({
  name: 'images.fetch-wanted',
  payload,
  queue: { name: 'wanted pictures', places: PLACES },
  maxAttempts: MOST_ATTEMPTS,
  run: ({ eshopId }, queue: PictureQueue, { signal }) => queue.fetchWanted(eshopId, signal),
})

/** Fetches the next pictures of a shop that nobody waits for. */
export const fetchNextJob = defineJob({
  name: 'images.fetch-next',
  payload,
  queue: { name: 'pictures', places: BACKGROUND_PLACES },
  maxAttempts: MOST_ATTEMPTS,
  run: ({ eshopId }, queue: PictureQueue, { signal }) => queue.fetchNext(eshopId, signal),
})

/** A server whose turn is longer away is come back to later. */
const LONGEST_WAIT_MS = 2_000
/** After trouble of our own an address waits so long. */
const AFTER_TROUBLE_MS = 60_000
/** What found no room in memory comes again so soon. */
const AFTER_NO_ROOM_MS = 5_000
/** How often a server that is busy with others of ours is looked at. */
const PLACE_WAIT_MS = 50

/**
 * Fetches what the rows say is due, a shop's batch in each job: what pages wait for as fast as it can, the rest, as far as it reaches,
 * at its pace. Owns whose turn it is in this process; several processes share the rows.
 */
export class PictureQueue {
  /** What came of those that have ended, since the start. */
  readonly counts: Record<SourceOutcome, number> = { fetched: 0, unchanged: 0, refused: 0, gone: 0, failed: 0 }
  readonly #deps: QueueDeps
  readonly #turns: HostTurns
  readonly #tell: Complain
  readonly #places = pLimit(PLACES)
  readonly #backgroundPlaces = pLimit(BACKGROUND_PLACES)
  #nextInPaceMs = 0

  constructor(deps: QueueDeps) {
    this.#deps = deps
    this.#turns = new HostTurns(deps.clock, deps.hostPauseMs)
    this.#tell = createComplaints({ ...deps, level: 'error' })
  }

  get jobs(): readonly Job[] {
    return [fetchWantedJob.with(this), fetchNextJob.with(this)]
  }

  /** Puts into the queue what is due, and enqueues a job for each shop that has none; gives for how many shops something waits. */
  async look(): Promise<number> {
    const { db, clock, pacePerSecond } = this.#deps
    await enterQueue(db, clock.now())
    if (pacePerSecond === 0) return 0
    const shops = await shopsInQueue(db, this.#upTo)
    // The shop whose first address stands further ahead goes first; of equals the one that has waited longest.
    await enqueueAbsent(
      db,
      fetchNextJob,
      shops.map(({ eshopId, queue }) => ({ payload: { eshopId }, key: `pictures:${eshopId}`, priority: queue })),
    )
    return shops.length
  }

  fetchWanted(eshopId: number, signal: AbortSignal): Promise<void> {
    return this.#fetchShop({ eshopId, upTo: QUEUE.wanted, atOnce: OF_A_SHOP.wanted, most: Infinity }, signal)
  }

  fetchNext(eshopId: number, signal: AbortSignal): Promise<void> {
    return this.#fetchShop({ eshopId, upTo: this.#upTo, atOnce: OF_A_SHOP.background, most: BATCH }, signal)
  }

  get #upTo(): number {
    return this.#deps.reach === 'what is seen' ? QUEUE.firstScreen : QUEUE.check
  }

  /** Throws when it was told to stop: what it had begun is given back by then. */
  async #fetchShop(
    { eshopId, upTo, atOnce, most }: { eshopId: number; upTo: number; atOnce: number; most: number },
    signal: AbortSignal,
  ): Promise<void> {
    const { db, clock } = this.#deps
    const running = new Set<Promise<void>>()
    for (let begun = 0; ;) {
      const limit = signal.aborted ? 0 : Math.min(atOnce - running.size, most - begun)
      const claimed = limit <= 0 ? [] : await claimOfShop(db, clock.now(), { eshopId, limit, upTo })
      begun += claimed.length
      for (const source of claimed) {
        const work = this.#placed(source, upTo === QUEUE.wanted, signal)
          .catch((error: unknown) => this.#complain(source, error, signal))
          .finally(() => running.delete(work))
        running.add(work)
      }
      if (running.size === 0) break
      await Promise.race(running)
    }
    signal.throwIfAborted()
  }

  #placed(source: ClaimedSource, isWanted: boolean, signal: AbortSignal): Promise<void> {
    if (isWanted) return this.#places(() => this.#inTurn(source, true, signal))
    return this.#backgroundPlaces(async () => {
      await this.#inPace(signal)
      await this.#places(() => this.#inTurn(source, false, signal))
    })
  }

  /** What is not used is not kept: after an idle hour no burst follows. */
  async #inPace(signal: AbortSignal): Promise<void> {
    const now = this.#deps.clock.monotonicMs()
    const at = Math.max(this.#nextInPaceMs, now)
    this.#nextInPaceMs = at + 1_000 / this.#deps.pacePerSecond
    if (at > now) await pause(at - now, signal)
  }

  /** Waits a moment for its server's turn; if that is longer away it comes again later. */
  async #inTurn(source: ClaimedSource, isWanted: boolean, signal: AbortSignal): Promise<void> {
    const { clock } = this.#deps
    const deadlineMs = clock.monotonicMs() + LONGEST_WAIT_MS
    for (;;) {
      if (signal.aborted) return this.#giveBack(source, null)
      const waitMs = this.#turns.begin(source.url, isWanted ? null : source)
      if (waitMs === 0) return this.#fetch(source, signal)
      const nextMs = Number.isFinite(waitMs) ? waitMs : PLACE_WAIT_MS
      if (clock.monotonicMs() + nextMs > deadlineMs)
        return this.#giveBack(source, new Date(clock.now().getTime() + nextMs))
      await pause(nextMs, signal)
    }
  }

  #giveBack(source: ClaimedSource, until: Date | null): Promise<void> {
    this.#turns.leave(source.url, source)
    return releaseSource(this.#deps.db, source, until)
  }

  async #fetch(source: ClaimedSource, signal: AbortSignal): Promise<void> {
    let outcome: SourceOutcome | null = null
    try {
      outcome = await fetchSource(
        source,
        { ...this.#deps, holdBack: (url, seconds) => this.#turns.holdBack(url, seconds) },
        signal,
      )
      this.counts[outcome] += 1
      if (source.queue === QUEUE.wanted && outcome === 'fetched') await bringAlong(this.#deps.db, source)
    } finally {
      this.#turns.end(source.url, outcome === 'failed')
    }
  }

  /**
   * Our own trouble (a full disk, a store that does not answer): it is said, and the address comes again as if it had not been
   * begun, or the picture would be blamed for it (MOST_CLAIMS). A stop is no trouble. Without the database its lease ends.
   */
  async #complain(source: ClaimedSource, error: unknown, signal: AbortSignal): Promise<void> {
    const { db, clock } = this.#deps
    const isStopped = signal.aborted
    const isCrowded = error instanceof NoRoom
    if (!isStopped && !isCrowded)
      this.#tell('a picture could not be fetched for a reason of ours', { err: error, source: source.id })
    if (!isStopped && isOfItsBytes(error)) return
    await releaseSource(
      db,
      source,
      isStopped ? null : new Date(clock.now().getTime() + (isCrowded ? AFTER_NO_ROOM_MS : AFTER_TROUBLE_MS)),
    ).catch(() => undefined)
  }
}

/** A mistake of ours that this picture brings out, each time again: a value that the code or the database does not take. */
function isOfItsBytes(error: unknown): boolean {
  return (
    ((error instanceof TypeError || error instanceof RangeError) && error.cause === undefined) ||
    /^2[23]\d/.test(String((error as { code?: unknown }).code))
  )
}
