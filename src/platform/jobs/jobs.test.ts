import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { defineJob, Hopeless, type JobContext } from './define-job.ts'
import { enqueue, enqueueAbsent } from './enqueue.ts'
import { deadLetters, jobCounts, jobsHealth, retryDeadLetters } from './job-report.ts'
import { QUEUE_REVISION } from './job-schema.ts'
import { startJobs } from './run-jobs.ts'
import { runWaitingJobs } from './testing.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })

type Act = (word: string, context: JobContext) => Promise<unknown>
const say = defineJob({
  name: 'test.say',
  payload: z.object({ word: z.string() }),
  queue: { name: 'test', places: 2 },
  maxAttempts: 3,
  run: ({ word }, act: Act, context) => act(word, context),
})

beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs`.execute(db)
})

async function said(act?: (word: string) => void): Promise<string[]> {
  const words: string[] = []
  await runWaitingJobs(database, [
    say.with(async (word) => {
      words.push(word)
      act?.(word)
    }),
  ])
  return words
}
/** Failed jobs' pauses are over. */
async function pausesEnd(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
}

describe('jobs', () => {
  test('the schema is at the revision of the installed queue', async () => {
    const files = readdirSync(join(projectRoot, 'node_modules/graphile-worker/sql')).toSorted()
    expect(Number(files.at(-1)?.slice(0, 6))).toBe(QUEUE_REVISION)
  })

  test('a job exists exactly when its transaction does', async () => {
    await db
      .transaction()
      .execute(async (tx) => {
        await enqueue(tx, say, { word: 'never' })
        throw new Error('crash between')
      })
      .catch(() => undefined)
    await db.transaction().execute((tx) => enqueue(tx, say, { word: 'once' }))
    expect([await said(), await said()]).toEqual([['once'], []])
  })

  test('of several with one key the last runs, once; one that waits or runs is not joined by an absent one', async () => {
    for (const word of ['first', 'second', 'third']) await enqueue(db, say, { word }, { key: 'k' })
    await enqueueAbsent(db, say, [{ payload: { word: 'absent' }, key: 'k' }])
    expect(await said()).toEqual(['third'])
    await enqueueAbsent(db, say, [{ payload: { word: 'absent' }, key: 'k' }])
    expect(await said()).toEqual(['absent'])
  })

  test('smaller priorities run first, and what is for later waits', async () => {
    await enqueue(db, say, { word: 'b' }, { priority: 2 })
    await enqueue(db, say, { word: 'a' }, { priority: 1 })
    await enqueue(db, say, { word: 'later' }, { runAt: new Date(Date.now() + 3_600_000) })
    expect(await said()).toEqual(['a', 'b'])
    expect((await jobCounts(db)).find(({ job }) => job === say.name)).toMatchObject({ queued: 0, later: 1, failed: 0 })
  })

  test('a failure comes again after a growing pause, and after the last attempt stands in the list with its cause', async () => {
    const fail = (): never => {
      throw new Error('no route to the printer')
    }
    await enqueue(db, say, { word: 'x' }, { key: 'x' })
    for (const pauseSeconds of [3, 7]) {
      expect(await said(fail)).toEqual(['x'])
      const { rows } = await sql<{
        pause: number
      }>`select round(extract(epoch from run_at - now()))::int as pause from graphile_worker._private_jobs`.execute(db)
      expect(Math.abs((rows[0]?.pause ?? 0) - pauseSeconds)).toBeLessThanOrEqual(1)
      expect([await said(fail), await deadLetters(db, { limit: 10 })]).toEqual([[], []])
      await pausesEnd()
    }
    await said(fail)
    await pausesEnd()
    expect(await said(fail)).toEqual([])
    expect(await deadLetters(db, { limit: 10 })).toMatchObject([
      { job: say.name, key: 'x', payload: { word: 'x' }, cause: 'no route to the printer' },
    ])
    expect(await jobsHealth(db)).toEqual({ state: 'degraded', detail: '1 jobs given up: poiso jobs list' })
    expect(await retryDeadLetters(db, [0])).toBe(0)
    expect(await retryDeadLetters(db, null)).toBe(1)
    expect(await said()).toEqual(['x'])
    expect(await jobsHealth(db)).toEqual({ state: 'works' })
  })

  test('a shortest pause of its own holds', async () => {
    const slow = { ...say, backOffMs: (attempt: number) => attempt * 600_000 }
    await enqueue(db, slow, { word: 'x' })
    await runWaitingJobs(database, [
      { ...say.with(() => Promise.reject(new Error('greylisted'))), backOffMs: slow.backOffMs },
    ])
    const { rows } = await sql<{
      pause: number
    }>`select extract(epoch from run_at - now())::float8 as pause from graphile_worker._private_jobs`.execute(db)
    expect(rows[0]?.pause).toBeGreaterThan(590)
  })

  test('a poison payload and a hopeless job are given up at once, and hold up nothing', async () => {
    await sql`select graphile_worker.add_job('test.say', '{"word": 7}'::json, max_attempts => 3)`.execute(db)
    await enqueue(db, say, { word: 'hopeless' })
    await enqueue(db, say, { word: 'good' })
    const words = await said((word) => {
      if (word === 'hopeless') throw new Hopeless('the address does not exist')
    })
    expect(words).toEqual(['hopeless', 'good'])
    const causes = (await deadLetters(db, { limit: 10 })).map(({ cause }) => cause)
    expect(causes).toContain('the address does not exist')
    expect(causes.find((cause) => cause.startsWith('the payload is not one of test.say'))).toBeDefined()
  })

  test('at most so many of a queue run at once, and a stop lets those end that do not listen', async () => {
    const free = Promise.withResolvers<void>()
    let [running, most, ended] = [0, 0, 0]
    for (let n = 0; n < 5; n += 1) await enqueue(db, say, { word: String(n) })
    const jobs = startJobs({ ...database, log }, [
      say.with(async () => {
        most = Math.max(most, (running += 1))
        await free.promise
        running -= 1
        ended += 1
      }),
    ])
    await expect.poll(() => running, { timeout: 10_000 }).toBe(2)
    const stopped = jobs.stop()
    free.resolve()
    await stopped
    expect([most, ended]).toEqual([2, 2])
    expect(await said()).toHaveLength(3)
  })

  test('a job that listens to the stop is given back: it runs again and has lost no attempt', async () => {
    await enqueue(db, say, { word: 'long' })
    const begun = Promise.withResolvers<void>()
    const jobs = startJobs({ ...database, log }, [
      say.with(
        (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('stopped')))
            begun.resolve()
          }),
      ),
    ])
    await begun.promise
    await jobs.stop()
    const { rows } = await sql`select attempts, locked_at from graphile_worker._private_jobs`.execute(db)
    expect(rows).toEqual([{ attempts: 0, locked_at: null }])
    await pausesEnd()
    expect(await said()).toEqual(['long'])
  })
})
