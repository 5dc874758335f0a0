import { mkdtempSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { anImportBench, anItem, type ImportBench, type TestItem } from '#domains/feeds/import/testing.ts'
import { loadVariants, presentCardRecord, presentVariant } from '#domains/offers/contract.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { markDirty } from '#platform/outbox/outbox.ts'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import { createListings } from '../listings-service.ts'
import { buildBase } from './build-base.ts'
import { IndexFollower } from './index-follower.ts'
import { maintainIndex } from './maintain-index.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'poiso-index-'))
let bench: ImportBench

beforeAll(() => {
  bench = anImportBench(database)
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

const tables = categoryBySlug('mesas-de-centro')
const everything = emptySelection({ kind: 'all' })
const ofTables: ListingSelection = emptySelection({ kind: 'category', categoryId: tables?.id ?? 0 })
function items(count: number, change: (index: number) => Partial<TestItem> = () => ({})): TestItem[] {
  return Array.from({ length: count }, (_, index) =>
    anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR`, ...change(index) }),
  )
}

function aFollower() {
  return new IndexFollower({ db, folder, clock: bench.clock, log })
}
function listingsOf(follower: IndexFollower) {
  return createListings({
    search: follower.search,
    directory: () => follower.directory(),
    versionOf: (selection) => follower.pages.versionOf(selection),
    presentCard: () => null,
    paidPointsOf: () => 0,
    pictureOf: () => null,
  })
}
async function pricesOf(follower: IndexFollower, selection: ListingSelection) {
  const answer = await listingsOf(follower).find({ ...selection, sort: 'price' })
  return { total: answer.pagination.totalCount, lowest: answer.filters.price.range.min }
}

describe('the index follows commits', () => {
  test('a follower without a base answers nothing, and everything once the worker has built one', async () => {
    await bench.importItems(items(30))
    const follower = aFollower()
    await follower.step()
    expect([follower.isReady, (await pricesOf(follower, everything)).total]).toEqual([false, 0])
    expect(await maintainIndex({ db, folder, clock: bench.clock, log })).toBe(true)
    await follower.step()
    expect(follower.isCaughtUp).toBe(true)
    expect(await pricesOf(follower, everything)).toEqual({ total: 30, lowest: 100 })
    expect(await pricesOf(follower, ofTables)).toEqual({ total: 30, lowest: 100 })
  })

  test('a changed price, a new offer and a missing one arrive by the next step, without a new base', async () => {
    const follower = aFollower()
    await follower.step()
    const before = [
      follower.pages.versionOf(ofTables),
      follower.pages.versionOf(emptySelection({ kind: 'category', categoryId: categoryBySlug('iluminacao')?.id ?? 0 })),
    ]
    await bench.importItems([
      ...items(29, (index) => (index === 3 ? { price: '50.00 EUR' } : {})),
      anItem({ id: 'novo', price: '75.00 EUR' }),
    ])
    await follower.step()
    expect(await pricesOf(follower, ofTables)).toEqual({ total: 30, lowest: 50 })
    expect(follower.overlaySize).toBeGreaterThan(0)
    const after = [
      follower.pages.versionOf(ofTables),
      follower.pages.versionOf(emptySelection({ kind: 'category', categoryId: categoryBySlug('iluminacao')?.id ?? 0 })),
    ]
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  test('I3 base and overlay answer the same as a fresh base', async () => {
    const follower = aFollower()
    await follower.step()
    const overlaid = await listingsOf(follower).find(ofTables)
    await buildBase({ db, folder, clock: bench.clock })
    const fresh = aFollower()
    await fresh.open()
    expect(fresh.overlaySize).toBe(0)
    expect(await listingsOf(fresh).find(ofTables)).toEqual(overlaid)
  })

  test('N-04 what is kept of each rank sums to the one that the index orders by, in the base and in the changes on top of it', async () => {
    const follower = aFollower()
    await follower.step()
    const { rows } = await sql<{ id: number }>`select id from offers.product order by id limit 7`.execute(db)
    await db.transaction().execute((tx) =>
      markDirty(
        tx,
        rows.map(({ id }) => id),
      ),
    )
    await follower.step()
    expect(follower.overlaySize).toBeGreaterThan(0)
    const { hits } = await follower.search.search({
      category: null,
      words: [],
      adjacencyBonus: 0,
      filters: [],
      shownBy: [{ by: 'rank', direction: 'desc' }],
      orderBy: [{ by: 'rank', direction: 'desc' }],
      facets: [],
      page: { kind: 'numbered', number: 1, size: 48 },
    })
    expect(hits.length).toBeGreaterThan(20)
    for (const { group, id, cursor } of hits) {
      const points = Object.values((await follower.rankingOf([group])).get(id) ?? {})
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(cursor.keys[0])
    }
    expect(await follower.rankingOf([999_999])).toEqual(new Map())
  })

  test('the cards of base and overlay are those of a fresh base, and what the database says now', async () => {
    const follower = aFollower()
    await follower.step()
    await bench.importItems([
      ...items(29, (index) => (index === 4 ? { title: 'Mesa com outro nome', description: 'Outro texto' } : {})),
      anItem({ id: 'novo', price: '75.00 EUR' }),
    ])
    await follower.step()
    const { rows } = await sql<{ id: number }>`select id from offers.variant where state = 'live' order by id`.execute(
      db,
    )
    const context = { region: 'mainland', now: bench.clock.now(), clickSource: 1 } as const
    const shownBy = (which: IndexFollower) =>
      rows.map(({ id }) => {
        const record = which.cardOf(id)
        return record && presentCardRecord(record, context)
      })
    const expected = (
      await loadVariants(
        db,
        rows.map(({ id }) => id),
        bench.clock.now(),
      )
    ).map((variant) => presentVariant(variant, context))
    expect(expected.map(({ name }) => name)).toContain('Mesa com outro nome')
    expect(shownBy(follower)).toEqual(expected)
    await buildBase({ db, folder, clock: bench.clock })
    const fresh = aFollower()
    await fresh.open()
    expect([fresh.overlaySize, shownBy(fresh)]).toEqual([0, expected])
    expect(fresh.cardOf(2_000_000_000)).toBeNull()
  })

  test('a base whose cards are missing or damaged is set aside like a damaged index', async () => {
    for (const damage of [(path: string) => rm(path), (path: string) => writeFile(path, 'damaged')]) {
      bench.clock.advanceMs(1000)
      const { file } = await buildBase({ db, folder, clock: bench.clock })
      await damage(join(folder, file.name.replace('.index', '.cards')))
      const follower = aFollower()
      await follower.open()
      expect(readdirSync(folder)).toContain(`${file.name}.damaged`)
      expect((await pricesOf(follower, everything)).total).toBe(30)
    }
  })

  test('a transaction that commits late, after a later one was read, is not skipped', async () => {
    const follower = aFollower()
    await follower.step()
    const { rows } = await sql<{
      id: number
    }>`select product_id as id from offers.variant where item_id in ('m-5', 'm-6') order by item_id`.execute(db)
    const [early, late] = rows as [{ id: number }, { id: number }]
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query('update offers.variant set price_cents = 1100 where product_id = $1', [early.id])
      await client.query('insert into outbox.index_dirty (product_id) values ($1)', [early.id])
      await db.transaction().execute(async (tx) => {
        await sql`update offers.variant set price_cents = 2200 where product_id = ${late.id}`.execute(tx)
        await markDirty(tx, [late.id])
      })
      await follower.step()
      expect((await pricesOf(follower, everything)).lowest).toBe(22)
      await client.query('commit')
    } finally {
      client.release()
    }
    await follower.step()
    expect((await pricesOf(follower, everything)).lowest).toBe(11)
  })

  test('a damaged base file is set aside, the one before goes on answering, and the worker builds another', async () => {
    const follower = aFollower()
    await follower.step()
    const { total } = await pricesOf(follower, everything)
    bench.clock.advanceMs(1000)
    const { file } = await buildBase({ db, folder, clock: bench.clock })
    await writeFile(join(folder, file.name), 'damaged')
    await follower.step()
    expect((await pricesOf(follower, everything)).total).toBe(total)
    const opened = aFollower()
    await opened.open()
    expect([opened.isReady, (await pricesOf(opened, everything)).total]).toEqual([true, total])
    for (const name of readdirSync(folder)) if (name.endsWith('.index')) await writeFile(join(folder, name), 'damaged')
    await aFollower().open()
    await aFollower().open()
    bench.clock.advanceMs(1000)
    expect(await maintainIndex({ db, folder, clock: bench.clock, log })).toBe(true)
  })

  test('fault D6 a start without the database shows the catalogue of the last base, names included', async () => {
    const follower = new IndexFollower({ db: undefined as never, folder, clock: bench.clock, log })
    await follower.open()
    expect((await pricesOf(follower, everything)).total).toBe(30)
    expect(follower.directory().hasEshop('loja-teste')).toBe(true)
  })

  test('a reader whose keys were pruned waits for a newer base instead of missing changes', async () => {
    const follower = aFollower()
    await follower.step()
    // One that is still to come: nothing that this reader has can reach it, the next base does.
    const coming =
      (await sql<{ id: number }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 3 as id`.execute(db))
        .rows[0]?.id ?? 0
    await sql`update search.retention set pruned_below = ${String(coming)}::xid8`.execute(db)
    await follower.step()
    expect(follower.isCaughtUp).toBe(false)
    for (let id = 0; id < coming + 1;)
      id = Number((await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)).rows[0]?.id)
    bench.clock.advanceMs(1000)
    expect(await maintainIndex({ db, folder, clock: bench.clock, log })).toBe(true)
    await follower.step()
    expect((await pricesOf(follower, everything)).total).toBe(30)
  })

  test('while a fresh base is brought up to now, what is committed is shown from the one before', async () => {
    const count = 300
    await bench.importItems(items(count))
    await buildBase({ db, folder, clock: bench.clock })
    const seen: { isOverlaid: boolean; lowest: number | null }[] = []
    let [isWatched, isChanged] = [false, false]
    const follower: IndexFollower = new IndexFollower({
      db,
      folder,
      clock: bench.clock,
      log,
      // Asked for each few products that are read.
      pictures: async () => {
        if (isWatched && !isChanged) {
          isChanged = true
          await changePrice('m-7', 500)
        } else if (isWatched) {
          const { lowest } = await pricesOf(follower, everything)
          seen.push({ isOverlaid: follower.overlaySize >= count, lowest })
        }
        return new Map()
      },
    })
    await follower.step()
    bench.clock.advanceMs(1_000)
    await buildBase({ db, folder, clock: bench.clock })
    await markAllDirty()
    isWatched = true
    await follower.step()
    // The old base has all that was marked on top of it, which the fresh one has not yet been asked about.
    expect(seen).toContainEqual({ isOverlaid: true, lowest: 5 })
    expect(await pricesOf(follower, everything)).toEqual({ total: count, lowest: 5 })
  })
})

function changePrice(itemId: string, cents: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: number
    }>`update offers.variant set price_cents = ${cents} where item_id = ${itemId} and state = 'live' returning product_id as id`.execute(
      tx,
    )
    await markDirty(
      tx,
      rows.map(({ id }) => id),
    )
  })
}

async function markAllDirty(): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from offers.product where merged_into is null`.execute(db)
  await db.transaction().execute((tx) =>
    markDirty(
      tx,
      rows.map(({ id }) => id),
    ),
  )
}
