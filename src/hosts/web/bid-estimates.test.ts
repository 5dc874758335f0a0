import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { estimateShopBidsCall } from '#domains/billing/bids/calls.ts'
import { tellDueBids } from '#domains/billing/bids/tell-due-bids.ts'
import { costSinceEver } from '#domains/billing/testing.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { BidEstimate } from '#platform/api-client/calls.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const { db } = database
function tables(shop: string, count: number, link: string) {
  return Array.from({ length: count }, (_, at) =>
    anItem({
      id: `${shop}${at}`,
      title: `Mesa de centro ${shop} ${at}`,
      price: `${100 + at}.00 EUR`,
      link: `https://${link}/${shop}${at}`,
    }),
  )
}
const market = await aMarketplace(database, { items: tables('a', 8, 'loja-teste.pt') })
afterAll(() => market.close())
await market.importItems(tables('b', 8, 'outra.pt'), 'Outra Loja')
const { app } = market.whole
const { clock } = market.bench
const shop = (await findEshopBySlug(db, 'loja-teste'))?.id as EshopId
const authorization = `Bearer ${await issueEshopToken(db, shop, new Date())}`
const category = categoryBySlug('mesas-de-centro')?.id ?? null
const aBid = { categoryId: null, priceFrom: 0, priceTo: null, cpc: 0.5 }
const nothing = { mode: 'MPO', targetCpc: null, bids: [], factors: [] }
const everything = { categoryId: category, priceFrom: 0, priceTo: null }
const { rows } = await sql<{ id: number; item: string; product: number }>`
  select id, item_id as item, product_id as product from offers.variant`.execute(db)

async function ask(bidding: object, of: object = everything) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/bids/estimate',
    headers: { authorization },
    payload: { ...nothing, ...bidding, of },
  })
  return { status: answer.statusCode, body: answer.json<BidEstimate & { detail: string }>() }
}
async function order(): Promise<{ ids: number[]; labelled: number[] }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/variant/feed',
    payload: { url: '/produtos/mesas-de-centro' },
  })
  const { variants } = answer.json<{ variants: { id: number; sponsored: boolean }[] }>()
  return {
    ids: variants.map(({ id }) => id),
    labelled: variants.flatMap(({ id, sponsored }) => (sponsored ? [id] : [])),
  }
}

describe('B-04 G-02 what bids do is seen before they are saved', () => {
  callBattery(estimateShopBidsCall, {
    app,
    authorization,
    broken: market.withoutDatabase.app,
    example: { body: { ...nothing, of: everything } },
  })

  test('B-04 G-02 the places and the labels of an estimate are those that the listing has once the bids are saved and told; nothing is kept by estimating', async () => {
    const before = await order()
    expect(before.labelled).toEqual([])
    const change = {
      bids: [aBid],
      factors: [
        { itemId: 'a1', percent: 0 },
        { itemId: 'a2', percent: 40 },
      ],
    }
    const { body } = await ask(change)
    expect(await order()).toEqual(before)
    expect(body).toMatchObject({
      day: '2026-11-01',
      offers: 8,
      paying: 7,
      cut: false,
      days: 30,
      clicks: 0,
      costMicros: 0,
    })
    expect(body.placed.map(({ placeNow, variantId }) => before.ids[(placeNow ?? 0) - 1] === variantId)).toEqual(
      body.placed.map(() => true),
    )
    expect(body.placed.some(({ placeNow, placeThen }) => (placeThen ?? 99) < (placeNow ?? 0))).toBe(true)
    const saved = await app.inject({
      method: 'POST',
      url: '/api/v2/bids',
      headers: { authorization },
      payload: { ...nothing, ...change },
    })
    expect(saved.statusCode).toBe(200)
    await tellDueBids({ db, clock, clicksCostFrom: costSinceEver })
    await market.follow()
    const after = await order()
    expect(body.placed.map(({ placeThen }) => after.ids[(placeThen ?? 0) - 1])).toEqual(
      body.placed.map(({ variantId }) => variantId),
    )
    expect(body.placed.flatMap(({ labelled, variantId }) => (labelled ? [variantId] : [])).toSorted()).toEqual(
      after.labelled.toSorted(),
    )
    expect(after.labelled.length).toBeGreaterThan(0)
    // What it would be to take them back again: as before.
    const back = (await ask({})).body.placed
    expect(back.map(({ placeThen }) => before.ids[(placeThen ?? 0) - 1])).toEqual(
      back.map(({ variantId }) => variantId),
    )
    expect(back.some(({ labelled }) => labelled)).toBe(false)
  })

  test('B-04 clicks of the last 30 days that counted are priced by the bids that are tried; a band of prices leaves the others out', async () => {
    const [first, second] = ['a0', 'a3'].map((item) => rows.find((row) => row.item === item)?.id ?? 0) as [
      number,
      number,
    ]
    const at = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString()
    const click = (variantId: number, days: number) => aClick({ eshopId: shop, variantId, at: at(days) })
    await insertClicks(db, [click(first, 1), click(first, 2), click(second, 3), click(second, 31)])
    await classifyClicks(db, clock)
    const { body } = await ask({ bids: [{ ...aBid, cpc: 0.1 }], factors: [{ itemId: 'a3', percent: 200 }] })
    expect([body.clicks, body.costMicros]).toEqual([3, 400_000])
    // Those with the most clicks come first.
    expect(body.placed.slice(0, 2).map(({ itemId }) => itemId)).toEqual(['a0', 'a3'])
    const band = (await ask({ bids: [aBid] }, { ...everything, priceFrom: 103, priceTo: 105 })).body
    expect(band.placed.map(({ itemId }) => itemId)).toEqual(['a3', 'a4'])
    expect([band.offers, band.clicks, band.costMicros]).toEqual([2, 1, 500_000])
  })

  test('B-04 what cannot be bid cannot be estimated, named by its place; another shop’s offers are never in it', async () => {
    expect(await ask({ bids: [{ ...aBid, cpc: 0.01 }] })).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('bids[0].cpc') },
    })
    expect(await ask({}, { ...everything, categoryId: 999_999 })).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('of.categoryId') },
    })
    expect(await ask({}, { ...everything, priceFrom: 5, priceTo: 5 })).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('of.priceTo') },
    })
    const { placed } = (await ask({ bids: [aBid] }, { categoryId: null, priceFrom: 0, priceTo: null })).body
    expect(placed.map(({ itemId }) => itemId[0])).toEqual(placed.map(() => 'a'))
  })
})
