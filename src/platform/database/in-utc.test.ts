import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { inUtc } from './in-utc.ts'
import { openSession } from './session.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const name = new URL(database.url).pathname.slice(1)

test('the sessions of a database that is set to another zone count in UTC: those of the pool, and those beside it', async () => {
  await sql`alter database ${sql.id(name)} set timezone = 'Pacific/Auckland'`.execute(database.db)
  const plain = new pg.Client({ connectionString: database.url })
  await plain.connect()
  expect((await plain.query<{ TimeZone: string }>('show timezone')).rows[0]?.TimeZone).toBe('Pacific/Auckland')
  await plain.end()

  const { db, pool, close } = connectDatabase({ url: database.url, applicationName: 'zone' })
  const session = await openSession(pool)
  const asked = sql<{
    day: string
    next: Date
  }>`select to_char(timestamptz '2026-03-28T23:30:00Z', 'YYYY-MM-DD') as day,
    timestamptz '2026-04-04T12:00:00Z' + interval '1 day' as next`
  for (const connection of [db, session.db])
    expect((await asked.execute(connection)).rows).toEqual([
      { day: '2026-03-28', next: new Date('2026-04-05T12:00:00Z') },
    ])
  await session.end()
  await close()
})

test('what else an address says stays as it is, and a zone of its own is overruled', async () => {
  const url = new URL(database.url)
  url.searchParams.set('options', '-c work_mem=5MB -c timezone=Asia/Tokyo')
  const { db, close } = connectDatabase({ url: url.href, applicationName: 'zone' })
  const { rows } = await sql<{ zone: string; memory: string }>`
    select current_setting('timezone') as zone, current_setting('work_mem') as memory`.execute(db)
  expect(rows).toEqual([{ zone: 'UTC', memory: '5MB' }])
  await close()
})

test('an address that says it already stays the same', () => {
  const once = inUtc('postgresql://a:b%40c@db.example:5432/poiso?sslmode=require')
  expect([new URL(once).password, new URL(once).searchParams.get('sslmode'), inUtc(once)]).toEqual([
    'b%40c',
    'require',
    once,
  ])
})
