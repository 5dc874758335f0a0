import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEEDS_FILE, feedsPage } from './write-dialects.ts'

test('docs/feeds.md tells every dialect as it is (node tools/docs/write-dialects.ts)', () => {
  const page = readFileSync(FEEDS_FILE, 'utf8')
  expect(page).toBe(feedsPage(page))
})
