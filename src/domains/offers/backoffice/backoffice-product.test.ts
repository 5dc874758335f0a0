import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { anImportBench, anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { backofficeProduct } from './backoffice-product.ts'

const database = await testDatabase()
const { db } = database
const bench = anImportBench(database)
afterAll(() => bench.close())

test('B-08 a product says how many offers it has, also those that are not shown', async () => {
  await bench.importItems([anItem({ id: 'a' })])
  const { rows } = await sql<{ productId: number }>`select product_id as "productId" from offers.variant`.execute(db)
  const productId = rows[0]?.productId ?? 0
  expect(await backofficeProduct(db, productId)).toMatchObject({ offerCount: 1, offers: [{ itemId: 'a' }] })
  await sql`insert into offers.variant overriding system value
    select (jsonb_populate_record(v, jsonb_build_object('id', v.id + n, 'item_id', 'a' || n))).*
    from offers.variant v, generate_series(1, 204) n`.execute(db)
  const product = await backofficeProduct(db, productId)
  expect([product?.offerCount, product?.offers.length]).toEqual([205, 200])
  expect(await backofficeProduct(db, 999_999)).toBeNull()
})
