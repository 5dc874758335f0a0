import { expect, test } from 'vitest'
import { compareUrl, readCompareAddress } from '../../pages/compare/compare-address.ts'
import { compareAddress } from './compare-address.ts'

test.each([
  [[], '', '/compare-products'],
  [[12, 3], '', '/compare-products?v=3,12'],
  [[12, 3], '?preco-ate=900&regiao=madeira', '/compare-products?v=3,12&regiao=madeira'],
  [[], '?regiao=acores', '/compare-products?regiao=acores'],
] as const)(
  'R-08 R-22 the browser asks for %j from %s as %s, which the server does not redirect',
  (ids, search, expected) => {
    expect(compareAddress(ids, search)).toBe(expected)
    expect(compareUrl(readCompareAddress(expected))).toBe(expected)
  },
)
test("R-08 what stands in the page's address cannot write another one", () => {
  expect(compareAddress([1], '?regiao=a%26v=9%23')).toBe('/compare-products?v=1&regiao=a%26v%3D9%23')
})
