import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { anImportBench, anItem, type ImportBench, type TestItem } from '#domains/feeds/import/testing.ts'
import { presentCardRecord } from '#domains/offers/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { ServiceAway } from '#platform/errors/service-away.ts'
import { createLog } from '#platform/log.ts'
import { registerMeasure } from '#platform/metrics.ts'
import { AROUND, recordedSpans } from '#platform/tracing/testing.ts'
import { createListings } from '../../listings-service.ts'
import { emptySelection, type ListingSelection } from '../../rules/listing-selection.ts'
import { buildBase } from '../build-base.ts'
import { IndexFollower } from '../index-follower.ts'
import { indexHealth } from '../index-health.ts'
import { indexMeasures } from '../index-measures.ts'
import type { ListingIndex } from '../listing-index.ts'
import { ToldCards } from './told-cards.ts'
import { aSocketBench, type SocketBench, until } from './testing.ts'

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-index-'))
const everything = emptySelection({ kind: 'all' })
const tables = emptySelection({ kind: 'category', categoryId: categoryBySlug('mesas-de-centro')?.id ?? 0 })
const lamps = emptySelection({ kind: 'category', categoryId: categoryBySlug('iluminacao')?.id ?? 0 })
let imports: ImportBench
let follower: IndexFollower
let bench: SocketBench
let isShown = true

beforeAll(async () => {
  imports = anImportBench(database)
  await imports.importItems(items())
  await buildBase({ db, folder, clock: imports.clock })
  follower = aFollower()
  await follower.step()
  const measure = () => {
    const registry = new Registry()
    for (const each of indexMeasures(follower, imports.clock)) registerMeasure(registry, each)
    return { registry, isShownTo: () => isShown }
  }
  bench = await aSocketBench(follower, imports.clock, { measure, visitorsDb: db })
})
afterAll(async () => {
  await bench.close()
  await imports.close()
  await rm(folder, { recursive: true, force: true })
})

