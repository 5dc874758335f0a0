/**
 * How long the dialog of reviews takes where a million are kept (A-01.19; goal: 5 ms at the 95th percentile on one core):
 *
 *     node tools/bench/reviews.ts [--reviews 1000000] [--rounds 2000]
 *
 * On a PostgreSQL of its own, over the product's server by injected requests, one after another. 200,000 offers of 50 shops, one to five
 * of a product; how much is said of one follows 1/rank, and 20 products have 5,000 reviews each; a tenth has photos. Half of what is
 * asked for is drawn among those that much is said of, as shoppers do. Beside it: the same where no statement is kept by the connections,
 * turn by turn so that the machine is the same to both; the time in the database alone, a page by the last one, a page by stars, and the
 * plainest way to read the first page, over all rows of the product.
 */
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createReviewReader } from '../../src/domains/reviews/contract.ts'
import { reviewRoutes } from '../../src/domains/reviews/read/routes.ts'
import type { DB } from '../../src/platform/database/schema.ts'
import { testServer } from '../../src/platform/http/testing.ts'
import { benchDatabase } from './bench-database.ts'
import { machineLine, quantile, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { reviews: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '2000' } },
})
const [reviews, rounds] = [Number(values.reviews), Number(values.rounds)]
const GOAL_MS = 5
const TURNS = 10
const OFFERS = 200_000
const ESHOPS = 50
/** Products of 5,000 reviews each, over five offers. */
const LOUD = 20
const OF_LOUD = 5_000
const OFFERS_OF_PRODUCT = 5

const database = await benchDatabase('reviews')
const { db } = database
// As in production: elsewhere each answer is checked against its contract, which takes longer than making it.
const PRODUCTION = { env: { NODE_ENV: 'production' } }
const { app } = testServer(PRODUCTION)
reviewRoutes(app, createReviewReader({ db, ownData: { publicPeople: async () => new Map() } }))
// To the driver as it comes, the mark of what is to be kept (platform/database/prepared.ts) is a comment.
const plainDb = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url }) }),
})
const { app: plainApp } = testServer(PRODUCTION)
reviewRoutes(plainApp, createReviewReader({ db: plainDb, ownData: { publicPeople: async () => new Map() } }))
let isMet = false
try {
  await fill()
  console.log(`${reviews} reviews of ${OFFERS} offers, ${LOUD} products of ${OF_LOUD} · ${machineLine()}`)
  await timed(200, () => ask('reviews-modal', { variantId: someOffer() }))
  await timed(200, () => ask('reviews-modal', { variantId: someOffer() }, plainApp))
  const [asked, plain]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    asked.push(...(await timed(rounds / TURNS, () => ask('reviews-modal', { variantId: someOffer() }))))
    plain.push(...(await timed(rounds / TURNS, () => ask('reviews-modal', { variantId: someOffer() }, plainApp))))
  }
  isMet = tellGoal('p95 of reviews-modal', quantile(asked, 0.95), GOAL_MS, 'ms')
  tell('reviews-modal', asked)
  tell('  without kept statements', plain)
  tell(
    `of products with ${OF_LOUD} reviews`,
    await timed(rounds / 4, () => ask('reviews-modal', { variantId: loudOffer() })),
  )
  tell('a page by stars of those', await timed(rounds / 4, () => ask('reviews', { variantId: loudOffer(), stars: 4 })))
  tell(
    'a page in the middle of those, behind the last one',
    await timedOf(await middles(rounds / 4), (middle) => ask('reviews', middle)),
  )
  tell(
    'beside: the first page of those over all their rows',
    await timed(50, async () => {
      await sql`select * from (select *, row_number() over (order by written_at desc, id desc) as n from reviews.review
        where variant_id = any(${offersOf(loudOffer())}::bigint[]) and state = 'published') as all_of_them where n <= 10`.execute(
        db,
      )
    }),
  )
  await tellDatabase()
} finally {
  await Promise.all([app.close(), plainApp.close(), plainDb.destroy()])
  await database.close()
}
process.exitCode = isMet ? 0 : 1

