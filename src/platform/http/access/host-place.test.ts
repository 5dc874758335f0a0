import { describe, expect, test } from 'vitest'
import { hostPlaces } from './host-place.ts'
import { pageFacts } from '../request/route-facts.ts'
import { useReadyAnswers } from '../answers/ready-answers.ts'
import { testServer } from '../testing.ts'

function places(url: string, hosts = {}) {
  return hostPlaces({ url, hosts })
}

describe('whose address a request came to', () => {
  test.each([
    ['poiso.pt', 'ours'],
    ['POISO.PT', 'ours'],
    ['poiso.pt.', 'ours'],
    ['poiso.pt:443', 'ours'],
    [undefined, 'ours'],
    ['localhost:3000', 'ours'],
    ['127.0.0.1:3000', 'ours'],
    ['[::1]:3000', 'ours'],
    ['10.4.0.9', 'ours'],
    ['web:3000', 'ours'],
    ['www.poiso.pt', 'alias'],
    ['lojas.poiso.pt', 'lojas'],
    ['admin.poiso.pt', 'admin'],
    ['poiso.pt:444', 'elsewhere'],
    ['poiso.pt.evil.example', 'elsewhere'],
    ['evil.example', 'elsewhere'],
    ['outra.poiso.pt', 'elsewhere'],
    ['x.localhost:3000', 'elsewhere'],
    ['127.0.0.1.evil.example', 'elsewhere'],
  ])('%s is %s', (host, place) => {
    expect(places('https://poiso.pt')(host)).toBe(place)
  })
  test('a site that is called www. has its bare name beside it, and services their own hosts', () => {
    const place = places('https://www.poiso.pt', {
      api: 'api.poiso.pt',
      admin: 'gestao.poiso.pt',
      lojas: 'vender.poiso.pt',
    })
    expect(
      [
        'www.poiso.pt',
        'poiso.pt',
        'api.poiso.pt',
        'gestao.poiso.pt',
        'vender.poiso.pt',
        'admin.www.poiso.pt',
        'lojas.www.poiso.pt',
      ].map(place),
    ).toEqual(['ours', 'alias', 'ours', 'admin', 'lojas', 'elsewhere', 'elsewhere'])
  })
})

describe('A-09 R-20 a host answers as what it is', () => {
  const { app } = testServer({ env: { POISO_URL: 'https://poiso.pt' } })
  app.get('/', { config: pageFacts() }, () => 'marketplace')
  app.get('/produtos', { config: pageFacts() }, () => 'marketplace')
  app.get('/kept', { config: pageFacts() }, () => 'marketplace')
  app.get('/', { config: pageFacts({ service: 'lojas' }) }, () => 'for shops')
  app.get('/api/x', { config: { service: 'api', access: 'anyone', priority: 'api' } }, () => 'call')
  app.get('/v1/data', { config: { service: 'admin', access: 'anyone', priority: 'api' } }, () => 'admin')
  app.get('/assets/a.css', { config: pageFacts({ everyHost: true }) }, () => 'css')
  useReadyAnswers(app.server, ({ url }) =>
    url === '/kept'
      ? { status: 200, route: '/kept', headers: ['content-type', 'text/html'], body: Buffer.from('marketplace, kept') }
      : null,
  )
  const ask = async (host: string, url: string, method: 'GET' | 'POST' | 'HEAD' = 'GET') => {
    const { statusCode, headers, body } = await app.inject({ method, url, headers: { host } })
    return [statusCode, headers['location'] ?? (statusCode === 200 ? body : undefined)]
  }
  const hosts = ['evil.example', 'x.localhost', 'lojas.poiso.pt', 'admin.poiso.pt']

  test.each(hosts)('the marketplace is not there under %s, neither made nor kept', async (host) => {
    for (const url of ['/', '/produtos', '/kept', '/nada', '/api/x']) {
      const [status, said] = await ask(host, url)
      if (host === 'lojas.poiso.pt' && url === '/') expect([status, said]).toEqual([200, 'for shops'])
      else expect([url, status]).toEqual([url, host.includes('poiso') ? 404 : 421])
    }
  })
  test('files of pages, health and a host’s own calls are', async () => {
    for (const host of hosts)
      expect(
        await Promise.all([ask(host, '/assets/a.css'), ask(host, '/healthz')]).then((each) =>
          each.map(([status]) => status),
        ),
      ).toEqual([200, 200])
    expect(await ask('admin.poiso.pt', '/v1/data')).toEqual([200, 'admin'])
  })
  test('www. leads to the site, with the whole address; a write does not', async () => {
    expect(await ask('www.poiso.pt', '/produtos?cor=azul')).toEqual([301, 'https://poiso.pt/produtos?cor=azul'])
    expect(await ask('www.poiso.pt', '/kept')).toEqual([301, 'https://poiso.pt/kept'])
    expect(await ask('www.poiso.pt', '/api/x', 'POST')).toEqual([421, undefined])
  })
  test('the refusal names the host that a proxy must pass on, and is a problem for programs', async () => {
    const { headers, body } = await app.inject({ url: '/api/x', headers: { host: 'upstream.internal' } })
    expect(headers['content-type']).toContain('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({
      code: 'misdirected',
      detail: 'this server answers as poiso.pt; a proxy must pass the Host header on',
    })
  })
  test('by the machine’s own address everything is there, for health checks and proxies on the same machine', async () => {
    for (const host of ['127.0.0.1:3000', 'localhost:8080', 'web:3000', '[::1]:3000'])
      expect([await ask(host, '/'), await ask(host, '/api/x')]).toEqual([
        [200, 'marketplace'],
        [200, 'call'],
      ])
  })
})

