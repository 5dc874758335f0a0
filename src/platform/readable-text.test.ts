import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from './database/testing.ts'
import { firstChars, readableLine } from './readable-text.ts'

const { pool } = await testDatabase()

test.each([
  ['a\u0000b', 'ab'],
  ['\ud83d', ''],
  ['\ude00a', 'a'],
  ['a\r\n\tb', 'a b'],
  ['  a  ', 'a'],
  ['a\u200bb\u202e', 'ab'],
  ['\u0085\u009f', ''],
  ['a\u2062b\u034f\u206a', 'ab'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
])('what a stranger sent becomes one line: %j', (given, line) => {
  expect(readableLine(given, 20)).toBe(line)
})

test('a character at the cut is kept whole or left out', () => {
  expect([readableLine(`${'a'.repeat(9)}😀`, 10), readableLine(`${'a'.repeat(8)}😀`, 10), firstChars('😀', 1)]).toEqual(
    ['a'.repeat(9), `${'a'.repeat(8)}😀`, ''],
  )
})

test('whatever was sent can be stored as text and as JSON, and is no longer than it may be', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .string({ unit: 'binary', maxLength: 40 })
        .chain((text) => fc.constantFrom(text, `${text}\u0000`, `\ud83d${text}`, `${text}😀`, text.slice(1))),
      fc.integer({ min: 1, max: 30 }),
      async (text, most) => {
        const line = readableLine(text, most)
        expect(line.length).toBeLessThanOrEqual(most)
        const { rows } = await pool.query<{ text: string; json: string }>(
          `select $1::text as text, $2::jsonb ->> 'line' as json`,
          [line, JSON.stringify({ line })],
        )
        expect(rows).toEqual([{ text: line, json: line }])
      },
    ),
    { numRuns: 200 },
  )
})
