import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type IndexableProduct, paidPointsIn, rankingLine } from '#domains/offers/contract.ts'
import { isPaidFor } from '../indexing/card-version.ts'
import { indexRows } from '../indexing/index-rows.ts'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import { NOW } from '../random-shops.ts'
import { anOffer, aProduct, catalogues, listingsOver, selections } from '../testing.ts'
import { payingOffer } from './paid-place.ts'
import { readRankLine } from './rank-line.ts'
import { defaultWeights } from './ranking-table.ts'

function withoutBids(products: readonly IndexableProduct[]): IndexableProduct[] {
  return products.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, bidMicros: 0 })),
  }))
}
/** Of which every third is bid for, and many are alike. */
function manyProducts(count: number): IndexableProduct[] {
  return Array.from({ length: count }, (_, at) =>
    aProduct({
      productId: 1 + ((at * 37) % 131),
      popularityStep: at % 5,
      offers: [anOffer({ variantId: 1_000 + at, bidMicros: at % 3 === 0 ? 20_000 * (1 + (at % 40)) : 0 })],
    }),
  )
}
/** Random listings of anything, and of pieces that are so alike that a bid can move them. */
const cases: fc.Arbitrary<readonly [IndexableProduct[], ListingSelection]> = fc.oneof(
  fc.tuple(catalogues, selections),
  fc
    .tuple(
      fc
        .uniqueArray(fc.record({ productId: fc.integer({ min: 1, max: 99 }), step: fc.nat(3), bid: fc.nat(60) }), {
          minLength: 2,
          maxLength: 20,
          selector: ({ productId }) => productId,
        })
        .map((made) =>
          made.map(({ productId, step, bid }) =>
            aProduct({
              productId,
              popularityStep: step,
              offers: [anOffer({ variantId: 1_000 + productId, bidMicros: bid > 20 ? bid * 20_000 : 0 })],
            }),
          ),
        ),
      fc.record({
        sort: fc.constantFrom('recommended', 'price', 'total', 'newest', 'discount', 'rating' as const),
        query: fc.constantFrom(null, 'sofa'),
      }),
    )
    .map(([products, asked]) => [products, { ...emptySelection({ kind: 'all' }), ...asked }] as const),
)
function labelled(products: readonly IndexableProduct[]): ReadonlySet<number> {
  return new Set(
    products.flatMap((product) =>
      indexRows(product, NOW).some(({ record }) => paidPointsIn(Buffer.from(record)) > 0) ? [product.productId] : [],
    ),
  )
}
async function hitsOf(products: readonly IndexableProduct[], selection: ListingSelection) {
  const listings = listingsOver(products)
  const { hits, pagination } = await listings.find({ ...selection, page: 1 })
  const pages = [hits]
  for (let page = 2; page <= pagination.pageCount; page += 1)
    pages.push((await listings.find({ ...selection, page })).hits)
  return pages.flat()
}
/** Those that stand before a product which, with every bid at 0, would stand before them. */
async function movedBy(products: readonly IndexableProduct[], selection: ListingSelection) {
  const hits = await hitsOf(products, selection)
  const free = new Map((await hitsOf(withoutBids(products), selection)).map(({ productId }, at) => [productId, at]))
  const moved = hits.filter(({ productId }, at) =>
    hits.slice(at + 1).some((other) => (free.get(other.productId) ?? 0) < (free.get(productId) ?? 0)),
  )
  return { hits, moved: new Set(moved.map(({ productId }) => productId)) }
}

