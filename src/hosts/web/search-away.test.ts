import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImportBench, anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { buildBase, IndexFollower } from '#domains/search/contract.ts'
import { aSocketBench, type SocketBench, until } from '#domains/search/indexing/socket/testing.ts'
import { worker } from '#domains/search/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { aWebServer, SECRET } from '../testing.ts'

/** A web process whose search process is gone: what it goes on answering, and what it refuses (fault D5). */

const LISTING = '/produtos/mesas-de-centro'
const database = await testDatabase()
const { db } = database
const imports = anImportBench(database)
const folder = mkdtempSync(join(tmpdir(), 'poiso-away-'))
let search: SocketBench
let web: Awaited<ReturnType<typeof aWebServer>>
let listsByDatabase: () => Promise<unknown>
let cookie = ''
let ids: number[] = []
let before: { readonly liked: unknown; readonly listing: string }

beforeAll(async () => {
  await imports.importItems(
    [1, 2, 3].map((number) =>
      anItem({ id: `m-${number}`, title: `Mesa Alvor ${number}`, price: `${number}00.00 EUR` }),
    ),
  )
  await buildBase({ db, folder, clock: imports.clock })
  const index = new IndexFollower({ db, folder, clock: imports.clock, log: createLog({ level: 'silent' }) })
  await index.step()
  search = await aSocketBench(index, imports.clock, { visitorsDb: db })
  const asks = search.ask()
  web = await aWebServer({ connection: database, indexFolder: folder, index: asks, bench: imports })
  cookie = (await aSignedInPerson({ db, clock: imports.clock }, {}, SECRET)).header
  ids = (await sql<{ id: number }>`select id from offers.variant order by id`.execute(db)).rows.map(({ id }) => id)
  for (const id of ids.slice(0, 2)) expect((await like(id)).statusCode).toBe(200)
  await web.content.refresh()
  // A page is kept from the second time on.
  await ask(LISTING)
  before = { liked: await liked(), listing: (await ask(LISTING)).body }
  const kept = worker({
    db,
    clock: imports.clock,
    log: createLog({ level: 'silent' }),
    config: { search: { kind: 'process', address: { socketPath: search.socketPath } } },
    searchCluster: null,
    dataFolder: folder,
    report: () => undefined,
  })
  listsByDatabase = () => Promise.all((kept.repetitions ?? []).map(({ act }) => act()))
  await search.stop()
  await until('the web misses it', () => asks.remote.isAway)
})
afterAll(async () => {
  await web.close()
  await search.close()
  await imports.close()
  await rm(folder, { recursive: true, force: true })
})

function ask(url: string) {
  return web.server.app.inject({ url, headers: { cookie } })
}
function like(id: number) {
  const headers = { cookie, origin: 'http://localhost:3000' }
  return web.server.app.inject({ method: 'POST', url: `/api/v1/poiso/like/variant/${id}`, headers })
}
async function liked(): Promise<unknown> {
  return (await ask('/api/v2/user/variants-liked?sort=recent')).json().variants
}

