import { afterAll, expect, test } from 'vitest'
import { undoContent } from '#domains/content/backoffice/save-content.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** What editors change by the calls of the back office, and what visitors see of it. */

const database = await testDatabase()
const { db } = database
const marketplace = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = marketplace
const { app } = whole
afterAll(() => marketplace.close())
const deps = { db, clock: bench.clock }
const { header, person } = await aSignedInPerson(
  deps,
  { email: 'eva@exemplo.pt', roles: { staff: { content: true } } as never },
  SECRET,
)

function read(kind: string, cookie = header) {
  return app.inject({ url: `/v1/backoffice/content/${kind}`, headers: { cookie } })
}

async function save(kind: string, entries: readonly object[], version?: string) {
  const given = version ?? (await read(kind)).json().version
  const headers = { cookie: header, origin: 'http://localhost:3000' }
  const payload = { version: given, entries, reason: 'Natal' }
  const answer = await app.inject({ method: 'POST', url: `/v1/backoffice/content/${kind}`, headers, payload })
  await marketplace.followContent()
  return answer
}

const banner = {
  ident: 'natal',
  place: 1,
  title: 'Natal',
  text: 'Mesas <b>de</b> festa',
  link: '/produtos',
  label: 'Ver',
}

test('B-08 content is read and written by who edits it, and by nobody else', async () => {
  const shopper = await aSignedInPerson(deps, { email: 'zé@exemplo.pt' }, SECRET)
  expect([(await read('gridBanners', '')).statusCode, (await read('gridBanners', shopper.header)).statusCode]).toEqual([
    401, 403,
  ])
  expect((await read('nothing')).statusCode).toBe(400)
  expect((await read('homeBlocks')).json().entries.length).toBeGreaterThan(5)
})

test('L-16 a banner is saved as its kind asks, wrong values by their paths, a stale edit not at all; and undone', async () => {
  const { version } = (await read('gridBanners')).json()
  const wrong = await save('gridBanners', [{ ...banner, place: 49, link: 'javascript:alert(1)' }, banner])
  expect([wrong.statusCode, wrong.json().detail]).toEqual([
    422,
    expect.stringMatching(/gridBanners\[0\]\.place: .*\ngridBanners\[0\]\.link: /),
  ])
  expect((await save('gridBanners', [banner], version)).statusCode).toBe(200)
  const stale = await save('gridBanners', [], version)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict'])
  const { entries } = (await read('gridBanners')).json()
  expect(entries).toEqual([{ ...banner, category: null, shownFrom: null, shownUntil: null }])

  const { rows } = { rows: await db.selectFrom('audit.change').selectAll().execute() }
  expect(rows).toMatchObject([
    {
      by_person: person.id,
      kind: 'content.entries',
      thing_id: 'gridBanners',
      before: [],
      after: entries,
      reason: 'Natal',
    },
  ])
  const change = { id: 1, thingId: 'gridBanners', action: 'set', before: [], after: entries, by: person.id }
  const undo = () => db.transaction().execute((tx) => undoContent('http://localhost:3000').undo(tx, change))
  expect([await undo(), await undo()]).toEqual(['undone', 'changed'])
  expect((await read('gridBanners')).json().entries).toEqual([])
})

test('E-06 gifts and top of the menu are an editor’s, on every page; without any, the standard ones', async () => {
  const standard = (await app.inject('/api/v2/menu')).json()
  expect((await save('menuGifts', [{ ident: 'sofas' }, { ident: 'ja-nao-existe' }])).statusCode).toBe(200)
  await save('menuTop', [{ ident: 'tapetes' }])
  const menu = (await app.inject('/api/v2/menu')).json()
  expect([menu.gifts, menu.top].map((items) => items.map(({ slug }: { slug: string }) => slug))).toEqual([
    ['sofas'],
    ['tapetes'],
  ])
  const page = (await app.inject('/lojas')).body
  expect(page.slice(page.indexOf('Presentes'), page.indexOf('Descobrir'))).toContain('/produtos/sofas')
  await save('menuGifts', [])
  expect((await app.inject('/api/v2/menu')).json().gifts).toEqual(standard.gifts)
})

