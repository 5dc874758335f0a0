import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertySeed } from './property-seed.ts'

function drawn(): number[] {
  const values: number[] = []
  fc.assert(
    fc.property(fc.integer(), (value) => void values.push(value)),
    { numRuns: 20 },
  )
  return values
}

test('a property without a seed of its own draws the same values in every run', () => {
  expect(fc.readConfigureGlobal().seed).toBe(propertySeed)
  expect(drawn()).toEqual(drawn())
})
