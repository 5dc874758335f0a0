import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clickPath, readClick } from './click-request.ts'

const read = (query: string, variant = '12') => readClick('loja.pt', variant, new URLSearchParams(query))

describe('R-21 what a click link carries', () => {
  test('R-21 a link that was built reads back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(1, 4, 6, 9, 99), fc.integer({ min: 1, max: 9_600 }), (variantId, source, position) => {
        const url = new URL(clickPath({ domain: 'casa-alba.pt', variantId, source, position, rendering: 'abc.def.ghi' }), 'http://localhost')
        const [, , , domain = '', variant = ''] = url.pathname.split('/')
        expect(readClick(decodeURIComponent(domain), variant, url.searchParams)).toEqual({ domain: 'casa-alba.pt', variantId, source, position, rendering: 'abc.def.ghi', clickId: null, extra: null })
      }),
    )
  })

  test('limit: a click id of 64 characters is kept, one of 65 is replaced', () => {
    expect(read(`c=${'a'.repeat(64)}`)?.clickId).toBe('a'.repeat(64))
    expect(read(`c=${'a'.repeat(65)}`)?.clickId).toBeNull()
    expect(read('c=a%0d%0ab')?.clickId).toBeNull()
  })

  test('limit: ten extra names with 200 characters each are kept, no more', () => {
    const extra = read(Array.from({ length: 11 }, (_, index) => `x${index}=${'v'.repeat(201)}`).join('&'))?.extra ?? {}
    expect(Object.keys(extra)).toHaveLength(10)
    expect(Object.values(extra).every((value) => value.length === 200)).toBe(true)
  })

  test('extra names that could mean something to code are left out', () => {
    expect(read('__proto__=1&constructor_x=2&<script>=3&A=4')?.extra).toEqual({ constructor_x: '2' })
  })

  test.each(['0', '-1', '1.5', '1e3', '2147483648', '99999999999', '', 'abc', '1 OR 1=1'])('fault C3 the offer "%s" is none', (variant) => {
    expect(read('', variant)).toBeNull()
  })

  test('whatever a query holds is read without an error', () => {
    fc.assert(fc.property(fc.webQueryParameters(), (query) => void expect(read(query)?.variantId).toBe(12)))
  })
})
