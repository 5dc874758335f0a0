import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { keysOf, type GroupedOffer, type OfferMemory } from './articles.ts'
import { type Bond, permilleOf } from './bond.ts'
import { relate } from './relation.ts'
import type { Weighed } from '../matching/compare-articles.ts'

/** Offers that share a key with more than so many others say nothing to one another by it. */
export const MOST_SHARING = 60
/** Offers that one is compared with at most; those with most keys in common come first. */
export const MOST_COMPARED = 100

/** What comparing some offers anew found worth keeping, each pair once. */
export interface FoundPairs {
  readonly pairs: readonly FoundPair[]
  readonly compared: number
}

export interface FoundPair {
  readonly a: number
  readonly b: number
  readonly bond: Bond
}

/**
 * Looks at offers anew: their keys, whom they share them with, and what comparing says. Writes nothing but the keys, which say
 * no more than who is worth comparing: found by them too early, a pair is compared once more when the offer's turn comes.
 */
export const findPairs = async (tx: DatabaseTransaction, offers: readonly GroupedOffer[], memory: OfferMemory): Promise<FoundPairs> => {
  const keysById = new Map(offers.map((offer) => [offer.variantId, keysOf(offer)]))
  await writeKeys(tx, keysById)
  const candidates = await readCandidates(tx, keysById)
  const others = await memory.take(tx, [...new Set([...candidates.values()].flatMap((own) => [...own.keys()]))])
  for (const offer of offers) others.set(offer.variantId, offer)
  return comparePairs(offers, candidates, others)
}

/** With whom offers are compared that have been looked at: by the keys that they have now. */
export const candidatesOf = async (tx: DatabaseTransaction, offers: readonly GroupedOffer[]): Promise<Map<number, Candidates>> => readCandidates(tx, new Map(offers.map((offer) => [offer.variantId, keysOf(offer)])))

const readCandidates = async (tx: DatabaseTransaction, keysById: ReadonlyMap<number, readonly number[]>): Promise<Map<number, Candidates>> => {
  const sharing = await readSharing(tx, [...new Set([...keysById.values()].flat())])
  return new Map([...keysById].map(([id, keys]) => [id, mostSharing(id, keys, sharing)]))
}

/** Keys that an offer has no more go, new ones come; most offers that say something else keep theirs. */
const writeKeys = async (tx: DatabaseTransaction, keysById: ReadonlyMap<number, readonly number[]>): Promise<void> => {
  const { rows } = await sql<{ id: number; keys: string }>`select variant_id as id, array_to_string(keys, ',') as keys from offers.match_article where variant_id = any(${numberArray([...keysById.keys()])}::bigint[])`.execute(tx)
  const known = new Map(rows.map(({ id, keys }) => [id, keys === '' ? [] : keys.split(',').map(Number)]))
  const [gone, fresh, changed] = [[] as KeyRow[], [] as KeyRow[], [] as number[]]
  for (const [id, keys] of keysById) {
    const before = known.get(id)
    const [less, more] = [(before ?? []).filter((key) => !keys.includes(key)), before === undefined ? keys : keys.filter((key) => !before.includes(key))]
    for (const key of less) gone.push([key, id])
    for (const key of more) fresh.push([key, id])
    if (before === undefined || less.length + more.length > 0) changed.push(id)
  }
  if (gone.length > 0) await sql`delete from offers.match_key k using ${keyRows(gone)} where k.key = o.key and k.variant_id = o.id`.execute(tx)
  if (changed.length > 0) {
    await sql`insert into offers.match_article (variant_id, keys)
      select o.id, o.keys::bigint[] from unnest(${numberArray(changed)}::bigint[], ${changed.map((id) => numberArray(keysById.get(id) ?? []))}::text[]) as o (id, keys)
      on conflict (variant_id) do update set keys = excluded.keys`.execute(tx)
  }
  if (fresh.length > 0) await sql`insert into offers.match_key (key, variant_id) select o.key, o.id from ${keyRows(fresh)}`.execute(tx)
}

type KeyRow = readonly [key: number, variantId: number]
const keyRows = (rows: readonly KeyRow[]) => sql`unnest(${numberArray(rows.map(([key]) => key))}::bigint[], ${numberArray(rows.map(([, id]) => id))}::bigint[]) as o (key, id)`

/** Who has each key; keys that too many have are left out. */
const readSharing = async (tx: DatabaseTransaction, keys: readonly number[]): Promise<Map<number, number[]>> => {
  const { rows } = await sql<{ key: number; ids: string }>`
    select k.key, array_to_string(s.ids, ',') as ids from unnest(${numberArray(keys)}::bigint[]) k (key)
    cross join lateral (select array_agg(variant_id) as ids from (select m.variant_id from offers.match_key m where m.key = k.key limit ${MOST_SHARING + 1}) m) s
    where cardinality(s.ids) between 2 and ${MOST_SHARING}`.execute(tx)
  return new Map(rows.map(({ key, ids }) => [key, ids.split(',').map(Number)]))
}

/** Other offers, and how many keys they share. */
type Candidates = ReadonlyMap<number, number>

const mostSharing = (variantId: number, keys: readonly number[], sharing: ReadonlyMap<number, readonly number[]>): Candidates => {
  const counts = new Map<number, number>()
  for (const key of keys) for (const other of sharing.get(key) ?? []) if (other !== variantId) counts.set(other, (counts.get(other) ?? 0) + 1)
  if (counts.size <= MOST_COMPARED) return counts
  return new Map([...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_COMPARED))
}

const comparePairs = (offers: readonly GroupedOffer[], candidates: ReadonlyMap<number, Candidates>, others: ReadonlyMap<number, GroupedOffer>): FoundPairs => {
  const pairs: FoundPair[] = []
  let compared = 0
  for (const offer of offers) {
    for (const otherId of (candidates.get(offer.variantId) as Candidates).keys()) {
      const other = others.get(otherId)
      // What a shop has grouped is not one article, and that it is one family needs no word of ours.
      if (other === undefined || (offer.groupLink !== null && offer.groupLink === other.groupLink)) continue
      // A pair within the batch is looked at once, from the side that has it; both may.
      if (otherId < offer.variantId && candidates.get(otherId)?.has(offer.variantId) === true) continue
      compared += 1
      const bond = bondOf(relate(offer, other), offer, other)
      if (bond !== null) pairs.push({ a: offer.variantId, b: otherId, bond })
    }
  }
  return { pairs, compared }
}

/** Sure enough to bring two families together: one wrong pair joins all of both. */
const FAMILY_FROM = 0.85

const bondOf = (found: Weighed, a: GroupedOffer, b: GroupedOffer): Bond | null => {
  if (found.decision === 'same' || found.decision === 'twin') return { kind: found.decision, permille: permilleOf(found) }
  return isFamily(found, a, b) ? { kind: 'family', permille: 0 } : null
}

/** Colours and sizes of one article are of one category. */
const isFamily = ({ decision, score }: Weighed, a: GroupedOffer, b: GroupedOffer): boolean => {
  if (decision !== 'family' || score < FAMILY_FROM) return false
  const [one, other] = [a.features.article.categoryId, b.features.article.categoryId]
  return one === null || other === null || one === other
}
