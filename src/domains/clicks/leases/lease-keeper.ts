import { lisbonDate } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { KeptLease, Lease, LeaseFiles, LeaseGiver, LeaseNews } from './lease.ts'
import { createPace } from './pace.ts'

/** How many reservations a lease is spent in: of a process that is killed no more than one of them is lost. */
const RESERVATIONS = 10
/** Nobody who clicks waits longer for a budget to answer; then the click costs nothing. */
const ASK_WITHIN_MS = 200
/** A budget that did not answer, or had nothing, is left alone for so long. */
const ASK_AGAIN_MS = 2_000
/** What nobody spends of for so long goes back to the budget. */
const IDLE_MS = 5 * 60_000
/** At least so many clicks are asked for at once. */
const FEWEST_CLICKS = 20
/** So much of a lease is left when the next one is asked for. */
const LOW = 0.5

interface Held {
  readonly lease: Lease
  /** On disk: of this, and of nothing beyond it, clicks are paid for. */
  reservedMicros: number
  spentMicros: number
  spentAtMs: number
  reserving: Promise<void> | null
}

export interface LeaseKeeperParts {
  readonly files: LeaseFiles
  readonly giver: LeaseGiver
  readonly clock: Pick<Clock, 'now' | 'monotonicMs'>
  /** Resolves after so long, at the latest when `done` does; a test decides by itself. */
  readonly within?: <T>(done: Promise<T>, ms: number) => Promise<T | null>
}

/**
 * The leases of one click host. `pay` says which of them pays for a click, or that none does; nothing is spent that is not reserved on
 * disk before, and nothing is reserved beyond what was granted, so that all hosts together never spend more than their budgets gave
 * them: whoever is killed, slow, or cut off from the database.
 */
export class LeaseKeeper {
  readonly #parts: Required<LeaseKeeperParts>
  readonly #held = new Map<string, Held>()
  /** Ended on disk, of which their giver has not been told yet. */
  readonly #ended = new Map<string, LeaseNews>()
  readonly #asking = new Map<number, Promise<boolean>>()
  readonly #refusedAtMs = new Map<number, number>()
  readonly #pace = createPace()

  constructor(parts: LeaseKeeperParts) {
    this.#parts = { within: withinMs, ...parts }
  }

