import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KnownFingerprints } from './known-fingerprints.ts'

const half = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }))

test('a fingerprint is known when it was added, however many came after it; what nobody saw is told', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(half, half), { maxLength: 5000, size: 'max' }),
      fc.array(fc.tuple(half, half), { maxLength: 100 }),
      (added, others) => {
        const known = new KnownFingerprints()
        const left = new Set(added.map(String))
        const reference = new Set(left)
        for (const [high, low] of added) known.add(high, low)
        expect(known.size).toBe(reference.size)
        for (const [high, low] of [...others, ...added.slice(0, added.length / 2)]) {
          const name = String([high, low])
          expect(known.see(high, low)).toBe(reference.has(name) ? (left.delete(name) ? 'first' : 'again') : 'unknown')
        }
        expect(new Set([...known.unseen()].map(String))).toEqual(left)
      },
    ),
    { numRuns: 50 },
  )
})