describe('without its search process a web', () => {
  test('D5 shows favourites as they were, from the database, and takes new ones', async () => {
    expect(before.liked).toHaveLength(2)
    expect(await liked()).toEqual(before.liked)
    expect((await like(ids[2] ?? 0)).statusCode).toBe(200)
    const page = await ask('/user/favourites')
    expect([page.statusCode, page.body.match(/id="produto-/g)?.length]).toEqual([200, 3])
    expect((await ask('/api/v2/me')).json().user.likes.variants).toBe(3)
  })

  test('D5 answers pages that it keeps, and products, of which only what is searched for is missing', async () => {
    const kept = await ask(LISTING)
    expect([kept.statusCode, kept.body]).toEqual([200, before.listing])
    const { rows } = await sql<{ id: number }>`select id from offers.product order by id limit 1`.execute(db)
    const product = await ask(`/produto/${rows[0]?.id}-mesa-alvor-1`)
    const shown = product.statusCode === 301 ? await ask(String(product.headers['location'])) : product
    expect([shown.statusCode, shown.body.includes('Mesa Alvor')]).toEqual([200, true])
  })

  test('D5 refuses what must be searched with a time to come back, and says no path or address of ours', async () => {
    for (const url of ['/search?q=alvor', '/sales']) {
      const { statusCode, headers, body } = await ask(url)
      expect([url, statusCode, Number(headers['retry-after'])]).toEqual([url, 503, 2])
      expect(body).not.toMatch(/\.sock|ECONN|ENOENT/)
    }
    const call = await web.server.app.inject({
      method: 'POST',
      url: '/api/v2/variant/feed',
      payload: { url: '/search?q=alvor' },
    })
    expect([call.statusCode, call.json().code]).toEqual([503, 'unavailable'])
    expect(call.body).not.toMatch(/\.sock|ECONN|ENOENT/)
  })

  test('D5 shows no empty shop window before the worker has listed the catalogue', async () => {
    for (const url of ['/', '/lojas', `${LISTING}?ordenar=preco`, '/produtos/loja/loja-teste'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 503])
  })

  test('D5 lists categories, shops and brands by the database, says so, and lets caches keep it for seconds', async () => {
    const state = async (web: Awaited<ReturnType<typeof aWebServer>>) => {
      await web.follower.step().catch(() => undefined)
      const { components } = (await web.server.app.inject({ url: '/readyz' })).json()
      return (components as { name: string; state: string }[]).find(({ name }) => name === 'search')?.state
    }
    const late = await aWebServer({ connection: database, indexFolder: folder, index: search.ask(), bench: imports })
    expect(await state(late)).toBe('down')
    await listsByDatabase()
    expect(await state(late)).toBe('degraded')
    await late.close()
    await web.follower.step().catch(() => undefined)
    const shownAt = async (url: string) => {
      const { statusCode, body, headers } = await ask(url)
      const isSaid = body.includes('A pesquisa e os filtros estão com um problema e voltam dentro de momentos')
      expect([url, statusCode, isSaid, headers['cache-control']]).toEqual([
        url,
        200,
        true,
        'public, max-age=0, s-maxage=5',
      ])
      return body
    }
    const byPrice = await shownAt(`${LISTING}?ordenar=preco`)
    const titles = (body: string) => [...new Set(body.match(/Mesa Alvor \d/g))]
    expect(titles(byPrice)).toEqual(['Mesa Alvor 1', 'Mesa Alvor 2', 'Mesa Alvor 3'])
    const shop = await shownAt('/produtos/loja/loja-teste?ordenar=preco')
    expect(titles(shop)).toHaveLength(3)
    expect(shop).toContain('os produtos estão por recomendação')
    expect(await shownAt('/')).toContain('3 produtos de 1 loja')
    const shops = await shownAt('/lojas')
    expect(shops).toMatch(/loja-teste[\s\S]*3 produtos/)
    await shownAt('/fabricantes')
  })

  test('D5 a web that was started meanwhile finds shops by their names and lists as well', async () => {
    const late = await aWebServer({ connection: database, indexFolder: folder, index: search.ask(), bench: imports })
    for (const url of [LISTING, '/produtos/loja/loja-teste', '/lojas', '/'])
      expect([url, (await late.server.app.inject({ url })).statusCode]).toEqual([url, 200])
    expect((await late.server.app.inject({ url: '/produtos/loja/outra-loja' })).statusCode).toBe(404)
    await late.close()
  })

  test('D5 is ready, degraded, and says why', async () => {
    const { statusCode, body } = await ask('/readyz')
    const { components } = JSON.parse(body) as { components: { name: string; state: string; detail: string }[] }
    expect([statusCode, components.find(({ name }) => name === 'search')]).toEqual([
      200,
      {
        name: 'search',
        state: 'degraded',
        detail: expect.stringMatching(/^the search process.*: categories and shops are listed by the database$/),
      },
    ])
  })
})
