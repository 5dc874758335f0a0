import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import type { Comparison } from '../../matching/compare-articles.ts'
import { type AlikeOffers, MOST_ALIKE, partAlike } from '../groups/alike.ts'
import { type GroupedOffer, keysOf, OfferMemory } from '../groups/articles.ts'
import { candidatesOf, MOST_SHARING } from '../pairs/find-pairs.ts'
import { alikeOffers } from '../groups/form-groups.ts'
import { type Neighbourhood, neighbourhoodOf } from '../groups/neighbourhood.ts'
import type { Obstacle } from '../groups/partition.ts'
import { areOfOneShop, explainRelation } from '../pairs/relation.ts'
import { bookFor } from '../pairs/series-book.ts'

/** What was done with two offers, and why. */
export type Outcome =
  /** Through these pairs, each of which was put together by the score or by a person. */
  | { readonly kind: 'one_product'; readonly through: readonly Step[] }
  /** It looks the same: proposed, not merged. */
  | { readonly kind: 'twin' }
  /** The score says the same; `because` keeps them apart, and they are proposed like twins unless a person did. */
  | { readonly kind: 'kept_apart'; readonly because: KeptApart }
  | { readonly kind: 'family' }
  | { readonly kind: 'different' }
  /** No key in common, or none but what more than 60 offers share. */
  | {
      readonly kind: 'not_compared'
      readonly because: 'no_key_in_common' | 'shared_by_too_many' | 'others_have_more_in_common'
    }

export type KeptApart =
  | { readonly by: 'decision'; readonly decisionId: number }
  /** One of the two could be a third as well, which is not the other. */
  | { readonly by: 'rival'; readonly of: number; readonly rival: number }
  /** Two offers of one shop would stand in one product. */
  | { readonly by: 'clash'; readonly offers: readonly [number, number] }
  /** Two that would stand in one product say what cannot be of one. */
  | { readonly by: 'contradiction'; readonly offers: readonly [number, number] }
  /** More offers hang together than can be compared. */
  | { readonly by: 'too_many_alike'; readonly count: number }

export interface Step {
  readonly a: number
  readonly b: number
  readonly by: 'score' | 'decision'
  readonly decisionId: number | null
}

export interface Explanation {
  readonly outcome: Outcome
  readonly comparison: Comparison
  readonly offers: readonly [GroupedOffer, GroupedOffer]
  /** One of them says or shows something new, which grouping has not looked at yet. */
  readonly isWaiting: boolean
}

/** There is no such offer. */
export interface UnknownOffer {
  readonly unknownId: number
}

/** Why two offers are one product or not, from the same code as forms products. */
export async function explainPair(
  tx: DatabaseTransaction,
  a: number,
  b: number,
  memory = new OfferMemory(),
): Promise<Explanation | UnknownOffer> {
  const known = await memory.take(tx, [a, b])
  const [one, other] = [known.get(a), known.get(b)]
  if (one === undefined || other === undefined) return { unknownId: one === undefined ? a : b }
  const comparison = explainRelation(one, other, await bookFor(tx, [one, other]))
  const due =
    await sql`(select from offers.grouping_due where variant_id = any(${numberArray([a, b])}::bigint[]) limit 1) union all (select from offers.look_news where variant_id = any(${numberArray([a, b])}::bigint[]) limit 1)`.execute(
      tx,
    )
  return {
    outcome: await outcomeOf(tx, one, other, comparison, memory),
    comparison,
    offers: [one, other],
    isWaiting: due.rows.length > 0,
  }
}

async function outcomeOf(
  tx: DatabaseTransaction,
  one: GroupedOffer,
  other: GroupedOffer,
  { decision }: Comparison,
  memory: OfferMemory,
): Promise<Outcome> {
  const neighbourhood = await neighbourhoodOf(tx, [one.variantId, other.variantId])
  const together = alikeOffers(neighbourhood, new Set([one.variantId])).find((ids) =>
    ids.includes(one.variantId),
  ) as number[]
  const alike =
    together.length <= MOST_ALIKE && together.includes(other.variantId)
      ? await alikeOf(tx, together, neighbourhood, memory)
      : null
  if (alike !== null) {
    const places = [alike.placeOf.get(one.variantId) as number, alike.placeOf.get(other.variantId) as number] as const
    if (alike.parted.labels[places[0]] === alike.parted.labels[places[1]])
      return { kind: 'one_product', through: stepsBetween(...places, alike) }
  }
  const decided = neighbourhood.decided.find((pair) => pair.a === one.variantId && pair.b === other.variantId)
  if (decided?.kind === 'apart')
    return { kind: 'kept_apart', because: { by: 'decision', decisionId: decided.decisionId } }
  // What a shop has grouped is its colours and sizes, whatever they say.
  if (one.groupLink !== null && one.groupLink === other.groupLink) return { kind: 'family' }
  const unseen = await whyNotCompared(tx, one, other)
  if (unseen !== null) return { kind: 'not_compared', because: unseen }
  if (decision !== 'same') return { kind: decision }
  if (alike === null) return { kind: 'kept_apart', because: { by: 'too_many_alike', count: together.length } }
  return { kind: 'kept_apart', because: keptApartBy(one, other, alike) }
}

