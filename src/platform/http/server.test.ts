import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RefusedError, refusal } from '../errors/refusal.ts'
import { manualClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { readConfig } from '../config.ts'
import { defineCall } from './calls/call.ts'
import { mountCall } from './calls/mount-call.ts'
import { pageFacts } from './request/route-facts.ts'
import type { ErrorPageFacts } from './answers/send-refusal.ts'
import { contentSecurityPolicy } from './answers/security-headers.ts'
import { testServer } from './testing.ts'

const API = { service: 'api', access: 'anyone', priority: 'api' } as const
const readCall = defineCall({
  id: 'test',
  operationId: 'read',
  method: 'GET',
  path: '/api/read',
  service: 'api',
  summary: '',
  access: 'anyone',
  priority: 'api',
  answer: z.object({ ok: z.boolean() }),
  refusals: [],
})
const writeCall = defineCall({
  id: 'test',
  operationId: 'write',
  method: 'POST',
  path: '/api/write',
  service: 'api',
  summary: '',
  access: 'anyone',
  priority: 'api',
  body: { name: 'requestBody', schema: z.object({}) },
  answer: null,
  refusals: [],
})

function aServer(env: Record<string, string> = {}, options: Parameters<typeof testServer>[0] = {}) {
  const server = testServer({ env, ...options })
  mountCall(server.app, readCall, () => ({ ok: true }))
  mountCall(server.app, writeCall, () => undefined)
  server.app.get('/pagina', { config: pageFacts() }, (_request, reply) => reply.type('text/html').send('<p>olá</p>'))
  return server
}

test('fault A4 every route is listed with who may call it', () => {
  expect(aServer().methods.routes()).toEqual([
    { method: 'GET', path: '/api/read', service: 'api', access: 'anyone', call: 'read' },
    { method: 'HEAD', path: '/api/read', service: 'api', access: 'anyone', call: 'read' },
    { method: 'POST', path: '/api/write', service: 'api', access: 'anyone', call: 'write' },
    { method: 'GET', path: '/healthz', service: 'site', access: 'anyone', call: null },
    { method: 'HEAD', path: '/healthz', service: 'site', access: 'anyone', call: null },
    { method: 'GET', path: '/pagina', service: 'site', access: 'anyone', call: null },
    { method: 'HEAD', path: '/pagina', service: 'site', access: 'anyone', call: null },
    { method: 'GET', path: '/readyz', service: 'site', access: 'anyone', call: null },
    { method: 'HEAD', path: '/readyz', service: 'site', access: 'anyone', call: null },
  ])
})

describe('methods', () => {
  const { app } = aServer()
  app.get('/produto/:productId(^\\d+)-:slug', { config: pageFacts() }, () => 'x')
  app.get('/:kind(^tiny|product$)/:ab/:cd/:ef/:imageId/:size', { config: pageFacts() }, () => 'x')
  app.delete('/api/thing/:thingId', { config: API }, () => 'x')
  app.post('/api/v2/feeds/runs/:runId/decision', { config: API }, () => 'x')
  const ask = async (method: string, url: string) => {
    const answer = await app.inject({ method: method as 'GET', url })
    return [answer.statusCode, answer.headers['allow']]
  }
  test('a path that exists answers other methods with 405 and what it allows', async () => {
    expect(await ask('POST', '/pagina')).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await ask('GET', '/api/write')).toEqual([405, 'POST, OPTIONS'])
    expect(await ask('HEAD', '/api/write')).toEqual([405, 'POST, OPTIONS'])
    expect(await ask('TRACE', '/api/read')).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await ask('POST', '/produto/12-mesa')).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await ask('PUT', '/api/thing/5')).toEqual([405, 'DELETE, OPTIONS'])
    // As many parts as a picture's address has.
    expect(await ask('GET', '/api/v2/feeds/runs/5/decision')).toEqual([405, 'POST, OPTIONS'])
    expect(await ask('POST', '/tiny/aa/bb/cc/1/50x50')).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
  test('a path that does not exist is 404 for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'TRACE']) {
      for (const path of ['/nada', '/api/v1/a/b/c/d', '/apitiny/aa/bb/cc/1/50x50'])
        expect([path, (await ask(method, path))[0]]).toEqual([path, 404])
    }
  })
  test('a path that knows the method but refuses the value is 404, not 405', async () => {
    for (const method of ['GET', 'POST']) expect((await ask(method, '/produto/abc-mesa'))[0]).toBe(404)
  })
  test('a slash too many at the end is moved away, and never to another host', async () => {
    const moved = async (url: string) => {
      const answer = await app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
      return [answer.statusCode, answer.headers['location']]
    }
    expect(await moved('/pagina/')).toEqual([301, '/pagina'])
    expect(await moved('/pagina//?q=1')).toEqual([301, '/pagina?q=1'])
    expect(await moved('/api/write/')).toEqual([404, undefined])
    for (const url of ['//pagina/', '/\\pagina/', '/nada/', '//evil.pt/', '/%5cpagina/'])
      expect((await moved(url))[0], url).toBe(404)
  })
  test('HEAD answers like GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/pagina' })
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '', 'text/html'])
  })
  test('OPTIONS of a known path is 204 with what it allows', async () => {
    expect(await ask('OPTIONS', '/api/read')).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})

