/** How many of a class may wait, and for how long. */
export interface LineLimits {
  readonly most: number
  /** Longest wait that is expected of one who joins a line that was empty a moment ago: a burst, which a person sits out. */
  readonly burstMs: number
  /** The same while the line does not empty any more: a standing queue makes everybody late and nobody faster. */
  readonly standingMs: number
}

/** A line that has not been empty for so long is no burst. */
const STANDS_AFTER_MS = 2_000
/** Who has waited so many times as long as a burst may take was promised something else, and has gone. */
const LATE = 1.5
const SMOOTHING = 0.2
/** One at the head counts for no longer than this: many seconds are a process that had no processor, and say nothing of what comes now. */
const LONGEST_PACE_MS = 1_000

/**
 * First come, first served, held to the time that waiting takes and not to its length alone: one who would wait too long is told
 * at once, one who has waited too long is told when its turn comes (B. Maurer, "Fail at Scale", ACM Queue 13/8, controlled delay).
 */
export class WaitingLine<Item> {
  readonly #limits: LineLimits
  readonly #items: { readonly item: Item; readonly sinceMs: number }[] = []
  #busySinceMs = -Infinity
  #lastLeftMs = -Infinity
  /** Smoothed time that one spends at the head. */
  #paceMs = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  get length(): number {
    return this.#items.length
  }

  /** No place for one more, or none that comes in time. An empty line has one always. */
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

  /** The next, and whether it comes too late; null when nobody waits. */
  leave(nowMs: number): { readonly item: Item; readonly isLate: boolean } | null {
    const first = this.#items.shift()
    if (first === undefined) return null
    const atHeadMs = Math.min(LONGEST_PACE_MS, nowMs - Math.max(this.#lastLeftMs, first.sinceMs))
    this.#paceMs += SMOOTHING * (atHeadMs - this.#paceMs)
    this.#lastLeftMs = nowMs
    return { item: first.item, isLate: nowMs - first.sinceMs > LATE * this.#limits.burstMs }
  }
}
