import { afterAll, describe, expect, test } from 'vitest'
import { creditInvoiceCall, listBillingDocumentsCall, recordPaymentCall } from '#domains/billing/backoffice/calls.ts'
import { runInvoices } from '#domains/billing/invoices/run-invoices.ts'
import { saveBillingAccount } from '#domains/billing/contract.ts'
import {
  billingAccountCall,
  billingBalanceCall,
  billingDaysCall,
  billingDocumentsCall,
  changeBillingAccountCall,
} from '#domains/billing/shop-api/calls.ts'
import { postClicks } from '#domains/billing/ledger/post-clicks.ts'
import { shopStatisticsCall } from '#domains/billing/statistics/calls.ts'
import { anAccount, anIssuer, paidClicksMade } from '#domains/billing/testing.ts'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: [anItem({ id: 'mesa' })],
  env: {
    POISO_OPERATOR_NAME: 'Poiso, S.A.',
    POISO_OPERATOR_NIF: '509964150',
    POISO_OPERATOR_ADDRESS: 'Rua 1, Lisboa',
  },
})
afterAll(() => market.close())
await market.importItems([anItem({ id: 'x', link: 'https://outra.pt/x' })], 'Outra Loja')
const { app } = market.whole
const broken = market.withoutDatabase.app
const { clock } = market.bench

async function idOf(slug: string) {
  return (await findEshopBySlug(db, slug))?.id as EshopId
}
const [mineId, theirsId] = [await idOf('loja-teste'), await idOf('outra-loja')]
async function tokenOf(id: EshopId) {
  return `Bearer ${await issueEshopToken(db, id, new Date())}`
}
const [mine, theirs] = [await tokenOf(mineId), await tokenOf(theirsId)]
const cookie = (
  await aSignedInPerson({ db, clock }, { email: 'financas@loja.pt', roles: { staff: { finance: true } } }, SECRET)
).header

// A month that is over by the clock of the invoices: that of the market stands in November.
const later = manualClock('2026-12-02T10:00:00Z')
await db.transaction().execute((tx) => saveBillingAccount(tx, mineId, anAccount(), clock.now()))
const today = clock.now().toISOString()
await paidClicksMade(db, clock, [
  ...Array.from({ length: 3 }, () => ({ eshopId: mineId, cpcMicros: 1_150_000, at: today })),
  { eshopId: mineId, cpcMicros: 1_150_000, at: today, userAgent: 'curl/8' },
])
await postClicks(db, clock)
function get(url: string, authorization = mine) {
  return app.inject({ url, headers: { authorization } })
}
const month = today.slice(0, 7)

describe('B-04 what a shop reads of its money', () => {
  callBattery(billingDaysCall, { app, example: {}, authorization: mine, broken })
  callBattery(billingBalanceCall, { app, example: {}, authorization: mine, broken })
  callBattery(billingDocumentsCall, { app, example: {}, authorization: mine, broken })
  callBattery(billingAccountCall, { app, example: {}, authorization: mine, broken })
  const { isVatValid: _said, ...body } = anAccount()
  callBattery(changeBillingAccountCall, { app, example: { body }, authorization: mine, broken })

  test('B-04 costs by day with the reasons of what is not billed, what is owed, and a statement for a spreadsheet', async () => {
    expect((await get('/api/v2/billing/days')).json()).toMatchObject({
      days: [
        {
          clicks: 3,
          costMicros: 3_450_000,
          corrected: { clicks: 0 },
          waiting: 0,
          notBilled: [{ reason: 'bot', clicks: 1 }],
        },
      ],
    })
    expect((await get('/api/v2/billing/balance')).json()).toEqual({
      currency: 'EUR',
      owed: 0,
      unbilledMicros: 3_450_000,
      hasAccount: true,
    })
    const statement = await get(`/api/v2/billing/statement.csv?month=${month}`)
    const [head, line, end] = statement.body.split('\r\n')
    expect([head, line?.slice(13), end]).toEqual([
      '\ufeff"Dia";"Movimento";"Motivo";"Cliques";"Preço por clique (EUR)";"Valor (EUR)"',
      '"Cliques";;3;1,15;3,45',
      '',
    ])
    expect((await get('/api/v2/billing/statement.csv?month=2026-13')).statusCode).toBe(400)
  })

  const year = `by=reason&from=${today.slice(0, 4)}-01-01&to=${today.slice(0, 10)}`
  callBattery(shopStatisticsCall, {
    app,
    example: { query: { by: 'day', from: today.slice(0, 10), to: today.slice(0, 10) } },
    authorization: mine,
    broken,
  })

  test('B-04 B-07 statistics as JSON and for a spreadsheet, of a year at most; another shop has none of it', async () => {
    const answer = await get(`/api/v2/billing/statistics?${year}`)
    expect(answer.json()).toMatchObject({
      by: 'reason',
      rows: [
        { key: 'billed', name: null, clicks: 3, counted: 3, paid: 3, costMicros: 3_450_000, takenBack: { clicks: 0 } },
        { key: 'bot', name: 'O pedido veio de um robô.', clicks: 1, counted: 0, costMicros: 0 },
      ],
    })
    const file = await get(`/api/v2/billing/statistics.csv?${year}`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="estatisticas-reason.csv"')
    expect(file.body.split('\r\n').slice(1)).toEqual([
      '"billed";;3;3;3;3,450000;0;0,000000',
      '"bot";"O pedido veio de um robô.";1;0;0;0,000000;0;0,000000',
      '',
    ])
    for (const asked of ['by=hour&from=2026-01-01&to=2026-01-02', 'by=day&from=2024-01-01&to=2026-01-02', 'by=day'])
      for (const path of ['statistics', 'statistics.csv'])
        expect([asked, (await get(`/api/v2/billing/${path}?${asked}`)).statusCode]).toEqual([asked, 400])
    expect((await get(`/api/v2/billing/statistics?${year}`, theirs)).json()).toMatchObject({ rows: [] })
  })

  test('B-04 its documents and their files; another shop has none of it (fault A4)', async () => {
    await runInvoices(db, { clock: later, issuer: anIssuer(), key: null, month: `${month}-01` })
    const { documents } = (await get('/api/v2/billing/documents')).json<{ documents: { id: number }[] }>()
    expect(documents).toMatchObject([{ name: 'FT 2026/1', net: 3.45, vat: 0.79, gross: 4.24, open: 4.24, month }])
    const file = `/api/v2/billing/documents/${documents[0]?.id}.pdf`
    const answer = await get(file)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="FT-2026-1.pdf"',
    ])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect([(await get(file, theirs)).statusCode, (await get('/api/v2/billing/documents/1.exe')).statusCode]).toEqual([
      404, 404,
    ])
    expect((await get('/api/v2/billing/documents', theirs)).json()).toEqual({ documents: [] })
    expect((await get('/api/v2/billing/days', theirs)).json()).toEqual({ days: [] })
    expect((await get(`/api/v2/billing/statement.csv?month=${month}`, theirs)).body.split('\r\n')).toHaveLength(2)
  })
})

