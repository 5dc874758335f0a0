import { expect, test } from 'vitest'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import { closestListing } from './closest-listing.ts'

const understood: ListingSelection = {
  ...emptySelection({ kind: 'category', categoryId: 1001 }),
  query: 'baratinho',
  priceToCents: 50_000,
  choices: { cor: ['cinzento'], estilo: ['boho'] },
  dimensions: { width: { lowMm: null, highMm: 2000 } },
}
const typed = { ...emptySelection({ kind: 'search' }), query: 'sofá boho cinzento baratinho' }

/** What has products is said by a rule. */
function closest(hasProducts: (selection: ListingSelection) => boolean) {
  return closestListing({ understood, typed, count: async (selection) => Number(hasProducts(selection)) })
}

test('S-07 what has products is listed whole', async () => {
  expect(await closest(() => true)).toEqual({ listing: understood, isComplete: true })
})

test('S-07 words that say it in titles are the better answer', async () => {
  expect(await closest((selection) => selection === typed)).toBeNull()
})

test('S-07 one wish goes, the least of those that are enough', async () => {
  const found = await closest(({ scope, choices }) => scope.kind === 'category' && choices.estilo === undefined)
  expect(found).toEqual({ listing: { ...understood, choices: { cor: ['cinzento'] } }, isComplete: false })
})

test('S-07 as many go as must, the price last', async () => {
  const found = await closest(({ scope, choices }) => scope.kind === 'category' && Object.keys(choices).length === 0)
  expect(found?.listing).toEqual({ ...understood, query: null, choices: {} })
  expect(await closest(() => false)).toBeNull()
})
