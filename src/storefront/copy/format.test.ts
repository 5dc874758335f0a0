import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOf, formatCentimetres, formatCents, formatCount, formatDaysAhead, formatDiscount } from './format.ts'

/** Intl writes spaces that do not break; the tests read better with plain ones. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

describe('L-15 numbers in words', () => {
  test.each([
    [129900, '1 299 €'],
    [129950, '1 299,50 €'],
    [5, '0,05 €'],
    [0, '0 €'],
    [123456700, '1 234 567 €'],
  ])('L-15 %i cents are %s', (cents, text) => {
    expect(plain(formatCents(cents))).toBe(text)
  })
  test('L-15 a price is written to the letter as Intl writes it', () => {
    const intl = (cents: number, minimumFractionDigits: number) =>
      new Intl.NumberFormat('pt-PT', {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits,
        maximumFractionDigits: minimumFractionDigits,
        useGrouping: 'always',
      }).format(cents / 100)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.nat(200_000),
          fc.nat(3_000).map((euros) => euros * 100),
          fc.integer({ min: -500, max: 200_000_000 }),
        ),
        (cents) => {
          expect(formatCents(cents)).toBe(intl(cents, cents % 100 === 0 ? 0 : 2))
        },
      ),
    )
  })
  test('L-15 counts have no decimals and are grouped', () => {
    expect(plain(formatCount(1234))).toBe('1 234')
    expect(plain(formatCount(24011))).toBe('24 011')
  })
  test('L-15 the singular is used only when the count is 1', () => {
    expect([0, 1, 2].map((count) => countOf(count, ['produto', 'produtos']))).toEqual([
      '0 produtos',
      '1 produto',
      '2 produtos',
    ])
  })
  test('L-15 a discount is rounded down', () => {
    expect(formatDiscount(12.9)).toBe('-12 %')
  })
  test('L-15 millimetres are shown in centimetres', () => {
    expect([800, 1205, 3].map(formatCentimetres)).toEqual(['80', '120,5', '0,3'])
  })
  test('L-07 thirteen days are days, fourteen are weeks, rounded up', () => {
    expect([1, 13, 14, 15, 21].map(formatDaysAhead)).toEqual([
      'dentro de 1 dia',
      'dentro de 13 dias',
      'dentro de 2 semanas',
      'dentro de 3 semanas',
      'dentro de 3 semanas',
    ])
  })
})
