import { keysOf, type GroupedOffer } from '../../src/domains/offers/grouping/groups/articles.ts'
import { MOST_ALIKE } from '../../src/domains/offers/grouping/groups/alike.ts'
import { isNear } from '../../src/domains/offers/grouping/pairs/bond.ts'
import { bondOf, MOST_SHARING } from '../../src/domains/offers/grouping/pairs/find-pairs.ts'
import { alikeOffers, groupsAmong } from '../../src/domains/offers/grouping/groups/form-groups.ts'
import { relate } from '../../src/domains/offers/grouping/pairs/relation.ts'
import { bookOf } from '../../src/domains/offers/grouping/pairs/series-book.ts'

/** The products that offers make, as the worker forms them: who shares a key is compared, what is connected is parted. */
export function groupInMemory(offers: readonly GroupedOffer[]): GroupedOffer[][] {
  const book = bookOf(offers)
  const byId = new Map(offers.map((offer) => [offer.variantId, offer]))
  const [same, near] = [[] as [number, number][], [] as [number, number][]]
  for (const [one, other] of candidatePairs(offers)) {
    const [a, b] = [offers[one] as GroupedOffer, offers[other] as GroupedOffer]
    const bond = bondOf(relate(a, b, book), a, b)
    if (bond !== null && isNear(bond)) (bond.kind === 'same' ? same : near).push([a.variantId, b.variantId])
  }
  const sets = alikeOffers(
    { variantIds: [...byId.keys()], same, near, family: [], mates: [], decided: [] },
    new Set(byId.keys()),
  )
  return sets
    .flatMap((ids) =>
      ids.length === 1 || ids.length > MOST_ALIKE
        ? ids.map((id) => [id])
        : groupsAmong(
            ids.map((id) => byId.get(id) as GroupedOffer),
            [],
            book,
          ).map(({ variantIds }) => variantIds),
    )
    .map((ids) => ids.map((id) => byId.get(id) as GroupedOffer))
}

/** Places of offers that share a key which no more than `most` have, each pair once. */
export function candidatePairs(offers: readonly GroupedOffer[], most = MOST_SHARING): [number, number][] {
  const blocks = new Map<number, number[]>()
  for (const [place, offer] of offers.entries())
    for (const key of keysOf(offer)) blocks.set(key, [...(blocks.get(key) ?? []), place])
  const pairs = new Set<number>()
  for (const block of blocks.values()) {
    if (block.length > most) continue
    for (const [at, a] of block.entries()) for (const b of block.slice(at + 1)) pairs.add(a * offers.length + b)
  }
  return [...pairs].map((pair) => [Math.floor(pair / offers.length), pair % offers.length])
}
