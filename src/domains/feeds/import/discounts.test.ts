import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { loadIndexableProducts, loadVariants } from '#domains/offers/contract.ts'
import { applyDueChanges, nextDueAt } from '#domains/offers/testing.ts'
import { rediscountAll } from '#domains/offers/history/rediscount-all.ts'
import { anImportBench, anItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database, '2026-05-01T10:00:00.000Z')

beforeEach(() => bench.empty())
afterAll(() => bench.close())

const HOUR_MS = 3_600_000
/** Days on which nobody looked. */
function days(count: number) {
  return bench.clock.advanceMs(count * 24 * HOUR_MS)
}
/** Days on which the shop was looked at again and again, with nothing new (304): only the last of them stands. */
async function quietDays(count: number) {
  days(count)
  const now = bench.clock.now()
  await database.db
    .updateTable('offers.snapshot')
    .set({ applied_at: now, next_change_at: new Date(now.getTime() + 48 * HOUR_MS) })
    .execute()
}
function euros(price: number) {
  return `${price.toFixed(2)} EUR`
}
/** The shop's feed with this price for item a; item b stands by. */
async function asks(price: number, fields: Record<string, string> = {}) {
  return bench.importItems([anItem({ id: 'a', price: euros(price), ...fields }), anItem({ id: 'b' })])
}
async function offer(id = 1) {
  return (await loadVariants(database.db, [id], bench.clock.now()))[0]
}
async function percent() {
  return (await offer())?.discount?.percent ?? null
}
function due() {
  return applyDueChanges(database.db, bench.clock.now())
}
async function dirty() {
  return (
    await sql<{ product_id: number }>`delete from outbox.index_dirty returning product_id`.execute(database.db)
  ).rows.map((row) => row.product_id)
}
async function columns() {
  return await database.db
    .selectFrom('offers.variant')
    .select(['reference_cents', 'reduced_since', 'discount_until', 'next_change_at'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
}
async function watchedFor(count: number, price: number) {
  await asks(price)
  await quietDays(count)
}

describe('B-03 honest discounts are kept with the offer', () => {
  test('B-03 an import that lowers a long held price writes the discount with the price row; cards and index read it', async () => {
    await watchedFor(31, 100)
    await asks(80)
    const now = bench.clock.now()
    expect(await columns()).toEqual({
      reference_cents: 10000,
      reduced_since: now,
      discount_until: new Date(now.getTime() + 720 * HOUR_MS),
      next_change_at: new Date(now.getTime() + 168 * HOUR_MS),
    })
    const discount = {
      referenceCents: 10000,
      percent: 20,
      since: '2026-06-01T10:00:00.000Z',
      until: '2026-07-01T10:00:00.000Z',
    }
    expect(await offer()).toMatchObject({ discount, watchedSince: '2026-05-01T10:00:00.000Z' })
    const indexed = (await loadIndexableProducts(database.db, [1], now))[0]?.offers[0]
    expect(indexed).toMatchObject({ discount, watchedSince: '2026-05-01T10:00:00.000Z' })
    expect(JSON.parse(indexed?.card.split('\n')[0] ?? '')).toMatchObject({ discount })
    expect(await offer(2)).toMatchObject({ discount: null, watchedSince: '2026-05-01T10:00:00.000Z' })
  })

  test('B-03 a short history gives no percentage, only since when it is watched', async () => {
    await watchedFor(29, 100)
    await asks(80)
    expect(await offer()).toMatchObject({ discount: null, watchedSince: '2026-05-01T10:00:00.000Z' })
  })

  test('B-03 a rise ends it at once', async () => {
    await watchedFor(31, 100)
    await asks(80)
    days(1)
    await asks(90)
    expect([await percent(), (await columns()).reference_cents]).toEqual([null, null])
  })

  test('B-03 time ends it: after seven days it is no price drop, after thirty no discount, each with a dirty mark', async () => {
    await watchedFor(31, 100)
    await asks(80)
    await dirty()
    await quietDays(7)
    expect(await due()).toMatchObject({ variants: 1 })
    expect([await dirty(), await percent(), (await nextDueAt(database.db)) !== null]).toEqual([[1], 20, true])
    expect((await columns()).next_change_at).toEqual(new Date('2026-07-01T10:00:00.000Z'))
    await quietDays(23)
    expect(await percent()).toBeNull()
    expect(await due()).toMatchObject({ variants: 1 })
    expect(await dirty()).toEqual([1])
    expect(await columns()).toEqual({
      reference_cents: null,
      reduced_since: null,
      discount_until: null,
      next_change_at: null,
    })
  })

  test('B-03 an import that changes something else keeps the discount and when it ends', async () => {
    await watchedFor(31, 100)
    await asks(80)
    days(1)
    await asks(80, { description: 'Uma mesa.' })
    expect(await percent()).toBe(20)
    expect((await columns()).next_change_at).toEqual(new Date('2026-06-08T10:00:00.000Z'))
    days(40)
    await asks(80, { description: 'Uma mesa baixa.' })
    expect(await percent()).toBeNull()
    await due()
    expect((await columns()).reference_cents).toBeNull()
  })

  test('B-03 a sale that begins and ends by the clock has its discount while it lasts', async () => {
    const sale = { sale_price: euros(75), sale_price_effective_date: '2026-06-05T00:00Z/2026-06-10T00:00Z' }
    await asks(100, sale)
    await quietDays(33)
    bench.clock.advanceMs(Date.parse('2026-06-05T00:00:00Z') - bench.clock.now().getTime())
    await due()
    expect(await percent()).toBe(25)
    bench.clock.advanceMs(Date.parse('2026-06-10T00:00:00Z') - bench.clock.now().getTime())
    await due()
    expect([await percent(), (await columns()).reference_cents]).toEqual([null, null])
  })

  test.each<[what: string, feed: Record<string, string>]>([
    ['a feed that says what it said', {}],
    ['a feed that says something else beside', { description: 'Uma mesa baixa.' }],
  ])(
    'B-03 a sale that has begun by the clock counts for the import that comes before the job, by %s',
    async (_, more) => {
      const sale = { sale_price: euros(75), sale_price_effective_date: '2026-06-05T00:00Z/2026-06-10T00:00Z' }
      await asks(100, sale)
      await quietDays(33)
      bench.clock.advanceMs(Date.parse('2026-06-05T06:00:00Z') - bench.clock.now().getTime())
      await asks(100, { ...sale, ...more })
      expect(await offer()).toMatchObject({
        priceCents: 7500,
        discount: { percent: 25, since: '2026-06-05T06:00:00.000Z' },
      })
      expect(await dirty()).toContain(1)
      bench.clock.advanceMs(Date.parse('2026-06-10T01:00:00Z') - bench.clock.now().getTime())
      await asks(100, { ...sale, ...more })
      expect(await offer()).toMatchObject({ priceCents: 10000, discount: null })
      expect(await due()).toMatchObject({ variants: 0 })
    },
  )

  test('B-03 sold out: what it is said to cost while nobody can buy it becomes no reference', async () => {
    await watchedFor(31, 100)
    await asks(200, { availability: 'out_of_stock' })
    await quietDays(34)
    await asks(120)
    expect(await percent()).toBeNull()
    await quietDays(31)
    await asks(90)
    expect(await offer()).toMatchObject({ discount: { percent: 25, referenceCents: 12000 } })
    await asks(40, { availability: 'out_of_stock' })
    expect([await percent(), (await columns()).reference_cents]).toEqual([null, null])
    days(1)
    await asks(90)
    expect(await percent()).toBe(25)
  })

  test('B-03 an offer that changes its condition or GTIN is watched anew', async () => {
    await watchedFor(31, 100)
    await asks(80)
    expect(await percent()).toBe(20)
    await asks(80, { condition: 'used' })
    expect(await offer()).toMatchObject({ discount: null, watchedSince: '2026-06-01T10:00:00.000Z' })
    days(1)
    await asks(70, { condition: 'used' })
    expect(await percent()).toBeNull()
  })

  test.each<[what: string, before: Record<string, string>, after: Record<string, string>, percent: number | null]>([
    [
      'a lamp where a sofa was, neither with brand or GTIN',
      { title: 'Sofá de canto Lagos', product_type: 'Mobiliário > Sofás' },
      { title: 'Candeeiro de mesa Lua', product_type: 'Iluminação > Candeeiros de mesa' },
      null,
    ],
    [
      'the smaller size of the same table',
      { title: 'Mesa de centro Tavira 120 cm' },
      { title: 'Mesa de centro Tavira 80 cm' },
      null,
    ],
    [
      'the same table, with more said of it',
      { title: 'Mesa de centro Tavira' },
      { title: 'PROMO: Mesa de centro TAVIRA, carvalho' },
      20,
    ],
  ])(
    'B-03 an id that says another name is watched anew where words were exchanged: %s',
    async (_, before, after, expected) => {
      await asks(100, before)
      await quietDays(31)
      await asks(80, after)
      expect(await percent()).toBe(expected)
    },
  )

  test('B-03 a price that other rules read from the same words is no fall', async () => {
    await watchedFor(31, 100)
    await sql`update offers.variant set rules_version = 0`.execute(database.db)
    await asks(80)
    expect(await offer()).toMatchObject({ discount: null, watchedSince: '2026-06-01T10:00:00.000Z' })
    expect(await offer(2)).toMatchObject({ watchedSince: '2026-05-01T10:00:00.000Z' })
  })

  test('B-03 a shop that was not looked at for weeks proves nothing of them', async () => {
    await watchedFor(3, 100)
    days(40)
    await asks(80)
    expect(await percent()).toBeNull()
    const { rows } = await sql`select since, until from offers.watch_gap`.execute(database.db)
    expect(rows).toEqual([{ since: new Date('2026-05-06T10:00:00.000Z'), until: new Date('2026-06-13T10:00:00.000Z') }])
  })

  test('B-03 an offer that was refused for weeks was not seen, though its shop was', async () => {
    await asks(100)
    days(1)
    await asks(100, { price: 'a combinar' })
    await quietDays(40)
    await asks(80)
    expect(await percent()).toBeNull()
    const { rows } = await sql`select since, until from offers.absence where variant_id = 1`.execute(database.db)
    expect(rows).toEqual([{ since: new Date('2026-05-03T10:00:00.000Z'), until: new Date('2026-06-11T10:00:00.000Z') }])
  })

  test('B-03 N-08 an offer that nobody has seen for 48 hours has no discount, seen again it has the rest of it', async () => {
    await watchedFor(31, 100)
    await asks(80)
    bench.clock.advanceMs(48 * HOUR_MS - 1)
    expect(await percent()).toBe(20)
    bench.clock.advanceMs(1)
    const indexed = (await loadIndexableProducts(database.db, [1], bench.clock.now()))[0]?.offers[0]
    expect([await percent(), indexed?.discount, indexed?.card.includes('"discount":null')]).toEqual([null, null, true])
    await asks(80)
    expect(await percent()).toBe(20)
  })

  test('B-03 N-08 an offer that was refused until it was stale and is accepted again as it was is indexed again, with its discount', async () => {
    await watchedFor(31, 100)
    await asks(80)
    days(1)
    await asks(80, { price: 'a combinar' })
    await quietDays(2)
    await due()
    expect([(await dirty()).includes(1), await percent()]).toEqual([true, null])
    await asks(80)
    expect([await dirty(), await percent()]).toEqual([[1], 20])
  })

  test('B-03 N-08 a shop that is read again after 48 hours is indexed again, whether or not a job had passed it as stale', async () => {
    await watchedFor(31, 100)
    await asks(80)
    await dirty()
    days(3)
    expect(await percent()).toBeNull()
    await asks(80)
    expect([(await dirty()).sort(), await percent()]).toEqual([[1, 2], 20])
  })

  test('B-03 an absent offer has no discount; back at the same price it has the rest of it', async () => {
    await watchedFor(31, 100)
    await asks(80)
    days(1)
    await bench.importItems([anItem({ id: 'b' })])
    expect(await percent()).toBeNull()
    days(1)
    await asks(80)
    expect(await offer()).toMatchObject({ discount: { percent: 20, until: '2026-07-01T10:00:00.000Z' } })
  })

  test('B-03 the history is never rewritten: two ids that swap their articles are two new offers', async () => {
    const chair = {
      title: 'Cadeira de jantar Lagos',
      product_type: 'Mobiliário > Cadeiras',
      brand: 'Lagos',
      gtin: '5601234567892',
    }
    const table = {
      title: 'Mesa de centro Tavira',
      product_type: 'Mobiliário > Mesas de centro',
      brand: 'Tavira',
      gtin: '5609876543212',
    }
    const both = (one: Record<string, string>, other: Record<string, string>) =>
      bench.importItems([
        anItem({ id: 'a', price: euros(100), ...one }),
        anItem({ id: 'c', price: euros(40), ...other }),
      ])
    await both(table, chair)
    await quietDays(31)
    const before = (await sql`select * from offers.price_observation order by 1, 2`.execute(database.db)).rows
    await both(chair, table)
    const { rows } =
      await sql`select v.state, v.reference_cents, count(o.*)::int as rows from offers.variant v join offers.price_observation o on o.variant_id = v.id group by v.id order by v.id`.execute(
        database.db,
      )
    expect(rows).toEqual([
      { state: 'ended', reference_cents: null, rows: 1 },
      { state: 'ended', reference_cents: null, rows: 1 },
      { state: 'live', reference_cents: null, rows: 1 },
      { state: 'live', reference_cents: null, rows: 1 },
    ])
    expect(
      (await sql`select * from offers.price_observation where variant_id <= 2 order by 1, 2`.execute(database.db)).rows,
    ).toEqual(before)
  })

  test('B-03 a row from the future proves nothing when its time comes and the offer costs something else', async () => {
    await watchedFor(31, 100)
    await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, availability) values (1, '2026-06-03T00:00:00Z', 30, 'in_stock')`.execute(
      database.db,
    )
    await asks(80)
    expect(await percent()).toBe(20)
    days(3)
    await rediscountAll(database.db, bench.clock.now())
    expect(await percent()).toBeNull()
  })

  test('B-03 judging all anew finds the same, and marks what differs', async () => {
    await watchedFor(31, 100)
    await asks(80)
    await dirty()
    expect([await rediscountAll(database.db, bench.clock.now()), await dirty()]).toEqual([0, []])
    await sql`update offers.variant set reference_cents = null, reduced_since = null, discount_until = null`.execute(
      database.db,
    )
    expect([await rediscountAll(database.db, bench.clock.now()), await dirty(), await percent()]).toEqual([1, [1], 20])
  })

  test('B-03 prices that flap a hundred times an hour: the newest 2,000 rows are judged, and it counts as watched since the oldest of them', async () => {
    await watchedFor(31, 100)
    const flap = async (rows: number) => {
      await sql`delete from offers.price_observation where observed_at > '2026-05-20'`.execute(database.db)
      await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, availability)
        select 1, '2026-05-31T00:00:00Z'::timestamptz + n * interval '36 seconds', 11000 + 1000 * (n % 2), 'in_stock' from generate_series(1, ${rows}::int) n`.execute(
        database.db,
      )
      await sql`update offers.variant set price_cents = 11000 where id = 1`.execute(database.db)
      await asks(80.0 + rows / 100_000)
    }
    // With the row of the fall itself they are 2,000 and 2,001.
    await flap(1_998)
    expect(await offer()).toMatchObject({ discount: { percent: 19, referenceCents: 10000 } })
    days(1)
    await flap(1_999)
    expect(await percent()).toBeNull()
  })

  test('B-03 no row for an unchanged sighting: the same feed day after day writes neither a price nor an offer', async () => {
    await asks(100)
    const state = async () =>
      (
        await sql`select (select json_agg(o) from offers.price_observation o) as rows, (select json_agg(v.changed_at) from offers.variant v) as changed, (select count(*)::int from offers.watch_gap) as gaps`.execute(
          database.db,
        )
      ).rows[0]
    const before = await state()
    for (let day = 0; day < 5; day += 1) {
      days(1)
      await asks(100)
    }
    expect(await state()).toEqual(before)
  })
})
