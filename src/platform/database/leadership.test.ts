import { fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { connectDatabase } from './connect.ts'
import { Leadership } from './leadership.ts'
import { TcpProxy } from './testing-proxy.ts'
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

test('a thread that is busy for longer than the patience is no silence of the database: it leads on', async () => {
  const patienceMs = 200
  const leader = await Leadership.begin({ pool: database.pool, lock: 'keepingFiles', key: 5, log, patienceMs })
  const warned = vi.spyOn(log, 'warn')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const send = asked.getMockImplementation() ?? Reflect.get(pg.Client.prototype, 'query')
  let isAnswered = false
  asked.mockImplementationOnce(function (this: pg.Client, ...words: unknown[]) {
    const answer = Reflect.apply(send, this, words) as Promise<unknown>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * patienceMs)
    return answer.finally(() => (isAnswered = true))
  } as never)
  await until(() => isAnswered)
  expect([leader.isLeading, leader.isLooking, warned.mock.calls]).toEqual([true, true, []])
  vi.restoreAllMocks()
  await leader.stop()
})

test('one whose session is silent leads no more after its patience, and takes part again', async () => {
  const proxy = await TcpProxy.open(Number(new URL(database.url).port))
  const url = Object.assign(new URL(database.url), { port: String(proxy.port) }).href
  const far = connectDatabase({ url, applicationName: 'test' })
  const leader = await Leadership.begin({ pool: far.pool, lock: 'keepingFiles', key: 6, log, patienceMs: 200 })
  expect(leader.isLeading).toBe(true)
  proxy.poison({ kind: 'silence' })
  await until(() => !leader.isLeading)
  expect(leader.isLooking).toBe(false)
  // The server learns of the end of a session that its way has swallowed by nothing but a reset.
  proxy.poison({ kind: 'reset' })
  proxy.poison({ kind: 'none' })
  await until(() => leader.isLeading)
  await leader.stop()
  await Promise.all([far.close(), proxy.close()])
})
