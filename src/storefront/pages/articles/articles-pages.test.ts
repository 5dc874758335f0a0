import { expect, test } from 'vitest'
import { testStorefront } from '../../routes/testing.ts'
import { anArticle, memoryArticles, TEST_PREVIEW } from './testing.ts'

const { app } = testStorefront()

function pageWith(article: ReturnType<typeof anArticle>) {
  const articles = { ...memoryArticles, shown: () => [article], find: () => ({ kind: 'article', article }) as const }
  return testStorefront({ articles }).app.inject('/artigo/artigo-1')
}

test('R-14 an article says who wrote it, when, how long it takes, and has its markup and its picture for sharing', async () => {
  const { body, headers } = await app.inject('/artigo/artigo-1')
  expect(body).toContain('Por Inês Exemplo')
  expect(body).toContain('<time dateTime="2026-11-20T10:00:00.000Z">20 de novembro de 2026</time>')
  expect(body).toContain('1 min de leitura')
  expect(body).toContain('<h2 id="medir">Medir</h2>')
  expect(body).toMatch(/"@type":"Article","headline":"Artigo 1"/)
  expect(body).toContain('"@type":"BreadcrumbList"')
  expect(body).toContain('<meta property="og:type" content="article"/>')
  const card = /property="og:image" content="[^"]*(\/partilha\/[0-9a-f]{10}\/artigo\/artigo-1\.jpg)"/.exec(body)?.[1]
  expect(card).toBeDefined()
  expect(headers['cache-control']).not.toContain('no-store')
})

test('R-14 the cards of an article are the offers of now; a listing or a piece that is gone says nothing', async () => {
  expect((await app.inject('/artigo/artigo-1')).body.match(/class="small-card"/g)).toHaveLength(2)
  const gone = anArticle({
    blocks: [
      { kind: 'text', heading: '', text: 'Fica.' },
      { kind: 'products', title: 'Já não há', of: { by: 'listing', listing: '/produtos/nada-disto', count: 2 } },
      { kind: 'products', title: 'Também não', of: { by: 'products', ids: [404] } },
      {
        kind: 'room',
        picture: 'inspiration/ab/cd/ef/eabcdef0123456789',
        alt: 'Sala',
        caption: '',
        hotspots: [
          { x: 1, y: 1, label: 'Esgotado', leadsTo: { by: 'product', id: 404 } },
          { x: 500, y: 500, label: 'Sofás', leadsTo: { by: 'listing', listing: '/produtos/sofas' } },
        ],
      },
    ],
  })
  const { body, statusCode } = await pageWith(gone)
  expect(statusCode).toBe(200)
  expect(body).toContain('<p>Fica.</p>')
  for (const absent of ['Já não há', 'Também não', 'Esgotado']) expect(body).not.toContain(absent)
  expect(body).toContain('class="mark x1-5 x2-0 x3-0 y1-5 y2-0 y3-0"')
  expect(body).toContain('<a href="/produtos/sofas">Sofás</a>')
})

test('R-14 who pays for an article stands above it and in the lists, and search engines are told of its links', async () => {
  const sponsored = anArticle({
    sponsored: { label: 'Conteúdo patrocinado', by: 'Serra' },
    blocks: [{ kind: 'text', heading: '', text: 'Ver [a loja](https://serra.pt/).' }],
  })
  const { body } = await pageWith(sponsored)
  expect(body).toContain('Conteúdo patrocinado por Serra')
  expect(body).toContain('<a rel="sponsored nofollow" href="https://serra.pt/">')
})

test('F11 what an editor wrote is inert wherever it stands', async () => {
  const evil = '</script><script>alert(1)</script>'
  const { body } = await pageWith(
    anArticle({
      title: evil,
      lead: evil,
      author: { name: evil, about: evil },
      blocks: [
        { kind: 'quote', text: evil, by: evil },
        { kind: 'table', caption: evil, head: [evil, 'b'], rows: [[evil, evil]] },
      ],
    }),
  )
  expect(body).not.toContain('<script>alert')
  // It stands there as the text that it is: title, lead, author, quote and table.
  expect(body.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(8)
})

test('R-14 an older slug leads to the present one, and one that was withdrawn is gone', async () => {
  const moved = await app.inject('/artigo/antigo')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/artigo/artigo-1'])
  expect((await app.inject('/artigo/retirado')).statusCode).toBe(410)
})

test('R-14 a preview is seen by who has its link, kept by nobody and told to no search engine', async () => {
  const { body, headers, statusCode } = await app.inject(`/article/preview/1?link=${TEST_PREVIEW}`)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('no-store')
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain('ainda não foi publicado')
  for (const url of ['/article/preview/1', '/article/preview/1?link=x', `/article/preview/99?link=${TEST_PREVIEW}`])
    expect((await app.inject(url)).statusCode, url).toBe(404)
})

test('R-14 a list leads on to the next page, and past its end there is none', async () => {
  const first = (await app.inject('/artigos')).body
  expect(first.match(/<article class="article-card[ "]/g)).toHaveLength(12)
  expect(first).toMatch(/href="\/artigos\?pagina=2"[^>]*>Carregar mais artigos/)
  const second = (await app.inject('/artigos?pagina=2')).body
  expect(second.match(/<article class="article-card[ "]/g)).toHaveLength(2)
  expect((await app.inject('/artigos?pagina=3')).statusCode).toBe(404)
})

test('R-14 the newest 50 articles are an Atom feed, dated and escaped, named by the list', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...anArticle({ slug: `artigo-${at}`, title: at === 0 ? 'Mesas <b>&</b> "cadeiras"' : `Artigo ${at}` }),
    id: at + 1,
    updatedAt: at === 7 ? '2026-11-25T08:00:00.000Z' : null,
  }))
  const { app: site } = testStorefront({ articles: { ...memoryArticles, shown: () => many } })
  const { body, headers, statusCode } = await site.inject('/artigos.atom')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  expect(body.match(/<entry>/g)).toHaveLength(50)
  expect(body).toContain('<title>Mesas &lt;b&gt;&amp;&lt;/b&gt; &quot;cadeiras&quot;</title>')
  expect(body).toContain('<updated>2026-11-25T08:00:00.000Z</updated><link rel="self"')
  expect(body).toContain('<link rel="alternate" href="http://localhost:3000/artigo/artigo-49"/>')
  expect(new Set([...body.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)).size).toBe(51)
  expect((await site.inject('/artigos')).body).toContain(
    '<link rel="alternate" type="application/atom+xml" href="http://localhost:3000/artigos.atom"/>',
  )
  await site.close()
})
