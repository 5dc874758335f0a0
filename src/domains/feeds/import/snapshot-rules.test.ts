import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadClickTarget } from '#domains/offers/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { importFeed, repeatRun } from './import-feed.ts'
import { findRun } from '../storage.ts'
import type { ImportRun } from './run/import-run.ts'
import { anImportBench, anItem, findOrphans, type TestItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterEach(async () => void expect(await findOrphans(database)).toEqual([]))
afterAll(() => bench.close())

const HOUR_MS = 3_600_000
function items(count: number, fields: (n: number) => Record<string, string> = () => ({})): TestItem[] {
  return Array.from({ length: count }, (_, n) => anItem({ id: `i${n}`, ...fields(n) }))
}
async function live() {
  return await database.db
    .selectFrom('offers.variant')
    .select(['item_id', 'price_cents', 'title'])
    .where('state', '=', 'live')
    .orderBy('item_id')
    .execute()
}
async function runs() {
  return await database.db.selectFrom('feeds.import_run').select(['state', 'hold']).orderBy('id').execute()
}

describe('fault F7: one id twice', () => {
  test('fault F7 equal items are one offer, with a warning', async () => {
    const outcome = await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' }), anItem({ id: 'a' })])
    expect(outcome).toMatchObject({
      state: 'applied',
      offers: { read: 3, accepted: 3, rejected: 0, created: 2 },
      problems: [{ code: 'duplicate_equal', severity: 'warning', count: 1, examples: [{ itemId: 'a', line: 5 }] }],
    })
    expect(await live()).toHaveLength(2)
  })

  test('fault F7 equal in all but spelling is equal, at the second import too', async () => {
    const twice = [anItem({ id: 'a', title: 'Mesa de centro' }), anItem({ id: 'a', title: ' Mesa  de centro ' })]
    await bench.importItems(twice)
    const outcome = await bench.importItems(twice)
    expect(outcome).toMatchObject({
      state: 'applied',
      offers: { created: 0, updated: 0, unchanged: 1 },
      problems: [{ code: 'duplicate_equal' }],
    })
  })

  test.each([[false], [true]])(
    'fault F7 unlike items are both out and the live offer stays as it is (reversed: %s)',
    async (isReversed) => {
      await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' })])
      bench.clock.advanceMs(HOUR_MS)
      const conflicting = [
        anItem({ id: 'a', price: '50.00 EUR' }),
        anItem({ id: 'b' }),
        anItem({ id: 'a', price: '60.00 EUR' }),
      ]
      const outcome = await bench.importItems(isReversed ? conflicting.toReversed() : conflicting)
      expect(outcome).toMatchObject({
        state: 'applied',
        offers: { read: 3, accepted: 1, rejected: 2, updated: 0, unchanged: 1, deactivated: 0 },
        problems: [{ code: 'duplicate_conflict', severity: 'error', count: 2 }],
      })
      expect(await live()).toMatchObject([{ item_id: 'a', price_cents: 10000 }, { item_id: 'b' }])
    },
  )

  test.each([[false], [true]])(
    'fault F7 an item that stands there as it is live, and again as something else, is out both times (reversed: %s)',
    async (isReversed) => {
      const [a, b] = [anItem({ id: 'a' }), anItem({ id: 'b' })]
      await bench.importItems([a, b])
      bench.clock.advanceMs(HOUR_MS)
      const feed = [a, b, anItem({ id: 'a', price: '60.00 EUR' })]
      const outcome = await bench.importItems(isReversed ? feed.toReversed() : feed)
      expect(outcome).toMatchObject({
        offers: { read: 3, accepted: 1, rejected: 2, created: 0, updated: 0, unchanged: 1, deactivated: 0 },
        problems: [{ code: 'duplicate_conflict', count: 2 }],
      })
      expect(await live()).toMatchObject([{ item_id: 'a', price_cents: 10000 }, { item_id: 'b' }])
      const seen = await database.db.selectFrom('offers.variant').select('last_seen_at').orderBy('item_id').execute()
      expect(seen).toEqual([{ last_seen_at: new Date('2026-11-01T10:00:00.000Z') }, { last_seen_at: null }])
    },
  )

  test('fault F7 an unchanged item that stands twice is one, with a warning, and is not missing', async () => {
    const [a, b] = [anItem({ id: 'a' }), anItem({ id: 'b' })]
    await bench.importItems([a, b])
    expect(await bench.importItems([b, a, a])).toMatchObject({
      offers: { read: 3, accepted: 3, unchanged: 2, deactivated: 0 },
      problems: [{ code: 'duplicate_equal', count: 1, examples: [{ itemId: 'a' }] }],
    })
    expect(await live()).toHaveLength(2)
  })

  test('fault F7 a conflict on an id that nobody knows makes no offer', async () => {
    expect(await bench.importItems([anItem({ id: 'a', price: '50.00 EUR' }), anItem({ id: 'a' })])).toMatchObject({
      offers: { created: 0, rejected: 2 },
    })
    expect(await live()).toEqual([])
  })
})

describe('fault F14: a feed that shrinks', () => {
  test('fault F14 more than 30 % missing is held and changes nothing; approve applies it from the kept file', async () => {
    await bench.importItems(items(20))
    const outcome = await bench.importItems(items(13))
    expect(outcome).toMatchObject({
      state: 'held',
      offers: { read: 13, deactivated: 0 },
      problems: [
        {
          code: 'held_missing',
          severity: 'warning',
          examples: [
            { value: '7 de 20', message: 'A importação aguarda aprovação: faltam 7 de 20 ofertas que estão no ar.' },
          ],
        },
      ],
    })
    expect(await live()).toHaveLength(20)
    expect(await runs()).toMatchObject([{ state: 'applied' }, { state: 'held', hold: { live: 20, missing: 7 } }])
    const held = (await findRun(database.db, outcome.importId)) as ImportRun
    expect(await repeatRun(held, bench.deps, { isForced: true, waitMs: 0, onlyFrom: ['held'] })).toMatchObject({
      state: 'applied',
      importId: outcome.importId,
      offers: { deactivated: 7, unchanged: 13 },
    })
    expect(await live()).toHaveLength(13)
  })

  test('fault F14 30 % missing exactly is applied', async () => {
    await bench.importItems(items(20))
    expect(await bench.importItems(items(14))).toMatchObject({ state: 'applied', offers: { deactivated: 6 } })
  })

  test('below 20 live offers nothing is held', async () => {
    await bench.importItems(items(19))
    expect(await bench.importItems(items(1))).toMatchObject({ state: 'applied', offers: { deactivated: 18 } })
  })

  test('fault F14 an empty feed is held', async () => {
    await bench.importItems(items(20))
    expect(await bench.importItems([])).toMatchObject({ state: 'held' })
    expect(await live()).toHaveLength(20)
  })

  test.each([
    ['49.99 EUR', 'held'],
    ['50.00 EUR', 'applied'],
    ['150.00 EUR', 'applied'],
    ['150.01 EUR', 'held'],
  ])('a median price of %s where it was 100 € is %s', async (price, state) => {
    await bench.importItems(items(21))
    expect(await bench.importItems(items(21, (n) => (n < 11 ? { price } : {})))).toMatchObject({ state })
  })

  test('a newer import takes the place of a held one', async () => {
    await bench.importItems(items(20))
    await bench.importItems(items(2))
    await bench.importItems(items(19))
    expect(await runs()).toMatchObject([{ state: 'applied' }, { state: 'replaced' }, { state: 'applied' }])
  })
})

describe('sightings', () => {
  test('an item that is rejected this time is not missing: its offer stays and keeps the time it was last seen', async () => {
    await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' })])
    bench.clock.advanceMs(HOUR_MS)
    await bench.importItems([anItem({ id: 'a', price: 'abc' }), anItem({ id: 'b' })])
    const rows = await database.db
      .selectFrom('offers.variant')
      .select(['item_id', 'state', 'last_seen_at', 'price_cents'])
      .orderBy('item_id')
      .execute()
    expect(rows).toEqual([
      { item_id: 'a', state: 'live', last_seen_at: new Date('2026-11-01T10:00:00.000Z'), price_cents: 10000 },
      { item_id: 'b', state: 'live', last_seen_at: null, price_cents: 10000 },
    ])
    await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'b' })])
    expect(
      await database.db
        .selectFrom('offers.variant')
        .select('last_seen_at')
        .where('item_id', '=', 'a')
        .executeTakeFirst(),
    ).toEqual({ last_seen_at: null })
  })

  test('an offer that goes and comes back is one offer with an interval of absence, and no price row', async () => {
    await bench.importItems(items(3))
    bench.clock.advanceMs(HOUR_MS)
    await bench.importItems(items(2))
    bench.clock.advanceMs(HOUR_MS)
    expect(await bench.importItems(items(3))).toMatchObject({ offers: { created: 0, updated: 1, unchanged: 2 } })
    expect(await database.db.selectFrom('offers.absence').select(['since', 'until']).execute()).toEqual([
      { since: new Date('2026-11-01T11:00:00.000Z'), until: new Date('2026-11-01T12:00:00.000Z') },
    ])
    expect(await database.db.selectFrom('offers.price_observation').select('price_cents').execute()).toHaveLength(3)
  })

  test('a known id that names another article is a new offer; the old one ends with its history', async () => {
    await bench.importItems([
      anItem({ id: 'a', title: 'Sofá de canto Lisboa', brand: 'Norte', gtin: '5601234567892', product_type: 'Sofás' }),
      anItem({ id: 'b' }),
    ])
    bench.clock.advanceMs(HOUR_MS)
    const outcome = await bench.importItems([
      anItem({
        id: 'a',
        title: 'Candeeiro de mesa Faro',
        brand: 'Sul',
        gtin: '5601234567908',
        product_type: 'Iluminação > Candeeiros de mesa',
      }),
      anItem({ id: 'b' }),
    ])
    expect(outcome).toMatchObject({
      offers: { created: 1, updated: 0 },
      problems: expect.arrayContaining([expect.objectContaining({ code: 'id_reused', count: 1 })]),
    })
    const rows = await database.db
      .selectFrom('offers.variant')
      .select(['state', 'title', 'product_id'])
      .where('item_id', '=', 'a')
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { state: 'ended', title: 'Sofá de canto Lisboa' },
      { state: 'live', title: 'Candeeiro de mesa Faro' },
    ])
    expect(rows[0]?.product_id).not.toBe(rows[1]?.product_id)
  })
})

