import { describe, expect, test } from 'vitest'
import { categoryBySlug, type IdsFact, noAttributes } from '#domains/catalogue/contract.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { anOffer, aProduct, listingsOver, someDirectory } from '../testing.ts'
import { parseListingUrl } from '../url/parse-listing-url.ts'
import type { WireChoice, WireFilters } from '../wire.ts'

function fact(...ids: number[]): IdsFact {
  return { ids, source: 'title' }
}
/** Five sofas: three white ones of two shops' first, one beige, one of unknown colour. */
const products = [1, 2, 3, 4, 5].map((id) =>
  aProduct({
    productId: id,
    categoryId: categoryBySlug(id < 3 ? 'sofas-de-2-lugares' : 'sofas-de-3-lugares')?.id ?? 0,
    brand: id === 1 ? { id: 2, slug: 'areal', name: 'Areal' } : null,
    attributes: {
      ...noAttributes,
      colours: id === 5 ? null : fact(id < 4 ? 1 : 2),
      sizes: id < 4 ? { width: { lowMm: 1000 * id, highMm: 1000 * id, source: 'title', confidence: 1 } } : {},
      parameters: id === 2 ? { 'lado-da-chaise': fact(3) } : {},
    },
    offers: [anOffer({ variantId: id, eshopId: id < 4 ? 1 : 2, priceCents: id * 10_000 })],
  }),
)
const listings = listingsOver(products)
function selectionOf(url: string): ListingSelection {
  const outcome = parseListingUrl(url, someDirectory)
  if (outcome.kind !== 'selection' || !outcome.isCanonical)
    throw new Error(`${url} is not canonical: ${JSON.stringify(outcome)}`)
  return outcome.selection
}
async function filtersOf(url: string): Promise<WireFilters> {
  return (await listings.find(selectionOf(url))).filters
}
function choicesOf(filters: WireFilters, ident: string): WireChoice[] {
  return (
    [...filters.features, ...filters.parameters, filters.manufacturers, filters.eshops].find(
      (group) => group.ident === ident,
    )?.choices ?? []
  )
}
function shortly(choices: readonly WireChoice[]) {
  return choices.map(({ ident, count, selected, disabled, url }) => [ident, count, selected, disabled, url])
}
function allUrls({
  category,
  sort,
  features,
  parameters,
  manufacturers,
  eshops,
  price,
  dimensions,
  search,
}: WireFilters): string[] {
  return [
    ...[...(category ? [category] : []), sort, ...features, ...parameters, manufacturers, eshops].flatMap(
      ({ choices }) => choices.map(({ url }) => url),
    ),
    price.range.url,
    ...dimensions.map(({ range }) => range.url),
    ...(search ? [search.url] : []),
  ]
}

