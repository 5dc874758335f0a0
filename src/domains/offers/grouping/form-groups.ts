import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { GroupedOffer, OfferMemory } from './articles.ts'
import type { Neighbourhood } from './neighbourhood.ts'
import { components, type Link, partition } from './partition.ts'
import { explainRelation, relate } from './relation.ts'

/** Offers of which every pair is compared to form products; what more than that have in common says nothing. */
export const MOST_ALIKE = 200

/** How much more a pair must say than its rivals, as the logarithm of odds. */
const MARGIN = 0.3

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
export const formGroups = async (tx: DatabaseTransaction, neighbourhood: Neighbourhood, seeds: ReadonlySet<number>, memory: OfferMemory): Promise<FormedGroup[]> => {
  const alike = connectedOffers(neighbourhood).filter((ids) => ids.some((id) => seeds.has(id)))
  const offers = await memory.take(tx, alike.filter(({ length }) => length > 1 && length <= MOST_ALIKE).flat())
  return alike.flatMap((ids) => (ids.length > 1 && ids.every((id) => offers.has(id)) ? groupsAmong(ids.map((id) => offers.get(id) as GroupedOffer), neighbourhood.decided) : ids.map(alone)))
}

const alone = (variantId: number): FormedGroup => ({ variantIds: [variantId], reasonFor: () => 'no other offer says the same' })

const connectedOffers = ({ variantIds, same, decided }: Neighbourhood): number[][] => {
  const placeOf = new Map(variantIds.map((id, place) => [id, place]))
  const together = decided.filter(({ kind }) => kind === 'together').map(({ a, b }) => [a, b] as const)
  const labels = components(variantIds.length, [...same, ...together].map(([a, b]) => [placeOf.get(a) as number, placeOf.get(b) as number]))
  return [...Map.groupBy(variantIds, (_, place) => labels[place] as number).values()]
}

/** The products of offers that are connected, and why. */
export const groupsAmong = (unordered: readonly GroupedOffer[], decided: Neighbourhood['decided']): FormedGroup[] => {
  const offers = unordered.toSorted((a, b) => (a.order < b.order ? -1 : 1))
  const placeOf = new Map(offers.map((offer, place) => [offer.variantId, place]))
  const own = decided.flatMap(({ a, b, kind }) => (placeOf.has(a) && placeOf.has(b) ? [{ kind, pair: [placeOf.get(a) as number, placeOf.get(b) as number] as const }] : []))
  const apart = new Set(own.filter(({ kind }) => kind === 'apart').map(({ pair }) => pairKey(...pair)))
  const { links, sharing, scores } = comparePairs(offers)
  const labels = partition(offers.length, links, {
    margin: MARGIN,
    together: own.filter(({ kind }) => kind === 'together').map(({ pair }) => pair),
    mayShare: (a, b) => sharing.has(pairKey(a, b)) && !apart.has(pairKey(a, b)),
  })
  return [...Map.groupBy(offers.keys(), (place) => labels[place] as number).values()].map((members) => ({
    variantIds: members.map((place) => (offers[place] as GroupedOffer).variantId),
    reasonFor: (variantId) => strongestReason(placeOf.get(variantId) as number, members, offers, scores),
  }))
}

interface ComparedPairs {
  readonly links: Link[]
  /** Keys of the pairs that nothing speaks against. */
  readonly sharing: Set<number>
  /** Of each pair, by its key. */
  readonly scores: ReadonlyMap<number, number>
}

const comparePairs = (offers: readonly GroupedOffer[]): ComparedPairs => {
  const links: Link[] = []
  const sharing = new Set<number>()
  const scores = new Map<number, number>()
  for (let a = 0; a < offers.length; a += 1) {
    for (let b = a + 1; b < offers.length; b += 1) {
      const { decision, same, score, isContradicted } = relate(offers[a] as GroupedOffer, offers[b] as GroupedOffer)
      scores.set(pairKey(a, b), score)
      if (decision === 'same') links.push({ a, b, score: logOdds(same) })
      if (!isContradicted) sharing.add(pairKey(a, b))
    }
  }
  return { links, sharing, scores }
}

const logOdds = (probability: number): number => Math.log(probability / Math.max(1 - probability, 1e-9))

const pairKey = (a: number, b: number): number => Math.min(a, b) * MOST_ALIKE + Math.max(a, b)

const REASON_CHARS = 500

const strongestReason = (place: number, members: readonly number[], offers: readonly GroupedOffer[], scores: ReadonlyMap<number, number>): string => {
  let best: { member: number; score: number } | null = null
  for (const member of members) {
    if (member === place) continue
    const score = scores.get(pairKey(place, member)) as number
    if (best === null || score > best.score) best = { member, score }
  }
  if (best === null) return 'no other offer says the same'
  const { score, reasons } = explainRelation(offers[place] as GroupedOffer, offers[best.member] as GroupedOffer)
  return `score ${score.toFixed(2)}: ${reasons.map(({ note }) => note).join('; ')}`.slice(0, REASON_CHARS)
}
