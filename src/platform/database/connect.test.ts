import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { connectDatabase } from './connect.ts'
import { testDatabase } from './testing.ts'
import { TcpProxy } from './testing-proxy.ts'

const database = await testDatabase()

test('fault D1 a backend that is killed costs its query, not the process, and the next query has a new one', async () => {
  const { db, close } = connectDatabase({ url: database.url, applicationName: 'killed', maxConnections: 1 })
  await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow()
  await sql`select 1`.execute(db).catch(() => undefined)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
})

test('fault D2 a pool without a free connection refuses within its time', async () => {
  const { pool, close } = connectDatabase({
    url: database.url,
    applicationName: 'full',
    maxConnections: 1,
    acquireTimeoutMs: 50,
  })
  // The first connection too is given up after those 50 ms.
  const held = await vi.waitFor(() => pool.connect(), 20_000)
  await expect(pool.query('select 1')).rejects.toThrow('timeout')
  held.release()
  await close()
})

test('fault D5 when the server falls silent the query ends by our own clock, its connection is thrown away, the next one connects anew', async () => {
  const url = new URL(database.url)
  const proxy = await TcpProxy.open(Number(url.port))
  url.port = String(proxy.port)
  const { db, close } = connectDatabase({
    url: url.href,
    applicationName: 'silent',
    maxConnections: 1,
    statementTimeoutMs: 200,
    acquireTimeoutMs: 500,
  })
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  proxy.poison({ kind: 'silence' })
  const since = performance.now()
  await expect(sql`select 2 as two`.execute(db)).rejects.toThrow('Query read timeout')
  expect(performance.now() - since).toBeLessThan(5_000)
  proxy.poison({ kind: 'none' })
  expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }])
  await close()
  await proxy.close()
})
