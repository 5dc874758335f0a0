import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()

test('fault D1 a backend that is killed costs its query, not the process, and the next query has a new one', async () => {
  const { db, close } = connectDatabase({ url: database.url, applicationName: 'killed', maxConnections: 1 })
  await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow()
  await sql`select 1`.execute(db).catch(() => undefined)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
})

test('fault D2 a pool without a free connection refuses within its time', async () => {
  const { pool, close } = connectDatabase({ url: database.url, applicationName: 'full', maxConnections: 1, acquireTimeoutMs: 50 })
  const held = await pool.connect()
  await expect(pool.query('select 1')).rejects.toThrow('timeout')
  held.release()
  await close()
})
