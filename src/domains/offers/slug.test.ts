import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Sofá 3 lugares — Azul-petróleo', 'sofa-3-lugares-azul-petroleo'],
  ['ÇÃO & Cª', 'cao-ca'],
  ['¿¡!?', 'artigo'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), 'x'.repeat(80)],
  [`${'ab '.repeat(26)}abcdef`, 'ab-'.repeat(26).slice(0, -1)],
])('%s → %s', (text, expected) => {
  expect(slugOf(text)).toBe(expected)
  expect(slugOf(text).length).toBeLessThanOrEqual(80)
})
