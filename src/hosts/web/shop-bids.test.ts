import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { changedAgreements } from '#domains/billing/bids/changed-agreements.ts'
import { changeShopBidsCall, shopBidsCall } from '#domains/billing/bids/calls.ts'
import { tellDueBids } from '#domains/billing/bids/tell-due-bids.ts'
import { changeShopBudgetCall, shopBudgetCall } from '#domains/billing/budgets/calls.ts'
import { watchBudgets } from '#domains/billing/budgets/watch-budgets.ts'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { clicksCostFrom, settleAgreement } from '#domains/partners/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { createLog } from '#platform/log.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'mesa', custom_label_0: 'Verão' })] })
afterAll(() => market.close())
await market.importItems([anItem({ id: 'x', link: 'https://outra.pt/x' })], 'Outra Loja')
const { app } = market.whole
const { clock } = market.bench

async function idOf(slug: string) {
  return (await findEshopBySlug(db, slug))?.id as EshopId
}
async function tokenOf(slug: string) {
  return `Bearer ${await issueEshopToken(db, await idOf(slug), new Date())}`
}
const [mine, theirs] = [await tokenOf('loja-teste'), await tokenOf('outra-loja')]
const shop = await idOf('loja-teste')

async function call(method: 'GET' | 'POST', url: string, payload?: object, authorization = mine) {
  return app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
}
async function settle(url: string, change: object) {
  const {
    floors: _floors,
    commonFloor: _floor,
    spent: _spent,
    ...now
  } = (await call('GET', url)).json<Record<string, unknown>>()
  return call('POST', url, { ...now, ...change })
}
async function tell() {
  await tellDueBids({ db, clock, clicksCostFrom: (eshopIds) => clicksCostFrom(db, eshopIds) })
  return (
    await sql<{ micros: number; open: boolean }>`
    select b.cpc_micros as micros, b.is_in_force as open from offers.bid b join offers.variant v on v.id = b.variant_id where v.eshop_id = ${shop}`.execute(
      db,
    )
  ).rows[0]
}
async function offerBid() {
  const { rows } = await sql<{ id: number }>`select id from offers.variant where eshop_id = ${shop}`.execute(db)
  return (await call('GET', `/api/v2/bids/offers/${rows[0]?.id}`)).json<object>()
}
const aBid = { categoryId: null, priceFrom: 0, priceTo: null, cpc: 0.15 }

