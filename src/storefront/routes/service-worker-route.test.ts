import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testServer } from '#platform/http/testing.ts'
import { aSite } from '../testing.ts'
import { serviceWorkerRoute } from './service-worker-route.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-worker-'))
writeFileSync(join(folder, 'service-worker.js'), 'built()')
afterAll(() => rmSync(folder, { recursive: true }))

async function ask(site: Parameters<typeof aSite>[0]) {
  const { app } = testServer()
  serviceWorkerRoute(app, { folder, site: aSite(site) })
  const answer = await app.inject({ url: '/sw.js' })
  await app.close()
  return answer
}

describe('T-06 /sw.js', () => {
  test('T-06 it is asked for anew each time, may reach its own origin, and is another one with each build', async () => {
    const one = await ask({ build: 'one' })
    expect(one.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'none'",
    })
    expect(one.body).toContain('built()')
    expect((await ask({ build: 'two' })).body).not.toBe(one.body)
  })
  test('T-06 switched off, it is a worker that ends itself', async () => {
    const { body } = await ask({ serviceWorker: null })
    expect(body).toContain('registration.unregister()')
    expect(body).not.toContain('built()')
  })
})
