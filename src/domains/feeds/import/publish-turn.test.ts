import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { importFeed } from './import-feed.ts'
import { anImportBench, anItem, googleFeed } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)
afterAll(() => bench.close())

function importAs(shop: string, publishTurn: () => Promise<void>) {
  const path = join(bench.folder, `${shop}.xml`)
  writeFileSync(path, googleFeed([anItem({ id: shop })]))
  return importFeed({ shop, source: { kind: 'file', path } }, { ...bench.deps, publishTurn })
}

test('a shop that is read first is published when its turn comes: ids of products follow the turns', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const isRead = Promise.withResolvers<void>()
  const late = importAs('second', () => (isRead.resolve(), second.promise))
  await isRead.promise
  const early = importAs('first', () => first.promise)
  first.resolve()
  expect((await early).state).toBe('applied')
  second.resolve()
  expect((await late).state).toBe('applied')
  const rows = await database.db.selectFrom('offers.variant').select('item_id').orderBy('product_id').execute()
  expect(rows.map((row) => row.item_id)).toEqual(['first', 'second'])
})
