import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { idsIn } from './keep-relations.ts'

/** Offers reached from one batch at most; beyond them relations are cut off. */
export const MOST_TOGETHER = 50_000
/** Offers of a shop's group of colours and sizes at most; a larger one is a word like "geral", not a group. */
export const LARGEST_GROUP = 200

/** Who has to do with one another, as far as what changed reaches. */
export interface Neighbourhood {
  readonly variantIds: readonly number[]
  /** The same article, by the score or by a person. */
  readonly same: readonly (readonly [number, number])[]
  /** Another colour or size, by the score or by the shop. */
  readonly family: readonly (readonly [number, number])[]
  /** Pairs that a person has decided. */
  readonly decided: readonly { readonly a: number; readonly b: number; readonly kind: 'apart' | 'together' }[]
}

/** All that is reached from some offers over edges, groups of shops and decisions. */
export const neighbourhoodOf = async (tx: DatabaseTransaction, seeds: readonly number[]): Promise<Neighbourhood> => {
  const seen = new Set(seeds)
  const read = new Set<number>()
  const found = { same: [] as [number, number][], family: [] as [number, number][], decided: [] as { a: number; b: number; kind: 'apart' | 'together' }[] }
  for (let frontier = [...seen]; frontier.length > 0 && seen.size <= MOST_TOGETHER; ) {
    for (const id of frontier) read.add(id)
    const next = new Set<number>()
    const reach = (b: number): void => void (seen.has(b) || next.add(b))
    for (const { id, same, family, mates } of await readRelations(tx, frontier)) {
      for (const [kind, text] of [['same', same], ['family', family], ['family', mates]] as const) {
        for (const other of idsIn(text)) {
          // Each stands in the other's list.
          if (id < other || !read.has(other)) found[kind].push([id, other])
          reach(other)
        }
      }
    }
    for (const { a, b, kind } of await readDecided(tx, frontier)) {
      found.decided.push({ a, b, kind })
      if (kind === 'together') reach(b)
    }
    frontier = [...next]
    for (const id of frontier) seen.add(id)
  }
  const inside = ([a, b]: readonly [number, number]): boolean => seen.has(a) && seen.has(b)
  return { variantIds: [...seen], same: found.same.filter(inside), family: found.family.filter(inside), decided: found.decided.filter(({ a, b }) => inside([a, b])) }
}

/** Ids, joined by commas. `mates` are those of the shop's group, as a star: all of them for the first of its offers, the first for each other one. */
interface RelationRow {
  id: number
  same: string
  family: string
  mates: string
}

const readRelations = async (tx: DatabaseTransaction, ids: readonly number[]): Promise<RelationRow[]> => {
  const { rows } = await sql<RelationRow>`
    select r.variant_id as id, array_to_string(r.same, ',') as same, array_to_string(r.family, ',') as family,
      case when cardinality(g.ids) between 2 and ${LARGEST_GROUP} then case when r.variant_id = g.ids[1] then array_to_string(g.ids[2:], ',') else g.ids[1]::text end else '' end as mates
    from offers.match_relation r
    left join lateral (select array_agg(k.variant_id) as ids from (select m.variant_id from offers.match_key m where m.key = r.group_link limit ${LARGEST_GROUP + 1}) k) g on r.group_link is not null
    where r.variant_id = any(${numberArray(ids)}::bigint[])`.execute(tx)
  return rows
}

/** Of several decisions about one pair the last one in force holds. */
const readDecided = async (tx: DatabaseTransaction, ids: readonly number[]): Promise<{ a: number; b: number; kind: 'apart' | 'together' }[]> => {
  const { rows } = await sql<{ a: number; b: number; kind: 'apart' | 'together' }>`
    select distinct on (p.variant_id, p.other_id) p.variant_id as a, p.other_id as b, d.kind from offers.group_pair p join offers.group_decision d on d.id = p.decision_id
    where p.variant_id = any(${numberArray(ids)}::bigint[]) and d.undone_at is null order by p.variant_id, p.other_id, d.id desc`.execute(tx)
  return rows
}
