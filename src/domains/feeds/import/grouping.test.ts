import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/testing.ts'
import {
  loadIndexableProducts,
  loadProductPage,
  loadVariants,
  resolveVariantProduct,
  streamIndexableProducts,
} from '#domains/offers/contract.ts'
import { runImportProcess } from './killing.ts'
import { anImportBench, anItem, findOrphans, type TestItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterEach(async () => void expect(await findOrphans(database)).toEqual([]))
afterAll(() => bench.close())

const SOFAS = { product_type: 'Sofás', title: 'Sofá de três lugares Porto' }
const [G1, G2] = ['5601234567892', '5601234567908']

function inShop(shop: string, item: TestItem): TestItem {
  return { ...item, link: `https://${shop}.pt/p/${item.id}` }
}
function importShop(shop: string, ...items: TestItem[]) {
  return bench.importItems(
    items.map((item) => inShop(shop, item)),
    { shop },
  )
}
async function productOf(item: string) {
  return (
    await database.db
      .selectFrom('offers.variant')
      .select('product_id')
      .where('item_id', '=', item)
      .where('state', '<>', 'ended')
      .executeTakeFirstOrThrow()
  ).product_id
}
async function sameProduct(a: string, b: string) {
  return (await productOf(a)) === (await productOf(b))
}

describe('B-02 grouping', () => {
  test.each([
    ['one GTIN', { gtin: G1 }, { gtin: G1 }, true],
    ['another GTIN', { gtin: G1 }, { gtin: G2 }, false],
    [
      'one brand and MPN, however spelt',
      { brand: 'Móveis Sul', mpn: 'AB-12 3' },
      { brand: 'moveis sul', mpn: 'ab123' },
      true,
    ],
    ['an MPN without a brand', { mpn: 'AB-123' }, { mpn: 'AB-123' }, false],
    ['an MPN of another brand', { brand: 'Norte', mpn: 'AB-123' }, { brand: 'Sul', mpn: 'AB-123' }, false],
    ['one GTIN, one of them used', { gtin: G1 }, { gtin: G1, condition: 'used' }, false],
    [
      'fault F10 one GTIN on a sofa and a lamp',
      { gtin: G1 },
      { gtin: G1, product_type: 'Iluminação > Candeeiros de mesa', title: 'Candeeiro de mesa Faro' },
      false,
    ],
    [
      'fault F10 the same without any category',
      { gtin: G1, product_type: '' },
      { gtin: G1, product_type: '', title: 'Candeeiro de mesa Faro' },
      false,
    ],
    [
      'one GTIN without any category, alike by name',
      { gtin: G1, product_type: '' },
      { gtin: G1, product_type: '', title: 'Sofá Porto cinza' },
      true,
    ],
    ['a GTIN with a wrong check digit', { gtin: '5601234567891' }, { gtin: '5601234567891' }, false],
    ['nothing but the same title', {}, {}, false],
  ])('B-02 %s', async (_, first, second, expected) => {
    await importShop('norte', anItem({ id: 'n1', ...SOFAS, ...first }))
    await importShop('sul', anItem({ id: 's1', ...SOFAS, ...second }))
    expect(await sameProduct('n1', 's1')).toBe(expected)
  })

  test('B-02 two offers of one shop are one product only if they name one GTIN and say all the same', async () => {
    await importShop(
      'norte',
      anItem({ id: 'a', ...SOFAS, gtin: G1 }),
      anItem({ id: 'b', ...SOFAS, gtin: G1 }),
      anItem({ id: 'c', ...SOFAS, gtin: G1, color: 'azul' }),
      anItem({ id: 'd', ...SOFAS }),
    )
    expect([await sameProduct('a', 'b'), await sameProduct('a', 'c'), await sameProduct('a', 'd')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('B-02 two colours under one GTIN stay apart, and an offer that names neither belongs to neither', async () => {
    const colour = (id: string, color?: string) => anItem({ id, ...SOFAS, gtin: G1, color })
    await importShop('norte', colour('a', 'azul'))
    await importShop('sul', colour('b', 'vermelho'))
    await importShop('este', colour('c'))
    expect(new Set([await productOf('a'), await productOf('b'), await productOf('c')]).size).toBe(3)
    await importShop('este', colour('c', 'azul'))
    expect([await sameProduct('a', 'c'), await sameProduct('b', 'c')]).toEqual([true, false])
  })

  test('B-02 R-17 an offer that links two products merges them: event, redirect, dirty marks', async () => {
    await importShop('norte', anItem({ id: 'a', ...SOFAS, gtin: G1 }))
    await importShop('sul', anItem({ id: 'b', ...SOFAS, brand: 'Norte', mpn: 'X-100' }))
    const [first, second] = [await productOf('a'), await productOf('b')]
    expect(first).not.toBe(second)
    await database.db.deleteFrom('outbox.index_dirty').execute()
    await importShop('este', anItem({ id: 'c', ...SOFAS, gtin: G1, brand: 'Norte', mpn: 'X-100' }))
    expect([await productOf('a'), await productOf('b'), await productOf('c')]).toEqual([first, first, first])
    expect(
      await database.db.selectFrom('offers.product_event').select(['kind', 'product_id', 'other_product_id']).execute(),
    ).toContainEqual({ kind: 'merge', product_id: second, other_product_id: first })
    expect(await loadProductPage(database.db, second, bench.clock.now())).toMatchObject({
      kind: 'merged',
      productId: first,
    })
    const dirty = (await database.db.selectFrom('outbox.index_dirty').select('product_id').execute()).map(
      (row) => row.product_id,
    )
    expect(dirty).toEqual(expect.arrayContaining([first, second]))
    expect(await loadIndexableProducts(database.db, [first, second], bench.clock.now())).toMatchObject([
      { productId: first, offers: [{ eshopId: 1 }, { eshopId: 2 }, { eshopId: 3 }] },
    ])
  })

  test('B-02 an offer whose identifiers change leaves the product that others still make', async () => {
    await importShop('norte', anItem({ id: 'a', ...SOFAS, gtin: G1 }))
    await importShop('sul', anItem({ id: 'b', ...SOFAS, gtin: G1 }))
    expect(await sameProduct('a', 'b')).toBe(true)
    await importShop('sul', anItem({ id: 'b', ...SOFAS, gtin: G2 }))
    expect(await sameProduct('a', 'b')).toBe(false)
    // What had been its own product before it was merged is its product again.
    expect(await productOf('b')).toBe(2)
    expect(
      await database.db
        .selectFrom('offers.product_event')
        .select(['kind', 'product_id', 'other_product_id'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { kind: 'merge', product_id: 2, other_product_id: 1 },
      { kind: 'split', product_id: 1, other_product_id: 2 },
    ])
  })

  test('B-02 the colours of one group that share an MPN stay apart, in one feed and over two', async () => {
    const colour = (id: string, color: string) =>
      anItem({ id, ...SOFAS, brand: 'Norte', mpn: 'X-100', item_group_id: 'g', color })
    await importShop('norte', colour('a', 'cinzento'), colour('b', 'azul'))
    await importShop('norte', colour('a', 'cinzento'), colour('b', 'azul'), colour('c', 'verde'))
    expect(new Set([await productOf('a'), await productOf('b'), await productOf('c')]).size).toBe(3)
    const families = await database.db.selectFrom('offers.product').select('family_id').distinct().execute()
    expect(families).toHaveLength(1)
    expect(families[0]?.family_id).not.toBeNull()
  })

  test('B-02 the order of the shops changes ids, not groups', async () => {
    const feeds = [
      ['norte', anItem({ id: 'a', ...SOFAS, gtin: G1 })],
      ['sul', anItem({ id: 'b', ...SOFAS, gtin: G1, brand: 'Norte', mpn: 'X-100' })],
      ['este', anItem({ id: 'c', ...SOFAS, brand: 'Norte', mpn: 'X-100' })],
    ] as const
    for (const [shop, item] of feeds.toReversed()) await importShop(shop, item)
    expect(await sameProduct('a', 'b')).toBe(true)
    expect(await sameProduct('b', 'c')).toBe(true)
  })
})

describe('fault K1: the process that groups is killed', () => {
  test.each(['grouping.found', 'grouping.written'])(
    'B-02 fault K1 at %s nothing of the batch is seen, and the next one does it all',
    async (stage) => {
      await importShop('norte', anItem({ id: 'a', ...SOFAS, gtin: G1 }))
      await importShop('sul', anItem({ id: 'b', ...SOFAS, gtin: G2 }))
      await sql`update offers.variant set gtin = (select gtin from offers.variant where item_id = 'a') where item_id = 'b'`.execute(
        database.db,
      )
      await sql`insert into offers.grouping_due (near, variant_id) select coalesce(category_id, 0), id from offers.variant where item_id = 'b'`.execute(
        database.db,
      )
      const run = { databaseUrl: database.url, dataFolder: bench.folder, file: '', command: ['groups', 'run'] }
      expect(await runImportProcess({ ...run, failpoint: `${stage}:kill` })).toMatchObject({ signal: 'SIGKILL' })
      expect(await sameProduct('a', 'b')).toBe(false)
      expect((await database.db.selectFrom('offers.grouping_due').select('variant_id').execute()).length).toBe(1)
      // PostgreSQL lets go of the dead session's locks a moment later.
      await expect
        .poll(async () => (await runImportProcess(run)).stdout, { timeout: 20_000 })
        .toContain('1 offers grouped: 1 products went into others')
      expect(await sameProduct('a', 'b')).toBe(true)
    },
    60_000,
  )
})

describe('reading offers', () => {
  test('what search streams is what it loads by id, and variants carry their shop', async () => {
    await importShop('norte', anItem({ id: 'a', ...SOFAS, gtin: G1, brand: 'Norte' }), anItem({ id: 'x' }))
    await importShop('sul', anItem({ id: 'b', ...SOFAS, gtin: G1, price: '89.00 EUR', shipping: 'PT:::4.90 EUR' }))
    const streamed = []
    for await (const batch of streamIndexableProducts(database.db, 1, bench.clock.now())) streamed.push(...batch)
    expect(streamed).toEqual(
      await loadIndexableProducts(
        database.db,
        streamed.map((product) => product.productId),
        bench.clock.now(),
      ),
    )
    expect(streamed[0]).toMatchObject({
      brand: { slug: 'norte' },
      offers: [
        { priceCents: 10000, totals: { mainland: 'unknown' } },
        { priceCents: 8900, totals: { mainland: 9390 }, availability: 'in_stock', imageCount: 1 },
      ],
    })
    const ids = streamed.flatMap((product) => product.offers.map((offer) => offer.variantId))
    const variants = await loadVariants(
      database.db,
      [ids[1] as number, 999, ids[0] as number, ids[1] as number],
      bench.clock.now(),
    )
    expect(variants).toMatchObject([
      { variantId: ids[1], eshop: { slug: 'sul', domain: 'sul.pt' }, productOfferCount: 2, productEshopCount: 2 },
      { variantId: ids[0], brand: { name: 'Norte' } },
    ])
    expect(await resolveVariantProduct(database.db, ids[0] as number)).toMatchObject({
      productId: streamed[0]?.productId,
      variantState: 'live',
    })
  })

  test('a product without live offers is not indexed and its page still knows its past', async () => {
    await importShop('norte', anItem({ id: 'a', ...SOFAS }), anItem({ id: 'b' }))
    const product = await productOf('a')
    await importShop('norte', anItem({ id: 'b' }))
    expect(await loadIndexableProducts(database.db, [product], bench.clock.now())).toEqual([])
    expect(await loadProductPage(database.db, product, bench.clock.now())).toMatchObject({
      kind: 'product',
      variants: [{ state: 'absent' }],
      history: { observations: 1, lowestCents: 10000 },
    })
    expect(await loadProductPage(database.db, 999_999, bench.clock.now())).toEqual({ kind: 'unknown' })
  })
})
