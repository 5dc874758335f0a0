import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { picturesBeside } from '#domains/content/commands/inspirations-import-command.ts'
import { bringInspirations } from '#domains/content/inspirations/bring/bring-inspirations.ts'
import { readInspirationsFile } from '#domains/content/inspirations/bring/inspirations-file.ts'
import { forgetUploads } from '#domains/content/inspirations/bring/upload.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: ['sofa', 'mesa', 'tapete'].map((id) => anItem({ id })) })
const { bench, whole } = market
const folder = await mkdtemp(join(tmpdir(), 'poiso-inspirations-'))
afterAll(async () => {
  await rm(folder, { recursive: true })
  await market.close()
})

const headers = { cookie: '', origin: 'http://localhost:3000' }
const shop = { id: 0, slug: '' }
let room = Buffer.alloc(0)
beforeAll(async () => {
  const roles = { staff: { content: true } }
  headers.cookie = (
    await aSignedInPerson({ db, clock: bench.clock }, { email: 'ada@exemplo.pt', roles }, SECRET)
  ).header
  const { rows } = await sql<{ id: number; slug: string }>`select id, slug from eshops.eshop`.execute(db)
  Object.assign(shop, rows[0])
  const pixels = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7) % 256))
  room = await sharp(pixels, { raw: { width: 400, height: 300, channels: 3 } })
    .png()
    .toBuffer()
  await sharp(room).toFile(join(folder, 'sala.png'))
})
beforeEach(() => sql`truncate content.inspiration, content.inspiration_upload restart identity`.execute(db))

async function get(url: string) {
  const answer = await whole.app.inject({ url, headers: { cookie: headers.cookie } })
  return { status: answer.statusCode, body: answer.body }
}

async function post(url: string, payload: Record<string, string> | null = null) {
  const form = payload === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await whole.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...form },
    ...(payload !== null && { payload: new URLSearchParams(payload).toString() }),
  })
  return { status: answer.statusCode, body: answer.body }
}

