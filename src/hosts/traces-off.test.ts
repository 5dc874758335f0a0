import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#platform/postgres/connection-file.ts'
import { projectRoot } from '#platform/project-root.ts'
import { aSpanReceiver } from '#platform/tracing/testing.ts'

/** ADR 0112: a process whose environment names no receiver loads nothing for it. The built web process, told by Node itself. */

const receiver = await aSpanReceiver()
afterAll(() => receiver.close())
const folder = mkdtempSync(join(tmpdir(), 'poiso-traces-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes down each module of OpenTelemetry that is loaded, imported or required. Its API stands apart: prom-client has always brought it, for its exemplars. */
const WATCHING = `
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => {
  if (/@opentelemetry\\/(?!api\\/)/.test(url)) appendFileSync(process.env.LOADED, url + '\\n')
  return next(url, context)
} })`

/** Starts a web process without a database, asks it for a page, ends it; gives how many of these modules it has loaded. */
async function loadedBy(name: string, env: Record<string, string>): Promise<number> {
  const loaded = join(folder, `${name}.loaded`)
  const hooks = join(folder, 'hooks.mjs')
  writeFileSync(hooks, WATCHING)
  writeFileSync(loaded, '')
  const port = await freePort(0)
  const child = spawn(process.execPath, ['--import', hooks, join(projectRoot, 'dist/server/web.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      POISO_DEMO: 'off',
      POISO_DATA: join(folder, name),
      DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:1/nothing',
      PORT: String(port),
      LOADED: loaded,
      ...env,
    },
    stdio: 'ignore',
  })
  try {
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`).catch(() => null)
    await expect.poll(async () => (await ask('/healthz'))?.status, { timeout: 30_000 }).toBe(200)
    expect((await ask('/produtos'))?.status).toBe(503)
  } finally {
    await end(child)
  }
  return readFileSync(loaded, 'utf8').split('\n').length - 1
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

test('without the variables nothing of OpenTelemetry is loaded; with them it is, and the last spans are sent at the end', async () => {
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
  expect(await loadedBy('off', {})).toBe(0)
  expect(await loadedBy('on', on)).toBeGreaterThan(20)
  expect(receiver.spans.map(({ name }) => name)).toContain('GET /produtos')
  expect(receiver.spans[0]?.resource['service.name']).toBe('poiso-web')
})
