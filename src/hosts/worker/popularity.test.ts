import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { writeOffers } from '#domains/offers/grouping/testing.ts'
import { loadIndexableProducts, loadVariants, presentVariant } from '#domains/offers/contract.ts'
import { baseVersion } from '#domains/search/index-schema.ts'
import { newestBase, readBaseFacts } from '#domains/search/indexing/base-file.ts'
import { indexFolder } from '#domains/search/indexing/index-folder.ts'
import { FEWEST_VISITORS } from '#domains/search/ranking/bestsellers.ts'
import { settlePopularity } from '#domains/search/ranking/settle-popularity.ts'
import { FEWEST_VISITORS_OF_TREND, settleTrending } from '#domains/search/ranking/settle-trending.ts'
import { presentTrending } from '#domains/search/suggest/trending-call.ts'
import { TrendingCategories } from '#domains/search/suggest/trending-categories.ts'
import { HALF_LIFE_DAYS, OLDEST_CLICK_DAYS } from '#domains/search/ranking/popularity-steps.ts'
import { shopAccuracy } from '#domains/search/ranking/shop-accuracy.ts'
import { popularityClicks } from '#domains/search/ranking/take-clicks.ts'
import { measureYardsticks } from '#domains/search/ranking/yardsticks.ts'
import { worker } from '#domains/search/worker.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'

const database = await testDatabase()
const { db } = database
const START = '2026-11-21T10:00:00.000Z'
const clock = manualClock(START)
const parts = { db, clock, log: createLog({ level: 'silent' }) }
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
afterAll(() => database.close())

beforeEach(async () => {
  await sql`truncate clicks.click, clicks.agent_hour, outbox.domain_event, outbox.consumer, outbox.set_aside, outbox.index_dirty, search.popularity`.execute(
    db,
  )
  await sql`update offers.product set popularity_step = 0, bestseller_place = null, merged_into = null`.execute(db)
  clock.advanceMs(Date.parse(START) - clock.now().getTime())
  await consumeAll(parts, popularityClicks)
})

const sofas = categoryBySlug('sofas')?.id ?? 0
await writeOffers(
  db,
  Array.from({ length: 6 }, (_, at) => ({ shop: 'norte', itemId: `s${at}`, title: `Sofá ${at}`, categoryId: sofas })),
  new Date(START),
)
await sql`update offers.product set category_id = ${sofas}`.execute(db)
const { rows: offers } = await sql<{
  id: number
  product_id: number
}>`select id, product_id from offers.variant order by id`.execute(db)
function offer(at: number): { id: number; product_id: number } {
  return offers[at] as { id: number; product_id: number }
}

