import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { variantFeedCall } from '#domains/search/calls.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, type TestMarketplace } from '../testing.ts'

const database = await testDatabase()
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const GTIN = '5601234567893'

let market: TestMarketplace
beforeAll(async () => {
  market = await aMarketplace(database, {
    items: [
      ...Array.from({ length: 60 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` })),
      anItem({ id: 'partilhada', gtin: GTIN }),
    ],
  })
  await market.importItems(
    [anItem({ id: 'partilhada', gtin: GTIN, link: 'https://www.outra-loja.pt/p/partilhada', price: '90.00 EUR' })],
    'Outra Loja',
  )
})
afterAll(() => market.close())

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="(\/v2\/clickthrough\/[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
}
async function pageLinks(path: string): Promise<string[]> {
  return linksOf((await market.whole.app.inject({ url: path })).body)
}
function click(link: string, remoteAddress: string) {
  return market.whole.app.inject({ url: link, headers: { 'user-agent': CHROME }, remoteAddress })
}
/** What became of clicks on these links, each from an address of its own. */
async function reasonsOf(links: readonly string[]): Promise<(string | null)[]> {
  await sql`truncate clicks.click`.execute(database.db)
  const marked = links.map((link, index) => `${link}&c=click-${index}`)
  for (const [index, link] of marked.entries())
    expect([link, (await click(link, `198.51.100.${index}`)).statusCode]).toEqual([link, 302])
  await expect
    .poll(
      async () =>
        (await sql<{ count: number }>`select count(*)::int as count from clicks.click`.execute(database.db)).rows[0]
          ?.count,
      { timeout: 10_000 },
    )
    .toBe(links.length)
  await classifyClicks(database.db, market.bench.clock)
  const { rows } = await sql<{
    click_id: string
    reason: string | null
  }>`select click_id, reason from clicks.click`.execute(database.db)
  const reasons = new Map(rows.map(({ click_id, reason }) => [click_id, reason]))
  return links.map((_link, index) => reasons.get(`click-${index}`) ?? null)
}
/** A link with the `ri` of another. */
function withRi(link: string, other: string): string {
  return link.replace(/ri=[^&]+/, other.match(/ri=[^&]+/)?.[0] ?? '')
}

describe('B-04 the links that pages show', () => {
  test('B-04 every link of a listing, a search, the home page, a product and a comparison counts as it stands', async () => {
    const variants = (
      await sql<{
        id: number
        product_id: number
      }>`select id, product_id from offers.variant where item_id in ('partilhada', 'm-1') order by id`.execute(
        database.db,
      )
    ).rows
    const pages = [
      '/produtos/mesas-de-centro',
      '/produtos/mesas-de-centro?pagina=2&vista=lista',
      '/search?q=mesa',
      '/',
      `/compare-products?v=${variants
        .slice(0, 2)
        .map(({ id }) => id)
        .join()}`,
    ]
    const product =
      (await market.whole.app.inject({ url: '/produtos/mesas-de-centro?ordenar=preco' })).body.match(
        /href="(\/produto\/[^"]+)"/,
      )?.[1] ?? ''
    const shown = await Promise.all(
      [...pages, product].map(async (path) => [path, (await pageLinks(path)).slice(0, 3)] as const),
    )
    for (const [path, links] of shown) if (path !== '/') expect([path, links.length > 0]).toEqual([path, true])
    const links = shown.flatMap(([, each]) => each)
    expect(new Set(await reasonsOf(links))).toEqual(new Set([null]))
  }, 60_000)

  test("B-04 another offer with a page's ri does not count, nor the same offer at another place of the product", async () => {
    const [one = '', other = ''] = await pageLinks('/produtos/mesas-de-centro?ordenar=preco')
    expect(
      await reasonsOf([
        one,
        withRi(one, other),
        withRi(other, one),
        one.replace('?s=1', '?s=4'),
        one.replace('?s=1', '?s=123'),
        one.replace(/&ri=.*/, ''),
      ]),
    ).toEqual([
      null,
      'rendering_forged',
      'rendering_forged',
      'rendering_forged',
      'rendering_forged',
      'rendering_missing',
    ])
  })

  test('B-04 the links that variant/feed gives count, and begin with its requestId, which alone is worth nothing', async () => {
    const answer = (
      await market.whole.app.inject({
        method: 'POST',
        url: variantFeedCall.path,
        payload: { url: '/produtos/mesas-de-centro?ordenar=preco' },
      })
    ).json<{ listHtml: string; requestId: string }>()
    const links = linksOf(answer.listHtml)
    expect(links).toHaveLength(48)
    expect(links.every((link) => link.includes(`&ri=${answer.requestId}.`))).toBe(true)
    const [one = ''] = links
    expect(await reasonsOf([one, one.replace(/ri=.*/, `ri=${answer.requestId}`)])).toEqual([null, 'rendering_forged'])
  })
})
