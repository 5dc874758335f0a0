import { afterAll, expect, test } from 'vitest'
import { eshopChangeDates, eshopChanges } from '#domains/offers/read/sitemap-eshops.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { anImportBench, anItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)
afterAll(() => bench.close())

test('R-22 a shop has changed when an import changed one of its offers, and not when it found them as they were', async () => {
  await consumeAll(bench.deps, eshopChanges)
  const dates = async () => {
    await consumeAll(bench.deps, eshopChanges)
    return [...(await eshopChangeDates(database.db)).values()]
  }
  await bench.importItems([anItem({ id: 'a' })])
  const [first] = await dates()
  expect(Date.parse(first ?? '')).toBeGreaterThan(0)
  await bench.importItems([anItem({ id: 'a' })])
  expect(await dates()).toEqual([first])
  await bench.importItems([anItem({ id: 'a', price: '123.00 EUR' })])
  expect((await dates())[0]).not.toBe(first)
})
