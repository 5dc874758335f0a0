import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { clickToken } from '#domains/clicks/contract.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { shopKey, signatureOf } from '#domains/orders/shop-key.ts'
import { arrivalsOf } from '#domains/orders/tester/arrival-storage.ts'
import { newTestCode, TEST_MS } from '#domains/orders/tester/test-code.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'mesa' })] })
afterAll(() => market.close())
const { app } = market.whole
const clock = market.bench.clock
const key = derivedKey(SECRET, 'orders')
const shop = (await findEshopBySlug(db, 'loja-teste'))?.id as EshopId
const today = clock.now().toISOString()
const order = { orderId: 'P-1', orderedAt: today, items: ['mesa'] }
const SHOPS_PAGE = 'https://www.loja-teste.pt'

let network = 0
/** Each from a network of its own, unless told otherwise. */
async function send(body: unknown, { origin = SHOPS_PAGE, from = '' }: { origin?: string; from?: string } = {}) {
  network += 1
  return app.inject({
    method: 'POST',
    url: '/pixel/v1/order',
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin },
    payload:
      typeof body === 'string'
        ? body
        : JSON.stringify({ consent: 'granted', shop: 'loja-teste', order, ...(body as object) }),
    remoteAddress: from || `198.51.100.${network % 250}`,
  })
}
async function image(query: string, referer: string = SHOPS_PAGE) {
  network += 1
  return app.inject({
    url: `/pixel/v1/order.gif?${query}`,
    headers: { referer },
    remoteAddress: `198.51.100.${network % 250}`,
  })
}
async function signed(value: object): Promise<{ order: string; signature: string }> {
  const text = JSON.stringify(value)
  return { order: text, signature: signatureOf(await shopKey(db, key, shop), text) }
}
async function kept() {
  const { rows } = await sql<{ orderId: string; isTrusted: boolean; hasEmail: boolean; clickUid: string | null }>`
    select order_id as "orderId", is_trusted as "isTrusted", email is not null as "hasEmail", click_uid as "clickUid"
    from orders.purchase order by id`.execute(db)
  return rows
}
beforeEach(() => sql`truncate orders.purchase, orders.item, orders.test_arrival`.execute(db))

describe('R-09 the pixel of a page of a shop', () => {
  test('R-09 an order that a browser tells is kept without an address and is not trusted', async () => {
    const answer = await send({ order: { ...order, email: 'vitima@exemplo.pt' } })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await kept()).toEqual([{ orderId: 'P-1', isTrusted: false, hasEmail: false, clickUid: null }])
  })

  test('R-09 nobody learns whether an order was known: twice, changed or new answer alike', async () => {
    const answers = [await send({}), await send({}), await send({ order: { ...order, items: ['x'] } })]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 3 }, () => [204, '']),
    )
    expect(await kept()).toHaveLength(1)
  })

  test('R-09 what the own server signed is trusted as a call is, and its address is kept', async () => {
    expect((await send(await signed({ ...order, email: 'ana@exemplo.pt' }))).statusCode).toBe(204)
    expect(await kept()).toEqual([{ orderId: 'P-1', isTrusted: true, hasEmail: true, clickUid: null }])
  })

  test('fault A4 a wrong signature is not taken for none', async () => {
    const good = await signed(order)
    const changed = { ...good, order: good.order.replace('P-1', 'P-2') }
    for (const wrong of [
      changed,
      { ...good, signature: '' },
      { ...good, signature: 7 },
      { order, signature: good.signature },
    ])
      expect((await send(wrong)).statusCode).toBe(422)
    expect(await kept()).toEqual([])
  })

  test('R-09 without consent, and from a page that is not the own, nothing is kept', async () => {
    const refused = [
      await send({ consent: undefined }),
      await send({ consent: 'denied' }),
      await send({ consent: true }),
      await send({}, { origin: 'https://evil.example' }),
      await send({}, { origin: 'https://loja-teste.pt.evil.example' }),
      await send({}, { origin: 'null' }),
      await send({ shop: 'nenhuma' }),
      await send({ shop: "'; drop table orders.purchase; --" }),
      await send({ shop: { $ne: null } }),
      await send({ order: null }),
      await send({ order: [] }),
      await send('x'),
      await send('null'),
      await send(''),
    ]
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([422]))
    expect((await send('x'.repeat(70_000))).statusCode).toBe(413)
    await image('consent=granted&shop=loja-teste&order=I-1&item=mesa', 'https://evil.example/x')
    await image(`shop=loja-teste&order=I-1&date=${today}&item=mesa`)
    expect(await kept()).toEqual([])
  })

  test('R-09 pages of any site may embed it, and it is told no cookies', async () => {
    const script = await app.inject({ url: '/pixel/v1.js' })
    const answers = [script, await send({}), await image('x=1'), await send({ consent: 'denied' })]
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      expect([headers['access-control-allow-credentials'], headers['set-cookie']]).toEqual([undefined, undefined])
    }
    expect([script.headers['content-type'], script.headers['cache-control']]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=3600',
    ])
    expect(answers.map(({ headers }) => headers['cache-control']).slice(1)).toEqual([
      'no-store',
      'no-store',
      'no-store',
    ])
  })

  test('R-09 an image tells the same, signed or not, and always is an image', async () => {
    const good = await signed({ ...order, orderId: 'I-2', email: 'ana@exemplo.pt' })
    const d = Buffer.from(good.order).toString('base64url')
    const answers = [
      await image(`consent=granted&shop=loja-teste&order=I-1&date=${today.slice(0, 10)}&item=mesa&item=nada`),
      await image(`consent=granted&shop=loja-teste&d=${d}&s=${good.signature}`),
      await image(`consent=granted&shop=loja-teste&d=${d.slice(0, -2)}&s=${good.signature}`),
      await image('consent=granted&shop=%ff&order=%&d=%00'),
    ]
    for (const { statusCode, headers, rawPayload } of answers)
      expect([statusCode, headers['content-type'], rawPayload.subarray(0, 6).toString()]).toEqual([
        200,
        'image/gif',
        'GIF89a',
      ])
    expect((await kept()).map(({ orderId, isTrusted }) => [orderId, isTrusted])).toEqual([
      ['I-1', false],
      ['I-2', true],
    ])
  })

  test('limit: a network tells sixty orders at once, then one each two seconds', async () => {
    const answers = []
    for (let index = 0; index < 61; index += 1) answers.push(await send({}, { from: '192.0.2.7' }))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(60)
    expect([answers.at(-1)?.statusCode, answers.at(-1)?.headers['retry-after']]).toEqual([429, '2'])
    clock.advanceMs(2_000)
    expect((await send({}, { from: '192.0.2.7' })).statusCode).toBe(204)
  })
})

