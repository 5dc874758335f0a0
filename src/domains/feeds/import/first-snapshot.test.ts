import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takePublishLock } from '#domains/offers/snapshot/publishing/publish-snapshot.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { importFeed } from './import-feed.ts'
import { catalogueState, runImportProcess } from './killing.ts'
import { recoverRuns } from './run/recover-runs.ts'
import { anImportBench, anItem, findOrphans, googleFeed, type TestItem } from './testing.ts'
import { inTier } from '../../../../tools/test/in-tier.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterEach(async () => void expect(await findOrphans(database)).toEqual([]))
afterAll(() => bench.close())

/** More than are staged first (STAGED_FIRST), in several batches. */
const ITEMS = 1300
function items(count = ITEMS): TestItem[] {
  return Array.from({ length: count }, (_, n) =>
    anItem({
      id: `i${n}`,
      brand: `Marca ${n % 90}`,
      mpn: `M-${n}`,
      shipping: n % 3 === 0 ? 'PT:::4.90 EUR' : undefined,
    }),
  )
}
function replaced(at: Readonly<Record<number, TestItem>>): TestItem[] {
  return items().map((item, n) => at[n] ?? item)
}

async function importFile(feed: string, deps: Partial<typeof bench.deps> = {}) {
  const path = join(bench.folder, 'first.xml')
  writeFileSync(path, feed)
  return importFeed({ shop: 'Loja Teste', source: { kind: 'file', path } }, { ...bench.deps, ...deps })
}

/** What an import has left, whatever its ids. */
async function trace() {
  const { rows } = await sql<{ trace: unknown }>`select jsonb_build_object(
    'observations', (select jsonb_agg(jsonb_build_array(v.item_id, o.price_cents, o.claimed_before_cents, o.availability, o.delivery_cents, o.observed_at) order by v.item_id)
      from offers.price_observation o join offers.variant v on v.id = o.variant_id),
    'due', (select jsonb_agg(jsonb_build_array(d.near, v.item_id) order by v.item_id) from offers.grouping_due d join offers.variant v on v.id = d.variant_id),
    'undirty', (select count(*) from offers.product p where not exists (select from outbox.index_dirty d where d.product_id = p.id)),
    'products', (select jsonb_agg(to_jsonb(p) - 'id' - 'brand_id' order by v.item_id) from offers.product p join offers.variant v on v.product_id = p.id),
    'offers', (select jsonb_agg(to_jsonb(v) - 'id' - 'brand_id' - 'product_id' - 'eshop_id' order by v.item_id) from offers.variant v),
    'brands', (select jsonb_agg(jsonb_build_array(b.slug, b.name) order by b.slug) from offers.brand b),
    'domains', (select jsonb_agg(d.domain) from eshops.eshop_domain d),
    'problems', (select jsonb_agg(to_jsonb(p) - 'eshop_id' - 'run_id' order by p.line, p.col, p.code) from feeds.offer_problem p)) as trace`.execute(
    database.db,
  )
  return { ...(rows[0]?.trace as object), state: await catalogueState(database.db) }
}

/** The same feed staged as a whole, as shops are whose ids have to follow turns, and as it arrives. */
async function bothWays(feed: string) {
  const staged = await importFile(feed, { publishTurn: async () => {} })
  const stagedTrace = await trace()
  await bench.empty()
  const arrived = await importFile(feed)
  return { staged: [comparable(staged), stagedTrace], arrived: [comparable(arrived), await trace()] }
}
function comparable(outcome: Awaited<ReturnType<typeof importFile>>) {
  return { ...outcome, importId: 0, timing: null }
}

const last = ITEMS - 1
function elsewhere(n: number): TestItem {
  return anItem({ id: `i${n}`, link: `https://outra.pt/${n}` })
}

