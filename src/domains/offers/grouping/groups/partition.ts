/** Two articles that say the same, by their places in the list; `score`: the logarithm of the odds. */
export interface Link {
  readonly a: number
  readonly b: number
  readonly score: number
}

export interface PartitionOptions {
  /** Pairs that a person has put together, those of the newest decision first: joined before all else. */
  readonly together: readonly (readonly [number, number])[]
  /** Whether two may stand in one group. */
  readonly mayShare: (a: number, b: number) => boolean
  /** Whether a person has said that two are not one: nobody brings them together over a third. */
  readonly isApart?: (a: number, b: number) => boolean
  /** How much more a link must say than its rivals. */
  readonly margin: number
  /** Links that say too little to join anybody, but enough to be rivals. */
  readonly rivals?: readonly Link[]
}

/** What keeps the groups of two places apart: two of them that cannot be one, or another that one could be as well. */
export type Obstacle =
  | { readonly kind: 'pair'; readonly a: number; readonly b: number }
  | { readonly kind: 'rival'; readonly of: number; readonly rival: number }

/** Groups, and how they came about. */
export interface Parted {
  /** Of each place the smallest place of its group. */
  readonly labels: readonly number[]
  /** Each joined two groups that were two until then. */
  readonly joins: readonly Join[]
  /** Why the groups of two places that are linked are two; null: nothing keeps them apart but that they say too little. */
  readonly obstacleTo: (link: Link) => Obstacle | null
}

export interface Join {
  readonly a: number
  readonly b: number
  readonly by: 'person' | 'link'
}

/**
 * Groups of articles that say the same: the strongest links first, each joining two groups only if everyone of one may share
 * with everyone of the other (no chain A~B~C where A is not C), and if it has no rival: a group that the one could join
 * just as well, though the two candidates cannot be one. What stays undecided is looked at again once others have joined.
 * Depends on the order of the list alone, so the caller gives it one that does not depend on who came first.
 */
export function partition(
  size: number,
  links: readonly Link[],
  { together, mayShare, isApart = () => false, margin, rivals = [] }: PartitionOptions,
): Parted {
  const groups = new Groups(size, [...links, ...rivals], mayShare)
  for (const [a, b] of together) if (groups.findAcross(a, b, isApart) === null) groups.join(a, b, 'person')
  let waiting = links.toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length
    waiting = waiting.filter((link) => {
      if (groups.labels[link.a] === groups.labels[link.b]) return false
      const obstacle = groups.obstacleTo(link, margin)
      if (obstacle === null) groups.join(link.a, link.b, 'link')
      return obstacle?.kind === 'rival'
    })
  }
  return { labels: groups.labels, joins: groups.joins, obstacleTo: (link) => groups.obstacleTo(link, margin) }
}

class Groups {
  readonly labels: number[]
  readonly joins: Join[] = []
  readonly #members: Map<number, number[]>
  readonly #linksOf: Map<number, { other: number; score: number }[]>
  readonly #mayNotShare: (a: number, b: number) => boolean

  constructor(size: number, links: readonly Link[], mayShare: (a: number, b: number) => boolean) {
    this.labels = Array.from({ length: size }, (_, place) => place)
    this.#members = new Map(this.labels.map((place) => [place, [place]]))
    this.#linksOf = new Map(this.labels.map((place) => [place, []]))
    this.#mayNotShare = (a, b) => !mayShare(a, b)
    for (const { a, b, score } of links) {
      this.#linksOf.get(a)?.push({ other: b, score })
      this.#linksOf.get(b)?.push({ other: a, score })
    }
  }

  join(a: number, b: number, by: Join['by']): void {
    const [one, other] = [this.labels[a], this.labels[b]]
    if (one === undefined || other === undefined || one === other) return
    this.joins.push({ a, b, by })
    const [kept, gone] = [Math.min(one, other), Math.max(one, other)]
    const moving = this.#members.get(gone) as number[]
    for (const place of moving) this.labels[place] = kept
    this.#members.get(kept)?.push(...moving)
    this.#members.delete(gone)
  }

  obstacleTo({ a, b, score }: Link, margin: number): Obstacle | null {
    const pair = this.findAcross(a, b, this.#mayNotShare)
    if (pair !== null) return { kind: 'pair', a: pair[0], b: pair[1] }
    return this.#findRival(a, b, score - margin) ?? this.#findRival(b, a, score - margin)
  }

  /** One of the group of `a` and one of that of `b` of which something holds. */
  findAcross(a: number, b: number, holds: (one: number, other: number) => boolean): readonly [number, number] | null {
    for (const one of this.#groupOf(a)) for (const other of this.#groupOf(b)) if (holds(one, other)) return [one, other]
    return null
  }

  /** Another group that that of `a` could go with than that of `b`, by a link of `least` at least, and which cannot be one with that of `b`. */
  #findRival(a: number, b: number, least: number): Obstacle | null {
    const [own, chosen] = [this.labels[a], this.labels[b]]
    for (const member of this.#groupOf(a)) {
      const rival = this.#linksOf.get(member)?.find(({ other, score }) => {
        const label = this.labels[other]
        return (
          score >= least &&
          label !== own &&
          label !== chosen &&
          !this.#areCoherent(other, b) &&
          this.#areCoherent(other, a)
        )
      })
      if (rival !== undefined) return { kind: 'rival', of: member, rival: rival.other }
    }
    return null
  }

  /** Whether the groups of two places may be one. */
  #areCoherent(a: number, b: number): boolean {
    return this.findAcross(a, b, this.#mayNotShare) === null
  }

  #groupOf(place: number): readonly number[] {
    return this.#members.get(this.labels[place] as number) as number[]
  }
}

/** Components of a graph: each place gets the smallest place that it is connected with. */
export function components(size: number, links: readonly (readonly [number, number])[]): number[] {
  const parent = Array.from({ length: size }, (_, place) => place)
  const above = (place: number): number => parent[place] ?? place
  const root = (place: number): number => {
    let own = place
    // Each that is passed hangs a step higher from now on.
    while (above(own) !== own) own = parent[own] = above(above(own))
    return own
  }
  for (const [a, b] of links) {
    const [left, right] = [root(a), root(b)]
    if (left !== right) parent[Math.max(left, right)] = Math.min(left, right)
  }
  return parent.map((_, place) => root(place))
}
