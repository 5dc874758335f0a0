import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { prepared } from './prepared.ts'
import { testDatabase } from './testing.ts'

const { url } = await testDatabase()
const connection = connectDatabase({ url, applicationName: 'test', maxConnections: 1 })
const { db } = connection
afterAll(() => connection.close())

function plus(one: number) {
  return prepared(sql<{ sum: number }>`select ${one}::int + 1 as sum`)
}
async function keptStatements(): Promise<number> {
  return (await sql`select from pg_prepared_statements`.execute(db)).rows.length
}

test('a marked statement is kept once by its connection, whatever its parameters; others are not', async () => {
  const sums = []
  for (const one of [1, 2, 3]) sums.push((await plus(one).execute(db)).rows[0]?.sum)
  expect([sums, await keptStatements()]).toEqual([[2, 3, 4], 1])
  await sql`select 1`.execute(db)
  await db.transaction().execute((tx) => plus(4).execute(tx))
  expect(await keptStatements()).toBe(1)
})

test('a kept statement lives through an error of its own and the loss of its connection', async () => {
  const tenth = (by: number) => prepared(sql<{ part: number }>`select 10 / ${by}::int as part`).execute(db)
  await expect(tenth(0)).rejects.toThrow('division by zero')
  expect((await tenth(5)).rows).toEqual([{ part: 2 }])
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => null)
  // The pool may hand out the lost one once more.
  await expect.poll(async () => (await tenth(2).catch(() => null))?.rows).toEqual([{ part: 5 }])
})

test('a table that changes its columns is no trouble to a kept statement that names its own', async () => {
  await sql`create table public.kept_test (a int)`.execute(db)
  const read = () => prepared(sql`select t.a from (select * from public.kept_test) t`).execute(db)
  await read()
  await sql`alter table public.kept_test add column b text`.execute(db)
  expect((await read()).rows).toEqual([])
  await sql`drop table public.kept_test`.execute(db)
})
