import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildBrowserFiles } from '#storefront/journeys/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-own-files-'))
await buildBrowserFiles(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('B-08 no file of the site’s pages holds or names anything of the back office', () => {
  const files = readdirSync(join(folder, 'assets'))
  expect(files.filter((file) => file.includes('back-office'))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const hits = scripts.filter((file) =>
    /back-office|backoffice|react-router|tanstack|uplot|react-aria/i.test(
      readFileSync(join(folder, 'assets', file), 'utf8'),
    ),
  )
  expect([scripts.length > 20, hits]).toEqual([true, []])
})
