/**
 * How long the statistics of a shop take over 12 months of 10,000,000 clicks (issue 34; goal: each ≤ 300 ms), beside a probe that counts the
 * same out of clicks themselves:
 *
 *     node tools/bench/statistics.ts [--clicks 10000000] [--probe 200000]
 *
 * On a PostgreSQL of its own. The sums are written as such a year would leave them (365 days, 15 places, 16 reasons, 120 categories, 20,000 offers a
 * month, and as much of four other shops); the probe is of so many clicks alone, and its time is said for all of them.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { STATISTICS_BY } from '../../src/domains/billing/statistics/calls.ts'
import { shopStatistics } from '../../src/domains/billing/statistics/shop-statistics.ts'
import { benchDatabase } from './bench-database.ts'
import { machineLine } from './running-site.ts'

const { values } = parseArgs({
  options: { clicks: { type: 'string', default: '10000000' }, probe: { type: 'string', default: '200000' } },
})
const [clicks, probe] = [Number(values.clicks), Number(values.probe)]
const GOAL_MS = 300
const SHOPS = 5
const YEAR = { from: '2025-11-27', to: '2026-11-26' }
/** Keys of each kind, and whether it is summed by month. */
const KINDS = [
  ['reason', 16, false],
  ['source', 15, false],
  ['category', 120, false],
  ['offer', 20_000, true],
] as const

const database = await benchDatabase('statistics', 1)
const { db } = database
let isMet = true
try {
  for (const [kind, keys, isByMonth] of KINDS) await fill(kind, keys, isByMonth)
  await sql`vacuum analyze clicks.shop_sum`.execute(db)
  console.log(`${clicks} clicks of a shop in 12 months · ${machineLine()}`)
  for (const by of STATISTICS_BY) await measure(by)
  await probeClicks()
} finally {
  await database.close()
}
process.exitCode = isMet ? 0 : 1

async function fill(kind: string, keys: number, isByMonth: boolean): Promise<void> {
  const periods = isByMonth ? 13 : 365
  const each = Math.ceil(clicks / (periods * keys))
  const day = isByMonth
    ? sql`(date_trunc('month', ${YEAR.from}::date) + make_interval(months => p))::date`
    : sql`${YEAR.from}::date + p`
  // In the order in which a year writes them: one period after the other, and in each the shops' clicks mixed.
  await sql`
    insert into clicks.shop_sum (eshop_id, kind, day, key, clicks, counted, paid, micros)
    select s, ${kind}, ${day}, case when ${kind} = 'reason' and k = 1 then '' else k::text end, ${each}::int, ${each}::int, ${each}::int, ${each}::bigint * 90000
    from generate_series(1, ${SHOPS}::int) s, generate_series(0, ${periods - 1}::int) p, generate_series(1, ${keys}::int) k
    order by p, hashint4(k * ${SHOPS}::int + s)`.execute(db)
}

async function measure(by: (typeof STATISTICS_BY)[number]): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const began = performance.now()
    await shopStatistics(db, 3, { by, ...YEAR })
    times.push(performance.now() - began)
  }
  const [first = 0] = times
  const median = times.toSorted((one, other) => one - other)[3] ?? 0
  isMet &&= median <= GOAL_MS
  console.log(
    `  ${median <= GOAL_MS ? 'met   ' : 'missed'} by ${by}: ${median.toFixed(1)} ms, the first time ${first.toFixed(1)} ms (goal ≤ ${GOAL_MS} ms)`,
  )
}

/** The same question to clicks themselves, with the index of a shop's clicks. */
async function probeClicks(): Promise<void> {
  await sql`
    insert into clicks.click (uid, click_id, at, variant_id, product_id, eshop_id, price_cents, source, rendering_state, visitor, visitor_shown, visitor_day, classified_at, billable)
    select gen_random_uuid(), n::text, '2025-11-27'::timestamptz + make_interval(secs => n * (31500000.0 / ${probe}::int)), 1 + n % 20000, 1, 3, 100, 1, 'good', 'v' || n, true, 'd' || n, now(), true
    from generate_series(1, ${probe}::int) n`.execute(db)
  await sql`vacuum analyze clicks.click`.execute(db)
  const began = performance.now()
  await sql`select (at at time zone 'Europe/Lisbon')::date, count(*) from clicks.click where eshop_id = 3 group by 1`.execute(
    db,
  )
  const ms = performance.now() - began
  console.log(
    `  probe: ${probe} clicks counted by day in ${ms.toFixed(0)} ms, so ${Math.round((ms * clicks) / probe)} ms of all of them`,
  )
}
