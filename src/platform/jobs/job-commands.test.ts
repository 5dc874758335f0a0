import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { defineJob, Hopeless } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { eventsListCommand, eventsRetryCommand, jobsListCommand, jobsRetryCommand } from './job-commands.ts'
import { runWaitingJobs } from './testing.ts'

const database = await testDatabase()
const { db } = database
const job = defineJob({
  name: 'test.print',
  payload: z.object({ page: z.string() }),
  queue: { name: 'test', places: 1 },
  maxAttempts: 5,
  run: (_payload, act: () => Promise<void>) => act(),
})

beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs, outbox.consumer, outbox.set_aside`.execute(db)
})
afterAll(() => database.close())

async function call(command: Command, ...parameters: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const context = { database: async () => database, print: (line: string) => void lines.push(line) }
  return { code: await command(parameters, context as unknown as CommandContext), lines }
}

test('jobs list tells counts and dead letters with their causes, and jobs retry runs them again', async () => {
  await enqueue(db, job, { page: 'a\u001b[2J' })
  await runWaitingJobs(database, [job.with(() => Promise.reject(new Hopeless('no\npaper')))])
  const { lines } = await call(jobsListCommand)
  expect(lines[0]).toBe('job\tqueued\tlater\trunning\tfailed\toldest s')
  expect(lines).toContain('test.print\t0\t0\t0\t1\t0')
  expect(lines.at(-1)).toMatch(/^failed \d+\ttest\.print\t20\d\d-.*Z\t.*\tno\\u000apaper$/)
  expect(lines.join('')).not.toContain('\u001b')
  const listed = JSON.parse((await call(jobsListCommand, '--json')).lines[0] ?? '') as {
    deadLetters: { id: number; cause: string }[]
  }
  const id = String(listed.deadLetters[0]?.id)
  expect(await call(jobsRetryCommand, id, '999999')).toEqual({ code: 2, lines: ['1 jobs run again'] })
  let runs = 0
  await runWaitingJobs(database, [job.with(async () => void (runs += 1))])
  expect([runs, await call(jobsRetryCommand, '--all', '--json')]).toEqual([1, { code: 0, lines: ['{"retried":0}'] }])
})

test('events list tells consumers and events that were given up, and events retry has them handled again', async () => {
  await sql`insert into outbox.consumer (name, watermark) values ('test.listener', pg_current_snapshot()::text)`.execute(
    db,
  )
  await sql`insert into outbox.set_aside (consumer, event_id, key, kind, payload, at, attempts, next_at, cause, dead_at)
    values ('test.listener', 7, 'k', 'test.said', '{"word":"x"}', now(), 8, now(), 'cannot bear x', now())`.execute(db)
  const { lines } = await call(eventsListCommand)
  expect(lines.slice(0, 2)).toEqual(['consumer\tlag s\tset aside\tfailed', 'test.listener\t0\t0\t1'])
  expect(lines.at(-1)).toMatch(/^failed 7\ttest\.listener\t.*\ttest\.said\t\{"word":"x"\}\tcannot bear x$/)
  expect(await call(eventsRetryCommand, '7')).toEqual({ code: 0, lines: ['1 events handled again'] })
  expect(await call(eventsRetryCommand, '7')).toEqual({ code: 2, lines: ['0 events handled again'] })
})

test.each([[[]], [['1', '--all']], [['one']], [['0']], [['99999999999999999999']], [['--wrong']]])(
  'jobs retry %j says what is wrong',
  async (words) => {
    await expect(call(jobsRetryCommand, ...words)).rejects.toBeInstanceOf(UsageError)
  },
)
