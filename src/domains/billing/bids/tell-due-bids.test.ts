import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { writeOffers } from '#domains/offers/grouping/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { costSinceEver } from '../testing.ts'
import { storeBudget, storeOpen } from '../budgets/storage.ts'
import { noBidding } from './bidding.ts'
import { storeBidding, strongestOthers } from './storage.ts'
import { tellDueBids } from './tell-due-bids.ts'

const { db } = await testDatabase()
const SHOP = 7

test('B-04 APO follows the day before, also after the one that has 23 hours', async () => {
  await sql`insert into billing.bidding (eshop_id, mode, target_micros, auto_percent, priced_day) values (${SHOP}, 'APO', 100000, 80, '2027-03-28')`.execute(
    db,
  )
  await sql`insert into billing.budget (eshop_id, daily_micros) values (${SHOP}, 1000000)`.execute(db)
  // Used up on the Saturday; on the Sunday, when clocks went on an hour, nothing was spent.
  await sql`insert into clicks.lease (id, eshop_id, day, granted_micros, used_micros, granted_at, expires_at, closed_at)
    values (gen_random_uuid(), ${SHOP}, '2027-03-27', 1000000, 1000000, now(), now(), now())`.execute(db)
  // Ten past midnight of Monday in Lisbon.
  await tellDueBids({ db, clock: manualClock('2027-03-28T23:10:00Z'), clicksCostFrom: costSinceEver })
  const { rows } = await sql`select auto_percent from billing.bidding`.execute(db)
  expect(rows).toEqual([{ auto_percent: 90 }])
})

test('B-04 a stable rank is not held against a shop that pays for no click: its pause, or its budget of nothing, raises nobody’s price', async () => {
  const clock = manualClock('2026-11-26T10:00:00Z')
  const sofas = categoryBySlug('sofas')?.id ?? 0
  await writeOffers(db, [{ shop: 'rival', itemId: 'r1', title: 'Sofá Rival', categoryId: sofas }], clock.now())
  const rival = (await eshopIdOf(db, 'rival')) ?? 0
  const strongest = async (isOpen: boolean) => {
    await db.transaction().execute(async (tx) => {
      const bids = [{ categoryId: sofas, priceFromCents: 0, priceToCents: null, cpcMicros: 2_000_000 }]
      await storeBudget(tx, rival, { dailyMicros: null, monthlyMicros: null, isPaused: !isOpen, hours: [] })
      await storeOpen(tx, rival, isOpen)
      await storeBidding(tx, rival, { ...noBidding, bids }, clock.now())
    })
    await tellDueBids({ db, clock, clicksCostFrom: costSinceEver })
    return [...(await strongestOthers(db, SHOP))]
  }
  const held = [[sofas, 2_000_000]]
  expect([await strongest(true), await strongest(false), await strongest(true)]).toEqual([held, [], held])
  // Nor against offers that nobody can click on: not in its feed any more, or of a shop that is suspended.
  await sql`update offers.variant set state = 'absent' where eshop_id = ${rival}`.execute(db)
  expect(await strongest(true)).toEqual([])
  await sql`update offers.variant set state = 'live' where eshop_id = ${rival}`.execute(db)
  await sql`update eshops.eshop set is_suspended = true where id = ${rival}`.execute(db)
  expect(await strongest(true)).toEqual([])
})
