import { expect, test } from 'vitest'
import type { LeadPicture } from '#domains/offers/contract.ts'
import type { Hit, SearchPlan, SearchPort } from '#ports/search/port.ts'
import { createListings } from './listings-service.ts'
import { someDirectory } from './testing.ts'

function hit(id: number): Hit {
  return {
    id,
    group: id,
    version: 1,
    matchingRows: 1,
    rows: 1,
    score: 0,
    cursor: { keys: [], group: id },
  }
}
const plans: SearchPlan[] = []
const search: SearchPort = {
  vocabulary: () => ({ generation: '1', rowCount: 0, rowsWith: () => 0, terms: () => [] }),
  search: async (plan) => {
    plans.push(plan)
    return { hits: [1, 2, 3, 4].map(hit), totalCount: 4, facets: [], generation: '1', rowsVisited: 4 }
  },
}
function image(name: string): LeadPicture['image'] {
  return {
    id: `product/aa/bb/cc/${name}`,
    type: 'product',
    cropped: false,
  }
}
function listingsWith(pictures: Readonly<Record<number, LeadPicture>>) {
  return createListings({
    search,
    directory: () => someDirectory,
    versionOf: () => '1',
    presentCard: () => null,
    paidPointsOf: () => 0,
    pictureOf: (variantId) => pictures[variantId] ?? null,
  })
}

test('R-01 the best picture among the most recommended stands for the category, the more recommended one of equals', async () => {
  const listings = listingsWith({
    2: { image: image('p2'), score: 0.8 },
    3: { image: image('p3'), score: 0.9 },
    4: { image: image('p4'), score: 0.9 },
  })
  expect(await listings.pictureOf(1000)).toEqual(image('p3'))
  expect(plans.at(-1)).toMatchObject({ category: 1000, facets: [], orderBy: [{ by: 'rank', direction: 'desc' }] })
})

test('R-01 a category without a picture that may stand for it has none', async () =>
  expect(await listingsWith({}).pictureOf(1000)).toBeNull())
