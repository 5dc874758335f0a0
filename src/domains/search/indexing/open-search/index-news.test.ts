import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import type { PageMove } from '../page-versions.ts'
import { forgetOldNews, readNews, tellNews } from './index-news.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.close())
beforeEach(() => sql`truncate search.index_news`.execute(db))

function move(id: number): PageMove {
  return { kind: 'products', ids: [id] }
}
function tell(id: number): Promise<void> {
  return db.transaction().execute((tx) => tellNews(tx, [move(id)]))
}

test('a reader hears everything at first, then each news once, also of one who commits later than others that began after', async () => {
  const first = await readNews(db, null)
  expect(first.moves).toEqual([{ kind: 'all' }])
  const late = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = db.transaction().execute(async (tx) => {
    await tellNews(tx, [move(1)])
    begun.resolve()
    await late.promise
  })
  await begun.promise
  await tell(2)
  const second = await readNews(db, first.watermark)
  expect(second.moves).toEqual([move(2)])
  late.resolve()
  await slow
  const third = await readNews(db, second.watermark)
  expect(third.moves).toEqual([move(1)])
  expect((await readNews(db, third.watermark)).moves).toEqual([])
})

test('news of an hour ago are forgotten; who has not heard them hears that everything has moved, who has goes on', async () => {
  const { watermark: before } = await readNews(db, null)
  await tell(1)
  await sql`update search.index_news set at = now() - interval '61 minutes'`.execute(db)
  await forgetOldNews(db)
  expect((await readNews(db, before)).moves).toEqual([{ kind: 'all' }])
  // While a transaction of any database of the server is older than what was forgotten, a reader hears that everything has moved.
  let { watermark: after } = await readNews(db, null)
  await expect
    .poll(async () => {
      after = (await readNews(db, null)).watermark
      return (await readNews(db, after)).moves
    })
    .toEqual([])
  await tell(2)
  expect((await readNews(db, after)).moves).toEqual([move(2)])
})
