import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_POSTAL_CODE, readPostalCode } from './postal-code.ts'

test.each([
  ['4000', '4000'],
  ['4000-123', '4000-123'],
  ['4000 123', '4000-123'],
  ['4000123', '4000-123'],
  ['  4000 - 123 ', '4000-123'],
  ['4000–123', '4000-123'],
  ['4000.123', '4000-123'],
  ['pt-4000-123', '4000-123'],
  ['P 4000', '4000'],
  ['４０００－１２３', '4000-123'],
  ['9400-999', '9400-999'],
  ['9999-999', '9999-999'],
])('N-01 "%s" is the postal code %s', (text, code) => expect(readPostalCode(text)).toBe(code))

test.each([
  '',
  ' ',
  '400',
  '40000',
  '4000-1',
  '4000-12',
  '4000-1234',
  '0999',
  '0000-000',
  'porto',
  '4000-123 porto',
  '4000/123',
  '4000--x',
  '-4000',
  '4000,123',
  '4e3',
  '+4000',
  '4000\n\n123\n4',
  'null',
  '٤٠٠٠',
  `4000${' '.repeat(LONGEST_POSTAL_CODE)}123`,
])('N-01 "%s" is none', (text) => expect(readPostalCode(text)).toBeNull())

test('N-01 whatever is typed reads as null or as a code that reads as itself', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^([pP][tT]?[ -]?)?\d{3,5}[ .–-]{0,3}\d{0,4}$/),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const code = readPostalCode(text)
      if (code !== null)
        expect([code, readPostalCode(code)]).toEqual([expect.stringMatching(/^[1-9]\d{3}(-\d{3})?$/), code])
    }),
    { numRuns: 2000 },
  )
})