describe('B-04 where a shop says it is', () => {
  const { isVatValid: _said, ...account } = anAccount()
  const said = async (payload: object) =>
    app.inject({ method: 'POST', url: '/api/v2/billing/account', headers: { authorization: mine }, payload })

  test.each([
    ['US', '12-3456789', 'is outside the Union'],
    ['ZZ', '12-3456789', 'is not a country'],
  ])('B-04 it moves itself to no %s, where no tax would be charged', async (country, taxNumber, why) => {
    const answer = await said({ ...account, country, taxNumber })
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([422, expect.stringContaining(why)])
  })

  test('B-04 where who runs the site has moved it, it changes the rest itself', async () => {
    const outside = { ...account, country: 'US', taxNumber: '123456789', isVatValid: null }
    await db.transaction().execute((tx) => saveBillingAccount(tx, mineId, outside, clock.now()))
    expect((await said({ ...account, country: 'US', taxNumber: '123456789', city: 'Boston' })).statusCode).toBe(200)
    expect((await said(account)).statusCode).toBe(200)
  })
})

describe('B-04 who looks after money', () => {
  const payment = {
    key: '0190b5a2-7d0e-4d6e-8f2b-1c2d3e4f5a6b',
    invoice: 'FT 2026/1',
    amount: 4,
    receivedOn: today.slice(0, 10),
  }
  const post = async (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/v1/backoffice/${path}`,
      headers: { cookie, origin: 'http://localhost:3000' },
      payload,
    })

  callBattery(listBillingDocumentsCall, { app, example: {}, cookie, broken })
  callBattery(recordPaymentCall, { app, example: { body: payment }, cookie, broken })
  callBattery(creditInvoiceCall, {
    app: market.whole.app,
    example: { body: { invoice: 'FT 2026/1', amount: 0.01, reason: 'Acordo' } },
    cookie,
    broken,
  })

  test('B-04 a payment is recorded once for its key, and told to the log', async () => {
    await post('payments', payment)
    expect((await post('payments', payment)).json()).toEqual({ isNew: false })
    const { rows } = await database.pool.query(
      `select action, after from audit.change where kind = 'billing.payment' and after->>'cents' = '400'`,
    )
    expect(rows).toEqual([
      { action: 'recorded', after: { invoice: 'FT 2026/1', cents: 400, receivedOn: payment.receivedOn } },
    ])
    expect((await post('payments', { ...payment, invoice: 'FT 2026/77' })).statusCode).toBe(404)
    expect((await post('payments', { ...payment, amount: 5 })).statusCode).toBe(409)
    expect((await post('payments', { ...payment, receivedOn: '0000-01-01' })).statusCode).toBe(400)
    expect(
      (await post('payments', { ...payment, key: crypto.randomUUID(), receivedOn: '2099-12-31' })).statusCode,
    ).toBe(422)
  })

  test('B-04 more than is left of an invoice is not given back', async () => {
    const answer = await post('credit-notes', { invoice: 'FT 2026/1', amount: 100, reason: 'Engano' })
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      422,
      expect.stringContaining('are left to be given back'),
    ])
  })
})
