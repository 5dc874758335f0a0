import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { RunningProduct, until } from './running-product.ts'

/** POISO_DATA on a disk that is full: a small one of its own, where this machine lets a test mount it. */

const data = mkdtempSync(join(tmpdir(), 'poiso-disk-'))
const isMounted = mount()
const LISTING = '/produtos/mesas-de-centro?ordenar=preco'
const filler = join(data, 'filler')
const EXIT_FAILED = 2

function priced(first: number): string {
  return googleFeed(Array.from({ length: 50 }, (_, at) => anItem({ id: `m-${at}`, price: `${first + at}.25 EUR` })))
}

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'poiso-test', data], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(!isMounted)('a disk of POISO_DATA that is full (needs the right to mount one)', () => {
  let product: RunningProduct
  let variantId = 0

  beforeAll(async () => {
    product = await RunningProduct.open({ data })
    expect(await product.importFeed(priced(100))).toBe(0)
    await Promise.all([product.start('worker'), product.start('web')])
    variantId = (await product.query<{ id: number }>('select min(id)::int as id from offers.variant'))[0]?.id ?? 0
  }, 180_000)
  afterAll(async () => {
    await product?.close()
    execFileSync('umount', ['-l', data])
    rmSync(data, { recursive: true, force: true })
  }, 60_000)

  function fill(): void {
    const { bavail, bsize } = statfsSync(data)
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
    expect(statfsSync(data).bavail).toBe(0)
  }
  async function shows(price: string): Promise<boolean> {
    const page = await fetch(product.url(LISTING))
    return page.status === 200 && (await page.text()).includes(price)
  }
  async function click(id: string): Promise<number> {
    return (await fetch(product.url(`/v2/clickthrough/loja-teste.pt/${variantId}?s=1&c=${id}`), { redirect: 'manual' }))
      .status
  }
  async function clicksOf(id: string): Promise<number> {
    const [row] = await product.query<{ count: number }>(
      'select count(*)::int as count from clicks.click where click_id = $1',
      [id],
    )
    return row?.count ?? 0
  }

  test('D7 pages and clicks go on, an import fails and leaves the catalogue; with room again all goes on by itself', async () => {
    await until('the page shows it', () => shows('100,25'), 20_000)
    fill()
    const before = await clicksOf('full-1')
    expect(await click('full-1')).toBe(302)
    await until('the click is in the database', async () => (await clicksOf('full-1')) === before + 1, 20_000)
    expect(await product.importFeed(priced(120))).toBe(EXIT_FAILED)
    expect(await shows('100,25')).toBe(true)
    // Prices that reach the database by another way are shown: following the index writes nothing.
    await product.query(
      `with changed as (update offers.variant set price_cents = 4321 where id = ${variantId} returning product_id) insert into outbox.index_dirty (product_id) select product_id from changed`,
    )
    await until('the page shows it', () => shows('43,21'), 10_000)
    await product.kill('web')
    await product.start('web')
    expect(await shows('43,21')).toBe(true)

    rmSync(filler)
    expect(await product.importFeed(priced(120))).toBe(0)
    await until('the page shows it', () => shows('120,25'), 20_000)
    expect(await click('full-2')).toBe(302)
    await until('the click is in the database', async () => (await clicksOf('full-2')) === 1, 20_000)
    expect(await clicksOf('full-1')).toBe(1)
  }, 120_000)
})
