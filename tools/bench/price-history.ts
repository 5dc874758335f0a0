/**
 * What a year of prices costs on disk, and what judging a day's changes costs (docs/benchmarks.md, Price history; B-03):
 *
 *     node tools/bench/price-history.ts [--offers 50000] [--small]
 *
 * A scaled catalogue in the real tables of an empty database: a first row for each offer, then a year in which 2 % of the offers,
 * by lot, change their price each day. Bytes of rows and index are measured and multiplied to 1,000,000 offers. Then the offers
 * that changed on the last day are judged for discounts, as an import does with those whose price it changed.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { loadWatched } from '../../src/domains/offers/history/load-watched.ts'
import { rediscount } from '../../src/domains/offers/history/rediscount.ts'
import { benchDatabase } from './bench-database.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { offers: { type: 'string', default: '50000' }, small: { type: 'boolean', default: false } },
})
const OFFERS = values.small ? 2_000 : Number(values.offers)
const DAYS = 365
const CHANGED_A_DAY = 0.02
const CATALOGUE = 1_000_000
const START = Date.parse('2025-01-01T06:00:00Z')
const DAY_MS = 86_400_000

const database = await benchDatabase('history')
const { db } = database

try {
  console.log(`${machineLine()}; ${OFFERS} offers, ${DAYS} days, ${CHANGED_A_DAY * 100} % of them change a day`)
  await makeOffers()
  await tellBytes(await bytesOf(), await writeYear())
  await tellJudging()
} finally {
  await database.close()
}
process.exit(0)

/** Offers with no more than the rule reads, their first rows, and a partition for each month. */
async function makeOffers(): Promise<void> {
  for (let month = 0; month <= 12; month += 1) {
    const [from, until] = [Date.UTC(2025, month, 1), Date.UTC(2025, month + 1, 1)].map((at) =>
      new Date(at).toISOString(),
    ) as [string, string]
    await sql`create table offers.${sql.ref(`price_observation_${from.slice(0, 7).replace('-', '_')}`)} partition of offers.price_observation for values from (${sql.lit(from)}) to (${sql.lit(until)})`.execute(
      db,
    )
  }
  const first = new Date(START)
  await sql`insert into offers.variant (eshop_id, item_id, product_id, state, fingerprint, content, rules_version, slug, title, link, condition, price_cents, regular_price_cents, availability, first_seen_at, changed_at)
    select 1, 'item-' || n, n, 'live', n, n, 1, 'slug', 'Mesa de centro', 'https://loja.pt/' || n, 'new', 1000 + n % 90000, 1000 + n % 90000, 'in_stock', ${first}, ${first} from generate_series(1, ${OFFERS}::int) n`.execute(
    db,
  )
  await sql`insert into offers.price_observation select id, ${first}, price_cents, null, 'in_stock', 490 from offers.variant order by id`.execute(
    db,
  )
}

/** Four imports a day, each with a quarter of its changes; gives the rows written. */
async function writeYear(): Promise<number> {
  const changes = Math.round((OFFERS * CHANGED_A_DAY) / 4)
  await sql`select setseed(0.5)`.execute(db)
  for (let step = 1; step <= DAYS * 4; step += 1) {
    await sql`insert into offers.price_observation
      select distinct on (n) n, ${new Date(START + (step * DAY_MS) / 4)}, (1000 + n % 90000) * (0.7 + 0.4 * random()), case when random() < 0.3 then 99900 end, 'in_stock', 490
      from (select 1 + floor(random() * ${OFFERS})::int as n from generate_series(1, ${changes}::int)) as lot`.execute(
      db,
    )
  }
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from offers.price_observation`.execute(db)
  return (rows[0]?.rows ?? 0) - OFFERS
}

async function bytesOf(): Promise<number> {
  const { rows } = await sql<{
    bytes: number
  }>`select sum(pg_total_relation_size(relid))::float8 as bytes from pg_partition_tree('offers.price_observation')`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}

async function tellBytes(firstBytes: number, written: number): Promise<void> {
  const yearBytes = (await bytesOf()) - firstBytes
  const perRow = yearBytes / written
  const rowsAYear = CATALOGUE * CHANGED_A_DAY * DAYS
  console.log(
    `  first rows: ${(firstBytes / OFFERS).toFixed(1)} bytes each with their index; ${(((firstBytes / OFFERS) * CATALOGUE) / 1e6).toFixed(0)} MB for ${CATALOGUE} offers, once`,
  )
  console.log(
    `  a year: ${written} rows, ${(yearBytes / 1e6).toFixed(1)} MB, ${perRow.toFixed(1)} bytes a row with its index`,
  )
  tellGoal(
    `a year at ${CATALOGUE} offers (${(rowsAYear / 1e6).toFixed(1)} M rows)`,
    (perRow * rowsAYear) / 1e9,
    2,
    'GB',
  )
}

async function tellJudging(): Promise<void> {
  const now = new Date(START + DAYS * DAY_MS)
  const { rows } = await sql<{
    id: number
  }>`select distinct variant_id as id from offers.price_observation where observed_at > ${new Date(now.getTime() - DAY_MS)}`.execute(
    db,
  )
  const ids = rows.map(({ id }) => id)
  // As an import leaves them: the offer costs what its last row says.
  await sql`update offers.variant v set price_cents = o.price_cents from (select distinct on (variant_id) variant_id, price_cents from offers.price_observation order by variant_id, observed_at desc) o where o.variant_id = v.id`.execute(
    db,
  )
  await loadWatched(db, ids.slice(0, 100), now)
  const began = performance.now()
  const changed = await db.transaction().execute((tx) => rediscount(tx, ids, now))
  const tookMs = performance.now() - began
  console.log(
    `  judging ${ids.length} changed offers: ${tookMs.toFixed(0)} ms, ${((tookMs * 1000) / ids.length).toFixed(0)} µs each; ${changed.length} discounts`,
  )
}
