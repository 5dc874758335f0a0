import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Priority } from '../request/route-classes.ts'
import { testServer } from '../testing.ts'
import { listenLocally } from '../testing-sockets.ts'

const ONE_PLACE = { running: 1, waiting: 1 }

describe('fault O1 a full class is refused before the framework', () => {
  const { app, drain, shedder } = testServer({ shedLimits: { api: ONE_PLACE } })
  let free = (): void => {}
  let seen: string[] = []
  const held = new Promise<void>((resolve) => (free = resolve))
  const facts = (priority: Priority) => ({ config: { service: 'api' as const, access: 'anyone' as const, priority } })
  app.addHook('onRequest', async (request) => void seen.push(request.url))
  app.post('/api/facets', facts('api'), () => held.then(() => ({ ok: true })))
  app.get('/api/of/:id', facts('api'), () => ({ ok: true }))
  app.get('/click', facts('click'), () => ({ ok: true }))
  let origin = ''
  const post = (headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/facets`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    })

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listenLocally(app)}`
  })
  afterAll(() => app.close())

  test('the answer is the same problem, with its headers, and no hook runs for it', async () => {
    const [first, second] = [post(), post()]
    await expect.poll(() => shedder.load().api).toEqual({ running: 1, waiting: 1 })
    seen = []
    const refused = await post()
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({
      code: 'overloaded',
      title: expect.any(String),
      status: 503,
      detail: 'too many requests of the class api at this moment',
      requestId: refused.headers.get('x-request-id'),
    })
    expect(
      Object.fromEntries(
        ['content-type', 'retry-after', 'cache-control', 'x-content-type-options', 'content-security-policy'].map(
          (name) => [name, refused.headers.get(name)],
        ),
      ),
    ).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(seen).toEqual([])
    expect((await fetch(`${origin}/click`)).status).toBe(200)
    // Of another origin, and at a path with a parameter: refused too, by the guards, who know what headers to send.
    expect([
      (await fetch(`${origin}/api/of/1`)).status,
      (await post({ origin: 'https://example.org' })).status,
    ]).toEqual([503, 403])
    free()
    expect([(await first).status, (await second).status, (await post()).status]).toEqual([200, 200, 200])
  })
  test('a refused body is read past: the same connection answers the next request', async () => {
    const big = JSON.stringify({ url: 'x'.repeat(200_000) })
    const statuses = await Promise.all(
      Array.from(
        { length: 40 },
        async () =>
          (
            await fetch(`${origin}/api/facets`, {
              method: 'POST',
              body: big,
              headers: { 'content-type': 'application/json' },
            })
          ).status,
      ),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await post()).status).toBe(200)
    expect(drain.isStopping()).toBe(false)
  })
})
