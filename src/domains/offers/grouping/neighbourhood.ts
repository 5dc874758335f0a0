import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'

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
    const links = await readLinks(tx, frontier)
    for (const { variant_id: a, other_id: b, kind } of links) {
      if (kind === 'same' || kind === 'family') found[kind].push([a, b])
      else found.decided.push({ a, b, kind })
    }
    frontier = [...new Set(links.filter(({ kind }) => kind !== 'apart').map((link) => link.other_id))].filter((id) => !seen.has(id))
    for (const id of frontier) seen.add(id)
  }
  const inside = ([a, b]: readonly [number, number]): boolean => seen.has(a) && seen.has(b)
  return { variantIds: [...seen], same: found.same.filter(inside), family: found.family.filter(inside), decided: found.decided.filter(({ a, b }) => inside([a, b])) }
}

interface LinkRow {
  variant_id: number
  other_id: number
  kind: 'same' | 'family' | 'apart' | 'together'
}

/** Of several decisions about one pair the last one in force holds. A group is a star around the first of its offers. */
const readLinks = async (tx: DatabaseTransaction, ids: readonly number[]): Promise<LinkRow[]> => {
  const { rows } = await sql<LinkRow>`
    select variant_id, other_id, case when is_same then 'same' else 'family' end as kind from offers.match_edge where variant_id = any(${ids as number[]}::bigint[])
    union all select a.variant_id, o.id, 'family' from offers.match_article a
      cross join lateral (select array_agg(k.variant_id) as ids from (select m.variant_id from offers.match_key m where m.key = a.group_link limit ${LARGEST_GROUP + 1}) k) g
      cross join lateral unnest(g.ids) o (id)
      where a.variant_id = any(${ids as number[]}::bigint[]) and a.group_link is not null and cardinality(g.ids) between 2 and ${LARGEST_GROUP} and (o.id = g.ids[1] or a.variant_id = g.ids[1]) and o.id <> a.variant_id
    union all select * from (select distinct on (p.variant_id, p.other_id) p.variant_id, p.other_id, d.kind from offers.group_pair p
      join offers.group_decision d on d.id = p.decision_id where p.variant_id = any(${ids as number[]}::bigint[]) and d.undone_at is null
      order by p.variant_id, p.other_id, d.id desc) decided`.execute(tx)
  return rows
}
