import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { loadHistoryCsv, loadProductPage, type ProductHistory, summaryOf } from '#domains/offers/contract.ts'
import { anImportBench, anItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database, '2026-05-01T10:00:00.000Z')

beforeEach(() => bench.empty())
afterAll(() => bench.close())

const DAY_MS = 86_400_000
const GTIN = '5601234567892'
async function days(count: number) {
  bench.clock.advanceMs(count * DAY_MS)
  const now = bench.clock.now()
  await database.db
    .updateTable('offers.snapshot')
    .set({ applied_at: now, next_change_at: new Date(now.getTime() + 2 * DAY_MS) })
    .execute()
}
function asks(shop: string, price: number, fields: Record<string, string> = {}) {
  const domain = `${shop.toLowerCase().replaceAll(' ', '-')}.pt`
  return bench.importItems(
    [
      anItem({
        id: 'a',
        title: 'Mesa de centro Tavira',
        brand: 'Tavira',
        gtin: GTIN,
        price: `${price.toFixed(2)} EUR`,
        link: `https://www.${domain}/p/a`,
        ...fields,
      }),
      anItem({ id: 'b', link: `https://www.${domain}/p/b` }),
    ],
    { shop },
  )
}
async function history(productId = 1): Promise<ProductHistory> {
  const page = await loadProductPage(database.db, productId, bench.clock.now())
  if (page.kind !== 'product') throw new Error(`product ${productId} is ${page.kind}`)
  return page.prices
}
/** Runs of equal days, as [days, euros]: easier to read than a long list. */
function runs(prices: ProductHistory['price']) {
  const found: [number, number | null][] = []
  for (const cents of prices) {
    const [last, euros] = [found.at(-1), cents === null ? null : cents / 100]
    if (last?.[1] === euros) last[0] += 1
    else found.push([1, euros])
  }
  return found
}

describe('B-03 price history', () => {
  test('B-03 a product costs by day what its cheapest offer cost, whichever shop that was', async () => {
    await asks('Loja A', 100)
    await asks('Loja B', 110)
    await days(10)
    await asks('Loja B', 90)
    await days(5)
    await asks('Loja B', 120)
    await days(5)
    const { offers, price, midnights, watchedSince } = await history()
    expect(offers.map(({ eshop }) => eshop.name)).toEqual(['Loja A', 'Loja B'])
    expect(runs(price)).toEqual([
      [10, 100],
      [6, 90],
      [5, 100],
    ])
    expect(new Date(watchedSince ?? 0).toISOString()).toBe('2026-05-01T10:00:00.000Z')
    expect(summaryOf(price, midnights)).toEqual({
      lowest: { cents: 9000, day: '2026-05-16' },
      highest: { cents: 10000, day: '2026-05-21' },
      usualCents: 10000,
    })
  })

  test('B-03 the short history tells nothing of an article that the same id named before, nor of a row from the future', async () => {
    await asks('Loja A', 1000, { gtin: '', title: 'Sofá de canto Lagos' })
    await days(31)
    await asks('Loja A', 50, { gtin: '', title: 'Candeeiro de mesa Lua' })
    await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, availability) values (1, '2026-07-01T00:00:00Z', 30, 'in_stock')`.execute(
      database.db,
    )
    const page = await loadProductPage(database.db, 1, bench.clock.now())
    expect(page).toMatchObject({
      history: { observations: 1, since: '2026-06-01T10:00:00.000Z', lowestCents: 5_000, highestCents: 5_000 },
    })
  })

  test('B-03 delivered to the mainland: the feed’s own price then, else by the shop’s tariff of today, unknown left out', async () => {
    await asks('Loja A', 100, { shipping: 'PT:::9.90 EUR' })
    await asks('Loja B', 95)
    await days(3)
    expect(runs((await history()).delivered)).toEqual([[4, 109.9]])
    await asks('Loja A', 100, { shipping: 'PT:::0.00 EUR' })
    await days(2)
    expect(runs((await history()).delivered)).toEqual([
      [3, 109.9],
      [3, 100],
    ])
    expect(runs((await history()).price)).toEqual([[6, 95]])
  })

  test('B-03 gaps stay gaps: absent, sold out everywhere, not looked at', async () => {
    await asks('Loja A', 100)
    await days(5)
    await bench.importItems([anItem({ id: 'b', link: 'https://www.loja-a.pt/p/b' })], { shop: 'Loja A' })
    await days(5)
    await asks('Loja A', 100)
    await days(5)
    await asks('Loja A', 100, { availability: 'out_of_stock' })
    await days(5)
    await asks('Loja A', 100)
    bench.clock.advanceMs(10 * DAY_MS)
    expect(runs((await history()).price)).toEqual([
      [6, 100],
      [4, null],
      [6, 100],
      [4, null],
      [3, 100],
      [8, null],
    ])
  })

  test('B-03 used goods are a product of their own; an offer that becomes used takes nothing of its past along', async () => {
    await asks('Loja A', 100)
    await asks('Loja B', 60, { condition: 'used' })
    await days(10)
    const pages = await Promise.all([1, 2, 3, 4].map((id) => loadProductPage(database.db, id, bench.clock.now())))
    const used = pages.flatMap((page) =>
      page.kind === 'product' && page.product.condition === 'used' ? [page.prices] : [],
    )
    expect(used.map(({ price }) => runs(price))).toEqual([[[11, 60]]])
    expect(runs((await history()).price)).toEqual([[11, 100]])
    await asks('Loja A', 50, { condition: 'used' })
    await days(2)
    const { rows } = await sql<{
      product_id: number
    }>`select product_id from offers.variant where eshop_id = 1 and item_id = 'a'`.execute(database.db)
    const moved = await history(rows[0]?.product_id)
    expect(Math.max(...moved.price.map((cents) => cents ?? 0))).toBe(6000)
  })

  test('B-03 the CSV has every stretch that was seen, and no cell that runs', async () => {
    await asks('Loja A', 100, { sale_price: '80.00 EUR' })
    await database.db.updateTable('eshops.eshop').set({ name: '=cmd|A' }).execute()
    await days(2)
    await asks('Loja A', 100)
    const found = await loadHistoryCsv(database.db, 1, bench.clock.now())
    expect(found).toMatchObject({ kind: 'csv', slug: 'mesa-de-centro-tavira' })
    expect(found.kind === 'csv' ? found.csv.split('\r\n') : []).toEqual([
      '"loja","oferta","estado","visto_desde","visto_ate","preco_eur","entrega_continente_eur","disponibilidade","preco_anterior_segundo_a_loja_eur"',
      `"'=cmd|A",1,"novo","2026-05-01T10:00:00.000Z","2026-05-03T10:00:00.000Z",80,,"em stock",100`,
      `"'=cmd|A",1,"novo","2026-05-03T10:00:00.000Z",,100,,"em stock",`,
      '',
    ])
    expect(await loadHistoryCsv(database.db, 99, bench.clock.now())).toEqual({ kind: 'unknown' })
  })
})