describe('L-12 E-04 the filters of a listing', () => {
  test('L-12 a choice names its count and the URL that takes it; a first choice leads to its landing page', async () => {
    expect(shortly(choicesOf(await filtersOf('/produtos/sofas'), 'cor'))).toEqual([
      ['branco', 3, false, false, '/produtos/sofas--branco'],
      ['bege', 1, false, false, '/produtos/sofas--bege'],
    ])
  })

  test('L-12 a chosen choice is selected and its URL takes it back; the others add themselves, counted without the facet', async () => {
    expect(shortly(choicesOf(await filtersOf('/produtos/sofas--branco'), 'cor'))).toEqual([
      ['branco', 3, true, false, '/produtos/sofas'],
      ['bege', 1, false, false, '/produtos/sofas?cor=bege,branco'],
    ])
  })

  test('L-12 a chosen choice that finds nothing stays, selected and not disabled, so that it can be taken back', async () => {
    const filters = await filtersOf('/produtos/sofas?cor=bege&loja=casa-alba')
    expect(shortly(choicesOf(filters, 'cor'))).toEqual([
      ['branco', 3, false, false, '/produtos/sofas?cor=bege,branco&loja=casa-alba'],
      ['bege', 0, true, false, '/produtos/sofas?loja=casa-alba'],
    ])
    expect(shortly(choicesOf(filters, 'loja'))).toEqual([
      ['nordia', 1, false, false, '/produtos/sofas?cor=bege&loja=casa-alba,nordia'],
      ['casa-alba', 0, true, false, '/produtos/sofas--bege'],
    ])
  })

  test('L-12 shops and brands stand by their count, vocabularies in their own order; ids are those of the tables', async () => {
    const filters = await filtersOf('/produtos/sofas')
    expect(choicesOf(filters, 'loja').map(({ ident, id, name }) => [ident, id, name])).toEqual([
      ['casa-alba', 1, 'Casa Alba'],
      ['nordia', 2, 'Nórdia'],
    ])
    expect(filters.manufacturers).toMatchObject({
      ident: 'fabricante',
      label: 'Marca',
      choices: [{ ident: 'areal', count: 1 }],
    })
    expect(filters.features.map(({ ident, kind }) => [ident, kind])).toEqual([
      ['cor', 'colourGroup'],
      ['condicao', 'featureGroup'],
      ['stock', 'featureGroup'],
      ['entrega', 'featureGroup'],
    ])
  })

  test('L-12 every URL that the filters offer is canonical, keeps region and view, and begins at the first page', async () => {
    const url =
      '/produtos/sofas?preco-ate=900&dimensao=largura:80-250&cor=branco&loja=casa-alba&p-lado-da-chaise=reversivel&regiao=madeira&ordenar=preco&vista=lista&q=sofa'
    const filters = (await listings.find({ ...selectionOf(url), page: 7 })).filters
    const urls = allUrls(filters)
    expect(urls.length).toBeGreaterThan(12)
    for (const each of urls) {
      const selection = selectionOf(each)
      expect([each, selection.region, selection.view, selection.page]).toEqual([each, 'madeira', 'rows', 1])
    }
  })

  test('L-12 the URL of each choice shows as many products as the choice counts, when no other of its group is chosen', async () => {
    for (const url of [
      '/produtos/sofas',
      '/produtos/sofas?preco-ate=400',
      '/produtos?loja=casa-alba',
      '/produtos/loja/casa-alba',
      '/search?q=sofa',
    ]) {
      const filters = await filtersOf(url)
      const groups = [
        ...(filters.category ? [filters.category] : []),
        ...filters.features,
        ...filters.parameters,
        filters.manufacturers,
        filters.eshops,
      ]
      for (const { choices } of groups.filter((group) => !group.choices.some(({ selected }) => selected))) {
        for (const choice of choices) {
          const answer = await listings.find(selectionOf(choice.url))
          expect([url, choice.url, answer.pagination.totalCount]).toEqual([url, choice.url, choice.count])
        }
      }
    }
  })

  test('L-12 the price range is that of the place, the chosen ends beside it, and its URL takes both back', async () => {
    expect((await filtersOf('/produtos/sofas?preco-de=200&preco-ate=300.50')).price.range).toEqual({
      min: 100,
      max: 500,
      selected: true,
      selectedMin: 200,
      selectedMax: 300.5,
      url: '/produtos/sofas',
    })
    expect((await filtersOf('/produtos/sofas')).price).toMatchObject({
      choices: [],
      range: { selected: false, selectedMin: null, selectedMax: null },
    })
  })

  test('L-12 the ends of an axis are those of the place and the other filters; an axis that nobody knows has none', async () => {
    const ends = async (url: string) =>
      (await filtersOf(url)).dimensions.map(({ ident, range: { min, max } }) => [ident, min, max]).slice(0, 2)
    expect(await ends('/produtos/sofas')).toEqual([
      ['largura', 1000, 3000],
      ['profundidade', null, null],
    ])
    expect((await ends('/produtos/sofas?preco-ate=200'))[0]).toEqual(['largura', 1000, 2000])
  })
  test('L-12 a size filter is in mm, names who is left out, and its URL takes it back', async () => {
    const filters = await filtersOf('/produtos/sofas?dimensao=largura:150-')
    expect(filters.dimensions.find(({ ident }) => ident === 'largura')).toMatchObject({
      label: 'Largura',
      unknownCount: 2,
      range: { min: 1000, max: 3000, selected: true, selectedMin: 1500, selectedMax: null, url: '/produtos/sofas' },
    })
    expect(filters.dimensions.map(({ ident }) => ident)).toEqual([
      'largura',
      'profundidade',
      'altura',
      'diametro',
      'comprimento',
    ])
  })

  test('L-12 category parameters belong to their subtree, categories are the direct children, both with links', async () => {
    const inside = await filtersOf('/produtos/sofas')
    expect(inside.parameters.find(({ ident }) => ident === 'p-lado-da-chaise')).toMatchObject({
      label: 'Lado da chaise longue',
      choices: [{ ident: 'reversivel', count: 1, url: '/produtos/sofas?p-lado-da-chaise=reversivel' }],
    })
    expect(inside.category?.choices.map(({ ident, count, url }) => [ident, count, url])).toEqual([
      ['sofas-de-2-lugares', 2, '/produtos/sofas-de-2-lugares'],
      ['sofas-de-3-lugares', 3, '/produtos/sofas-de-3-lugares'],
    ])
    expect((await filtersOf('/produtos/sala-de-estar')).parameters.map(({ ident }) => ident)).not.toContain(
      'p-lado-da-chaise',
    )
    expect((await filtersOf('/produtos/sofas-de-2-lugares')).category).toBeNull()
  })

  test("a shop's page has no choice of shops, and its categories lead to the shop's choice there", async () => {
    const filters = await filtersOf('/produtos/loja/casa-alba')
    expect(filters.eshops.choices).toEqual([])
    expect(filters.category?.choices.map(({ url, count }) => [url, count])).toEqual([
      ['/produtos/sala-de-estar?loja=casa-alba', 3],
    ])
  })

  test('search engines may follow a single choice of a landing page, no combination and no sort', async () => {
    const plain = await filtersOf('/produtos/sofas')
    expect(choicesOf(plain, 'cor').map(({ followable }) => followable)).toEqual([true, true])
    expect(choicesOf(plain, 'loja').map(({ followable }) => followable)).toEqual([false, false])
    const combined = choicesOf(await filtersOf('/produtos/sofas--branco'), 'cor')
    expect(combined.map(({ ident, followable }) => [ident, followable])).toEqual([
      ['branco', true],
      ['bege', false],
    ])
    expect(plain.sort.choices.map(({ followable, count }) => [followable, count])).toEqual(
      Array.from({ length: 6 }, () => [false, null]),
    )
  })

  test('the sorts carry their labels to the letter, the present one selected', async () => {
    const { sort } = await filtersOf('/produtos/sofas?ordenar=total')
    expect(sort.choices.map(({ ident, name, selected, url }) => [ident, name, selected, url])).toEqual([
      ['recomendados', 'Recomendados', false, '/produtos/sofas'],
      ['preco', 'Preço mais baixo', false, '/produtos/sofas?ordenar=preco'],
      ['total', 'Total com entrega', true, '/produtos/sofas?ordenar=total'],
      ['novidades', 'Novidades', false, '/produtos/sofas?ordenar=novidades'],
      ['desconto', 'Maior desconto', false, '/produtos/sofas?ordenar=desconto'],
      ['avaliacoes', 'Melhor avaliados', false, '/produtos/sofas?ordenar=avaliacoes'],
    ])
  })

  test('the search can be taken back: in a category it stays there, elsewhere the whole catalogue is left', async () => {
    expect((await filtersOf('/produtos/sofas?q=sofa')).search).toEqual({
      ident: 'q',
      query: 'sofa',
      url: '/produtos/sofas',
    })
    expect((await filtersOf('/search?q=sofa')).search?.url).toBe('/produtos')
  })
})
