/** Lists of what two articles say; short, and compared for millions of pairs: nothing here makes a list. */
export function haveCommon<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  for (const item of a) if (b.includes(item)) return true
  return false
}

/** Both say something, and nothing in common. */
export function areApart<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a !== b && a.length > 0 && b.length > 0 && !haveCommon(a, b)
}

/** Each says something that the other does not. */
export function differBothWays<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return hasMore(a, b) && hasMore(b, a)
}

function hasMore<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  for (const item of a) if (!b.includes(item)) return true
  return false
}

/** null: one of them is empty, and nothing is said. */
export function compareLists<Item>(a: readonly Item[], b: readonly Item[]): 'equal' | 'part' | 'none' | null {
  if (a.length === 0 || b.length === 0) return null
  let shared = 0
  for (const item of a) if (b.includes(item)) shared += 1
  if (shared === 0) return 'none'
  return shared === a.length && shared === b.length ? 'equal' : 'part'
}
