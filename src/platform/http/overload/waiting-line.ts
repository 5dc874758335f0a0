/** The queue of one class, limited by number and by time. */
export interface LineLimits {
  readonly most: number
  /** Longest expected wait in a queue that was empty a moment ago: a burst, which a person sits out. */
  readonly burstMs: number
  /** The same in a standing queue, which makes everybody late and nobody faster. */
  readonly standingMs: number
}

/** A queue that has not been empty for this long is no burst. */
const STANDS_AFTER_MS = 2_000
/** A request that has waited this many times the burst's limit is refused when its turn comes: its sender has gone. */
const LATE = 1.5
const SMOOTHING = 0.2
/**
 * Time at the head is counted up to this: many seconds mean that the process had no processor, and say nothing of what
 * comes now.
 */
const LONGEST_PACE_MS = 1_000

/**
 * A first-come queue that is limited by waiting time and not by length alone. A request that would wait too long is
 * refused at once; one that has waited too long is refused when its turn comes (B. Maurer, "Fail at Scale", ACM Queue
 * 13/8, controlled delay).
 */
export class WaitingLine<Item> {
  readonly #limits: LineLimits
  readonly #items: { readonly item: Item; readonly sinceMs: number }[] = []
  #busySinceMs = -Infinity
  #lastLeftMs = -Infinity
  /** Smoothed time that a request spends at the head. */
  #paceMs = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  get length(): number {
    return this.#items.length
  }

  /**
   * Whether the queue refuses one more: it is full, or its turn would come too late. An empty queue takes one always.
   */
  isFull(nowMs: number): boolean {
    if (this.#items.length >= this.#limits.most) return true
    const isStanding = nowMs - this.#busySinceMs > STANDS_AFTER_MS
    return (
      this.#items.length > 0 &&
      this.#items.length * this.#paceMs > (isStanding ? this.#limits.standingMs : this.#limits.burstMs)
    )
  }

  join(item: Item, nowMs: number): void {
    if (this.#items.length === 0) this.#busySinceMs = nowMs
    this.#items.push({ item, sinceMs: nowMs })
  }

  /** The next request, and whether its turn comes too late; null when the queue is empty. */
  leave(nowMs: number): { readonly item: Item; readonly isLate: boolean } | null {
    const first = this.#items.shift()
    if (first === undefined) return null
    const atHeadMs = Math.min(LONGEST_PACE_MS, nowMs - Math.max(this.#lastLeftMs, first.sinceMs))
    this.#paceMs += SMOOTHING * (atHeadMs - this.#paceMs)
    this.#lastLeftMs = nowMs
    return { item: first.item, isLate: nowMs - first.sinceMs > LATE * this.#limits.burstMs }
  }
}
