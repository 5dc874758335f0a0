import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { applyShop, parseShopsFile } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { loadComparison } from '#domains/offers/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const market = await aMarketplace(database, {
  items: ['m-1', 'm-2', 'm-3'].map((id, index) =>
    anItem({
      id,
      title: `Mesa de centro ${['Alvor', 'Sagres', 'Tavira'][index]}`,
      gtin: ['5601234567893', '5601234567909', '5601234567916'][index],
      price: `${100 + index}.00 EUR`,
    }),
  ),
})
// A later import of the shop without one of its items: that one is gone.
await market.importItems(
  ['m-1', 'm-2'].map((id, index) =>
    anItem({
      id,
      title: `Mesa de centro ${['Alvor', 'Sagres'][index]}`,
      gtin: ['5601234567893', '5601234567909'][index],
      price: `${100 + index}.00 EUR`,
    }),
  ),
)
afterAll(() => market.close())
const { app } = market.whole

async function idOf(itemId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from offers.variant where item_id = ${itemId}`.execute(
    database.db,
  )
  return rows[0]?.id ?? 0
}
const [first, second, gone] = [await idOf('m-1'), await idOf('m-2'), await idOf('m-3')]
const now = market.bench.clock.now()

describe('R-08 a comparison over a real catalogue', () => {
  test('R-08 products come in the order of the offers that were asked, with all their offers; what never existed is counted', async () => {
    const { products, unknownIds } = await loadComparison(database.db, [second, 2_000_000_000, first, gone], now)
    expect(products.map(({ product, askedIds }) => [product.title, ...askedIds])).toEqual([
      ['Mesa de centro Sagres', second],
      ['Mesa de centro Alvor', first],
      ['Mesa de centro Tavira', gone],
    ])
    expect(products.map(({ variants }) => variants.map(({ state }) => state))).toEqual([['live'], ['live'], ['absent']])
    expect(unknownIds).toEqual([2_000_000_000])
  })
  test('R-08 nothing asked is nothing', async () => {
    expect(await loadComparison(database.db, [], now)).toEqual({ products: [], unknownIds: [] })
  })
  test('R-08 two offers of one product are one product', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`update offers.variant set product_id = (select product_id from offers.variant where id = ${first}) where id = ${gone}`.execute(
        tx,
      )
    })
    const { products } = await loadComparison(database.db, [first, gone], now)
    expect(products.map(({ askedIds, variants }) => [[...askedIds], variants.length])).toEqual([[[first, gone], 2]])
  })
  test("R-08 N-10 the page shows the shop's stored policies with their days, and a changed one at once", async () => {
    const url = `/compare-products?v=${first},${second}`
    const before = await app.inject(url)
    expect([before.statusCode, before.body.match(/A loja não diz/g)?.length]).toEqual([200, 8])
    const file = parseShopsFile(
      JSON.stringify({
        shops: [
          {
            slug: 'loja-teste',
            name: 'Loja Teste',
            coolingOffDays: 30,
            returnPolicy: {
              text: 'Recolha em casa.',
              costCents: 2990,
              checkedOn: '2026-10-01',
              url: 'https://www.loja-teste.pt/devolucoes',
            },
          },
        ],
      }),
    )
    if (file.kind !== 'shops') throw new Error(file.problems.join())
    await database.db.transaction().execute(async (tx) => {
      for (const shop of file.shops) await applyShop(tx, shop, now)
    })
    // What makes offers of a changed shop dirty is `shops apply`; here any import does.
    await market.importItems([
      anItem({ id: 'm-1', title: 'Mesa de centro Alvor', gtin: '5601234567893', price: '99.00 EUR' }),
      anItem({ id: 'm-2', title: 'Mesa de centro Sagres', gtin: '5601234567909', price: '101.00 EUR' }),
    ])
    const after = (await app.inject(url)).body.replace(/[\u00a0\u202f]/g, ' ')
    expect(after).toContain('30 dias')
    expect(after).toMatch(
      /29,90 €<\/span><span class="fine">Recolha em casa\.<\/span>.*?href="https:\/\/www\.loja-teste\.pt\/devolucoes"[^>]*>Lido na loja a 1 de outubro de 2026/,
    )
  })
  test('fault D1 without the database the page says so and is never an empty comparison', async () => {
    expect((await market.withoutDatabase.app.inject(`/compare-products?v=${first},${second}`)).statusCode).toBe(503)
    expect((await market.withoutDatabase.app.inject('/compare-products')).statusCode).toBe(200)
  })
})
