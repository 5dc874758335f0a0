import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { isNear } from '../pairs/bond.ts'
import { BOND_LISTS, type BondLists, bondsIn, numbersIn } from '../pairs/keep-relations.ts'

/** Offers reached from one batch at most; beyond them relations are cut off. */
export const MOST_TOGETHER = 50_000
/** Offers of a shop's group of colours and sizes at most; a larger one is a word like "geral", not a group. */
export const LARGEST_GROUP = 200

/** Who has to do with one another, as far as what changed reaches. */
export interface Neighbourhood {
  readonly variantIds: readonly number[]
  /** The same article, by the score. */
  readonly same: readonly (readonly [number, number])[]
  /** What looks so much like it that it could be in its place: a rival. */
  readonly near: readonly (readonly [number, number])[]
  /** Another colour or size, by the score. */
  readonly family: readonly (readonly [number, number])[]
  /** The same, by the shop's own group. */
  readonly mates: readonly (readonly [number, number])[]
  /** Pairs that a person has decided, from each side, the newest decision first. */
  readonly decided: readonly DecidedPair[]
}

export interface DecidedPair {
  readonly a: number
  readonly b: number
  readonly kind: 'apart' | 'together'
  readonly decisionId: number
}

/** All that is reached from some offers over edges, groups of shops and decisions. */
export async function neighbourhoodOf(tx: DatabaseTransaction, seeds: readonly number[]): Promise<Neighbourhood> {
  const seen = new Set(seeds)
  const read = new Set<number>()
  const found = {
    same: [] as [number, number][],
    near: [] as [number, number][],
    family: [] as [number, number][],
    mates: [] as [number, number][],
    decided: [] as DecidedPair[],
  }
  for (let frontier = [...seen]; frontier.length > 0 && seen.size <= MOST_TOGETHER;) {
    for (const id of frontier) read.add(id)
    const next = new Set<number>()
    const reach = (b: number): void => void (seen.has(b) || next.add(b))
    for (const row of await readRelations(tx, frontier)) {
      const note = (kind: 'same' | 'near' | 'family' | 'mates', other: number): void => {
        // Each stands in the other's list.
        if (row.id < other || !read.has(other)) found[kind].push([row.id, other])
        reach(other)
      }
      for (const [other, bond] of bondsIn(row))
        if (bond.kind === 'family' || isNear(bond)) note(bond.kind === 'twin' ? 'near' : bond.kind, other)
      for (const mate of numbersIn(row.mates)) note('mates', mate)
    }
    for (const pair of await readDecided(tx, frontier)) {
      found.decided.push(pair)
      if (pair.kind === 'together') reach(pair.b)
    }
    frontier = [...next]
    for (const id of frontier) seen.add(id)
  }
  const inside = ([a, b]: readonly [number, number]): boolean => seen.has(a) && seen.has(b)
  const decided = found.decided
    .filter(({ a, b }) => inside([a, b]))
    .toSorted((one, other) => other.decisionId - one.decisionId)
  return {
    variantIds: [...seen],
    same: found.same.filter(inside),
    near: found.near.filter(inside),
    family: found.family.filter(inside),
    mates: found.mates.filter(inside),
    decided,
  }
}

/** `mates` are the ids of those of the shop's group, as a star: all of them for the first of its offers, the first for each other one. */
interface RelationRow extends BondLists {
  id: number
  mates: string
}

async function readRelations(tx: DatabaseTransaction, ids: readonly number[]): Promise<RelationRow[]> {
  const { rows } = await sql<RelationRow>`
    select r.variant_id as id, ${BOND_LISTS},
      case when cardinality(g.ids) between 2 and ${LARGEST_GROUP} then case when r.variant_id = g.ids[1] then array_to_string(g.ids[2:], ',') else g.ids[1]::text end else '' end as mates
    from offers.match_relation r
    left join lateral (select array_agg(k.variant_id) as ids from (select m.variant_id from offers.match_key m where m.key = r.group_link limit ${LARGEST_GROUP + 1}) k) g on r.group_link is not null
    where r.variant_id = any(${numberArray(ids)}::bigint[])`.execute(tx)
  return rows
}

/** Of several decisions about one pair the last one in force holds. */
async function readDecided(tx: DatabaseTransaction, ids: readonly number[]): Promise<DecidedPair[]> {
  const { rows } = await sql<DecidedPair>`
    select distinct on (p.variant_id, p.other_id) p.variant_id as a, p.other_id as b, d.kind, d.id as "decisionId" from offers.group_pair p join offers.group_decision d on d.id = p.decision_id
    where p.variant_id = any(${numberArray(ids)}::bigint[]) and d.undone_at is null order by p.variant_id, p.other_id, d.id desc`.execute(
    tx,
  )
  return rows
}
