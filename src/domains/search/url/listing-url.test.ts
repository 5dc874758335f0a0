import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories, categoryById, categoryBySlug, rooms } from '#domains/catalogue/contract.ts'
import { parametersOf } from '../parameters.ts'
import {
  type ChoiceFacet,
  choiceFacets,
  dimensionAxes,
  emptySelection,
  facetOfScope,
  type ListingScope,
  type ListingSelection,
} from '../rules/listing-selection.ts'
import { fixedChoices, landingFacetOf, landingFacets } from './choice-slugs.ts'
import { listingUrl } from './listing-url.ts'
import { MAX_QUERY_LENGTH } from '../rules/listing-query.ts'
import { parseListingUrl } from './parse-listing-url.ts'

const eshops = ['casa-alba', 'nordia', 'tear']
const brands = ['alba', 'nordica', 'serra']
const inSeason = { blackFriday: true, gardenSeason: true, christmasDaysLeft: 10 }
const directory = {
  hasEshop: (slug: string) => eshops.includes(slug),
  brandName: (slug: string) => (brands.includes(slug) ? slug : null),
  seasons: inSeason,
}
function parse(url: string) {
  return parseListingUrl(url, directory)
}
function selectionOf(url: string): ListingSelection {
  const outcome = parse(url)
  if (outcome.kind !== 'selection') throw new Error(`${url}: ${outcome.kind}`)
  return outcome.selection
}

const GARDEN = categoryBySlug('jardim')?.id ?? 0
function sorted(values: string[]) {
  return [...new Set(values)].sort()
}
function slugsOf(facet: ChoiceFacet) {
  return facet === 'loja' ? eshops : facet === 'fabricante' ? brands : fixedChoices[facet].map((choice) => choice.slug)
}
function someOf(slugs: string[]) {
  return fc.array(fc.constantFrom(...slugs), { minLength: 1, maxLength: 3 }).map(sorted)
}
function present<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}

const scopes: fc.Arbitrary<ListingScope> = fc.oneof(
  fc.constant<ListingScope>({ kind: 'all' }),
  fc.constantFrom(...categories).map((category): ListingScope => ({ kind: 'category', categoryId: category.id })),
  fc.constantFrom(...eshops).map((slug): ListingScope => ({ kind: 'eshop', slug })),
  fc.constant<ListingScope>({ kind: 'vouchers' }),
  fc.constant<ListingScope>({ kind: 'sales' }),
  fc
    .option(fc.constantFrom(...categories), { nil: null })
    .map((category): ListingScope => ({ kind: 'offers', categoryId: category?.id ?? null })),
  fc.constantFrom(...categories).map((category): ListingScope => ({ kind: 'priceDrops', categoryId: category.id })),
  fc
    .constantFrom('NATAL-10', 'Verão20', 'ola_5.x')
    .map((code): ListingScope => ({ kind: 'eshopVoucher', slug: 'nordia', code: code.normalize() })),
  fc.constantFrom(...rooms).map(({ slug }): ListingScope => ({ kind: 'room', slug })),
  fc.constantFrom<ListingScope>(
    { kind: 'blackFriday' },
    { kind: 'gardenSeason', categoryId: GARDEN },
    { kind: 'beforeChristmas', within: 'ate-1-semana' },
  ),
)
const interval = fc
  .tuple(
    fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null }),
    fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null }),
  )
  .filter(([low, high]) => low !== null || high !== null)
  .map(([low, high]) =>
    low !== null && high !== null && low > high ? { lowMm: high, highMm: low } : { lowMm: low, highMm: high },
  )
const query = fc.option(
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(
    (text) =>
      text
        .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim() || null,
  ),
  { nil: null },
)

const selections: fc.Arbitrary<ListingSelection> = scopes.chain((scope) =>
  fc
    .record({
      query,
      prices: fc.tuple(
        fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: null }),
        fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: null }),
      ),
      dimensions: fc.record(
        Object.fromEntries(dimensionAxes.map((axis) => [axis, fc.option(interval, { nil: undefined })])),
        { requiredKeys: [] },
      ),
      choices: fc.record(
        Object.fromEntries(
          choiceFacets.map((facet) => [facet, fc.option(someOf(slugsOf(facet)), { nil: undefined, freq: 1 })]),
        ),
        { requiredKeys: [] },
      ),
      parameters:
        'categoryId' in scope && scope.categoryId !== null ? parametersFor(scope.categoryId) : fc.constant({}),
      region: fc.constantFrom('mainland', 'madeira', 'azores' as const),
      sort: fc.constantFrom('recommended', 'price', 'total', 'newest', 'discount', 'rating' as const),
      page: fc.integer({ min: 1, max: 400 }),
      view: fc.constantFrom('grid', 'rows' as const),
    })
    .map(({ prices: [from, to], ...rest }) => {
      const own = facetOfScope(scope)
      return {
        ...emptySelection(scope.kind === 'all' && rest.query !== null ? { kind: 'search' } : scope),
        ...rest,
        dimensions: present(rest.dimensions),
        choices: present(own === null ? rest.choices : { ...rest.choices, [own]: undefined }),
        priceFromCents: from !== null && to !== null ? Math.min(from, to) : from,
        priceToCents: from !== null && to !== null ? Math.max(from, to) : to,
      } as ListingSelection
    }),
)

