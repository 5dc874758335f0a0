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
  expect(await closest(() => true)).toEqual({ listing: understood, isComplete: true, apart: null })
})

test('S-07 words that say it in titles are the better answer', async () => {
  expect(await closest((selection) => selection === typed)).toBeNull()
})

test('S-07 one wish goes, the least of those that are enough', async () => {
  const found = await closest(({ scope, choices }) => scope.kind === 'category' && choices.estilo === undefined)
  expect(found).toEqual({ listing: { ...understood, choices: { cor: ['cinzento'] } }, isComplete: false, apart: null })
})

test('S-07 as many go as must, the price last', async () => {
  const found = await closest(({ scope, choices }) => scope.kind === 'category' && Object.keys(choices).length === 0)
  expect(found?.listing).toEqual({ ...understood, query: null, choices: {} })
  expect(await closest(() => false)).toBeNull()
})

test('S-07 a maker or a name that has no such thing at all is told apart from it, with what there is of it', async () => {
  const [brand, words] = [{ choices: { fabricante: ['serra'] } }, { query: 'Rabaçal' }]
  const category = emptySelection({ kind: 'category', categoryId: 1001 })
  const apartOf = async (asked: Partial<ListingSelection>, has: (selection: ListingSelection) => boolean) => {
    const count = async (selection: ListingSelection) => (has(selection) ? 7 : 0)
    return (await closestListing({ understood: { ...category, ...asked }, typed, count }))?.apart
  }
  const hasName = ({ choices, query }: ListingSelection) => choices.fabricante !== undefined || query !== null
  const thingOrName = (selection: ListingSelection) =>
    selection !== typed && (selection.scope.kind !== 'category' || !hasName(selection))
  expect(await apartOf(brand, thingOrName)).toEqual({
    categoryId: 1001,
    brandSlug: 'serra',
    listing: { ...emptySelection({ kind: 'all' }), ...brand },
    count: 7,
  })
  expect(await apartOf(words, thingOrName)).toMatchObject({ brandSlug: null, listing: { ...words }, count: 7 })
  const blue = { ...brand, choices: { ...brand.choices, cor: ['azul'] } }
  const hasSofasButNoBlueOnes = (selection: ListingSelection) =>
    selection !== typed && (selection.choices.cor === undefined || selection.choices.fabricante === undefined)
  expect(await apartOf(blue, hasSofasButNoBlueOnes)).toBeNull()
  const knowsNoBrand = (selection: ListingSelection) =>
    selection !== typed && selection.choices.fabricante === undefined
  expect(await apartOf(brand, knowsNoBrand)).toBeNull()
})
