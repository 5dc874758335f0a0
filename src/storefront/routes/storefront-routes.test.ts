import { afterAll, describe, expect, test } from 'vitest'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { aVariant, memoryListings, someProducts } from '../testing.ts'
import { testStorefront } from './testing.ts'

const { app, clock } = testStorefront()
afterAll(() => app.close())

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers })
}
async function location(url: string) {
  const answer = await get(url)
  return `${answer.statusCode} ${answer.headers['location'] ?? ''}`
}

describe('R-02 listings', () => {
  test('R-02 a category answers with its cards, canonical link and breadcrumbs', async () => {
    const answer = await get('/produtos/sofas')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<link rel="canonical" href="http://localhost:3000/produtos/sofas"/>')
    expect(answer.body).toContain('<meta name="robots" content="index, follow"/>')
    expect(answer.body.match(/<li class="card">/g)).toHaveLength(48)
    expect(answer.body).toContain('"@type":"BreadcrumbList"')
    expect(answer.body).toContain('>Sofás</h1>')
    expect(answer.body).toContain('130 produtos')
  })
  test('R-22 what is not canonical leads there for good: order, defaults, empty fields, unknown keys', async () => {
    expect(await location('/produtos/sofas?material=linho,algodao&cor=preto&cor=azul&preco-de=&ordenar=')).toBe(
      '301 /produtos/sofas?cor=azul,preto&material=algodao,linho',
    )
    expect(await location('/produtos/sofas?xpto=1')).toBe('301 /produtos/sofas')
    expect(await location('/produtos/sofas?cor=azul')).toBe('301 /produtos/sofas--azul')
    expect(await location('/produtos/sofas?pagina=0')).toBe('301 /produtos/sofas')
    expect(await location('/search')).toBe('301 /produtos')
    expect(await location('/produtos/?cor=azul')).toBe('301 /produtos?cor=azul')
  })
  test('R-22 the fields of the size filter become one key without script', async () => {
    expect(await location('/produtos/sofas?largura-de=80&largura-ate=120%2C5&altura-ate=90&profundidade-de=')).toBe(
      '301 /produtos/sofas?dimensao=largura:80-120.5,altura:-90',
    )
  })
  test('R-22 where a visit came from stays in the address and out of the canonical one', async () => {
    const answer = await get('/produtos/sofas?utm_source=boletim&gclid=x1')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('href="http://localhost:3000/produtos/sofas"')
  })
  test('R-02 one filter may be indexed, combinations, searches and other orders not', async () => {
    const robots = async (url: string) => /<meta name="robots" content="([^"]+)"/.exec((await get(url)).body)?.[1]
    expect(await robots('/produtos/sofas--azul')).toBe('index, follow')
    expect(await robots('/produtos/sofas?cor=azul,preto')).toBe('noindex, follow')
    expect(await robots('/produtos/sofas?ordenar=preco')).toBe('noindex, follow')
    expect(await robots('/search?q=sof%C3%A1')).toBe('noindex, follow')
  })
  test('R-02 past the last page there is nothing; an unknown or reserved path neither', async () => {
    for (const url of [
      '/produtos/sofas?pagina=4',
      '/produtos/sofas?pagina=999',
      '/produtos/nada',
      '/produtos/loja/nada',
      '/produtos/divisoes/nada',
      '/price-drops/nada',
      '/price-drops',
      '/produtos/ofertas/nada',
    ])
      expect(await location(url), url).toBe('404 ')
  })
  test('R-02 pages have their links, and positions go on', async () => {
    const { body } = await get('/produtos/sofas?pagina=2')
    expect(body).toContain('<link rel="prev" href="http://localhost:3000/produtos/sofas"/>')
    expect(body).toContain('<link rel="next" href="http://localhost:3000/produtos/sofas?pagina=3"/>')
    expect(body).toMatch(/clickthrough\/loja\d\.pt\/1048\?s=1&amp;p=49&amp;ri=t\./)
  })
  test('L-01 rows instead of cards', async () => {
    const { body } = await get('/produtos/sofas?vista=lista')
    expect(body.match(/<li class="row">/g)).toHaveLength(48)
  })
  test('L-12 without results the page names the filter to drop and how many come back', async () => {
    const { body, statusCode } = await get('/produtos/sofas?preco-ate=100&cor=azul')
    expect(statusCode).toBe(200)
    expect(body).toContain('Nenhum produto corresponde a tudo isto')
    expect(body).toMatch(
      /Sem (?:<!-- -->)?<a href="\/produtos\/sofas--azul"[^>]*>Preço até 100\u00a0€<\/a>(?:<!-- -->)?: 8 produtos/,
    )
  })
  test('R-05 a shop has its listing, and its id leads there', async () => {
    expect((await get('/produtos/loja/loja-1')).body).toContain('>Casa do Cais</h1>')
    expect(await location('/eshop/1')).toBe('301 /produtos/loja/loja-1')
    expect(await location('/eshop/99')).toBe('404 ')
  })
})

