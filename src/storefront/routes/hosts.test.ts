import { afterAll, describe, expect, test } from 'vitest'
import { aSite } from '../testing.ts'
import { testStorefront } from './testing.ts'

const SHOPS_HOST = 'lojas.localhost:3000'
const OWN_ORIGIN = 'https://lojas.exemplo.pt'

const oneOrigin = testStorefront({}).app
const own = testStorefront({ site: aSite({ shopsUrl: OWN_ORIGIN, shopsOrigin: OWN_ORIGIN }) }).app
afterAll(() => Promise.all([oneOrigin.close(), own.close()]))

function ask(host: string, url = '/', app = oneOrigin) {
  return app.inject({ url, headers: { host } })
}
function linksOf(body: string): string[] {
  return [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '')
}
function canonicalOf(body: string): string | null {
  return /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? null
}

describe('R-20 the shop-storage site on its own host', () => {
  test('R-20 says what it is; its links stay on it, those to the marketplace name that', async () => {
    const { statusCode, body } = await ask(SHOPS_HOST)
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>A sua loja no Poiso</h1>')
    const links = linksOf(body)
    expect(links).toEqual(
      expect.arrayContaining(['/', '/wiki', '/contact-form', 'http://localhost:3000/commercial/e-shop', '/register']),
    )
    expect(links.filter((link) => link.startsWith('/lojas-site'))).toEqual([])
    expect(body).not.toMatch(/class="card"|action="\/search"/)
  })

  test('R-20 is the one address of its pages where it is configured: the other place leads there', async () => {
    for (const [path, there] of [
      ['/lojas-site', '/'],
      ['/lojas-site/contact-form', '/contact-form'],
    ] as const) {
      const { statusCode, headers } = await ask('localhost:3000', path, own)
      expect([statusCode, headers['location']]).toEqual([301, OWN_ORIGIN + there])
    }
    expect(canonicalOf((await ask(SHOPS_HOST, '/', own)).body)).toBe(`${OWN_ORIGIN}/`)
    expect((await ask(SHOPS_HOST, '/sitemap.xml', own)).body).toContain(`<loc>${OWN_ORIGIN}/contact-form</loc>`)
    expect((await ask(SHOPS_HOST, '/robots.txt', own)).body).toContain(`Sitemap: ${OWN_ORIGIN}/sitemap.xml`)
    expect((await ask('localhost:3000', '/sitemap-paginas-1.xml', own)).body).not.toContain('contact-form')
    expect(linksOf((await ask('localhost:3000', '/contacto', own)).body)).toContain(`${OWN_ORIGIN}/contact-form`)
  })
})