async function fill(): Promise<void> {
  await sql`select setseed(0.5)`.execute(db)
  await sql`insert into eshops.eshop (slug, name, created_at, updated_at) select 'loja-' || n, 'Loja ' || n, now(), now() from generate_series(1, ${ESHOPS}) n`.execute(
    db,
  )
  await sql`set session_replication_role = replica`.execute(db)
  await sql`insert into offers.product (id, slug, title, condition, first_seen_at, changed_at)
    overriding system value select n, 'sofa-' || n, 'Sofá ' || n, 'new', now(), now() from generate_series(1, ${OFFERS / OFFERS_OF_PRODUCT}) n`.execute(
    db,
  )
  await sql`insert into offers.variant (id, eshop_id, item_id, product_id, state, slug, title, link, price_cents, availability, condition, fingerprint, first_seen_at, changed_at, content, regular_price_cents, rules_version)
    overriding system value select n, 1 + n % ${ESHOPS}, 'i' || n, 1 + (n - 1) / ${OFFERS_OF_PRODUCT}, 'live', 'sofa-' || n, 'Sofá Alvor ' || n, 'https://loja.pt/' || n, 10000, 'in_stock', 'new', 0, now(), now(), 0, 10000, 1
    from generate_series(1, ${OFFERS}) n`.execute(db)
  await sql`
    insert into reviews.review (external_id, subject, eshop_id, variant_id, source, verified_by, nickname, half_stars, body, pluses, minuses, state, images_count, written_at, changed_at, published_at)
    select 'r' || lpad(to_hex(n), 16, '0'), 'variant', 1 + offer % ${ESHOPS}, offer, 'star', case when n % 3 = 0 then 'none' else 'purchase' end, 'Ana ' || n % 500,
      1 + floor(random() * 10), repeat('Muito confortável, e a cor é a da fotografia. ', 3), '{conforto,cor}', '{}', 'published', case when n % 10 = 0 then 2 else 0 end,
      timestamptz '2026-11-26' - random() * interval '700 days', now(), now()
    from (select n, case when n <= ${LOUD * OF_LOUD} then 1 + n % ${LOUD * OFFERS_OF_PRODUCT}
      else floor(exp(random() * ln(${OFFERS}::float8)))::int end as offer from generate_series(1, ${reviews}::int) n) as drawn order by random()`.execute(
    db,
  )
  await sql`insert into reviews.photo (path, review_id, place, width, height)
    select 'review/aa/bb/cc/' || id || '-' || place, id, place, 1200, 900 from reviews.review, generate_series(0, 1) place where images_count > 0`.execute(
    db,
  )
  const steps = sql.raw(
    Array.from({ length: 10 }, (_, at) => `count(*) filter (where half_stars = ${at + 1})::int`).join(', '),
  )
  await sql`insert into reviews.variant_total (variant_id, vector, verified_count, images_count, with_image_count)
    select variant_id, array[${steps}], count(*) filter (where verified_by = 'purchase'), sum(images_count), count(*) filter (where images_count > 0) from reviews.review group by 1`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}

function loudOffer(): number {
  return 1 + Math.floor(Math.random() * LOUD * OFFERS_OF_PRODUCT)
}

function someOffer(): number {
  return Math.random() < 0.5
    ? Math.floor(Math.exp(Math.random() * Math.log(OFFERS)))
    : 1 + Math.floor(Math.random() * OFFERS)
}

function offersOf(variantId: number): number[] {
  const first = Math.floor((variantId - 1) / OFFERS_OF_PRODUCT) * OFFERS_OF_PRODUCT + 1
  return Array.from({ length: OFFERS_OF_PRODUCT }, (_, at) => first + at)
}

/** So many offers, each with a review in the middle of its own. */
async function middles(count: number): Promise<{ variantId: number; after: string }[]> {
  const found = new Map<number, string>()
  for (let variantId = 1; variantId <= LOUD * OFFERS_OF_PRODUCT; variantId += 1) {
    const { rows } = await sql<{ externalId: string }>`
      select external_id as "externalId" from reviews.review where variant_id = ${variantId} order by written_at desc offset 300 limit 1`.execute(
      db,
    )
    found.set(variantId, rows[0]?.externalId ?? '')
  }
  return Array.from({ length: count }, () => {
    const variantId = loudOffer()
    return { variantId, after: found.get(variantId) ?? '' }
  })
}

async function ask(path: 'reviews' | 'reviews-modal', payload: object, of = app): Promise<void> {
  const { statusCode, body } = await of.inject({ method: 'POST', url: `/api/v2/variant/${path}`, payload })
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`)
}

/** What PostgreSQL itself needs for the first page of what is said of most. */
async function tellDatabase(): Promise<void> {
  const taken: number[] = []
  for (let time = 0; time < 100; time += 1) {
    const { rows } = await sql<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>`
      explain (analyze, format json) select r.* from unnest(${offersOf(loudOffer())}::bigint[]) as asked (variant_id) cross join lateral (
        select * from reviews.review r where r.variant_id = asked.variant_id and r.state = 'published' and r.subject = 'variant'
        order by r.written_at desc, r.id desc limit 11) r order by r.written_at desc, r.id desc limit 11`.execute(db)
    taken.push(rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0)
  }
  tell('the first page of those in PostgreSQL alone', taken)
}

function tell(what: string, taken: readonly number[]): void {
  console.log(`  ${what}: median ${quantile(taken, 0.5).toFixed(2)} ms, p95 ${quantile(taken, 0.95).toFixed(2)} ms`)
}

function timed(times: number, act: () => Promise<unknown>): Promise<number[]> {
  return timedOf(Array.from({ length: times }), act)
}

async function timedOf<Given>(all: readonly Given[], act: (given: Given) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (const given of all) {
    const began = performance.now()
    await act(given)
    taken.push(performance.now() - began)
  }
  return taken
}
