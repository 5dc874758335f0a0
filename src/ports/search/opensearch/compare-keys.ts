import type { OrderKey } from '../port.ts'

/** Order of two tuples of keys, unknown ones behind all others in both directions. */
export function compareKeys(
  a: readonly (number | null)[],
  b: readonly (number | null)[],
  keys: readonly OrderKey[],
): number {
  for (const [at, { direction }] of keys.entries()) {
    const [left, right] = [a[at] ?? null, b[at] ?? null]
    if (left === right) continue
    if (left === null) return 1
    if (right === null) return -1
    return direction === 'asc' ? left - right : right - left
  }
  return 0
}