  /** The lease that pays for a click now; null: the click costs nothing. */
  async pay(eshopId: number, micros: number): Promise<string | null> {
    const nowMs = this.#parts.clock.monotonicMs()
    const paid = await this.#payFromHeld(eshopId, micros)
    if (paid !== null || this.#isRefused(eshopId, nowMs)) return this.#noted(eshopId, micros, paid)
    const isAnswered = await this.#parts.within(this.#ask(eshopId, micros), ASK_WITHIN_MS)
    if (isAnswered === null) this.#refusedAtMs.set(eshopId, nowMs)
    return this.#noted(eshopId, micros, isAnswered === true ? await this.#payFromHeld(eshopId, micros) : null)
  }

  /** Once a second: takes over what the dead have left, gives back what is over, and asks ahead for shops whose clicks come. Throws while the budgets are away. */
  async step(): Promise<void> {
    const { open, ended } = await this.#parts.files.adopt()
    for (const kept of open) this.#hold(kept)
    for (const { lease, reservedMicros } of ended) this.#ended.set(lease.id, newsOf(lease.id, reservedMicros, true))
    for (const held of this.#held.values()) if (this.#isOver(held)) await this.#end(held)
    await this.#tell()
    for (const [eshopId, low] of this.#runningLow()) await this.#ask(eshopId, low)
  }

  /** Gives everything back; what cannot be told stays on disk for the next process. */
  async close(): Promise<void> {
    for (const held of this.#held.values()) await this.#end(held)
    await this.#tell()
  }

  #noted(eshopId: number, micros: number, leaseId: string | null): string | null {
    if (leaseId !== null) this.#pace.add(eshopId, micros, this.#parts.clock.monotonicMs())
    return leaseId
  }

  async #payFromHeld(eshopId: number, micros: number): Promise<string | null> {
    for (const held of this.#held.values()) {
      if (held.lease.eshopId !== eshopId) continue
      while (this.#isOurs(held) && this.#canPay(held, micros)) {
        if (held.spentMicros + micros <= held.reservedMicros) {
          held.spentMicros += micros
          held.spentAtMs = this.#parts.clock.monotonicMs()
          return held.lease.id
        }
        held.reserving ??= this.#reserve(held, micros).finally(() => (held.reserving = null))
        await held.reserving
      }
    }
    return null
  }

  #canPay({ lease, spentMicros }: Held, micros: number): boolean {
    const now = this.#parts.clock.now()
    return (
      spentMicros + micros <= lease.grantedMicros &&
      now.getTime() < Date.parse(lease.expiresAt) &&
      lisbonDate(now.getTime()) === lease.day
    )
  }

  async #reserve(held: Held, micros: number): Promise<void> {
    const { id, grantedMicros } = held.lease
    const wanted = Math.max(held.spentMicros + micros, held.reservedMicros + Math.floor(grantedMicros / RESERVATIONS))
    const reserved = Math.min(grantedMicros, wanted)
    const isReserved = await this.#parts.files.reserve(id, reserved)
    if (!this.#isOurs(held)) return
    if (isReserved) held.reservedMicros = reserved
    else this.#held.delete(id)
  }

  /** Whether there is a new lease. One question for each shop at a time. */
  #ask(eshopId: number, micros: number): Promise<boolean> {
    const asked =
      this.#asking.get(eshopId) ??
      this.#askOnce(eshopId, micros).finally(() => {
        this.#asking.delete(eshopId)
      })
    this.#asking.set(eshopId, asked)
    return asked
  }

  async #askOnce(eshopId: number, leastMicros: number): Promise<boolean> {
    const { files, giver, clock } = this.#parts
    const now = clock.now()
    const wantedMicros = Math.max(FEWEST_CLICKS * leastMicros, this.#pace.ahead(eshopId, clock.monotonicMs()))
    const day = lisbonDate(now.getTime())
    try {
      const lease = await giver.ask({ eshopId, day, now, leastMicros, wantedMicros })
      if (lease !== null) await files.begin(lease).catch((error: unknown) => this.#giveBack(lease, error))
      if (lease === null) this.#refusedAtMs.set(eshopId, clock.monotonicMs())
      else this.#hold({ lease, reservedMicros: 0 })
      return lease !== null
    } catch {
      // The budgets are away, or the disk is full: clicks go on and cost nothing; `step` tells the log.
      this.#refusedAtMs.set(eshopId, clock.monotonicMs())
      return false
    }
  }

  /** A lease that cannot be kept on disk would bind its part of the budget for days: once nobody can find it there, nothing of it was used. */
  async #giveBack({ id }: Lease, error: unknown): Promise<never> {
    await this.#parts.files.end(id)
    this.#ended.set(id, newsOf(id, 0, true))
    throw error
  }

  #isRefused(eshopId: number, nowMs: number): boolean {
    const atMs = this.#refusedAtMs.get(eshopId)
    return atMs !== undefined && nowMs - atMs < ASK_AGAIN_MS
  }

  #hold({ lease, reservedMicros }: KeptLease): void {
    const spentAtMs = this.#parts.clock.monotonicMs()
    this.#held.set(lease.id, { lease, reservedMicros, spentMicros: reservedMicros, spentAtMs, reserving: null })
  }

  /** Not one that was lost, or that came back from another process with another reckoning. */
  #isOurs(held: Held): boolean {
    return this.#held.get(held.lease.id) === held
  }

  /** Also when what is left of it pays for no click like the last one. */
  #isOver({ lease, spentMicros, spentAtMs }: Held): boolean {
    const { clock } = this.#parts
    const now = clock.now().getTime()
    return (
      lease.grantedMicros - spentMicros < (this.#pace.lastPrice(lease.eshopId) ?? 1) ||
      now >= Date.parse(lease.expiresAt) ||
      lisbonDate(now) !== lease.day ||
      clock.monotonicMs() - spentAtMs >= IDLE_MS
    )
  }

  /** Nothing more is spent of it from here on: not by this process, and on disk by nobody. */
  async #end(held: Held): Promise<void> {
    const { id } = held.lease
    if (!this.#isOurs(held)) return
    this.#held.delete(id)
    if (await this.#parts.files.end(id)) this.#ended.set(id, newsOf(id, held.spentMicros, true))
  }

  async #tell(): Promise<void> {
    const { giver, files, clock } = this.#parts
    const ended = [...this.#ended.values()]
    const open = [...this.#held.values()].map(({ lease, spentMicros }) => newsOf(lease.id, spentMicros, false))
    if (ended.length + open.length === 0) return
    const revoked = await giver.tell([...ended, ...open], clock.now())
    for (const { id } of ended) {
      await files.forget(id)
      this.#ended.delete(id)
    }
    for (const id of revoked) {
      const held = this.#held.get(id)
      if (held !== undefined) await this.#end(held)
    }
  }

  /** Shops whose clicks come, and what one of them costs, where less than half of what was leased is left. */
  #runningLow(): [number, number][] {
    const nowMs = this.#parts.clock.monotonicMs()
    return [...Map.groupBy(this.#held.values(), ({ lease }) => lease.eshopId)].flatMap(([eshopId, own]) => {
      const left = own.reduce((sum, { lease, spentMicros }) => sum + lease.grantedMicros - spentMicros, 0)
      const granted = own.reduce((sum, { lease }) => sum + lease.grantedMicros, 0)
      const last = this.#pace.lastPrice(eshopId)
      const isLow = left < granted * LOW || left < this.#pace.ahead(eshopId, nowMs) * LOW
      return last !== null && isLow && !this.#isRefused(eshopId, nowMs) ? [[eshopId, last]] : []
    })
  }
}

function newsOf(id: string, usedMicros: number, isClosed: boolean): LeaseNews {
  return { id, usedMicros, isClosed }
}

async function withinMs<T>(done: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)))
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}
