import { sql } from 'kysely'
import { clicksByDay } from '#domains/clicks/contract.ts'
import { feedCounts, firstImportDay, importsByDay } from '#domains/feeds/contract.ts'
import type { ListingIndex } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { jobCounts } from '#platform/jobs/job-report.ts'
import type { Log } from '#platform/log.ts'
import { mailCounts } from '#platform/mail/mail-report.ts'
import type { Metrics } from '#platform/metrics.ts'
import { consumerLags } from '#platform/outbox/consumer-report.ts'
import { readWaiting } from './waiting.ts'

export interface TodayParts {
  readonly clock: Clock
  readonly log: Log
  /** The patient one: a month of clicks takes its time, and nobody else waits for it. */
  readonly patient: { readonly db: Database }
  /** For the days before: they may be some seconds old. */
  readonly replica: { readonly db: Database }
  readonly follower: Pick<ListingIndex, 'rowCount' | 'caughtUpAtMs'>
  readonly metrics: Pick<Metrics, 'requestSeconds'>
}

const SHOWN_DAYS = 30
const DAY_MS = 86_400_000

/** Reads what Hoje shows; each part by itself, so that one that fails takes none with it. */
export function createToday({ clock, log, patient: { db }, replica, follower, metrics }: TodayParts) {
  const since = clock.now().toISOString()
  const orNull = async <Value>(what: string, read: Promise<Value>): Promise<Value | null> =>
    read.catch((err: unknown) => (log.warn({ err }, `today: ${what} cannot be read`), null))
  return async () => {
    const now = clock.now()
    const [hasWorker, feeds, work, mail, waiting, days, errors] = await Promise.all([
      orNull('whether a worker is there', isWorkerThere(db)),
      orNull('feeds', feedCounts(db)),
      orNull('work', workNow(db)),
      orNull('mail', mailNow(db)),
      readWaiting(db, now, orNull),
      orNull('days', lastDays(replica.db, now)),
      countErrors(metrics),
    ])
    const { rowCount: offers, caughtUpAtMs } = follower
    const lagSeconds = caughtUpAtMs === null ? null : Math.max(0, (clock.monotonicMs() - caughtUpAtMs) / 1_000)
    return {
      at: now.toISOString(),
      hasWorker,
      feeds,
      index: { offers, lagSeconds },
      work,
      mail,
      waiting,
      errors: { count: errors, since },
      days,
    }
  }
}

/** Its connections carry its name (process-parts.ts). */
async function isWorkerThere(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (
    select from pg_stat_activity where application_name = 'poiso-worker' and datname = current_database()) as there`.execute(
    db,
  )
  return rows[0]?.there === true
}

async function workNow(db: Database) {
  const [jobs, consumers] = await Promise.all([jobCounts(db), consumerLags(db)])
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    waiting: sum(jobs.map(({ queued }) => queued)),
    oldestSeconds: Math.max(0, ...jobs.map(({ oldestSeconds }) => oldestSeconds)),
    failed: sum([...jobs, ...consumers].map(({ failed }) => failed)),
  }
}

async function mailNow(db: Database) {
  const counts = new Map((await mailCounts(db)).map(({ state, count }) => [state, count]))
  const of = (...states: readonly string[]) => states.reduce((total, state) => total + (counts.get(state) ?? 0), 0)
  return { waiting: of('queued', 'sending', 'handed'), failed: of('failed') }
}

async function lastDays(db: Database, now: Date) {
  // A day more than is shown: the clocks may have been changed since.
  const from = new Date(now.getTime() - (SHOWN_DAYS + 1) * DAY_MS)
  const [clicks, imports, first] = await Promise.all([
    clicksByDay(db, from),
    importsByDay(db, from),
    firstImportDay(db),
  ])
  const days = daysUntil(now)
  // Before there was anything to count nothing was counted: that is unknown, and no 0.
  const importsFrom = first ?? days.at(-1) ?? ''
  const clicksFrom = [importsFrom, clicks[0]?.day ?? importsFrom].toSorted()[0] ?? ''
  return days.map((day) => {
    const { clicks: all = 0, counted = 0 } = clicks.find((each) => each.day === day) ?? {}
    const { applied = 0, held = 0, failed = 0 } = imports.find((each) => each.day === day) ?? {}
    return {
      day,
      ...(day < clicksFrom ? { clicks: null, counted: null } : { clicks: all, counted }),
      ...(day < importsFrom ? { applied: null, held: null, failed: null } : { applied, held, failed }),
    }
  })
}

const lisbon = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Lisbon' })

/** The days that are shown, '2026-11-26' the last: of Lisbon, each once, also where one of them has 23 or 25 hours. */
export function daysUntil(now: Date): readonly string[] {
  const today = Date.parse(lisbon.format(now))
  return Array.from({ length: SHOWN_DAYS }, (_none, index) =>
    new Date(today - (SHOWN_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

async function countErrors({ requestSeconds }: Pick<Metrics, 'requestSeconds'>): Promise<number> {
  const { values } = await requestSeconds.get()
  return values
    .filter(({ metricName, labels }) => metricName?.endsWith('_count') === true && Number(labels.status) >= 500)
    .reduce((sum, { value }) => sum + value, 0)
}