describe('R-17 products', () => {
  test('R-17 the page shows every offer by delivered total: free first, unknown after known, what cannot be bought last', async () => {
    const { body, statusCode } = await get('/produto/500-sofa-alvor')
    expect(statusCode).toBe(200)
    const shops = [...body.matchAll(/<th class="offer-shop"[^>]*><a [^>]+>([^<]+)/g)].map(([, name]) => name)
    expect(shops).toEqual(['Móveis Ribeira', 'Casa do Cais', 'Lar &amp; Linho', 'Oficina do Norte'])
    expect(body).toContain(
      '"@type":"AggregateOffer","priceCurrency":"EUR","lowPrice":599,"highPrice":669,"offerCount":3',
    )
  })
  test('N-08 the server prints the moment; an offer past its time is not the best and says so', async () => {
    const { body } = await get('/produto/500-sofa-alvor')
    expect(body).toContain('<time dateTime="2026-11-21T08:00:00Z" data-relative="">')
    expect(body).toContain('o preço pode ter mudado')
    expect(body.match(/Melhor total/g)).toHaveLength(1)
  })
  test('R-17 missing and wrong slugs, merged products and variants lead to the one address', async () => {
    expect(await location('/produto/500')).toBe('301 /produto/500-sofa-alvor')
    expect(await location('/produto/500-outra-coisa?regiao=madeira')).toBe('301 /produto/500-sofa-alvor?regiao=madeira')
    expect(await location('/produto/301-x')).toBe('301 /produto/500-sofa-alvor')
    expect(await location('/produto/v/9')).toBe('301 /produto/500-sofa-alvor')
    expect(await location('/produto/v/9-x')).toBe('301 /produto/500-sofa-alvor')
    expect(await location('/produto/500-sofa-alvor?cor=azul')).toBe('301 /produto/500-sofa-alvor')
  })
  test('R-17 what never existed is not found; what no shop has is gone, with history and alternatives', async () => {
    for (const url of ['/produto/404-x', '/produto/v/404', '/produto/abc', '/produto/0-x', '/produto/99999999999-x'])
      expect(await location(url), url).toBe('404 ')
    const gone = await get('/produto/410-sofa-alvor')
    expect(gone.statusCode).toBe(410)
    expect(gone.body).toContain('Já não está à venda')
    expect(gone.body).toContain('Em alternativa: sofás')
    expect(gone.body.match(/<li[^>]*class="card/g)?.length ?? 0).toBeGreaterThan(0)
    expect(gone.body).toContain('s=28')
    expect(gone.body).not.toContain('AggregateOffer')
  })
  test('N-01 each region has its own totals, and its address the bare one as canonical', async () => {
    const { body } = await get('/produto/500-sofa-alvor?regiao=acores')
    expect(body).toContain('Não entrega nos Açores')
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/produto/500-sofa-alvor"/>')
  })
})

describe('pages around', () => {
  test('R-01 the home page has departments, what is new, and the shops', async () => {
    const { body } = await get('/')
    expect(body).toContain('href="/produtos/sala-de-estar"')
    expect(body.match(/<li class="card">/g)).toHaveLength(8)
    expect(body).toContain('Como somos honestos')
  })
  test('R-16 /lojas lists the shops that have something to show', async () => {
    expect((await get('/lojas')).body.match(/href="\/produtos\/loja\/loja-\d"/g)).toHaveLength(4)
  })
  test('errors are pages with a search box and the request id', async () => {
    const answer = await get('/nada')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Não encontrámos esta página')
    expect(answer.body).toContain('O que é que procura hoje?')
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.headers['cache-control']).toBe('no-store')
  })
  test('R-12 robots.txt leaves out what links of mails open and what is reported, not what buyers say of a shop', async () => {
    const lines = (await get('/robots.txt')).body.split('\n')
    for (const path of ['/star/', '/pqa/', '/denunciar/', '/moderacao/']) expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain('Allow: /star/eshop/')
  })
  test('sitemaps come in shards with the day of the last change, and robots.txt names them', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/sitemap-produtos-2.xml</loc>')
    expect((await get('/sitemap-produtos-1.xml')).body).toContain(
      '<loc>http://localhost:3000/produto/7-banco</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>',
    )
    expect((await get('/sitemap-produtos-3.xml')).statusCode).toBe(404)
    const pages = (await get('/sitemap-paginas-1.xml')).body
    expect(pages).toContain('<loc>http://localhost:3000/produtos/sofas</loc>')
    expect(pages).toMatch(/<loc>[^<]*<\/loc><lastmod>2026-11-19T08:00:00.000Z<\/lastmod>/)
  })
})

