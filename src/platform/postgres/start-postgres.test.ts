import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { canReach, clusterUser } from './cluster-user.ts'
import { readPostmaster, waitForEnd } from './postmaster.ts'
import { throwawaySettings } from './settings.ts'
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts'

const isRoot = process.getuid?.() === 0
const temporary = mkdtempSync(join(tmpdir(), 'poiso-start-postgres-'))
// A checkout that only its owner may enter, as some people's home folders are.
const closed = join(temporary, 'closed')
const folder = join(closed, 'postgres')
const cluster = join(folder, 'cluster')
const running: EmbeddedPostgres[] = []

beforeAll(() => {
  mkdirSync(closed)
  chmodSync(closed, 0o700)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()))
})
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

test('a first start makes a cluster with a password that only we can read', async () => {
  const postgres = await start()
  expect(await ask(postgres.url, 'select current_database() as value')).toBe('poiso')
  expect(statSync(join(folder, 'connection.json')).mode & 0o777).toBe(0o600)
  expect(statSync(cluster).mode & 0o777).toBe(0o700)
  const wrong = new URL(postgres.url)
  wrong.password = 'wrong'
  await expect(ask(wrong.href, 'select 1 as value')).rejects.toThrow('password authentication failed')
})

test('a later start keeps the data, and accents fold the same on every machine', async () => {
  const first = await start()
  await ask(first.url, `create table kept as select lower('AÇÃO') as value`)
  await first.stop()
  running.length = 0
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  const second = await start()
  expect(await ask(second.url, 'select value from kept')).toBe('ação')
})

test.runIf(isRoot)('as root it runs as another user, who cannot even enter the folder above', async () => {
  const postgres = await start()
  const user = clusterUser(folder)
  expect(user?.uid).not.toBe(0)
  expect(canReach(user, folder)).toBe(false)
  expect(statSync(`/proc/${postgres.pid}`).uid).toBe(user?.uid)
})

test('a second start joins the first, and the database stays until both have let go', async () => {
  const first = await start()
  const second = await start()
  expect(second.pid).toBe(first.pid)
  await first.stop()
  expect(await ask(second.url, 'select 1 as value')).toBe(1)
  await second.stop()
  expect(readPostmaster(cluster)).toBeNull()
})

test('a port that is taken is exchanged for a free one, which is kept', async () => {
  const before = await start()
  await before.stop()
  const squatter = createServer()
  await new Promise<void>((resolve) => squatter.listen(before.port, '127.0.0.1', resolve))
  try {
    const moved = await start()
    expect(moved.port).not.toBe(before.port)
    expect(await ask(moved.url, 'select 1 as value')).toBe(1)
    expect(JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8')).port).toBe(moved.port)
  } finally {
    await new Promise((resolve) => squatter.close(resolve))
  }
})

test('after kill -9 of the postmaster the next start recovers what was committed', async () => {
  const first = await start({})
  await ask(first.url, 'create table survivor as select 42 as value')
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  const second = await start({})
  expect(await ask(second.url, 'select value from survivor')).toBe(42)
})

test('when its holder is killed the database ends by itself', async () => {
  const holder = await startHolder()
  const { pid } = readPostmaster(cluster) ?? { pid: 0 }
  holder.kill('SIGKILL')
  expect(await waitForEnd(pid, 10_000)).toBe(true)
})

test('a postmaster whose guard was killed too is ended before a new one starts', async () => {
  const holder = await startHolder()
  const orphan = readPostmaster(cluster) ?? { pid: 0 }
  const guards = guardsOf(orphan.pid)
  for (const guard of guards) process.kill(guard, 'SIGKILL')
  holder.kill('SIGKILL')
  await new Promise((resolve) => holder.once('exit', resolve))
  // On a busy machine a killed guard may be seen for a moment more, and what it guards joined.
  for (const guard of guards) expect(await waitForEnd(guard, 10_000)).toBe(true)
  const next = await start()
  expect(next.pid).not.toBe(orphan.pid)
  expect(await ask(next.url, 'select 1 as value')).toBe(1)
})

test('a database whose guard was killed still ends when its holder lets go', async () => {
  const postgres = await start()
  for (const guard of guardsOf(postgres.pid)) process.kill(guard, 'SIGKILL')
  await postgres.stop()
  expect(readPostmaster(cluster)).toBeNull()
})

test('a postmaster.pid that names a process of somebody else does not hinder', async () => {
  const stranger = spawn('/bin/sleep', ['60'], { ...clusterUser(folder) })
  try {
    writeFileSync(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n1\n\n\n\nready\n`)
    const postgres = await start()
    expect(await ask(postgres.url, 'select 1 as value')).toBe(1)
    expect(stranger.exitCode).toBeNull()
  } finally {
    stranger.kill()
    await new Promise((resolve) => stranger.once('exit', resolve))
  }
})

test('a cluster whose making was killed half-way is made again', async () => {
  const half = join(temporary, 'half')
  mkdirSync(join(half, 'cluster.new/base'), { recursive: true })
  const postgres = await startPostgres({ folder: half, settings: throwawaySettings })
  running.push(postgres)
  expect(await ask(postgres.url, 'select 1 as value')).toBe(1)
})

test('a lost password is said with the file that is gone', async () => {
  rmSync(join(temporary, 'half/connection.json'))
  await expect(startPostgres({ folder: join(temporary, 'half') })).rejects.toThrow(/half\/connection\.json is gone/)
})

test('what PostgreSQL itself complains about is part of the error', async () => {
  await expect(startPostgres({ folder, settings: { ...throwawaySettings, work_mem: 'lots' } })).rejects.toThrow(
    /invalid value for parameter "work_mem"/,
  )
})

async function start(settings: Record<string, string> = throwawaySettings): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ folder, settings, port: 41_150 })
  running.push(postgres)
  return postgres
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows[0]?.value
  } finally {
    await client.end()
  }
}

/** Another process that starts the database and then only lives. */
async function startHolder(): Promise<ChildProcess> {
  const script = `const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))})
    await startPostgres({ folder: ${JSON.stringify(folder)} }); process.send('started'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await new Promise((resolve) => holder.once('message', resolve))
  return holder
}

/** The shells above a postmaster. */
function guardsOf(postmaster: number): number[] {
  const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  const guard = parentOf(postmaster)
  const children = readFileSync(`/proc/${guard}/task/${guard}/children`, 'utf8').trim().split(' ').map(Number)
  return [guard, ...children.filter((pid) => pid !== postmaster)]
}
