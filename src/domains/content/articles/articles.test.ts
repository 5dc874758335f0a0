import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { articleDocument } from './article.ts'
import type { ArticleDocument } from '../rules/article-document.ts'
import { readArticleFile } from './article-file.ts'
import { articleListPage, readArticleListUrl } from './article-list.ts'
import { renderArticleText } from './article-text.ts'
import { findArticle } from './article-storage.ts'
import { createArticle, publishArticle, restoreArticle, saveArticle, withdrawArticle } from './edit-article.ts'
import { followArticles } from './follow-articles.ts'
import { PREVIEW_HOLDS_MS, signedLinks } from '../signed-links.ts'
import { undoArticle } from './undo-article.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const deps = { db, clock }
const ana = { personId: asId<UserId>(7) }

function aDocument(change: Partial<ArticleDocument> = {}): ArticleDocument {
  return articleDocument.parse({
    slug: 'medir-um-sofa',
    category: 'sala',
    title: 'Medir um sofá',
    lead: 'Antes de o comprar.',
    author: { name: 'Inês Exemplo' },
    cover: { picture: 'inspiration/ab/cd/ef/eabcdef0123456789', alt: 'Uma sala' },
    blocks: [{ kind: 'text', heading: 'Medir', text: 'Com fita métrica.' }],
    ...change,
  })
}

async function aSaved(change: Partial<ArticleDocument> = {}) {
  const made = await createArticle(aDocument(change), ana, deps)
  if (made.kind !== 'done') throw new Error(JSON.stringify(made))
  return made.article
}

test('B-09 a stale edit is refused with what stands there, and nothing is lost', async () => {
  const { id } = await aSaved({ slug: 'stale' })
  const first = { version: 1, document: aDocument({ slug: 'stale', title: 'De Ana' }), isAutosave: false }
  expect((await saveArticle(id, first, ana, deps)).kind).toBe('done')
  const second = { version: 1, document: aDocument({ slug: 'stale', title: 'De Rui' }), isAutosave: false }
  const refused = await saveArticle(id, second, ana, deps)
  expect(refused).toMatchObject({ kind: 'stale', present: { version: 2, document: { title: 'De Ana' } } })
})

test('B-09 visitors see what was published, not what is saved after it; time alone publishes what is scheduled', async () => {
  const follower = followArticles({ db, clock })
  const { id } = await aSaved({ slug: 'agendado' })
  await publishArticle(id, { version: 1, at: new Date('2026-11-26T12:00:00Z') }, ana, deps)
  await saveArticle(
    id,
    { version: 1, document: aDocument({ slug: 'agendado', title: 'Rascunho' }), isAutosave: true },
    ana,
    deps,
  )
  await follower.refresh()
  expect(follower.find('agendado')).toBeNull()
  const before = follower.version()
  clock.advanceMs(2 * 3_600_000)
  expect(follower.version()).not.toBe(before)
  expect(follower.find('agendado')).toMatchObject({
    kind: 'article',
    article: { document: { title: 'Medir um sofá' } },
  })
  await withdrawArticle(id, { version: 2 }, ana, deps)
  await follower.refresh()
  expect(follower.find('agendado')).toEqual({ kind: 'gone' })
})

test('B-09 an older slug leads to the new one, and nobody else may take it', async () => {
  const follower = followArticles({ db, clock })
  const { id } = await aSaved({ slug: 'nome-antigo' })
  await publishArticle(id, { version: 1, at: null }, ana, deps)
  await saveArticle(id, { version: 1, document: aDocument({ slug: 'nome-novo' }), isAutosave: false }, ana, deps)
  await publishArticle(id, { version: 2, at: null }, ana, deps)
  await follower.refresh()
  expect(follower.find('nome-antigo')).toEqual({ kind: 'moved', slug: 'nome-novo' })
  expect(follower.find('nome-novo')).toMatchObject({ kind: 'article', article: { updatedAt: expect.any(String) } })
  expect(await createArticle(aDocument({ slug: 'nome-antigo' }), ana, deps)).toMatchObject({ kind: 'wrong' })
})

test('B-09 what is published already is not scheduled away from its visitors, and of two articles one has a slug', async () => {
  const [{ id }, other] = [await aSaved({ slug: 'o-mesmo' }), await aSaved({ slug: 'o-mesmo' })]
  await publishArticle(id, { version: 1, at: null }, ana, deps)
  const later = new Date(clock.now().getTime() + 3_600_000)
  expect(await publishArticle(id, { version: 1, at: later }, ana, deps)).toMatchObject({ kind: 'wrong' })
  expect(await publishArticle(other.id, { version: 1, at: null }, ana, deps)).toEqual({
    kind: 'wrong',
    problems: ['slug: "o-mesmo" is another article\'s'],
  })
})

