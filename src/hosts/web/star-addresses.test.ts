import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { takeOrders } from '#domains/orders/keeping/take-orders.ts'
import { anOrder, tellPurchases } from '#domains/orders/testing.ts'
import { hearDecisions } from '#domains/reviews/hear-decisions.ts'
import { mails } from '#domains/reviews/mails.ts'
import { hashOfAddress } from '#domains/reviews/star/idents.ts'
import { starWork } from '#domains/reviews/star/star-work.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** R-12: which address is asked, by which worker, and how it is kept. The bench's clock stands at 1 November 2026, 10:00. */

const database = await testDatabase()
const { db } = database
const DAY_MS = 86_400_000
const ORIGIN = 'http://localhost:3000'
const ordersKey = derivedKey(SECRET, 'orders')
const starKey = derivedKey(SECRET, 'star')

const marketplace = await aMarketplace(database, {
  items: [
    anItem({ id: 'sofa', title: 'Sofá Alba' }),
    anItem({ id: 'mesa', title: 'Mesa Mira' }),
    anItem({ id: 'banco', title: 'Banco Cais' }),
  ],
})
const { bench, whole } = marketplace
const { app } = whole
const post = await receiveMail(database, { mails, clock: bench.clock })
const side = starWork({ db, clock: bench.clock, secret: SECRET, config: { starDays: 7 } })
const { id: eshopId } = await db.selectFrom('eshops.eshop').select('id').executeTakeFirstOrThrow()
const offers = new Map(
  (await db.selectFrom('offers.variant').select(['id', 'item_id']).execute()).map((row) => [
    row.item_id,
    Number(row.id),
  ]),
)

afterAll(async () => {
  await post.close()
  await marketplace.close()
})
beforeEach(async () => {
  await sql`truncate orders.purchase, reviews.invitation, reviews.star_refusal, reviews.review, reviews.eshop_total, reviews.variant_total,
    mail.message, mail.suppressed, identity.person restart identity cascade`.execute(db)
  await hear()
  await post.arrived()
})

async function hear(): Promise<void> {
  for (const consumer of [hearDecisions, ...side.consumers]) await consumeAll({ ...bench.deps }, consumer)
}
/** The worker's rounds of so many days, every six hours; what arrived. */
async function days(count: number) {
  const got = []
  for (let round = 0; round < count * 4; round += 1) {
    bench.clock.advanceMs(DAY_MS / 4)
    for (const { act } of side.repetitions) await act()
    got.push(...(await post.arrived()))
  }
  return got
}
let orderNumber = 0
async function order(items: readonly string[], email: string | null = 'ana@exemplo.pt', daysAgo = 0): Promise<number> {
  const now = bench.clock.now()
  const [id = 0] = await tellPurchases(
    db,
    ordersKey,
    eshopId,
    [
      anOrder({
        orderId: `E-${(orderNumber += 1)}`,
        email,
        orderedAt: new Date(now.getTime() - daysAgo * DAY_MS),
        items: items.map((itemId) => ({ itemId, title: null, quantity: 1 })),
      }),
    ],
    { now },
  )
  await hear()
  return id
}
function pathIn(mail: { links: readonly string[] } | undefined, ending = ''): string {
  const link = mail?.links.find((each) => new RegExp(`/star/[\\w-]{24}${ending}$`).test(each))
  return (link ?? 'no link').replace(ORIGIN, '')
}
async function invited(items = ['sofa', 'mesa']): Promise<string> {
  await order(items)
  return pathIn((await days(15))[0])
}
function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}
async function reviews() {
  const { rows } = await sql<
    Record<string, unknown>
  >`select subject, half_stars, delivery_half_stars, body, pluses, minuses, state, source, verified_by,
    nickname from reviews.review order by id`.execute(db)
  return rows
}
/** Somebody waits for an advisory lock of this database. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}

describe('R-12 addresses', () => {
  test('R-12 two workers ask an address about a product once: the second waits for what the first asks', async () => {
    await order(['sofa'])
    await order(['sofa'])
    bench.clock.advanceMs(15 * DAY_MS)
    const { id, address_hash: hash } = await db
      .selectFrom('reviews.invitation')
      .select(['id', 'address_hash'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    let isOver = false
    const { second } = await db.transaction().execute(async (tx) => {
      await sql`select from reviews.invitation where id = ${id} for update`.execute(tx)
      await lockUntilCommit(tx, 'invitingBuyer', hash.readInt32BE(4))
      const asking = side.repetitions[0]?.act().finally(() => (isOver = true))
      await expect.poll(async () => isOver || (await isWaiting())).toBe(true)
      await sql`update reviews.invitation set due_at = null, mailed_at = ${bench.clock.now()} where id = ${id}`.execute(
        tx,
      )
      await sql`update reviews.invitation_item set asked_at = ${bench.clock.now()} where invitation_id = ${id}`.execute(
        tx,
      )
      return { second: asking }
    })
    await second
    expect(await post.arrived()).toEqual([])
  })
  test('R-12 B-05 an order that is called off brings no mail, and a review that is there stays verified', async () => {
    const callOff = async () => {
      const { rows } = await sql<{ orderId: string }>`select order_id as "orderId" from orders.purchase`.execute(db)
      const sent = rows.map(({ orderId }) => ({ orderId, state: 'cancelled' }))
      return takeOrders({ db, key: ordersKey }, { eshopId, by: 'call', isTrusted: true }, sent, bench.clock.now())
    }
    await order(['mesa'])
    expect(await callOff()).toMatchObject([{ status: 'cancelled' }])
    expect(await days(15)).toEqual([])
    const path = await invited(['sofa'])
    await send(path, { passo: String(offers.get('sofa')), estrelas: '4.5', acao: 'guardar' })
    const before = await reviews()
    await callOff()
    expect(before).toMatchObject([{ verified_by: 'purchase' }])
    expect(await reviews()).toEqual(before)
    expect((await app.inject({ url: path })).statusCode).toBe(200)
  })
  test('G-09 R-12 hashes of addresses have a key; those from before it get it, and are found by it', async () => {
    await order(['sofa'])
    const bare = (address: string) => sql`sha256(convert_to(${`star ${address}`}, 'UTF8'))`
    const count = async (hash: unknown) =>
      Number((await sql`select from reviews.invitation where address_hash = ${hash}`.execute(db)).rows.length)
    expect(await count(bare('ana@exemplo.pt'))).toBe(0)
    await sql`update reviews.invitation set address_hash = ${bare('ana@exemplo.pt')}`.execute(db)
    await sql`insert into reviews.star_refusal (address_hash, since) values (${bare('rui@exemplo.pt')}, now())`.execute(
      db,
    )
    await order(['mesa'], 'rui@exemplo.pt')
    expect((await days(15)).map(({ to }) => to)).toEqual(['ana@exemplo.pt'])
    expect([await count(bare('ana@exemplo.pt')), await count(hashOfAddress(starKey, 'ANA@exemplo.pt'))]).toEqual([0, 1])
  })
})
