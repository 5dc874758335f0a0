import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clickPath, readClick } from './click-request.ts'

function read(query: string, variant = '12') {
  return readClick('loja.pt', variant, new URLSearchParams(query))
}

describe('R-21 what a click link carries', () => {
  test('R-21 a link that was built reads back as itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.constantFrom(1, 4, 6, 9, 99),
        fc.integer({ min: 1, max: 9_600 }),
        (variantId, source, position) => {
          const url = new URL(
            clickPath({ domain: 'casa-alba.pt', variantId, source, position, rendering: 'abc.def.ghi' }),
            'http://localhost',
          )
          const [, , , domain = '', variant = ''] = url.pathname.split('/')
          expect(readClick(decodeURIComponent(domain), variant, url.searchParams)).toEqual({
            domain: 'casa-alba.pt',
            variantId,
            source,
            position,
            rendering: 'abc.def.ghi',
            clickId: null,
            extra: null,
          })
        },
      ),
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

  test('R-21 extra values are cleaned, then cut by whole characters; of several of one name the first counts', () => {
    const emoji = encodeURIComponent('😀')
    expect(read(`utm_source=${'a'.repeat(199)}${emoji}`)?.extra).toEqual({ utm_source: 'a'.repeat(199) })
    expect(read(`utm_source=${'a'.repeat(198)}${emoji}`)?.extra).toEqual({ utm_source: `${'a'.repeat(198)}😀` })
    expect(read('x=%00&y=a%00b&z=%ff%fe&w=%ed%a0%bd')?.extra).toEqual({
      x: '',
      y: 'ab',
      z: '\ufffd\ufffd',
      w: '\ufffd\ufffd\ufffd',
    })
    expect(read('x=1&x=2&y=3')?.extra).toEqual({ x: '1', y: '3' })
    expect(Object.keys(read(`${'x=1&'.repeat(30)}y=2`)?.extra ?? {})).toEqual(['x', 'y'])
  })

  test('extra names that could mean something to code are left out', () => {
    expect(read('__proto__=1&constructor_x=2&<script>=3&A=4')?.extra).toEqual({ constructor_x: '2' })
  })

  test.each(['0', '-1', '1.5', '1e3', '2147483648', '99999999999', '', 'abc', '1 OR 1=1'])(
    'fault C3 the offer "%s" is none',
    (variant) => {
      expect(read('', variant)).toBeNull()
    },
  )

  test('whatever a query holds is read without an error', () => {
    fc.assert(fc.property(fc.webQueryParameters(), (query) => void expect(read(query)?.variantId).toBe(12)))
  })
})