const CASES: readonly (readonly [string, TestItem[]])[] = [
  ['nothing stands out', items()],
  ['an id stands twice, equal, both late', items().concat(items()[last] as TestItem)],
  ['an id stands twice, equal, early and late', items().concat(items()[3] as TestItem)],
  ['an id stands twice, unlike, both late', items().concat(anItem({ id: `i${last}`, price: '7.00 EUR' }))],
  ['an id stands twice, unlike, early and late', items().concat(anItem({ id: 'i3', price: '7.00 EUR' }))],
  [
    'an id stands three times, two of them equal',
    items().concat(items()[last] as TestItem, anItem({ id: `i${last}`, price: '7.00 EUR' })),
  ],
  ['equal but for spelling', items().concat({ ...(items()[last] as TestItem), title: `  Mesa  de centro i${last} ` })],
  [
    'items that cannot stand, one of a good id',
    replaced({ [last]: anItem({ id: `i${last}`, price: 'abc' }) }).concat(anItem({ id: 'i1200', price: 'abc' })),
  ],
  ['some links elsewhere', replaced({ 2: elsewhere(2), [last]: elsewhere(last) })],
  ['the first link elsewhere', replaced({ 0: elsewhere(0) })],
  ['most links elsewhere, all late', items().concat(Array.from({ length: 1500 }, (_, n) => elsewhere(n + 5000)))],
  [
    'a brand in several spellings, late',
    replaced({
      [last]: anItem({ id: `i${last}`, brand: 'ÁTOMO' }),
      [last - 200]: anItem({ id: `i${last - 200}`, brand: 'Átomo' }),
      [last - 100]: anItem({ id: `i${last - 100}`, brand: 'ATOMO' }),
    }),
  ],
  [
    'signs that a COPY escapes',
    replaced({
      [last]: anItem({
        id: 'a\\b',
        title: 'Mesa \\N de "centro" 😀',
        description: 'linha\num\tdois \\. 😀'.repeat(4000),
        brand: 'A\\B',
      }),
    }),
  ],
  [
    'reductions and sold out',
    replaced({
      [last]: anItem({ id: `i${last}`, price: '90.00 EUR', sale_price: '45.00 EUR', availability: 'out_of_stock' }),
    }),
  ],
]
/** One of each kind: twice in one feed, links, brands, signs. */
const SAMPLE = CASES.filter(([name]) =>
  [
    'an id stands three times, two of them equal',
    'most links elsewhere, all late',
    'a brand in several spellings, late',
    'signs that a COPY escapes',
  ].includes(name),
)

