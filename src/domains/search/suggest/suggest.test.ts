import { describe, expect, test } from 'vitest'
import { categoryById, categoryBySlug, colours, materials, noAttributes } from '#domains/catalogue/contract.ts'
import type { IndexableProduct } from '#domains/offers/contract.ts'
import { anOffer, aProduct, searchOver, someDirectory } from '../testing.ts'
import { createSuggestions } from './suggest.ts'
import { type SuggestionKind, suggestionTypes } from '../rules/suggestion-types.ts'
import type { SuggestionGroup } from './suggest-call.ts'
import { trimmedGroups } from './trim-groups.ts'

const BLUE = colours.find(({ slug }) => slug === 'azul')?.id ?? 0
const OAK = materials.find(({ slug }) => slug === 'carvalho')?.id ?? 0
function idOf(slug: string): number {
  return categoryBySlug(slug)?.id ?? 0
}

/** So many products of a category. */
function some(slug: string, count: number, facts: Partial<IndexableProduct> = {}): Partial<IndexableProduct>[] {
  return Array.from({ length: count }, () => ({ ...facts, categoryId: categoryBySlug(slug)?.id ?? null }))
}

const blue = { attributes: { ...noAttributes, colours: { ids: [BLUE], source: 'title' } } } as const
const oak = { attributes: { ...noAttributes, materials: { ids: [OAK], source: 'title' } } } as const

function suggestionsOver(facts: readonly Partial<IndexableProduct>[]) {
  let version = 1
  let index = searchOver(numbered(facts))
  const suggestions = createSuggestions({
    search: { search: (plan) => index.search(plan), vocabulary: () => index.vocabulary() },
    directory: () => someDirectory,
    versionOf: () => String(version),
    completions: () => [],
    pictureOf: (category) => `/c${category.id}`,
    productOf: (variantId) => ({
      productId: variantId,
      title: `Peça ${variantId}`,
      url: `/produto/${variantId}`,
      img: null,
    }),
  })
  return {
    of: suggestions.of,
    /** The catalogue has changed. */
    change: (next: readonly Partial<IndexableProduct>[]) => {
      index = searchOver(numbered(next))
      version += 1
      return suggestions.refresh()
    },
  }
}

function numbered(facts: readonly Partial<IndexableProduct>[]): IndexableProduct[] {
  return facts.map((each, index) =>
    aProduct({ offers: [anOffer({ variantId: index + 1 })], ...each, productId: index + 1 }),
  )
}

function titles(groups: readonly SuggestionGroup[], kind: SuggestionKind): string[] {
  return groups.find(({ type }) => type === suggestionTypes[kind])?.items.map(({ title }) => title) ?? []
}

const furniture = [
  ...some('sofas', 3, blue),
  ...some('sofas', 2, oak),
  ...some('sofas-cama', 2),
  ...some('mesas-de-jantar', 4, oak),
  ...some('poltronas', 1, { brand: { id: 1, name: 'Serra', slug: 'serra' } as never }),
]

