import { expect, test } from 'vitest'
import { manufacturersByLetter } from './manufacturers-by-letter.ts'

test('R-16 brands stand under their letter, accents folded, and what begins with no letter comes last', () => {
  const brands = ['Serra', 'Évora', 'alvor', '4 Cantos', 'Ebano', 'Ωmega'].map((name) => ({
    slug: name,
    name,
    count: 1,
  }))
  expect(
    manufacturersByLetter(brands).map(({ letter, manufacturers }) => [letter, manufacturers.map(({ name }) => name)]),
  ).toEqual([
    ['A', ['alvor']],
    ['E', ['Ebano', 'Évora']],
    ['S', ['Serra']],
    ['0-9', ['4 Cantos', 'Ωmega']],
  ])
})
