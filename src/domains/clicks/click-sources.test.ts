import { expect, test } from 'vitest'
import { clickSourceOf, clickSources } from './click-sources.ts'

test('X-05 there are the sources 1 to 47 and 99, each with one name', () => {
  expect(Object.values(clickSources).sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: 47 }, (_, index) => index + 1),
    99,
  ])
  const { category, detail, searchResults, favourites, homepage, other } = clickSources
  expect([category, detail, searchResults, favourites, homepage, other]).toEqual([1, 4, 6, 7, 9, 99])
})

test('X-05 what is not in the table is 99', () => {
  expect(['1', '47', '99', '48', '0', '-1', '1e1', 'x', '', undefined].map(clickSourceOf)).toEqual([
    1, 47, 99, 99, 99, 99, 99, 99, 99, 99,
  ])
})