/** Not a machine's own address: under such a name already the host is refused (ADR 0042). */
function isAName(origin: string): boolean {
  return /\.[a-z]/.test(origin)
}

describe('A-09 fault A5 other origins', () => {
  const { app } = aServer({ POISO_URL: 'https://poiso.pt', POISO_HOSTS: 'api=api.poiso.pt' })
  const host = 'api.poiso.pt'
  const evil = [
    'https://evil.example',
    'https://poiso.pt.evil.example',
    'http://poiso.pt',
    'null',
    'https://poiso.pt:444',
  ]
  test('the site may read with credentials, preflight included', async () => {
    const headers = { host, origin: 'https://poiso.pt' }
    const answer = await app.inject({ url: '/api/read', headers })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://poiso.pt',
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    })
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/write',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://poiso.pt',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-credentials': 'true',
    })
  })
  test.each(evil)('%s is told nothing and may not write', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({
        method,
        url: '/api/read',
        headers: { host, origin, 'access-control-request-method': 'GET' },
      })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(answer.headers['vary']).toBe('Origin')
    }
    const write = await app.inject({ method: 'POST', url: '/api/write', headers: { host, origin }, payload: {} })
    expect([
      write.statusCode,
      write.json<{ code: string }>().code,
      write.headers['access-control-allow-origin'],
    ]).toEqual([403, 'cross_site_refused', undefined])
  })
  test.each(evil.flatMap((origin) => [origin, origin.replace(/^\w+:/, 'http:')]))(
    'a write from %s is refused whatever Host agrees with it',
    async (origin) => {
      const own = aServer({ POISO_URL: 'https://poiso.pt' }).app
      const headers = { host: origin.replace(/^\w+:\/\//, ''), origin }
      const refused =
        isAName(origin) && headers.host !== 'poiso.pt' ? [421, 'misdirected'] : [403, 'cross_site_refused']
      for (const site of [{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }]) {
        const write = await own.inject({
          method: 'POST',
          url: '/api/write',
          headers: { ...headers, ...site },
          payload: {},
        })
        expect([write.statusCode, write.json<{ code: string }>().code]).toEqual(refused)
      }
    },
  )
  test('a write of the site is done, and so is one of a program', async () => {
    for (const headers of [
      { host, origin: 'https://poiso.pt' },
      { host, origin: 'https://api.poiso.pt' },
      { host },
      { host, 'sec-fetch-site': 'same-origin' },
    ]) {
      expect((await app.inject({ method: 'POST', url: '/api/write', headers, payload: {} })).statusCode).toBe(204)
    }
  })
  test.each(['cross-site', 'same-site'])('a write without Origin but Sec-Fetch-Site: %s is refused', async (site) => {
    expect(
      (await app.inject({ method: 'POST', url: '/api/write', headers: { host, 'sec-fetch-site': site }, payload: {} }))
        .statusCode,
    ).toBe(403)
  })
  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form of the type %s is 403 from elsewhere, 415 from here',
    async (type) => {
      const send = (origin: string) =>
        app.inject({
          method: 'POST',
          url: '/api/write',
          headers: { host, origin, 'content-type': type },
          payload: '_method=DELETE',
        })
      expect([(await send('https://evil.example')).statusCode, (await send('https://poiso.pt')).statusCode]).toEqual([
        403, 415,
      ])
    },
  )
  test('a route with a rule of its own (one-click unsubscribe) may be written to from elsewhere', async () => {
    const server = aServer()
    server.app.post('/watchdog/unsubscribe/:hash', { config: pageFacts({ crossSite: 'allowed' }) }, () => 'done')
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: '/watchdog/unsubscribe/x',
          headers: { origin: 'https://mail.example' },
        })
      ).statusCode,
    ).toBe(200)
  })
  test('each service answers on its own host only', async () => {
    const status = async (url: string, asked: string) =>
      (await app.inject({ url, headers: { host: asked } })).statusCode
    expect(await status('/api/read', host)).toBe(200)
    expect(await status('/api/read', 'poiso.pt')).toBe(404)
    expect(await status('/pagina', 'poiso.pt')).toBe(200)
    expect(await status('/pagina', host)).toBe(404)
    expect(await status('/pagina', 'evil.example')).toBe(421)
    expect(await status('/healthz', '10.0.0.1:3000')).toBe(200)
  })
  test('all services answer on one origin by default', async () => {
    const one = aServer().app
    for (const asked of ['localhost:3000', '127.0.0.1:9', '[::1]:3000', '192.168.1.7']) {
      expect((await one.inject({ url: '/api/read', headers: { host: asked } })).statusCode).toBe(200)
      expect((await one.inject({ url: '/pagina', headers: { host: asked } })).statusCode).toBe(200)
    }
  })
  test.each([
    ['http://localhost:3000', 204],
    ['http://127.0.0.1:3000', 204],
    ['http://[::1]:3000', 204],
    ['http://127.0.0.1:3001', 403],
    ['http://localhost:3001', 403],
    ['http://marca.localhost:3000', 421],
    ['http://lojas.localhost:3000', 404],
    ['https://localhost:3000', 403],
    ['http://evil.example:3000', 421],
  ])(
    'in development a page of this machine may write by whichever name it was opened, and no other: %s',
    async (origin, status) => {
      const send = (env: Record<string, string>) =>
        aServer(env).app.inject({
          method: 'POST',
          url: '/api/write',
          headers: { host: new URL(origin).host, origin },
          payload: {},
        })
      expect((await send({})).statusCode).toBe(status)
      const elsewhere = await send({ POISO_URL: 'https://poiso.pt' })
      expect(elsewhere.statusCode).toBe(isAName(origin) ? 421 : 403)
    },
  )
})

