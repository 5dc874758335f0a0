import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { anImportBench } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterAll(() => bench.close())

function golden(name: string) {
  return readFileSync(new URL(`../dialects/golden/${name}`, import.meta.url), 'utf8')
}
const DOMAIN = { domain: 'casadopinhal.pt' }

describe('B-01 a feed in a dialect of its own, from file to published offers', () => {
  test.each([
    ['shopify-csv.csv', 3],
    ['shopify-json.json', 3],
    ['woocommerce-csv.csv', 3],
    ['idealo-csv.csv', 2],
    ['awin-csv.csv', 2],
    ['kelkoo-csv.csv', 2],
    ['google-jsonl.jsonl', 2],
    ['google-json.json', 2],
    ['generic-csv.csv', 2],
    ['generic-json.json', 2],
  ])('F18 %s is published, and the same again writes nothing', async (name, count) => {
    const first = await bench.importItems(golden(name), DOMAIN)
    expect(first).toMatchObject({
      state: 'applied',
      dialect: name.replace(/\.\w+$/, ''),
      offers: { read: count, accepted: count, rejected: 0, created: count },
    })
    bench.clock.advanceMs(3_600_000)
    expect((await bench.importItems(golden(name), DOMAIN)).offers).toMatchObject({
      read: count,
      created: 0,
      updated: 0,
      unchanged: count,
      deactivated: 0,
    })
  })

  test("Shopify's table needs the shop's domain, says so, and imports once it is there", async () => {
    const without = await bench.importItems(golden('shopify-csv.csv'))
    expect(without.offers).toMatchObject({ read: 3, accepted: 0, rejected: 3 })
    expect(without.problems.map(({ code }) => code)).toContain('link_needs_domain')
    expect((await bench.importItems(golden('shopify-csv.csv'), DOMAIN)).offers).toMatchObject({
      accepted: 3,
      created: 3,
    })
    const changed = await bench.importItems(
      golden('shopify-csv.csv').replace('899.00,1099.00', '849.00,1099.00'),
      DOMAIN,
    )
    expect(changed.offers).toMatchObject({ updated: 1, unchanged: 2 })
  })

  test('I6 a document that breaks off changes nothing', async () => {
    await bench.importItems(golden('google-json.json'), DOMAIN)
    expect(await bench.importItems(golden('google-json.json').slice(0, -20), DOMAIN)).toMatchObject({ state: 'failed' })
    expect(await database.db.selectFrom('offers.variant').select('state').execute()).toEqual([
      { state: 'live' },
      { state: 'live' },
    ])
  })
})
