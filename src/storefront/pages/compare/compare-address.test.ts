import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareUrl, readCompareAddress } from './compare-address.ts'

function canonical(url: string) {
  return compareUrl(readCompareAddress(url))
}

describe('R-08 R-22 the address of a comparison', () => {
  test.each([
    ['/compare-products', '/compare-products'],
    ['/compare-products?v=3', '/compare-products?v=3'],
    ['/compare-products?v=3,1,2', '/compare-products?v=1,2,3'],
    ['/compare-products?v=1,1,2', '/compare-products?v=1,2'],
    ['/compare-products?v=1%2C2', '/compare-products?v=1,2'],
    ['/compare-products?v=1&v=9&v=5', '/compare-products?v=1,5,9'],
    ['/compare-products?v=1,abc,-4,0,007,1e3,9999999999,2', '/compare-products?v=1,2'],
    ['/compare-products?v=', '/compare-products'],
    ['/compare-products?regiao=acores&v=2', '/compare-products?v=2&regiao=acores'],
    ['/compare-products?v=2&regiao=marte&x=1', '/compare-products?v=2'],
    ['/compare-products?v=2&regiao=', '/compare-products?v=2'],
  ])('R-08 %s is %s', (url, expected) => {
    expect(canonical(url)).toBe(expected)
  })
  test('R-08 what is canonical stays so, in whichever order it was asked', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 99 })
    fc.assert(
      fc.property(
        ids,
        fc.constantFrom('mainland' as const, 'madeira' as const, 'azores' as const),
        (variantIds, region) => {
          const url = compareUrl({ variantIds, region })
          expect(canonical(url)).toBe(url)
          expect(compareUrl({ variantIds: variantIds.toReversed(), region })).toBe(url)
        },
      ),
    )
  })
  test.each([99, 100])('R-08 of %i offers 99 are asked', (count) => {
    const v = Array.from({ length: count }, (_, index) => index + 1).join(',')
    expect(readCompareAddress(`/compare-products?v=${v}`).variantIds).toHaveLength(99)
  })
  test('R-08 no text breaks it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(canonical(canonical(`/compare-products?v=${encodeURIComponent(text)}`))).toBe(
          canonical(`/compare-products?v=${encodeURIComponent(text)}`),
        )
      }),
    )
  })
})
