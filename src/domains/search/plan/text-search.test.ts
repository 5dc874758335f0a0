import { describe, expect, test } from 'vitest'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import { anOffer, aProduct, listingsOver, someDirectory } from '../testing.ts'
import { fold, wordsOf } from '../rules/text-words.ts'
import { compilePlan, MAX_WORDS } from './compile-plan.ts'

function named(productId: number, title: string, more: Partial<Parameters<typeof aProduct>[0]> = {}) {
  return aProduct({ productId, title, categoryId: null, offers: [anOffer({ variantId: productId, title })], ...more })
}
function words(count: number, word = 'mesa') {
  return Array.from({ length: count }, () => word).join(' ')
}
const listings = listingsOver([
  named(1, 'Sofá-cama Évora em linho'),
  named(2, 'Cama de casal em pinho'),
  named(3, 'SOFÁ cama de canto', { brand: { id: 1, slug: 'serra', name: 'Serra da Estrela' } }),
  named(4, 'Candeeiro', { categoryId: categoryBySlug('sofas')?.id ?? 0 }),
  named(5, 'Poltrona', { attributes: { ...noAttributes, colours: { ids: [1], source: 'title' } } }),
  named(6, words(MAX_WORDS)),
  named(7, 'Cama com sofá'),
])
async function found(query: string) {
  return (await listings.find({ ...emptySelection({ kind: 'search' }), query })).hits.map(
    ({ productId }) => productId as number,
  )
}
async function sortedFound(query: string) {
  return (await found(query)).toSorted((a, b) => a - b)
}

describe('R-02 text search: every word, folded', () => {
  test.each(['sofá cama', 'SOFA CAMA', 'sofa\u0301 cama', 'cama, sofá!', '  sofa-cama '])(
    'R-02 %s finds the same, whatever its accents, case and signs',
    async (query) => {
      expect(await sortedFound(query)).toEqual([1, 3, 7])
    },
  )

  test('R-02 each word must occur, in whatever field: name, brand, category, attributes', async () => {
    expect(await found('sofa linho')).toEqual([1])
    expect(await found('estrela canto')).toEqual([3])
    expect(await found('candeeiro sofas')).toEqual([4])
    expect(await found('poltrona branco')).toEqual([5])
    expect(await found('sofa pinho')).toEqual([])
  })

  test('a word in the name counts more than one of the category, neighbours more than words apart', async () => {
    expect(await found('sofa')).toContain(4)
    expect((await found('sofa')).at(-1)).toBe(4)
    expect((await found('sofa cama')).at(-1)).toBe(7)
  })

  test('R-02 a text without a word finds nothing, not everything', async () => {
    for (const query of ['?!', '...', '—', '\u0301', '🛋️']) {
      const answer = await listings.find({ ...emptySelection({ kind: 'search' }), query })
      expect([query, answer.hits, answer.pagination.totalCount, answer.nextCursor]).toEqual([query, [], 0, null])
    }
  })

  test(`of a long text the first ${MAX_WORDS} words are looked at, no further`, async () => {
    expect(await found(words(MAX_WORDS - 1))).toEqual([6])
    expect(await found(words(MAX_WORDS))).toEqual([6])
    expect(await found(`${words(MAX_WORDS)} nada`)).toEqual([6])
    expect(await found(`${words(MAX_WORDS - 1)} nada`)).toEqual([])
    const plan = (count: number) =>
      compilePlan({ ...emptySelection({ kind: 'search' }), query: words(count) }, someDirectory, {
        kind: 'numbered',
        number: 1,
        size: 1,
      })
    expect([MAX_WORDS - 1, MAX_WORDS, MAX_WORDS + 1].map((count) => plan(count)?.words.length)).toEqual([
      MAX_WORDS - 1,
      MAX_WORDS,
      MAX_WORDS,
    ])
  })

  test('ten thousand marks on one letter fold to that letter', () => {
    expect(fold(`a${'\u0301'.repeat(10_000)}`)).toBe('a')
    expect(wordsOf('Mesa 120×80 cm, "Évora"')).toEqual(['mesa', '120', '80', 'cm', 'evora'])
  })
})
