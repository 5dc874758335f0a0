import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { anImportBench, anItem, type ImportBench } from '#domains/feeds/import/testing.ts'
import { presentCardRecord } from '#domains/offers/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { createLog } from '#platform/log.ts'
import { baseVersion } from '../../index-schema.ts'
import { createListings } from '../../listings-service.ts'
import { emptySelection, type ListingSelection } from '../../rules/listing-selection.ts'
import { indexHealth } from '../index-health.ts'
import { ClusterWriter } from './cluster-writer.ts'
import { readIndexState, wantGeneration } from './index-state.ts'
import { OpenSearchIndex } from './open-search-index.ts'
import { type MemoryCluster, memoryCluster } from './testing-cluster.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const everything = emptySelection({ kind: 'all' })
const tables = emptySelection({ kind: 'category', categoryId: categoryBySlug('mesas-de-centro')?.id ?? 0 })
const lamps = emptySelection({ kind: 'category', categoryId: categoryBySlug('candeeiros')?.id ?? 0 })
const LOOK_MS = 6_000

let bench: ImportBench
let cluster: MemoryCluster
let index: OpenSearchIndex
const writers: ClusterWriter[] = []

beforeAll(() => {
  bench = anImportBench(database)
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await sql`truncate search.index_news, search.listed_product`.execute(db)
  await sql`update search.index_state set watermark = null, generation = null, writing = null, complaint = null, wanted_at = null`.execute(
    db,
  )
  cluster = memoryCluster()
  index = new OpenSearchIndex({ cluster, db, visitorsDb: db, clock: bench.clock, log })
  await bench.importItems([anItem({ id: 'a', price: '10.00 EUR' }), anItem({ id: 'b', price: '20.00 EUR' })])
})
afterEach(async () => {
  armFailpoint(null)
  cluster.isAway = false
  for (const writer of writers.splice(0)) await writer.stop()
})

function aWriter(): ClusterWriter {
  const writer = new ClusterWriter({ db, cluster, clock: bench.clock, log, report: () => undefined })
  writers.push(writer)
  return writer
}

/** Until a generation other than this one is shown and told of. */
async function writeGeneration(writer: ClusterWriter, before: string | null = null): Promise<void> {
  await expect
    .poll(async () => {
      await writer.step()
      return (await readIndexState(db)).generation
    })
    .not.toBe(before)
}

function listings() {
  return createListings({
    search: index.search,
    directory: () => index.directory(),
    versionOf: (selection) => index.pages.versionOf(selection),
    presentCard: () => null,
    paidPointsOf: () => 0,
    pictureOf: () => null,
    withoutIndex: index.withoutIndex,
  })
}

async function pricesOf(selection: ListingSelection): Promise<number[]> {
  const { hits } = await listings().find({ ...selection, sort: 'price' })
  return hits.map(({ variantId }) => {
    const record = index.cardOf(variantId)
    if (record === null) throw new Error(`no card of ${variantId}`)
    return presentCardRecord(record, { region: 'mainland', now: bench.clock.now(), clickSource: 1 }).priceCents
  })
}