describe('ADR 0034: offers of a first snapshot are written as they arrive, and nobody could tell', () => {
  test.each(inTier({ normal: SAMPLE, long: CASES }))('%s', async (_name, feed) => {
    const { staged, arrived } = await bothWays(googleFeed(feed))
    expect(arrived).toEqual(staged)
    expect(
      (await sql<{ count: number }>`select count(*)::int as count from offers.variant`.execute(database.db)).rows[0]
        ?.count,
    ).toBeGreaterThan(ITEMS - 10)
  })

  test('feeds in disorder, by chance', { timeout: 120_000 }, async () => {
    const item = fc.record({
      n: fc.nat({ max: 6000 }),
      price: fc.constantFrom('10.00 EUR', '12.00 EUR', 'abc'),
      brand: fc.constantFrom('Norte', 'NORTE', 'Sul', '', 'Ilhas'),
      host: fc.oneof(
        { weight: 40, arbitrary: fc.constant('loja-teste.pt') },
        { weight: 1, arbitrary: fc.constantFrom('www.loja-teste.pt', 'm.loja-teste.pt', 'outra.pt') },
      ),
    })
    const feed = fc.array(item, { minLength: 2500, maxLength: 4000, size: 'max' })
    await fc.assert(
      fc.asyncProperty(feed, async (drawn) => {
        await bench.empty()
        const { staged, arrived } = await bothWays(
          googleFeed(
            drawn.map(({ n, price, brand, host }) =>
              anItem({ id: `i${n}`, price, brand, link: `https://${host}/${n}` }),
            ),
          ),
        )
        expect(arrived).toEqual(staged)
      }),
      { numRuns: inTier({ normal: 1, long: 6 }), seed: 34, endOnFailure: true },
    )
  })

  test('a brand that another import writes first is that one', async () => {
    const feed = googleFeed(
      replaced({
        [last - 200]: anItem({ id: `i${last - 200}`, brand: 'Tardia' }),
        [last]: anItem({ id: `i${last}`, brand: 'TARDIA' }),
      }),
    )
    const arriving = await database.db.transaction().execute(async (other) => {
      await takePublishLock(other)
      const importing = importFile(feed)
      await expect
        .poll(
          async () =>
            (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(other)).rows.length,
          { timeout: 20_000 },
        )
        .toBe(1)
      await sql`insert into offers.brand (slug, name) values ('tardia', 'Tardia de outrem')`.execute(other)
      return { importing }
    })
    expect(await arriving.importing).toMatchObject({ state: 'applied', offers: { created: ITEMS } })
    const { rows } =
      await sql`select b.name, v.brand_id = p.brand_id as "isSame" from offers.variant v join offers.brand b on b.id = v.brand_id join offers.product p on p.id = v.product_id where b.slug = 'tardia'`.execute(
        database.db,
      )
    expect(rows).toEqual([
      { name: 'Tardia de outrem', isSame: true },
      { name: 'Tardia de outrem', isSame: true },
    ])
  })

  test('a feed that breaks off leaves nothing, and the next one is whole', async () => {
    expect(await importFile(googleFeed(items()).slice(0, -600))).toMatchObject({ state: 'failed' })
    expect(await trace()).toMatchObject({ offers: null, products: null, observations: null, due: null })
    expect(await importFile(googleFeed(items()))).toMatchObject({
      state: 'applied',
      offers: { created: ITEMS, unchanged: 0 },
    })
  })

  test(
    'the database ends the connection while offers arrive: nothing is left, and recovery reads the kept file',
    { timeout: 60_000 },
    async () => {
      const importing = importFile(googleFeed(items(6000)))
      const ended = importing.then(
        () => 'ended',
        () => 'lost',
      )
      await expect
        .poll(
          async () =>
            (
              await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'copy offers.%' and state <> 'idle'`.execute(
                database.db,
              )
            ).rows.length,
          { timeout: 20_000, interval: 2 },
        )
        .toBeGreaterThan(0)
      expect(await ended).toBe('lost')
      expect(await trace()).toMatchObject({ offers: null, products: null, observations: null, due: null })
      await expect.poll(() => recoverRuns(bench.deps), { timeout: 10_000 }).toBe(1)
      expect(
        (await sql<{ count: number }>`select count(*)::int as count from offers.variant`.execute(database.db)).rows[0]
          ?.count,
      ).toBe(6000)
    },
  )

  test('the second snapshot finds all as it is and writes no price row', async () => {
    await importFile(googleFeed(items()))
    bench.clock.advanceMs(3_600_000)
    expect(await importFile(googleFeed(items().toReversed()))).toMatchObject({
      state: 'applied',
      offers: { created: 0, updated: 0, unchanged: ITEMS, deactivated: 0 },
    })
    expect(
      (await sql<{ count: number }>`select count(*)::int as count from offers.price_observation`.execute(database.db))
        .rows[0]?.count,
    ).toBe(ITEMS)
  })

  test('offers beyond the first thousand are written before those that were staged', async () => {
    await importFile(googleFeed(items()))
    const { rows } = await sql<{ item: string }>`select item_id as item from offers.variant order by id`.execute(
      database.db,
    )
    expect(rows[0]?.item).toMatch(/^i1[0-2]\d\d$/)
    expect(rows.at(-1)?.item).toMatch(/^i\d{3}$/)
  })

  test('nothing is seen from outside while it arrives', async () => {
    const seen: unknown[] = []
    const watched = setInterval(
      () =>
        void sql<{ count: number }>`select count(*)::int as count from offers.variant`
          .execute(database.db)
          .then(({ rows }) => seen.push(rows[0]?.count)),
      5,
    )
    await importFile(googleFeed(items(4000)))
    clearInterval(watched)
    expect(seen.filter((count) => count !== 0 && count !== 4000)).toEqual([])
    expect(seen).toContain(0)
  })

  test.each(['import.stage.after', 'import.diff.after', 'import.publish.before'])(
    'fault K1 killed at %s nothing of it is there, and recovery ends as if nothing had happened',
    { timeout: 60_000 },
    async (stage) => {
      await importFile(googleFeed(items()))
      const expected = await catalogueState(database.db)
      await bench.empty()
      const file = join(bench.folder, 'killed.xml')
      writeFileSync(file, googleFeed(items()))
      const { signal } = await runImportProcess({
        databaseUrl: database.url,
        dataFolder: bench.folder,
        file,
        failpoint: `${stage}:kill`,
      })
      expect(signal).toBe('SIGKILL')
      expect((await sql`select id from offers.variant`.execute(database.db)).rows).toEqual([])
      await expect.poll(() => recoverRuns(bench.deps), { timeout: 10_000 }).toBe(1)
      expect(await catalogueState(database.db)).toEqual(expected)
    },
  )
})
