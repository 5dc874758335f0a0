import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExcerptPlace, readExcerpts } from './line-excerpts.ts'

async function* cut(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
async function read(text: string, place: Partial<ExcerptPlace> & { line: number }, size = 5) {
  return (await readExcerpts(cut(text, size), [{ column: 1, value: null, ...place }]))[0] ?? null
}
function marked(excerpt: Awaited<ReturnType<typeof read>>) {
  const own = excerpt?.lines.find(({ isPlace }) => isPlace)
  return own?.mark == null ? null : own.text.slice(...own.mark)
}

test('one line before and two behind, none that is not there', async () => {
  const text = 'um\ndois\ntrês\nquatro\ncinco\n'
  expect((await read(text, { line: 3 }))?.lines.map(({ number, text: words }) => [number, words])).toEqual([
    [2, 'dois'],
    [3, 'três'],
    [4, 'quatro'],
    [5, 'cinco'],
  ])
  expect((await read(text, { line: 1 }))?.lines.map(({ number }) => number)).toEqual([1, 2, 3])
  expect((await read(text, { line: 5 }))?.lines.map(({ number }) => number)).toEqual([4, 5])
  expect(await read(text, { line: 9 })).toBeNull()
})

test('the place behind the last line end is shown when it is meant: an element that is never closed', async () => {
  expect((await read('<rss>\n<item>\n', { line: 3 }))?.lines.map(({ number, text }) => [number, text])).toEqual([
    [2, '<item>'],
    [3, ''],
  ])
})

test('the value is marked where it stands, also as XML writes it and behind the place', async () => {
  expect(marked(await read('<g:price>abc & d</g:price>', { line: 1, value: 'abc & d' }))).toBe('abc & d')
  expect(marked(await read('<g:price>abc &amp; d</g:price>', { line: 1, value: 'abc & d' }))).toBe('abc &amp; d')
  expect(marked(await read('1;"Mesa ""A""";x', { line: 1, value: 'Mesa "A"' }))).toBe('Mesa ""A""')
  expect(marked(await read('x x', { line: 1, column: 2, value: 'x' }))).toBe('x')
  expect((await read('x x', { line: 1, column: 2, value: 'x' }))?.lines[0]?.mark).toEqual([2, 3])
})

test('without a value the element that begins at the place is marked', async () => {
  expect(marked(await read('  <g:link></g:link> <b>', { line: 1, column: 3 }))).toBe('<g:link></g:link>')
  expect(marked(await read('  <item>', { line: 1, column: 3 }))).toBe('<item>')
  expect(marked(await read('plain words', { line: 1 }))).toBeNull()
})

test('a file of one long line shows what is around each place', async () => {
  const item = (n: number) => `<item><id>${n}</id><price>valor-${n}</price></item>`
  const text = Array.from({ length: 20_000 }, (_, n) => item(n)).join('')
  const column = (n: number) => text.indexOf(`<price>valor-${n}<`) + 1
  const excerpts = await readExcerpts(
    cut(text, 65_536),
    [15_000, 3, 19_999].map((n) => ({ line: 1, column: column(n), value: `valor-${n}` })),
  )
  expect(excerpts.map((excerpt) => marked(excerpt))).toEqual(['valor-15000', 'valor-3', 'valor-19999'])
  for (const excerpt of excerpts) expect(excerpt?.lines[0]?.text.length).toBeLessThanOrEqual(220)
})

test('F3 F11 characters that act are shown as dots and marks stay in place', async () => {
  const excerpt = await read('a\u202eb\u0000\tc<x>', { line: 1, value: 'c<x>' })
  expect(excerpt?.lines[0]?.text).toBe('a·b·→c<x>')
  expect(marked(excerpt)).toBe('c<x>')
})

test('CR, LF and CR LF end a line, wherever chunks are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{0,6}$/), fc.constantFrom('\n', '\r\n', '\r')), {
        minLength: 1,
        maxLength: 12,
      }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(),
      async (lines, size, pick) => {
        const text = lines.map(([words, end]) => words + end).join('')
        // A bare CR before an empty line that ends with LF is one line end.
        const expected = text.replace(/\r\n?/g, '\n').split('\n')
        const line = (pick % (expected.length - 1)) + 1
        expect((await read(text, { line }, size))?.lines.find(({ isPlace }) => isPlace)?.text).toBe(expected[line - 1])
      },
    ),
  )
})