describe('the index of a cluster', () => {
  test('is empty until the first generation is shown, then finds all, with the cards of what it finds', async () => {
    await index.open()
    expect([index.isReady, indexHealth(index).state]).toEqual([false, 'down'])
    await writeGeneration(aWriter())
    await index.step()
    expect([index.isReady, index.isCaughtUp, index.rowCount, indexHealth(index).state]).toEqual([
      true,
      true,
      2,
      'works',
    ])
    expect(await pricesOf(tables)).toEqual([1_000, 2_000])
    expect(index.directory().hasEshop('loja-teste')).toBe(true)
    const [hit] = (await listings().find(everything)).hits
    expect(await index.hitsOf([{ productId: hit?.productId ?? 0, variantId: 0 }])).toEqual([hit])
    expect([...(await index.cardsOf([hit?.variantId ?? 0])).keys()]).toEqual([hit?.variantId])
    expect([...(await index.rankingOf([hit?.productId ?? 0])).keys()]).toEqual([hit?.variantId])
  })

  test('opens what the cluster has without the database', async () => {
    await writeGeneration(aWriter())
    const alone = new OpenSearchIndex({ cluster, db, visitorsDb: db, clock: bench.clock, log })
    await alone.open()
    expect([alone.isReady, alone.directory().hasEshop('loja-teste')]).toEqual([true, true])
  })

  test('I3 pages move after the answers have changed, never before, and only those that show what has changed', async () => {
    const writer = aWriter()
    await writeGeneration(writer)
    await index.step()
    const before = [index.pages.versionOf(tables), index.pages.versionOf(lamps)]
    await bench.importItems([anItem({ id: 'a', price: '10.00 EUR' }), anItem({ id: 'b', price: '5.00 EUR' })])
    await index.step()
    expect(index.pages.versionOf(tables)).toBe(before[0])
    await writer.step()
    expect(await pricesOf(tables)).toEqual([500, 1_000])
    expect(index.pages.versionOf(tables)).toBe(before[0])
    await index.step()
    expect(index.pages.versionOf(tables)).not.toBe(before[0])
    expect(index.pages.versionOf(lamps)).toBe(before[1])
    expect(index.isCaughtUp).toBe(true)
  })

  test('K1 what was written when its writer died, and never told, is told by the next one', async () => {
    const [first, second] = [aWriter(), aWriter()]
    await writeGeneration(first)
    await index.step()
    const before = index.pages.versionOf(tables)
    await bench.importItems([anItem({ id: 'a', price: '1.00 EUR' })])
    armFailpoint('search.cluster.applied:throw')
    await expect(first.step()).rejects.toThrow('search.cluster.applied')
    await index.step()
    expect(index.pages.versionOf(tables)).toBe(before)
    armFailpoint(null)
    await writers.shift()?.stop()
    await second.step()
    await index.step()
    expect(index.pages.versionOf(tables)).not.toBe(before)
    expect((await pricesOf(tables))[0]).toBe(100)
  })

  test('a cluster that answers and takes no writes is freed by the writer, which goes on then', async () => {
    const writer = aWriter()
    await writeGeneration(writer)
    await index.step()
    await bench.importItems([anItem({ id: 'a', price: '1.00 EUR' })])
    cluster.isStuck = true
    await expect(writer.step()).rejects.toMatchObject({ reason: 'unavailable' })
    expect(cluster.isStuck).toBe(false)
    await writer.step()
    expect((await pricesOf(tables))[0]).toBe(100)
  })

  test('K1 two writers that both believe to lead leave what was read last', async () => {
    const [first, second] = [aWriter(), aWriter()]
    await writeGeneration(first)
    for (const price of [9, 8, 7]) {
      await bench.importItems([anItem({ id: 'a', price: `${price}.00 EUR` })])
      await Promise.all([first.step(), second.step()])
      await index.step()
      expect((await pricesOf(tables))[0]).toBe(100 * price)
    }
  })

  test('K1 a writer that fails in the middle of a generation goes on with it, and what has changed meanwhile is in it', async () => {
    const writer = aWriter()
    armFailpoint('search.cluster.written:throw')
    await expect
      .poll(async () => {
        await writer.step()
        return (await sql<{ writing: unknown }>`select writing from search.index_state`.execute(db)).rows[0]?.writing
      })
      .toMatchObject({ reason: 'first', products: 2 })
    expect(cluster.shownName).toBeNull()
    armFailpoint(null)
    await bench.importItems([anItem({ id: 'a', price: '1.00 EUR' }), anItem({ id: 'b', price: '20.00 EUR' })])
    bench.clock.advanceMs(LOOK_MS)
    await writeGeneration(writer)
    await index.step()
    expect(await pricesOf(tables)).toEqual([100, 2_000])
  })

  test('a generation of yesterday gives way to a fresh one, and every page moves', async () => {
    const writer = aWriter()
    await writeGeneration(writer)
    await index.step()
    const [before, version] = [cluster.shownName, index.pages.versionOf(lamps)]
    bench.clock.advanceMs(24 * 3_600_000 + LOOK_MS)
    await writeGeneration(writer, before)
    await index.step()
    expect(index.pages.versionOf(lamps)).not.toBe(version)
    expect(await pricesOf(tables)).toEqual([1_000, 2_000])
  })

  test('a wish for a fresh generation is fulfilled once, however far the clocks of who asks and who writes are apart', async () => {
    const writer = aWriter()
    await writeGeneration(writer)
    const before = cluster.shownName
    // The database's clock is months away from the writer's.
    await wantGeneration(db)
    bench.clock.advanceMs(LOOK_MS)
    await writeGeneration(writer, before)
    await expect.poll(async () => (await readIndexState(db)).wanted).toBeNull()
    const fresh = cluster.shownName
    for (let step = 0; step < 3; step += 1) {
      bench.clock.advanceMs(LOOK_MS)
      await writer.step()
    }
    expect([cluster.shownName, (await readIndexState(db)).writing]).toEqual([fresh, null])
  })

  test('while a build with other words writes its own generation, the one before follows the catalogue', async () => {
    const writer = aWriter()
    await writeGeneration(writer)
    const before = cluster.shownName
    cluster.wasWrittenBy(`${baseVersion().slice(0, -4)}0000`)
    bench.clock.advanceMs(LOOK_MS)
    armFailpoint('search.cluster.written:throw')
    await bench.importItems([anItem({ id: 'a', price: '1.00 EUR' }), anItem({ id: 'b', price: '20.00 EUR' })])
    const newer = aWriter()
    await expect
      .poll(async () => {
        await newer.step()
        return cluster
          .rows()
          .map(({ values }) => values['price'])
          .toSorted()
      })
      .toEqual([100, 2_000])
    expect(cluster.shownName).toBe(before)
    armFailpoint(null)
    bench.clock.advanceMs(LOOK_MS)
    await writeGeneration(newer, before)
    await index.step()
    expect([index.isReady, await pricesOf(tables)]).toEqual([true, [100, 2_000]])
  })

  test('a build that is gone back to lists by the database beside the newer one’s rows, leaves them alone, and shows its own', async () => {
    await writeGeneration(aWriter())
    const before = cluster.shownName
    cluster.wasWrittenBy('0123456789abcdef')
    bench.clock.advanceMs(LOOK_MS)
    await bench.importItems([anItem({ id: 'a', price: '1.00 EUR' }), anItem({ id: 'b', price: '20.00 EUR' })])
    const rowsBefore = cluster.rows()
    armFailpoint('search.cluster.written:throw')
    const older = aWriter()
    const failed = vi.spyOn(log, 'error')
    await expect
      .poll(async () => {
        await older.step()
        return failed.mock.calls.length
      })
      .toBeGreaterThan(0)
    failed.mockRestore()
    await older.step()
    expect(cluster.rows()).toEqual(rowsBefore)
    await index.open()
    await index.step()
    expect(indexHealth(index)).toMatchObject({ state: 'degraded', detail: expect.stringContaining('another build') })
    expect([index.isReady, (await index.withoutIndex.page(tables))?.totalCount]).toEqual([false, 2])
    armFailpoint(null)
    bench.clock.advanceMs(LOOK_MS)
    await writeGeneration(older, before)
    bench.clock.advanceMs(LOOK_MS)
    // The first step sees what it had waited for; the second is up to now.
    for (let step = 0; step < 2; step += 1) {
      await older.step()
      await index.step()
    }
    expect([indexHealth(index).state, await pricesOf(tables)]).toEqual(['works', [100, 2_000]])
  })

  test('what is gone from the catalogue is gone from the index and from what the database lists', async () => {
    const writer = aWriter()
    await writeGeneration(writer)
    await index.step()
    await sql`update offers.variant set state = 'absent' where item_id = 'b'`.execute(db)
    await sql`insert into outbox.index_dirty (product_id) select product_id from offers.variant where item_id = 'b'`.execute(
      db,
    )
    await writer.step()
    await index.step()
    expect(await pricesOf(everything)).toEqual([1_000])
    cluster.isAway = true
    expect(await pricesOf(everything)).toEqual([1_000])
  })

  test('D4 while it is away categories are listed by the database, texts and filters are refused, and /readyz says so until it is back', async () => {
    const writer = aWriter()
    await writeGeneration(writer)
    await index.step()
    const named = (await listings().find(everything)).hits.map(({ productId }) => ({ productId, variantId: 0 }))
    const there = await index.hitsOf(named)
    cluster.isAway = true
    bench.clock.advanceMs(LOOK_MS)
    // What looks alike and what articles name is shown from the database.
    expect([there.length, await index.hitsOf(named)]).toEqual([2, there])
    await expect(writer.step()).rejects.toThrow('OpenSearch')
    const answer = await listings().find(tables)
    expect([answer.degraded, answer.pagination.totalCount, answer.filters.category]).toEqual([
      { leftOut: { sort: null, filter: null } },
      2,
      null,
    ])
    const byTotal = await listings().find({ ...tables, sort: 'total', choices: { stock: ['em-stock'] } })
    expect(byTotal.degraded).toEqual({ leftOut: { sort: 'Total com entrega', filter: 'Disponibilidade' } })
    expect(byTotal.hits).toEqual(answer.hits)
    expect(byTotal.filters.sort.choices.map(({ ident, selected }) => [ident, selected])).toEqual([
      ['recomendados', true],
      ['preco', false],
    ])
    expect(await pricesOf(tables)).toEqual([1_000, 2_000])
    await expect(listings().find({ ...everything, query: 'mesa' })).rejects.toThrow('OpenSearch')
    await expect(listings().find({ ...tables, choices: { cor: ['branco'] } })).rejects.toThrow('OpenSearch')
    await index.step()
    expect(indexHealth(index)).toMatchObject({
      state: 'degraded',
      detail: expect.stringContaining('categories are listed by the database'),
    })
    expect(index.remote).toEqual({ place: 'cluster', isAway: true })
    const late = new OpenSearchIndex({ cluster, db, visitorsDb: db, clock: bench.clock, log })
    await late.open()
    await late.step()
    expect([late.directory().hasEshop('loja-teste'), indexHealth(late).state]).toEqual([true, 'degraded'])
    cluster.isAway = false
    bench.clock.advanceMs(LOOK_MS)
    await writer.step()
    await index.step()
    expect([indexHealth(index).state, (await listings().find(tables)).degraded]).toEqual(['works', null])
    expect(index.remote.isAway).toBe(false)
  })
})
