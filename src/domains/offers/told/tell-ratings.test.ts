import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { writeOffers } from '../grouping/testing.ts'
import { presentVariant } from '../cards/present-variant.ts'
import { presentCardRecord } from '../cards/present-variant.ts'
import { loadIndexableProducts } from '../read/indexable-products.ts'
import { loadVariants } from '../read/variant-data.ts'
import { tellRatings } from './tell-ratings.ts'

const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-26T10:00:00Z')
afterAll(() => database.close())

await writeOffers(
  db,
  ['norte', 'sul', 'ilha'].map((shop) => ({ shop, itemId: 's1', title: 'Sofá Nuvem' })),
  NOW,
)
const ids = (await sql<{ id: number }>`select id from offers.variant order by id`.execute(db)).rows.map(({ id }) => id)
const [first, second, other] = ids as [number, number, number]
await sql`update offers.variant set product_id = (select min(product_id) from offers.variant) where id = any(${[first, second]}::bigint[])`.execute(
  db,
)

function tell(told: Parameters<typeof tellRatings>[1]) {
  return db.transaction().execute((tx) => tellRatings(tx, told))
}
const fives = [0, 0, 0, 0, 0, 0, 0, 0, 0, 2]
const ones = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]

describe('E-01 reviews', () => {
  test('offers of one product share what buyers say of each, on the card and on the wire', async () => {
    await tell([
      { variantId: first, vector: fives, imagesCount: 3 },
      { variantId: second, vector: ones, imagesCount: 0 },
    ])
    const shared = { rating: 3.667, reviewsCount: 3, imagesCount: 3, vector: [0, 1, 0, 0, 0, 0, 0, 0, 0, 2] }
    const context = { region: 'mainland', now: NOW, clickSource: 1 } as const
    const shown = (await loadVariants(db, ids, NOW)).map((offer) => presentVariant(offer, context).reviews)
    expect(shown).toEqual([shared, shared, null])
    const productId = (await loadVariants(db, [first], NOW))[0]?.productId as number
    const [product] = await loadIndexableProducts(db, [productId], NOW)
    expect(product?.reviews).toEqual(shared)
    for (const { card } of product?.offers ?? [])
      expect(presentCardRecord(Buffer.from(card), context).reviews).toEqual(shared)
  })

  test('its product comes into the index anew, and what is no more is not said', async () => {
    await sql`truncate outbox.index_dirty`.execute(db)
    await tell([{ variantId: other, vector: ones, imagesCount: 0 }])
    await tell([{ variantId: other, vector: ones.map(() => 0), imagesCount: 0 }])
    const { rows } = await sql<{ id: number }>`select distinct product_id as id from outbox.index_dirty`.execute(db)
    expect(rows).toEqual([{ id: (await loadVariants(db, [other], NOW))[0]?.productId }])
    expect((await loadVariants(db, [other], NOW))[0]?.reviews).toBeNull()
  })
})
