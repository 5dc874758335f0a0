import { fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { Leadership } from './leadership.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const log = createLog({ level: 'silent' })

function begin(key: number): Promise<Leadership> {
  return Leadership.begin({ pool: database.pool, lock: 'keepingFiles', key, log })
}
async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('waited in vain')
    await wait(20)
  }
}

test('the first leads, another does when it stops, and each key has its own', async () => {
  const [first, second, other] = [await begin(1), await begin(1), await begin(2)]
  expect([first.isLeading, second.isLeading, other.isLeading]).toEqual([true, false, true])
  expect(await second.leadsWithin(50)).toBe(false)
  await first.stop()
  await until(() => second.isLeading)
  expect(first.isLeading).toBe(false)
  await Promise.all([second.stop(), other.stop()])
})

test('one whose session the server ends leads no more, and takes part again', async () => {
  const [first, second] = [await begin(3), await begin(3)]
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 3 and granted and pid <> pg_backend_pid()`,
  )
  await until(() => second.isLeading !== first.isLeading)
  await second.stop()
  await until(() => first.isLeading)
  await first.stop()
})

test('a leader that is killed is followed by the next within two seconds', { timeout: 20_000 }, async () => {
  const leader = fork(new URL('./testing-leader.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: database.url },
  })
  await new Promise<void>((resolve, reject) => {
    leader.once('message', () => resolve())
    leader.once('exit', (code) => reject(new Error(`the leader ended with ${code}`)))
  })
  const next = await begin(4)
  expect(next.isLeading).toBe(false)
  leader.removeAllListeners('exit')
  leader.kill('SIGKILL')
  const since = performance.now()
  await until(() => next.isLeading)
  expect(performance.now() - since).toBeLessThan(2_000)
  await next.stop()
})
