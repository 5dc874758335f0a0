import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KnownFingerprints } from './known-fingerprints.ts'

const half = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }))

test('a fingerprint is known when it was added, however many came after it', () => {
  fc.assert(fc.property(fc.array(fc.tuple(half, half), { maxLength: 5000, size: 'max' }), fc.array(fc.tuple(half, half), { maxLength: 100 }), (added, asked) => {
    const known = new KnownFingerprints()
    const reference = new Set(added.map(String))
    for (const [high, low] of added) known.add(high, low)
    for (const [high, low] of [...added, ...asked]) expect(known.has(high, low)).toBe(reference.has(String([high, low])))
  }), { numRuns: 50 })
})
