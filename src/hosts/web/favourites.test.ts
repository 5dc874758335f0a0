import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** A-02 R-10: likes over the whole web process, from real imports to the page, and what is left of them when the database is gone. */

const database = await testDatabase()
function item(id: string, price: string) {
  return anItem({ id, title: `Mesa de centro Alvor ${id}`, price })
}
const market = await aMarketplace(database, {
  items: [item('f-1', '300.00 EUR'), item('f-2', '200.00 EUR'), item('f-3', '100.00 EUR')],
})
afterAll(() => market.close())
const { app } = market.whole
const { header } = await aSignedInPerson({ db: database.db, clock: market.bench.clock }, {}, SECRET)
const rows = await sql<{ id: number }>`select id from offers.variant order by item_id`.execute(database.db)
const [one = 0, two = 0, three = 0] = rows.rows.map(({ id }) => id)

function ask(method: 'GET' | 'POST' | 'DELETE', url: string, server = app, payload?: object) {
  return server.inject({ method, url, headers: { cookie: header }, ...(payload && { payload }) })
}
async function names(): Promise<string[]> {
  const { body } = await ask('GET', '/user/favourites')
  return [...body.matchAll(/id="produto-(\d+)"/g)].map(([, id]) => id ?? '')
}

describe('A-02 likes of real offers', () => {
  test('what is liked is on the page, counted for the header, and told by how it has changed since', async () => {
    for (const id of [one, two, three])
      expect((await ask('POST', `/api/v1/poiso/like/variant/${id}`)).statusCode).toBe(200)
    await ask('POST', `/api/v1/poiso/like/comparison/${one}`)
    const me = (await ask('GET', '/api/v2/me')).json<{
      user: { likes: { variants: number; comparisons: unknown[] } }
    }>()
    expect(me.user.likes.variants).toBe(3)
    expect(me.user.likes.comparisons).toEqual([{ itemId: one, productId: expect.any(Number) as number }])
    expect((await names()).toSorted()).toEqual([one, two, three].map(String).toSorted())
    // One falls, one goes up, one is gone.
    await market.importItems([item('f-1', '350.00 EUR'), item('f-2', '150.00 EUR')])
    const { body } = await ask('GET', '/user/favourites')
    expect((await names())[0]).toBe(String(two))
    expect(body).toContain('Menos 50\u00a0€ do que quando o guardou')
    expect(body.match(/Menos /g)).toHaveLength(1)
    expect(body).toContain('1 produto custa menos do que quando o guardou.')
    const liked = (await ask('GET', '/api/v2/user/variants-liked?sort=drop')).json<{
      variants: { id: number; clickSource: number }[]
    }>()
    expect(liked.variants.map(({ id, clickSource }) => [id, clickSource])[0]).toEqual([two, 7])
  })

  test('X-02 with the database away the page says so, and calls are 503 so that likes stay in the browser', async () => {
    for (const server of [market.withoutDatabase.app, market.withoutAnything.app]) {
      const page = await ask('GET', '/user/favourites', server)
      expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([503, true])
      for (const [method, url, payload] of [
        ['POST', `/api/v1/poiso/like/variant/${one}`, undefined],
        ['POST', '/api/v1/poiso/like/variant', [one]],
        ['GET', '/api/v1/poiso/login', undefined],
        ['GET', '/api/v2/user/favourites-share', undefined],
      ] as const)
        expect([url, (await ask(method, url, server, payload && [...payload])).statusCode]).toEqual([url, 503])
      // Who is not signed in is shown the page: its likes are the browser's.
      expect((await server.inject({ url: '/user/favourites' })).statusCode).toBe(200)
    }
  })
})

test('A-09 the likes service answers on a host of its own alone, to pages of the site, and those are told where it is', async () => {
  const other = await testDatabase()
  const env = { POISO_URL: 'https://poiso.test', POISO_HOSTS: 'likes=likes.poiso.test', POISO_PROJECT: 'casa' }
  const apart = await aMarketplace(other, { items: [item('f-1', '300.00 EUR')], env })
  const send = (host: string, project: string, origin?: string) =>
    apart.whole.app.inject({
      method: 'POST',
      url: `/api/v1/${project}/like/variant`,
      headers: { host, ...(origin !== undefined && { origin }) },
      payload: [1],
    })
  const answers = [
    await send('likes.poiso.test', 'casa', 'https://poiso.test'),
    await send('poiso.test', 'casa'),
    await send('likes.poiso.test', 'poiso'),
    await send('likes.poiso.test', 'casa', 'https://evil.test'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 403])
  expect(answers[0]?.headers['access-control-allow-origin']).toBe('https://poiso.test')
  const page = await apart.whole.app.inject({ url: '/lojas', headers: { host: 'poiso.test' } })
  expect(page.body).toMatch(/<body[^>]* data-likes="https:\/\/likes\.poiso\.test" data-project="casa"/)
  expect(String(page.headers['content-security-policy'])).toContain('https://likes.poiso.test')
  await apart.close()
  await other.close()
})
