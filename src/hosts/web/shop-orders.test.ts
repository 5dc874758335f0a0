import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findEshopBySlug, issueEshopToken, revokeEshopTokens } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { findPurchase } from '#domains/orders/contract.ts'
import { changeOrderSetupCall, orderSetupCall, shopOrdersCall, tellOrdersCall } from '#domains/orders/orders-calls.ts'
import { signatureOf } from '#domains/orders/shop-key.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { EshopId } from '#platform/ids.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'mesa' }), anItem({ id: 'cama' })] })
afterAll(() => market.close())
await market.importItems([anItem({ id: 'alheia', link: 'https://outra.pt/x' })], 'Outra Loja')
const clock = market.bench.clock
const key = derivedKey(SECRET, 'orders')

async function shopOf(slug: string): Promise<EshopId> {
  return (await findEshopBySlug(db, slug))?.id as EshopId
}
async function tokenOf(slug: string): Promise<string> {
  return `Bearer ${await issueEshopToken(db, await shopOf(slug), clock.now())}`
}
const [mine, theirs] = [await tokenOf('loja-teste'), await tokenOf('outra-loja')]
const today = clock.now().toISOString()
const order = { orderId: 'E-1', email: 'Ana@Exemplo.pt', orderedAt: today, items: ['mesa'] }

