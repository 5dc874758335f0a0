import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { sumsOfVariant } from '#domains/tracking/read-sums.ts'
import { CHROME } from '#domains/tracking/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { seenCard } from '#storefront/client/seen-cards.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const market = await aMarketplace(database, {
  items: Array.from({ length: 6 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` })),
})
let isClosed = false
afterAll(async () => {
  if (!isClosed) await market.close()
})

/** What a browser sends of the cards of a page, all of them seen. */
async function seenOn(path: string) {
  const { body } = await market.whole.app.inject({ url: path })
  return [...body.matchAll(/(?:class="go" href|data-shown)="([^"]+)"/g)].map(([, shown = '']) => {
    const { variantId, ...seen } = seenCard(shown.replaceAll('&amp;', '&'))
    return { variant_id: variantId, ...seen }
  })
}

test('A-06 T-08 what pages show is proven as it stands: cards of listings, and small cards of the home page', async () => {
  const [listing, home] = [await seenOn('/produtos/mesas-de-centro'), await seenOn('/')]
  expect([listing.length, home.length > 0]).toEqual([6, true])
  const send = (impressions: readonly object[]) =>
    market.whole.app.inject({
      method: 'POST',
      url: '/impression',
      headers: { 'content-type': 'text/plain', 'user-agent': CHROME },
      payload: JSON.stringify({ project: market.config.project, impressions }),
    })
  expect([(await send(listing)).statusCode, (await send(home)).statusCode]).toEqual([204, 204])
  isClosed = true
  await market.close()
  const sums = await sumsOfVariant(database.db, listing[0]?.variant_id ?? 0)
  expect(new Set(sums.map(({ kind }) => kind))).toEqual(new Set(['proven']))
  expect(sums.map(({ source }) => source)).toContain(1)
  expect((await sumsOfVariant(database.db, home[0]?.variant_id ?? 0)).map(({ kind }) => kind)).not.toContain('unproven')
})