describe('B-04 a shop settles what it pays for clicks', () => {
  const battery = { app, authorization: mine, broken: market.withoutDatabase.app }
  callBattery(shopBidsCall, { ...battery, example: {} })
  callBattery(shopBudgetCall, { ...battery, example: {} })
  callBattery(changeShopBidsCall, {
    ...battery,
    example: { body: { mode: 'MPO', targetCpc: null, bids: [], factors: [] } },
  })
  callBattery(changeShopBudgetCall, {
    ...battery,
    example: { body: { daily: null, monthly: null, paused: false, hours: [] } },
  })

  test('B-04 bids of 0, negative, huge and no numbers at all: taken, or refused by their place; a stale edit is a conflict; another shop sees none of it', async () => {
    const refusal = async (change: object) => {
      const answer = await settle('/api/v2/bids', change)
      return [answer.statusCode, answer.json<{ detail?: string }>().detail ?? '']
    }
    expect((await settle('/api/v2/bids', { bids: [{ ...aBid, cpc: 0 }] })).statusCode).toBe(200)
    for (const cpc of [-0.01, 2.01, 1e300, 0.001])
      expect(await refusal({ bids: [aBid, { ...aBid, cpc }] })).toEqual([400, expect.stringContaining('bids[1].cpc')])
    expect(await refusal({ bids: [{ ...aBid, cpc: 'NaN' }] })).toEqual([400, expect.stringContaining('cpc')])
    expect(await refusal({ bids: [{ ...aBid, cpc: 0.01 }] })).toEqual([422, expect.stringContaining('bids[0].cpc')])
    expect(await refusal({ version: 'old' })).toEqual([409, expect.stringContaining('version')])
    expect(
      (await settle('/api/v2/bids', { bids: [aBid], factors: [{ itemId: 'mesa', percent: 200 }] })).json(),
    ).toMatchObject({
      mode: 'MPO',
      bids: [aBid],
    })
    expect((await call('GET', '/api/v2/bids', undefined, theirs)).json()).toMatchObject({ bids: [], factors: [] })
  })

  test('G-04 B-04 nothing that it bids costs before terms hold by which clicks do, not at 23:59 of the day before; from midnight in Lisbon on it does, and both are said', async () => {
    const said = async () => {
      const { clicksCost, costFrom } = (await call('GET', '/api/v2/bids')).json()
      return { clicksCost, costFrom }
    }
    const agreements = { db, clock, log: createLog({ level: 'silent' }) }
    await consumeAll(agreements, changedAgreements)
    expect([await tell(), await said()]).toEqual([undefined, { clicksCost: false, costFrom: null }])
    const holdsFrom = new Date(Date.parse('2026-11-02T00:00:00Z'))
    await db
      .transaction()
      .execute((tx) => settleAgreement(tx, { eshopId: shop, holdsFrom, by: null, now: clock.now() }))
    await consumeAll(agreements, changedAgreements)
    clock.advanceMs(holdsFrom.getTime() - 1 - clock.now().getTime())
    expect([await tell(), await said()]).toEqual([
      undefined,
      { clicksCost: false, costFrom: '2026-11-02T00:00:00.000Z' },
    ])
    clock.advanceMs(1)
    expect([await tell(), (await said()).clicksCost]).toEqual([{ micros: 300_000, open: true }, true])
    // A page that was drawn before shows what is free still.
    const { rows } = await sql<{ earlier: object[] }>`select earlier from offers.bid`.execute(db)
    expect(rows).toEqual([{ earlier: [[holdsFrom.getTime() / 1_000, 0]] }])
  })

  test('B-04 G-02 offers are told within a round; a pause takes them out of force, and so does a budget that is used up, of which the shop is told once', async () => {
    expect(await tell()).toEqual({ micros: 300_000, open: true })
    expect((await settle('/api/v2/budget', { paused: true })).statusCode).toBe(200)
    await watchBudgets({ db, clock })
    expect(await tell()).toEqual({ micros: 300_000, open: false })
    await settle('/api/v2/budget', { paused: false, daily: 1 })
    await watchBudgets({ db, clock })
    expect(await tell()).toEqual({ micros: 300_000, open: true })
    await sql`update eshops.eshop set contact_mail = 'contas@loja-teste.pt' where id = ${shop}`.execute(db)
    const spend = (micros: number) =>
      sql`insert into clicks.lease (id, eshop_id, day, granted_micros, used_micros, granted_at, expires_at, closed_at)
        values (gen_random_uuid(), ${shop}, (${clock.now()}::timestamptz at time zone 'Europe/Lisbon')::date, ${micros}, ${micros}, ${clock.now()}, ${clock.now()}, ${clock.now()})`.execute(
        db,
      )
    const mails = async () =>
      (
        await sql<{
          percent: number
        }>`select (data->>'percent')::int as percent from mail.message where mail = 'billing.budget-alert' order by id`.execute(
          db,
        )
      ).rows.map(({ percent }) => percent)
    await spend(800_000)
    await watchBudgets({ db, clock })
    await watchBudgets({ db, clock })
    // What is left pays for no click any more.
    expect([await mails(), (await tell())?.open]).toEqual([[100], false])
    await sql`delete from clicks.lease`.execute(db)
    await watchBudgets({ db, clock })
    expect((await tell())?.open).toBe(true)
  })

  test('B-04 a factor by a label that the feed has sent raises what its clicks cost, from the import to the offer; an item’s own goes before it', async () => {
    const labelFactors = [{ label: 0, value: ' verão ', percent: 150 }]
    const settled = await settle('/api/v2/bids', { bids: [aBid], factors: [], labelFactors })
    expect(settled.json()).toMatchObject({ labelFactors: [{ label: 0, value: 'verão', percent: 150 }] })
    expect((await tell())?.micros).toBe(225_000)
    const made = { mode: 'MPO', bidMicros: 150_000, floorMicros: 20_000, isInForce: true }
    expect(await offerBid()).toEqual({ ...made, factorPercent: 150, costsMicros: 225_000 })
    for (const wrong of [{ label: 5 }, { label: -1 }, { percent: 301 }, { percent: -1 }, { value: ' ' }])
      expect((await settle('/api/v2/bids', { labelFactors: [{ ...labelFactors[0], ...wrong }] })).statusCode).toBe(400)
    await settle('/api/v2/bids', { factors: [{ itemId: 'mesa', percent: 200 }] })
    expect((await tell())?.micros).toBe(300_000)
    expect(await offerBid()).toEqual({ ...made, factorPercent: 200, costsMicros: 300_000 })
    await settle('/api/v2/bids', { labelFactors: [] })
  })

  test('R-21 B-04 a click from a page costs what is bid when it counts; after the budget the shopper still gets to the shop, at no cost, and the shop reads why', async () => {
    await settle('/api/v2/budget', { daily: 0.3, monthly: null })
    const page = (await app.inject({ url: '/produtos/mesas-de-centro' })).body
    const link = (page.match(/href="(\/v2\/clickthrough\/loja-teste[^"]+)"/)?.[1] ?? '').replaceAll('&amp;', '&')
    // The page was drawn at this second: what was bid before it is over.
    await sql`update offers.bid set earlier = '[]'`.execute(db)
    for (let person = 0; person < 2; person += 1)
      expect(
        (
          await app.inject({
            url: link,
            headers: {
              'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/14${person}.0.0.0 Safari/537.36`,
            },
            remoteAddress: `203.0.113.${person}`,
          })
        ).statusCode,
      ).toBe(302)
    const stored = async () =>
      (
        await sql<{
          micros: number
        }>`select cpc_micros as micros from clicks.click order by at, cpc_micros desc`.execute(db)
      ).rows.map(({ micros }) => micros)
    await expect.poll(async () => (await stored()).length, { timeout: 10_000 }).toBe(2)
    expect(await stored()).toEqual([300_000, 0])
    await classifyClicks(db, clock)
    const { days } = (await call('GET', '/api/v2/clicks')).json<{
      days: { billed: number; notBilled: { reason: string; clicks: number }[] }[]
    }>()
    expect(days[0]).toMatchObject({ billed: 1, notBilled: [{ reason: 'after_cap', clicks: 1 }] })
    expect((await call('GET', '/api/v2/budget')).json()).toMatchObject({ daily: 0.3, paused: false })
  })

  test('B-04 B-08 what a shop settles is told to the log with what was before', async () => {
    await settle('/api/v2/budget', { paused: false, daily: 7, monthly: null })
    await settle('/api/v2/bids', { bids: [{ ...aBid, cpc: 0.2 }] })
    const { rows } = await database.pool.query(
      `select kind, thing_id, after, request_id is not null as asked from audit.change where kind like 'billing.b%' order by id desc limit 2`,
    )
    expect(rows).toMatchObject([
      { kind: 'billing.bids', thing_id: String(shop), after: { bids: [{ cpcMicros: 200_000 }] }, asked: true },
      { kind: 'billing.budget', thing_id: String(shop), after: { dailyMicros: 7_000_000 }, asked: true },
    ])
  })

  test('B-04 an item of letters that no database may hold is refused by its name, not by the database', async () => {
    const answer = await settle('/api/v2/bids', { factors: [{ itemId: 'a\u0000b', percent: 10 }] })
    expect(answer.statusCode).toBe(400)
    expect((await settle('/api/v2/bids', { factors: [{ itemId: '\ud800', percent: 10 }] })).statusCode).toBe(400)
  })
})
