import { expect, test } from 'vitest'
import { centsOfMicros } from './micros.ts'

test.each([
  [14_999, 1],
  [15_000, 2],
  [25_000, 2],
  [25_001, 3],
  [-5_000, 0],
  [-15_000, -2],
  [-15_001, -2],
])('B-04 %i micro-euros are %i cents: half goes to the even one, credits as charges', (micros, cents) => {
  expect(centsOfMicros(micros)).toBe(cents)
})
