import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { labFindings } from '../../lab/testing.ts'
import { anImportBench, anItem, googleFeed, type TestItem } from '../testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterAll(() => bench.close())

function items(count: number, fields: (at: number) => Record<string, string | undefined> = () => ({})): TestItem[] {
  return Array.from({ length: count }, (_, at) => anItem({ id: `i${at}`, ...fields(at) }))
}
/** All that is live, and when each was seen, to the last column. */
async function catalogue() {
  return (
    await sql`select (select json_agg(v order by v.id) from offers.variant v) as variants, (select json_agg(s) from offers.snapshot s) as snapshots, (select json_agg(p) from feeds.offer_problem p) as problems,
  (select json_agg(d order by d.domain) from eshops.eshop_domain d) as domains`.execute(database.db)
  ).rows[0]
}
const SHOPIFY = [
  'Handle,Title,Variant Price,Variant SKU',
  ...Array.from({ length: 30 }, (_, at) => `mesa-${at},Mesa ${at},99.00,S${at}`),
].join('\n')

describe('a feed of which nothing can be taken', () => {
  test.each<[what: string, feed: readonly TestItem[] | string, code: string, count: number, remedy: string]>([
    [
      'no price names its currency',
      items(10, () => ({ price: '100.00' })),
      'currency_missing',
      10,
      'Acrescente EUR ao preço',
    ],
    ['Shopify without a domain', SHOPIFY, 'link_needs_domain', 30, '--domain loja.pt'],
    ['złoty', items(3, () => ({ price: '100.00 PLN' })), 'currency_unsupported', 3, 'escreva EUR no preço'],
    [
      'no prices',
      items(2, () => ({ price: undefined })),
      'column_missing',
      1,
      'Nenhum artigo tem o preço (price). Acrescente',
    ],
    ['one item, unreadable', items(1, () => ({ price: 'abc' })), 'price_invalid', 1, '129.00 EUR'],
    [
      'each id twice, and different',
      [...items(2), ...items(2, () => ({ title: 'Outra coisa' }))],
      'duplicate_conflict',
      4,
      'uma vez',
    ],
    [
      'all hidden',
      'nome,url,preço,ativo\nA,https://loja.pt/a,9,0\nB,https://loja.pt/b,9,0\n',
      'not_published',
      2,
      'publique',
    ],
  ])('F9 I6 fails by name and says what would make it pass: %s', async (_, feed, code, count, remedy) => {
    const outcome = await bench.importItems(feed)
    const read = outcome.offers.read
    expect(outcome).toMatchObject({
      state: 'failed',
      offers: { accepted: 0, rejected: read, created: 0, updated: 0, deactivated: 0 },
    })
    expect(read).toBeGreaterThan(0)
    expect(outcome.dialect).not.toBeNull()
    const [fatal, ...others] = outcome.problems
    expect(fatal).toMatchObject({ code: 'FAILED_NOTHING_TAKEN', severity: 'fatal', count: 1 })
    expect(fatal?.examples[0]?.message).toContain(`${read} de ${read} recusados`)
    expect(fatal?.examples[0]?.message).toContain(remedy)
    expect(others.find((group) => group.code === code)?.count).toBe(count)
    expect(
      (await sql<{ live: number }>`select count(*)::int as live from offers.variant`.execute(database.db)).rows[0]
        ?.live,
    ).toBe(0)
  })

  test.each([
    ['few offers live', 5],
    ['many offers live', 40],
  ])('I6 leaves all that is live as it is: %s', async (_, live) => {
    await bench.importItems(items(live))
    const before = await catalogue()
    bench.clock.advanceMs(3_600_000)
    // Other ids, so that none of the live ones stands in the feed.
    const outcome = await bench.importItems(
      Array.from({ length: live }, (__, at) => anItem({ id: `novo${at}`, price: '100.00' })),
    )
    expect([outcome.state, outcome.problems[0]?.code]).toEqual(['failed', 'FAILED_NOTHING_TAKEN'])
    expect(await catalogue()).toEqual(before)
    bench.clock.advanceMs(3_600_000)
    expect((await bench.importItems(items(live))).state).toBe('applied')
  })

  test('one item that can be taken is a snapshot', async () => {
    expect(await bench.importItems([...items(9, () => ({ price: '100.00' })), anItem({ id: 'boa' })])).toMatchObject({
      state: 'applied',
      offers: { accepted: 1, rejected: 9 },
    })
  })

  test('F14 a feed without items is one, and says so: held where many would go, applied where few', async () => {
    const empty = await bench.importItems(googleFeed([]))
    expect([empty.state, empty.problems.map(({ code }) => code)]).toEqual(['applied', ['feed_empty']])
    await bench.importItems(items(20))
    expect((await bench.importItems(googleFeed([]))).state).toBe('held')
  })

  test('what it asks for makes it pass: the currency said once, the domain, and the same file again', async () => {
    const prices = items(10, () => ({ price: '100.00' }))
    expect((await bench.importItems(prices)).state).toBe('failed')
    expect(await bench.importItems(prices, { currency: 'EUR' })).toMatchObject({
      state: 'applied',
      offers: { created: 10 },
    })
    expect(await bench.importItems(items(11, () => ({ price: '90.00' })))).toMatchObject({
      state: 'applied',
      offers: { accepted: 11, updated: 10 },
    })
    expect((await bench.importItems(SHOPIFY, { shop: 'Outra' })).state).toBe('failed')
    expect(await bench.importItems(SHOPIFY, { shop: 'Outra', domain: 'mesas.pt' })).toMatchObject({
      state: 'applied',
      offers: { created: 30 },
    })
  })

  test('R-09 the lab says the same of it', async () => {
    const feed = googleFeed(items(10, () => ({ price: '100.00' })))
    const { result } = await labFindings(feed, bench.deps)
    const outcome = await bench.importItems(feed)
    expect(
      result?.problems.map(({ code, count, examples }) => [code, count, examples.map(({ message }) => message)]),
    ).toEqual(
      outcome.problems.map(({ code, count, examples }) => [code, count, examples.map(({ message }) => message)]),
    )
    expect(result?.items).toEqual({ read: 10, accepted: 0, rejected: 10 })
  })
})
