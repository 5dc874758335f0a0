import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { listenTo, type Listener } from './listen.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const { db, pool } = database
const open: Listener[] = []
afterEach(() => Promise.all(open.splice(0).map((listener) => listener.stop())))

function begin(channel: string) {
  const heard: string[] = []
  let listening = 0
  const listener = listenTo({
    pool,
    channel,
    log: createLog({ level: 'silent' }),
    onNotice: (payload) => heard.push(payload),
    onListening: () => (listening += 1),
  })
  open.push(listener)
  return { heard, listening: () => listening, listener }
}
function tell(channel: string, payload: string) {
  return sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

test('what a transaction notifies is heard when it is committed, and never otherwise', async () => {
  const { heard, listening } = begin('one')
  await expect.poll(listening).toBe(1)
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_notify('one', 'undone')`.execute(tx)
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await tell('other', 'elsewhere')
  await tell('one', 'done')
  await expect.poll(() => heard).toEqual(['done'])
})

test('a connection that is lost is opened again, and that is said', async () => {
  const { heard, listening } = begin('two')
  await expect.poll(listening).toBe(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen two' and pid <> pg_backend_pid()`.execute(
    db,
  )
  await expect.poll(listening, { timeout: 10_000 }).toBe(2)
  await tell('two', 'again')
  await expect.poll(() => heard).toEqual(['again'])
})

test('stopped, it hears nothing more and holds no connection', async () => {
  const { heard, listening, listener } = begin('three')
  await expect.poll(listening).toBe(1)
  await listener.stop()
  await tell('three', 'late')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where query = 'listen three' and datname = current_database()`.execute(
    db,
  )
  expect([heard, rows[0]?.count]).toEqual([[], 0])
})
