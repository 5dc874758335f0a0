import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { GroupedOffer, OfferMemory } from './articles.ts'
import { type AlikeOffers, MOST_ALIKE, partAlike } from './alike.ts'
import type { Neighbourhood } from './neighbourhood.ts'
import { components } from './partition.ts'
import { explainRelation } from '../pairs/relation.ts'
import { bookFor, type SeriesBook } from '../pairs/series-book.ts'

/** Offers that are one article. */
export interface FormedGroup {
  readonly variantIds: readonly number[]
  /** What the strongest pair of one of them says. */
  readonly reasonFor: (variantId: number) => string
}

/**
 * The products that offers make: those that say the same and are not kept apart, as far as the seeds are connected with them.
 * Every pair of what is connected is compared, so that the outcome does not depend on which pairs share a key.
 */
export async function formGroups(
  tx: DatabaseTransaction,
  neighbourhood: Neighbourhood,
  seeds: ReadonlySet<number>,
  memory: OfferMemory,
): Promise<FormedGroup[]> {
  const alike = alikeOffers(neighbourhood, seeds)
  const offers = await memory.take(tx, alike.filter(({ length }) => length > 1 && length <= MOST_ALIKE).flat())
  const book = await bookFor(tx, offers.values())
  return alike.flatMap((ids) =>
    ids.length > 1 && ids.every((id) => offers.has(id))
      ? groupsAmong(
          ids.map((id) => offers.get(id) as GroupedOffer),
          neighbourhood.decided,
          book,
        )
      : ids.map(alone),
  )
}

function alone(variantId: number): FormedGroup {
  return { variantIds: [variantId], reasonFor: () => NOTHING_SAYS_THE_SAME }
}
const NOTHING_SAYS_THE_SAME = 'no other offer says the same'

/**
 * Which offers are looked at together: what is connected by saying the same, by a person's word, or by looking enough alike to be a
 * rival. Where that is more than can be compared, rivals that only look alike are left out of it.
 */
export function alikeOffers(
  { variantIds, same, near, decided }: Neighbourhood,
  seeds: ReadonlySet<number>,
): number[][] {
  const together = decided.filter(({ kind }) => kind === 'together').map(({ a, b }) => [a, b] as const)
  const sure = [...same, ...together]
  return connected(variantIds, [...sure, ...near])
    .filter((ids) => ids.some((id) => seeds.has(id)))
    .flatMap((ids) => (ids.length <= MOST_ALIKE ? [ids] : connected(ids, sure)))
}

function connected(ids: readonly number[], pairs: readonly (readonly [number, number])[]): number[][] {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const labels = components(
    ids.length,
    pairs.flatMap(([a, b]) =>
      placeOf.has(a) && placeOf.has(b) ? [[placeOf.get(a) as number, placeOf.get(b) as number] as const] : [],
    ),
  )
  return [...Map.groupBy(ids, (_, place) => labels[place]).values()]
}

/** The products of offers that are connected, and why. */
export function groupsAmong(
  unordered: readonly GroupedOffer[],
  decided: Neighbourhood['decided'],
  book: SeriesBook = new Map(),
): FormedGroup[] {
  const alike = partAlike(unordered, decided, book)
  return [...Map.groupBy(alike.offers.keys(), (place) => alike.parted.labels[place]).values()].map((members) => ({
    variantIds: members.map((place) => (alike.offers[place] as GroupedOffer).variantId),
    reasonFor: (variantId) => strongestReason(alike.placeOf.get(variantId) as number, members, alike, book),
  }))
}

const REASON_CHARS = 500

function strongestReason(
  place: number,
  members: readonly number[],
  { offers, scoreOf }: AlikeOffers,
  book: SeriesBook,
): string {
  let best: { member: number; score: number } | null = null
  for (const member of members) {
    if (member === place) continue
    const score = scoreOf(place, member)
    if (best === null || score > best.score) best = { member, score }
  }
  if (best === null) return NOTHING_SAYS_THE_SAME
  const { score, reasons } = explainRelation(offers[place] as GroupedOffer, offers[best.member] as GroupedOffer, book)
  return `score ${score.toFixed(2)}: ${reasons.map(({ note }) => note).join('; ')}`.slice(0, REASON_CHARS)
}
