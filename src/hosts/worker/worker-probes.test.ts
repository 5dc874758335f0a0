import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { TcpProxy } from '#platform/database/testing-proxy.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { createLog } from '#platform/log.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { beginLeading, type Leaderships } from './led-acts.ts'
import { openWorkerProbes, type WorkerProbes } from './worker-probes.ts'

/** What a worker tells at POISO_PROBE_PORT, over a real socket and a database behind a proxy that can be cut. */

const database = await testDatabase()
const log = createLog({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'poiso-worker-'))
const proxy = await TcpProxy.open(Number(new URL(database.url).port))
const url = Object.assign(new URL(database.url), { port: String(proxy.port) }).href
const clock = manualClock('2026-11-26T10:00:00Z')
let connection: ReturnType<typeof connectDatabase>
let port: number
let probes: WorkerProbes
let leading: Leaderships

beforeEach(async () => {
  connection = connectDatabase({ url, applicationName: 'test' })
  port = await freePort(0)
  probes = await openWorkerProbes({
    config: { host: '127.0.0.1', probePort: port, metrics: 'local' },
    connection,
    clock,
  })
})
afterEach(async () => {
  proxy.poison({ kind: 'none' })
  await probes.close()
  await leading?.stop()
  await connection.close()
})
afterAll(async () => {
  await proxy.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, ...((await answer.json().catch(() => ({}))) as object) }
}
async function work() {
  leading = await beginLeading({ pool: connection.pool, log }, folder)
  probes.begin(leading)
}

describe('a worker', () => {
  test('is alive from its start, ready when it works, and says who leads', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, alive: true })
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      ready: false,
      components: [
        { name: 'database', state: 'works' },
        { name: 'lead', state: 'down', detail: expect.stringContaining('starting') },
        { name: 'work', state: 'down' },
      ],
    })
    await work()
    const lead = 'the work of the database: this process leads; the files of POISO_DATA: this process leads'
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      ready: true,
      components: [{}, { state: 'works', detail: lead }, { state: 'works', detail: 'looked for work 0 s ago' }],
    })
    const second = await beginLeading({ pool: connection.pool, log }, folder)
    probes.begin(second)
    expect(JSON.stringify(await ask('/readyz'))).toContain('the work of the database: another leads')
    await second.stop()
  })

  test('shows its measures to whom POISO_METRICS allows: its own, and those of every process', async () => {
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const before = await read()
    expect(before).not.toMatch(/^poiso_worker_(?:leads|silent_seconds)[ {]/m)
    expect(before).toMatch(/^process_resident_memory_bytes \d/m)
    await work()
    const second = await beginLeading({ pool: connection.pool, log }, folder)
    const text = await read()
    for (const line of ['poiso_worker_leads{work="database"} 1', 'poiso_worker_leads{work="folder"} 1'])
      expect(text).toContain(line)
    expect(text).toMatch(/^poiso_worker_silent_seconds \d/m)
    expect(text).toContain('poiso_event_loop_lag_p99_seconds')
    probes.begin(second)
    expect(await read()).toContain('poiso_worker_leads{work="database"} 0')
    await second.stop()
    await probes.close()
    probes = await openWorkerProbes({
      config: { host: '127.0.0.1', probePort: port, metrics: 'off' },
      connection,
      clock,
    })
    expect((await ask('/metrics')).status).toBe(404)
  })

  test('that has not looked for work for a minute, though the database answers, is not ready; a look mends it', async () => {
    await work()
    clock.advanceMs(61_000)
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      components: [{}, {}, { name: 'work', state: 'down', detail: 'looked for work 61 s ago' }],
    })
    expect((await ask('/healthz')).status).toBe(200)
    probes.beat()
    expect((await ask('/readyz')).status).toBe(200)
  })

  test('whose queue is looked at beats', async () => {
    await work()
    clock.advanceMs(61_000)
    const jobs = startJobs({ db: connection.db, pool: connection.pool, log, onLook: probes.beat }, [])
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(200)
    await jobs.stop()
  })

  test('without its database is degraded and not down: another start would not help', async () => {
    await work()
    clock.advanceMs(61_000)
    proxy.poison({ kind: 'reset' })
    await expect.poll(() => leading.database.isLooking || leading.folder.isLooking, { timeout: 5_000 }).toBe(false)
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      components: [
        { name: 'database', state: 'degraded' },
        { name: 'lead', state: 'degraded', detail: expect.stringContaining('not known, the database is not reached') },
        { name: 'work', state: 'degraded' },
      ],
    })
  })

  test('that ends is not ready, and still alive', async () => {
    await work()
    probes.markStopping()
    expect([(await ask('/readyz')).status, (await ask('/healthz')).status]).toEqual([503, 200])
  })
})