describe('B-05 an order joins its click', () => {
  test('B-05 a click of ours out to this shop, of the 30 days before; no other', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(clock.now().getTime() - days * day).toISOString()
    const [right, old, others] = [
      aClick({ eshopId: shop, at: at(29) }),
      aClick({ eshopId: shop, at: at(31) }),
      aClick({ eshopId: shop + 1, at: at(1) }),
    ]
    await insertClicks(db, [right, old, others])
    for (const [index, click] of [right, old, others].entries())
      await send({
        order: { ...order, orderId: `C-${index}`, orderedAt: clock.now().toISOString() },
        click: clickToken(click.uid),
      })
    await send({ order: { ...order, orderId: 'C-3' }, click: 'A'.repeat(22) })
    await send({ ...(await signed({ ...order, orderId: 'C-4' })), click: clickToken(right.uid) })
    expect((await kept()).map(({ clickUid }) => clickUid)).toEqual([right.uid, null, null, null, right.uid])
  })
})

describe('R-09 a shop tries it out', () => {
  const now = () => clock.now()
  const code = () => newTestCode(key, now())
  test('R-09 what came with a code is shown with it for an hour and is no order', async () => {
    const test = code()
    await send({ test, order: { ...order, email: 'ana@exemplo.pt' } }, { origin: 'http://localhost:8080' })
    await send({ test, ...(await signed({ ...order, email: 'ana@exemplo.pt' })) })
    await send({ test, consent: 'denied' })
    await image(`test=${test}&consent=granted&order=I-1&item=mesa`)
    const authorization = `Bearer ${await issueEshopToken(db, shop, now())}`
    const call = await app.inject({
      method: 'POST',
      url: '/api/v2/orders',
      headers: { authorization },
      payload: { test, orders: [{ ...order, items: ['mesa', 'nada'] }] },
    })
    expect(call.json()).toEqual({ orders: [{ orderId: 'P-1', status: 'test', problem: null, unknownItems: ['nada'] }] })
    const arrivals = await arrivalsOf(db, test)
    expect(
      arrivals.map(({ way, shop: name, isTrusted, problem, order: told }) => [
        way,
        name,
        isTrusted,
        problem,
        told?.email,
      ]),
    ).toEqual([
      ['call', 'Loja Teste', true, null, null],
      ['image', null, false, 'date_missing', undefined],
      ['script', null, false, 'consent_missing', undefined],
      ['script', 'Loja Teste', true, null, 'a…@exemplo.pt'],
      ['script', 'Loja Teste', false, null, null],
    ])
    expect(arrivals[0]?.order?.items).toEqual([
      { itemId: 'mesa', quantity: 1, offer: expect.any(String) as string },
      { itemId: 'nada', quantity: 1, offer: null },
    ])
    expect([await kept(), await arrivalsOf(db, code())]).toEqual([[], []])
  })

  test('R-09 a code that is over or forged shows nothing and keeps no order either', async () => {
    const over = newTestCode(key, new Date(now().getTime() - TEST_MS))
    for (const test of [over, `${code()}x`, 'x', newTestCode(derivedKey('other', 'orders'), now())])
      expect((await send({ test })).statusCode).toBe(422)
    const { rows } = await sql`select from orders.test_arrival`.execute(db)
    expect([rows.length, await kept()]).toEqual([0, []])
  })

  test('limit: twenty arrivals of a code are kept', async () => {
    const test = code()
    for (let index = 0; index < 22; index += 1) await send({ test })
    expect(await arrivalsOf(db, test)).toHaveLength(20)
  })
})
