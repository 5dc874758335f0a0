import { describe, expect, test } from 'vitest'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import { anOffer, aProduct, listingsOver } from '../testing.ts'
import { fold, wordsOf } from '../rules/text-words.ts'
import { MAX_WORDS, queryWords } from './query-words.ts'

function named(productId: number, title: string, more: Partial<Parameters<typeof aProduct>[0]> = {}) {
  return aProduct({ productId, title, categoryId: null, offers: [anOffer({ variantId: productId, title })], ...more })
}
const CINZENTO = 4
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
/** Whether nothing had all words. */
async function isRescued(query: string) {
  return (await listings.find({ ...emptySelection({ kind: 'search' }), query })).isRescued
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
    expect(await isRescued('sofa pinho')).toBe(true)
    expect(await isRescued('sofa linho')).toBe(false)
  })

  test('neighbours count more than words apart', async () => {
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
    expect(await isRescued(`${words(MAX_WORDS)} nada`)).toBe(false)
    expect(await isRescued(`${words(MAX_WORDS - 1)} nada`)).toBe(true)
    expect([MAX_WORDS - 1, MAX_WORDS, MAX_WORDS + 1].map((count) => queryWords(words(count)).length)).toEqual([
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

describe('S-06 R-02 words as people mean them', () => {
  const placed = (productId: number, title: string, slug: string, more: Partial<Parameters<typeof aProduct>[0]> = {}) =>
    named(productId, title, { categoryId: categoryBySlug(slug)?.id ?? 0, ...more })
  const furnished = listingsOver([
    placed(1, 'Capa para sofá cinzento', 'capas-de-sofa'),
    placed(2, 'Almofada de sofá cinzenta', 'almofadas-decorativas'),
    placed(3, 'Évora, três lugares', 'sofas-de-3-lugares', {
      attributes: { ...noAttributes, colours: { ids: [CINZENTO], source: 'title' } },
    }),
    placed(4, 'Banco de poltrona em veludo verde', 'pufes'),
    placed(5, 'Poltrona de veludo verde', 'poltronas'),
    placed(6, 'Roupeiro de 3 portas', 'roupeiros'),
    placed(7, 'Mesa de cabeceira', 'mesas-de-cabeceira'),
    placed(8, 'Colchão 140 x 190 cm', 'colchoes-de-molas'),
    placed(9, 'Estante para livros', 'estantes'),
    placed(10, 'Pufe redondo', 'pufes'),
    placed(11, 'Mesa de jantar', 'mesas-de-jantar-fixas', {
      attributes: { ...noAttributes, sizes: { width: { lowMm: 1800, highMm: 1800, source: 'title', confidence: 1 } } },
    }),
  ])
  const search = async (query: string) =>
    (await furnished.find({ ...emptySelection({ kind: 'search' }), query })).hits.map(
      ({ productId }) => productId as number,
    )

  test.each([
    ['sofá cinzento', 3],
    ['capa sofá', 1],
    ['almofada de sofá', 2],
    ['poltrona de veludo verde', 5],
  ])('%s begins with the thing itself, not with what belongs to it', async (query, first) => {
    expect((await search(query))[0]).toBe(first)
  })

  test.each([
    ['roupero', 6],
    ['ruopeiro', 6],
    ['guarda roupa', 6],
    ['guarda-fatos', 6],
    ['criado-mudo', 7],
    ['mesa cabeceira', 7],
    ['mesita de noche', 7],
    ['colchoes 140x190', 8],
    ['colchão 1,40 x 1,90 m', 8],
    ['estante p/ livros', 9],
    ['puff redonda', 10],
    ['mesa 180 cm', 11],
    ['mesa 1,80m', 11],
    ['mesa 180', 11],
    ['roupeiro barato', 6],
  ])('%s finds what is called otherwise here', async (query, first) => {
    expect((await search(query))[0]).toBe(first)
  })

  test('a word that many have is not taken for another; one that nobody has may be', async () => {
    expect(await search('capa')).toEqual([1])
    expect(await search('cama')).toEqual([])
  })

  test('in quotation marks a word is looked for as it was typed', async () => {
    expect(await search('"roupero"')).toEqual([])
    expect(await search('"Roupeiro"')).toEqual([6])
  })

  test.each(['5607694287745', '05607694287745', ' 5607694287745 ', 'AL-3', 'al 3', 'shop-77/b', 'SHOP77B'])(
    "R-02 %s finds what has it as its EAN, its maker's or its shop's number",
    async (code) => {
      const numbered = listingsOver([
        named(1, 'Roupeiro'),
        named(2, 'Mesa', {
          offers: [
            anOffer({ variantId: 2, codes: { gtin: null, mpn: null, sku: 'B2' } }),
            anOffer({ variantId: 3, codes: { gtin: '05607694287745', mpn: 'AL-3', sku: 'Shop 77 B' } }),
          ],
        }),
      ])
      const { hits, pagination } = await numbered.find({ ...emptySelection({ kind: 'search' }), query: code })
      expect([hits.map(({ variantId }) => variantId as number), pagination.totalCount]).toEqual([[3], 1])
    },
  )

  const answer = (query: string, more: Partial<ListingSelection> = {}) =>
    furnished.find({ ...emptySelection({ kind: 'search' }), query, ...more })

  test('says what it took a typing error for, and how to search for what was typed', async () => {
    expect((await answer('Soffá cinzento')).corrected).toEqual({ shown: 'sofá cinzento', asTyped: '"Soffá" cinzento' })
    expect((await answer('sofá cinzento')).corrected).toBeNull()
    expect((await answer('"Soffá" cinzento')).corrected).toBeNull()
  })

  test('an empty search names the words to drop, and what comes back is what their links find', async () => {
    const rescueOf = async (query: string) =>
      (await answer(query)).rescue.map(({ words: dropped, count }) => [dropped, count])
    expect(await rescueOf('roupeiro xyzzy')).toEqual([[['xyzzy'], 1]])
    expect(await rescueOf('roupeiro xyzzy plugh')).toEqual([[['xyzzy', 'plugh'], 1]])
    expect(await rescueOf('sofá roupeiro')).toEqual([
      [['roupeiro'], 3],
      [['sofá'], 1],
    ])
    expect(await rescueOf('xyzzy')).toEqual([])
    // Each word alone would leave nothing but a banco that is no roupeiro.
    expect((await rescueOf('roupeiro verde veludo'))[0]).toEqual([['verde', 'veludo'], 1])
    expect(await rescueOf('roupeiro')).toEqual([])
    const [first] = (await answer('roupeiro xyzzy', { priceToCents: 20_000 })).rescue
    expect(first?.url).toBe('/search?preco-ate=200&q=roupeiro')
    expect((await answer('roupeiro', { priceToCents: 20_000 })).pagination.totalCount).toBe(first?.count)
  })

  test('S-06 what nothing has whole is answered without a word, on every page, unless a filter is the reason', async () => {
    const without = await answer('roupeiro xyzzy')
    expect([without.isRescued, without.pagination.totalCount, without.selection.query]).toEqual([
      true,
      1,
      'roupeiro xyzzy',
    ])
    expect((await answer('roupeiro xyzzy', { page: 2 })).pagination).toMatchObject({ page: 2, totalCount: 1 })
    expect((await answer('sofá roupeiro')).hits.map(({ productId }) => productId as number)).toContain(3)
    const filtered = await answer('sofá cinzento', { priceToCents: 1 })
    expect([filtered.isRescued, filtered.pagination.totalCount]).toEqual([false, 0])
  })

  test('64 KB of words are answered like the first of them', async () => {
    expect(await search(`sofá cinzento ${' '.repeat(65_536)}nada`)).toEqual(await search('sofá cinzento'))
  })
})
