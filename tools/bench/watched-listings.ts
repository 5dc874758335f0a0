/**
 * What watched listings cost an import (N-09, ADR 0083):
 *
 *     node tools/bench/watched-listings.ts [--offers 20000] [--listings 10000] [--small]
 *
 * Listings as people watch them (a category, a price, a colour, words), and articles of which every price falls by 2 % at once. Measured is the
 * round of the worker that finds what has come into them, at a quarter of the listings, a quarter of the articles, and all: what doubles with
 * each is linear. Beside it a round in which nothing has changed.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { categories } from '../../src/domains/catalogue/contract.ts'
import { importFeed } from '../../src/domains/feeds/contract.ts'
import { groupDueOffers } from '../../src/domains/offers/contract.ts'
import { followListings } from '../../src/domains/watchdog/lists/follow-listings.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.ts'
import { benchDatabase } from './bench-database.ts'
import { writeImportFeed } from './import-feed.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '20000' },
    listings: { type: 'string', default: '10000' },
    small: { type: 'boolean', default: false },
  },
})
const OFFERS = values.small ? 2_000 : Number(values.offers)
const LISTINGS = values.small ? 400 : Number(values.listings)
/** The worker looks every half minute. */
const GOAL_MS = 30_000

const COLOURS = ['preto', 'branco', 'cinzento', 'azul', 'verde', 'castanho', 'bege', 'vermelho']
const WORDS = ['sofa', 'mesa de centro', 'cadeira', 'candeeiro', 'estante', 'cama', 'tapete', 'espelho']

const database = await benchDatabase('listings')
const { db } = database
const log = createLog({ level: 'silent' })

try {
  const products = await makeProducts()
  console.log(`${machineLine()}; ${products.length} products of ${OFFERS} offers, ${LISTINGS} listings`)
  const few = await rounds(Math.round(LISTINGS / 4), products)
  const part = await rounds(LISTINGS, products.slice(0, Math.round(products.length / 4)))
  const all = await rounds(LISTINGS, products)
  tellGoal(`all prices, all listings`, all.changedMs, GOAL_MS, 'ms')
  console.log(
    `         four times the listings: ${(all.changedMs / few.changedMs).toFixed(1)} × the time; four times the products: ${(all.changedMs / part.changedMs).toFixed(1)} ×`,
  )
  tellGoal('a round without changes', all.idleMs, 100, 'ms')
} finally {
  await database.close()
}
process.exit(0)

async function makeProducts(): Promise<number[]> {
  const path = join(database.folder, 'feed.xml')
  await writeImportFeed(path, OFFERS)
  const deps = { db, pool: database.pool, clock: systemClock, log, dataFolder: database.folder, feedTestHosts: [] }
  await importFeed({ shop: 'Ensaio', source: { kind: 'file', path } }, deps)
  await groupDueOffers(deps)
  const { rows } = await sql<{
    id: number
  }>`select id from offers.product where merged_into is null order by id`.execute(db)
  await sql`analyze`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** One listing each, of one person each; all that stands in it is known, as it is when a watch begins. */
async function watch(count: number): Promise<void> {
  await sql`truncate watchdog.watcher, watchdog.listing, watchdog.listing_progress restart identity cascade`.execute(db)
  const urls = [...new Set(Array.from({ length: count }, (_, n) => aListing(n)))]
  await sql`insert into watchdog.listing (url, created_at) select unnest(${urls}::text[]), now()`.execute(db)
  await sql`insert into watchdog.watcher (person_id, created_at) select id, now() from watchdog.listing`.execute(db)
  await sql`insert into watchdog.listing_watch (watcher_id, listing_id, words, created_at)
    select w.id, w.person_id, 'palavras', now() from watchdog.watcher w`.execute(db)
  // The first round begins at its moment, the second finds all.
  await followListings({ db, clock: systemClock })
  await markAll()
  await followListings({ db, clock: systemClock })
  await sql`update watchdog.listing_product set is_known = true`.execute(db)
  await sql`truncate watchdog.listing_found`.execute(db)
  await sql`vacuum analyze watchdog.listing_product, watchdog.listing_watch`.execute(db)
}

async function markAll(products: readonly number[] | null = null): Promise<void> {
  await sql`insert into outbox.index_dirty (product_id) select id from offers.product
    where merged_into is null and (${products as number[] | null}::bigint[] is null or id = any(${products as number[] | null}::bigint[]))`.execute(
    db,
  )
}

/** The n-th: half of what people save is a category up to a price. */
function aListing(n: number): string {
  const most = `preco-ate=${40 + (n % 1_499)}`
  const category = `/produtos/${categories[(n * 7) % categories.length]?.slug}`
  const kinds = [
    `${category}?${most}`,
    `${category}?${most}&cor=${COLOURS[n % COLOURS.length]}`,
    `/search?${most}&preco-de=${n % 31}&q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`,
    `/sales?${most}&preco-de=${n % 31}&cor=${COLOURS[n % COLOURS.length]}`,
  ]
  return kinds[[0, 0, 0, 0, 1, 1, 2, 3][(n >> 3) % 8] ?? 0] ?? ''
}

async function rounds(listings: number, products: readonly number[]): Promise<{ changedMs: number; idleMs: number }> {
  await watch(listings)
  await changePrices(products, 0.98)
  const changedMs = await took()
  const { rows } = await sql<{
    found: number
    known: number
    listings: number
  }>`select (select count(*) from watchdog.listing_found)::int as found,
    (select count(*) from watchdog.listing_product where is_known)::int as known, (select count(*) from watchdog.listing)::int as listings`.execute(
    db,
  )
  const idleMs = await took()
  console.log(
    `${rows[0]?.listings} listings that hold ${rows[0]?.known} places, ${products.length} products: ${Math.round(changedMs)} ms, ${rows[0]?.found} found; then ${Math.round(idleMs)} ms for nothing`,
  )
  await changePrices(products, 1 / 0.98)
  return { changedMs, idleMs }
}

/** All of these at once, as an import does. */
async function changePrices(products: readonly number[], by: number): Promise<void> {
  await sql`update offers.variant set price_cents = round(price_cents * ${by}::float8), regular_price_cents = greatest(regular_price_cents, price_cents)
    where product_id = any(${products as number[]}::bigint[])`.execute(db)
  await markAll(products)
}

async function took(): Promise<number> {
  const begun = performance.now()
  await followListings({ db, clock: systemClock })
  return performance.now() - begun
}
