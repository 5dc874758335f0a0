import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Connection, connectDatabase } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { waitForEnd } from '#platform/postgres/postmaster.ts'
import { type EmbeddedPostgres, startPostgres } from '#platform/postgres/start-postgres.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { startJobs } from './run-jobs.ts'

const note = defineJob({
  name: 'test.note',
  payload: z.object({ word: z.string() }),
  queue: { name: 'notes', places: 2 },
  maxAttempts: 5,
  run: ({ word }, act: (word: string) => Promise<void>) => act(word),
})
const log = createLog({ level: 'silent' })
const PATIENCE = { timeout: 30_000, interval: 50 }

let folder = ''
let postgres: EmbeddedPostgres
let connection: Connection

async function open(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'poiso-restarts-'))
  postgres = await startPostgres({ folder, port: await freePort(0) })
  await migrate(postgres.url)
  connection = connectDatabase({ url: postgres.url, applicationName: 'restarts', acquireTimeoutMs: 5_000 })
}
afterEach(async () => {
  await connection.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function stopServer(signal: NodeJS.Signals): Promise<void> {
  process.kill(postgres.pid, signal)
  expect(await waitForEnd(postgres.pid, 20_000)).toBe(true)
  await postgres.ended
}

test.each([
  ['fast', 'SIGINT'],
  ['immediate', 'SIGQUIT'],
] as const)(
  'fault D1 K1 jobs that run while PostgreSQL restarts (%s) are done, those that fail for it are tried again, nothing stays taken and later ones run',
  async (_mode, signal) => {
    await open()
    const { db } = connection
    const ended: string[] = []
    const gate = Promise.withResolvers<void>()
    const begun = new Set<string>()
    const jobs = startJobs({ ...connection, log }, [
      note.with(async (word) => {
        begun.add(word)
        if (word !== 'after') await gate.promise
        if (word === 'asks') await sql`select 1`.execute(db)
        ended.push(word)
      }),
    ])
    try {
      for (const word of ['asks nothing', 'asks']) await enqueue(db, note, { word })
      await expect.poll(() => begun.size, PATIENCE).toBe(2)
      await stopServer(signal)
      // Both end, or fail, while nobody is there who could write that down.
      gate.resolve()
      await expect.poll(() => ended, PATIENCE).toContain('asks nothing')
      postgres = await startPostgres({ folder })
      await expect
        .poll(
          () =>
            enqueue(db, note, { word: 'after' }).then(
              () => true,
              () => false,
            ),
          PATIENCE,
        )
        .toBe(true)
      await expect.poll(() => [...new Set(ended)].sort(), PATIENCE).toEqual(['after', 'asks', 'asks nothing'])
      await expect.poll(() => left(), PATIENCE).toEqual([])
    } finally {
      await jobs.stop()
    }
  },
  120_000,
)

async function left(): Promise<unknown[]> {
  return (
    await sql`select payload, locked_by, attempts, last_error from graphile_worker._private_jobs`.execute(connection.db)
  ).rows
}
