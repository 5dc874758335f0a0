import fc from 'fast-check'
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

test('each sign becomes what Unicode folds it to, known to the table or not', () => {
  const folded = (text: string): string =>
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  for (let code = 0; code < 0x300; code += 1)
    for (const text of [
      `a${String.fromCharCode(code)}b`,
      `${String.fromCharCode(code)} y`,
      `x ${String.fromCharCode(code)}`,
    ])
      expect(slugOf(text)).toBe(folded(text))
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => slugOf(text, '') === folded(text)))
})
