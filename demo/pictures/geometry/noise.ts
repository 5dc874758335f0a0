/** Deterministic value in [0, 1) of a lattice point. */
export function hash3(x: number, y: number, z: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1103515245)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h ^= h >>> 16
  return (h >>> 0) * 2.3283064365386963e-10
}

/** Smooth value noise in [0, 1], one bump per unit. */
export function noise3(x: number, y: number, z: number): number {
  const X = Math.floor(x)
  const Y = Math.floor(y)
  const Z = Math.floor(z)
  let a = x - X
  let b = y - Y
  let c = z - Z
  a = a * a * (3 - 2 * a)
  b = b * b * (3 - 2 * b)
  c = c * c * (3 - 2 * c)
  const p = hash3(X, Y, Z)
  const q = hash3(X, Y + 1, Z)
  const r = hash3(X, Y, Z + 1)
  const s = hash3(X, Y + 1, Z + 1)
  const u = p + (hash3(X + 1, Y, Z) - p) * a
  const v = q + (hash3(X + 1, Y + 1, Z) - q) * a
  const w = r + (hash3(X + 1, Y, Z + 1) - r) * a
  const t = s + (hash3(X + 1, Y + 1, Z + 1) - s) * a
  const m = u + (v - u) * b
  return m + (w + (t - w) * b - m) * c
}

/** Four octaves of noise, in [0, 1]. */
export function fractal(x: number, y: number, z: number): number {
  return (
    noise3(x, y, z) * 0.5 +
    noise3(x * 2.03 + 7.1, y * 2.03 + 7.1, z * 2.03 + 7.1) * 0.27 +
    noise3(x * 4.1 + 3.3, y * 4.1 + 3.3, z * 4.1 + 3.3) * 0.15 +
    noise3(x * 8.3, y * 8.3, z * 8.3) * 0.08
  )
}

export interface Chance {
  /** In [0, 1). */
  next: () => number
  between: (low: number, high: number) => number
  /** Around 0, at most ± amount. */
  jitter: (amount: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** A repeatable stream of chance: the same seed gives the same piece. */
export function chance(seed: number): Chance {
  let state = (Math.imul(seed | 0, 2654435761) ^ 0x9e3779b9) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    jitter: (amount) => (next() * 2 - 1) * amount,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
