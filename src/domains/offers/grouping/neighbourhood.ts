import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'

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
  const found = { same: [] as [number, number][], family: [] as [number, number][], decided: [] as { a: number; b: number; kind: 'apart' | 'together' }[] }
  for (let frontier = [...seen]; frontier.length > 0 && seen.size <= MOST_TOGETHER; ) {
    const next = new Set<number>()
    for (const { variant_id: a, others, kind } of await readLinks(tx, frontier)) {
      for (const text of others.split(',')) {
        const b = Number(text)
        if (kind === 'same' || kind === 'family') found[kind].push([a, b])
        else found.decided.push({ a, b, kind })
        if (kind !== 'apart' && !seen.has(b)) next.add(b)
      }
    }
    frontier = [...next]
    for (const id of frontier) seen.add(id)
  }
  const inside = ([a, b]: readonly [number, number]): boolean => seen.has(a) && seen.has(b)
  return { variantIds: [...seen], same: found.same.filter(inside), family: found.family.filter(inside), decided: found.decided.filter(({ a, b }) => inside([a, b])) }
}

interface LinkRow {
  variant_id: number
  /** Ids, joined by commas: a row and an array of the driver's for each edge would cost more than all else here. */
  others: string
  kind: 'same' | 'family' | 'apart' | 'together'
}

/**
 * Of several decisions about one pair the last one in force holds. A group is a star around the first of its offers. An edge
 * between two of the offers asked for comes once.
 */
const readLinks = async (tx: DatabaseTransaction, ids: readonly number[]): Promise<LinkRow[]> => {
  const asked = numberArray(ids)
  const { rows } = await sql<LinkRow>`
    select variant_id, string_agg(other_id::text, ',') as others, case when is_same then 'same' else 'family' end as kind
      from offers.match_edge where variant_id = any(${asked}::bigint[]) and (other_id > variant_id or other_id <> all(${asked}::bigint[])) group by variant_id, is_same
    union all select a.variant_id, case when a.variant_id = g.ids[1] then array_to_string(g.ids[2:], ',') else g.ids[1]::text end, 'family' from offers.match_article a
      cross join lateral (select array_agg(k.variant_id) as ids from (select m.variant_id from offers.match_key m where m.key = a.group_link limit ${LARGEST_GROUP + 1}) k) g
      where a.variant_id = any(${asked}::bigint[]) and a.group_link is not null and cardinality(g.ids) between 2 and ${LARGEST_GROUP}
    union all select variant_id, other_id::text, kind from (select distinct on (p.variant_id, p.other_id) p.variant_id, p.other_id, d.kind from offers.group_pair p
      join offers.group_decision d on d.id = p.decision_id where p.variant_id = any(${asked}::bigint[]) and d.undone_at is null
      order by p.variant_id, p.other_id, d.id desc) decided`.execute(tx)
  return rows
}
