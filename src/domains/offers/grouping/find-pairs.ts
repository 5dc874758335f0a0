import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { keysOf, type GroupedOffer, type OfferMemory } from './articles.ts'
import { LINK_FROM } from './form-groups.ts'
import { relate } from './relation.ts'
import type { Weighed } from '../matching/compare-articles.ts'

/** Offers that share a key with more than so many others say nothing to one another by it. */
export const MOST_SHARING = 60
/** Offers that one is compared with at most; those with most keys in common come first. */
export const MOST_COMPARED = 100

/** What a batch found of its offers: who says the same, and who is another colour or size. */
export interface FoundEdges {
  /** Offers that had something to do with them before. */
  readonly before: readonly number[]
  readonly compared: number
}

/**
 * Looks at offers anew: their keys, whom they share them with, and what comparing says. Replaces all that was known of them.
 */
export const findPairs = async (tx: DatabaseTransaction, offers: readonly GroupedOffer[], memory: OfferMemory): Promise<FoundEdges> => {
  const ids = offers.map((offer) => offer.variantId)
  const before = await forgetOffers(tx, ids)
  const keysById = new Map(offers.map((offer) => [offer.variantId, keysOf(offer)]))
  await writeKeys(tx, offers, keysById)
  const sharing = await readSharing(tx, [...new Set([...keysById.values()].flat())])
  const pairs = new Map(offers.map(({ variantId }) => [variantId, mostSharing(variantId, keysById.get(variantId) as number[], sharing)]))
  const others = await memory.take(tx, [...new Set([...pairs.values()].flat())])
  for (const offer of offers) others.set(offer.variantId, offer)
  const compared = await writeEdges(tx, offers, pairs, others)
  return { before, compared }
}

/** Takes away keys and edges of offers; who stood at the other end of an edge or in the same group of the shop has to be looked at. */
const forgetOffers = async (tx: DatabaseTransaction, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ keys: number[]; group_link: number | null; id: number }>`
    delete from offers.match_article where variant_id = any(${numberArray(ids)}::bigint[]) returning variant_id as id, keys, group_link`.execute(tx)
  if (rows.length === 0) return []
  const keys = rows.flatMap((row) => [...row.keys, ...(row.group_link === null ? [] : [row.group_link])].map((key) => [key, row.id] as const))
  await sql`delete from offers.match_key k using unnest(${numberArray(keys.map(([key]) => key))}::bigint[], ${numberArray(keys.map(([, id]) => id))}::bigint[]) as o (key, id) where k.key = o.key and k.variant_id = o.id`.execute(tx)
  const known = rows.map((row) => row.id)
  const { rows: edges } = await sql<{ variant_id: number; other_id: number }>`delete from offers.match_edge where variant_id = any(${numberArray(known)}::bigint[]) returning variant_id, other_id`.execute(tx)
  const others = [...new Set(edges.map((edge) => edge.other_id))]
  await sql`delete from offers.match_edge e using unnest(${numberArray(edges.map((edge) => edge.other_id))}::bigint[], ${numberArray(edges.map((edge) => edge.variant_id))}::bigint[]) as o (variant_id, other_id)
    where e.variant_id = o.variant_id and e.other_id = o.other_id`.execute(tx)
  const links = [...new Set(rows.flatMap((row) => row.group_link ?? []))]
  const grouped = await sql<{ variant_id: number }>`select variant_id from unnest(${numberArray(links)}::bigint[]) l (key) cross join lateral (select variant_id from offers.match_key k where k.key = l.key limit 1) k`.execute(tx)
  return [...others, ...grouped.rows.map((row) => row.variant_id)]
}

const writeKeys = async (tx: DatabaseTransaction, offers: readonly GroupedOffer[], keysById: ReadonlyMap<number, readonly number[]>): Promise<void> => {
  const rows = offers.flatMap(({ variantId, groupLink }) => [...(keysById.get(variantId) as number[]), ...(groupLink === null ? [] : [groupLink])].map((key) => [key, variantId] as const))
  await sql`insert into offers.match_article (variant_id, keys, group_link)
    select o.id, o.keys::bigint[], o.link from unnest(${numberArray(offers.map((offer) => offer.variantId))}::bigint[], ${offers.map(({ variantId }) => numberArray(keysById.get(variantId) ?? []))}::text[], ${numberArray(offers.map((offer) => offer.groupLink))}::bigint[]) as o (id, keys, link)`.execute(tx)
  await sql`insert into offers.match_key (key, variant_id) select * from unnest(${numberArray(rows.map(([key]) => key))}::bigint[], ${numberArray(rows.map(([, id]) => id))}::bigint[])`.execute(tx)
}