async function post(url: string, payload: object | string, headers: Record<string, string> = {}) {
  return market.whole.app.inject({ method: 'POST', url, headers: { authorization: mine, ...headers }, payload })
}
interface Answer {
  orders: {
    orderId: string
    status: string
    problem: { code: string; message: string } | null
    unknownItems: string[]
  }[]
}
async function tell(orders: readonly object[], authorization = mine) {
  const answer = await post('/api/v2/orders', { orders }, { authorization })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>().orders
}
async function said(orders: readonly object[], authorization = mine) {
  return (await tell(orders, authorization)).map(({ status, problem }) => problem?.code ?? status)
}
async function kept(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders.purchase`.execute(db)
  return rows[0]?.n ?? 0
}
async function read(authorization: string) {
  return (await market.whole.app.inject({ url: '/api/v2/orders', headers: { authorization } })).json<{
    orders: object[]
  }>()
}
beforeEach(() => sql`truncate orders.purchase, orders.item`.execute(db))

for (const [call, example] of [
  [tellOrdersCall, { body: { orders: [order] } }],
  [shopOrdersCall, {}],
  [orderSetupCall, {}],
  [changeOrderSetupCall, { body: { passesClick: false } }],
] as const)
  callBattery(call, { app: market.whole.app, example, authorization: mine, broken: market.withoutDatabase.app })

describe("B-05 a shop's server tells of purchases", () => {
  test('B-05 an order is kept with its offers; what is not of the shop is told back; sent again it is the same', async () => {
    const first = await tell([
      { ...order, items: ['mesa', { itemId: 'alheia', quantity: 2 }, { itemId: 'nada', title: 'Outra coisa' }] },
    ])
    expect(first).toEqual([{ orderId: 'E-1', status: 'new', problem: null, unknownItems: ['alheia', 'nada'] }])
    expect(await said([{ ...order, items: ['nada', 'mesa', { itemId: 'alheia', quantity: 2 }] }])).toEqual(['known'])
    expect(await said([order])).toEqual(['changed'])
    const { rows } = await sql<{ id: number }>`select id from orders.purchase`.execute(db)
    const purchase = await findPurchase(db, key, rows[0]?.id ?? 0)
    expect(purchase).toMatchObject({ email: 'ana@exemplo.pt', isTrusted: true })
    expect(purchase?.items.map(({ itemId, variantId, title }) => [itemId, variantId !== null, title])).toEqual([
      ['mesa', true, expect.any(String)],
      ['alheia', false, null],
      ['nada', false, 'Outra coisa'],
    ])
  })

  test('B-05 each shop sees its own alone, whatever it calls its orders (fault A4)', async () => {
    expect([await said([order]), await said([{ ...order, items: ['alheia'] }], theirs)]).toEqual([['new'], ['new']])
    expect(await read(mine)).toEqual({
      orders: [
        {
          orderId: 'E-1',
          orderedAt: today,
          toldAt: today,
          by: 'call',
          isTrusted: true,
          hasEmail: true,
          hasClick: false,
          items: 1,
          unknownItems: [],
        },
      ],
    })
    expect((await read(theirs)).orders).toHaveLength(1)
  })

  test('limit: a bad order costs its neighbours nothing, and each is told why', async () => {
    const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
    const day = 86_400_000
    const bad: readonly [object, string][] = [
      [{ orderId: '' }, 'order_id_missing'],
      [{ orderId: 'x'.repeat(101) }, 'order_id_unusable'],
      [{ orderId: 'a\u202eb' }, 'order_id_unusable'],
      [{ email: 'ana' }, 'email_unusable'],
      [{ email: 'ana@exemplo.pt, rui@exemplo.pt' }, 'email_unusable'],
      [{ email: 'ana@exemplo.pt\r\nBcc: rui@exemplo.pt' }, 'email_unusable'],
      [{ email: `${'a'.repeat(250)}@exemplo.pt` }, 'email_unusable'],
      [{ orderedAt: '' }, 'date_missing'],
      [{ orderedAt: 'ontem' }, 'date_unusable'],
      [{ orderedAt: '2026-02-30' }, 'date_unusable'],
      [{ orderedAt: '2026-11-20T10:00:00' }, 'date_unusable'],
      [{ orderedAt: '26/11/2026' }, 'date_unusable'],
      [{ orderedAt: at(2 * 3_600_000) }, 'date_future'],
      [{ orderedAt: '9999-12-31' }, 'date_future'],
      [{ orderedAt: at(-91 * day) }, 'date_too_old'],
      [{ orderedAt: '1999-01-01' }, 'date_too_old'],
      [{ items: [] }, 'items_missing'],
      [{ items: Array.from({ length: 10_000 }, (_, index) => `sku-${index}`) }, 'items_too_many'],
      [{ items: [{ itemId: 'mesa', quantity: 0 }] }, 'item_unusable'],
      [{ items: [{ itemId: 'mesa', quantity: -1 }] }, 'item_unusable'],
      [{ items: ['y'.repeat(201)] }, 'item_unusable'],
      [{ items: ['mesa', ' '] }, 'item_unusable'],
    ]
    const sent = bad.map(([change], index) => ({ ...order, orderId: `B-${index}`, ...change }))
    const answers = await tell([...sent, order])
    expect(answers.slice(0, -1).map(({ problem }) => problem?.code)).toEqual(bad.map(([, code]) => code))
    expect(answers.every(({ problem }) => problem === null || /^\p{Lu}.*\.$/u.test(problem.message))).toBe(true)
    expect([answers.at(-1)?.status, await kept()]).toEqual(['new', 1])
  })

  test('B-05 one that is called off has no address any more, and gets none again; others of its shop and of others stay', async () => {
    await said([
      { ...order, email: 'ana@exemplo.pt' },
      { ...order, orderId: 'E-2', email: 'ana@exemplo.pt' },
    ])
    const off = { orderId: order.orderId, state: 'cancelled' }
    const [other, ...own] = [
      ...(await tell([off], theirs)),
      ...(await tell([off, { orderId: 'E-9', state: 'cancelled' }, off])),
    ]
    expect([other?.problem?.code, own.map(({ status }) => status)]).toEqual([
      'order_unknown',
      ['cancelled', 'refused', 'cancelled'],
    ])
    expect(await said([{ ...order, email: 'ana@exemplo.pt' }])).toEqual(['known'])
    expect((await read(mine)).orders).toMatchObject([
      { orderId: 'E-2', hasEmail: true },
      { orderId: order.orderId, hasEmail: false },
    ])
    expect((await post('/api/v2/orders', { orders: [{ ...off, state: 'lost' }] })).statusCode).toBe(400)
  })

  test('limit: 100 orders and a megabyte in one call', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...order, orderId: `M-${index}` }))
    expect((await post('/api/v2/orders', { orders: many })).statusCode).toBe(400)
    const heavy = { orders: [{ ...order, items: [{ itemId: 'mesa', title: 'x'.repeat(1_100_000) }] }] }
    expect((await post('/api/v2/orders', heavy)).statusCode).toBe(413)
    expect(await said(many.slice(0, 100))).toEqual(Array.from({ length: 100 }, () => 'new'))
    expect(await kept()).toBe(100)
  })

  test('fault A4 a revoked token tells nothing any more, and a cookie is none', async () => {
    const stolen = await tokenOf('outra-loja')
    expect(await said([order], stolen)).toEqual(['new'])
    await revokeEshopTokens(db, await shopOf('outra-loja'), clock.now())
    for (const authorization of [stolen, theirs, 'Bearer x', ''])
      expect(
        (await post('/api/v2/orders', { orders: [{ ...order, orderId: 'E-2' }] }, { authorization })).statusCode,
      ).toBe(401)
    expect(await kept()).toBe(1)
  })

  test('B-05 ten at once are one', async () => {
    const answers = (await Promise.all(Array.from({ length: 10 }, () => said([order])))).flat()
    expect(answers.filter((status) => status === 'new')).toHaveLength(1)
    expect([answers.filter((status) => status === 'known').length, await kept()]).toEqual([9, 1])
  })
})

describe('B-05 a signed file of orders', () => {
  const setup = async () =>
    (await market.whole.app.inject({ url: '/api/v2/orders/setup', headers: { authorization: mine } })).json<{
      key: string
    }>()
  const csv = [
    'orderId;email;orderedAt;itemId;quantity;title',
    `F-1;ana@exemplo.pt;${today.slice(0, 10)};mesa;1;"Mesa; ""grande"""`,
    `F-1;;;cama;2;`,
    `F-2;não;${today.slice(0, 10)};mesa;;`,
  ].join('\r\n')
  async function send(payload: string, signature: string, type = 'text/csv; charset=utf-8') {
    return post('/api/v2/orders/file', payload, { 'content-type': type, 'x-poiso-signature': signature })
  }

  test('B-05 is taken once, with what is wrong by line; the same file again changes nothing', async () => {
    const signature = signatureOf((await setup()).key, csv)
    const first = await send(csv, signature)
    expect([first.statusCode, first.json()]).toMatchObject([
      200,
      {
        read: 2,
        new: 1,
        refused: 1,
        problems: [{ line: 4, orderId: 'F-2', code: 'email_unusable' }],
        unknownItems: [],
      },
    ])
    expect((await send(csv, `sha256=${signature.toUpperCase()}`)).json()).toMatchObject({
      new: 0,
      known: 1,
      refused: 1,
    })
    const { rows } = await sql`select item_id as id, quantity from orders.item order by place`.execute(db)
    expect(rows).toEqual([
      { id: 'mesa', quantity: 1 },
      { id: 'cama', quantity: 2 },
    ])
  })

  test('B-05 JSON lines are read in the same way', async () => {
    const lines = `${JSON.stringify({ ...order, orderId: 7 })}\n\n${JSON.stringify({ orderId: 'L-2' })}\n`
    const answer = await send(lines, signatureOf((await setup()).key, lines), 'application/x-ndjson')
    expect(answer.json()).toMatchObject({ read: 2, new: 1, refused: 1, problems: [{ line: 3, code: 'date_missing' }] })
  })

  test('B-05 of a file orders are called off too, those that the same file tells among them', async () => {
    const lines = [
      order,
      { ...order, orderId: 'L-2', state: 'cancelled' },
      { orderId: order.orderId, state: 'cancelled' },
    ]
    const text = [...lines, { ...order, state: 'perdida' }].map((line) => JSON.stringify(line)).join('\n')
    const { key: own } = await setup()
    const answer = await send(text, signatureOf(own, text), 'application/x-ndjson')
    expect(answer.json()).toMatchObject({
      new: 1,
      cancelled: 1,
      refused: 2,
      problems: [
        { line: 2, code: 'order_unknown' },
        { line: 4, code: 'state_unusable' },
      ],
    })
    const table = `orderId;orderedAt;itemId;state\n${order.orderId};;;cancelled`
    expect((await send(table, signatureOf(own, table))).json()).toMatchObject({ cancelled: 1, refused: 0 })
  })

  test('fault A4 without the own signature of exactly these bytes nothing is kept', async () => {
    const { key: own } = await setup()
    const theirKey = (
      await market.whole.app.inject({
        url: '/api/v2/orders/setup',
        headers: { authorization: await tokenOf('outra-loja') },
      })
    ).json<{ key: string }>().key
    expect(theirKey).not.toBe(own)
    const wrong = ['', 'x', '0'.repeat(64), signatureOf(own, `${csv} `), signatureOf(theirKey, csv)]
    for (const signature of wrong) expect((await send(csv, signature)).statusCode).toBe(403)
    const before = signatureOf(own, csv)
    await post('/api/v2/orders/setup', { renewKey: true })
    expect([(await send(csv, before)).statusCode, await kept()]).toEqual([403, 0])
    expect((await send(csv, signatureOf((await setup()).key, csv))).statusCode).toBe(200)
  })

  test('limit: what is no such file is refused, a megabyte more too', async () => {
    const { key: own } = await setup()
    for (const [text, type] of [
      ['a,b\n1,2', 'text/csv'],
      ['orderId,orderedAt,itemId\n"1', 'text/csv'],
      ['{"orderId":1', 'application/x-ndjson'],
      ['[]', 'application/x-ndjson'],
    ] as const)
      expect((await send(text, signatureOf(own, text), type)).statusCode).toBe(422)
    expect((await send('x', signatureOf(own, 'x'), 'application/pdf')).statusCode).toBe(415)
    const heavy = 'x'.repeat(1_100_000)
    expect((await send(heavy, signatureOf(own, heavy))).statusCode).toBe(413)
  })
})
