import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { projectRoot } from '#platform/project-root.ts'
import { anImportBench } from '../import/testing.ts'
import { labFindings } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)
afterAll(() => bench.close())

const folder = join(projectRoot, '../shared/data/feeds')

test.each([
  ['divan-ru-products.csv', null],
  ['shopify-home-and-garden.csv', 'casa.example'],
  ['skroutz-sovrakofanela.xml', null],
])('R-09 the lab tells a real feed with every shown place in its lines: %s', async (name, domain) => {
  if (!existsSync(join(folder, name))) return console.log(`skipped: ${name} is not there`)
  const { result } = await labFindings(readFileSync(join(folder, name)), bench.deps, domain)
  expect(result?.dialect).not.toBeNull()
  expect(result?.items.read).toBeGreaterThan(10)
  for (const { code, examples } of result?.problems ?? []) {
    for (const { line, excerpt } of examples.filter((example) => example.line !== null).slice(0, 3))
      expect(
        excerpt?.lines.some(({ number, isPlace }) => isPlace && number === line),
        `${code}, line ${line}`,
      ).toBe(true)
  }
  // Prices of a Russian shop that name no currency are roubles.
  const isForeign = name.startsWith('divan-ru')
  expect([result?.problems[0]?.code === 'FAILED_NOTHING_TAKEN', (result?.items.accepted ?? 0) > 10]).toEqual([
    isForeign,
    !isForeign,
  ])
})
