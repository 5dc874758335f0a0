import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** R-10 R-11: a session over the whole web process: the page of a person, sign-out, and pages that stay everybody's. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'm-1', title: 'Mesa de centro Alvor' })] })
afterAll(() => market.close())
const { app } = market.whole
const people = { db: database.db, clock: market.bench.clock }

function get(url: string, cookie?: string) {
  return app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
}
function leave(headers: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: '/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })
}

test('R-10 /user says who is signed in and how to sign out, to nobody else, and no feed of words can break it', async () => {
  const ana = await aSignedInPerson(people, { name: '<b>Ana</b> & Reis', email: 'ana@exemplo.pt' }, SECRET)
  const { statusCode, headers, body } = await get('/user', ana.header)
  expect([statusCode, headers['cache-control'], headers['vary']]).toEqual([200, 'private, no-store', 'cookie'])
  expect(body).toContain('Tem sessão iniciada como <b>&lt;b&gt;Ana&lt;/b&gt; &amp; Reis</b>')
  expect(body).toContain('<bdi>ana@exemplo.pt</bdi>')
  expect(body).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/logout"/)
  const refused = await get('/user')
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'no-store'])
  expect(refused.body).toContain('<h1>É necessário iniciar sessão</h1>')
  expect(refused.body).not.toContain('ana@exemplo.pt')
})

test('R-11 a link only shows the button; what it sends ends the session and leads home', async () => {
  const { header } = await aSignedInPerson(people, {}, SECRET)
  expect((await get('/logout', header)).body).toContain('Terminar sessão</button>')
  expect((await get('/user', header)).statusCode).toBe(200)
  const left = await leave({ cookie: header, origin: 'http://localhost:3000' })
  expect([left.statusCode, left.headers['location'], left.headers['cache-control']]).toEqual([303, '/', 'no-store'])
  expect(left.headers['set-cookie']).toEqual([
    'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'jwt=; Path=/; Max-Age=0; SameSite=Lax',
  ])
  expect((await get('/user', header)).statusCode).toBe(401)
})

test('fault A5 a page of another site signs nobody out', async () => {
  const { header } = await aSignedInPerson(people, {}, SECRET)
  expect((await leave({ cookie: header, origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await leave({ cookie: header, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await get('/user', header)).statusCode).toBe(200)
})

test('ADR 0051 pages for everybody hold nothing of who asks; the call says it', async () => {
  const { header } = await aSignedInPerson(people, { name: 'Rui Inconfundível', email: 'rui@exemplo.pt' }, SECRET)
  for (const url of ['/', '/produtos', '/lojas'])
    expect([url, (await get(url, header)).body]).toEqual([url, (await get(url)).body])
  expect((await get('/api/v2/me', header)).json()).toMatchObject({ user: { name: 'Rui Inconfundível' } })
  expect((await get('/api/v2/me')).json()).toEqual({ user: null })
})
