import { afterAll, beforeAll, expect, test } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { RunningProduct, until } from './running-product.ts'

/** PostgreSQL restarts in the middle of what the built processes do. */

const ITEMS = 300
const EXIT_FAILED = 2
const LISTING = '/produtos/mesas-de-centro?ordenar=preco'
let product: RunningProduct

beforeAll(async () => {
  product = await RunningProduct.open()
  expect(await product.importFeed(priced(25))).toBe(0)
  await Promise.all([product.start('worker'), product.start('web')])
  await until('the page shows it', () => shows('100,25'), 30_000)
}, 180_000)
afterAll(() => product?.close())

/** From 100 euros and so many cents upwards, a euro apart. */
function priced(cents: number): string {
  const price = (at: number) => `${100 + at}.${cents} EUR`
  return googleFeed(Array.from({ length: ITEMS }, (_, at) => anItem({ id: `m-${at}`, price: price(at) })))
}
async function shows(price: string): Promise<boolean> {
  const page = await fetch(product.url(LISTING), { signal: AbortSignal.timeout(5_000) })
  return page.status === 200 && (await page.text()).includes(price)
}
/** Whether the newest import publishes, and waits for the table that the test holds. */
async function waitsInPublishing(): Promise<boolean> {
  const [run] = await product.query<{ stage: string; waiting: number }>(`
    select stage, (select count(*)::int from pg_locks l where not l.granted and l.relation = 'offers.variant'::regclass) as waiting
    from feeds.import_run order by id desc limit 1`)
  return run?.stage === 'publish' && run.waiting > 0
}

test.each([
  ['fast', 25, 50],
  ['immediate', 50, 75],
] as const)(
  'fault D1 K1 PostgreSQL restarts (%s) in the middle of the publishing of an import: the command says so, pages go on, and the worker does the run again to its end, once',
  async (mode, before, after) => {
    const release = await product.lock('offers.variant', 'share')
    const ended = product.importFeed(priced(after))
    try {
      await until('the import publishes', waitsInPublishing, 60_000)
      await product.stopPostgres(mode)
    } finally {
      await release()
    }
    expect(await ended).toBe(EXIT_FAILED)
    expect(await shows(`100,${before}`)).toBe(true)
    await product.startPostgres()
    await until('the page shows it', () => shows(`100,${after}`), 60_000)
    const [state] = await product.query(`
      select (select state from feeds.import_run order by id desc limit 1) as run,
        (select count(*)::int from feeds.import_run where state = 'running') as running,
        (select count(*)::int from offers.variant where state = 'live') as live,
        (select min(price_cents)::int from offers.variant) as lowest, (select max(price_cents)::int from offers.variant) as highest`)
    expect(state).toEqual({
      run: 'applied',
      running: 0,
      live: ITEMS,
      lowest: 10_000 + after,
      highest: 10_000 + after + (ITEMS - 1) * 100,
    })
  },
)
