import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import type { StaffRole } from '#platform/http/request/route-classes.ts'
import { articleDocument } from './article.ts'
import { articleEditorRoutes } from './backoffice/routes.ts'
import {
  createArticleCall,
  listArticlesCall,
  listArticleVersionsCall,
  publishArticleCall,
  readArticleCall,
  restoreArticleCall,
  saveArticleCall,
  withdrawArticleCall,
} from './backoffice/calls.ts'
import { articlesFeedCall } from './calls.ts'
import { followArticles } from './follow-articles.ts'
import { articleRoutes } from './routes.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00.000Z')
const articles = followArticles({ db, clock })
const roles = new Map<string, ReadonlySet<StaffRole>>([
  ['session=editor', new Set(['content'])],
  ['session=feeds', new Set(['feeds'])],
])
const { app } = testServer({
  identify: async ({ headers }) => {
    const found = roles.get(headers.cookie ?? '')
    return found === undefined
      ? null
      : { userId: asId<UserId>(7), isAdmin: false, isEshop: false, roles: found, adminMode: false }
  },
})
const KEPT = 'inspiration/ab/cd/ef/eabcdef0123456789'
articleEditorRoutes(app, {
  db,
  clock,
  articleUrl: (slug) => `/artigo/${slug}`,
  articlePreviewUrl: (id) => `/article/preview/${id}?link=x`,
  pictureUrl: (picture) => `/${picture}/w960`,
  articlePictureUrl: (id) => `/uploads/article-picture?artigo=${id}`,
  pictureSize: async (picture) => (picture === KEPT ? { width: 800, height: 600 } : null),
  countListed: async (listing) =>
    listing === '/produtos/sofas'
      ? 12
      : listing === '/produtos/vazia'
        ? 0
        : listing === '/produtos/longe'
          ? 'unknown'
          : 'no-listing',
})
articleRoutes(app, {
  articles,
  articleUrl: (slug) => `/artigo/${slug}`,
  articleListUrl: ({ page }) => `/artigos?pagina=${page}`,
  renderArticles: (page) => page.articles.map(({ document }) => `<li>${document.title}</li>`).join(''),
  renderArticlePaginator: () => '',
})
afterAll(() => app.close())

function aDocument(change: object = {}) {
  return {
    slug: 'um-artigo',
    category: 'sala',
    title: 'Um artigo',
    lead: 'Com uma entrada.',
    author: { name: 'Inês Exemplo' },
    cover: { picture: KEPT, alt: 'Uma sala' },
    blocks: [{ kind: 'text', text: 'Com um texto.' }],
    ...change,
  }
}

