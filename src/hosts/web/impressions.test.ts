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

test('A-06 T-08 what pages show is proven as it stands, in each view and place', async () => {
  const [listing, search] = [await seenOn('/produtos/mesas-de-centro?vista=lista'), await seenOn('/search?q=mesa')]
  expect([listing.length, search.length]).toEqual([6, 6])
  const send = (impressions: readonly object[]) =>
    market.whole.app.inject({
      method: 'POST',
      url: '/impression',
      headers: { 'content-type': 'text/plain', 'user-agent': CHROME },
      payload: JSON.stringify({ project: market.config.project, impressions }),
    })
  expect([(await send(listing)).statusCode, (await send(search)).statusCode]).toEqual([204, 204])
  isClosed = true
  await market.close()
  expect(
    (await sumsOfVariant(database.db, listing[0]?.variant_id ?? 0)).map(({ source, kind, impressions }) => [
      source,
      kind,
      impressions,
    ]),
  ).toEqual([
    [1, 'proven', 1],
    [6, 'proven', 1],
  ])
})

test('A-09 the tracking service answers on a host of its own alone, to pages of the site with credentials, and those are told where it is', async () => {
  const other = await testDatabase()
  const env = { POISO_URL: 'https://poiso.test', POISO_HOSTS: 'tracking=t.poiso.test', POISO_PROJECT: 'casa' }
  const apart = await aMarketplace(other, { items: [anItem({ id: 'm' })], env })
  const send = (host: string, project: string, headers: Record<string, string>) =>
    apart.whole.app.inject({
      method: 'POST',
      url: '/impression',
      headers: { host, 'content-type': 'text/plain', 'user-agent': CHROME, ...headers },
      payload: JSON.stringify({ project, impressions: [] }),
    })
  const answers = [
    await send('t.poiso.test', 'casa', { origin: 'https://poiso.test' }),
    await send('t.poiso.test', 'casa', { origin: 'https://poiso.test', 'content-type': 'application/json' }),
    await send('poiso.test', 'casa', {}),
    await send('t.poiso.test', 'poiso', {}),
    await send('t.poiso.test', 'casa', { origin: 'https://evil.test' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 404, 404, 403])
  expect(answers[0]?.headers).toMatchObject({
    'access-control-allow-origin': 'https://poiso.test',
    'access-control-allow-credentials': 'true',
  })
  const preflight = await apart.whole.app.inject({
    method: 'OPTIONS',
    url: '/impression',
    headers: { host: 't.poiso.test', origin: 'https://poiso.test', 'access-control-request-method': 'POST' },
  })
  expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([204, 'POST'])
  const page = await apart.whole.app.inject({ url: '/lojas', headers: { host: 'poiso.test' } })
  expect(page.body).toMatch(/<body[^>]* data-tracking="https:\/\/t\.poiso\.test" data-project="casa"/)
  expect(String(page.headers['content-security-policy'])).toMatch(/connect-src[^;]* https:\/\/t\.poiso\.test/)
  await apart.close()
  await other.close()
})