describe('bytes', () => {
  test('a page is sent as the browser takes it, and 304 to who has it', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => get('/lojas', { 'accept-encoding': encoding })),
    )
    expect(brotliDecompressSync(br?.rawPayload ?? Buffer.alloc(0)).equals(plain?.rawPayload ?? Buffer.alloc(0))).toBe(
      true,
    )
    expect(gunzipSync(gzip?.rawPayload ?? Buffer.alloc(0)).equals(plain?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    const again = await get('/lojas', { 'if-none-match': String(plain?.headers['etag']) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect(plain?.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    )
  })
  test('a header changes no byte of a page', async () => {
    const bodies = await Promise.all(
      [{}, { cookie: 'jwt=x; session=y' }, { 'user-agent': 'Googlebot' }, { referer: 'https://x.pt/' }].map((headers) =>
        get('/produtos/sofas?ordenar=preco', headers),
      ),
    )
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1)
  })
  test('no style attributes, no inline handlers, no script but the one of its kind of page', async () => {
    for (const [url, script] of [
      ['/', 'cards'],
      ['/produtos/sofas?cor=azul,preto', 'listing'],
      ['/produto/500-sofa-alvor', 'product'],
      ['/compare-products', 'compare'],
      ['/lojas', 'words'],
      ['/nada', 'words'],
    ] as const) {
      const { body, headers } = await get(url)
      expect(body, url).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
      expect(
        [...body.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)].map(([tag]) => tag),
        url,
      ).toEqual([`<script type="module" src="/assets/${script}.js" integrity="sha384-${script}">`])
      expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'; ")
    }
  })
  test('a full listing stays within its budgets', async () => {
    const { body } = await get('/produtos/sofas')
    const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength
    expect(packed).toBeLessThanOrEqual(20_000)
    expect(body.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(2500)
  })
})

