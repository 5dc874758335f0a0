import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { backfillObservations, dateProducts, type PastObservations } from '#domains/offers/contract.ts'
import { anImportBench, anItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)
afterAll(() => bench.close())

function at(iso: string) {
  return new Date(iso)
}
async function* past(): AsyncGenerator<PastObservations> {
  yield {
    eshopSlug: 'loja-teste',
    itemId: 'a',
    observations: [
      {
        observedAt: at('2026-08-01T06:00:00.000Z'),
        priceCents: 12000,
        claimedBeforeCents: null,
        availability: 'in_stock',
      },
      {
        observedAt: at('2026-10-01T06:00:00.000Z'),
        priceCents: 10000,
        claimedBeforeCents: 15000,
        availability: 'out_of_stock',
      },
    ],
  }
  yield {
    eshopSlug: 'loja-teste',
    itemId: 'unknown',
    observations: [
      { observedAt: at('2026-08-01T06:00:00.000Z'), priceCents: 1, claimedBeforeCents: null, availability: 'in_stock' },
    ],
  }
  yield { eshopSlug: 'nobody', itemId: 'a', observations: [] }
}

test('the demo backfill writes the past of known offers once, without events', async () => {
  await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' })])
  await database.db.deleteFrom('outbox.domain_event').execute()
  await database.db.deleteFrom('outbox.index_dirty').execute()
  expect([
    await backfillObservations(database.pool, past(), bench.clock.now()),
    await backfillObservations(database.pool, past(), bench.clock.now()),
  ]).toEqual([2, 0])
  const rows = await database.db
    .selectFrom('offers.price_observation')
    .select(['price_cents', 'claimed_before_cents'])
    .where('variant_id', '=', 1)
    .orderBy('observed_at')
    .execute()
  expect(rows).toEqual([
    { price_cents: 12000, claimed_before_cents: null },
    { price_cents: 10000, claimed_before_cents: 15000 },
    { price_cents: 10000, claimed_before_cents: null },
  ])
  expect(await database.db.selectFrom('offers.variant').select('first_seen_at').orderBy('item_id').execute()).toEqual([
    { first_seen_at: at('2026-08-01T06:00:00.000Z') },
    { first_seen_at: bench.clock.now() },
  ])
  await dateProducts(database.db)
  expect(
    await database.db.selectFrom('offers.product').select('first_seen_at').orderBy('first_seen_at').execute(),
  ).toEqual([{ first_seen_at: at('2026-08-01T06:00:00.000Z') }, { first_seen_at: bench.clock.now() }])
  expect(await database.db.selectFrom('outbox.domain_event').select('id').execute()).toEqual([])
  expect(await database.db.selectFrom('outbox.index_dirty').select('product_id').execute()).toEqual([])
})
