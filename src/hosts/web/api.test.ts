import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { menuCall } from '#domains/catalogue/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { deliveriesCall, variantsByIdsCall } from '#domains/offers/contract.ts'
import { variantFeedCall, variantFilteringCall } from '#domains/search/contract.ts'
import { deliveries, menu, variantFeed, variantFiltering, variantsByIds } from '#platform/api-client/calls.ts'
import { Configuration, FetchError, RequiredError, ResponseError } from '#platform/api-client/runtime.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const items = Array.from({ length: 60 }, (_, index) =>
  anItem({
    id: `m-${index}`,
    price: `${100 + index}.00 EUR`,
    brand: 'Serra',
    color: index % 2 === 0 ? 'Azul' : 'Branco',
  }),
)
const market = await aMarketplace(database, { items })
const { app } = market.whole
afterAll(() => market.close())

async function idOf(itemId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from offers.variant where item_id = ${itemId}`.execute(
    database.db,
  )
  return rows[0]?.id ?? 0
}
const [first, second, third] = [await idOf('m-0'), await idOf('m-1'), await idOf('m-2')]
function post(path: string, payload: object, server = app) {
  return server.inject({ method: 'POST', url: path, payload })
}

describe('the five calls over a real catalogue', () => {
  const broken = market.withoutDatabase.app
  callBattery(menuCall, { app, example: {}, broken })
  callBattery(deliveriesCall, {
    app,
    example: { params: { variantId: first }, query: { postalCode: '1000-001' } },
    broken,
  })
  callBattery(variantsByIdsCall, { app, example: { body: { ids: [third, first, second] } }, broken })
  callBattery(variantFeedCall, { app, example: { body: { url: '/produtos/mesas-de-centro?cor=azul' } }, broken })
  callBattery(variantFilteringCall, { app, example: { body: { url: '/produtos/mesas-de-centro' } }, broken })
})

describe('fault D1 D6 with its stores gone', () => {
  test('filters and menu answer from the last base, what needs the database is a declared 503', async () => {
    const server = market.withoutDatabase.app
    expect((await post(variantFilteringCall.path, { url: '/produtos/mesas-de-centro' }, server)).json()).toMatchObject({
      totalCount: 60,
    })
    expect((await server.inject(menuCall.path)).statusCode).toBe(200)
    for (const answer of [
      await post(variantsByIdsCall.path, { ids: [first] }, server),
      await server.inject(`/api/v2/variant/${first}/deliveries`),
    ]) {
      expect([
        answer.statusCode,
        answer.json<{ code: string }>().code,
        Number(answer.headers['retry-after']) > 0,
      ]).toEqual([503, 'unavailable', true])
    }
  })

  test('D1 D6 a listing that nobody has seen shows all its cards without the database, as page and as variant/feed', async () => {
    const feed = async (server: typeof market.whole.app) =>
      (await post(variantFeedCall.path, { url: '/produtos/mesas-de-centro?regiao=acores' }, server)).json<{
        variants: object[]
      }>().variants
    const [whole, withoutDatabase] = [await feed(market.whole.app), await feed(market.withoutDatabase.app)]
    expect(withoutDatabase).toHaveLength(48)
    expect(withoutDatabase).toEqual(whole)
    const page = await market.withoutDatabase.app.inject('/produtos/mesas-de-centro?ordenar=total')
    expect([page.statusCode, page.headers['x-cache'], page.body.match(/<li class="card">/g)?.length]).toEqual([
      200,
      'made',
      48,
    ])
    for (const path of ['/', '/lojas', '/produtos/loja/loja-teste', '/search?q=mesa'])
      expect([path, (await market.withoutDatabase.app.inject(path)).statusCode]).toEqual([path, 200])
  })

  test('without an index listings are 503, never an empty shop window', async () => {
    const server = market.withoutAnything.app
    for (const { path } of [variantFeedCall, variantFilteringCall])
      expect((await post(path, { url: '/produtos' }, server)).statusCode).toBe(503)
    expect((await post(variantFeedCall.path, { url: '/produtos' }, server)).json()).toMatchObject({ code: 'starting' })
    for (const path of ['/', '/produtos', '/produtos/mesas-de-centro', '/search?q=mesa', '/lojas']) {
      const page = await server.inject(path)
      expect([
        path,
        page.statusCode,
        page.headers['retry-after'],
        page.headers['refresh'],
        page.headers['cache-control'],
      ]).toEqual([path, 503, '5', '10', 'no-store'])
      // Its database is away: nobody can say how far it is.
      expect([
        page.body.includes('<h1>Poiso está a arrancar</h1>'),
        page.body.includes('sobrecarregados'),
        page.body.includes('lojas.</p>'),
      ]).toEqual([true, false, false])
    }
    expect((await server.inject('/readyz')).json()).toMatchObject({
      ready: false,
      components: expect.arrayContaining([expect.objectContaining({ name: 'search', state: 'down' })]),
    })
  })
})

describe('methods of every route', () => {
  /** A path that the route takes: what its parts must look like is said in the route. */
  const pathOf = (route: string): string =>
    route
      .replaceAll('*', 'main.js')
      .replace(/:\w+(?:\(\^?([^)]*)\))?/g, (_part, form?: string) =>
        form === undefined
          ? '5'
          : (/^[a-z]+(?=\|)/.exec(form)?.[0] ?? '5'.repeat(Number(/\{(\d+)\}/.exec(form)?.[1] ?? 1))),
      )
  // On the host of the site for shops what it does not answer is 404 before methods are looked at (host-place.ts).
  const ours = market.whole.methods.routes().filter(({ service }) => service !== 'lojas')
  const paths = [...new Set(ours.map(({ path }) => path))]

  test.each(paths)('%s: Allow names exactly what it answers', async (route) => {
    const url = pathOf(route)
    const refused = await app.inject({ method: 'TRACE', url })
    expect(refused.statusCode).toBe(405)
    const allowed = String(refused.headers['allow']).split(', ')
    expect(
      market.whole.methods
        .routes()
        .filter(({ path }) => path === route)
        .every(({ method }) => allowed.includes(method)),
    ).toBe(true)
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const { statusCode } = await app.inject({
        method,
        url,
        headers: { 'content-type': 'application/json' },
        ...(['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && { payload: '{}' }),
      })
      expect([method, statusCode !== 405]).toEqual([method, allowed.includes(method)])
    }
  })
})

describe('A-01.16 A-01.17 variant/feed and variant/filtering ({url})', () => {
  test('A-01.16 finished HTML, typed variants beside it, and where to go on', async () => {
    const answer = (await post(variantFeedCall.path, { url: '/produtos/mesas-de-centro?ordenar=preco' })).json<
      Record<string, unknown> & {
        listHtml: string
        variants: { id: number; price: { price: number }; clickSource: number }[]
      }
    >()
    expect(answer).toMatchObject({
      totalCount: 60,
      nextPageUrl: '/produtos/mesas-de-centro?ordenar=preco&pagina=2',
      pagination: { page: 1, pageSize: 48, pageCount: 2, totalCount: 60 },
    })
    expect(answer.variants.map(({ price }) => price.price)).toEqual(
      Array.from({ length: 48 }, (_, index) => 100 + index),
    )
    expect(answer.listHtml.match(/<li class="card"/g)).toHaveLength(48)
    expect(answer.variants.every(({ clickSource }) => clickSource === 1)).toBe(true)
    expect(answer['paginatorHtml']).toContain('pagina=2')
    expect(answer.listHtml).toContain(`ri=${String(answer['requestId'])}.`)
  })

  test.each([
    '//evil.example/produtos',
    'https://evil.example/produtos',
    'javascript:alert(1)',
    '/\\evil.example',
    '/produtos/../admin',
    '/produtos/%2e%2e/admin',
    '/%252e%252e/produtos',
    '/admin',
    '/produto/1',
    '/produtos/nao-existe',
    'produtos',
  ])('a path that is no listing is refused, nothing is fetched: %s', async (url) => {
    for (const { path } of [variantFeedCall, variantFilteringCall]) {
      const answer = await post(path, { url })
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('://')
    }
  })

  test.each([
    '/produtos?utm_source=x&desconhecido=1',
    '/produtos?cor=nao-existe',
    '/produtos?pagina=-1',
    '/produtos?pagina=NaN',
    '/produtos?preco-de=abc',
    '/produtos?dimensao=largura:x-y',
    "/produtos?cor=azul'--",
    '/produtos?loja=__proto__&p-constructor=1',
  ])('an unknown filter or value falls away: %s', async (url) => {
    const answer = (await post(variantFeedCall.path, { url })).json<{ totalCount: number; nextPageUrl: string }>()
    expect([answer.totalCount, answer.nextPageUrl]).toEqual([60, '/produtos?pagina=2'])
  })

  test('A-01.17 every link of the filters is relative and stays a listing', async () => {
    const { body } = await post(variantFilteringCall.path, { url: '/produtos/mesas-de-centro?preco-ate=150' })
    const urls = [...body.matchAll(/"url":"([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(urls.length).toBeGreaterThan(5)
    for (const url of urls) expect(url).toMatch(/^\/(?:produtos|search)/)
  })

  test('a hundred filters are one listing, answered', async () => {
    const url = `/produtos?${Array.from({ length: 100 }, (_, index) => `cor=azul${index === 0 ? '' : index}`).join('&')}`
    expect((await post(variantFeedCall.path, { url })).json()).toMatchObject({ totalCount: 30 })
  })

  test('a changed price, a new offer and a gone one are in the next answer', async () => {
    await market.importItems([
      ...items.slice(0, 59).map((item, index) => (index === 5 ? { ...item, price: '9.90 EUR' } : item)),
      anItem({ id: 'novo', price: '9.95 EUR' }),
    ])
    const answer = (await post(variantFeedCall.path, { url: '/produtos?ordenar=preco' })).json<{
      totalCount: number
      variants: { price: { price: number } }[]
    }>()
    expect([answer.totalCount, answer.variants.slice(0, 3).map(({ price }) => price.price)]).toEqual([
      60,
      [9.9, 9.95, 100],
    ])
    const gone = await idOf('m-59')
    expect((await post(variantsByIdsCall.path, { ids: [gone] })).json()).toMatchObject({
      variants: [{ id: gone, active: false, inStock: false }],
      missing: [],
    })
  })
})

describe('A-01.20 variant/by-ids', () => {
  const ask = async (ids: number[]) => {
    const answer = await post(variantsByIdsCall.path, { ids })
    return { statusCode: answer.statusCode, ...answer.json<{ variants: { id: number }[]; missing: number[] }>() }
  }

  test('A-01.20 the asked order is kept, doubles come once, unknown ones are named', async () => {
    const answer = await ask([third, 999_999, first, third, second, 999_999])
    expect([answer.variants.map(({ id }) => id), answer.missing]).toEqual([[third, first, second], [999_999]])
  })

  test('A-01.20 none, 100 and 101 ids', async () => {
    expect(await ask([])).toEqual({ statusCode: 200, variants: [], missing: [] })
    expect((await ask(Array.from({ length: 100 }, (_, index) => index + 1))).statusCode).toBe(200)
    expect((await ask(Array.from({ length: 101 }, (_, index) => index + 1))).statusCode).toBe(400)
  })
})

describe('HEAD, OPTIONS and other methods', () => {
  test('HEAD says the length of GET without a body, OPTIONS what is allowed', async () => {
    const [head, get, options] = await Promise.all([
      app.inject({ method: 'HEAD', url: menuCall.path }),
      app.inject(menuCall.path),
      app.inject({ method: 'OPTIONS', url: menuCall.path }),
    ])
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', get.headers['content-type']])
    expect([options.statusCode, options.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect((await app.inject({ method: 'DELETE', url: variantFeedCall.path })).statusCode).toBe(405)
  })
})

describe('X-01 the generated client against a listening server', () => {
  const listening = app.listen({ port: 0, host: '127.0.0.1' })
  const configuration = async () => new Configuration({ basePath: (await listening).replace(/\/$/, '') })

  test('X-01 each call answers what its type says', async () => {
    const to = await configuration()
    expect((await menu(to)).primary.length).toBeGreaterThanOrEqual(12)
    expect((await variantFeed(to, { filteringRequest: { url: '/produtos' } })).variants).toHaveLength(48)
    expect((await variantFiltering(to, { filteringRequest: { url: '/produtos' } })).totalCount).toBe(60)
    expect((await variantsByIds(to, { requestBody: { ids: [second] } })).variants[0]?.id).toBe(second)
    expect((await deliveries(to, { variantId: second })).currency).toBe('EUR')
  })

  test('X-01 a refusal is a ResponseError with the problem in its response', async () => {
    const failure = await deliveries(await configuration(), { variantId: 999_999 }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ResponseError)
    expect((failure as ResponseError).message).toBe('Response returned an error code')
    expect(await (failure as ResponseError).response.json()).toMatchObject({
      code: 'not_found',
      title: expect.any(String) as string,
      requestId: expect.any(String) as string,
    })
  })

  test('X-01 A-11 a missing mandatory parameter is a RequiredError, nothing is sent', async () => {
    const to = await configuration()
    const failures = await Promise.all(
      [
        deliveries(to, {} as never),
        variantFeed(to, {} as never),
        variantFiltering(to, { filteringRequest: null } as never),
        variantsByIds(to, {} as never),
      ].map((call) => call.catch((error: unknown) => error)),
    )
    expect(failures.map((failure) => failure instanceof RequiredError && failure.field)).toEqual([
      'variantId',
      'filteringRequest',
      'filteringRequest',
      'requestBody',
    ])
  })

  test('X-01 nobody there is a FetchError', async () => {
    await expect(menu(new Configuration({ basePath: 'http://127.0.0.1:1' }))).rejects.toBeInstanceOf(FetchError)
  })
})

describe('A-09 each service on its own host', () => {
  test('A-09 calls answer on the API host alone, and to pages of the site alone, with credentials', async () => {
    const other = await testDatabase()
    const env = {
      POISO_URL: 'https://poiso.test',
      POISO_HOSTS: 'api=api.poiso.test,click=click.poiso.test,images=img.poiso.test',
    }
    const apart = await aMarketplace(other, { items: items.slice(0, 2), env })
    const { app: server } = apart.whole
    const ask = (host: string, url: string, headers: Record<string, string> = {}) =>
      server.inject({ url, headers: { host, ...headers } })
    const statuses = await Promise.all([
      ask('api.poiso.test', menuCall.path),
      ask('poiso.test', menuCall.path),
      ask('click.poiso.test', menuCall.path),
      ask('poiso.test', '/lojas'),
      ask('api.poiso.test', '/lojas'),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 200, 404])
    const fromSite = await ask('api.poiso.test', menuCall.path, { origin: 'https://poiso.test' })
    expect([
      fromSite.headers['access-control-allow-origin'],
      fromSite.headers['access-control-allow-credentials'],
      fromSite.headers['vary'],
    ]).toEqual(['https://poiso.test', 'true', 'Origin'])
    for (const origin of ['https://evil.test', 'https://click.poiso.test', 'null', 'http://poiso.test'])
      expect(
        (await ask('api.poiso.test', menuCall.path, { origin })).headers['access-control-allow-origin'],
      ).toBeUndefined()
    const preflight = await server.inject({
      method: 'OPTIONS',
      url: variantFeedCall.path,
      headers: { host: 'api.poiso.test', origin: 'https://poiso.test', 'access-control-request-method': 'POST' },
    })
    expect([
      preflight.statusCode,
      preflight.headers['access-control-allow-methods'],
      preflight.headers['access-control-allow-headers'],
    ]).toEqual([204, 'POST', 'content-type'])
    const { body } = await server.inject({
      method: 'POST',
      url: variantFeedCall.path,
      headers: { host: 'api.poiso.test', origin: 'https://poiso.test' },
      payload: { url: '/produtos' },
    })
    expect(body).toContain('https://click.poiso.test/v2/clickthrough/')
    expect((await ask('poiso.test', '/')).body).toContain('https://img.poiso.test/')
    await apart.close()
    await other.close()
  })
})
