import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholeTitle, matchedParts } from './matched-parts.ts'

const marked = (title: string, query: string): string =>
  matchedParts(title, query)
    .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
    .join('')

test.each([
  ['Sofás em azul', 'sofa az', '[Sofá]s em [az]ul'],
  ['Sofás', 'SOFÁ', '[Sofá]s'],
  ['Sofás-cama', 'cam', 'Sofás-[cam]a'],
  ['Mesas de jantar', 'e', 'Mesas de jantar'],
  ['Mesas de mesa', 'mes mesa', '[Mesa]s de [mesa]'],
  // "á" as a letter with a mark behind it.
  ['Sofa\u0301s', 'sofa', '[Sofa\u0301]s'],
  ['Óbidos 3 lugares', 'obi 3', '[Óbi]dos [3] lugares'],
  ['<b>Sofá</b>', 'b sofa', '<[b]>[Sofá]</[b]>'],
  ['Sofás', ' ?! ', 'Sofás'],
  ['Sofás', '', 'Sofás'],
])('S-03 the matched part of %s by "%s" is %s', (title, query, expected) => {
  expect(marked(title, query)).toBe(expected)
})

test('S-03 the parts of any title are the title again, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
      expect(
        matchedParts(title, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(title)
    }),
  )
})

test.each([
  ['Sofás-cama', ' sofas  CAMA ', true],
  ['Sofás', 'sofa', false],
  ['?!', '?!', false],
])('S-02 "%s" is the whole title by "%s": %s', (title, query, expected) => {
  expect(isWholeTitle(title, query)).toBe(expected)
})
