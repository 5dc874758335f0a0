import { connect } from 'node:net'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect.ts'
import { testDatabase } from '../database/testing.ts'
import { testServer } from './testing.ts'

const gone = ['postgresql://x:x@127.0.0.1:1/x', 'postgresql://x:x@localhost:1/x', 'postgresql://x:x@%2Fnowhere/x'].map((url) => connectDatabase({ url, applicationName: 'test' }))
const database = await testDatabase()
const small = connectDatabase({ url: database.url, applicationName: 'test', maxConnections: 1, acquireTimeoutMs: 100, statementTimeoutMs: 200 })
afterAll(() => Promise.all([...gone, small].map((connection) => connection.close())))

const answerOf = async (act: () => Promise<unknown>) => {
  const { app } = testServer()
  app.get('/api/x', { config: { service: 'api', access: 'anyone', priority: 'api' } }, act)
  const answer = await app.inject('/api/x')
  return [answer.statusCode, answer.json<{ code: string }>().code, answer.headers['retry-after']]
}
const UNAVAILABLE = [503, 'unavailable', '2']
const INTERNAL = [500, 'internal', undefined]

describe('fault D1 D2 a store that does not answer is a declared 503', () => {
  test.each(gone.map((connection, index) => [index, connection] as const))('nobody listens (%i)', async (_index, connection) => {
    expect(await answerOf(() => sql`select 1`.execute(connection.db))).toEqual(UNAVAILABLE)
  })
  test('all connections are taken, a statement is too slow', async () => {
    const taken = await small.pool.connect()
    expect(await answerOf(() => sql`select 1`.execute(small.db))).toEqual(UNAVAILABLE)
    taken.release()
    expect(await answerOf(() => sql`select pg_sleep(5)`.execute(small.db))).toEqual(UNAVAILABLE)
  })
  test('a search process that is gone', async () => {
    const dial = (path: string) => new Promise((_resolve, reject) => connect(path).on('error', reject))
    expect(await answerOf(() => dial('/nowhere/search.sock'))).toEqual(UNAVAILABLE)
  })
  test('our own mistakes stay a 500', async () => {
    expect(await answerOf(() => sql`select nonsense`.execute(small.db))).toEqual(INTERNAL)
    expect(await answerOf(() => readFile('/nowhere'))).toEqual(INTERNAL)
    expect(await answerOf(() => Promise.reject('text'))).toEqual(INTERNAL)
  })
})
