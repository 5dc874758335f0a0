import { expect, test } from 'vitest'
import { checkNamedFiles, endingsOf, namedNowhere } from './named-files.ts'

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

test('the tree names files that are there', () => expect(checkNamedFiles()).toEqual([]))
