import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { writeOffers } from '../grouping/testing.ts'
import { loadClickTarget } from '../read/click-target.ts'
import { loadIndexableProducts } from '../read/indexable-products.ts'
import { bidsOf, tellBids, type ToldBid } from './tell-bids.ts'

const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-26T10:00:00Z')
afterAll(() => database.close())

await writeOffers(db, [{ shop: 'norte', itemId: 's1', title: 'Sofá Nuvem' }], NOW)
const { rows } = await sql<{
  id: number
  product: number
}>`select id, product_id as product from offers.variant`.execute(db)
const { id: variantId, product } = rows[0] as { id: number; product: number }

function tell(bid: Partial<ToldBid>, now = NOW) {
  const told = { variantId, cpcMicros: 150_000, isInForce: true, mode: 'MPO' as const, ...bid }
  return db.transaction().execute((tx) => tellBids(tx, [told], now))
}
async function dirty() {
  const marks = await sql`select product_id from outbox.index_dirty`.execute(db)
  await sql`truncate outbox.index_dirty`.execute(db)
  return marks.rows.length > 0
}

test('R-21 L-14 a bid reaches targets, the index and admins; what is told again marks nothing', async () => {
  await dirty()
  expect([await tell({ cpcMicros: 0 }), await dirty()]).toEqual([0, false])
  expect([await tell({}), await dirty(), await tell({}), await dirty()]).toEqual([1, true, 0, false])
  expect(await loadClickTarget(db, variantId)).toMatchObject({
    cpcMicros: 150_000,
    earlierBids: [[NOW.getTime() / 1_000, 0]],
  })
  expect((await loadIndexableProducts(db, [product], NOW))[0]?.offers[0]?.bidMicros).toBe(150_000)
  expect(await bidsOf(db, [variantId, 999])).toEqual(
    new Map([[variantId, { cpcMicros: 150_000, isInForce: true, mode: 'MPO' }]]),
  )
})

test('G-02 what is not in force still costs what was bid, and counts for no place', async () => {
  await tell({ isInForce: false })
  expect((await loadClickTarget(db, variantId))?.cpcMicros).toBe(150_000)
  expect((await loadIndexableProducts(db, [product], NOW))[0]?.offers[0]?.bidMicros).toBe(0)
})

test('R-21 what is for sale no more costs nothing', async () => {
  await sql`update offers.variant set state = 'ended' where id = ${variantId}`.execute(db)
  expect((await loadClickTarget(db, variantId))?.cpcMicros).toBe(0)
})
