/** Of the offers that the lesser linked of two has to do with, so many have to do with the other too. */
const LEAST_SHARED = 0.2

/**
 * The links of a family that others bear out. Colours and sizes of one piece are linked all with all; one pair that was judged
 * wrong stands alone between two such clusters (two series in one cover) and would make one family of them. Depends on who is
 * linked with whom alone, not on any order.
 */
export function withoutBridges(links: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const linked = new Map<number, Set<number>>()
  const reach = (one: number, other: number): void =>
    void (linked.get(one)?.add(other) ?? linked.set(one, new Set([one, other])))
  for (const [a, b] of links) {
    reach(a, b)
    reach(b, a)
  }
  return links.filter(([a, b]) => {
    const [few, many] = [linked.get(a) as Set<number>, linked.get(b) as Set<number>].toSorted(
      (one, other) => one.size - other.size,
    ) as [Set<number>, Set<number>]
    return sharedBy(few, many) >= few.size * LEAST_SHARED
  })
}

function sharedBy(few: ReadonlySet<number>, many: ReadonlySet<number>): number {
  let shared = 0
  for (const id of few) if (many.has(id)) shared += 1
  return shared
}