/** Who has each key; keys that too many have are left out. */
const readSharing = async (tx: DatabaseTransaction, keys: readonly number[]): Promise<Map<number, number[]>> => {
  const { rows } = await sql<{ key: number; ids: string }>`
    select k.key, array_to_string(s.ids, ',') as ids from unnest(${numberArray(keys)}::bigint[]) k (key)
    cross join lateral (select array_agg(variant_id) as ids from (select m.variant_id from offers.match_key m where m.key = k.key limit ${MOST_SHARING + 1}) m) s
    where cardinality(s.ids) between 2 and ${MOST_SHARING}`.execute(tx)
  return new Map(rows.map(({ key, ids }) => [key, ids.split(',').map(Number)]))
}

const mostSharing = (variantId: number, keys: readonly number[], sharing: ReadonlyMap<number, readonly number[]>): number[] => {
  const counts = new Map<number, number>()
  for (const key of keys) for (const other of sharing.get(key) ?? []) if (other !== variantId) counts.set(other, (counts.get(other) ?? 0) + 1)
  if (counts.size <= MOST_COMPARED) return [...counts.keys()]
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_COMPARED).map(([other]) => other)
}

const writeEdges = async (tx: DatabaseTransaction, offers: readonly GroupedOffer[], pairs: ReadonlyMap<number, readonly number[]>, others: ReadonlyMap<number, GroupedOffer>): Promise<number> => {
  const edges: Edges = { from: [], to: [], isSame: [] }
  let compared = 0
  for (const offer of offers) {
    for (const otherId of pairs.get(offer.variantId) as number[]) {
      const other = others.get(otherId)
      const isBothAnew = pairs.has(otherId)
      // A pair within the batch is looked at once, from the side that has it; both may.
      if (other === undefined || (isBothAnew && otherId < offer.variantId && pairs.get(otherId)?.includes(offer.variantId) === true)) continue
      compared += 1
      const relation = relate(offer, other)
      const isSame = relation.same >= LINK_FROM
      if (isSame || isFamily(relation, offer, other)) addEdge(edges, offer.variantId, otherId, isSame)
    }
  }
  if (edges.from.length > 0) await insertEdges(tx, edges)
  return compared
}

/** Edges as columns, each once. */
interface Edges {
  readonly from: number[]
  readonly to: number[]
  readonly isSame: (0 | 1)[]
}

const addEdge = ({ from, to, isSame }: Edges, one: number, other: number, isOne: boolean): void => {
  from.push(one)
  to.push(other)
  isSame.push(isOne ? 1 : 0)
}

/** Each edge from both sides, in the order of the table's key. */
const insertEdges = async (tx: DatabaseTransaction, { from, to, isSame }: Edges): Promise<void> => {
  await sql`insert into offers.match_edge (variant_id, other_id, is_same)
    with e (one, other, is_same) as materialized (select * from unnest(${numberArray(from)}::bigint[], ${numberArray(to)}::bigint[], ${numberArray(isSame)}::int[]))
    select one, other, is_same = 1 from e union all select other, one, is_same = 1 from e order by 1, 2`.execute(tx)
}

/** Sure enough to bring two families together: one wrong pair joins all of both. */
const FAMILY_FROM = 0.85

/** Colours and sizes of one article are of one category; what their shop has grouped itself needs no word of ours. */
const isFamily = ({ decision, score }: Weighed, a: GroupedOffer, b: GroupedOffer): boolean => {
  if (decision !== 'family' || score < FAMILY_FROM || (a.groupLink !== null && a.groupLink === b.groupLink)) return false
  const [one, other] = [a.features.article.categoryId, b.features.article.categoryId]
  return one === null || other === null || one === other
}
