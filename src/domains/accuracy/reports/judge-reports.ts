import { sql } from 'kysely'
import { hasCountedClick } from '#domains/clicks/contract.ts'
import { offersToCheck } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { CHECK_LIMITS, REPORT_LIMITS } from '../accuracy-limits.ts'
import { planChecks } from '../checking/plan-checks.ts'
import type { ReportKind } from './report-kinds.ts'

const BATCH = 200

interface UnjudgedReport {
  readonly id: number
  readonly variantId: number
  readonly kind: ReportKind
  readonly visitorDay: string
  readonly visitorDayBefore: string
  readonly reportedAt: Date
  /** A reading after it that told something. */
  readonly isAnswered: boolean
  readonly isRead: boolean
}

type Standing = 'counts' | 'no_click' | 'answered'

/**
 * Finds which reports count: only those of who went to the shop by a click that counts. Of price and stock the page is read, and that
 * reading stands for itself; a report that no reading could answer counts a little, and what no page can tell does so at once.
 */
export async function judgeReports(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const report of await lockUnjudged(tx, now)) {
      const standing = await standingOf(tx, report, now)
      if (standing !== null)
        await sql`update accuracy.report set standing = ${standing} where id = ${report.id}`.execute(tx)
      else if (!report.isRead) await planReading(tx, report, now)
    }
  })
}

/** null: the page is still to be read. */
async function standingOf(tx: DatabaseTransaction, report: UnjudgedReport, now: Date): Promise<Standing | null> {
  if (!(await wentToShop(tx, report))) return 'no_click'
  if (report.kind === 'delivery' || report.kind === 'product') return 'counts'
  if (report.isAnswered) return 'answered'
  return now.getTime() - report.reportedAt.getTime() >= REPORT_LIMITS.answeredWithinMs ? 'counts' : null
}

async function wentToShop(
  tx: DatabaseTransaction,
  { variantId, visitorDay, visitorDayBefore, reportedAt }: UnjudgedReport,
): Promise<boolean> {
  const [from, until] = [new Date(reportedAt.getTime() - REPORT_LIMITS.afterClickMs), reportedAt]
  for (const hash of [visitorDay, visitorDayBefore])
    if (await hasCountedClick(tx, { variantId, visitorDay: hash, from, until })) return true
  return false
}

async function planReading(
  tx: DatabaseTransaction,
  { variantId, reportedAt }: UnjudgedReport,
  now: Date,
): Promise<void> {
  const offer = (await offersToCheck(tx, [variantId])).get(variantId)
  if (offer !== undefined && (await hasRoom(tx, offer.eshopId, now)))
    await planChecks(tx, [{ offer, cause: 'report', at: reportedAt }])
}

/** Within what a shop is asked a day, and the part of it that those who report may choose. */
async function hasRoom(tx: DatabaseTransaction, eshopId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ all: number; reported: number }>`
    select count(*)::int as all, (count(*) filter (where cause = 'report'))::int as reported from (
      select cause from accuracy.planned_check where eshop_id = ${eshopId}
      union all select cause from accuracy.observation where eshop_id = ${eshopId} and observed_at >= date_trunc('day', ${now}::timestamptz, 'Europe/Lisbon')) asked`.execute(
    tx,
  )
  const { all, reported } = rows[0] ?? { all: 0, reported: 0 }
  return all < CHECK_LIMITS.ofShopADay && reported < REPORT_LIMITS.readingsOfShopADay
}

async function lockUnjudged(tx: DatabaseTransaction, now: Date): Promise<UnjudgedReport[]> {
  const { rows } = await sql<UnjudgedReport>`
    select id, variant_id as "variantId", kind, visitor_day as "visitorDay", visitor_day_before as "visitorDayBefore", reported_at as "reportedAt",
      exists (select from accuracy.observation o where o.variant_id = r.variant_id and o.observed_at >= r.reported_at and o.outcome <> 'unknown') as "isAnswered",
      exists (select from accuracy.observation o where o.variant_id = r.variant_id and o.observed_at >= r.reported_at) as "isRead"
    from accuracy.report r where standing is null and reported_at <= ${new Date(now.getTime() - REPORT_LIMITS.judgedAfterMs)}
    order by reported_at limit ${BATCH} for update skip locked`.execute(tx)
  return rows
}
