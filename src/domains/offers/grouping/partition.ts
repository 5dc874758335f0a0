/** Two articles that say the same, by their places in the list; a higher score is stronger evidence. */
export interface Link {
  readonly a: number
  readonly b: number
  readonly score: number
}

export interface PartitionOptions {
  /** Pairs that a person has put together: joined before all else. */
  readonly together: readonly (readonly [number, number])[]
  /** Whether two may stand in one group. */
  readonly mayShare: (a: number, b: number) => boolean
}

/**
 * Groups of articles that say the same: the strongest links first, each joining two groups only if everyone of one may share
 * with everyone of the other (no chain A~B~C where A is not C). Depends on the order of the list alone, so the caller gives
 * it an order that does not depend on who came first. Gives each place the smallest place of its group.
 */
export const partition = (size: number, links: readonly Link[], { together, mayShare }: PartitionOptions): number[] => {
  const groups = new Map(Array.from({ length: size }, (_, place) => [place, [place]]))
  const labels = Array.from({ length: size }, (_, place) => place)
  const join = (a: number, b: number): void => {
    const [kept, gone] = a < b ? [a, b] : [b, a]
    const members = groups.get(gone) as number[]
    for (const place of members) labels[place] = kept
    groups.get(kept)?.push(...members)
    groups.delete(gone)
  }
  for (const [a, b] of together) if (labels[a] !== labels[b]) join(labels[a] as number, labels[b] as number)
  for (const { a, b } of links.toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)) {
    const [left, right] = [labels[a] as number, labels[b] as number]
    if (left !== right && areCoherent(groups.get(left) as number[], groups.get(right) as number[], mayShare)) join(left, right)
  }
  return labels
}

const areCoherent = (left: readonly number[], right: readonly number[], mayShare: (a: number, b: number) => boolean): boolean => left.every((a) => right.every((b) => mayShare(a, b)))

/** Components of a graph: each place gets the smallest place that it is connected with. */
export const components = (size: number, links: readonly (readonly [number, number])[]): number[] => {
  const parent = Array.from({ length: size }, (_, place) => place)
  const root = (place: number): number => {
    let at = place
    while (parent[at] !== at) at = parent[at] = parent[parent[at] as number] as number
    return at
  }
  for (const [a, b] of links) {
    const [left, right] = [root(a), root(b)]
    if (left !== right) parent[Math.max(left, right)] = Math.min(left, right)
  }
  return parent.map((_, place) => root(place))
}
