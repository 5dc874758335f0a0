import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { writeOffers } from '../grouping/testing.ts'
import { sitemapProducts } from './sitemap-products.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('a product changed when one of its live offers did; without any it is not listed', async () => {
  const [first, later] = [new Date('2026-11-01T10:00:00.000Z'), new Date('2026-11-05T10:00:00.000Z')]
  await writeOffers(
    database.db,
    ['a', 'b', 'c'].map((itemId) => ({ shop: 'norte', itemId, title: itemId })),
    first,
  )
  await sql`update offers.variant set changed_at = ${later} where item_id = 'b'`.execute(database.db)
  await sql`update offers.variant set state = 'absent' where item_id = 'c'`.execute(database.db)
  const listed = await sitemapProducts(database.db, 0, 10)
  expect(listed.map(({ slug, changedAt }) => [slug, changedAt]).toSorted()).toEqual([
    ['a', first.toISOString()],
    ['b', later.toISOString()],
  ])
  expect(await sitemapProducts(database.db, listed[0]?.productId ?? 0, 1)).toEqual([listed[1]])
})
