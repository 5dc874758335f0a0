import { expect, test } from 'vitest'
import { isRegional, keepRegion } from './region-address.ts'

test('U-11 a link within a region keeps to it, unless it says a region itself or leads to what has none', () => {
  expect(
    [
      '/',
      '/produtos',
      '/produtos/sofas',
      '/produtos/sofas?cor=azul',
      '/produto/500-sofa#ofertas',
      '/fabricantes/serra',
      '/search?q=a&regiao=acores',
      '/lojas',
      '/fabricantes',
      '/produtos/divisoes',
      '/user',
      '#como-calculamos',
    ].map((url) => keepRegion(url, 'madeira')),
  ).toEqual([
    '/?regiao=madeira',
    '/produtos?regiao=madeira',
    '/produtos/sofas?regiao=madeira',
    '/produtos/sofas?cor=azul&regiao=madeira',
    '/produto/500-sofa?regiao=madeira#ofertas',
    '/fabricantes/serra?regiao=madeira',
    '/search?q=a&regiao=acores',
    '/lojas?regiao=madeira',
    '/fabricantes?regiao=madeira',
    '/produtos/divisoes?regiao=madeira',
    '/user',
    '#como-calculamos',
  ])
  expect(keepRegion('/produtos/sofas', 'mainland')).toBe('/produtos/sofas')
  expect(['/produtos/divisoes/sala', '/lojas', '/fabricantes'].map(isRegional)).toEqual([true, true, false])
})
