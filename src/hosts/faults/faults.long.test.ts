import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { RunningProduct, until } from './running-product.ts'

/** Faults of reliability.md against the built processes: `npm run test:long`. */

/** Goal figure 2: PostgreSQL gone for 30 s. */
const AWAY_MS = 30_000
const LISTING = '/produtos/mesas-de-centro'
/** Twelve ask for ten connections: all wait, and the API's other calls still find room (16 at once). */
const MORE_THAN_CONNECTIONS = 12
const items = Array.from({ length: 200 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` }))
let product: RunningProduct
let variantIds: number[] = []

beforeAll(async () => {
  product = await RunningProduct.open()
  expect(await product.importFeed(googleFeed(items))).toBe(0)
  await Promise.all([product.start('worker'), product.start('web')])
  variantIds = (await product.query<{ id: string }>('select id from offers.variant order by id')).map(({ id }) =>
    Number(id),
  )
}, 180_000)
afterAll(() => product?.close())

function get(path: string) {
  return fetch(product.url(path), { redirect: 'manual', signal: AbortSignal.timeout(5_000) })
}
function post(path: string, body: object) {
  return fetch(product.url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  })
}
function byIds() {
  return post('/api/v2/variant/by-ids', { ids: variantIds.slice(0, 3) })
}

let clicks = 0
/** Clicks out as a browser would; the ids that they were given. */
async function click(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `fault-${(clicks += 1)}`)
  const answers = await Promise.all(
    ids.map((id, index) => get(`/v2/clickthrough/loja-teste.pt/${variantIds[index % variantIds.length]}?s=1&c=${id}`)),
  )
  expect(
    answers.map(({ status, headers }) => [status, headers.get('location')?.startsWith('https://www.loja-teste.pt/p/')]),
  ).toEqual(ids.map(() => [302, true]))
  return ids
}
/** Once the spool is empty: which of the ids are not counted exactly once. */
async function wronglyCounted(ids: readonly string[]): Promise<string[]> {
  await until(
    'every click is in the database',
    async () => (await countOf(ids)).length >= ids.length && product.segments().length === 0,
    15_000,
  )
  const counts = new Map((await countOf(ids)).map(({ click_id, count }) => [click_id, count]))
  return ids.filter((id) => counts.get(id) !== 1)
}
function countOf(ids: readonly string[]) {
  return product.query<{ click_id: string; count: number }>(
    'select click_id, count(*)::int as count from clicks.click where click_id = any($1) group by 1',
    [ids],
  )
}

/** What shoppers meet while the database is away. */
async function expectServedFromMemory(): Promise<void> {
  const [page, filters] = [await get(LISTING), await post('/api/v2/variant/filtering', { url: LISTING })]
  expect([page.status, filters.status]).toEqual([200, 200])
  expect(await page.text()).toContain('Mesa de centro')
  expect(await filters.json()).toMatchObject({ totalCount: 200 })
}
async function warm(): Promise<void> {
  for (let round = 0; round < 3; round++) expect((await get(LISTING)).status).toBe(200)
}

describe('freshness', () => {
  test('a changed price is in the API and in the HTML within 2 s of its commit, ten times', async () => {
    await warm()
    for (let round = 1; round <= 10; round++) {
      const cents = 1_000 + round
      await product.query(
        `with changed as (update offers.variant set price_cents = ${cents} where id = ${variantIds[7]} returning product_id) insert into outbox.index_dirty (product_id) select product_id from changed`,
      )
      const inApi = until(
        'the API has it',
        async () =>
          (await (await post('/api/v2/variant/feed', { url: `${LISTING}?ordenar=preco` })).text()).includes(
            `"price":${cents / 100}`,
          ),
        5_000,
      )
      const inHtml = until(
        'the page has it',
        async () =>
          (await (await get(`${LISTING}?ordenar=preco`)).text()).includes((cents / 100).toFixed(2).replace('.', ',')),
        5_000,
      )
      expect(Math.max(await inApi, await inHtml)).toBeLessThan(2_000)
    }
  })

  test('an import of a few hundred changes is in the API within 2 s of its end', async () => {
    expect(
      await product.importFeed(googleFeed(items.map((item, index) => ({ ...item, price: `${90 + index}.50 EUR` })))),
    ).toBe(0)
    const took = await until(
      'the API has it',
      async () => {
        const answer = (await (await post('/api/v2/variant/feed', { url: `${LISTING}?ordenar=preco` })).json()) as {
          variants: { price: { price: number } }[]
        }
        return answer.variants.every(({ price }, index) => price.price === 90.5 + index)
      },
      10_000,
    )
    expect(took).toBeLessThan(2_000)
  })
})

describe('fault D1 PostgreSQL goes away', () => {
  test('fault D1 stopped at once: cached HTML and search answer, clicks redirect, reads of the database are 503 within 1 s; all is well within 5 s of its return', async () => {
    await warm()
    await product.stopPostgres()
    // Never asked before: its cards stand beside the index.
    const unseen = await get(`${LISTING}?regiao=madeira&ordenar=total`)
    expect([
      unseen.status,
      unseen.headers.get('x-cache'),
      (await unseen.text()).match(/<li class="card">/g)?.length,
    ]).toEqual([200, 'made', 48])
    const ids: string[] = []
    const awayUntil = performance.now() + AWAY_MS
    while (performance.now() < awayUntil) {
      await expectServedFromMemory()
      ids.push(...(await click(10)))
      await wait(250)
      const since = performance.now()
      const refused = await byIds()
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
      expect(performance.now() - since).toBeLessThan(1_500)
    }
    const readiness = (await (await get('/readyz')).json()) as {
      ready: boolean
      components: { name: string; state: string }[]
    }
    expect(readiness.components.find(({ name }) => name === 'database')?.state).toBe('degraded')
    await product.startPostgres()
    const green = await until(
      'everything works again',
      async () => {
        const { components } = (await (await get('/readyz')).json()) as typeof readiness
        return (await byIds()).status === 200 && components.every(({ state }) => state === 'works')
      },
      20_000,
    )
    expect(green).toBeLessThan(5_000)
    expect(await wronglyCounted(ids)).toEqual([])
  })

  test('fault D1 a killed backend takes all connections along; the next answers come by themselves', async () => {
    await warm()
    const [backend] = await product.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'poiso-web' limit 1`,
    )
    process.kill(backend?.pid ?? 0, 'SIGKILL')
    await expectServedFromMemory()
    const ids = await click(20)
    expect(await until('the database answers', async () => (await byIds()).status === 200, 20_000)).toBeLessThan(5_000)
    expect(await wronglyCounted(ids)).toEqual([])
  })
})

