import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eurosFromCents } from './money.ts'

test('every amount of cents is the number of euros that a person would write with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const euros = eurosFromCents(cents)
      expect(euros.toFixed(2)).toBe(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
      expect(JSON.stringify(euros)).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
  )
})
