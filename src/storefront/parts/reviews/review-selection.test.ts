import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewSorts } from '#domains/reviews/rules/review-sorts.ts'
import {
  allReviews,
  readNamedReview,
  readReviewSelection,
  type ReviewSelection,
  reviewsUrl,
  reviewUrl,
} from './review-selection.ts'
import { starCounts } from './star-counts.ts'

const anySelection: fc.Arbitrary<ReviewSelection> = fc.record({
  stars: fc.option(fc.integer({ min: 1, max: 5 })),
  withImage: fc.boolean(),
  verified: fc.boolean(),
  eshop: fc.option(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,79}$/)),
  sort: fc.constantFrom(...reviewSorts),
  page: fc.integer({ min: 1, max: 1000 }),
})

function read(url: string): ReviewSelection {
  return readReviewSelection(new URL(url, 'http://localhost').searchParams)
}

test('R-18 an address says a selection, and a selection has one address', () => {
  expect(reviewsUrl(7, allReviews)).toBe('/product/7/reviews')
  fc.assert(fc.property(anySelection, (selection) => void expect(read(reviewsUrl(7, selection))).toEqual(selection)))
})

test('N-11 an address names one review; what is no name of one names none', () => {
  const id = 'r00000000000000ab'
  expect(readNamedReview(new URL(reviewUrl(7, id), 'http://localhost').searchParams)).toBe(id)
  for (const query of ['', 'avaliacao=', 'avaliacao=r1', 'avaliacao=R00000000000000AB', `avaliacao=${id}'`])
    expect([query, readNamedReview(new URLSearchParams(query))]).toEqual([query, null])
})

test('R-18 what is no choice of ours is left out', () => {
  for (const query of [
    'estrelas=6',
    'estrelas=4.5',
    'pagina=0',
    'pagina=99999',
    'loja=../x',
    'ordenar=__proto__',
    'fotografias=sim',
    `loja=${'a'.repeat(200)}`,
  ])
    expect([query, read(`/product/7/reviews?${query}`)]).toEqual([query, allReviews])
})

test('M-06 ten half stars are five rows, whose halves count with the star that they are rounded up to', () => {
  const rows = starCounts([1, 2, 0, 0, 3, 0, 0, 4, 5, 5])
  expect(rows.map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
    [5, 10, 50],
    [4, 4, 20],
    [3, 3, 15],
    [2, 0, 0],
    [1, 3, 15],
  ])
  expect(starCounts(Array.from({ length: 10 }, () => 0)).every(({ percent }) => percent === 0)).toBe(true)
})
