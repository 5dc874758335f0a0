import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedPostgres } from '#platform/postgres/start-postgres.ts'
import { startPostgres } from '#platform/postgres/start-postgres.ts'
import { startReplica } from '#platform/postgres/testing-replica.ts'
import { systemClock } from '../clock.ts'
import { freePort } from '../postgres/connection-file.ts'
import { type Connection, connectDatabase } from './connect.ts'
import { openReplica, type Replica } from './replica.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-replica-'))
const folders = { primary: join(folder, 'primary'), replica: join(folder, 'replica') }
/** A clock that a test puts forward: an hour is not waited for. */
let aheadMs = 0
const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + aheadMs }
let postgres: { primary: EmbeddedPostgres; replica: EmbeddedPostgres }
let primary: Connection
let behind: Connection
let replica: Replica

beforeAll(async () => {
  const first = await startPostgres({ folder: folders.primary, port: await freePort(0) })
  postgres = await startReplica(first, folders)
  primary = connectDatabase({ url: postgres.primary.url, applicationName: 'test' })
  behind = connectDatabase({ url: postgres.replica.url, applicationName: 'test' })
  replica = openReplica({ primary, replica: behind, clock })
  await sql`create table told (what text)`.execute(primary.db)
}, 120_000)
afterAll(async () => {
  await Promise.all([primary.close(), behind.close()])
  await postgres.replica.stop()
  await postgres.primary.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

function look(): Promise<unknown> {
  return replica.repetitions[0]?.act() ?? Promise.resolve()
}
/** Whom a read is asked of now. */
function asked(): string {
  return replica.db === behind.db ? 'replica' : replica.db === primary.db ? 'primary' : 'nobody'
}
async function write(what: string): Promise<void> {
  await sql`insert into told values (${what})`.execute(primary.db)
}
async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('waited in vain')
    await wait(20)
  }
}

test('a replica that follows is asked, and says so', async () => {
  expect(asked()).toBe('primary')
  await until(async () => {
    await look()
    return asked() === 'replica'
  })
  expect(replica.health?.()).toEqual({ state: 'works', detail: '0 s behind' })
  await write('first')
  await until(async () => (await sql`select from told`.execute(replica.db)).rows.length === 1)
})

test('one that is an hour behind is not asked, until it has caught up; one to which nothing is written is not behind', async () => {
  await sql`select pg_wal_replay_pause()`.execute(behind.db)
  aheadMs += 3_600_000
  await look()
  expect(asked()).toBe('replica')
  await write('second')
  await look()
  aheadMs += 9_000
  await look()
  expect(asked()).toBe('replica')
  aheadMs += 3_600_000
  await write('third')
  await look()
  expect(asked()).toBe('primary')
  expect(replica.health?.()).toEqual({
    state: 'degraded',
    detail: expect.stringMatching(/^36\d\d s behind; the primary is asked instead$/),
  })
  await sql`select pg_wal_replay_resume()`.execute(behind.db)
  await until(async () => {
    await look()
    return asked() === 'replica'
  })
})

test('one that is away is not asked, and comes back by itself', async () => {
  await postgres.replica.stop()
  await postgres.replica.ended
  await expect(look()).rejects.toThrow()
  expect([asked(), replica.health?.().state]).toEqual(['primary', 'degraded'])
  postgres = { ...postgres, replica: await startPostgres({ folder: folders.replica }) }
  await until(async () => {
    await look().catch(() => undefined)
    return asked() === 'replica'
  })
})
