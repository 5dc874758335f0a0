import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { undoInspiration } from '#domains/content/inspirations/undo-inspiration.ts'
import { keepContentPicture } from '#domains/images/content-picture.ts'
import { openImageStore } from '#domains/images/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const items = ['sofa', 'mesa', 'tapete'].map((id) => anItem({ id }))
const market = await aMarketplace(database, { items })
const { bench, whole } = market
afterAll(() => market.close())

const ids = new Map<string, number>()
let picture = ''
let editor = ''
let other = ''
beforeAll(async () => {
  const store = openImageStore({ imagesUrl: null, dataFolder: market.dataFolder })
  const room = sharp({ create: { width: 1000, height: 750, channels: 3, background: '#a53' } })
  picture = await keepContentPicture(store, await room.jpeg().toBuffer())
  const { rows } = await sql<{ id: number; item_id: string }>`select id, item_id from offers.variant`.execute(db)
  for (const { id, item_id } of rows) ids.set(item_id, Number(id))
  const person = async (email: string, roles: object): Promise<string> =>
    (await aSignedInPerson({ db, clock: bench.clock }, { email, roles }, SECRET)).header
  editor = await person('ada@exemplo.pt', { admin: true })
  other = await person('ana@exemplo.pt', {})
})
beforeEach(() => sql`truncate content.inspiration restart identity`.execute(db))

function aDocument(hotspots: readonly object[] = [mark('sofa', 300, 400)], document: object = {}) {
  return {
    name: 'Sala clara',
    description: 'Uma sala.',
    room: 'sala',
    style: 'boho',
    images: [{ picture, width: 1000, height: 750, hotspots }],
    ...document,
  }
}

function mark(item: string, x: number, y: number) {
  return { x, y, variantId: ids.get(item) ?? 0 }
}

