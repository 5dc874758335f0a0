import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { issueEshopToken } from '#domains/eshops/contract.ts'
import { identifyShopBy } from '#domains/partners/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { useIdentifyShop } from '#platform/http/access/acting-shop.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { asId, type EshopId } from '#platform/ids.ts'
import { contestRoutes } from '../backoffice/routes.ts'
import { contestReadingCall, shopAccuracyCall, shopReadingCall, shopReadingsCall } from './calls.ts'
import { shopAccuracyRoutes } from './routes.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
await sql`insert into eshops.eshop (id, slug, name) overriding system value values (3, 'norte', 'Norte'), (4, 'sul', 'Sul')`.execute(
  db,
)
const { app } = testServer()
useIdentifyShop(app.server, identifyShopBy({ db, clock }))
shopAccuracyRoutes(app, { db, clock })
contestRoutes(app, { db, clock })
const [mine = '', theirs = ''] = await Promise.all(
  [3, 4].map(async (id) => `Bearer ${await issueEshopToken(db, asId<EshopId>(id), clock.now())}`),
)
afterAll(() => app.close())

beforeEach(async () => {
  await sql`truncate accuracy.observation, accuracy.day, accuracy.score, accuracy.unread_shop cascade`.execute(db)
  await sql`insert into accuracy.observation (id, eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, read_cents, read_availability, outcome, why, evidence)
    overriding system value values
    (1, 3, 7, 'click', now(), ${clock.now()}, 'https://norte.pt/a', 64990, 'in_stock', 69900, null, 'price', null, '{"price":"699"}'),
    (2, 3, 8, 'report', now(), ${clock.now()}, 'https://norte.pt/b', 64990, 'in_stock', null, null, 'unknown', 'variants', null),
    (3, 4, 9, 'click', now(), ${clock.now()}, 'https://sul.pt/c', 100, 'in_stock', 100, 'in_stock', 'right', null, null)`.execute(
    db,
  )
})

function ask(url: string, authorization = mine, payload?: object) {
  return app.inject({
    url: `/api/v2/eshop/accuracy${url}`,
    headers: { authorization },
    ...(payload === undefined ? {} : { method: 'POST', payload }),
  })
}

callBattery(shopAccuracyCall, { app, example: {}, authorization: mine })
callBattery(shopReadingsCall, { app, example: {}, authorization: mine })
callBattery(shopReadingCall, { app, example: { body: { isRead: true } }, authorization: mine })
callBattery(contestReadingCall, {
  app,
  example: { params: { readingId: 1 }, body: { reason: 'A página tem o preço certo.' } },
  authorization: mine,
})

describe('G-04 a shop sees what was found of it', () => {
  test('each reading with what was shown, what was read and the piece of the page; why nothing can be said, in a sentence', async () => {
    const { readings } = (await ask('/readings')).json<{ readings: Record<string, unknown>[] }>()
    expect(readings).toMatchObject([
      { id: 2, outcome: 'unknown', reason: 'variants', message: expect.stringContaining('GTIN'), readPrice: null },
      { id: 1, outcome: 'price', shownPrice: 649.9, readPrice: 699, evidence: '{"price":"699"}', contest: null },
    ])
  })
  test('nothing was compared yet: unknown, with no noughts for what nobody knows', async () => {
    expect((await ask('')).json()).toMatchObject({
      percent: null,
      settledOn: null,
      readings: 0,
      isRead: true,
      days: [],
    })
  })
  test('and nothing of another shop', async () => {
    expect((await ask('/readings', theirs)).json<{ readings: unknown[] }>().readings).toHaveLength(1)
    expect((await ask('/readings/1/contest', theirs, { reason: 'não' })).statusCode).toBe(404)
    expect((await ask('/readings', 'Bearer nada')).statusCode).toBe(401)
  })
})

describe('G-04 a shop contests a difference', () => {
  test('once, of a difference; the day no longer counts it', async () => {
    expect((await ask('/readings/1/contest', mine, { reason: 'O preço estava certo.' })).json()).toEqual({
      state: 'waiting',
    })
    expect((await ask('/readings/1/contest', mine, { reason: 'O preço estava certo.' })).statusCode).toBe(200)
    expect((await ask('/readings/1/contest', mine, { reason: 'Outra razão.' })).statusCode).toBe(409)
    expect((await ask('/readings/2/contest', mine, { reason: 'x' })).statusCode).toBe(422)
    expect((await ask('/readings/1/contest', mine, { reason: '\u200b' })).statusCode).toBe(422)
    expect((await ask('')).json<{ days: unknown[] }>().days).toEqual([
      { day: '2026-11-26', right: 0, price: 0, stock: 0, unknown: 1, contested: 1, reports: 0 },
    ])
    const { readings } = (await ask('/readings?outcome=price')).json<{ readings: { contest: unknown }[] }>()
    expect(readings[0]?.contest).toMatchObject({ state: 'waiting', reason: 'O preço estava certo.', decision: null })
  })
  test('limit: ten that wait are left out of its score, an eleventh counts until somebody has decided', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into accuracy.observation (id, eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, outcome)
      overriding system value select 900 + n, eshop_id, 900 + n, cause, clicked_at, observed_at, url, shown_cents, shown_availability, 'price'
      from accuracy.observation cross join generate_series(1, 10) n where id = 1 returning id`.execute(db)
    for (const { id } of rows)
      expect((await ask(`/readings/${id}/contest`, mine, { reason: 'Estava certo.' })).statusCode).toBe(200)
    const { days } = (await ask('')).json<{ days: { price: number; contested: number }[] }>()
    expect(days[0]).toMatchObject({ price: 1, contested: 10 })
  })
  test('or does not let its pages be read', async () => {
    await ask('/reading', mine, { isRead: false })
    expect([
      (await ask('')).json<{ isRead: boolean }>().isRead,
      (await ask('', theirs)).json<{ isRead: boolean }>().isRead,
    ]).toEqual([false, true])
    await ask('/reading', mine, { isRead: true })
    expect((await ask('')).json<{ isRead: boolean }>().isRead).toBe(true)
  })
  test('whose pages are to be let alone has no reading waiting any more, others have theirs', async () => {
    await sql`insert into accuracy.planned_check (variant_id, eshop_id, host, cause, clicked_at, shown_cents, shown_availability)
      values (7, 3, 'norte.pt', 'click', now(), 64990, 'in_stock'), (9, 4, 'sul.pt', 'click', now(), 100, 'in_stock')`.execute(
      db,
    )
    await ask('/reading', mine, { isRead: false })
    const { rows } = await sql`select eshop_id from accuracy.planned_check`.execute(db)
    expect(rows).toEqual([{ eshop_id: 4 }])
  })
  test('who decides is the back office alone', async () => {
    expect(
      (await app.inject({ url: '/v1/backoffice/accuracy/contests', headers: { authorization: mine } })).statusCode,
    ).toBe(401)
  })
})
