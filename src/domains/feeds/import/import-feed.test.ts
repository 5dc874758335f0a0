import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { anImportBench, anItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterAll(() => bench.close())

async function variants() {
  return await database.db.selectFrom('offers.variant').selectAll().orderBy('item_id').orderBy('id').execute()
}
async function observations() {
  return await database.db
    .selectFrom('offers.price_observation')
    .selectAll()
    .orderBy('variant_id')
    .orderBy('observed_at')
    .execute()
}

describe('B-01 importing a snapshot', () => {
  test('B-01 a first import makes the shop, its domain, its offers and their products', async () => {
    const outcome = await bench.importItems([
      anItem({ id: 'a', brand: 'Nórdica' }),
      anItem({ id: 'b', price: '59.90 EUR' }),
    ])
    expect(outcome).toMatchObject({
      state: 'applied',
      dialect: 'google-xml',
      encoding: 'utf-8',
      offers: { read: 2, accepted: 2, rejected: 0, created: 2, updated: 0, unchanged: 0, deactivated: 0 },
    })
    expect(await variants()).toMatchObject([
      { item_id: 'a', state: 'live', price_cents: 10000 },
      { item_id: 'b', state: 'live', price_cents: 5990 },
    ])
    const domains = await database.db.selectFrom('eshops.eshop_domain').select('domain').execute()
    expect(domains).toEqual([{ domain: 'loja-teste.pt' }])
    expect(await observations()).toHaveLength(2)
  })

  test('B-01 a change writes the changed offer alone, and a price row only when the price changed', async () => {
    await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' }), anItem({ id: 'c' })])
    const before = await variants()
    await database.db.deleteFrom('outbox.index_dirty').execute()
    bench.clock.advanceMs(3_600_000)
    const outcome = await bench.importItems([
      anItem({ id: 'c' }),
      anItem({ id: 'a', price: '90.00 EUR' }),
      anItem({ id: 'b', title: 'Mesa de apoio b' }),
    ])
    expect(outcome.offers).toMatchObject({ read: 3, created: 0, updated: 2, unchanged: 1, deactivated: 0 })
    expect(await variants()).toMatchObject([
      { price_cents: 9000 },
      { title: 'Mesa de apoio b' },
      { changed_at: before[2]?.changed_at },
    ])
    expect((await observations()).map((row) => row.price_cents)).toEqual([10000, 9000, 10000, 10000])
    expect(await database.db.selectFrom('outbox.index_dirty').select('product_id').execute()).toHaveLength(2)
  })

  test('F18 the same feed again, its items in another order, writes nothing but its run', async () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => anItem({ id, brand: 'Marca', gtin: '' }))
    await bench.importItems(items)
    const before = await fingerprintOfTables()
    bench.clock.advanceMs(3_600_000)
    const outcome = await bench.importItems(items.toReversed())
    expect(outcome).toMatchObject({
      state: 'applied',
      offers: { read: 4, accepted: 4, created: 0, updated: 0, unchanged: 4, deactivated: 0 },
    })
    expect(await fingerprintOfTables()).toEqual(before)
  })
})

/** Every row's version (xmin) in the tables of the catalogue: equal exactly when nothing was written. */
async function fingerprintOfTables() {
  const tables = [
    'offers.variant',
    'offers.product',
    'offers.grouping_due',
    'offers.brand',
    'offers.family',
    'offers.price_observation',
    'offers.absence',
    'eshops.eshop',
    'eshops.eshop_domain',
    'outbox.index_dirty',
  ]
  const answers = await Promise.all(
    tables.map((table) =>
      sql<{
        rows: string
      }>`select coalesce(string_agg(xmin::text || ctid::text, ',' order by ctid), '') as rows from ${sql.table(table)}`.execute(
        database.db,
      ),
    ),
  )
  return Object.fromEntries(tables.map((table, at) => [table, answers[at]?.rows[0]?.rows]))
}