test('B-09 of autosaves in a row the last stays, and an older version comes back as one more', async () => {
  const { id } = await aSaved({ slug: 'versoes' })
  for (const version of [1, 2, 3])
    await saveArticle(
      id,
      { version, document: aDocument({ slug: 'versoes', title: `Título ${version + 1}` }), isAutosave: true },
      ana,
      deps,
    )
  const versions = await db
    .selectFrom('content.article_version')
    .select('version')
    .where('article_id', '=', id)
    .orderBy('version')
    .execute()
  expect(versions.map(({ version }) => version)).toEqual([1, 4])
  expect(await restoreArticle(id, { version: 4, restored: 1 }, ana, deps)).toMatchObject({
    kind: 'done',
    article: { version: 5, document: { title: 'Medir um sofá' } },
  })
})

test('B-09 an article that lacks something is not published, and says what; each change is told to the log', async () => {
  const { id } = await aSaved({ slug: 'incompleto', title: '', cover: null })
  expect(await publishArticle(id, { version: 1, at: null }, ana, deps)).toEqual({
    kind: 'wrong',
    problems: ['title: is missing', 'cover: has no picture'],
  })
  await saveArticle(id, { version: 1, document: aDocument({ slug: 'incompleto' }), isAutosave: false }, ana, deps)
  await publishArticle(id, { version: 2, at: null }, ana, deps)
  const { rows } =
    await sql`select by_person, action from audit.change where kind = 'content.article' and thing_id = ${String(id)} order by id`.execute(
      db,
    )
  expect(rows).toEqual(['create', 'save', 'publish'].map((action) => ({ by_person: 7, action })))
})

const hostile = [
  { text: 'Um [link](javascript:alert(1)).', says: /a link cannot lead to/ },
  { text: '[a](//mau.pt)', says: /a link cannot lead to/ },
  { text: '<script>alert(1)</script>', says: /HTML is not read here/ },
  { text: '<img src=x onerror=alert(1)>', says: /HTML is not read here/ },
  { text: '![x](https://mau.pt/x.png)', says: /pictures are not shown here/ },
  { text: '# Título', says: /first level/ },
]
test.each(hostile)('F11 B-09 a text is refused with its place: $text', ({ text, says }) => {
  const read = articleDocument.safeParse({
    ...aDocument(),
    blocks: [
      { kind: 'text', text: 'Bom.' },
      { kind: 'text', text },
    ],
  })
  expect(read.error?.issues[0]).toMatchObject({ path: ['blocks', 1, 'text'], message: expect.stringMatching(says) })
})

test('F11 B-09 what a template engine would read is text, and a heading cannot open an element', () => {
  expect(renderArticleText('', '{{7*7}} & "aspas"').html).toBe('<p>{{7*7}} &amp; &quot;aspas&quot;</p>\n')
  expect(
    articleDocument.safeParse({ ...aDocument(), blocks: [{ kind: 'text', heading: '<svg onload=x>', text: 'a' }] })
      .success,
  ).toBe(false)
})

test('B-09 a hotspot outside the picture is refused, and so is a listing of another site', () => {
  const room = (x: number, listing = '/produtos/sofas') => ({
    kind: 'room',
    picture: 'a.webp',
    alt: 'Sala',
    hotspots: [{ x, y: 500, label: 'Sofá', leadsTo: { by: 'listing', listing } }],
  })
  const read = (block: object) => articleDocument.safeParse({ ...aDocument(), blocks: [block] })
  expect(read(room(1000)).success).toBe(true)
  expect(read(room(1001)).error?.issues[0]).toMatchObject({
    path: ['blocks', 0, 'hotspots', 0, 'x'],
    message: 'lies outside the picture',
  })
  for (const listing of ['//mau.pt', 'https://mau.pt', 'javascript:alert(1)', '/\\mau.pt'])
    expect(read(room(1, listing)).success, listing).toBe(false)
})

test('A-01.1 only a list of articles has a list of articles', () => {
  expect(readArticleListUrl('/artigos')).toEqual({ category: null, page: 1 })
  expect(readArticleListUrl('/artigos/category/sala?pagina=2')).toMatchObject({ category: { slug: 'sala' }, page: 2 })
  for (const url of [
    '/artigos/',
    '/artigos/category/nada',
    '/artigo/x',
    '/artigos/../admin',
    '/%61rtigos',
    '/produtos',
  ])
    expect(readArticleListUrl(url), url).toBeNull()
  expect(articleListPage([], { category: null, page: 1 })).toMatchObject({ totalCount: 0, pageCount: 1 })
})