async function post(path: string, payload: object, cookie = editor) {
  const headers = { cookie, origin: 'http://localhost:3000' }
  const answer = await whole.app.inject({ method: 'POST', url: `/v1/backoffice/${path}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function get(url: string, cookie = editor) {
  const answer = await whole.app.inject({ url, headers: { cookie } })
  return { status: answer.statusCode, body: answer.body }
}

test('B-09 E-05 an inspiration is created, marked, published, shown within two seconds, and withdrawn; each is told in the log', async () => {
  const made = await post('inspirations', { document: aDocument() })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(made.body).toMatchObject({
    id: 1,
    version: 1,
    state: 'draft',
    pieces: [{ variantId: ids.get('sofa'), isForSale: true }],
  })
  const document = aDocument([mark('sofa', 300, 400), mark('mesa', 600, 700)])
  expect((await post('inspirations/1', { version: 1, document })).body).toMatchObject({ version: 2 })
  expect((await post('inspirations/1/state', { version: 2, state: 'published' })).body).toMatchObject({
    version: 3,
    state: 'published',
  })
  await market.followContent()
  const page = await get('/inspirations/stl/1')
  expect(page.status).toBe(200)
  expect(page.body.match(/class="mark /g)).toHaveLength(2)
  await post('inspirations/1/state', { version: 3, state: 'draft' })
  await market.followContent()
  expect((await get('/inspirations/stl/1')).status).toBe(404)
  const { rows } = await sql<{ action: string; request_id: string | null }>`
    select action, request_id from audit.change where kind = 'content.inspiration' order by id`.execute(db)
  expect(rows.map(({ action }) => action)).toEqual(['create', 'save', 'publish', 'withdraw'])
  expect(new Set(rows.flatMap(({ request_id: requestId }) => requestId ?? [])).size).toBe(rows.length)
})

test('B-09 a mark outside the picture, twice the same, upon another or of nothing is refused with its place', async () => {
  const refused = async (hotspots: readonly object[]) => {
    const { status, body } = await post('inspirations', { document: aDocument(hotspots) })
    return [status, body.detail]
  }
  expect(await refused([mark('sofa', 1001, 5)])).toEqual([
    400,
    'parameter document.images[0].hotspots[0].x must be at most 1000 (createInspiration)',
  ])
  expect(await refused([mark('sofa', 1, 5), mark('sofa', 500, 5)])).toEqual([
    400,
    `images[0].hotspots[1].variantId: offer ${ids.get('sofa')} is marked already by hotspots[0]`,
  ])
  expect(await refused([mark('sofa', 1, 5), mark('mesa', 3, 5)])).toEqual([
    400,
    'images[0].hotspots[1]: lies upon hotspots[0]',
  ])
  expect(await refused([{ x: 1, y: 1, variantId: 999_999 }])).toEqual([
    400,
    'images[0].hotspots[0].variantId: there is no offer 999999',
  ])
  expect((await post('inspirations', { document: aDocument([], { room: 'adega' }) })).body.detail).toContain(
    'is no room of the catalogue',
  )
})

test('B-09 a picture has the size that is kept, whatever was sent; one that nobody keeps is refused', async () => {
  const sizedAs = (width: number, height: number, named = picture) =>
    aDocument(undefined, { images: [{ picture: named, width, height, hotspots: [mark('sofa', 300, 400)] }] })
  const kept = [{ picture, width: 1000, height: 750 }]
  const made = await post('inspirations', { document: sizedAs(3, 9_000) })
  expect(made.body.document.images).toMatchObject(kept)
  const saved = await post('inspirations/1', { version: 1, document: sizedAs(20_000, 1) })
  expect(saved.body.document.images).toMatchObject(kept)
  const lost = sizedAs(10, 10, 'inspiration/ab/cd/ef/eabcdef0123456789')
  for (const refused of [
    await post('inspirations', { document: lost }),
    await post('inspirations/1', { version: 2, document: lost }),
  ])
    expect([refused.status, refused.body.detail]).toEqual([400, 'images[0].picture: no such picture is kept'])
})

test('B-09 a stale edit is refused (409) and changes nothing; without marks nothing is published', async () => {
  await post('inspirations', { document: aDocument([]) })
  expect((await post('inspirations/1/state', { version: 1, state: 'published' })).body.detail).toBe(
    'images: no piece is marked',
  )
  await post('inspirations/1', { version: 1, document: aDocument(undefined, { name: 'A minha' }) })
  const stale = await post('inspirations/1', { version: 1, document: aDocument(undefined, { name: 'A outra' }) })
  expect([stale.status, stale.body.detail]).toEqual([409, 'inspiration 1 has version 2 by now'])
  expect(JSON.parse((await get('/v1/backoffice/inspirations/1')).body).document.name).toBe('A minha')
  expect((await post('inspirations/9', { version: 1, document: aDocument() })).status).toBe(404)
})

test('B-09 a shop that is not there owns no room, and what is the place of no picture is none', async () => {
  const strange = await post('inspirations', { document: aDocument(undefined, { eshopId: 999_999 }) })
  expect([strange.status, strange.body.detail]).toEqual([400, 'eshopId: there is no shop 999999'])
  for (const sent of ['e../../abcdefghij', 'inspiration/ab/cd/ef/e../../abcdefghij', 'x']) {
    const around = await get(`/v1/backoffice/new-inspiration?sent=${encodeURIComponent(sent)}`)
    expect([sent, around.status, JSON.parse(around.body).sent]).toEqual([sent, 200, null])
  }
})

test('B-09 the list is searched, filtered and exported; pieces are found by name and id; others may do none of it', async () => {
  await post('inspirations', { document: aDocument() })
  await post('inspirations', { document: aDocument([mark('mesa', 1, 1)], { name: '100% linho', room: 'quarto' }) })
  const list = JSON.parse((await get('/v1/backoffice/inspirations?q=100%25')).body)
  expect(list).toMatchObject({ totalCount: 1, rows: [{ id: 2, name: '100% linho', room: 'Quarto', pieceCount: 1 }] })
  expect(JSON.parse((await get('/v1/backoffice/inspirations?room=sala&sort=name')).body).totalCount).toBe(1)
  expect((await get('/v1/backoffice/inspirations.csv')).body).toContain('2,"100% linho","rascunho","Quarto"')
  const byId = JSON.parse((await get(`/v1/backoffice/inspiration-pieces?q=${ids.get('mesa')}`)).body)
  expect(byId.pieces).toMatchObject([{ variantId: ids.get('mesa') }])
  for (const [cookie, status] of [
    ['', 401],
    [other, 403],
  ] as const) {
    expect((await get('/v1/backoffice/inspirations', cookie)).status).toBe(status)
    expect((await post('inspirations', { document: aDocument() }, cookie)).status).toBe(status)
  }
})

test('B-09 the screens work without script: a form saves, a later one of the same version shows both, publishing asks first', async () => {
  await post('inspirations', { document: aDocument() })
  expect((await get('/admin/inspiracoes')).body).toContain('href="/admin/inspiracoes/1"')
  const screen = (await get('/admin/inspiracoes/1')).body
  expect(screen).toContain('class="mark x1-3 x2-0 x3-0 y1-4 y2-0 y3-0"')
  const shown = { picture, width: '1000', height: '750' }
  const send = async (fields: Record<string, string>) => {
    const form = {
      act: 'save',
      version: '1',
      isStl: '1',
      room: 'sala',
      style: 'boho',
      eshopId: '',
      ...shown,
      ...fields,
    }
    const headers = {
      cookie: editor,
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const payload = new URLSearchParams({ description: '', ...form }).toString()
    return (await whole.app.inject({ method: 'POST', url: '/admin/inspiracoes/1', headers, payload })).body
  }
  const marked = { x0: '10', y0: '20', variant0: String(ids.get('mesa')) }
  expect(await send({ name: 'Sala nova', ...marked })).toContain('Inspiração guardada.')
  const stale = await send({ name: 'Sala antiga', ...marked })
  expect(stale).toContain('Isto mudou entretanto')
  expect(stale).toContain('Sala antiga')
  expect(await send({ name: 'Sala', version: '2', ...marked, x0: '1200' })).toContain(
    'Imagem 1, marca 1, milésimas da esquerda: no máximo 1000',
  )
  expect(await send({ act: 'publish', version: '2' })).toContain('Publicar esta inspiração?')
  expect(await send({ act: 'publish', version: '2', confirmed: '1' })).toContain('Inspiração publicada.')
})

test('B-09 a picture that was sent stands in the form with its size, and is saved with it; one is taken out again', async () => {
  const png = await sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7) % 256)), {
    raw: { width: 400, height: 300, channels: 3 },
  })
    .png()
    .toBuffer()
  const fresh = (await get('/admin/inspiracoes/nova')).body
  const action = /action="([^"]*\/uploads\/inspiration-picture[^"]*)"/.exec(fresh)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const form = new FormData()
  form.append('ficheiro', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'sala.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const sent = await whole.app.inject({
    method: 'POST',
    url: new URL(action, 'http://localhost').pathname + new URL(action, 'http://localhost').search,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const back = new URL(String(sent.headers.location))
  expect([sent.statusCode, back.pathname]).toEqual([303, '/admin/inspiracoes/nova'])
  const picture = back.searchParams.get('picture') ?? ''
  const screen = (await get(back.pathname + back.search)).body
  expect(screen).toContain(`name="picture" value="${picture}"`)
  expect(screen).toContain('name="width" value="400"')
  const fields = { name: 'Sala enviada', description: '', isStl: '1', room: 'sala', style: 'boho', eshopId: '' }
  const save = (path: string, more: Record<string, string>) =>
    whole.app.inject({
      method: 'POST',
      url: path,
      headers: { cookie: editor, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields, picture, width: '400', height: '300', ...more }).toString(),
    })
  expect((await save('/admin/inspiracoes/nova', {})).headers.location).toBe('/admin/inspiracoes/1')
  expect(JSON.parse((await get('/v1/backoffice/inspirations/1')).body).document.images).toEqual([
    { picture, width: 400, height: 300, hotspots: [] },
  ])
  expect((await save('/admin/inspiracoes/1', { act: 'save', version: '1', drop0: '1' })).body).toContain(
    'Imagem: falta',
  )
})

test('B-09 a save and a publication are taken back, and what visitors see has marks', async () => {
  const take = async () => {
    const { rows } = await sql<{ id: number; action: string; before: never; after: never }>`
      select id, action, before, after from audit.change where kind = 'content.inspiration' order by id desc limit 1`.execute(
      db,
    )
    const [newest] = rows
    if (newest === undefined) throw new Error('nothing in the log')
    const change = { ...newest, thingId: '1', by: asId<UserId>(7) }
    return db.transaction().execute((tx) => undoInspiration(bench.clock).undo(tx, change))
  }
  const now = async () => JSON.parse((await get('/v1/backoffice/inspirations/1')).body)
  await post('inspirations', { document: aDocument() })
  await post('inspirations/1/state', { version: 1, state: 'published' })
  expect((await post('inspirations/1', { version: 2, document: aDocument([]) })).body.detail).toBe(
    'images: no piece is marked',
  )
  await post('inspirations/1', { version: 2, document: aDocument(undefined, { name: 'Outra' }) })
  expect([await take(), await take()]).toEqual(['undone', 'changed'])
  expect(await now()).toMatchObject({ version: 4, state: 'published', document: { name: 'Sala clara' } })
  await post('inspirations/1/state', { version: 4, state: 'draft' })
  expect([await take(), (await now()).state]).toEqual(['undone', 'published'])
})