describe('domains', () => {
  test('offers whose attributes were written by an older hand, with their keys in another order, say the same', async () => {
    const feed = [anItem({ id: 'a', color: 'Azul', size: '80x80x45 cm' }), anItem({ id: 'b', color: 'Verde' })]
    await bench.importItems(feed)
    const {
      rows: [before],
    } = await sql<{ attributes: unknown }>`select attributes from offers.variant where item_id = 'a'`.execute(
      database.db,
    )
    await sql`update offers.variant set rules_version = 0, attributes = attributes::jsonb::text::json`.execute(
      database.db,
    )
    await sql`update offers.variant set attributes = (attributes::jsonb || '{"colours": null}')::json where item_id = 'b'`.execute(
      database.db,
    )
    expect(await bench.importItems(feed)).toMatchObject({ state: 'applied', offers: { updated: 1, unchanged: 1 } })
    const { rows } = await sql<{ attributes: unknown }>`select attributes from offers.variant order by item_id`.execute(
      database.db,
    )
    expect(rows).toMatchObject([before, { attributes: { colours: { source: 'field:color' } } }])
  })

  test("a new shop's domain is that of most links; links elsewhere are errors", async () => {
    const outcome = await bench.importItems([
      anItem({ id: 'a' }),
      anItem({ id: 'b', link: 'https://shop.loja-teste.pt/b' }),
      anItem({ id: 'c', link: 'https://outra.pt/c' }),
      anItem({ id: 'd', link: 'https://loja-teste.pt/d' }),
    ])
    expect(outcome).toMatchObject({
      offers: { accepted: 3, rejected: 1 },
      problems: [{ code: 'foreign_domain', count: 1, examples: [{ itemId: 'c', value: 'https://outra.pt/c' }] }],
    })
  })

  test('--domain decides for a new shop', async () => {
    const outcome = await bench.importItems([anItem({ id: 'a' }), anItem({ id: 'c', link: 'https://outra.pt/c' })], {
      domain: 'outra.pt',
    })
    expect(outcome).toMatchObject({ offers: { accepted: 1, rejected: 1 } })
    expect(await database.db.selectFrom('eshops.eshop_domain').select('domain').execute()).toEqual([
      { domain: 'outra.pt' },
    ])
  })
})

