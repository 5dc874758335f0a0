/** Jaro-Winkler, 0 to 1: letters in common, near the same place, with a bonus for a common beginning. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  // Of two as long the order decides, so that the answer is the same from both sides.
  const [short, long] = a.length < b.length || (a.length === b.length && a < b) ? [a, b] : [b, a]
  if (short.length === 0) return 0
  const known = likeness.get(short)?.get(long)
  return known ?? remember(short, long, likenessOf(short, long))
}

/** Titles set the same words against one another again and again. */
const likeness = new Map<string, Map<string, number>>()
const MOST_KNOWN = 50_000
let count = 0

function remember(short: string, long: string, value: number): number {
  if (count >= MOST_KNOWN) {
    likeness.clear()
    count = 0
  }
  const others = likeness.get(short) ?? new Map<string, number>()
  likeness.set(short, others.set(long, value))
  count += 1
  return value
}

function likenessOf(short: string, long: string): number {
  const reach = Math.max(0, Math.floor(long.length / 2) - 1)
  const usedLong = new Uint8Array(long.length)
  const matched: number[] = []
  for (let i = 0; i < short.length; i += 1) {
    const from = Math.max(0, i - reach)
    const to = Math.min(long.length - 1, i + reach)
    for (let j = from; j <= to; j += 1) {
      if (usedLong[j] === 1 || short[i] !== long[j]) continue
      usedLong[j] = 1
      matched.push(i)
      break
    }
  }
  if (matched.length === 0) return 0
  const shared = matched.length
  const jaro =
    (shared / short.length +
      shared / long.length +
      (shared - transposed(short, long, matched, usedLong) / 2) / shared) /
    3
  return jaro + Math.min(commonPrefix(short, long), 4) * 0.1 * (1 - jaro)
}

function transposed(short: string, long: string, matched: readonly number[], usedLong: Uint8Array): number {
  let at = 0
  let count = 0
  for (const i of matched) {
    while (usedLong[at] === 0) at += 1
    if (short[i] !== long[at]) count += 1
    at += 1
  }
  return count
}

/** How many letters two words begin with in common. */
export function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}