async function send(url: string, payload?: object, cookie = 'session=editor') {
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/v1/backoffice/articles${url}`,
    headers: { cookie },
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

const first = await send('', { document: aDocument() })
const id = first.body.id as number
const cookie = 'session=editor'
callBattery(articlesFeedCall, { app, example: { body: { url: '/artigos' } } })
callBattery(listArticlesCall, { app, cookie, example: { query: { state: 'draft', sort: 'title' } } })
callBattery(readArticleCall, { app, cookie, example: { params: { articleId: id } } })
callBattery(listArticleVersionsCall, { app, cookie, example: { params: { articleId: id } } })

test('B-09 who has no role of content may do none of it', async () => {
  const calls = [
    createArticleCall,
    listArticlesCall,
    listArticleVersionsCall,
    publishArticleCall,
    readArticleCall,
    restoreArticleCall,
    saveArticleCall,
    withdrawArticleCall,
  ]
  for (const { method, path } of calls)
    for (const [other, status] of [
      ['session=feeds', 403],
      ['session=nobody', 401],
    ] as const) {
      const answer = await app.inject({
        method,
        url: path.replace('{articleId}', String(id)),
        headers: { cookie: other },
        ...(method === 'POST' && { payload: {} }),
      })
      expect(answer.statusCode, `${method} ${path} ${other}`).toBe(status)
    }
})

test('B-09 a search keeps to the filters that are set beside it', async () => {
  const { body: made } = await send('', { document: aDocument({ slug: 'poltronas', title: 'Poltronas de leitura' }) })
  const titles = async (query: string) => (await send(query)).body.rows.map((row: { id: number }) => row.id)
  expect(await titles('?q=poltronas&state=draft&category=sala')).toEqual([made.id])
  expect(await titles('?q=poltronas&state=published')).toEqual([])
  expect(await titles('?q=poltronas&category=quarto')).toEqual([])
})

test('B-09 an article is written, saved, published and withdrawn; a stale save is refused and the present one can be read', async () => {
  const { body: made } = await send('', { document: aDocument({ slug: 'escrito' }) })
  const change = { version: 1, document: aDocument({ slug: 'escrito', title: 'De Ana' }), isAutosave: false }
  expect((await send(`/${made.id}`, change)).body).toMatchObject({ version: 2, state: 'draft', missing: [] })
  const stale = await send(`/${made.id}`, change)
  expect([stale.status, stale.body.detail]).toEqual([409, `article ${made.id} is at version 2 now`])
  expect((await send(`/${made.id}`)).body.document.title).toBe('De Ana')
  expect((await send(`/${made.id}/publish`, { version: 2, at: null })).body).toMatchObject({ state: 'published' })
  await articles.refresh()
  const feed = await app.inject({ method: 'POST', url: '/api/v2/articles/feed', payload: { url: '/artigos' } })
  expect(feed.json()).toMatchObject({
    listHtml: '<li>De Ana</li>',
    nextPageUrl: null,
    totalCount: 1,
    articles: [{ slug: 'escrito', url: '/artigo/escrito', readingMinutes: 1, sponsoredBy: null }],
  })
  expect((await send(`/${made.id}/withdraw`, { version: 2 })).body).toMatchObject({ state: 'withdrawn' })
})

test('B-09 a picture that nobody keeps is refused with its place, whether it is saved or published', async () => {
  const lost = 'inspiration/ab/cd/ef/eabcdef9999999999'
  const blocks = [
    { kind: 'text', text: 'Com um texto.' },
    { kind: 'picture', picture: lost, alt: 'Nada' },
  ]
  const told = [422, 'blocks[1].picture: no such picture is kept']
  const created = await send('', { document: aDocument({ slug: 'sem-imagem', blocks }) })
  expect([created.status, created.body.detail]).toEqual(told)
  const { body: made } = await send('', { document: aDocument({ slug: 'sem-imagem' }) })
  const change = { version: 1, document: aDocument({ slug: 'sem-imagem', blocks }), isAutosave: false }
  const saved = await send(`/${made.id}`, change)
  expect([saved.status, saved.body.detail]).toEqual(told)
  await sql`update content.article_version set document = ${JSON.stringify(articleDocument.parse(change.document))} where article_id = ${made.id}`.execute(
    db,
  )
  const published = await send(`/${made.id}/publish`, { version: 1, at: null })
  expect([published.status, published.body.detail]).toEqual(told)
  // What stands there already does not keep its words from being saved.
  expect((await send(`/${made.id}`, change)).status).toBe(200)
})

test('B-09 a listing without products is said with its place, and refuses nothing', async () => {
  const blocks = ['/produtos/sofas', '/produtos/vazia', '/produtos/longe', '/nada'].map((listing) => ({
    kind: 'products',
    of: { by: 'listing', listing },
  }))
  const room = {
    kind: 'room',
    picture: KEPT,
    alt: 'Sala',
    hotspots: [{ x: 1, y: 1, label: 'Sofá', leadsTo: { by: 'listing', listing: '/produtos/vazia' } }],
  }
  const { status, body } = await send('', { document: aDocument({ slug: 'listagens', blocks: [...blocks, room] }) })
  expect([status, body.warnings]).toEqual([
    200,
    [
      'blocks[1].of.listing: has no product now',
      'blocks[3].of.listing: is the address of no listing',
      'blocks[4].hotspots[0].leadsTo.listing: has no product now',
    ],
  ])
})

test('B-09 the log names the request of a change, by which the log of the server is found', async () => {
  const payload = { document: aDocument({ slug: 'pedido' }) }
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/backoffice/articles',
    headers: { cookie: 'session=editor' },
    payload,
  })
  const { rows } = await sql`select request_id from audit.change order by id desc limit 1`.execute(db)
  expect(rows).toEqual([{ request_id: answer.headers['x-request-id'] }])
})

test('B-09 what is wrong with an article is told by its place', async () => {
  const blocks = [{ kind: 'text', text: '[a](javascript:alert(1))' }]
  const { status, body } = await send('', { document: aDocument({ blocks }) })
  expect([status, body.detail]).toEqual([422, 'document.blocks[0].text: a link cannot lead to "javascript:alert(1)"'])
  expect((await send('', { document: 'nada' })).status).toBe(422)
})

test('A-01.1 nothing but a path of this site is read, and a path of something else has no articles', async () => {
  const ask = async (url: string) =>
    (await app.inject({ method: 'POST', url: '/api/v2/articles/feed', payload: { url } })).statusCode
  for (const url of ['//evil.pt', 'https://evil.pt/artigos', 'javascript:alert(1)', '/artigos/../admin', '/\\evil.pt'])
    expect(await ask(url), url).toBe(400)
  for (const url of ['/produtos', '/artigos/category/nada', '/artigos?pagina=99', '/%2fartigos'])
    expect(await ask(url), url).toBe(404)
})