describe('S-05 E-12 what may be meant by what was typed', () => {
  const { of } = suggestionsOver(furniture)

  test('categories stand under type 6 with the true number of their products, most first, and their address', async () => {
    const groups = await of('sof')
    expect(groups[0]).toMatchObject({ type: 6, typeName: 'Categorias', img: `/c${idOf('sofas')}` })
    expect(groups[0]?.items[0]).toEqual({
      id: `c${idOf('sofas')}`,
      title: 'Sofás',
      url: '/produtos/sofas',
      apiUrl: '/produtos/sofas',
      productCount: 7,
      img: null,
      filters: {
        categoryId: idOf('sofas'),
        colorId: null,
        filterId: null,
        eshopId: null,
        eshopScore: null,
        manufacturerId: null,
      },
    })
    expect(groups[0]?.items.every(({ productCount }) => productCount > 0)).toBe(true)
  })

  test('accents and case are folded, and every word may be the beginning of one', async () => {
    const expected = titles(await of('mesas de jantar'), 'category')
    expect(expected).toContain('Mesas de jantar')
    for (const q of ['MESAS DE JANTAR', 'mésas jan', '  jant  mes ', 'mesa de jantar'])
      expect(titles(await of(q), 'category'), q).toContain('Mesas de jantar')
    expect(titles(await of('esas'), 'category')).toEqual([])
  })

  test('a whole title comes before what has more products', async () => {
    expect(titles(await of('sofas cama'), 'category')[0]).toBe(categoryById(idOf('sofas-cama'))?.longName)
    expect(titles(await of('SOFÁS'), 'category')[0]).toBe('Sofás')
  })

  test('a category with a colour or another choice that both were typed stands under type 11 with its own count', async () => {
    const [group] = await of('sofa az')
    expect(group).toMatchObject({ type: 11 })
    expect(group?.items[0]).toMatchObject({
      title: 'Sofás em azul',
      url: '/produtos/sofas--azul',
      apiUrl: '/produtos/sofas?cor=azul',
      productCount: 3,
      filters: { categoryId: idOf('sofas'), colorId: BLUE, filterId: null },
    })
    expect((await of('sofá carvalho'))[0]?.items[0]).toMatchObject({
      productCount: 2,
      filters: { colorId: null, filterId: `material:${OAK}` },
    })
  })

  test('a letter or a "de" names no choice, and what all products of a category are is none', async () => {
    const titlesOf = async (q: string) => titles(await of(q), 'categoryWithFilter')
    expect((await titlesOf('mesas de j')).filter((title) => title.includes('sala de jantar'))).toEqual([])
    // All four tables are of oak.
    expect(await titlesOf('mesas jantar')).toEqual([])
  })

  test('a category alone is offered with the choices that most of its products have', async () => {
    expect(titles(await of('sofas'), 'categoryWithFilter').slice(0, 2)).toEqual(['Sofás em azul', 'Sofás em carvalho'])
  })

  test('brands and shops are found by their names, products by their words', async () => {
    const groups = await of('serr')
    expect(groups.map(({ type }) => type)).toContain(suggestionTypes.manufacturer)
    expect(groups.find(({ type }) => type === suggestionTypes.manufacturer)?.items).toMatchObject([
      { title: 'Serra', productCount: 1, filters: { manufacturerId: 1 } },
    ])
    expect((await of('casa al')).find(({ type }) => type === suggestionTypes.eshop)?.items).toMatchObject([
      { title: 'Casa Alba', url: '/produtos/loja/casa-alba', productCount: furniture.length, filters: { eshopId: 1 } },
    ])
    expect(titles(await of('sof'), 'product')).toHaveLength(5)
  })

  test('S-06 plurals, other words for the same thing and small words between are met as a search meets them', async () => {
    expect(titles(await of('sofás azuis'), 'categoryWithFilter')[0]).toBe('Sofás em azul')
    expect(titles(await of('mesas para jantar'), 'category')).toContain('Mesas de jantar')
  })

  test('S-06 typing errors in names are forgiven, in the word that is being typed too', async () => {
    expect(titles(await of('soffa'), 'category')).toContain('Sofás')
    expect(titles(await of('poltorn'), 'category')).toContain('Poltronas')
    expect(titles(await of('soffás azuul'), 'categoryWithFilter')[0]).toBe('Sofás em azul')
    expect(titles(await of('serrra'), 'manufacturer')).toEqual(['Serra'])
    expect(titles(await of('xxfa'), 'category')).toEqual([])
  })

  test('no word means nothing yet, and what leads to nothing is left out', async () => {
    expect(await of(' ?! ')).toEqual([])
    expect(titles(await of('beliche'), 'category')).toEqual([])
    expect(await of('zzzz')).toEqual([])
  })

  test('a text of thirty words of one letter and one of marks only are answered', async () => {
    expect(await of('s '.repeat(100))).toBeInstanceOf(Array)
    expect(await of('\u0301'.repeat(200))).toEqual([])
  })
})

test('S-05 counts follow the catalogue', async () => {
  const catalogue = suggestionsOver(some('sofas', 2))
  expect((await catalogue.of('sofas'))[0]?.items[0]?.productCount).toBe(2)
  await catalogue.change(some('sofas', 5))
  expect((await catalogue.of('sofas'))[0]?.items[0]?.productCount).toBe(5)
})

describe('S-05 X-07 type 11 is trimmed against type 6', () => {
  const group = (type: number, count: number): SuggestionGroup => ({
    type,
    typeName: '',
    img: null,
    items: Array.from({ length: count }, (_, index) => ({
      id: `${type}-${index}`,
      title: 'x',
      url: '/',
      apiUrl: null,
      productCount: 1,
      img: null,
      filters: {
        categoryId: null,
        colorId: null,
        filterId: null,
        eshopId: null,
        eshopScore: null,
        manufacturerId: null,
      },
    })),
  })
  test.each([
    [0, 12, 0, 10],
    [3, 12, 3, 7],
    [9, 2, 9, 1],
    [10, 10, 10, 0],
    [14, 10, 10, 0],
    [2, 3, 2, 3],
  ])('of %i categories and %i with a filter come %i and %i', (categories, filtered, ...shown) => {
    const groups = trimmedGroups([group(6, categories), group(11, filtered), group(1, 5)])
    const count = (type: number) => groups.find((each) => each.type === type)?.items.length ?? 0
    expect([count(6), count(11)]).toEqual(shown)
    expect(count(1)).toBe(5)
    expect(groups.every(({ items }) => items.length > 0)).toBe(true)
  })
})
