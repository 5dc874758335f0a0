import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { RunningProduct, until } from './running-product.ts'
import { TcpProxy } from '#platform/database/testing-proxy.ts'
import type { Toxic } from '#platform/database/testing-proxy.ts'

/** Fault D5: the way between the web process and PostgreSQL, spoilt in every way, for each kind of route (docs/resilience.md). */

const LISTING = '/produtos/mesas-de-centro'
/** No answer waits longer than the pool, the statement and the network together may take, and a little for a busy machine. */
const MOST_MS = 3_500
let product: RunningProduct
let proxy: TcpProxy
let ids: number[] = []

beforeAll(async () => {
  product = await RunningProduct.open()
  expect(
    await product.importFeed(
      googleFeed(
        Array.from({ length: 60 }, (_, index) => anItem({ id: `n-${index}`, price: `${100 + index}.00 EUR` })),
      ),
    ),
  ).toBe(0)
  proxy = await TcpProxy.open(Number(new URL(product.databaseUrl).port))
  const behind = new URL(product.databaseUrl)
  behind.port = String(proxy.port)
  await product.start('worker')
  await product.start('web', { env: { DATABASE_URL: behind.href } })
  ids = (await product.query<{ id: string }>('select id from offers.variant order by id')).map(({ id }) => Number(id))
}, 180_000)
afterAll(async () => {
  await product?.close()
  await proxy?.close()
})

async function ask(
  path: string,
  body?: object,
): Promise<{ status: number; ms: number; retryAfter: number; text: string }> {
  const since = performance.now()
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(product.url(path), { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    text: await answer.text(),
    ms: performance.now() - since,
  }
}
function byIds() {
  return ask('/api/v2/variant/by-ids', { ids: ids.slice(0, 3) })
}

/** The declared matrix: what stands in memory goes on as if nothing were; what reads the database is 200 or a declared 503, in time. */
async function expectDeclared(toxic: Toxic, database: readonly number[]): Promise<void> {
  proxy.poison(toxic)
  const [fromMemory, fromDatabase] = await Promise.all([
    Promise.all([
      ask(LISTING),
      ask(`${LISTING}?preco-ate=${100 + Math.round(performance.now() % 50)}&ordenar=preco`),
      ask('/api/v2/variant/filtering', { url: LISTING }),
      ask('/api/v2/variant/feed', { url: LISTING }),
      ask('/healthz'),
      ask(`/v2/clickthrough/loja-teste.pt/${ids[1]}?s=1`),
    ]),
    Promise.all([byIds(), byIds(), ask(`/api/v2/variant/${ids[2]}/deliveries`)]),
  ])
  expect(fromMemory.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 302])
  expect(Math.max(...fromMemory.map(({ ms }) => ms))).toBeLessThan(1_000)
  for (const { status, ms, retryAfter, text } of fromDatabase) {
    expect([
      database.includes(status) || `${status} ${text}`,
      status !== 503 || retryAfter > 0,
      ms < MOST_MS || ms,
    ]).toEqual([true, true, true])
  }
}
async function expectWell(): Promise<void> {
  proxy.poison({ kind: 'none' })
  expect(await until('the database answers', async () => (await byIds()).status === 200, 20_000)).toBeLessThan(5_000)
}

describe('fault D5 the way to PostgreSQL is spoilt', () => {
  test.each<[string, Toxic, readonly number[]]>([
    ['5 s late', { kind: 'latency', ms: 5_000 }, [503]],
    ['a little late', { kind: 'latency', ms: 50 }, [200]],
    ['silent', { kind: 'silence' }, [503]],
    ['cut', { kind: 'reset' }, [503]],
    ['narrow', { kind: 'bandwidth', bytesPerSecond: 2_000 }, [200, 503]],
    ['in slices', { kind: 'slicer' }, [200]],
    ['slow to close', { kind: 'slowClose', ms: 2_000 }, [200]],
    ['ended in the middle of an answer', { kind: 'limit', bytes: 100 }, [503]],
    ['garbage', { kind: 'garbage' }, [503]],
  ])(
    '%s: memory answers at once, the database with what is declared, in time; well within 5 s after',
    async (_name, toxic, database) => {
      await expectWell()
      await expectDeclared(toxic, database)
      await expectWell()
    },
    60_000,
  )

  test('what changes while the way is silent is shown when it is back', async () => {
    proxy.poison({ kind: 'silence' })
    await product.query(
      `with changed as (update offers.variant set price_cents = 4321 where id = ${ids[5]} returning product_id) insert into outbox.index_dirty (product_id) select product_id from changed`,
    )
    await byIds()
    proxy.poison({ kind: 'none' })
    expect(
      await until(
        'the page has it',
        async () => (await ask(`${LISTING}?ordenar=preco`)).text.includes('43,21'),
        60_000,
      ),
    ).toBeLessThan(45_000)
  }, 90_000)
})