describe('fault D2 PostgreSQL is there and does not answer', () => {
  test('fault D2 a table that somebody locks: what needs it is 503 within 2.5 s, for more than there are connections too, all else goes on, and it is over with the lock', async () => {
    await warm()
    const ids: string[] = []
    const release = await product.lock('offers.variant')
    try {
      const since = performance.now()
      const asked = Promise.all(Array.from({ length: MORE_THAN_CONNECTIONS }, byIds))
      await expectServedFromMemory()
      ids.push(...(await click(20)))
      expect(performance.now() - since).toBeLessThan(1_000)
      expect([...new Set((await asked).map(({ status }) => status))]).toEqual([503])
      expect(performance.now() - since).toBeLessThan(2_500)
    } finally {
      await release()
    }
    expect(await until('it answers', async () => (await byIds()).status === 200, 10_000)).toBeLessThan(1_000)
    expect(await wronglyCounted(ids)).toEqual([])
  })
})

describe('fault K3 the web process is killed with clicks on disk', () => {
  test('R-21 no request stops the counting: whatever its link carries, clicks after it are counted and /readyz says so', async () => {
    const emoji = encodeURIComponent('😀')
    for (const query of [
      's=9&ri=%00',
      `ri=${'a'.repeat(79)}${emoji}`,
      `utm_source=${'a'.repeat(199)}${emoji}`,
      'ri=%ed%a0%bd&x=%00&c=%00',
    ]) {
      expect((await get(`/v2/clickthrough/loja-teste.pt/${variantIds[0]}?${query}`)).status).toBe(302)
    }
    expect(await wronglyCounted(await click(20))).toEqual([])
    const { components } = (await (await get('/readyz')).json()) as { components: { name: string; state: string }[] }
    expect(components.find(({ name }) => name === 'clicks')?.state).toBe('works')
  })

  test('fault D6 K3 killed while PostgreSQL is away, started anew without it, killed again in the middle of the drain: each click counts once', async () => {
    await product.stopPostgres()
    const ids = await click(25)
    await product.kill('web')
    expect(product.segments()).not.toEqual([])
    await product.start('web', { until: 'answers', env: { FAILPOINT: 'clicks.drain.inserted:kill' } })
    // D6: the last catalogue, from the base on disk.
    expect(await (await post('/api/v2/variant/filtering', { url: LISTING })).json()).toMatchObject({ totalCount: 200 })
    ids.push(...(await click(25)))
    const ended = product.ended('web')
    await product.startPostgres()
    expect(await ended).toBeNull()
    expect((await countOf(ids)).length).toBeGreaterThan(0)
    await product.start('web')
    ids.push(...(await click(5)))
    expect(await wronglyCounted(ids)).toEqual([])
  })

  test('fault D6 a web process that starts without its database is ready by itself when it returns', async () => {
    await product.kill('web')
    await product.stopPostgres()
    await product.start('web', { until: 'answers' })
    expect((await byIds()).status).toBe(503)
    await product.startPostgres()
    expect(
      await until(
        'it is whole',
        async () => (await byIds()).status === 200 && (await get(LISTING)).status === 200,
        20_000,
      ),
    ).toBeLessThan(5_000)
  })
})

describe('fault K4 SIGTERM', () => {
  test('fault K4 under load no request that reached the process fails, and it ends by itself', async () => {
    await warm()
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const outcomes: string[] = []
    let isOver = false
    const load = Promise.all(
      Array.from({ length: 16 }, async () => {
        while (!isOver) {
          const outcome = await send(agent)
          // Nobody listens any more: there another process would answer.
          if (outcome === 'ECONNREFUSED') return
          outcomes.push(outcome)
        }
      }),
    )
    await until('the load flows', async () => outcomes.length > 200, 10_000)
    const ended = product.ended('web')
    const since = performance.now()
    product.signal('web', 'SIGTERM')
    expect(await ended).toBe(0)
    expect(performance.now() - since).toBeLessThan(30_000)
    isOver = true
    await load
    agent.destroy()
    expect(outcomes.length).toBeGreaterThan(200)
    expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([])
    await product.start('web')
  })
})

/** One request over a kept connection: its status, or the error's code. */
function send(agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(product.url(LISTING), { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(String(response.statusCode)))
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end()
  })
}
