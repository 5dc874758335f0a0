/** A stream of reproducible draws: the same key gives the same stream for ever (xmur3 seeding, sfc32). */
export interface Draw {
  /** In [0, 1). */
  unit(): number
  /** Whole number, both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different ones, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[]
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T
}

export function drawFrom(key: string): Draw {
  let [a, b, c, d] = seedWords(key)
  const unit = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let at = 0; at < 8; at += 1) unit()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(unit() * list.length)] as T
  return {
    unit,
    pick,
    int: (low, high) => low + Math.floor(unit() * (high - low + 1)),
    chance: (probability) => unit() < probability,
    some: (list, count) => someOf(list, count, unit),
    weighted: (list, weightOf) => weightedOf(list, weightOf, unit),
  }
}

function someOf<T>(list: readonly T[], count: number, unit: () => number): T[] {
  const left = list.map((_, at) => at)
  const taken: number[] = []
  while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(unit() * left.length), 1))
  return taken.toSorted((one, other) => one - other).map((at) => list[at] as T)
}

function weightedOf<T>(list: readonly T[], weightOf: (item: T) => number, unit: () => number): T {
  const total = list.reduce((sum, item) => sum + weightOf(item), 0)
  let left = unit() * total
  for (const item of list) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return list.at(-1) as T
}

function seedWords(key: string): [number, number, number, number] {
  let hash = 1779033703 ^ key.length
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  const next = (): number => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash | 0
  }
  return [next(), next(), next(), next()]
}