describe('R-20 the shop-storage site below a path of the site', () => {
  test('R-20 A-09 its links stay below it, those to the marketplace are that origin’s', async () => {
    const { statusCode, body } = await ask('localhost:3000', '/lojas-site')
    expect(statusCode).toBe(200)
    const links = linksOf(body)
    expect(links).toEqual(
      expect.arrayContaining(['/lojas-site', '/lojas-site/wiki', '/lojas-site/contact-form', '/commercial/e-shop']),
    )
    expect(links.filter((link) => link.startsWith('http'))).toEqual([])
    expect(body).toContain('content="index, follow"')
  })

  test('R-20 is the one address of its pages for search engines, also seen from the host of its own', async () => {
    for (const [host, path] of [
      ['localhost:3000', '/lojas-site/contact-form'],
      [SHOPS_HOST, '/contact-form'],
    ] as const)
      expect(canonicalOf((await ask(host, path)).body)).toBe('http://localhost:3000/lojas-site/contact-form')
    expect((await ask('localhost:3000', '/sitemap-paginas-1.xml')).body).toContain('/lojas-site/contact-form</loc>')
    expect((await ask(SHOPS_HOST, '/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  test('R-20 home is its home page', async () => {
    for (const [host, path, location] of [
      ['localhost:3000', '/lojas-site/home', '/lojas-site'],
      [SHOPS_HOST, '/home', '/'],
    ] as const) {
      const { statusCode, headers } = await ask(host, path)
      expect([statusCode, headers['location']]).toEqual([301, location])
    }
    expect((await ask('localhost:3000', '/home')).statusCode).toBe(404)
  })

  test('R-20 other spellings lead to its addresses', async () => {
    for (const [path, location] of [
      ['/lojas-site?x=1', '/lojas-site'],
      ['/lojas-site/contact-form?x=1', '/lojas-site/contact-form'],
    ] as const) {
      const { statusCode, headers } = await ask('localhost:3000', path)
      expect([statusCode, headers['location']]).toEqual([301, location])
    }
  })

  test('R-20 its form leads on below it', async () => {
    for (const [host, url, seeOther] of [
      ['localhost:3000', '/lojas-site/contact-form', '/lojas-site/contact-form/received'],
      [SHOPS_HOST, '/contact-form', '/contact-form/received'],
    ] as const) {
      const { statusCode, headers } = await oneOrigin.inject({
        method: 'POST',
        url,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'nome=Ana&email=ana%40exemplo.pt&assunto=Feed&mensagem=O+feed+mudou+de+lugar.',
      })
      expect([statusCode, headers['location']]).toEqual([303, seeOther])
      expect((await ask(host, seeOther)).statusCode).toBe(200)
    }
  })
})

test.each([
  [SHOPS_HOST, '/produtos/sofas', 404, 'Esta página não existe no site para lojas'],
  [SHOPS_HOST, '/wiki/nada', 404, 'Esta página não existe no site para lojas'],
  [SHOPS_HOST, '/lojas-site', 404, 'Esta página não existe no site para lojas'],
  ['localhost:3000', '/lojas-site/nada', 404, 'Esta página não existe no site para lojas'],
  ['localhost:3000', '/lojas-siteiro', 404, 'Não encontrámos esta página'],
  ['admin.localhost:3000', '/', 404, 'Aqui não há páginas para ver'],
  ['admin.localhost:3000', '/produto/500-sofa-alvor', 404, 'Aqui não há páginas para ver'],
  ['qualquer.exemplo', '/', 421, 'Este endereço não é do Poiso'],
  ['x.localhost:3000', '/sales', 421, 'Este endereço não é do Poiso'],
])('R-20 %s%s answers %i in its own words, with links that lead somewhere', async (host, url, status, heading) => {
  const { statusCode, headers, body } = await ask(host, url)
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
  expect(body).toContain(`<h1>${heading}</h1>`)
  expect(body).toContain('name="robots" content="noindex')
  const links = linksOf(body).filter((href) => href !== '#conteudo')
  if (host === SHOPS_HOST) expect(links.filter((href) => href.startsWith('/lojas-site'))).toEqual([])
  else if (host !== 'localhost:3000')
    expect(links.filter((href) => !href.startsWith('http://localhost:3000/'))).toEqual([])
})

/** Every page of the site for shops that anybody may see, by its links, from where it begins. */
async function crawl(host: string, start: string, base: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  const waiting = [start]
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const path = url.split('#')[0] ?? ''
    if (pages.has(path)) continue
    const { statusCode, body } = await ask(host, path)
    expect([path, statusCode]).toEqual([path, 200])
    pages.set(path, body)
    waiting.push(...linksOf(body).filter((link) => link.startsWith(`${base}/`) && link !== `${base}/loja`))
  }
  return pages
}

describe.each([
  ['on its own host', SHOPS_HOST, '/', ''],
  ['below a path', 'localhost:3000', '/lojas-site', '/lojas-site'],
] as const)('R-20 the site for shops %s', (_name, host, start, base) => {
  test('R-20 every page has one heading, a title of its own, and links that lead to something', async () => {
    const pages = await crawl(host, start, base)
    expect([...pages.keys()].filter((path) => path.startsWith(`${base}/wiki/`)).length).toBeGreaterThanOrEqual(8)
    const titles = [...pages.values()].map((body) => /<title>(.*?)<\/title>/.exec(body)?.[1])
    expect(new Set(titles).size).toBe(pages.size)
    const broken = []
    for (const [path, body] of pages) {
      expect([path, body.match(/<h1/g)?.length, body.includes('<mark>')]).toEqual([path, 1, false])
      // The shops' own area is for who has signed in, the definition of the calls another service's.
      for (const link of linksOf(body).filter((each) => !/\/(?:loja|openapi\.json)$/.test(each))) {
        const [address = '', part] = link.replace('http://localhost:3000', '').split('#')
        const isOwn = link.startsWith('#') || pages.has(address)
        const there = isOwn ? (pages.get(address) ?? body) : (await ask('localhost:3000', address)).body
        if (!isOwn && (await ask('localhost:3000', address)).statusCode >= 400) broken.push(`${path}: ${link}`)
        if (part !== undefined && !there.includes(`id="${part}"`)) broken.push(`${path}: ${link}`)
      }
    }
    expect(broken).toEqual([])
  })
})

test('R-09 R-15 what shops are offered says what of it exists, what it costs and how to start', async () => {
  for (const path of ['/commercial/SaaS', '/commercial/pixel', '/commercial/star']) {
    const { body } = await ask('localhost:3000', path)
    for (const heading of ['O que é', 'Quanto custa', 'Como começar']) expect(body, path).toContain(`>${heading}</h2>`)
  }
  for (const path of ['/commercial/pixel', '/commercial/star', '/para-lojas/pixel', '/para-lojas/star']) {
    const { body } = await ask('localhost:3000', path)
    expect(body, path).not.toMatch(/Ainda não está disponível|ainda não existe|[Ee]m preparação/)
    const links = linksOf(body).filter((link) => link.startsWith('/'))
    for (const link of new Set(links)) {
      const { statusCode } = await ask('localhost:3000', link.split('#')[0])
      expect([path, link, statusCode]).toEqual([path, link, statusCode < 400 ? statusCode : 0])
    }
  }
})
