import { expect, test } from 'vitest'
import { vatOf } from './vat.ts'

test.each([
  ['1000-100', 'mainland', 230],
  ['8999-999', 'mainland', 230],
  ['9000-001', 'madeira', 220],
  ['9499-999', 'madeira', 220],
  ['9500-001', 'azores', 160],
  ['9999-999', 'azores', 160],
] as const)(
  'B-04 a shop at %s is taxed as %s, whatever the register of the Union says',
  (postalCode, treatment, permille) => {
    for (const isVatValid of [true, false, null])
      expect(vatOf({ country: 'PT', postalCode, isVatValid })).toEqual({ treatment, permille })
  },
)

test('B-04 of another country its postal code says nothing: 9500 is a town of Austria, too', () => {
  expect(
    [
      ['AT', true],
      ['AT', false],
      ['CH', true],
    ].map(([country, isVatValid]) =>
      vatOf({ country: String(country), postalCode: '9500', isVatValid: isVatValid === true }),
    ),
  ).toEqual([
    { treatment: 'reverse_charge', permille: 0 },
    { treatment: 'mainland', permille: 230 },
    { treatment: 'outside_eu', permille: 0 },
  ])
})
