import { keysOf, type GroupedOffer } from '../../src/domains/offers/grouping/articles.ts'
import { MOST_SHARING } from '../../src/domains/offers/grouping/find-pairs.ts'
import { groupsAmong } from '../../src/domains/offers/grouping/form-groups.ts'
import { components } from '../../src/domains/offers/grouping/partition.ts'
import { relate } from '../../src/domains/offers/grouping/relation.ts'
import { bookOf } from '../../src/domains/offers/grouping/series-book.ts'

/** The products that offers make, as the worker forms them: who shares a key is compared, what is connected is parted. */
export function groupInMemory(offers: readonly GroupedOffer[]): GroupedOffer[][] {
  const book = bookOf(offers)
  const same = candidatePairs(offers).filter(([a, b]) => relate(offers[a] as GroupedOffer, offers[b] as GroupedOffer, book).decision === 'same')
  const labels = components(offers.length, same)
  const byId = new Map(offers.map((offer) => [offer.variantId, offer]))
  const connected = [...Map.groupBy(offers, (_, place) => labels[place] as number).values()]
  return connected.flatMap((alike) => (alike.length === 1 ? [alike] : groupsAmong(alike, [], book).map(({ variantIds }) => variantIds.map((id) => byId.get(id) as GroupedOffer))))
}

/** Places of offers that share a key which not too many have, each pair once. */
export function candidatePairs(offers: readonly GroupedOffer[]): [number, number][] {
  const blocks = new Map<number, number[]>()
  for (const [place, offer] of offers.entries()) for (const key of keysOf(offer)) blocks.set(key, [...(blocks.get(key) ?? []), place])
  const pairs = new Set<number>()
  for (const block of blocks.values()) {
    if (block.length > MOST_SHARING) continue
    for (const [at, a] of block.entries()) for (const b of block.slice(at + 1)) pairs.add(a * offers.length + b)
  }
  return [...pairs].map((pair) => [Math.floor(pair / offers.length), pair % offers.length])
}