async function alikeOf(
  tx: DatabaseTransaction,
  ids: readonly number[],
  { decided }: Neighbourhood,
  memory: OfferMemory,
): Promise<AlikeOffers> {
  const offers = [...(await memory.take(tx, ids)).values()]
  return partAlike(offers, decided, await bookFor(tx, offers))
}

function keptApartBy(one: GroupedOffer, other: GroupedOffer, alike: AlikeOffers): KeptApart {
  const [a, b] = [alike.placeOf.get(one.variantId) as number, alike.placeOf.get(other.variantId) as number].toSorted(
    (x, y) => x - y,
  ) as [number, number]
  const obstacle = alike.parted.obstacleTo(alike.linkOf(a, b)) as Obstacle
  const offerOf = (place: number): GroupedOffer => alike.offers[place] as GroupedOffer
  const idOf = (place: number): number => offerOf(place).variantId
  if (obstacle.kind === 'rival') return { by: 'rival', of: idOf(obstacle.of), rival: idOf(obstacle.rival) }
  const across = pairsAcross(a, b, alike)
  const decided = across.map((pair) => alike.decidedOf(...pair)).find((pair) => pair?.kind === 'apart')
  if (decided != null) return { by: 'decision', decisionId: decided.decisionId }
  const clash = across.find(([left, right]) => areOfOneShop(offerOf(left), offerOf(right)))
  const [left, right] = clash ?? [obstacle.a, obstacle.b]
  return { by: clash === undefined ? 'contradiction' : 'clash', offers: [idOf(left), idOf(right)] }
}

/** Those of the groups of two places that cannot be one. */
function pairsAcross(
  a: number,
  b: number,
  { parted: { labels }, mayShare }: AlikeOffers,
): (readonly [number, number])[] {
  const groupOf = (place: number): number[] => [...labels.keys()].filter((other) => labels[other] === labels[place])
  return groupOf(a).flatMap((left) =>
    groupOf(b).flatMap((right) => (mayShare(left, right) ? [] : [[left, right] as const])),
  )
}

/** The way from one to the other over the pairs that were joined: there is one, since each joined two groups that were two. */
function stepsBetween(from: number, to: number, { offers, parted, decidedOf }: AlikeOffers): Step[] {
  const ways = new Map<number, Step[]>([[from, []]])
  for (const [place, way] of ways) {
    for (const { a, b, by } of parted.joins) {
      const next = a === place ? b : b === place ? a : null
      if (next === null || ways.has(next)) continue
      const idOf = (each: number): number => (offers[each] as GroupedOffer).variantId
      ways.set(next, [
        ...way,
        {
          a: idOf(place),
          b: idOf(next),
          by: by === 'person' ? 'decision' : 'score',
          decisionId: by === 'person' ? (decidedOf(a, b)?.decisionId ?? null) : null,
        },
      ])
    }
  }
  return ways.get(to) as Step[]
}

/** Null: they were compared. */
async function whyNotCompared(
  tx: DatabaseTransaction,
  one: GroupedOffer,
  other: GroupedOffer,
): Promise<Extract<Outcome, { kind: 'not_compared' }>['because'] | null> {
  const candidates = await candidatesOf(tx, [one, other])
  if (
    candidates.get(one.variantId)?.has(other.variantId) === true ||
    candidates.get(other.variantId)?.has(one.variantId) === true
  )
    return null
  const shared = keysOf(one).filter((key) => keysOf(other).includes(key))
  if (shared.length === 0) return 'no_key_in_common'
  const { rows } = await sql<{
    many: boolean
  }>`select count(*) > ${MOST_SHARING} as many from offers.match_key where key = any(${numberArray(shared)}::bigint[]) group by key`.execute(
    tx,
  )
  return rows.every(({ many }) => many) ? 'shared_by_too_many' : 'others_have_more_in_common'
}
