/**
 * How many clicks a second are judged and brought into the ledger (issue 34; goal: 2,000 on one core), beside a probe that only
 * writes the same rows:
 *
 *     node tools/bench/ledger.ts [--clicks 60000] [--shops 50]
 *
 * On a PostgreSQL of its own, by the processor's time of this process and of the database's, which other work does not lengthen. A day of clicks: one in five is a robot, a prefetch or a double; prices of 20 steps.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { postClicks } from '../../src/domains/billing/ledger/post-clicks.ts'
import { verifyLedger } from '../../src/domains/billing/ledger/verify-ledger.ts'
import type { Click } from '../../src/domains/clicks/click.ts'
import { classifyClicks } from '../../src/domains/clicks/judging/classify.ts'
import { insertClicks } from '../../src/domains/clicks/storage.ts'
import { aClick, CHROME } from '../../src/domains/clicks/testing.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { cpuClock } from '../../src/platform/pace/testing-cpu.ts'
import { benchDatabase } from './bench-database.ts'
import { aRandom } from './random.ts'
import { machineLine } from './running-site.ts'

const { values } = parseArgs({
  options: { clicks: { type: 'string', default: '60000' }, shops: { type: 'string', default: '50' } },
})
const [clicks, shops] = [Number(values.clicks), Number(values.shops)]
const GOAL = 2_000
const BATCH = 1_000
/** Of them so many are judged while it is measured; the others came before. */
const MEASURED = Math.floor((clicks * 5) / 6)
const DAY_BEGAN = Date.parse('2026-11-20T00:00:00Z')

const database = await benchDatabase('ledger', 1)
const { db } = database
let isMet = false
try {
  await fill()
  console.log(`${clicks} clicks of ${shops} shops · ${machineLine()}`)
  const probe = await timed(writeOnly)
  console.log(`  probe, the same rows written in batches: ${said(probe, clicks)}`)
  await warmUp()
  const judged = await timed(judgeAll)
  const posted = await timed(() => postClicks(db, systemClock))
  console.log(`  judged: ${said(judged, MEASURED)}; posted: ${said(posted, clicks)}`)
  const both = 1000 / (judged.cpuMs / MEASURED + posted.cpuMs / clicks)
  isMet = both >= GOAL
  const ofProbe = (1000 * clicks) / probe.cpuMs / both
  console.log(
    `  ${isMet ? 'met   ' : 'missed'} judged and posted: ${Math.round(both)} a second of one core (goal ≥ ${GOAL}), ${ofProbe.toFixed(1)} × the probe's time`,
  )
  const verifying = performance.now()
  const verified = await verifyLedger(db)
  console.log(
    `  verified ${verified.clicks} that cost something in ${Math.round(performance.now() - verifying)} ms: ${verified.differences.length} differences`,
  )
  const { rows } = await sql<{ reason: string; clicks: number }>`
    select coalesce(reason, 'counts') as reason, count(*)::int as clicks from clicks.click group by 1 order by 2 desc`.execute(
    db,
  )
  console.log(`  ${rows.map(({ reason, clicks: count }) => `${reason} ${count}`).join(', ')}`)
} finally {
  await database.close()
}
process.exitCode = isMet ? 0 : 1

interface Taken {
  readonly ms: number
  /** Of this process and of the database's for it. */
  readonly cpuMs: number
}

function said({ ms, cpuMs }: Taken, count: number): string {
  return `${Math.round((1000 * count) / cpuMs)} a second of one core (${Math.round((1000 * count) / ms)} by the clock)`
}

async function fill(): Promise<void> {
  const random = aRandom(34)
  for (let from = 0; from < clicks; from += BATCH)
    await insertClicks(
      db,
      Array.from({ length: Math.min(BATCH, clicks - from) }, (_, index) => oneClick(from + index, random)),
    )
  await sql`vacuum analyze clicks.click`.execute(db)
}

function oneClick(index: number, random: ReturnType<typeof aRandom>): Click {
  const variantId = 1 + random.skewed(20_000)
  const bad = random.chance(0.2)
  return aClick({
    at: new Date(DAY_BEGAN + Math.floor((index / clicks) * 86_400_000)).toISOString(),
    variantId,
    productId: variantId,
    eshopId: 1 + (variantId % shops),
    cpcMicros: 50_000 + (variantId % 20) * 10_000,
    rendering: `r${index >> 7}`,
    userAgent:
      bad && random.chance(0.7)
        ? 'Mozilla/5.0 (compatible; Googlebot/2.1)'
        : CHROME.replace('140', String(100 + random.below(40))),
    ...(bad && { purpose: random.chance(0.3) ? 'prefetch' : null }),
  })
}

/** A table that has been there for a while: the planner knows how many clicks count, as autovacuum tells it within a minute. */
async function warmUp(): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update clicks.click set classified_at = now(), billable = false where uid in (select uid from clicks.click order by at, uid offset ${clicks - MEASURED})`.execute(
      tx,
    )
  })
  await judgeAll()
  await sql`update clicks.click set classified_at = null, billable = null where not billable and reason is null`.execute(
    db,
  )
  await sql`vacuum analyze clicks.click`.execute(db)
}

/** Rows changed as a judge changes them, and nothing decided. */
async function writeOnly(): Promise<void> {
  const { rows } = await sql<{ uid: string }>`select uid from clicks.click order by at, uid`.execute(db)
  for (let from = 0; from < rows.length; from += BATCH / 2) {
    const uids = rows.slice(from, from + BATCH / 2).map(({ uid }) => uid)
    await sql`update clicks.click set position = 1 where uid = any(${uids}::uuid[])`.execute(db)
  }
}

async function judgeAll(): Promise<void> {
  while ((await classifyClicks(db, systemClock)) > 0);
}

async function timed(act: () => Promise<unknown>): Promise<Taken> {
  const [began, cpuMs, backendMs] = [performance.now(), cpuClock(), await backendCpuMs()]
  await act()
  return { ms: performance.now() - began, cpuMs: cpuMs() + (await backendCpuMs()) - backendMs }
}

/** Processor time of the one process that PostgreSQL has for us, as Linux tells it in hundredths of a second. */
async function backendCpuMs(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const fields = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
