import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { enqueue } from './enqueue.ts'
import { deadLetters } from './job-report.ts'
import { startJobs } from './run-jobs.ts'
import { endless } from './testing-endless-job.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const children: ChildProcess[] = []

beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs`.execute(db)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** A worker in a process of its own, at a job that never ends. */
async function aBusyWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(projectRoot, 'src/platform/jobs/testing-endless-job.ts'), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) if (chunk.toString().includes('begun')) break
  return child
}
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

test('fault K1 a job whose worker is killed is run by another at once; while its worker lives nobody takes it', async () => {
  await enqueue(db, endless, {})
  const child = await aBusyWorker()
  let runs = 0
  const jobs = startJobs({ ...database, log }, [
    endless.with(async () => {
      runs += 1
    }),
  ])
  // Longer than it takes this worker to look once at who is gone.
  await expect.poll(async () => (await lockedBy()).length, { timeout: 10_000 }).toBe(1)
  expect(runs).toBe(0)
  await kill(child)
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
  await jobs.stop()
  expect(await lockedBy()).toEqual([])
}, 60_000)

test('fault K1 a job that ends its process each time is a dead letter at last, and says so', async () => {
  await enqueue(db, { ...endless, maxAttempts: 1 }, {})
  await kill(await aBusyWorker())
  let runs = 0
  const jobs = startJobs({ ...database, log }, [
    endless.with(async () => {
      runs += 1
    }),
  ])
  await expect.poll(async () => (await deadLetters(db, { limit: 1 }))[0]?.cause, { timeout: 20_000 }).toMatch(/ended/)
  await jobs.stop()
  expect(runs).toBe(0)
}, 60_000)

async function lockedBy(): Promise<unknown[]> {
  return (await sql`select locked_by from graphile_worker._private_jobs where locked_by is not null`.execute(db)).rows
}
