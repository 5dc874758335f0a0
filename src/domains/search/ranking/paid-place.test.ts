import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type IndexableProduct, isPaidPlace } from '#domains/offers/contract.ts'
import { indexRows } from '../indexing/index-rows.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { NOW } from '../random-shops.ts'
import { anOffer, aProduct, catalogues, listingsOver, selections } from '../testing.ts'
import { payingOffer } from './paid-place.ts'
import { readRankLine } from './rank-line.ts'
import { rankingLine } from '#domains/offers/contract.ts'
import { defaultWeights } from './ranking-table.ts'

function withoutBids(products: readonly IndexableProduct[]): IndexableProduct[] {
  return products.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, bidMicros: 0 })),
  }))
}
function labelled(products: readonly IndexableProduct[]): ReadonlySet<number> {
  return new Set(
    products.flatMap((product) =>
      indexRows(product, NOW).some(({ record }) => isPaidPlace(Buffer.from(record))) ? [product.productId] : [],
    ),
  )
}
async function shownOf(products: readonly IndexableProduct[], selection: ListingSelection) {
  const { hits } = await listingsOver(products).find({ ...selection, page: 1 })
  return hits.map(({ productId, variantId }) => ({ productId, variantId }))
}

describe('G-02 what a bid may do', () => {
  test('G-02 in any listing, what has no label stands in the order, and is shown by the offer, that it would be with every bid at 0', async () => {
    let paidPlaces = 0
    await fc.assert(
      fc.asyncProperty(catalogues, selections, async (products, selection) => {
        const paid = labelled(products)
        paidPlaces += paid.size
        const unlabelled = (shown: Awaited<ReturnType<typeof shownOf>>) =>
          shown.filter(({ productId }) => !paid.has(productId))
        expect(unlabelled(await shownOf(products, selection))).toEqual(
          unlabelled(await shownOf(withoutBids(products), selection)),
        )
      }),
    )
    expect(paidPlaces).toBeGreaterThan(100)
  })

  test('G-02 with every bid at 0 nothing is labelled; a label stands on all offers of a product whose points a bid has changed, and changes their versions', () => {
    fc.assert(
      fc.property(catalogues, (products) => {
        expect(labelled(withoutBids(products)).size).toBe(0)
        for (const product of products) {
          const [rows, free] = [indexRows(product, NOW), indexRows(withoutBids([product])[0] ?? product, NOW)]
          const best = (of: typeof rows) => Math.max(...of.map(({ rank }) => rank))
          const isPaid = best(rows) !== best(free)
          expect(best(rows) - best(free)).toBeLessThanOrEqual(defaultWeights.bid)
          expect(rows.map(({ record }) => isPaidPlace(Buffer.from(record)))).toEqual(rows.map(() => isPaid))
          expect(rows.map(({ version }, at) => version !== free[at]?.version)).toEqual(rows.map(() => isPaid))
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