describe('errors', () => {
  const seen: ErrorPageFacts[] = []
  const renderErrorPage = (facts: ErrorPageFacts) => {
    seen.push(facts)
    if (facts.path === '/quebra') throw new Error('the page is broken too')
    return { html: `<h1>${facts.title}</h1>`, csp: contentSecurityPolicy({ hasScripts: true }) }
  }
  const lines: string[] = []
  const { app } = aServer(
    {},
    { renderErrorPage, log: createLog({ destination: { write: (line: string) => void lines.push(line) } }) },
  )
  for (const prefix of ['/api', '']) {
    app.get(`${prefix}/bug`, { config: prefix === '' ? pageFacts() : API }, () => {
      throw new Error('select * from secret_table at /srv/poiso')
    })
    app.get(`${prefix}/gone`, { config: prefix === '' ? pageFacts() : API }, () => {
      throw new RefusedError(refusal('gone', 'product 5 has no offers'))
    })
    app.get(`${prefix}/pg`, { config: prefix === '' ? pageFacts() : API }, () => {
      throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
    })
  }
  app.get('/quebra', { config: pageFacts() }, () => {
    throw new Error('broken')
  })
  test.each([
    ['/api/bug', 500, 'internal'],
    ['/api/gone', 410, 'gone'],
    ['/api/pg', 503, 'unavailable'],
    ['/api/nada', 404, 'not_found'],
    ['/api/%ff', 400, 'bad_request'],
  ])('I5 %s is a problem %i with code %s and no secrets', async (url, status, code) => {
    const answer = await app.inject(url)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json()).toMatchObject({
      code,
      status,
      requestId: answer.headers['x-request-id'],
      title: expect.stringMatching(/^\p{Lu}/u) as string,
    })
    expect(answer.body).not.toMatch(/select|secret_table|srv|node_modules|administrator/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
  test.each([
    ['/bug', 500],
    ['/gone', 410],
    ['/pg', 503],
    ['/nada', 404],
  ])('people get the page of %s with its request id', async (url, status) => {
    seen.length = 0
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(seen[0]).toMatchObject({ status, path: url, requestId: answer.headers['x-request-id'] })
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  })
  test('an error page that fails is replaced by a plain one', async () => {
    const answer = await app.inject('/quebra')
    expect([
      answer.statusCode,
      answer.body.includes('Ocorreu um erro inesperado'),
      answer.body.includes('role="search"'),
    ]).toEqual([500, true, true])
  })
  test('the page of a flood is rendered once, and names each request', async () => {
    const rendered: string[] = []
    const shedding = testServer({
      shedLimits: { page: { running: 0, waiting: 0 } },
      renderErrorPage: (facts) => (rendered.push(facts.code), { html: `<p>${facts.requestId}</p>` }),
    })
    shedding.app.get('/pagina', { config: pageFacts() }, () => 'x')
    const answers = [await shedding.app.inject('/pagina'), await shedding.app.inject('/pagina')]
    expect(answers.map((answer) => [answer.statusCode, answer.body, answer.headers['retry-after']])).toEqual(
      answers.map((answer) => [503, `<p>${answer.headers['x-request-id']}</p>`, '2']),
    )
    expect(rendered).toEqual(['overloaded'])
  })
  test('a declared unavailability says when to come back', async () => {
    expect((await app.inject('/api/pg')).headers['retry-after']).toBe('2')
  })
  test('a bug is in the log with its request id and cause', async () => {
    lines.length = 0
    const answer = await app.inject('/api/bug')
    expect(lines.find((line) => line.includes('secret_table'))).toContain(String(answer.headers['x-request-id']))
  })
})

describe('fault H3 security headers', () => {
  test('every answer has them, a page also the strict policy', async () => {
    const { app } = aServer({ POISO_URL: 'https://poiso.pt' })
    for (const url of ['/pagina', '/api/read', '/nada', '/api/nada', '/healthz']) {
      expect((await app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=') as string,
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      })
    }
  })
  test('no HSTS on plain http', async () => {
    expect((await aServer().app.inject('/pagina')).headers['strict-transport-security']).toBeUndefined()
  })
  test('the policy of a page: script files of its own origin, Trusted Types, nothing unsafe or inline, no other host for scripts', () => {
    const policy = contentSecurityPolicy({
      hasScripts: true,
      imageOrigins: ['https://img.poiso.pt'],
    })
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types poiso")
    expect(policy).not.toMatch(/unsafe|script-src[^;]*(?:https?:|\*)/)
    expect(contentSecurityPolicy()).toContain("script-src 'none'")
  })
})

describe('health', () => {
  test('/healthz is alive, /readyz tells what works and is degraded', async () => {
    const { app, readiness } = aServer()
    readiness.register({ name: 'database', check: () => ({ state: 'degraded', detail: 'no connection since 10:00' }) })
    expect((await app.inject('/healthz')).json()).toEqual({ alive: true })
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ready: true, components: [{ name: 'database', state: 'degraded', detail: 'no connection since 10:00' }] },
    ])
  })
  test('fault D6 a part that is down, fails or hangs makes /readyz 503 within two seconds', async () => {
    for (const check of [
      () => ({ state: 'down' }) as const,
      () => Promise.reject(new Error('x')),
      () => new Promise<never>(() => undefined),
    ]) {
      const { app, readiness } = aServer()
      readiness.register({ name: 'search', check })
      const answer = await app.inject('/readyz')
      expect([answer.statusCode, answer.json<{ components: { state: string }[] }>().components[0]?.state]).toEqual([
        503,
        'down',
      ])
    }
  })
  test('/metrics is 404 when off, for loopback when local, for all when on', async () => {
    const status = async (metrics: string, remoteAddress: string) =>
      (await aServer({ POISO_METRICS: metrics }).app.inject({ url: '/metrics', remoteAddress })).statusCode
    expect([
      await status('off', '127.0.0.1'),
      await status('local', '127.0.0.1'),
      await status('local', '9.9.9.9'),
      await status('on', '9.9.9.9'),
    ]).toEqual([404, 200, 404, 200])
  })
  test('/metrics has the requests by route and the event loop lag', async () => {
    const metrics = createMetrics()
    const { app } = aServer({}, { metrics, config: readConfig({ POISO_METRICS: 'on' }) })
    await app.inject('/api/read?x=1')
    const text = (await app.inject('/metrics')).body
    expect(text).toContain('poiso_http_request_seconds_count{route="/api/read",method="GET",status="200"} 1')
    expect(text).toContain('poiso_event_loop_lag_p99_seconds')
    metrics.stop()
  })
})

