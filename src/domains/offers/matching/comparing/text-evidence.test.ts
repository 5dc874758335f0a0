import { expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { readArticle } from '../article.ts'
import { jaroWinkler } from './likeness-of-words.ts'
import { pairFeatures } from './pair-features.ts'
import type { PairVector } from './pair-vector.ts'
import { rarityIn } from '../words/word-rarity.ts'

const RARITY = rarityIn([
  [300, 'sof'],
  [100, 'modern'],
])

function compared(one: string, other: string, brand: string | null = 'varnaby'): PairVector {
  const [a, b] = [one, other].map((title, at) =>
    readArticle(
      {
        variantId: at,
        eshopId: at,
        title,
        brandSlug: brand,
        gtin: null,
        mpn: null,
        condition: 'new',
        categoryId: null,
        departmentId: null,
        priceCents: 10_000,
        attributes: noAttributes,
        groupKey: null,
      },
      RARITY,
    ),
  )
  return pairFeatures(a as ReturnType<typeof readArticle>, b as ReturnType<typeof readArticle>)
}

test('words count by their rarity, in any order', () => {
  const { textLeftMore, textCosine, textCoveredLess } = compared('Sofá Grindvall Fenvik', 'Fenvik sofá Grindvall')
  expect([textLeftMore, textCosine, textCoveredLess]).toEqual([0, expect.closeTo(1), 1])
  expect(compared('Sofá Grindvall', 'Sofá Grindvall moderno').textLeftMore).toBeLessThan(
    compared('Sofá Grindvall', 'Sofá Grindvall Fenvik').textLeftMore,
  )
})

test('a rare word of each side is told apart from one that only one side has', () => {
  expect(compared('Sofá Grindvall Fenvik', 'Sofá Grindvall')).toMatchObject({ textRareLeftLess: 0, textLeftWords: 1 })
  expect(compared('Sofá Grindvall Fenvik', 'Sofá Grindvall Mostad').textRareLeftLess).toBeGreaterThan(7)
})

test('the brand, a misspelt word and one that the other writes in two are nothing of their own', () => {
  expect(compared('Sofá Varnaby Grindvall', 'Sofá Grindvall').textLeftMore).toBe(0)
  expect(compared('Sofá Grindvall Fenvik', 'Sofá Grindval Fenvik').textLeftMore).toBe(0)
  expect(compared('Sofá Grindvall sideboard', 'Sofá Grindvall side board').textLeftMore).toBe(0)
})

test('words of other languages are the Portuguese ones: things, colours, materials', () => {
  expect(compared('Cadeira Grindvall cinzenta', 'Silla Grindvall gris').textLeftMore).toBe(0)
  expect(compared('Cómoda Grindvall', 'Camiseiro Grindvall').textLeftMore).toBeGreaterThan(0)
})

test('titles that begin with names, each with another, are of two series whatever cover they share', () => {
  expect(
    compared('Halden poltrona Torvik cinzento claro', 'Tolven poltrona, Torvik cinzento claro').namesRestBoth,
  ).toBe(1)
  expect(
    compared('Halden poltrona Torvik cinzento claro', 'Poltrona Halden, Torvik cinzento claro').namesRestBoth,
  ).toBe(0)
})

test('classes of fabric differ by their letter', () => {
  expect(compared('Sofá Halden cat. A', 'Sofá Halden cat. C').numbersConflict).toBe(1)
  expect(compared('Sofá Halden cat. A', 'Sofá Halden tipo A').numbersConflict).toBe(0)
})

test('Jaro-Winkler is that of the book, and the same from both sides', () => {
  expect(jaroWinkler('martha', 'marhta')).toBeCloseTo(0.961, 3)
  expect(jaroWinkler('dwayne', 'duane')).toBeCloseTo(0.84, 2)
  expect(jaroWinkler('abc', 'xyz')).toBe(0)
  expect(jaroWinkler('abcvwa', 'bcavwb')).toBe(jaroWinkler('bcavwb', 'abcvwa'))
})