/** Sends files by the form of the screen; where that leads. */
async function send(files: Readonly<Record<string, string | Buffer>>, eshopId = shop.id): Promise<URL> {
  const screen = (await get(`/admin/inspiracoes/trazer?loja=${eshopId}`)).body
  const action = /action="([^"]*\/uploads\/inspirations-file[^"]*)"/.exec(screen)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files))
    form.append('ficheiros', new Blob([Uint8Array.from(Buffer.from(bytes))]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const { pathname, search } = new URL(action, 'http://localhost')
  const sent = await whole.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(sent.statusCode).toBe(303)
  return new URL(String(sent.headers.location))
}

const HEAD = 'ident;name;description;room;style;picture;itemId;x;y'

test('R-13 B-09 a shop brings its own by a file: its item ids, pictures through the pipeline, words that stay words', async () => {
  const bring = async (inspirations: readonly object[]) => {
    const read = readInspirationsFile(JSON.stringify({ inspirations }))
    if (read.kind === 'wrong') return read.problems
    const picture = picturesBeside({ folder, store: folderStore(join(folder, 'store')) })
    const { taken, problems } = await bringInspirations(shop, read.file, picture, { db, clock: bench.clock })
    return { taken: taken.length, problems }
  }
  const own = {
    ident: 'sala-1',
    name: 'Sala <b>nova</b>',
    description: '<script>alert(1)</script>',
    room: 'sala',
    style: 'boho',
    images: [{ picture: 'sala.png', hotspots: [{ itemId: 'sofa', x: 100, y: 200 }] }],
  }
  expect(await bring([own])).toEqual({ taken: 1, problems: [] })
  expect(await bring([{ ...own, style: 'moderno' }])).toEqual({ taken: 1, problems: [] })
  await market.followContent()
  const { body } = await get('/inspirations/stl/1')
  expect(body).toContain('Sala &lt;b&gt;nova&lt;/b&gt;')
  expect(body).not.toContain('<script>alert')
  const [image] = own.images
  // What could not be published for want of marks is, once they come.
  const unmarked = { ...own, ident: 'sala-2', images: [{ ...image, hotspots: [] }] }
  expect(await bring([unmarked])).toMatchObject({ taken: 0 })
  await bring([{ ...own, ident: 'sala-2' }])
  await market.followContent()
  expect((await get('/inspirations/stl/2')).status).toBe(200)
  expect(
    await bring([
      { ...own, ident: 'a', images: [{ ...image, hotspots: [{ itemId: 'nada', x: 1, y: 1 }] }] },
      { ...own, ident: 'b', images: [{ ...image, picture: 'falta.png' }] },
      { ...own, images: [{ picture: '../x.png', hotspots: [{ itemId: 'sofa', x: -1, y: 1 }] }] },
    ]),
  ).toEqual({
    taken: 0,
    problems: [
      'inspirations[2].images[0].picture: the name of a file beside this one',
      'inspirations[2].images[0].hotspots[0].x: lies outside the picture',
      'inspirations[1].images[0].picture: falta.png: cannot be read (ENOENT)',
      'inspirations[0].images[0].hotspots[0].itemId: the shop has no offer "nada"',
    ],
  })
})

test('R-13 an upload is looked at line by line before anything is kept, brought after its effect was read, told and taken back', async () => {
  const csv = [
    HEAD,
    'sala-1;Sala de verão;"Linho; e madeira";sala;boho;sala.png;sofa;100;200',
    'sala-1;;;;;sala.png;mesa;400;200',
    'sala-2;Outra;;sala;boho;falta.png;sofa;100;200',
    'sala-3;Mais uma;;adega;boho;sala.png;sofa;2000;200',
    'sala-4;A quarta;;sala;boho;sala.png;nada;100;200',
    'sala-5;A quinta;;sala;boho;sala.png;tapete;10;20',
  ].join('\r\n')
  const place = await send({ 'verão.csv': Buffer.from(csv, 'latin1'), 'sala.png': room })
  expect(place.pathname).toBe('/admin/inspiracoes/trazer/1')
  const screen = (await get(place.pathname)).body
  expect(screen).toContain('5 inspirações, 3 linhas recusadas, nada ficou guardado ainda.')
  expect(screen).toContain('Sala de verão')
  for (const words of [
    'Imagem 1, ficheiro: «falta.png» não foi enviada com o ficheiro',
    'Divisão: não é uma das escolhas',
    'Imagem 1, marca 1, milésimas da esquerda: fica fora da imagem',
    'Imagem 1, marca 1, artigo: a loja não tem nenhuma oferta «nada»',
  ])
    expect(screen).toContain(words)
  const report = JSON.parse((await get('/v1/backoffice/inspiration-uploads/1')).body)
  expect(report.refused.map(({ line }: { line: number }) => line)).toEqual([4, 5, 5, 6])
  expect(JSON.parse((await get('/v1/backoffice/inspirations')).body).totalCount).toBe(0)

  expect((await post(place.pathname, {})).body).toContain(
    '2 inspirações novas ficam à vista; 3 recusadas ficam de fora.',
  )
  expect((await post(place.pathname, { confirmed: '1' })).body).toContain('2 inspirações trazidas de 5.')
  expect((await post(place.pathname, { confirmed: '1' })).body).toContain('Este ficheiro já foi trazido.')
  await market.followContent()
  expect((await get('/inspirations/stl/1')).body.match(/class="mark /g)).toHaveLength(2)

  const { rows } = await sql<{ id: number; by_person: number | null; after: unknown }>`
    select id, by_person, after from audit.change where kind = 'content.inspiration-upload'`.execute(db)
  expect(rows).toMatchObject([{ after: { fileName: 'verão.csv', inspirationIds: [1, 2], refusedCount: 3 } }])
  expect(rows[0]?.by_person).not.toBeNull()
  expect(
    (await post(`/admin/registo/${rows[0]?.id}`, { razao: 'Era o ficheiro errado', confirmed: '1' })).body,
  ).toContain('Foi reposto o que estava.')
  await market.followContent()
  expect((await get('/inspirations/stl/1')).status).toBe(404)
})

test('R-13 what a later file changed is taken back whole, and not at all once somebody has changed one of them', async () => {
  const fileOf = (name: string) => ({
    'a.csv': `${HEAD}\nsala-1;${name};;sala;boho;sala.png;sofa;100;200\nsala-2;${name};;sala;boho;sala.png;mesa;1;2`,
    'sala.png': room,
  })
  const bring = async (name: string): Promise<number> => {
    const { pathname } = await send(fileOf(name))
    expect((await post(pathname, { confirmed: '1' })).status).toBe(200)
    const { rows } = await sql<{ id: number }>`
      select max(id)::int id from audit.change where kind = 'content.inspiration-upload'`.execute(db)
    return rows[0]?.id ?? 0
  }
  const takeBack = async (change: number) =>
    (await post(`/admin/registo/${change}`, { razao: 'Engano', confirmed: '1' })).body
  const names = async () =>
    JSON.parse((await get('/v1/backoffice/inspirations?sort=name')).body).rows.map(({ name }: { name: string }) => name)
  await bring('Antes')
  const second = await bring('Depois')
  expect(await names()).toEqual(['Depois', 'Depois'])
  await takeBack(second)
  expect(await names()).toEqual(['Antes', 'Antes'])
  const third = await bring('Mais tarde')
  await sql`update content.inspiration set version = version + 1 where id = 2`.execute(db)
  expect(await takeBack(third)).toContain('Isto mudou entretanto')
  expect(await names()).toEqual(['Mais tarde', 'Mais tarde'])
})

test('R-13 a file that is none is said on the screen of the shop; another shop’s ticket and others’ files are refused', async () => {
  const wrong = async (files: Readonly<Record<string, string | Buffer>>) => {
    const place = await send(files)
    expect(place.pathname).toBe('/admin/inspiracoes/trazer')
    return /role="alert"[^>]*>(?:<!-- -->)?([^]*?)<\/p>/.exec((await get(place.pathname + place.search)).body)?.[1]
  }
  expect(await wrong({ 'sala.png': room })).toContain('Falta o ficheiro JSON ou CSV')
  expect(await wrong({ 'a.csv': 'ident;cor\nx;y' })).toContain('A coluna «cor» não existe')
  expect(await wrong({ 'a.json': '{"inspirations": [}' })).toContain('Não é JSON')
  expect(await wrong({ 'a.csv': `${HEAD}\n\0` })).toContain('Não é um texto')
  expect((await get('/v1/backoffice/inspiration-uploads/7')).status).toBe(404)
  expect((await get('/admin/inspiracoes/trazer?loja=9999')).status).toBe(404)
  expect(
    (
      await whole.app.inject({
        method: 'POST',
        url: `/uploads/inspirations-file?loja=${shop.id}&bilhete=x`,
        payload: '',
      })
    ).statusCode,
  ).not.toBe(303)
})

test('R-13 lines of JSON are named as those of CSV; what was sent is forgotten after its time', async () => {
  const json = JSON.stringify(
    {
      inspirations: [
        {
          ident: 'a',
          name: 'A',
          description: '',
          room: 'sala',
          style: 'boho',
          images: [{ picture: 'sala.png', hotspots: [{ itemId: 'sofa', x: 1, y: 'dois' }] }],
        },
        { ident: 'a' },
      ],
    },
    null,
    1,
  )
  const { pathname } = await send({ 'a.json': json, 'sala.png': room })
  const { refused } = JSON.parse(
    (await get(pathname.replace('/admin/inspiracoes/trazer', '/v1/backoffice/inspiration-uploads'))).body,
  )
  const lineOf = (text: string) => json.split('\n').findIndex((line) => line.includes(text)) + 1
  expect(refused[0]).toEqual({
    line: lineOf('"dois"'),
    problem: 'inspirations[0].images[0].hotspots[0].y: in whole thousandths',
  })
  // Of a file of which all is refused nothing can be brought.
  const screen = (await get(pathname)).body
  expect(screen).toContain('nenhuma pode ser trazida')
  expect(screen).not.toContain('type="submit" class="primary"')
  await forgetUploads(db, new Date(bench.clock.now().getTime() + 1))
  expect((await get(pathname)).status).toBe(404)
})
