import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'

const table = { brand: 'Serra', gtin: '5601234567892', title: 'Mesa de centro Serra em carvalho 90 x 60 cm' }
const database = await testDatabase()
const market = await aMarketplace(database, {
  items: [
    anItem({ id: 'a', ...table, price: '120.00 EUR', shipping: 'PT:::29.90 EUR' }),
    anItem({ id: 'other', price: '80.00 EUR', shipping: 'PT:::9.90 EUR' }),
  ],
})
await market.importItems(
  [anItem({ id: 'b', ...table, link: 'https://www.outra-loja.pt/b', price: '139.90 EUR', shipping: 'PT:::0 EUR' })],
  'Outra Loja',
)
const { app } = market.whole
afterAll(() => market.close())

const { rows } = await sql<{
  id: number
  product_id: number
  slug: string
  item_id: string
}>`select v.id, v.product_id, p.slug, v.item_id from offers.variant v join offers.product p on p.id = v.product_id`.execute(
  database.db,
)
function offer(itemId: string) {
  return rows.find(({ item_id }) => item_id === itemId) as (typeof rows)[0]
}
const page = `/produto/${offer('a').product_id}-${offer('a').slug}`

test('N-01 the page of a product says of each offer what the deliveries call says to a code of the region', async () => {
  expect(offer('b').product_id).toBe(offer('a').product_id)
  for (const [query, code] of [
    ['', '1000-100'],
    ['?regiao=madeira', '9000-001'],
    ['?regiao=acores', '9500-001'],
  ] as const) {
    const { body } = await app.inject(page + query)
    const shown = [...body.matchAll(/data-offer="(\d+)"[^>]* data-total="(\d*)"/g)].map(([, id, total]) => [
      Number(id),
      total === '' ? null : Number(total),
    ])
    const asked = await Promise.all(
      shown.map(async ([id]) => {
        const { deliveries } = (await app.inject(`/api/v2/variant/${id}/deliveries?postalCode=${code}`)).json<{
          deliveries: { items: { total: number | null }[] }[]
        }>()
        const total = deliveries[0]?.items[0]?.total ?? null
        return [id, total === null ? null : Math.round(total * 100)]
      }),
    )
    expect(shown).toHaveLength(2)
    expect(asked).toEqual(shown)
  }
})

test('M-10 the offers of both shops stand best delivered total first: 139,90 € free before 120 € and 29,90 €', async () => {
  const { body } = await app.inject(`${page}/ofertas`)
  expect([...body.matchAll(/data-offer="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([offer('b').id, offer('a').id])
})

test("N-07 a report is kept once for each who says so in a day; of another product's offer it is not found; without the database it waits", async () => {
  const report = (variantId: number, server = app, agent = 'one') =>
    server.inject({
      method: 'POST',
      url: `/produto/${offer('a').product_id}/nao-e-o-mesmo`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agent },
      payload: `oferta=${variantId}`,
    })
  expect((await report(offer('b').id)).statusCode).toBe(303)
  expect((await report(offer('b').id)).statusCode).toBe(303)
  expect((await report(offer('b').id, app, 'two')).statusCode).toBe(303)
  expect((await report(offer('other').id)).statusCode).toBe(404)
  expect((await report(offer('b').id, market.withoutDatabase.app)).statusCode).toBe(503)
  const kept = await sql<{ variant_id: number }>`select variant_id from offers.group_report`.execute(database.db)
  expect(kept.rows.map(({ variant_id }) => variant_id)).toEqual([offer('b').id, offer('b').id])
})

test('N-07 an answer about a product that does not look the same is not found; without the database it waits', async () => {
  const answer = (server = app) =>
    server.inject({
      method: 'POST',
      url: `/produto/${offer('a').product_id}/parece-o-mesmo`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `produto=${offer('other').product_id}&resposta=sim`,
    })
  expect((await answer()).statusCode).toBe(404)
  expect((await answer(market.withoutDatabase.app)).statusCode).toBe(503)
})
