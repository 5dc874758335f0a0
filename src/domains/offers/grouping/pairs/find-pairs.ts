import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { keysOf, type GroupedOffer, type OfferMemory } from '../groups/articles.ts'
import { type Bond, permilleOf } from './bond.ts'
import { relate } from './relation.ts'
import { bookFor, type SeriesBook } from './series-book.ts'
import type { Weighed } from '../../matching/compare-articles.ts'

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

/** Looks at offers anew, whose keys are kept: whom they share them with, and what comparing says. Writes nothing. */
export async function findPairs(
  tx: DatabaseTransaction,
  offers: readonly GroupedOffer[],
  memory: OfferMemory,
): Promise<FoundPairs> {
  const candidates = await candidatesOf(tx, offers)
  const others = await memory.take(tx, [...new Set([...candidates.values()].flatMap((own) => [...own.keys()]))])
  for (const offer of offers) others.set(offer.variantId, offer)
  return comparePairs(offers, candidates, others, await bookFor(tx, others.values()))
}

/** With whom offers are compared: those with which they share the keys that they have now. */
export async function candidatesOf(
  tx: DatabaseTransaction,
  offers: readonly GroupedOffer[],
): Promise<Map<number, Candidates>> {
  const keysById = new Map(offers.map((offer) => [offer.variantId, keysOf(offer)]))
  const sharing = await readSharing(tx, [...new Set([...keysById.values()].flat())])
  return new Map([...keysById].map(([id, keys]) => [id, mostSharing(id, keys, sharing)]))
}

/** Who has each key; keys that too many have are left out. */
async function readSharing(tx: DatabaseTransaction, keys: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ key: number; ids: string }>`
    select k.key, array_to_string(s.ids, ',') as ids from unnest(${numberArray(keys)}::bigint[]) k (key)
    cross join lateral (select array_agg(variant_id) as ids from (select m.variant_id from offers.match_key m where m.key = k.key limit ${MOST_SHARING + 1}) m) s
    where cardinality(s.ids) between 2 and ${MOST_SHARING}`.execute(tx)
  return new Map(rows.map(({ key, ids }) => [key, ids.split(',').map(Number)]))
}

/** Other offers, and how many keys they share. */
type Candidates = ReadonlyMap<number, number>

function mostSharing(
  variantId: number,
  keys: readonly number[],
  sharing: ReadonlyMap<number, readonly number[]>,
): Candidates {
  const counts = new Map<number, number>()
  for (const key of keys)
    for (const other of sharing.get(key) ?? []) if (other !== variantId) counts.set(other, (counts.get(other) ?? 0) + 1)
  if (counts.size <= MOST_COMPARED) return counts
  return new Map([...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_COMPARED))
}

function comparePairs(
  offers: readonly GroupedOffer[],
  candidates: ReadonlyMap<number, Candidates>,
  others: ReadonlyMap<number, GroupedOffer>,
  book: SeriesBook,
): FoundPairs {
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
      const bond = bondOf(relate(offer, other, book), offer, other)
      if (bond !== null) pairs.push({ a: offer.variantId, b: otherId, bond })
    }
  }
  return { pairs, compared }
}

/** Sure enough to bring two families together: one wrong pair joins all of both. */
const FAMILY_FROM = 0.85

/** What is kept of a comparison; null: nothing. */
export function bondOf(found: Weighed, a: GroupedOffer, b: GroupedOffer): Bond | null {
  if (found.decision === 'same' || found.decision === 'twin')
    return { kind: found.decision, permille: permilleOf(found) }
  return isFamily(found, a, b) ? { kind: 'family', permille: 0 } : null
}

/** Colours and sizes of one article are of one category. */
function isFamily({ decision, score }: Weighed, a: GroupedOffer, b: GroupedOffer): boolean {
  if (decision !== 'family' || score < FAMILY_FROM) return false
  const [one, other] = [a.features.article.categoryId, b.features.article.categoryId]
  return one === null || other === null || one === other
}