describe('a domain of two shops', () => {
  test('the command line does not ask whose a domain is: each shop has it, and its offers can be clicked', async () => {
    await bench.importItems([anItem({ id: 'a' })])
    await bench.importItems([anItem({ id: 'a' })], { shop: 'Outra' })
    const { rows } = await sql<{ id: number }>`select v.id from offers.variant v order by v.id`.execute(database.db)
    const targets = await Promise.all(rows.map(({ id }) => loadClickTarget(database.db, id)))
    expect(targets.map((target) => target?.domains)).toEqual([['loja-teste.pt'], ['loja-teste.pt']])
    expect(targets[0]?.eshopId).not.toBe(targets[1]?.eshopId)
  })
})

describe('failures', () => {
  test('fault F1 a broken file fails with its place and changes nothing', async () => {
    await bench.importItems(items(3))
    const outcome = await bench.importItems(
      '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>i0</g:id>\n<g:price>1',
    )
    expect(outcome).toMatchObject({
      state: 'failed',
      offers: { read: 0 },
      problems: [{ code: 'FAILED_MALFORMED', severity: 'fatal', examples: [{ line: 2 }] }],
    })
    expect(await live()).toHaveLength(3)
  })

  test('a file that is not there fails by name', async () => {
    const outcome = await bench.importItems([], { source: { kind: 'file', path: '/nowhere/feed.xml' } })
    expect(outcome).toMatchObject({ state: 'failed', problems: [{ code: 'FAILED_FILE' }] })
  })

  test('fault F18 of two imports of one shop at once one waits or is refused; both orders end whole', async () => {
    const first = bench.importItems(items(30), { waitMs: 20_000 })
    const second = importFeed(
      { shop: 'Loja Teste', source: { kind: 'file', path: '/nowhere/feed.xml' }, waitMs: 20_000 },
      bench.deps,
    )
    const outcomes = await Promise.all([first, second])
    expect(outcomes.map((outcome) => outcome.state).toSorted()).toEqual(['applied', 'failed'])
    expect(await live()).toHaveLength(30)
  })

  test('a snapshot whose raw file could not be kept is not published, and the next one is', async () => {
    armFailpoint('import.fetch.after:throw')
    const failed = await bench.importItems([anItem({ id: 'a' })]).finally(() => armFailpoint(null))
    expect(failed).toMatchObject({ state: 'failed', problems: [{ code: 'FAILED_INTERNAL' }] })
    expect(await live()).toEqual([])
    expect(await bench.importItems([anItem({ id: 'a' })])).toMatchObject({ state: 'applied', offers: { created: 1 } })
  })

  test('the last three raw files of a feed are kept, packed', async () => {
    for (let n = 0; n < 5; n += 1) await bench.importItems(items(3, () => ({ price: `${100 + n}.00 EUR` })))
    const kept = await database.db.selectFrom('feeds.import_run').select(['id', 'raw_file']).orderBy('id').execute()
    expect(kept.map((run) => run.raw_file)).toEqual([
      null,
      null,
      `${kept[2]?.id}.raw.zst`,
      `${kept[3]?.id}.raw.zst`,
      `${kept[4]?.id}.raw.zst`,
    ])
  })
})

test('a held import leaves no trace in the catalogue, not even a version of a row', async () => {
  await bench.importItems(items(20))
  const versions = () =>
    sql<{ v: string }>`select string_agg(xmin::text, ',' order by id) as v from offers.variant`
      .execute(database.db)
      .then(({ rows }) => rows[0]?.v)
  const before = await versions()
  await bench.importItems(items(3, () => ({ title: 'Outra coisa' })))
  expect(await versions()).toBe(before)
})
