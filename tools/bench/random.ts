/** Deterministic random numbers (mulberry32): the same seed, the same catalogue and plans on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** Whole number below `limit`. */
  below(limit: number): number
  /** Whole number below `limit`, low ones more often: about 1/x. */
  skewed(limit: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Index by weights. */
  weighted(weights: readonly number[]): number
}

export function aRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    skewed: (limit) => Math.min(limit - 1, Math.floor(limit ** next() - 1 + next())),
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
    weighted: (weights) => {
      let left = next() * weights.reduce((a, b) => a + b, 0)
      const at = weights.findIndex((weight) => (left -= weight) < 0)
      return at < 0 ? weights.length - 1 : at
    },
  }
}
