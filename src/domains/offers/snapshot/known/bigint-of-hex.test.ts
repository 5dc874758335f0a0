import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bigintOfHex } from './bigint-of-hex.ts'

test('the first 63 bits, never negative, as PostgreSQL reads a number', () => {
  expect(bigintOfHex('ffffffffffffffff00')).toBe('0x7fffffffffffffff')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (bits) => {
      expect(BigInt(bigintOfHex(bits.toString(16).padStart(16, '0') + 'abcd'))).toBe(
        (((bits >> 60n) & 7n) << 60n) | (bits & (2n ** 60n - 1n)),
      )
    }),
  )
})
