import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { changeBidding } from '#domains/billing/contract.ts'
import { tellDueBids } from '#domains/billing/bids/tell-due-bids.ts'
import { costSinceEver } from '#domains/billing/testing.ts'
import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { SPONSORED } from '#domains/search/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: Array.from({ length: 6 }, (_, at) =>
    anItem({ id: `m${at}`, title: `Mesa de centro modelo ${at}`, price: `${100 + at}.00 EUR` }),
  ),
})
afterAll(() => market.close())
const { app } = market.whole
const shop = (await findEshopBySlug(db, 'loja-teste'))?.id ?? 0
const PLACE = '/produtos/mesas-de-centro'
const RATED = `${PLACE}?ordenar=avaliacoes`

interface Shown {
  readonly ids: number[]
  readonly labelled: number[]
}
function shownIn(html: string): Shown {
  // The box of a card: what stands before the next link to a shop, with its own.
  const cards = html.split(/(?<=\/v2\/clickthrough\/[^"]+")/).slice(0, -1)
  const idOf = (card: string) => Number(/v2\/clickthrough\/[^/]+\/(\d+)/.exec(card)?.[1])
  return { ids: cards.map(idOf), labelled: cards.filter((card) => card.includes(SPONSORED)).map(idOf) }
}
async function page(url: string): Promise<Shown> {
  return shownIn((await app.inject({ url })).body)
}
async function feed(url: string) {
  const answer = await app.inject({ method: 'POST', url: '/api/v2/variant/feed', payload: { url } })
  const { listHtml, variants } = answer.json<{ listHtml: string; variants: { id: number; sponsored: boolean }[] }>()
  return {
    html: shownIn(listHtml),
    wire: variants.filter(({ sponsored }) => sponsored).map(({ id }) => id),
  }
}
/** Only the offer of this id is paid for. */
async function payFor(variantId: number | null) {
  const { rows } = await sql<{
    itemId: string
    id: number
  }>`select item_id as "itemId", id from offers.variant`.execute(db)
  const bidding = {
    mode: 'MPO',
    targetMicros: null,
    bids: [{ categoryId: null, priceFromCents: 0, priceToCents: null, cpcMicros: 1_000_000 }],
    factors: rows.map(({ id, itemId }) => ({ itemId, percent: id === variantId ? 100 : 0 })),
    labelFactors: [],
  } as const
  const settled = await changeBidding(db, shop, { bidding, version: null, by: null }, market.bench.clock.now())
  expect(settled.kind).toBe('changed')
  await tellDueBids({ db, clock: market.bench.clock, clicksCostFrom: costSinceEver })
  await market.follow()
}

describe('G-02 E-01 a place that was paid for says so where payment has moved it', () => {
  test('G-02 E-01 the last of the recommended order pays and leads it, labelled on the page, in the feed and on the wire; by price nothing is, whichever page was drawn first', async () => {
    const free = await page(PLACE)
    const last = free.ids.at(-1) ?? 0
    expect([free.ids.length, free.labelled]).toEqual([6, []])
    await payFor(last)
    for (const [url, labelled] of [
      [PLACE, [last]],
      [`${PLACE}?ordenar=preco`, []],
      [PLACE, [last]],
      [`${PLACE}?ordenar=total`, []],
      [`${PLACE}?ordenar=novidades`, []],
      // Nobody has reviewed any: among equals points decide, and payments are some.
      [RATED, [last]],
      ['/search?q=mesa', [last]],
      [`${PLACE}?vista=lista`, [last]],
    ] as const) {
      expect((await page(url)).labelled, url).toEqual(labelled)
      const { html, wire } = await feed(url)
      expect([html.labelled, wire], url).toEqual([labelled, labelled])
    }
    expect((await page(PLACE)).ids[0]).toBe(last)
    // The others stand to each other as if nobody paid.
    expect((await page(PLACE)).ids.slice(1)).toEqual(free.ids.slice(0, -1))
    await payFor(null)
    expect(await page(PLACE)).toEqual(free)
  })

  test('G-02 who leads an order anyway has moved nothing by paying, and is not labelled', async () => {
    const [first = 0] = (await page(PLACE)).ids
    await payFor(first)
    const paid = await page(PLACE)
    expect([paid.ids[0], paid.labelled]).toEqual([first, []])
    await payFor(null)
  })
})
