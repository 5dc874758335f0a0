import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { variantHistoryCall } from '#domains/offers/contract.ts'
import type { VariantHistoryAnswer } from '#platform/api-client/calls.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'a', price: '100.00 EUR' }), anItem({ id: 'b' })] })
const { app } = market.whole
const { clock } = market.bench
afterAll(() => market.close())

const DAY_MS = 86_400_000
const startedAt = clock.now()
function after(days: number) {
  return new Date(startedAt.getTime() + days * DAY_MS).toISOString()
}
// Forty quiet days, then the shop takes a fifth off and claims more.
clock.advanceMs(40 * DAY_MS)
await sql`update offers.snapshot set applied_at = ${clock.now()}`.execute(database.db)
await market.bench.importItems([anItem({ id: 'a', price: '150.00 EUR', sale_price: '80.00 EUR' }), anItem({ id: 'b' })])
const { rows } = await sql<{
  id: number
  product_id: number
  slug: string
}>`select v.id, v.product_id, p.slug from offers.variant v join offers.product p on p.id = v.product_id order by v.item_id`.execute(
  database.db,
)
const [reduced, quiet] = rows as [(typeof rows)[0], (typeof rows)[0]]
async function ask(id: number) {
  return (await app.inject(`/api/v2/variant/${id}/history`)).json<VariantHistoryAnswer>()
}

describe('B-03 GET variant/{id}/history', () => {
  callBattery(variantHistoryCall, {
    app,
    example: { params: { variantId: reduced.id } },
    broken: market.withoutDatabase.app,
  })

  test('B-03 tells what was seen and how the discount was computed, so that anyone can check it', async () => {
    expect(await ask(reduced.id)).toEqual({
      variantId: reduced.id,
      eshop: { id: 1, name: 'Loja Teste' },
      condition: 'new',
      active: true,
      currency: 'EUR',
      watchedSince: after(0),
      points: [
        { from: after(0), until: after(40), price: 100, claimedBefore: null, availability: 'in_stock', delivery: null },
        { from: after(40), until: null, price: 80, claimedBefore: 150, availability: 'in_stock', delivery: null },
      ],
      gaps: [],
      lowest: { price: 80, day: after(40).slice(0, 10) },
      highest: { price: 100, day: after(39).slice(0, 10) },
      usual: 100,
      discount: { discount: 20, priceBeforeDiscount: 100, since: after(40), validTo: after(70) },
      noDiscount: null,
      reference: { price: 100, seenAt: after(0), windowFrom: after(10), windowUntil: after(40) },
      computedAt: clock.now().toISOString(),
    } satisfies VariantHistoryAnswer)
    expect(await ask(quiet.id)).toMatchObject({ discount: null, noDiscount: 'not_reduced', reference: null })
  })

  test('B-03 what it proves is what a variant says (E-01 price, discount, discounted, promo tag)', async () => {
    const { variants } = (
      await app.inject({ method: 'POST', url: '/api/v2/variant/by-ids', payload: { ids: [reduced.id, quiet.id] } })
    ).json<{ variants: object[] }>()
    expect(variants).toMatchObject([
      {
        price: { price: 80, priceBeforeDiscount: 100 },
        discount: { discount: 20, validTo: after(70) },
        discounted: true,
        promoTags: ['priceDrop'],
      },
      { price: { price: 100, priceBeforeDiscount: null }, discount: null, discounted: false, promoTags: [] },
    ])
  })

  test('B-03 N-08 of an offer that nobody has seen for 48 hours nothing is proven, until it is seen again', async () => {
    await sql`update offers.snapshot set applied_at = ${after(38)}`.execute(database.db)
    clock.advanceMs(1)
    expect(await ask(reduced.id)).toMatchObject({
      active: true,
      discount: null,
      noDiscount: 'not_live',
      gaps: [{ from: after(40), until: null }],
    })
    clock.advanceMs(-1)
    await sql`update offers.snapshot set applied_at = ${clock.now()}`.execute(database.db)
    expect(await ask(reduced.id)).toMatchObject({ discount: { discount: 20 } })
  })

  test('B-03 an offer that never existed is 404; one that is gone keeps its history and proves nothing', async () => {
    expect((await app.inject('/api/v2/variant/999999/history')).json()).toMatchObject({
      status: 404,
      code: 'not_found',
      detail: 'variant 999999 does not exist (variantHistory)',
    })
    expect((await app.inject(`/api/v2/variant/${quiet.id}/history`)).headers['cache-control']).toBe(
      'public, max-age=60',
    )
    await sql`update offers.variant set state = 'ended', last_seen_at = ${after(20)} where id = ${quiet.id}`.execute(
      database.db,
    )
    expect(await ask(quiet.id)).toMatchObject({
      active: false,
      points: [{ from: after(0), until: after(20) }],
      gaps: [{ from: after(20), until: null }],
      discount: null,
      noDiscount: 'not_live',
    })
  })
})

describe('B-03 /produto/{id}-{slug}/historico.csv', () => {
  const path = `/produto/${reduced.product_id}-${reduced.slug}/historico.csv`

  test('B-03 is a CSV file that caches may keep for a while', async () => {
    const answer = await app.inject(path)
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
      answer.headers['content-disposition'],
    ]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'public, max-age=300',
      `attachment; filename="historico-${reduced.product_id}.csv"`,
    ])
    expect(answer.body.split('\r\n').slice(1)).toEqual([
      `"Loja Teste",${reduced.id},"novo","${after(0)}","${after(40)}",100,,"em stock",`,
      `"Loja Teste",${reduced.id},"novo","${after(40)}",,80,,"em stock",150`,
      '',
    ])
  })

  test('B-03 another slug or a query leads to its own address, an unknown product is 404, and without the database it says so', async () => {
    for (const url of [
      `/produto/${reduced.product_id}/historico.csv`,
      `/produto/${reduced.product_id}-outro/historico.csv`,
      `${path}?utm_source=x`,
    ]) {
      const answer = await app.inject(url)
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 301, path])
    }
    expect((await app.inject('/produto/999999-x/historico.csv')).statusCode).toBe(404)
    expect((await app.inject('/produto/abc/historico.csv')).statusCode).toBe(404)
    expect((await market.withoutDatabase.app.inject(path)).statusCode).toBe(503)
  })
})
