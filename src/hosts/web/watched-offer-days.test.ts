import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { createWatching, watchLinks } from '#domains/watchdog/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'
import { watchesOfPages } from './watches-of-pages.ts'

const database = await testDatabase()
const { db } = database
const DAY_MS = 86_400_000
function sofa(euros: number, availability = 'in_stock') {
  return [anItem({ id: 'sofa', price: `${euros}.00 EUR`, availability })]
}
const marketplace = await aMarketplace(database, { items: sofa(300) })
const { clock } = marketplace.bench
afterAll(() => marketplace.close())

test('B-03 M-05 the days of a watched offer are what it could be had for, no more than ninety; of a list none', async () => {
  const watching = createWatching({
    db,
    clock,
    links: watchLinks(new Uint8Array(32)),
    turns: { take: async () => null },
    listedProducts: async () => 'none',
  })
  const watches = watchesOfPages({ db, clock, watching })
  const { id } = await db.selectFrom('offers.variant').select('id').executeTakeFirstOrThrow()
  for (const items of [sofa(250), sofa(100, 'out_of_stock'), sofa(280)]) {
    clock.advanceMs(DAY_MS)
    await marketplace.importItems(items)
  }
  const [offer] = await watches.offers([id])
  expect([offer?.days.midnights.length, offer?.days.price]).toEqual([4, [30_000, 25_000, 25_000, 28_000]])
  clock.advanceMs(100 * DAY_MS)
  expect((await watches.offers([id]))[0]?.days.midnights).toHaveLength(90)
  expect((await watches.offers([id, id]))[0]?.days.price).toEqual([])
  expect(await watches.offers([id + 1])).toEqual([])
})
