import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { derivedKey } from '#platform/secret.ts'
import { findPurchase } from './find-purchase.ts'
import { ORDER_TOLD } from '../purchase.ts'
import { dropEmails } from './storage.ts'
import { tellOrders, type ToldOutcome } from './tell-order.ts'
import type { Teller } from './teller.ts'
import { anOrder } from '../testing.ts'

const { db, pool } = await testDatabase()
const key = derivedKey('tests', 'orders')
const now = new Date('2026-11-26T10:00:00Z')
const SHOP: Teller = { eshopId: 7, by: 'call', isTrusted: true }
const PIXEL: Teller = { eshopId: 7, by: 'pixel', isTrusted: false }

function tell(teller: Teller, ...orders: Parameters<typeof anOrder>[0][]): Promise<readonly ToldOutcome[]> {
  return db.transaction().execute((tx) => tellOrders(tx, key, teller, orders.map(anOrder), now))
}
async function statuses(teller: Teller, ...orders: Parameters<typeof anOrder>[0][]) {
  return (await tell(teller, ...orders)).map(({ status }) => status)
}
async function ids(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from orders.purchase order by id`.execute(db)
  return rows.map(({ id }) => id)
}
async function only() {
  const found = await ids()
  expect(found).toHaveLength(1)
  return findPurchase(db, key, found[0] as number)
}
async function told(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from outbox.domain_event where kind = ${ORDER_TOLD}`.execute(db)
  return rows[0]?.n ?? 0
}
beforeEach(() => sql`truncate orders.purchase, orders.item, outbox.domain_event`.execute(db))

describe('B-05 a purchase that a shop tells', () => {
  test('B-05 is kept, found again and told to others once', async () => {
    expect(await tell(SHOP, {})).toEqual([{ orderId: 'E-1001', status: 'new', unknownItems: ['mesa'] }])
    const [id] = await ids()
    expect(await only()).toEqual({
      id,
      eshopId: 7,
      orderId: 'E-1001',
      email: 'ana@exemplo.pt',
      orderedAt: new Date('2026-11-20T10:00:00Z'),
      isTrusted: true,
      items: [{ itemId: 'mesa', variantId: null, title: null }],
    })
    expect(await statuses(SHOP, {}, {})).toEqual(['known', 'known'])
    expect(await told()).toBe(1)
  })

  test('B-05 told otherwise it stays as it was, and that is said', async () => {
    await tell(SHOP, {})
    expect(await statuses(SHOP, { items: [{ itemId: 'cama', title: null, quantity: 1 }] })).toEqual(['changed'])
    expect(await statuses(SHOP, { email: 'outra@exemplo.pt' })).toEqual(['changed'])
    expect(await statuses(SHOP, { orderedAt: new Date('2026-11-21T10:00:00Z') })).toEqual(['changed'])
    expect(await only()).toMatchObject({ email: 'ana@exemplo.pt', items: [{ itemId: 'mesa' }] })
    expect(await told()).toBe(1)
  })

  test('B-05 of twenty at once one is new, and orders in another order wait for none for ever', async () => {
    const names = ['c', 'a', 'b', 'd']
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        statuses(SHOP, ...(index % 2 === 0 ? names : names.toReversed()).map((orderId) => ({ orderId }))),
      ),
    )
    expect(many.flat().filter((status) => status === 'new')).toHaveLength(4)
    expect(many.flat().filter((status) => status === 'known')).toHaveLength(76)
    expect(await told()).toBe(4)
  })

  test("B-05 another shop's order of the same name is another order (fault A4)", async () => {
    await tell(SHOP, {})
    expect(await statuses({ ...SHOP, eshopId: 8 }, { email: 'rui@exemplo.pt' })).toEqual(['new'])
    expect(await ids()).toHaveLength(2)
  })
})

describe('B-05 what a browser alone says', () => {
  test('B-05 is kept without the address, until the shop itself says so', async () => {
    expect(await statuses(PIXEL, { email: 'vitima@exemplo.pt' })).toEqual(['new'])
    expect(await only()).toMatchObject({ email: null, isTrusted: false })
    expect(await statuses(SHOP, { items: [{ itemId: 'cama', title: null, quantity: 1 }] })).toEqual(['completed'])
    expect(await only()).toMatchObject({ email: 'ana@exemplo.pt', isTrusted: true, items: [{ itemId: 'cama' }] })
    expect(await told()).toBe(2)
  })

  test('B-05 changes nothing of what the shop has said', async () => {
    await tell(SHOP, {})
    expect(await statuses(PIXEL, {}, { email: 'outra@exemplo.pt' })).toEqual(['known', 'known'])
    expect(await statuses(PIXEL, { items: [{ itemId: 'x', title: null, quantity: 9 }] })).toEqual(['changed'])
    expect(await only()).toMatchObject({ email: 'ana@exemplo.pt', isTrusted: true })
  })
})

describe('G-09 the address of a purchase', () => {
  test('G-09 is nowhere in the clear, and is not readable in another row or under another key', async () => {
    await tell(SHOP, {}, { orderId: 'E-2', email: 'rui@exemplo.pt' })
    const { rows } = await pool.query<{ text: string }>('select p::text as text from orders.purchase p')
    for (const { text } of rows)
      for (const name of ['ana@exemplo.pt', 'rui@exemplo.pt'])
        expect(text.includes(name) || text.includes(Buffer.from(name).toString('hex'))).toBe(false)
    const [first = 0, second = 0] = await ids()
    expect((await findPurchase(db, derivedKey('others', 'orders'), first))?.email).toBeNull()
    await sql`update orders.purchase a set email = b.email, email_hash = b.email_hash from orders.purchase b
      where a.id = ${first} and b.id = ${second}`.execute(db)
    expect((await findPurchase(db, key, first))?.email).toBeNull()
  })

  test('G-09 is dropped 90 days after the order and does not come back with a repeat', async () => {
    await tell(SHOP, {}, { orderId: 'E-2', orderedAt: new Date('2026-11-25T10:00:00Z') })
    expect(await dropEmails(db, new Date('2026-11-24T00:00:00Z'), now)).toBe(1)
    expect(await statuses(SHOP, {})).toEqual(['known'])
    const [first = 0, second = 0] = await ids()
    expect([(await findPurchase(db, key, first))?.email, (await findPurchase(db, key, second))?.email]).toEqual([
      null,
      'ana@exemplo.pt',
    ])
  })
})
