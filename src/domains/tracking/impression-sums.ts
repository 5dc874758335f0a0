import { randomUUID } from 'node:crypto'
import { lisbonDate } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { RecordReason } from './impression-kinds.ts'
import type { Judged, JudgedImpression } from './judge-impressions.ts'

/** Different sums in memory: of a database that is away no more is kept (docs/limits.md). */
export const MOST_SUMS = 50_000

export interface ImpressionSum extends JudgedImpression {
  /** '2026-11-26', in Lisbon. */
  readonly day: string
  readonly hour: Date
  impressions: number
}

export interface ReasonSum {
  readonly day: string
  readonly hour: Date
  readonly reason: RecordReason
  records: number
}

/** What is written at once, under an id by which a second try is known. */
export interface Batch {
  readonly uid: string
  readonly sums: readonly ImpressionSum[]
  readonly reasons: readonly ReasonSum[]
}

const HOUR_MS = 3_600_000

/** Adds up what was judged until it is written. The hour is the server's own, whatever clock a browser has. */
export class ImpressionSums {
  #sums = new Map<string, ImpressionSum>()
  #reasons = new Map<string, ReasonSum>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get size(): number {
    return this.#sums.size
  }

  add({ impressions, reasons }: Judged): void {
    const hour = new Date(Math.floor(this.#clock.now().getTime() / HOUR_MS) * HOUR_MS)
    const when = { day: lisbonDate(hour.getTime()), hour }
    for (const each of impressions) this.#addImpression(each, when)
    for (const [reason, records] of reasons) this.#addReason(reason, records, when)
  }

  /** Hands over what there is; null: nothing. */
  take(): Batch | null {
    if (this.#sums.size === 0 && this.#reasons.size === 0) return null
    const batch = { uid: randomUUID(), sums: [...this.#sums.values()], reasons: [...this.#reasons.values()] }
    this.#sums = new Map()
    this.#reasons = new Map()
    return batch
  }

  #addImpression(each: JudgedImpression, when: { readonly day: string; readonly hour: Date }): void {
    const key = `${when.hour.getTime()} ${each.variantId} ${each.source} ${each.position} ${each.kind}`
    const known = this.#sums.get(key)
    if (known !== undefined) known.impressions += 1
    else if (this.#sums.size < MOST_SUMS) this.#sums.set(key, { ...each, ...when, impressions: 1 })
    else this.#addReason('buffer_full', 1, when)
  }

  #addReason(reason: RecordReason, records: number, when: { readonly day: string; readonly hour: Date }): void {
    const key = `${when.hour.getTime()} ${reason}`
    const known = this.#reasons.get(key)
    if (known !== undefined) known.records += records
    else this.#reasons.set(key, { ...when, reason, records })
  }
}
