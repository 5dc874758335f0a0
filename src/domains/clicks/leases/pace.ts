/** So long what is spent by the minute is expected to go on while nobody can be asked. */
const AHEAD_MINUTES = 10
const HALF_LIFE_MS = 60_000
/** Of a flow of so much a minute the decaying sum comes to this many times it. */
const SUM_OF_A_MINUTE = 1 / Math.LN2

/** How fast each shop's clicks spend money. */
export function createPace() {
  const paces = new Map<number, { sum: number; atMs: number; last: number }>()
  const sumAt = (eshopId: number, nowMs: number): number => {
    const pace = paces.get(eshopId)
    return pace === undefined ? 0 : pace.sum * 2 ** ((pace.atMs - nowMs) / HALF_LIFE_MS)
  }
  return {
    add(eshopId: number, micros: number, nowMs: number): void {
      paces.set(eshopId, { sum: sumAt(eshopId, nowMs) + micros, atMs: nowMs, last: micros })
    },
    /** What the next minutes cost if clicks go on coming, in micro-euros. */
    ahead(eshopId: number, nowMs: number): number {
      return Math.round((sumAt(eshopId, nowMs) / SUM_OF_A_MINUTE) * AHEAD_MINUTES)
    },
    /** What the last click cost; null: none has come. */
    lastPrice(eshopId: number): number | null {
      return paces.get(eshopId)?.last ?? null
    },
  }
}
