import { expect, test } from 'vitest'
import { checkNamedFiles, constantsNowhere, endingsOf, namedNowhere } from './named-files.ts'

const endings = endingsOf(['src/domains/offers/rules/freshness.ts', 'src/storefront/pages/rooms/RoomsPage.tsx'])

test.each([
  ['README.md', 'Stale offers (`rules/freshness.ts`) sink; the page is RoomsPage.tsx.'],
  ['src/a.ts', '/** Stale offers sink (offers/rules/freshness.ts). */'],
  ['src/a.ts', "import { isStale } from './gone.ts'"],
  [
    'docs/recipes.md',
    'Write `pages/<page>/XPage.tsx`, `NAME.ts`, `use-*.ts` and `…/a-{kind}.ts`, `domains/<name>/…-job.ts`.',
  ],
])('%s: what is there may be named, and so may what a reader has to make: %s', (file, text) =>
  expect(namedNowhere(file, text, endings)).toEqual([]),
)

test.each([
  ['README.md', 'Stale offers\n(`offers/freshness.ts`) sink.', 'README.md:2: names offers/freshness.ts'],
  ['src/a.ts', 'const a = 1\n/** Stale offers\n * sink (stale.ts). */', 'src/a.ts:2: names stale.ts'],
  ['src/a.ts', '// As LonePage.tsx does.', 'src/a.ts:1: names LonePage.tsx'],
])('%s: what is not there, or not in that folder, may not: %s', (file, text, said) =>
  expect(namedNowhere(file, text, endings)).toEqual([`${said}, which is not there`]),
)

test('a constant that stands behind a file in a document is one of that file', () => {
  const row = '| clicks | 60; 5 | `clicks/limits.ts` DAY_LIMIT, HOUR_LIMIT | `FAILED_LIMIT` | limits.test.ts |'
  const said = (text: string) =>
    constantsNowhere('docs/limits.md', row, (name) => (name === 'clicks/limits.ts' ? [text] : []))
  expect(said('export const DAY_LIMIT = 60\nconst HOUR_LIMIT = 5')).toEqual([])
  expect(said('export const DAY_LIMIT = 60')).toEqual([
    'docs/limits.md:1: names HOUR_LIMIT of clicks/limits.ts, which is not there',
  ])
})

test('the tree names files that are there', () => expect(checkNamedFiles()).toEqual([]))
