import { expect, test } from 'vitest'
import { testStorefront } from './testing.ts'

async function ask(host: string, url = '/') {
  const { app } = testStorefront()
  const answer = await app.inject({ url, headers: { host } })
  await app.close()
  return answer
}
function linksOf(body: string): string[] {
  return [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '')
}

test('R-20 the shop-storage host says what it is and leads to the feed lab and to adding a shop', async () => {
  const { statusCode, body } = await ask('lojas.localhost:3000')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>A sua loja no Poiso</h1>')
  expect(linksOf(body)).toEqual([
    '#conteudo',
    'http://localhost:3000/',
    'http://localhost:3000/commercial/e-shop',
    'http://localhost:3000/adicionar-loja',
    'http://localhost:3000/adicionar-loja/perguntas-frequentes',
  ])
  expect(body).not.toMatch(/class="card"|action="\/search"/)
})

test.each([
  ['lojas.localhost:3000', '/produtos/sofas', 404, 'Esta página não existe no site para lojas'],
  ['lojas.localhost:3000', '/wiki/feeds', 404, 'Esta página não existe no site para lojas'],
  ['lojas.localhost:3000', '/register', 404, 'Esta página não existe no site para lojas'],
  ['admin.localhost:3000', '/', 404, 'Aqui não há páginas para ver'],
  ['admin.localhost:3000', '/produto/500-sofa-alvor', 404, 'Aqui não há páginas para ver'],
  ['qualquer.exemplo', '/', 421, 'Este endereço não é do Poiso'],
  ['x.localhost:3000', '/sales', 421, 'Este endereço não é do Poiso'],
])('R-20 %s%s answers %i in its own words, with links that lead somewhere', async (host, url, status, heading) => {
  const { statusCode, headers, body } = await ask(host, url)
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
  expect(body).toContain(`<h1>${heading}</h1>`)
  expect(body).toContain('name="robots" content="noindex')
  expect(linksOf(body).filter((href) => !href.startsWith('http://localhost:3000/') && href !== '#conteudo')).toEqual(
    host.startsWith('lojas') ? ['/'] : [],
  )
})
