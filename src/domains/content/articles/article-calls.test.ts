import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import type { StaffRole } from '#platform/http/request/route-classes.ts'
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
articleEditorRoutes(app, {
  db,
  clock,
  articleUrl: (slug) => `/artigo/${slug}`,
  articlePreviewUrl: (id) => `/article/preview/${id}?link=x`,
  pictureUrl: (picture) => `/${picture}/w960`,
  articlePictureUrl: (id) => `/uploads/article-picture?artigo=${id}`,
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
    cover: { picture: 'inspiration/ab/cd/ef/eabcdef0123456789', alt: 'Uma sala' },
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
