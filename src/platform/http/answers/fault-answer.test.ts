import { connect } from 'node:net'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { connectDatabase } from '../../database/connect.ts'
import { testDatabase } from '../../database/testing.ts'
import { testServer } from '../testing.ts'

const gone = ['postgresql://x:x@127.0.0.1:1/x', 'postgresql://x:x@localhost:1/x', 'postgresql://x:x@%2Fnowhere/x'].map(
  (url) => connectDatabase({ url, applicationName: 'test' }),
)
const database = await testDatabase()
const small = connectDatabase({
  url: database.url,
  applicationName: 'test',
  maxConnections: 1,
  acquireTimeoutMs: 100,
  statementTimeoutMs: 200,
})
afterAll(() => Promise.all([...gone, small].map((connection) => connection.close())))

async function answerOf(act: () => Promise<unknown>) {
  const { app } = testServer()
  app.get('/api/x', { config: { service: 'api', access: 'anyone', priority: 'api' } }, act)
  const answer = await app.inject('/api/x')
  return [answer.statusCode, answer.json<{ code: string }>().code, answer.headers['retry-after']]
}
const UNAVAILABLE = [503, 'unavailable', '2']
const INTERNAL = [500, 'internal', undefined]

describe('fault D1 D2 a store that does not answer is a declared 503', () => {
  test.each(gone.map((connection, index) => [index, connection] as const))(
    'nobody listens (%i)',
    async (_index, connection) => {
      expect(await answerOf(() => sql`select 1`.execute(connection.db))).toEqual(UNAVAILABLE)
    },
  )
  test('all connections are taken, a statement is too slow', async () => {
    const taken = await vi.waitFor(() => small.pool.connect(), 20_000)
    expect(await answerOf(() => sql`select 1`.execute(small.db))).toEqual(UNAVAILABLE)
    taken.release()
    expect(await answerOf(() => sql`select pg_sleep(5)`.execute(small.db))).toEqual(UNAVAILABLE)
  })
  test('the server has no connection left for us', async () => {
    const role = `few_${process.pid}_${Date.now()}`
    await sql`create role ${sql.id(role)} login password 'few' connection limit 1`.execute(database.db)
    const few = new URL(database.url)
    Object.assign(few, { username: role, password: 'few' })
    const connection = connectDatabase({ url: few.href, applicationName: 'test', acquireTimeoutMs: 500 })
    const taken = await vi.waitFor(() => connection.pool.connect(), 20_000)
    const since = performance.now()
    expect(await answerOf(() => sql`select 1`.execute(connection.db))).toEqual(UNAVAILABLE)
    expect(performance.now() - since).toBeLessThan(5_000)
    taken.release()
    expect((await answerOf(() => sql`select 1`.execute(connection.db)))[0]).toBe(200)
    await connection.close()
    await sql`drop role ${sql.id(role)}`.execute(database.db)
  })
  test('of two that wait for each other one is answered 503, the other goes through, and one row is written', async () => {
    await sql`create table door (id int primary key, opened int not null)`.execute(database.db)
    await sql`insert into door values (1, 0), (2, 0)`.execute(database.db)
    let both = (): void => {}
    let waiting = 0
    const met = new Promise<void>((resolve) => (both = resolve))
    const open = (first: number, second: number) =>
      answerOf(() =>
        database.db.transaction().execute(async (transaction) => {
          await sql`update door set opened = opened + 1 where id = ${first}`.execute(transaction)
          if ((waiting += 1) === 2) both()
          await met
          await sql`update door set opened = opened + 1 where id = ${second}`.execute(transaction)
          return {}
        }),
      )
    const answers = await Promise.all([open(1, 2), open(2, 1)])
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 503])
    expect((await sql`select opened from door order by id`.execute(database.db)).rows).toEqual([
      { opened: 1 },
      { opened: 1 },
    ])
  })
  test('two that cannot have happened one after the other: the later one is answered 503', async () => {
    await sql`create table tally (amount int not null)`.execute(database.db)
    await sql`insert into tally values (0)`.execute(database.db)
    const answer = await answerOf(() =>
      database.db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (transaction) => {
          await sql`select amount from tally`.execute(transaction)
          await sql`update tally set amount = amount + 1`.execute(database.db)
          await sql`update tally set amount = amount + 1`.execute(transaction)
        }),
    )
    expect(answer).toEqual(UNAVAILABLE)
  })
  test('a search process that is gone', async () => {
    const dial = (path: string) => new Promise((_resolve, reject) => connect(path).on('error', reject))
    expect(await answerOf(() => dial('/nowhere/search.sock'))).toEqual(UNAVAILABLE)
  })
  test('our own mistakes stay a 500', async () => {
    expect(await answerOf(() => sql`select nonsense`.execute(database.db))).toEqual(INTERNAL)
    expect(await answerOf(() => readFile('/nowhere'))).toEqual(INTERNAL)
    expect(await answerOf(() => Promise.reject('text'))).toEqual(INTERNAL)
  })
})
