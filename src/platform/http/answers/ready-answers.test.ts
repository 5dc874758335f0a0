import { Agent, get } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '../../clock.ts'
import { createMetrics } from '../../metrics.ts'
import { useReadyAnswers } from './ready-answers.ts'
import { pageFacts } from '../request/route-facts.ts'
import { testServer } from '../testing.ts'
import { listenLocally } from '../testing-sockets.ts'

const env = { POISO_URL: 'http://poiso.test', POISO_HOSTS: 'api=api.poiso.test', POISO_TRUSTED_PROXIES: '127.0.0.1' }

describe('ADR 0020 a ready answer is sent past the framework', () => {
  const metrics = createMetrics()
  const { app, shedder, drain } = testServer({
    env,
    metrics,
    clock: manualClock('2026-11-21T11:00:00Z'),
    shedLimits: { page: { running: 1, waiting: 10 } },
  })
  let port = 0
  let hooked: string[] = []
  let free = (): void => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  app.addHook('onRequest', async (request) => void hooked.push(`${request.method} ${request.url}`))
  app.get('/kept', { config: pageFacts() }, () => 'made')
  app.get('/held', { config: pageFacts() }, () => held.then(() => 'held'))
  useReadyAnswers(app.server, ({ url }) =>
    url === '/kept'
      ? {
          route: '/kept',
          status: 200,
          headers: ['content-type', 'text/html', 'content-length', '4', 'x-cache', 'hit'],
          body: Buffer.from('kept'),
        }
      : null,
  )

  const ask = (path: string, options: { method?: string; agent?: Agent; headers?: Record<string, string> } = {}) =>
    new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
      get(
        {
          port,
          host: '127.0.0.1',
          path,
          agent: false,
          ...options,
          headers: { host: 'poiso.test', ...options.headers },
        },
        (response) => {
          let body = ''
          response.on('data', (chunk: Buffer) => (body += chunk.toString()))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }))
        },
      ).on('error', reject)
    })

  beforeAll(async () => void (port = await listenLocally(app)))
  beforeEach(() => void (hooked = []))
  afterAll(() => app.close())

  test('no hook runs, and each answer has an id of its own', async () => {
    const [one, two] = [await ask('/kept'), await ask('/kept')]
    expect([one.body, one.status, one.headers['x-cache'], hooked]).toEqual(['kept', 200, 'hit', []])
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(two.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  })

  test('its head is that of an answer which ends its connection, but for what is said of the connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const [kept, last] = [await ask('/kept', { agent }), await ask('/kept')]
    const { connection, 'keep-alive': keepAlive, 'x-request-id': _id, date, ...rest } = kept.headers
    const { connection: end, 'x-request-id': _lastId, date: _lastDate, ...expected } = last.headers
    expect(rest).toEqual(expected)
    expect([connection, keepAlive, end]).toEqual(['keep-alive', 'timeout=20, max=1000', 'close'])
    expect(String(date)).toMatch(/^[A-Z][a-z]{2}, .* GMT$/)
    agent.destroy()
  })

  test('it is measured under its route like any answer', async () => {
    const count = async () =>
      (await metrics.requestSeconds.get()).values.find(
        ({ metricName, labels }) =>
          metricName?.endsWith('_count') === true && labels.route === '/kept' && labels.status === '200',
      )?.value ?? 0
    const before = await count()
    await ask('/kept')
    expect(await count()).toBe(before + 1)
  })

  test('other methods and other hosts go the long way', async () => {
    expect((await ask('/kept', { method: 'HEAD' })).status).toBe(200)
    expect((await ask('/kept', { headers: { host: 'api.poiso.test' } })).status).toBe(404)
    expect(hooked).toEqual(['HEAD /kept'])
  })

  test('fault O1 it is sent though its class has no place left, and a page that is to be made is refused', async () => {
    const first = ask('/held')
    await expect.poll(() => shedder.load().page.running).toBe(1)
    const waiting = Array.from({ length: 10 }, () => ask('/held'))
    await expect.poll(() => shedder.load().page.waiting).toBe(10)
    const [kept, refused] = [await ask('/kept'), await ask('/held')]
    expect([kept.status, kept.body, refused.status, refused.headers['retry-after']]).toEqual([200, 'kept', 503, '2'])
    expect(shedder.load().page).toEqual({ running: 1, waiting: 10 })
    free()
    expect(new Set((await Promise.all([first, ...waiting])).map(({ body }) => body))).toEqual(new Set(['held']))
  })

  test('an address that floods is refused here too, another one is not', async () => {
    const from = (address: string) => ask('/kept', { headers: { 'x-forwarded-for': address } })
    const statuses = new Set<number>()
    // Its clock stands still: after a burst of 1,000 nothing is given back.
    for (let round = 0; round < 11; round += 1)
      for (const { status } of await Promise.all(Array.from({ length: 100 }, () => from('203.0.113.9'))))
        statuses.add(status)
    expect([...statuses].sort()).toEqual([200, 429])
    expect((await from('203.0.113.10')).status).toBe(200)
  })

  test('fault K4 a process that stops says so on its last answers', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect((await ask('/kept', { agent })).headers['connection']).toBe('keep-alive')
    const stopped = drain.stop({ idleMs: 20_000 })
    expect((await ask('/kept', { agent })).headers).toMatchObject({
      connection: 'close',
      'x-request-id': expect.any(String),
    })
    await stopped
    agent.destroy()
  })
})
