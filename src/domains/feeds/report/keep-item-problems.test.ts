import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { anImportBench, anItem } from '../import/testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)
afterAll(() => bench.close())

test('B-01 every item keeps its problems, more of them than are written at once', async () => {
  const count = 2001
  const answer = await bench.importItems(
    Array.from({ length: count }, (_, index) => anItem({ id: `p${index}`, gtin: '4006381333932' })),
  )
  expect(answer.problems.find(({ code }) => code === 'gtin_invalid')?.count).toBe(count)
  const { rows } = await sql<{
    items: number
    lines: number
  }>`select count(distinct item_id)::int as items, count(distinct line)::int as lines from feeds.offer_problem where code = 'gtin_invalid'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ items: count, lines: count }])
})
