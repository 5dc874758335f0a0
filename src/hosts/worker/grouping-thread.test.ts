import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupsOf, writeOffers } from '#domains/offers/grouping/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { type GroupingThread, startGroupingThread } from './grouping-thread.ts'

const { db, url } = await testDatabase()
const given = process.env['DATABASE_URL']
let thread: GroupingThread

beforeAll(() => {
  process.env['DATABASE_URL'] = url
  thread = startGroupingThread(join(import.meta.dirname, 'grouping.thread.ts'))
})
afterAll(async () => {
  if (given === undefined) delete process.env['DATABASE_URL']
  else process.env['DATABASE_URL'] = given
  await thread.stop()
})

test('B-02 offers are grouped in a thread beside the worker, which tells how many', async () => {
  const article = { title: 'Sofá Ormel em tecido cinzento', gtin: '05601234567892' }
  await writeOffers(
    db,
    [
      { shop: 'norte', itemId: 'a', ...article },
      { shop: 'sul', itemId: 'b', ...article },
    ],
    new Date(),
  )
  expect(await thread.sweep()).toBe(2)
  expect(await groupsOf(db, 'product')).toEqual(['norte/a sul/b'])
})

test('B-02 what fails in the thread is told to who asked, and the thread goes on', async () => {
  await db.schema.alterTable('offers.grouping_due').renameTo('away').execute()
  await expect(thread.sweep()).rejects.toThrow(/grouping_due/)
  await db.schema.alterTable('offers.away').renameTo('grouping_due').execute()
  expect(await thread.sweep()).toBe(2)
})
