/** One member of a new group, and the id that it stands under so far; null: none. */
export interface Claimant {
  readonly memberId: number
  readonly oldId: number | null
}

export interface ClaimedIds {
  /** The id that the group goes on under; null: it needs a new one. */
  readonly id: number | null
  /** Ids that end in this one. */
  readonly absorbs: readonly number[]
}

/**
 * Which of their ids the new groups go on under, so that an id keeps its meaning: an id belongs to the group with most of
 * those that stand under it (of equals the one with the oldest), a group with several goes on under the oldest and absorbs
 * the others. `reserved` ids belong to members that are not among the groups; a member that `hasLeftHome` has an id of its
 * own to go back to, so that others come first.
 */
export function claimIds(
  groups: readonly (readonly Claimant[])[],
  reserved: ReadonlySet<number> = NONE,
  hasLeftHome: (memberId: number) => boolean = () => false,
): ClaimedIds[] {
  const claims = new Map<number, Claim>()
  for (const [group, members] of groups.entries()) {
    for (const [oldId, own] of Map.groupBy(members, (member) => member.oldId)) {
      if (oldId === null || reserved.has(oldId)) continue
      const claim = {
        group,
        hasHome: own.some((member) => hasLeftHome(member.memberId)),
        members: own.length,
        oldest: Math.min(...own.map((member) => member.memberId)),
      }
      const other = claims.get(oldId)
      if (other === undefined || isStronger(claim, other)) claims.set(oldId, claim)
    }
  }
  const idsOf = Map.groupBy(claims.keys(), (id) => claims.get(id)?.group as number)
  return groups.map((_, group) => {
    const [id, ...absorbs] = (idsOf.get(group) ?? []).toSorted((a, b) => a - b)
    return { id: id ?? null, absorbs }
  })
}

interface Claim {
  readonly group: number
  readonly hasHome: boolean
  readonly members: number
  readonly oldest: number
}

function isStronger(one: Claim, other: Claim): boolean {
  if (one.hasHome !== other.hasHome) return other.hasHome
  return one.members === other.members ? one.oldest < other.oldest : one.members > other.members
}

const NONE: ReadonlySet<number> = new Set()
