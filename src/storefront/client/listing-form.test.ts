import { expect, test } from 'vitest'
import { regionAddress } from './form-entries.ts'
import { listingAddress } from './listing-form.ts'

test.each<[what: string, entries: [string, string][], query: string]>([
  [
    'nothing chosen',
    [
      ['regiao', ''],
      ['ordenar', ''],
    ],
    '',
  ],
  [
    'several choices of a facet',
    [
      ['cor', 'preto'],
      ['cor', 'azul'],
    ],
    '?cor=azul,preto',
  ],
  [
    'sizes in fields of their own',
    [
      ['altura-ate', '90'],
      ['largura-de', '80,5'],
      ['profundidade-de', ''],
    ],
    '?dimensao=largura:80.5-,altura:-90',
  ],
  [
    'prices the wrong way round',
    [
      ['preco-de', '600'],
      ['preco-ate', '99,90'],
    ],
    '?preco-de=99.90&preco-ate=600',
  ],
  [
    'keys in another order',
    [
      ['ordenar', 'preco'],
      ['regiao', 'madeira'],
      ['p-lado', 'esquerda'],
      ['q', ' mesa  redonda '],
    ],
    '?p-lado=esquerda&regiao=madeira&ordenar=preco&q=mesa+redonda',
  ],
])('L-12 a filter form asks for the canonical address at once: %s', (_, entries, query) => {
  expect(listingAddress('/produtos/sofas', entries)).toBe(`/produtos/sofas${query}`)
})

test('R-22 a page for another region keeps what else its form says; the mainland is not said', () => {
  expect(
    regionAddress('/compare-products', [
      ['v', '1,2'],
      ['regiao', 'acores'],
    ]),
  ).toBe('/compare-products?v=1,2&regiao=acores')
  expect(regionAddress('/produto/12-sofa', [['regiao', '']])).toBe('/produto/12-sofa')
})

test.each([
  ['one choice of such a facet', [['cor', 'azul']], '/produtos/sofas--azul'],
  [
    'with an order',
    [
      ['cor', 'azul'],
      ['ordenar', 'preco'],
    ],
    '/produtos/sofas--azul?ordenar=preco',
  ],
  [
    'two choices',
    [
      ['cor', 'azul'],
      ['cor', 'preto'],
    ],
    '/produtos/sofas?cor=azul,preto',
  ],
  [
    'a filter beside it',
    [
      ['cor', 'azul'],
      ['preco-ate', '90'],
    ],
    '/produtos/sofas?preco-ate=90&cor=azul',
  ],
  [
    'words beside it',
    [
      ['cor', 'azul'],
      ['q', 'mesa'],
    ],
    '/produtos/sofas?cor=azul&q=mesa',
  ],
  ['another facet', [['loja', 'casa-alba']], '/produtos/sofas?loja=casa-alba'],
] as const)('R-22 a choice with a page of its own is asked for at its page: %s', (_, entries, url) => {
  expect(listingAddress('/produtos/sofas', entries, ['cor', 'material'])).toBe(url)
})
