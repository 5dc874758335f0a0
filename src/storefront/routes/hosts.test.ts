import { describe, expect, test } from 'vitest'
import { aSite } from '../testing.ts'
import { testStorefront } from './testing.ts'

const SHOPS_HOST = 'lojas.localhost:3000'
const OWN_ORIGIN = 'https://lojas.exemplo.pt'

async function ask(host: string, url = '/', site = aSite({})) {
  const { app } = testStorefront({ site })
  const answer = await app.inject({ url, headers: { host } })
  await app.close()
  return answer
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
      expect.arrayContaining([
        '/',
        '/wiki',
        '/contact-form',
        'http://localhost:3000/commercial/e-shop',
        'http://localhost:3000/adicionar-loja',
      ]),
    )
    expect(links.filter((link) => link.startsWith('/lojas-site'))).toEqual([])
    expect(body).not.toMatch(/class="card"|action="\/search"/)
  })

  test('R-20 is the one address of its pages where it is configured: the other place leads there', async () => {
    const site = aSite({ shopsUrl: OWN_ORIGIN, shopsOrigin: OWN_ORIGIN })
    for (const [path, own] of [
      ['/lojas-site', '/'],
      ['/lojas-site/contact-form', '/contact-form'],
    ] as const) {
      const { statusCode, headers } = await ask('localhost:3000', path, site)
      expect([statusCode, headers['location']]).toEqual([301, OWN_ORIGIN + own])
    }
    expect(canonicalOf((await ask(SHOPS_HOST, '/', site)).body)).toBe(`${OWN_ORIGIN}/`)
    expect((await ask(SHOPS_HOST, '/sitemap.xml', site)).body).toContain(`<loc>${OWN_ORIGIN}/contact-form</loc>`)
    expect((await ask(SHOPS_HOST, '/robots.txt', site)).body).toContain(`Sitemap: ${OWN_ORIGIN}/sitemap.xml`)
    expect((await ask('localhost:3000', '/sitemap-paginas-1.xml', site)).body).not.toContain('contact-form')
    expect(linksOf((await ask('localhost:3000', '/contacto', site)).body)).toContain(`${OWN_ORIGIN}/contact-form`)
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
    const { app } = testStorefront()
    for (const [host, url, seeOther] of [
      ['localhost:3000', '/lojas-site/contact-form', '/lojas-site/contact-form/received'],
      [SHOPS_HOST, '/contact-form', '/contact-form/received'],
    ] as const) {
      const { statusCode, headers } = await app.inject({
        method: 'POST',
        url,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'nome=Ana&email=ana%40exemplo.pt&assunto=Feed&mensagem=O+feed+mudou+de+lugar.',
      })
      expect([statusCode, headers['location']]).toEqual([303, seeOther])
      expect((await app.inject({ url: seeOther, headers: { host } })).statusCode).toBe(200)
    }
    await app.close()
  })
})

test.each([
  [SHOPS_HOST, '/produtos/sofas', 404, 'Esta página não existe no site para lojas'],
  [SHOPS_HOST, '/wiki/nada', 404, 'Esta página não existe no site para lojas'],
  [SHOPS_HOST, '/register', 404, 'Esta página não existe no site para lojas'],
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