function items(change: (index: number) => Partial<TestItem> = () => ({})): TestItem[] {
  return Array.from({ length: 60 }, (_, index) =>
    anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR`, ...change(index) }),
  )
}
function aFollower() {
  return new IndexFollower({ db, folder, clock: imports.clock, log: createLog({ level: 'silent' }) })
}
function find(index: ListingIndex, selection: ListingSelection) {
  return createListings({
    search: index.search,
    directory: () => index.directory(),
    versionOf: (asked) => index.pages.versionOf(asked),
    presentCard: () => null,
    paidPointsOf: () => 0,
    pictureOf: () => null,
  }).find({ ...selection, sort: 'price' })
}
async function anAsker() {
  const asks = bench.ask()
  await asks.open()
  return asks
}

describe('a web process that asks a search process', () => {
  test('answers what the index in the process answers: listings, texts, hits, ranks, cards, names and words', async () => {
    const asks = await anAsker()
    expect([asks.isReady, asks.isCaughtUp, asks.rowCount]).toEqual([true, true, follower.rowCount])
    for (const query of [null, 'mesa', 'meza de centro', 'nada disto'])
      expect(await find(asks, { ...everything, query })).toEqual(await find(follower, { ...everything, query }))
    const { hits } = await find(asks, everything)
    const wanted = [...hits.map(({ productId }) => ({ productId, variantId: 0 })), { productId: 999_999, variantId: 1 }]
    expect(await asks.hitsOf(wanted)).toEqual(await follower.hitsOf(wanted))
    const products = hits.map(({ productId }) => productId)
    expect(await asks.rankingOf(products)).toEqual(await follower.rankingOf(products))
    const variants = [...hits.map(({ variantId }) => variantId), 999_999]
    expect(await asks.cardsOf(variants)).toEqual(await follower.cardsOf(variants))
    expect([...asks.directory().eshops.byId]).toEqual([...follower.directory().eshops.byId])
    const words = (index: ListingIndex) =>
      [...index.search.vocabulary().terms()].sort((a, b) => (a.term < b.term ? -1 : 1))
    expect(words(asks)).toEqual(words(follower))
    expect(words(asks).length).toBeGreaterThan(3)
  })

  test('a search is one question, and brings the cards that are not held here yet', async () => {
    const asks = await anAsker()
    const asked = countQuestions(follower)
    const { hits } = await find(asks, tables)
    expect(hits.length).toBe(48)
    expect(hits.map(({ variantId }) => asks.cardOf(variantId))).toEqual(
      hits.map(({ variantId }) => follower.cardOf(variantId)),
    )
    const first = asked()
    await find(asks, tables)
    expect(asked().cards - first.cards).toBe(0)
    expect(asks.cardOf(hits[0]?.variantId ?? 0)).toEqual(follower.cardOf(hits[0]?.variantId ?? 0))
  })

  test('a card that was lost on the way, or let go, is asked for again', async () => {
    const asks = await anAsker()
    // The process believes that it has told all of them.
    const original = ToldCards.prototype.mustTell
    ToldCards.prototype.mustTell = () => false
    try {
      const { hits } = await find(asks, tables)
      for (const { variantId } of hits) expect(asks.cardOf(variantId)).toEqual(follower.cardOf(variantId))
    } finally {
      ToldCards.prototype.mustTell = original
    }
  })

  test('pages move when the answers have changed, each of its category alone, and cards with them', async () => {
    const asks = await anAsker()
    const { hits } = await find(asks, tables)
    const before = [asks.pages.versionOf(tables), asks.pages.versionOf(lamps), asks.pages.versionOfWhole()]
    await imports.importItems(items((index) => (index === 3 ? { price: '50.00 EUR', title: 'Mesa nova' } : {})))
    await follower.step()
    await until('the pages of tables have moved', () => asks.pages.versionOf(tables) !== before[0])
    const after = await find(asks, tables)
    expect(after).toEqual(await find(follower, tables))
    expect(after.filters.price.range.min).toBe(50)
    expect(asks.pages.versionOf(lamps)).toBe(before[1])
    expect(asks.pages.versionOfWhole()).not.toBe(before[2])
    const changed = after.hits[0]
    expect(changed?.version).not.toBe(hits.find(({ variantId }) => variantId === changed?.variantId)?.version)
    expect(String(asks.cardOf(changed?.variantId ?? 0))).toContain('Mesa nova')
  })

  test('a page is never older than its index: whoever sees a moved version finds the change', async () => {
    const asks = await anAsker()
    for (let round = 0; round < 20; round++) {
      const version = asks.pages.versionOf(tables)
      await sql`update offers.variant set price_cents = ${1_000 + round} where item_id = 'm-9'`.execute(db)
      await sql`insert into outbox.index_dirty (product_id) select product_id from offers.variant where item_id = 'm-9'`.execute(
        db,
      )
      const stepping = follower.step()
      await until('it has moved', () => asks.pages.versionOf(tables) !== version)
      expect((await find(asks, tables)).filters.price.range.min).toBe((1_000 + round) / 100)
      await stepping
    }
  })

  test('a fresh base brings its words', async () => {
    const asks = await anAsker()
    const { generation } = asks.search.vocabulary()
    imports.clock.advanceMs(1_000)
    await imports.importItems([...items(), anItem({ id: 'novo', title: 'Escabelo xadrezado' })])
    await buildBase({ db, folder, clock: imports.clock })
    await follower.step()
    await until('the words are there', () => asks.search.vocabulary().generation !== generation)
    expect((await find(asks, { ...everything, query: 'escabelo' })).pagination.totalCount).toBe(1)
  })
})

describe('the search process is away', () => {
  test('questions are refused with a time to come back, readiness says so, versions stand; back again all is caught up by itself', async () => {
    const asks = await anAsker()
    await find(asks, tables)
    const version = asks.pages.versionOf(tables)
    await bench.stop()
    expect(asks.remote).toEqual({ place: 'process', isAway: false })
    await until('it is missed', () => !asks.isCaughtUp)
    expect(asks.remote.isAway).toBe(true)
    expect([asks.isReady, asks.pages.versionOf(tables)]).toEqual([true, version])
    expect(indexHealth(asks)).toEqual({ state: 'degraded', detail: expect.stringMatching(/the search process/) })
    await expect(find(asks, tables)).rejects.toThrow(ServiceAway)
    await expect(asks.step()).rejects.toThrow(/search process/)
    const restarted = aFollower()
    await restarted.open()
    await imports.importItems(items((index) => (index === 5 ? { price: '7.00 EUR' } : {})))
    await restarted.step()
    await bench.start(restarted)
    await asks.step()
    expect(asks.isCaughtUp).toBe(true)
    expect(asks.pages.versionOf(tables)).not.toBe(version)
    expect((await find(asks, tables)).filters.price.range.min).toBe(7)
    await bench.stop()
    await bench.start(follower)
    await follower.step()
  })

  test('a web process that starts meanwhile begins without an index and goes on when it comes', async () => {
    await bench.stop()
    const asks = await anAsker()
    expect([asks.isReady, asks.isCaughtUp, asks.rowCount, asks.caughtUpAtMs]).toEqual([false, false, 0, null])
    expect(indexHealth(asks)).toEqual({ state: 'down', detail: expect.stringMatching(/does not answer/) })
    await bench.start(follower)
    await asks.step()
    expect([asks.isReady, asks.isCaughtUp]).toEqual([true, true])
  })

  test('products that are named come from the database meanwhile, with the cards that the process would show', async () => {
    const asks = await anAsker()
    const { hits } = await find(asks, tables)
    const wanted = [
      ...hits.map(({ productId, variantId }) => ({ productId, variantId })),
      { productId: 999_999, variantId: 1 },
    ]
    const there = await asks.hitsOf(wanted)
    await bench.stop()
    await until('it is missed', () => asks.remote.isAway)
    expect(await asks.hitsOf(wanted)).toEqual(there)
    const [first] = there
    const cardOf = (index: ListingIndex) => {
      const record = index.cardOf(first?.variantId ?? 0) ?? Buffer.of()
      return presentCardRecord(record, { region: 'mainland', now: imports.clock.now(), clickSource: 1 })
    }
    expect(cardOf(asks)).toEqual(cardOf(follower))
    await bench.start(follower)
  })

  test('another installation, another build, what is no plan and what is no path are refused by name', async () => {
    const stranger = bench.ask({ key: Buffer.alloc(32) })
    await expect(stranger.step()).rejects.toThrow(/POISO_SECRET/)
    const asks = await anAsker()
    await expect(asks.search.search({ ...planOf(), category: 999_999 })).rejects.toThrow(RangeError)
    expect(await ask('/search', {})).toMatchObject({ status: 401 })
    expect(await ask('/healthz', {})).toMatchObject({ status: 200 })
  })
})

describe('what a search process measures', () => {
  test('its index and the time of each question, without a key, to whom POISO_METRICS shows them', async () => {
    const asks = await anAsker()
    await asks.search.search(planOf())
    const { status, body } = await ask('/metrics', {})
    expect(status).toBe(200)
    expect(body).toMatch(/^poiso_search_question_seconds_count\{question="search",status="200"\} [1-9]/m)
    expect(body).toContain(`poiso_index_offers ${follower.rowCount}\n`)
    // It asks nobody.
    expect(body).not.toMatch(/^poiso_index_away\{/m)
    isShown = false
    expect((await ask('/metrics', {})).status).toBe(401)
    isShown = true
  })
})

test('a question goes on with the trace in which it was asked, in the search process', async () => {
  const asks = await anAsker()
  const { spans, stop } = recordedSpans()
  try {
    await asks.search.search(planOf())
  } finally {
    stop()
  }
  expect(spans).toEqual([{ name: 'index search', kind: 'server', from: [AROUND] }])
})

function planOf() {
  return {
    category: null,
    words: [],
    adjacencyBonus: 0,
    filters: [],
    shownBy: [],
    orderBy: [],
    facets: [],
    page: { kind: 'numbered', number: 1, size: 1 },
  } as const
}

function ask(path: string, headers: Record<string, string>): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request({ socketPath: bench.socketPath, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** How often the index behind the socket was asked for cards that were to be sent. */
function countQuestions(index: IndexFollower): () => { readonly cards: number } {
  const cardsOf = index.cardsOf.bind(index)
  let cards = 0
  index.cardsOf = (ids) => {
    cards += ids.length
    return cardsOf(ids)
  }
  return () => ({ cards })
}