test('fault F11 words of a feed are inert on every page', async () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}`
  const products = someProducts(3).map((product) => ({
    ...product,
    variant: aVariant({
      ...product.variant,
      name: evil,
      slug: 'x',
      displayParameters: [{ name: evil, value: evil }],
      eshop: { ...product.variant.eshop, name: evil },
    }),
  }))
  const site = testStorefront({ listings: memoryListings(products) })
  for (const url of ['/', '/produtos/sofas', '/produtos/sofas?vista=lista', '/search?q=%22%3E%3Cscript%3E'])
    expect((await site.app.inject(url)).body, url).not.toMatch(/<script>|<img src=x/)
  await site.app.close()
})

test('fault D1 a page that was shown goes on being served when its data are away', async () => {
  let isAway = false
  const memory = memoryListings(someProducts(60))
  let version = 0
  const site = testStorefront({
    listings: {
      ...memory,
      versionOf: () => String(version),
      cards: async (...args) => {
        if (isAway) throw new Error('away')
        return memory.cards(...args)
      },
      find: async (selection) => {
        if (isAway) throw new Error('away')
        return memory.find(selection)
      },
    },
  })
  for (let index = 0; index < 2; index += 1) await site.app.inject('/produtos/sofas')
  isAway = true
  version = 1
  const answer = await site.app.inject('/produtos/sofas')
  expect([answer.statusCode, answer.headers['x-cache']]).toEqual([200, 'stale'])
  expect((await site.app.inject('/produtos/sofas-cama')).statusCode).toBe(500)
  await site.app.close()
})

test('warm cards ask for no data: a page of the same hits is made from fragments', async () => {
  const memory = memoryListings(someProducts(60))
  let loads = 0
  let version = 0
  const site = testStorefront({
    listings: {
      ...memory,
      versionOf: () => String((version += 1)),
      cards: (...args) => {
        loads += 1
        return memory.cards(...args)
      },
    },
  })
  const first = await site.app.inject('/produtos/sofas')
  const second = await site.app.inject('/produtos/sofas')
  expect(loads).toBe(1)
  expect(second.body).toBe(first.body)
  await site.app.close()
})

test('L-07 at midnight a card with a Christmas tag is made anew', async () => {
  const flags = { isOn: () => false, numberOf: (_key: string, _fallback: number) => 40 }
  const products = someProducts(1).map((product) => ({
    ...product,
    variant: { ...product.variant, deliveryInDays: 33, inStock: true },
  }))
  const site = testStorefront({ flags, listings: memoryListings(products) })
  expect((await site.app.inject('/produtos/sofas')).body).toContain('Entrega até ao Natal')
  site.clock.advanceMs(13 * 3_600_000)
  expect((await site.app.inject('/produtos/sofas')).body).not.toContain('Entrega até ao Natal')
  await site.app.close()
})

test('L-01 the feed call answers with the same cards as the page', async () => {
  const page = await get('/produtos/sofas?pagina=2')
  const feed = await app.inject({
    method: 'POST',
    url: '/api/v2/variant/feed',
    payload: { url: '/produtos/sofas?pagina=2' },
  })
  const { listHtml, paginatorHtml, nextPageUrl } = feed.json<{
    listHtml: string
    paginatorHtml: string
    nextPageUrl: string
  }>()
  const cards = (html: string) =>
    html
      .split('<li class="card">')
      .slice(1)
      .map((card) =>
        card
          .slice(0, card.indexOf('</li>'))
          .replace(/ri=[^"]+/, '')
          .replace('fetchpriority="high"', 'loading="lazy"'),
      )
  expect(cards(listHtml)).toHaveLength(48)
  expect(cards(listHtml).slice(0, 47)).toEqual(cards(page.body).slice(0, 47))
  expect(paginatorHtml).toContain('data-more')
  expect(nextPageUrl).toBe('/produtos/sofas?pagina=3')
  expect(clock.now().toISOString()).toBe('2026-11-21T11:00:00.000Z')
})

describe('ADR 0020 kept pages are sent before the framework', () => {
  const { app: kept } = testStorefront()
  afterAll(() => kept.close())

  test.each(['/produtos/sofas?cor=azul,preto', '/', '/lojas', '/produto/500-sofa-alvor'])(
    '%s has the same headers and bytes as by the long way',
    async (path) => {
      if (!kept.server.listening) await kept.listen({ port: 0, host: '127.0.0.1' })
      const address = kept.server.address()
      const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
      const told = (headers: object) => {
        const {
          date: _date,
          connection: _connection,
          'keep-alive': _keepAlive,
          'x-request-id': id = '',
          'content-length': _bytes,
          ...rest
        } = headers as Record<string, string>
        return { id, headers: rest }
      }
      const ask = async (url: string, also: Record<string, string> = {}) => {
        const answer = await fetch(origin + url, { headers: { 'accept-encoding': 'br', ...also } })
        return { status: answer.status, ...told(Object.fromEntries(answer.headers)), body: await answer.text() }
      }
      // What is injected goes to the framework, past what stands before it.
      const askFramework = async (url: string, also: Record<string, string> = {}) => {
        const answer = await kept.inject({ url, headers: { 'accept-encoding': 'br', ...also } })
        return {
          status: answer.statusCode,
          ...told(answer.headers),
          body: answer.statusCode === 200 ? brotliDecompressSync(answer.rawPayload).toString() : answer.body,
        }
      }
      await ask(path)
      await ask(path)
      const byFramework = await askFramework(path)
      const ready = await ask(path)
      expect(ready).toEqual({ ...byFramework, id: ready.id })
      // Where a visit came from is no part of the page, and who has it is told so.
      const tracked = await ask(`${path}${path.includes('?') ? '&' : '?'}utm_source=boletim`)
      expect(tracked).toEqual({ ...byFramework, id: tracked.id })
      const compared = { 'if-none-match': `"other", ${ready.headers['etag']}` }
      const known = await ask(path, compared)
      expect(known).toEqual({ ...(await askFramework(path, compared)), id: known.id })
      expect([known.status, known.body, (await ask(path, { 'if-none-match': '"other"' })).status]).toEqual([
        304,
        '',
        200,
      ])
      expect(ready.headers).toMatchObject({
        'x-cache': 'hit',
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      })
      expect(ready.id).not.toBe(byFramework.id)
    },
  )
})