/** As many people click on an offer, at this place of a list. */
async function click(at: number, count: number, fields: Partial<ReturnType<typeof aClick>> = {}): Promise<void> {
  await insertClicks(
    db,
    Array.from({ length: count }, (_, each) =>
      aClick({
        rendering: `r.${at}.${each}`,
        variantId: offer(at).id,
        productId: offer(at).product_id,
        at: clock.now().toISOString(),
        // As many browsers: a crowd with one does not count.
        userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${each}.0.0.0`,
        ...fields,
      }),
    ),
  )
}
/** What the worker does within the hour. */
async function settle(): Promise<void> {
  while ((await classifyClicks(db, clock)) > 0);
  await consumeAll(parts, popularityClicks)
  await settlePopularity(db, clock.now())
  await settleTrending(db, clock.now())
}
async function popularityOf(at: number) {
  const { rows } = await sql<{ score: number; visitors: number; step: number }>`
    select score, visitors, step from search.popularity where product_id = ${offer(at).product_id}`.execute(db)
  return rows[0] ?? null
}
async function stepOf(at: number): Promise<number> {
  const [product] = await loadIndexableProducts(db, [offer(at).product_id], clock.now())
  return product?.popularityStep ?? -1
}
async function dirty(): Promise<number[]> {
  const { rows } = await sql<{
    product_id: number
  }>`select distinct product_id from outbox.index_dirty order by 1`.execute(db)
  await sql`truncate outbox.index_dirty`.execute(db)
  return rows.map((row) => row.product_id)
}

describe('N-04 popularity is what people clicked, and no more', () => {
  test('N-04 who goes to two shops for one product is one visitor, whether both clicks are judged together or not', async () => {
    const one = { visitor: 'so-uma-pessoa', productId: offer(0).product_id }
    await click(0, 1, one)
    await click(1, 1, one)
    await settle()
    expect(await popularityOf(0)).toMatchObject({ visitors: 1 })
    await click(2, 1, one)
    await settle()
    expect(await popularityOf(0)).toMatchObject({ visitors: 1 })
  })
  test('N-04 people who went to a shop raise the step of the product, which comes into the index anew, and others do not', async () => {
    await click(0, 12)
    await settle()
    expect(await popularityOf(0)).toMatchObject({ score: 12, visitors: 12 })
    expect([await stepOf(0), await stepOf(1)]).toEqual([4, 0])
    expect(await dirty()).toEqual([offer(0).product_id])
  })

  test('N-04 while the step stays no product is indexed again', async () => {
    await click(0, 10)
    await settle()
    await dirty()
    await click(0, 1)
    await settle()
    expect(await popularityOf(0)).toMatchObject({ score: 11, step: 4 })
    expect(await dirty()).toEqual([])
  })

  test('N-04 one visitor counts once a day, whichever hour, and again the next day', async () => {
    const ana = { visitor: 'v2ana', visitorDay: 'd1ana', networkDay: 'n1ana' }
    await click(0, 1, ana)
    await settle()
    clock.advanceMs(3 * HOUR_MS)
    await click(0, 1, ana)
    // Another browser's cookie, the same network and agent.
    await click(0, 1, { ...ana, visitor: 'v2other' })
    await settle()
    expect((await popularityOf(0))?.visitors).toBeCloseTo(1, 1)
    clock.advanceMs(DAY_MS)
    await click(0, 1, { visitor: 'v2ana', visitorDay: 'd2ana', networkDay: 'n2ana' })
    await settle()
    expect((await popularityOf(0))?.visitors).toBeGreaterThan(1.9)
  })

  test('N-04 what does not count as a click does not count here: robots, prefetches, forged links, floods of one network', async () => {
    await click(0, 5, { userAgent: 'Googlebot/2.1' })
    await click(0, 5, { purpose: 'prefetch' })
    await click(0, 5, { renderingState: 'forged' })
    await settle()
    expect(await popularityOf(0)).toBeNull()
    await click(0, 50, { networkDay: 'n1farm' })
    await settle()
    expect((await popularityOf(0))?.visitors).toBe(3)
  })

  test('N-04 a click far down a list counts more than one at its top, up to a bound', async () => {
    await click(0, 10, { position: 1 })
    await click(1, 10, { position: 10 })
    await click(2, 10, { position: 1_000_000 })
    await settle()
    expect((await popularityOf(0))?.score).toBeCloseTo(10, 6)
    expect((await popularityOf(1))?.score).toBeCloseTo(10 * 10 ** 0.4, 6)
    expect((await popularityOf(2))?.score).toBeCloseTo(40, 6)
    expect((await popularityOf(2))?.visitors).toBeCloseTo(10, 6)
  })

  test('N-04 half of it is left after a half-life, by time alone, and in the end nothing is kept', async () => {
    await click(0, 20)
    await settle()
    const before = await stepOf(0)
    await dirty()
    clock.advanceMs(HALF_LIFE_DAYS * DAY_MS + HOUR_MS)
    await settle()
    expect(await stepOf(0)).toBeLessThan(before)
    expect(await dirty()).toEqual([offer(0).product_id])
    clock.advanceMs(200 * DAY_MS)
    await settle()
    expect([await stepOf(0), await popularityOf(0)]).toEqual([0, null])
  })

  test('N-04 clicks in the future count as now, very old ones not at all, and a clock that goes back loses nothing', async () => {
    await click(0, 3, { at: '2031-01-01T00:00:00.000Z' })
    await click(1, 3, { at: new Date(clock.now().getTime() - (OLDEST_CLICK_DAYS + 400) * DAY_MS).toISOString() })
    await settle()
    expect(await popularityOf(0)).toMatchObject({ score: 3 })
    expect(await popularityOf(1)).toBeNull()
    clock.advanceMs(-20 * DAY_MS)
    await click(0, 3)
    await settle()
    expect((await popularityOf(0))?.score).toBeGreaterThan(4)
  })

  test('N-04 clicks on a product that was merged are those of the product that it became; of an unknown id nobody’s', async () => {
    await click(0, 6)
    await insertClicks(db, [aClick({ variantId: 999_999, productId: 999_999, at: clock.now().toISOString() })])
    await sql`update offers.product set merged_into = ${offer(1).product_id} where id = ${offer(0).product_id}`.execute(
      db,
    )
    await click(1, 4)
    await settle()
    await settle()
    expect(await popularityOf(0)).toBeNull()
    expect(await popularityOf(1)).toMatchObject({ score: 10 })
    expect(await sql`select from search.popularity where product_id = 999999`.execute(db)).toMatchObject({ rows: [] })
  })

  test('N-04 the same event heard twice counts once, and a day of many clicks is taken in whole', async () => {
    await click(3, 1_600)
    await settle()
    await consumeAll(parts, popularityClicks)
    expect((await popularityOf(3))?.visitors).toBe(1_600)
    expect(await stepOf(3)).toBe(15)
  })
})

describe('N-04 what ranks are measured against', () => {
  const imported = (read: number, accepted: number, eshopId = 7) => ({
    kind: 'feeds.import_applied',
    payload: { runId: 1, eshopId, read, accepted },
  })
  async function hear(...events: ReturnType<typeof imported>[]): Promise<number | undefined> {
    await db.transaction().execute((tx) => publishEvents(tx, events))
    await consumeAll(parts, shopAccuracy)
    return (await measureYardsticks(db)).accuracies.get(7)
  }

  test('N-04 a shop’s accuracy is the share of its items without an error, the newest import a fifth; without items nothing is said', async () => {
    await consumeAll(parts, shopAccuracy)
    expect(await hear(imported(0, 0))).toBeUndefined()
    expect(await hear(imported(100, 90))).toBeCloseTo(0.9)
    expect(await hear(imported(100, 40), imported(0, 0))).toBeCloseTo(0.8)
    expect((await measureYardsticks(db)).accuracies.size).toBe(1)
  })

  test('N-04 the first base already knows how right the shops’ imports before it were, as if they had been heard one by one; a second start changes nothing', async () => {
    await sql`truncate search.shop_accuracy`.execute(db)
    const dataFolder = mkdtempSync(join(tmpdir(), 'poiso-accuracy-'))
    onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
    const opening = [imported(100, 90), imported(50, 50, 8), imported(100, 40), imported(0, 0, 9)]
    await db.transaction().execute((tx) => publishEvents(tx, opening))
    for (let start = 0; start < 2; start += 1) {
      await worker({
        ...parts,
        config: { search: { kind: 'embedded' } },
        searchCluster: null,
        dataFolder,
        report: () => {},
      }).beforeReady?.()
      const folder = indexFolder(dataFolder)
      const base = await newestBase(folder, baseVersion())
      const accuracies = base && (await readBaseFacts(folder, base)).yardsticks.accuracies
      expect(new Map(accuracies)).toEqual(
        new Map([
          [7, 0.9 + 0.2 * (0.4 - 0.9)],
          [8, 1],
        ]),
      )
      expect((await measureYardsticks(db)).accuracies).toEqual(new Map(accuracies))
    }
  })

  test('N-04 the median of a category of few prices is unknown, of twelve it is the one in the middle', async () => {
    expect((await measureYardsticks(db)).medians.get(sofas)).toBeUndefined()
    const more = Array.from({ length: 12 }, (_, at) => ({
      shop: 'sul',
      itemId: `m${at}`,
      title: `Mesa ${at}`,
      priceCents: 1_000 * (at + 1),
    }))
    await writeOffers(db, more, clock.now())
    const tables = categoryBySlug('mesas-de-centro')?.id ?? 0
    await sql`update offers.product p set category_id = ${tables} from offers.variant v where v.product_id = p.id and v.item_id like 'm%'`.execute(
      db,
    )
    await sql`update offers.variant set price_cents = 1000 * (substr(item_id, 2)::int + 1) where item_id like 'm%'`.execute(
      db,
    )
    expect((await measureYardsticks(db)).medians.get(tables)).toBe(6_000)
  })

  test('N-04 of a hundred thousand products only those that are due are looked at, and no more than a round allows', async () => {
    await sql`insert into search.popularity (product_id, score, visitors, scored_at, due_at)
      select 1000000 + n, 3, 3, ${clock.now()}, ${clock.now()}::timestamptz + case when n <= 25000 then interval '-1 hour' else interval '10 days' end from generate_series(1, 100000) n`.execute(
      db,
    )
    expect((await settlePopularity(db, clock.now())).settled).toBe(20_000)
    expect((await settlePopularity(db, clock.now())).settled).toBe(5_000)
    expect((await settlePopularity(db, clock.now())).settled).toBe(0)
  })
})

describe('S-01 what the search overlay shows before anything is typed', () => {
  const trending = new TrendingCategories()
  const promoted = ['camas', 'sofas', 'tapetes']
  async function shown(): Promise<string[]> {
    await settle()
    await trending.refresh(db)
    return presentTrending(trending.ids, promoted, () => true).map(({ urlSlug }) => urlSlug)
  }

  test('S-01 E-14 where enough people went to shops from stands first, the promoted ones are the rest; in time it ends', async () => {
    const lamps = categoryBySlug('candeeiros-de-mesa')?.id ?? 0
    await sql`update offers.product set category_id = ${lamps} where id = any(${[4, 5].map((at) => offer(at).product_id)}::bigint[])`.execute(
      db,
    )
    expect(await shown()).toEqual(['camas', 'sofas', 'tapetes'])
    await click(0, FEWEST_VISITORS_OF_TREND - 2)
    expect(await shown()).toEqual(['camas', 'sofas', 'tapetes'])
    await click(1, 2)
    await click(4, 2 * FEWEST_VISITORS_OF_TREND)
    expect(await shown()).toEqual(['candeeiros-de-mesa', 'sofas', 'camas', 'tapetes'])
    clock.advanceMs(3 * HALF_LIFE_DAYS * DAY_MS)
    expect(await shown()).toEqual(['camas', 'sofas', 'tapetes'])
    await sql`update offers.product set category_id = ${sofas} where category_id = ${lamps}`.execute(db)
  })

  test('S-01 robots, forged links and a flood of one network make no trend', async () => {
    await click(0, 50, { userAgent: 'Googlebot/2.1' })
    await click(1, 50, { renderingState: 'forged' })
    await click(2, 500, { networkDay: 'n1farm' })
    expect(await shown()).toEqual(['camas', 'sofas', 'tapetes'])
    expect(trending.ids).toEqual([])
  })
})

describe('L-13 bestsellers', () => {
  test('L-13 nobody is one below the fewest visitors, however little the others have', async () => {
    await click(0, FEWEST_VISITORS - 1)
    await settle()
    expect(await shownOf(0)).toEqual({ tier: null, highlighted: false, topProductLabel: null })
  })

  test('L-13 the first three of a category are bestsellers, the first says so in words and is lifted out, and it ends by time', async () => {
    for (const [at, count] of [30, 50, 40, 25, 24].entries()) await click(at, count)
    await settle()
    expect(await shownOf(1)).toEqual({
      tier: 'bestseller',
      highlighted: true,
      topProductLabel: 'Mais procurado em Sofás',
    })
    expect(await shownOf(2)).toEqual({ tier: 'bestseller', highlighted: false, topProductLabel: null })
    expect([(await shownOf(0)).tier, (await shownOf(3)).tier]).toEqual(['bestseller', null])
    await dirty()
    clock.advanceMs(3 * HALF_LIFE_DAYS * DAY_MS)
    await settle()
    expect((await shownOf(1)).tier).toBeNull()
    expect(await dirty()).toContain(offer(1).product_id)
  })

  async function shownOf(at: number) {
    const [variant] = await loadVariants(db, [offer(at).id], clock.now())
    if (variant === undefined) throw new Error('the offer is gone')
    const { tier, highlighted, topProductLabel } = presentVariant(variant, {
      region: 'mainland',
      now: clock.now(),
      clickSource: 1,
    })
    return { tier, highlighted, topProductLabel }
  }
})