describe('A-09 a process that answers one service', () => {
  const serverOf = (env: Record<string, string>) => {
    const { app } = testServer({ env: { POISO_URL: 'https://poiso.pt', ...env }, only: 'images' })
    app.get('/p', { config: { service: 'images', access: 'anyone', priority: 'image' } }, () => 'picture')
    return async (host: string, url = '/p') => (await app.inject({ url, headers: { host } })).statusCode
  }
  test('does so on its host alone: the site, the other services and strangers are misdirected, and told by its name', async () => {
    const ask = serverOf({ POISO_HOSTS: 'images=img.poiso.pt,click=ir.poiso.pt' })
    expect(await Promise.all(['img.poiso.pt', 'IMG.poiso.pt:443'].map((host) => ask(host)))).toEqual([200, 404])
    for (const host of ['poiso.pt', 'www.poiso.pt', 'ir.poiso.pt', 'admin.poiso.pt', 'lojas.poiso.pt', 'evil.example'])
      expect([host, await ask(host)]).toEqual([host, 421])
    expect([await ask('img.poiso.pt', '/'), await ask('evil.example', '/healthz')]).toEqual([404, 200])
  })
  test('without a host of its own it answers on the site’s, where a proxy sends it what is its', async () => {
    const ask = serverOf({})
    expect([
      await ask('poiso.pt'),
      await ask('web:3000'),
      await ask('lojas.poiso.pt'),
      await ask('poiso.pt', '/'),
    ]).toEqual([200, 200, 421, 404])
  })
})

describe('a path that no route has', () => {
  const { app } = testServer()
  app.get(
    '/:kind(^tiny|product|review|avatar|inspiration$)/:ab/:cd/:ef/:imageId/:size',
    { config: { service: 'images', access: 'anyone', priority: 'image' } },
    () => 'picture',
  )
  app.get('/api/v2/menu', { config: { service: 'api', access: 'anyone', priority: 'api' } }, () => 'menu')
  test.each([
    '/api/v1/poiso/like/variant/5',
    '/api/v1/a/b/c/d',
    '/api/v9/a',
    '/api',
    '/api/',
    '/api/v2/menu/x/y/z/w',
    '/v1/a/b/c/d/e',
  ])('%s is 404 as a problem, for every method, however deep', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url })
      expect([method, answer.statusCode, answer.headers['content-type']?.toString().split(';')[0]]).toEqual([
        method,
        404,
        'application/problem+json',
      ])
      expect(answer.headers['allow']).toBeUndefined()
    }
  })
  test('a picture’s address still says which methods it has', async () => {
    const answer = await app.inject({ method: 'POST', url: '/product/aa/bb/cc/x/w360' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})