describe('the visitor address', () => {
  const address = async (proxies: string, remoteAddress: string) => {
    const { app } = testServer({ env: { POISO_TRUSTED_PROXIES: proxies } })
    app.get('/ip', { config: pageFacts() }, (request) => request.ip)
    return (await app.inject({ url: '/ip', remoteAddress, headers: { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' } })).body
  }
  test('fault A3 X-Forwarded-For is believed from trusted proxies only', async () => {
    expect(await address('none', '10.0.0.1')).toBe('10.0.0.1')
    expect(await address('10.0.0.0/8', '9.9.9.9')).toBe('9.9.9.9')
    expect(await address('10.0.0.0/8', '10.0.0.1')).toBe('7.7.7.7')
  })
  test('too many requests of one address are 429, others go on', async () => {
    const { app } = aServer({}, { clock: manualClock('2026-11-21T10:00:00Z') })
    const statuses: number[] = []
    for (let count = 0; count < 1_001; count += 1)
      statuses.push((await app.inject({ url: '/api/read', remoteAddress: '9.9.9.9' })).statusCode)
    expect([statuses.slice(0, 1_000).every((status) => status === 200), statuses[1_000]]).toEqual([true, 429])
    expect((await app.inject({ url: '/api/read', remoteAddress: '9.9.9.8' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/healthz', remoteAddress: '9.9.9.9' })).statusCode).toBe(200)
  })
})
