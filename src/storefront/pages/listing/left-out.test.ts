import { createSentences } from '#domains/search/contract.ts'
import { expect, test } from 'vitest'
import { leftOutOf } from './left-out.ts'

const names = { brands: { byId: new Map() }, eshops: { byId: new Map() } }
const sentences = createSentences({ directory: () => names, isKnownWord: () => false })

test('S-07 what a closest listing does without is named in the words of the sentence, in their order', async () => {
  const typed = 'sofá azul com 9 metros de largura até 900 euros'
  const { listing, understanding } = await sentences.read(typed)
  const { cor: _colour, ...choices } = listing.choices
  expect(leftOutOf(typed, understanding, listing)).toEqual([])
  expect(leftOutOf(typed, understanding, { ...listing, choices, dimensions: {} })).toEqual([
    'azul',
    '9 metros de largura',
  ])
  expect(leftOutOf(typed, understanding, { ...listing, priceToCents: null })).toEqual(['até 900 euros'])
})

test('S-07 words that were searched as words are named where they had to go', async () => {
  const typed = 'sofá azul Mira com arrumação'
  const { listing, understanding } = await sentences.read(typed)
  expect(leftOutOf(typed, understanding, { ...listing, query: null })).toContain('Mira')
  expect(leftOutOf(typed, understanding, listing)).toEqual([])
})
