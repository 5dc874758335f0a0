import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIALECTS_FILE, dialectsPage } from './write-dialects.ts'

test('docs/feed-dialects.md tells every dialect as it is (node tools/docs/write-dialects.ts)', () => {
  expect(readFileSync(DIALECTS_FILE, 'utf8')).toBe(dialectsPage())
})