test('redirects lead where an editor says, for good or for now, and never round', async () => {
  const forGood = { ident: 'velha', from: '/promocao-antiga', link: '/produtos/ofertas' }
  const forNow = { ident: 'agora', from: '/natal', link: '/produtos?x=1#y', shownUntil: '2099-01-01T00:00:00Z' }
  const round = await save('redirects', [
    { ident: 'a', from: '/a', link: '/b?x=1' },
    { ident: 'b', from: '/b', link: '/a' },
    { ident: 'c', from: '/api/v2/menu', link: '/' },
  ])
  expect(round.statusCode).toBe(422)
  for (const link of [
    'http://localhost:3000/volta',
    'https://localhost:3000/volta#a',
    '/x/../volta',
    '/volta/',
    'http://www.localhost:3000/volta',
    'http://localhost.:3000/volta/?a=1',
  ])
    expect([link, (await save('redirects', [{ ident: 'v', from: '/volta', link }])).statusCode]).toEqual([link, 422])
  expect((await save('redirects', [forGood, forNow])).statusCode).toBe(200)
  const at = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers['location']]
  }
  expect(await at('/promocao-antiga')).toEqual([301, '/produtos/ofertas'])
  expect(await at('/promocao-antiga?regiao=madeira')).toEqual([301, '/produtos/ofertas?regiao=madeira'])
  expect(await at('/natal?a=1')).toEqual([302, '/produtos?x=1#y'])
  expect((await at('/promocao-antiga/'))[0]).toBe(404)
  // As somebody types it, and as browsers ask for it.
  expect((await save('redirects', [{ ...forGood, from: '/promoção' }])).statusCode).toBe(200)
  expect(await at('/promo%C3%A7%C3%A3o')).toEqual([301, '/produtos/ofertas'])
  // Who edits content leads nobody away from where passwords are typed, nor from files that browsers ask for.
  for (const from of [
    '/login',
    '/x/../login',
    '/senha/renovar',
    '/user/passkeys',
    '/sw.js',
    '/admin',
    '/.well-known/x',
    '/x/..',
    `/${'ç'.repeat(200)}`,
  ])
    expect([from, (await save('redirects', [{ ident: 'a', from, link: 'https://mau.example/' }])).statusCode]).toEqual([
      from,
      422,
    ])
  // The shops' site has pages of its own under the same paths.
  await save('redirects', [{ ident: 'wiki', from: '/wiki', link: '/produtos' }])
  const shops = await app.inject({ url: '/wiki', headers: { host: 'lojas.localhost:3000' } })
  expect([(await at('/wiki'))[0], shops.statusCode]).toEqual([301, 200])
  await save('redirects', [])
  expect((await at('/natal'))[0]).toBe(404)
})

test('B-08 L-16 H-07 an editor adds, orders and takes away without script; wrong values stand at their fields', async () => {
  const screen = '/admin/conteudo/faixas'
  const show = async (query = '') => (await app.inject({ url: screen + query, headers: { cookie: header } })).body
  const versionIn = (html: string) => /name="version" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const post = async (fields: Readonly<Record<string, string>>, query = '') => {
    const answer = await app.inject({
      method: 'POST',
      url: screen + query,
      headers: { cookie: header, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    await marketplace.followContent()
    return answer
  }
  const form = await show('?entrada=nova')
  const first = {
    version: versionIn(form),
    entrada: 'nova',
    acto: 'guardar',
    ident: 'um',
    text: 'Frete grátis',
    label: 'Ver',
  }
  const wrong = await post({ ...first, link: 'javascript:alert(1)' }, '?entrada=nova')
  expect(versionIn(wrong.body)).toBe(first.version)
  expect(wrong.body).toMatch(/value="javascript:alert\(1\)"[^]*Este valor não pode ser aceite\./)
  expect((await post({ ...first, link: '/produtos', shownFrom: '2026-07-01T09:00' }, '?entrada=nova')).statusCode).toBe(
    303,
  )
  expect((await read('bannerStrips')).json().entries).toEqual([
    {
      ident: 'um',
      text: 'Frete grátis',
      label: 'Ver',
      link: '/produtos',
      shownFrom: '2026-07-01T08:00:00.000Z',
      shownUntil: null,
    },
  ])
  const stale = await post({ ...first, link: '/lojas' }, '?entrada=nova')
  expect(stale.body).toContain('Isto mudou entretanto')
  const doubled = { ...first, version: versionIn(await show('?entrada=nova')), link: '/lojas' }
  expect((await post(doubled, '?entrada=nova')).body).toContain('Este identificador já existe.')
  await post(
    { ...first, version: versionIn(await show('?entrada=nova')), ident: 'dois', link: '/lojas' },
    '?entrada=nova',
  )
  const up = { version: versionIn(await show('?entrada=0')), entrada: '1', acto: 'subir' }
  expect((await post(up)).body).toContain('Ordem guardada.')
  // The entry has moved: it is still shown beside what was typed of it.
  const moved = await post({ ...first, version: up.version, entrada: '0', link: '/lojas' }, '?entrada=0')
  expect(moved.body).toMatch(/<td>\/lojas<\/td><td>\/produtos<\/td>/)
  expect((await read('bannerStrips')).json().entries.map(({ ident }: { ident: string }) => ident)).toEqual([
    'dois',
    'um',
  ])
  expect((await app.inject('/')).body).toContain('Frete grátis')
  const remove = { version: versionIn(await show()), entrada: '0', acto: 'retirar' }
  expect((await post(remove)).body).toContain('Retirar «dois»?')
  await post({ ...remove, confirmed: '1' })
  expect((await read('bannerStrips')).json().entries.map(({ ident }: { ident: string }) => ident)).toEqual(['um'])
})
