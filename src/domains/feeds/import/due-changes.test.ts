import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { isStale, loadIndexableProducts } from '#domains/offers/contract.ts'
import { applyDueChanges, nextDueAt } from '#domains/offers/testing.ts'
import { anImportBench, anItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterAll(() => bench.close())

const HOUR_MS = 3_600_000
async function prices() {
  return await database.db
    .selectFrom('offers.variant')
    .select(['price_cents', 'claimed_before_cents', 'next_change_at'])
    .orderBy('item_id')
    .execute()
}
async function dirty() {
  const { rows } = await sql<{ product_id: number }>`delete from outbox.index_dirty returning product_id`.execute(
    database.db,
  )
  return rows.length
}
function due() {
  return applyDueChanges(database.db, bench.clock.now())
}

describe('what time alone changes', () => {
  test('next_change_at: a sale begins and ends by the clock, each with its observation and a dirty mark', async () => {
    await bench.importItems([
      anItem({
        id: 'a',
        price: '100.00 EUR',
        sale_price: '80.00 EUR',
        sale_price_effective_date: '2026-11-01T12:00Z/2026-11-01T14:00Z',
      }),
      anItem({ id: 'b' }),
    ])
    await dirty()
    expect(await prices()).toMatchObject([
      { price_cents: 10000, claimed_before_cents: null, next_change_at: new Date('2026-11-01T12:00:00.000Z') },
      { next_change_at: null },
    ])
    expect(await due()).toMatchObject({ variants: 0 })
    expect(await nextDueAt(database.db)).toEqual(new Date('2026-11-01T12:00:00.000Z'))
    bench.clock.advanceMs(2 * HOUR_MS)
    expect(await due()).toMatchObject({ variants: 1 })
    expect(await prices()).toMatchObject([
      { price_cents: 8000, claimed_before_cents: 10000, next_change_at: new Date('2026-11-01T14:00:00.000Z') },
      {},
    ])
    expect(await dirty()).toBe(1)
    expect(await due()).toMatchObject({ variants: 0 })
    bench.clock.advanceMs(2 * HOUR_MS)
    await due()
    expect(await prices()).toMatchObject([{ price_cents: 10000, claimed_before_cents: null, next_change_at: null }, {}])
    const seen = await database.db
      .selectFrom('offers.price_observation')
      .select(['observed_at', 'price_cents'])
      .where('variant_id', '=', 1)
      .orderBy('observed_at')
      .execute()
    expect(seen.map((row) => [row.observed_at.toISOString(), row.price_cents])).toEqual([
      ['2026-11-01T10:00:00.000Z', 10000],
      ['2026-11-01T12:00:00.000Z', 8000],
      ['2026-11-01T14:00:00.000Z', 10000],
    ])
  })

  test('next_change_at: a sale that was slept through as a whole leaves the regular price and no observation', async () => {
    await bench.importItems([
      anItem({
        id: 'a',
        price: '100.00 EUR',
        sale_price: '80.00 EUR',
        sale_price_effective_date: '2026-11-01T12:00Z/2026-11-01T14:00Z',
      }),
    ])
    bench.clock.advanceMs(24 * HOUR_MS)
    expect(await due()).toMatchObject({ variants: 1 })
    expect(await prices()).toMatchObject([{ price_cents: 10000, next_change_at: null }])
    expect(await database.db.selectFrom('offers.price_observation').select('price_cents').execute()).toHaveLength(1)
  })

  test('next_change_at: the days until an offer is available are counted down, each with a dirty mark', async () => {
    await bench.importItems([
      anItem({ id: 'a', availability: 'preorder', availability_date: '2026-11-04T22:00:00Z' }),
      anItem({ id: 'b' }),
    ])
    await dirty()
    const daysLeft = async () =>
      (await loadIndexableProducts(database.db, [1], bench.clock.now()))[0]?.offers[0]?.deliveryDays
    const steps: unknown[] = [[await daysLeft(), (await nextDueAt(database.db))?.toISOString()]]
    for (let day = 0; day < 4; day++) {
      bench.clock.advanceMs((await nextDueAt(database.db))!.getTime() - bench.clock.now().getTime())
      expect(await due()).toMatchObject({ variants: 1 })
      expect(await dirty()).toBeGreaterThan(0)
      steps.push([await daysLeft(), (await prices())[0]?.next_change_at?.toISOString()])
      await sql`update offers.snapshot set next_change_at = null`.execute(database.db)
    }
    expect(steps).toEqual([
      [4, '2026-11-01T22:00:00.000Z'],
      [3, '2026-11-02T22:00:00.000Z'],
      [2, '2026-11-03T22:00:00.000Z'],
      [1, '2026-11-04T22:00:00.000Z'],
      [0, undefined],
    ])
  })

  test('a shop that has not been seen for 48 hours is stale once, and fresh again with the next snapshot', async () => {
    await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' })])
    await dirty()
    const isFirstStale = async () => {
      const products = await loadIndexableProducts(database.db, [1], bench.clock.now())
      return isStale(products[0]?.offers[0]?.lastSeenAt ?? '', bench.clock.now())
    }
    bench.clock.advanceMs(48 * HOUR_MS - 1)
    expect(await due()).toMatchObject({ staleEshops: 0 })
    expect(await isFirstStale()).toBe(false)
    bench.clock.advanceMs(1)
    expect(await due()).toMatchObject({ staleEshops: 1 })
    expect([await isFirstStale(), await dirty()]).toEqual([true, 2])
    expect(await due()).toMatchObject({ staleEshops: 0 })
    await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' })])
    expect([await isFirstStale(), await dirty()]).toEqual([false, 2])
  })

  test('an offer whose item is rejected again and again becomes stale alone', async () => {
    await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' })])
    for (let hours = 0; hours < 36; hours += 12) {
      bench.clock.advanceMs(12 * HOUR_MS)
      await bench.importItems([anItem({ id: 'a', price: '?' }), anItem({ id: 'b' })])
    }
    bench.clock.advanceMs(12 * HOUR_MS)
    await dirty()
    expect(await due()).toMatchObject({ variants: 1, staleEshops: 0 })
    expect(await dirty()).toBe(1)
    expect(await prices()).toMatchObject([{ price_cents: 10000, next_change_at: null }, {}])
  })

  test('a voucher begins and ends', async () => {
    await bench.importItems([anItem({ id: 'a' })])
    await database.db
      .insertInto('eshops.voucher')
      .values({
        eshop_id: 1,
        code: 'X',
        value_type: 'amount',
        value: 500,
        unconditional: true,
        valid_until: new Date('2026-11-02T00:00:00.000Z'),
        next_change_at: new Date('2026-11-02T00:00:00.000Z'),
      })
      .execute()
    await dirty()
    bench.clock.advanceMs(13 * HOUR_MS)
    expect(await due()).toMatchObject({ voucherEshops: 0 })
    bench.clock.advanceMs(HOUR_MS)
    expect(await due()).toMatchObject({ voucherEshops: 1 })
    expect(await dirty()).toBe(1)
    expect(await due()).toMatchObject({ voucherEshops: 0 })
  })
})
