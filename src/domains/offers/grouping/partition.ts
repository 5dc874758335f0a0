/** Two articles that say the same, by their places in the list; `score`: the logarithm of the odds. */
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
  /** How much more a link must say than its rivals. */
  readonly margin: number
}

/**
 * Groups of articles that say the same: the strongest links first, each joining two groups only if everyone of one may share
 * with everyone of the other (no chain A~B~C where A is not C), and if it has no rival: a group that the one could join
 * just as well, though the two candidates cannot be one. What stays undecided is looked at again once others have joined.
 * Depends on the order of the list alone, so the caller gives it one that does not depend on who came first. Gives each
 * place the smallest place of its group.
 */
export const partition = (size: number, links: readonly Link[], { together, mayShare, margin }: PartitionOptions): number[] => {
  const groups = new Groups(size, links, mayShare)
  for (const [a, b] of together) groups.join(a, b)
  let waiting = links.toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length
    waiting = waiting.filter(({ a, b, score }) => {
      if (groups.labels[a] === groups.labels[b] || !groups.areCoherent(a, b)) return false
      if (groups.hasRival(a, b, score - margin) || groups.hasRival(b, a, score - margin)) return true
      groups.join(a, b)
      return false
    })
  }
  return groups.labels
}

class Groups {
  readonly labels: number[]
  readonly #members: Map<number, number[]>
  readonly #linksOf: Map<number, { other: number; score: number }[]>
  readonly #mayShare: (a: number, b: number) => boolean

  constructor(size: number, links: readonly Link[], mayShare: (a: number, b: number) => boolean) {
    this.labels = Array.from({ length: size }, (_, place) => place)
    this.#members = new Map(this.labels.map((place) => [place, [place]]))
    this.#linksOf = new Map(this.labels.map((place) => [place, []]))
    this.#mayShare = mayShare
    for (const { a, b, score } of links) {
      this.#linksOf.get(a)?.push({ other: b, score })
      this.#linksOf.get(b)?.push({ other: a, score })
    }
  }

  join(a: number, b: number): void {
    const [one, other] = [this.labels[a] as number, this.labels[b] as number]
    if (one === other) return
    const [kept, gone] = [Math.min(one, other), Math.max(one, other)]
    const moving = this.#members.get(gone) as number[]
    for (const place of moving) this.labels[place] = kept
    this.#members.get(kept)?.push(...moving)
    this.#members.delete(gone)
  }

  /** Whether the groups of two places may be one. */
  areCoherent(a: number, b: number): boolean {
    const [left, right] = [this.#groupOf(a), this.#groupOf(b)]
    return left.every((one) => right.every((other) => this.#mayShare(one, other)))
  }

  /** Whether the group of `a` could go with another group than that of `b`, by a link of `least` at least, which cannot be one with that of `b`. */
  hasRival(a: number, b: number, least: number): boolean {
    const [own, chosen] = [this.labels[a], this.labels[b]]
    return this.#groupOf(a).some((member) => this.#linksOf.get(member)?.some(({ other, score }) => {
      const label = this.labels[other]
      return score >= least && label !== own && label !== chosen && !this.areCoherent(other, b) && this.areCoherent(other, a)
    }))
  }

  #groupOf(place: number): readonly number[] {
    return this.#members.get(this.labels[place] as number) as number[]
  }
}

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
