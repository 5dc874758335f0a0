import { type Complain, createComplaints } from '#platform/complaints.ts'
import type { Log } from '#platform/log.ts'
import { bringAlong } from './ask-soon.ts'
import { type FetchDeps, fetchSource, type SourceOutcome } from './fetch-source.ts'
import { HostTurns } from './host-turns.ts'
import { NoRoom } from './byte-room.ts'
import { type ClaimedSource, claimNext, claimWanted, enterQueue, QUEUE, releaseSource } from './queue-storage.ts'

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
  readonly lookEveryMs?: number
}

/** Downloads at once, and of these for what nobody waits for. */
const PLACES = 10
const BACKGROUND_PLACES = 6

/** How often the queue is looked at for what nobody waits for, and for what enters it. */
const LOOK_EVERY_MS = 1_000

/** A server whose turn is longer away is come back to later. */
const LONGEST_WAIT_MS = 2_000
/** After trouble of our own an address waits so long. */
const AFTER_TROUBLE_MS = 60_000
/** What found no room in memory comes again so soon. */
const AFTER_NO_ROOM_MS = 5_000
/** How often a server that is busy with others of ours is looked at. */
const PLACE_WAIT_MS = 50

/**
 * Fetches what the rows say is due: first what pages wait for, as fast as it can, then the rest, as far as it reaches, at its pace. Owns what is being
 * fetched in this process; several processes share the rows.
 */
export class PictureQueue {
  /** What came of those that have ended, since the start. */
  readonly counts: Record<SourceOutcome, number> = { fetched: 0, unchanged: 0, refused: 0, gone: 0, failed: 0 }
  readonly #deps: QueueDeps
  readonly #turns: HostTurns
  readonly #tell: Complain
  readonly #running = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  #background = 0
  #nextLookMs = 0
  /** The shop whose turn was last. */
  #lastEshopId = 0
  #allowance = 0
  #allowedAtMs: number

  constructor(deps: QueueDeps) {
    this.#deps = deps
    this.#turns = new HostTurns(deps.clock, deps.hostPauseMs)
    this.#allowedAtMs = deps.clock.monotonicMs()
    this.#tell = createComplaints({ ...deps, level: 'error' })
  }

  get running(): number {
    return this.#running.size
  }

  /** Claims and starts what there are places for; does not wait for it. Gives how many were started. */
  async step(): Promise<number> {
    const { db, clock } = this.#deps
    if (this.#stop.signal.aborted) return 0
    const places = PLACES - this.#running.size
    const wanted = places <= 0 ? [] : await claimWanted(db, clock.now(), places)
    for (const source of wanted) this.#start(source)
    return wanted.length + (await this.#startNext())
  }

  /** Resolves when all that was started has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Downloads are cut, what was claimed is given back; resolves when nothing runs any more. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.idle()
  }

  async #startNext(): Promise<number> {
    const { db, clock } = this.#deps
    const now = clock.monotonicMs()
    if (now < this.#nextLookMs) return 0
    this.#nextLookMs = now + (this.#deps.lookEveryMs ?? LOOK_EVERY_MS)
    await enterQueue(db, clock.now())
    const limit = Math.min(PLACES - this.#running.size, BACKGROUND_PLACES - this.#background, this.#allowed(now))
    if (limit <= 0) return 0
    const next = await claimNext(db, clock.now(), {
      limit,
      afterEshopId: this.#lastEshopId,
      ...(this.#deps.reach === 'what is seen' && { upTo: QUEUE.firstScreen }),
    })
    this.#allowance -= next.length
    this.#lastEshopId = lastInTurn(
      next.map(({ eshopId }) => eshopId),
      this.#lastEshopId,
    )
    for (const source of next) this.#start(source)
    return next.length
  }

  /** Unused allowance is kept for two looks, not longer: after an idle hour no burst follows. */
  #allowed(now: number): number {
    const { pacePerSecond } = this.#deps
    const earned = ((now - this.#allowedAtMs) / 1000) * pacePerSecond
    this.#allowedAtMs = now
    this.#allowance = Math.min(this.#allowance + earned, Math.max(1, pacePerSecond) * 2)
    return pacePerSecond === 0 ? 0 : Math.floor(this.#allowance)
  }

  #start(source: ClaimedSource): void {
    const isWanted = source.queue === QUEUE.wanted
    if (!isWanted) this.#background += 1
    const work = this.#inTurn(source, isWanted).catch((error: unknown) => this.#complain(source, error))
    const entry = work.finally(() => {
      if (!isWanted) this.#background -= 1
      this.#running.delete(entry)
    })
    this.#running.add(entry)
  }

  /** Waits a moment for its server's turn; if that is longer away it comes again later. */
  async #inTurn(source: ClaimedSource, isWanted: boolean): Promise<void> {
    const { clock } = this.#deps
    const deadlineMs = clock.monotonicMs() + LONGEST_WAIT_MS
    for (;;) {
      if (this.#stop.signal.aborted) return this.#giveBack(source, null)
      const waitMs = this.#turns.begin(source.url, isWanted ? null : source)
      if (waitMs === 0) return this.#fetch(source)
      const nextMs = Number.isFinite(waitMs) ? waitMs : PLACE_WAIT_MS
      if (clock.monotonicMs() + nextMs > deadlineMs)
        return this.#giveBack(source, new Date(clock.now().getTime() + nextMs))
      await pause(nextMs, this.#stop.signal)
    }
  }

  #giveBack(source: ClaimedSource, until: Date | null): Promise<void> {
    this.#turns.leave(source.url, source)
    return releaseSource(this.#deps.db, source, until)
  }

  async #fetch(source: ClaimedSource): Promise<void> {
    let outcome: SourceOutcome | null = null
    try {
      outcome = await fetchSource(
        source,
        { ...this.#deps, holdBack: (url, seconds) => this.#turns.holdBack(url, seconds) },
        this.#stop.signal,
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
  async #complain(source: ClaimedSource, error: unknown): Promise<void> {
    const { db, clock } = this.#deps
    const isStopped = this.#stop.signal.aborted
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

/** Of those served, the shop that comes last when one counts from `after` on and begins anew at the end. */
function lastInTurn(eshopIds: readonly number[], after: number): number {
  const [beyond, before] = [eshopIds.filter((id) => id > after), eshopIds.filter((id) => id <= after)]
  const last = before.length > 0 ? before : beyond
  return last.length === 0 ? after : Math.max(...last)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