function parametersFor(categoryId: number): fc.Arbitrary<Record<string, string[]>> {
  return fc
    .record(
      Object.fromEntries(
        parametersOf(categoryId).map((parameter) => [
          parameter.slug,
          fc.option(someOf(parameter.choices.map((choice) => choice.slug)), { nil: undefined }),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((parameters) => present(parameters) as Record<string, string[]>)
}

describe('R-04 listings of a season', () => {
  const at = (url: string, seasons: Partial<typeof inSeason> | null) =>
    parseListingUrl(url, {
      ...directory,
      ...(seasons === null
        ? { seasons: undefined }
        : { seasons: { blackFriday: false, gardenSeason: false, christmasDaysLeft: null, ...seasons } }),
    } as Parameters<typeof parseListingUrl>[1])
  test.each([
    ['/produtos/black-friday?cor=azul', '/sales?cor=azul'],
    ['/products/garden-season?regiao=madeira&ordenar=preco', '/produtos/jardim?regiao=madeira&ordenar=preco'],
    ['/produtos/entrega-antes-do-natal?preco-ate=300', '/produtos?preco-ate=300'],
  ])('R-04 out of season %s leads to %s, with its wishes', (url, nearest) => {
    for (const seasons of [{}, null]) expect(at(url, seasons)).toEqual({ kind: 'closed', url: nearest })
  })
  test.each([
    [2, null],
    [3, 'ate-3-dias'],
    [6, 'ate-3-dias'],
    [7, 'ate-1-semana'],
    [13, 'ate-1-semana'],
    [14, 'ate-2-semanas'],
    [30, 'ate-2-semanas'],
    [31, 'ate-1-mes'],
    [60, 'ate-1-mes'],
    [0, null],
  ])(
    'R-04 L-07 with %i days left to the 24th only what is delivered within the longest choice that fits is listed: %s',
    (christmasDaysLeft, within) => {
      const outcome = at('/produtos/entrega-antes-do-natal', { christmasDaysLeft })
      expect(outcome.kind === 'selection' ? outcome.selection.scope : null).toEqual(
        within === null ? null : { kind: 'beforeChristmas', within },
      )
    },
  )
  test('R-06 a room that does not exist is not found', () => {
    expect([parse('/produtos/divisoes/cave').kind, parse('/produtos/divisoes/sala').kind]).toEqual([
      'not-found',
      'selection',
    ])
  })
})

describe('R-22 the grammar of listing URLs', () => {
  test('R-22 parsing and building are inverses: every selection has one URL, which reads back as itself', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const outcome = parse(listingUrl(selection))
        expect(outcome).toEqual({
          kind: 'selection',
          selection,
          canonicalUrl: listingUrl(selection),
          isCanonical: true,
        })
      }),
      { numRuns: 500 },
    )
  })

  test('R-22 whatever is typed after the path reads without an error, and its canonical URL is canonical', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const outcome = parse(`/produtos?${text}`)
        if (outcome.kind === 'selection')
          expect(parse(outcome.canonicalUrl)).toMatchObject({ isCanonical: true, selection: outcome.selection })
      }),
    )
  })

  test.each([
    ['/produtos/sofas?cor=cinzento', '/produtos/sofas--cinzento'],
    ['/produtos/sofas--cinzento?preco-ate=500', '/produtos/sofas?preco-ate=500&cor=cinzento'],
    ['/produtos/sofas?cor=preto&cor=azul', '/produtos/sofas?cor=azul,preto'],
    ['/produtos/sofas?cor=azul,azul,nada', '/produtos/sofas--azul'],
    ['/produtos/sofas?ordenar=recomendados&pagina=1&regiao=continente', '/produtos/sofas'],
    ['/produtos/sofas?pagina=0', '/produtos/sofas'],
    ['/produtos/sofas?pagina=-1', '/produtos/sofas'],
    ['/produtos/sofas?pagina=NaN', '/produtos/sofas'],
    ['/produtos/sofas?utm_source=x&gclid=y&pagina=2', '/produtos/sofas?pagina=2'],
    ['/produtos/sofas?preco-ate=600&preco-de=100,50', '/produtos/sofas?preco-de=100.50&preco-ate=600'],
    ['/produtos/sofas?preco-de=600&preco-ate=100', '/produtos/sofas?preco-de=100&preco-ate=600'],
    ['/produtos/sofas?preco-de=1e9&preco-ate=0x10', '/produtos/sofas'],
    ['/produtos/sofas?dimensao=altura:-90,largura:120-80', '/produtos/sofas?dimensao=largura:80-120,altura:-90'],
    ['/produtos/sofas?dimensao=largura:-', '/produtos/sofas'],
    ['/produtos?q=mesa', '/search?q=mesa'],
    ['/search?q=%20mesa%20%20redonda', '/search?q=mesa+redonda'],
    ['/produtos/loja/nordia?loja=tear', '/produtos/loja/nordia'],
    ['/produtos?p-lado-da-chaise=esquerda', '/produtos'],
    ['/produtos/vouchers?voucher=com-voucher&cor=azul', '/produtos/vouchers?cor=azul'],
    ['/produtos/sofas?voucher=com-voucher,outro&entrega=gratis', '/produtos/sofas?entrega=gratis&voucher=com-voucher'],
    ['/produtos/loja/nordia/voucher/Ver%c3%a3o20?loja=tear', '/produtos/loja/nordia/voucher/Ver%C3%A3o20'],
    // Capitals and accents, in the path and in what is chosen.
    ['/produtos/SOFAS', '/produtos/sofas'],
    ['/produtos/Sof%C3%A1s?COR=azul&cor=AZUL,Verde&vista=LISTA', '/produtos/sofas?cor=azul,verde&vista=lista'],
    ['/produtos/sofas--Azul', '/produtos/sofas--azul'],
    ['/produtos/ofertas/SOFAS', '/produtos/ofertas/sofas'],
    ['/price-drops/Sofas', '/price-drops/sofas'],
    ['/produtos/divisoes/SALA', '/produtos/divisoes/sala'],
    ['/produtos/loja/NORDIA', '/produtos/loja/nordia'],
    ['/produtos/loja/Nordia/voucher/Ver%C3%A3o20', '/produtos/loja/nordia/voucher/Ver%C3%A3o20'],
  ])('R-22 %s has the canonical URL %s', (url, canonicalUrl) => {
    expect(parse(url)).toMatchObject({ kind: 'selection', canonicalUrl, isCanonical: false })
  })

  test.each([
    '/produtos/nao-ha',
    '/produtos/loja/nao-ha',
    '/produtos/sofas--nao-ha',
    '/produtos/sofas/',
    '/outra',
    '//evil.example/produtos',
    '/produtos/sofas--',
    '/produtos/NAO-HA',
    '/produtos/Divisoes%2FSala',
    '/produtos/Sof%C3',
    '/produtos/loja/nao-ha/voucher/NATAL',
    '/produtos/loja/nordia/voucher',
    '/produtos/loja/nordia/voucher/A',
    '/produtos/loja/nordia/voucher/a%2Fb',
    '/produtos/loja/nordia/voucher/%E0%A4%A',
    '/produtos/loja/nordia/voucher/-10',
    '/produtos/vouchers/x',
    `/produtos/loja/nordia/voucher/${'A'.repeat(41)}`,
  ])('R-02 %s is not found', (url) => {
    expect(parse(url)).toEqual({ kind: 'not-found' })
  })

  test('R-02 /search without words goes to /produtos, its other choices kept', () => {
    expect(parse('/search')).toEqual({ kind: 'redirect', url: '/produtos' })
    expect(parse('/search?q=%20&ordenar=preco')).toEqual({ kind: 'redirect', url: '/produtos?ordenar=preco' })
  })

  test('R-22 a search text is cut to its longest length by whole characters', () => {
    const selection = selectionOf(`/search?q=${encodeURIComponent('😀'.repeat(MAX_QUERY_LENGTH + 1))}`)
    expect(selection.query).toBe('😀'.repeat(MAX_QUERY_LENGTH))
  })

  test('R-02 no category slug is reserved or could be read as a landing page', () => {
    const reserved = ['ofertas', 'vouchers', 'divisoes', 'loja', 'black-friday', 'entrega-antes-do-natal']
    for (const category of categories) {
      expect(reserved).not.toContain(category.slug)
      expect(category.slug).not.toContain('--')
      expect(categoryById(category.id)).toBe(category)
    }
  })

  test('R-02 a choice of two vocabularies has the landing page of the first only', () => {
    for (const facet of landingFacets) {
      for (const choice of fixedChoices[facet]) {
        const owner = landingFacetOf(choice.slug)
        const url = listingUrl({
          ...emptySelection({ kind: 'category', categoryId: categories[0]?.id as number }),
          choices: { [facet]: [choice.slug] },
        })
        expect(url.includes('--')).toBe(owner === facet)
      }
    }
  })
})
