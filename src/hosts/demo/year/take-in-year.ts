import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { classifyClicks, insertClicks } from '#domains/clicks/contract.ts'
import { madeSigningKey, postClicks, type SigningKey } from '#domains/billing/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import type { Repetition } from '#platform/pace/repeat.ts'
import { readDemoManifest } from '../../../../demo/manifest.ts'
import { takeInAtLast } from '../take-in-at-last.ts'
import { readPages } from './accuracy-of-year.ts'
import { drawDay } from './draw-clicks.ts'
import { invoiceMonth, takeBack } from './money-of-year.ts'
import { settleShops, type ShopOfYear } from './shops-of-year.ts'
import { standingClock } from './standing-clock.ts'

/** After the site is ready; the reviews have their first minute for themselves. */
const BEGIN_AFTER_MS = 60_000
/** Between two days of the year: pages come first. */
const PAUSE_MS = 250
const DAY_MS = 86_400_000
const DAYS = 365
const TAKEN_BACK = 6
const MARK = 'year-taken-in'

export interface YearDeps {
  readonly db: Database
  readonly clock: Clock
}

/** Brings a year of clicks and money to the demo's shops once the site is ready, a day at a time (ADR 0126). A later start finds it done, or goes on. */
export function beginDemoYear(deps: YearDeps & { readonly dataFolder: string; readonly log: Log }): Repetition {
  return takeInAtLast({ log: deps.log, complaint: "the demo's year could not be taken in" }, (signal) =>
    takeInOnce(deps, signal),
  )
}

async function takeInOnce(
  { dataFolder, log, ...deps }: YearDeps & { readonly dataFolder: string; readonly log: Log },
  signal: AbortSignal,
): Promise<void> {
  const manifest = await readDemoManifest(dataFolder)
  const mark = join(dataFolder, 'demo', MARK)
  if (manifest === null || (await readFile(mark, 'utf8').catch(() => '')) === manifest.key) return
  await wait(BEGIN_AFTER_MS, undefined, { signal, ref: false })
  const until = new Date(manifest.generatedAt)
  const taken = await takeInYear(deps, { until, days: DAYS }, () => wait(PAUSE_MS, undefined, { signal }))
  // The mark comes last: who dies before it goes on at the next start, and what stands there stays.
  await writeFile(mark, manifest.key)
  log.info(taken, "the demo's year is in")
}

/** The clicks of so many days before `until`, judged, posted and invoiced month by month as they would have been, with a pause after each day. */
export async function takeInYear(
  { db, clock }: YearDeps,
  { until, days }: { readonly until: Date; readonly days: number },
  pause: () => Promise<unknown>,
): Promise<{ clicks: number; documents: number; readings: number }> {
  // An agreement that began with the year: clicks cost nothing before one (ADR 0128).
  const from = new Date(until.getTime() - (days + 1) * DAY_MS)
  const shops = await settleShops(db, { now: clock.now(), from })
  // Made anew at each start: what was signed before is checked by the public half that is kept.
  const key = madeSigningKey()
  let [clicks, documents] = [0, 0]
  for (let back = days; back > 0; back -= 1) {
    const day = new Date(until.getTime() - back * DAY_MS).toISOString().slice(0, 10)
    clicks += await takeInDay(db, shops, day)
    const month = endedMonth(day)
    if (month !== null) documents += await endMonth({ db, key }, shops, { month, isLast: back < 31 })
    await pause()
  }
  return { clicks, documents, readings: await readPages(db, shops, clock.now()) }
}

async function takeInDay(db: Database, shops: readonly ShopOfYear[], day: string): Promise<number> {
  const clicks = shops.flatMap((shop) => drawDay(shop, day))
  await insertClicks(db, clicks)
  const midnight = standingClock(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS))
  await classifyClicks(db, midnight)
  await postClicks(db, midnight)
  return clicks.length
}

/** Invoices it; before that, some clicks of the month before are found bad, which the run gives back. */
async function endMonth(
  { db, key }: { readonly db: Database; readonly key: SigningKey },
  shops: readonly ShopOfYear[],
  { month, isLast }: { readonly month: string; readonly isLast: boolean },
): Promise<number> {
  const [shop] = shops
  if (shop !== undefined && isLast) {
    const [year = 0, number = 1] = month.split('-').map(Number)
    const day = new Date(Date.UTC(year, number - 2, 15)).toISOString().slice(0, 10)
    const bad = drawDay(shop, day).slice(0, TAKEN_BACK)
    await takeBack(
      db,
      bad.map(({ uid }) => uid),
      new Date(Date.UTC(year, number, 2)),
    )
  }
  return invoiceMonth(db, key, { month, isLast })
}

/** The month whose last day this is, by its first; null: it goes on. */
function endedMonth(day: string): string | null {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString()
  return next.slice(8, 10) === '01' ? `${day.slice(0, 7)}-01` : null
}
