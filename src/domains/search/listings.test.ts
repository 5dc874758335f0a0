import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListingSelection } from './rules/listing-selection.ts'
import type { ListingAnswer } from './listings.ts'
import { type ReferenceListing, referenceListing } from './reference-listing.ts'
import { catalogues, listingsOver, selections } from './testing.ts'
import { axisSlug } from './rules/dimension-value.ts'
import type { WireFilterGroup } from './wire.ts'

const RUNS = Number(process.env['LISTING_RUNS'] ?? 25)

/** A random catalogue, part of it as a change upon the base, and some listings of it. */
const cases = fc.record({
  products: catalogues,
  changed: fc.nat(15),
  asked: fc.array(selections, { minLength: 5, maxLength: 8 }),
})

function forEachListing(
  check: (
    answer: ListingAnswer,
    reference: ReferenceListing,
    selection: ListingSelection,
    referenceOf: (selection: ListingSelection) => ReferenceListing,
  ) => void,
) {
  return fc.assert(
    fc.asyncProperty(cases, async ({ products, changed, asked }) => {
      const later = Math.min(changed, products.length)
      const listings = listingsOver(products, later)
      const base = products.slice(0, products.length - later)
      const reference = (selection: ListingSelection) => referenceListing(products, selection, base)
      for (const selection of asked) {
        const answer = await listings.find(selection)
        if (answer.isRescued) expect(reference(selection).shown).toEqual([])
        const shown = (answer.isRescued && answer.rescue[0]?.without) || selection
        check(answer, reference(shown), shown, reference)
      }
    }),
    { numRuns: RUNS },
  )
}

function groupsOf({ filters }: ListingAnswer): WireFilterGroup[] {
  return [filters.promo, ...filters.features, ...filters.parameters, filters.manufacturers, filters.eshops]
}
function countsOf(groups: readonly WireFilterGroup[], facet: string): Record<string, number> {
  return Object.fromEntries(
    (groups.find(({ ident }) => ident === facet)?.choices ?? []).flatMap(({ ident, count }) =>
      count === 0 ? [] : [[ident, count ?? -1]],
    ),
  )
}

describe('a listing is what its products say', () => {
  test('L-12 R-02 hits, their shown offers, their order and the total, for any selection of any catalogue', () =>
    forEachListing((answer, { shown }) => {
      expect(
        answer.hits.map(({ productId, variantId, offersCount }) => ({ productId, variantId, offersCount })),
      ).toEqual(shown.slice(0, 48))
      expect(answer.pagination).toEqual({
        page: 1,
        pageSize: 48,
        pageCount: Math.ceil(shown.length / 48),
        totalCount: shown.length,
      })
    }))

  test('L-12 E-04 each choice counts the products that it would show beside the other facets, and no choice is missing', () =>
    forEachListing((answer, { counts, children }, selection) => {
      const groups = groupsOf(answer)
      const facets = Object.keys(counts)
      expect(Object.fromEntries(facets.map((facet) => [facet, countsOf(groups, facet)]))).toEqual(counts)
      const { category } = answer.filters
      expect(countsOf(category ? [category] : [], 'categoria')).toEqual(children)
      if (selection.scope.kind === 'eshop' || selection.scope.kind === 'eshopVoucher')
        expect(answer.filters.eshops.choices).toEqual([])
    }))

  test('L-12 the histogram holds every product once by its shown offer, in at most 24 equal buckets over the range', () =>
    forEachListing((answer, { prices }) => {
      const { range, histogram } = answer.filters.price
      expect([range.min, range.max]).toEqual(
        prices.length === 0 ? [null, null] : [Math.min(...prices) / 100, Math.max(...prices) / 100],
      )
      expect(histogram.length).toBeLessThanOrEqual(24)
      const cents = (euros: number) => Math.round(euros * 100)
      const widths = histogram.map(({ lowerBound, upperBound }) => cents(upperBound) - cents(lowerBound))
      expect(new Set(widths).size).toBeLessThanOrEqual(1)
      for (const [index, { lowerBound, upperBound, count }] of histogram.entries()) {
        const isLast = index === histogram.length - 1
        expect(count).toBe(
          prices.filter(
            (price) =>
              price >= cents(lowerBound) && (price < cents(upperBound) || (isLast && price === cents(upperBound))),
          ).length,
        )
        expect(lowerBound).toBe(index === 0 ? range.min : histogram[index - 1]?.upperBound)
      }
      expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
    }))

  test('L-12 each predefined price counts what it would show, ends included, and together they leave no price out', () =>
    forEachListing(({ filters }, _reference, selection, referenceOf) => {
      const intervals = filters.price.choices.map(({ ident, count }) => {
        const [from = '', to = ''] = ident.split('-')
        return { from: from === '' ? null : Number(from) * 100, to: to === '' ? null : Number(to) * 100, count }
      })
      for (const { from, to, count } of intervals)
        expect(count).toBe(referenceOf({ ...selection, priceFromCents: from, priceToCents: to }).shown.length)
      expect(intervals.map(({ from }) => from).slice(1)).toEqual(intervals.map(({ to }) => to).slice(0, -1))
      if (intervals.length > 0) expect([intervals[0]?.from, intervals.at(-1)?.to]).toEqual([null, null])
    }))

  test('L-12 a size filter names how many products it leaves out because their size is not known', () =>
    forEachListing((answer, { unknownSizes }) => {
      const named = Object.fromEntries(
        answer.filters.dimensions.map(({ ident, unknownCount }) => [ident, unknownCount]),
      )
      for (const [axis, count] of Object.entries(unknownSizes))
        expect(named[axisSlug(axis as Parameters<typeof axisSlug>[0])]).toBe(count)
      expect(answer.unknownSizeCount).toBe(Math.max(0, ...Object.values(unknownSizes)))
    }))
})