describe('G-02 what a bid may do', () => {
  test('G-02 in any listing exactly those are labelled that a bid has moved before another, in no order but those that the rank decides', async () => {
    const seen = { moved: 0, paid: 0, free: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(cases, async ([products, selection]) => {
        const { hits, moved } = await movedBy(products, selection)
        const said = new Set(hits.flatMap(({ productId, isSponsored }) => (isSponsored ? [productId] : [])))
        expect(said).toEqual(moved)
        seen.moved += moved.size
        const paid = labelled(products)
        seen.paid += hits.filter(({ productId }) => paid.has(productId)).length
        if (['price', 'total', 'newest'].includes(selection.sort)) {
          expect(said.size).toBe(0)
          if (paid.size > 0) seen.free.add(selection.sort)
        }
      }),
    )
    expect(seen.moved).toBeGreaterThan(30)
    expect(seen.paid).toBeGreaterThan(seen.moved)
    expect([...seen.free].toSorted()).toEqual(['newest', 'price', 'total'])
  })

  test('G-02 in any listing, what has no label stands in the order, and is shown by the offer, that it would be with every bid at 0', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ([products, selection]) => {
        const hits = await hitsOf(products, selection)
        const said = new Set(hits.flatMap(({ productId, isSponsored }) => (isSponsored ? [productId] : [])))
        const unlabelled = (shown: typeof hits) =>
          shown.flatMap(({ productId, variantId }) => (said.has(productId) ? [] : [[productId, variantId]]))
        expect(unlabelled(hits)).toEqual(unlabelled(await hitsOf(withoutBids(products), selection)))
      }),
    )
  })

  test('G-02 over pages a place is labelled wherever a bid has moved it, and else only where the next page could hold whom it has overtaken', async () => {
    let [moved, beyond] = [0, 0]
    for (const sort of ['recommended', 'price', 'rating', 'discount'] as const) {
      const products = manyProducts(130)
      const selection = { ...emptySelection({ kind: 'all' }), sort }
      const { hits, moved: truly } = await movedBy(products, selection)
      const said = hits.filter(({ isSponsored }) => isSponsored).map(({ productId }) => productId)
      for (const productId of truly) expect(said).toContain(productId)
      if (sort === 'price') expect(said).toEqual([])
      moved += truly.size
      beyond += said.length - truly.size
    }
    expect(moved).toBeGreaterThan(20)
    // Of each of the two pages that another follows: those within a bid of its end.
    expect(beyond).toBeLessThan(moved)
  })

  test('G-02 with every bid at 0 nothing is paid for; points that a bid has changed stand with all offers of a product, and change their versions', () => {
    fc.assert(
      fc.property(catalogues, (products) => {
        expect(labelled(withoutBids(products)).size).toBe(0)
        for (const product of products) {
          const [rows, free] = [indexRows(product, NOW), indexRows(withoutBids([product])[0] ?? product, NOW)]
          const best = (of: typeof rows) => Math.max(...of.map(({ rank }) => rank))
          const points = best(rows) - best(free)
          expect(points).toBeLessThanOrEqual(defaultWeights.bid)
          expect(rows.map(({ record }) => paidPointsIn(Buffer.from(record)))).toEqual(rows.map(() => points))
          expect(rows.map(({ version }) => isPaidFor(version))).toEqual(rows.map(() => points > 0))
          expect(rows.map(({ version }, at) => version !== free[at]?.version)).toEqual(rows.map(() => points > 0))
        }
      }),
    )
  })

  test('G-02 only the offer that leads its product may pay for its place: a dearer one, a stale one and one out of stock may not', () => {
    const bid = { bidMicros: 1_000_000 }
    const product = aProduct({
      offers: [
        anOffer({ variantId: 1, ...bid, totals: { mainland: 10_491, madeira: 'unknown', azores: 'unknown' } }),
        anOffer({ variantId: 2 }),
        anOffer({ variantId: 3, ...bid, priceCents: 1, availability: 'out_of_stock' }),
      ],
    })
    const bids = (of: IndexableProduct) =>
      indexRows(of, NOW).map(({ record }) => readRankLine(rankingLine(Buffer.from(record)))?.bid)
    expect([payingOffer(product, NOW), bids(product)]).toEqual([2, [0, 0, 0]])
    const [first] = product.offers
    expect(bids(aProduct({ offers: first ? [first] : [] }))).toEqual([defaultWeights.bid])
  })

  test('G-02 the most that a bid brings is less than a good picture, a fair price or demand', () => {
    const { bid, pictureScore, priceOfCategory, popularity, fresh, available } = defaultWeights
    for (const quality of [pictureScore, priceOfCategory, popularity, fresh, available])
      expect(bid).toBeLessThan(quality)
  })
})
