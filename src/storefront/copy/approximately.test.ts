import { expect, test } from 'vitest'
import { approximately } from './approximately.ts'

test.each([
  [64_990, 'USD', 1.08, ' (cerca de 702 US$)'],
  [129_900, 'CHF', 0.93, ' (cerca de 1 210 CHF)'],
  [499, 'USD', 1.08, ' (cerca de 5,39 US$)'],
  [5, 'USD', 1.08, ' (cerca de 0,05 US$)'],
  [499, 'JPY', 176.4, ' (cerca de 880 JP¥)'],
  [9_990, 'KWD', 0.33, ' (cerca de 33 KWD)'],
  [0, 'GBP', 0.84, ' (cerca de 0 £)'],
])('L-15 %i cents are shown in %s as an approximation', (cents, code, rate, words) => {
  expect(approximately(cents, { code, rate }).replace(/\s/g, ' ')).toBe(words)
})