test('R-14 a preview link is for one article and ends; a guessed one opens nothing', () => {
  const links = signedLinks(Buffer.from('a key of tests'), PREVIEW_HOLDS_MS)
  const now = new Date('2026-11-26T10:00:00Z')
  const link = links.sign(12, now)
  expect(links.isGood(12, link, now)).toBe(true)
  expect(links.isGood(13, link, now)).toBe(false)
  expect(links.isGood(12, link, new Date('2026-12-03T10:00:01Z'))).toBe(false)
  const later = link.replace(/^\d+/, (end) => String(Number(end) + 1))
  for (const guess of ['', 'x', later, `${link}a`, '9999999999.'])
    expect(links.isGood(12, guess, now), guess).toBe(false)
})

test('R-14 what is wrong with a file is told with its line', () => {
  const file = [
    '---',
    'title: A',
    'lead: B',
    'category: sala',
    'author: {name: C}',
    'cover: {picture: a.webp, alt: x}',
    'published: 2026-11-01T00:00:00Z',
    '---',
    'Bom.',
    '',
    '::: room',
    'picture: a.webp',
    'alt: x',
    'hotspots: [{x: -1, y: 0, label: a, leadsTo: {by: product, id: 1}}]',
    ':::',
  ]
  expect(readArticleFile('a.md', file.join('\n'))).toEqual([
    { line: 11, message: 'hotspots.0.x: lies outside the picture' },
  ])
})

/** Takes the newest change of the log back, as its call does. */
async function takeBack(id: number) {
  const { rows } = await sql<{ id: number; action: string; before: never; after: never }>`
    select id, action, before, after from audit.change
    where kind = 'content.article' and thing_id = ${String(id)} order by id desc limit 1`.execute(db)
  const [newest] = rows
  if (newest === undefined) throw new Error('nothing in the log')
  const change = { ...newest, thingId: String(id), by: asId<UserId>(7) }
  return db.transaction().execute((tx) => undoArticle(clock).undo(tx, change))
}

test('B-09 a save, a publication and a withdrawal are taken back, once each, and never over what was saved since', async () => {
  const follower = followArticles({ db, clock })
  const { id } = await aSaved({ slug: 'retomado' })
  expect(await takeBack(id)).toBe('changed')
  const change = { document: aDocument({ slug: 'retomado', title: 'Outro título' }), isAutosave: false }
  await saveArticle(id, { version: 1, ...change }, ana, deps)
  expect(await takeBack(id)).toBe('undone')
  const back = await findArticle(db, id, clock.now())
  expect(back).toMatchObject({ version: 3, state: 'draft', document: { title: 'Medir um sofá' } })
  expect(await takeBack(id)).toBe('changed')
  await publishArticle(id, { version: 3, at: null }, ana, deps)
  await withdrawArticle(id, { version: 3 }, ana, deps)
  expect(await takeBack(id)).toBe('undone')
  await follower.refresh()
  expect(follower.find('retomado')).toMatchObject({ kind: 'article' })
  await withdrawArticle(id, { version: 3 }, ana, deps)
  await saveArticle(id, { version: 3, ...change }, ana, deps)
  await publishArticle(id, { version: 4, at: null }, ana, deps)
  expect(await takeBack(id)).toBe('undone')
  await follower.refresh()
  expect(follower.find('retomado')).toEqual({ kind: 'gone' })
})

test('B-09 a publication that is taken back leaves no day of a change that visitors never saw', async () => {
  const { id } = await aSaved({ slug: 'sem-alteracao' })
  await publishArticle(id, { version: 1, at: null }, ana, deps)
  const change = { document: aDocument({ slug: 'sem-alteracao', title: 'Outro' }), isAutosave: false }
  await saveArticle(id, { version: 1, ...change }, ana, deps)
  await publishArticle(id, { version: 2, at: null }, ana, deps)
  expect((await findArticle(db, id, clock.now()))?.updatedAt).toEqual(clock.now())
  expect(await takeBack(id)).toBe('undone')
  expect(await findArticle(db, id, clock.now())).toMatchObject({ publishedVersion: 1, updatedAt: null })
})

test('R-14 two headings of one name are told before an article is published: its contents lead to one of them only', async () => {
  const text = { kind: 'text', heading: 'Medir', text: 'Com fita.' } as const
  const { id } = await aSaved({ slug: 'titulos', blocks: [text, text] })
  expect(await publishArticle(id, { version: 1, at: null }, ana, deps)).toEqual({
    kind: 'wrong',
    problems: ['blocks[1].heading: another heading of this article is called "Medir" already'],
  })
})
