import { sql } from 'kysely'
import type { Availability } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Outcome, UnknownReason } from '../checking/judge.ts'
import type { ContestState } from '../contests/contest.ts'

/** A reading as its shop sees it. */
export interface ReadingRow {
  readonly id: number
  readonly eshopId: number
  readonly variantId: number
  readonly cause: 'click' | 'report'
  readonly clickedAt: Date
  readonly observedAt: Date
  readonly url: string
  readonly shownCents: number
  readonly shownAvailability: Availability
  readonly readCents: number | null
  readonly readAvailability: Availability | null
  readonly outcome: Outcome
  readonly why: UnknownReason | null
  readonly evidence: string | null
  readonly contestState: ContestState | null
  readonly contestReason: string | null
  readonly contestedAt: Date | null
  readonly decision: string | null
}

const READING = sql`
  o.id, o.eshop_id as "eshopId", o.variant_id as "variantId", o.cause, o.clicked_at as "clickedAt", o.observed_at as "observedAt", o.url,
  o.shown_cents as "shownCents", o.shown_availability as "shownAvailability", o.read_cents as "readCents", o.read_availability as "readAvailability",
  o.outcome, o.why, o.evidence, c.state as "contestState", c.reason as "contestReason", c.contested_at as "contestedAt", c.decision`

/** Readings of a shop, the newest first. */
export async function readingsOfShop(
  db: DatabaseOrTransaction,
  eshopId: number,
  { outcome, before }: { readonly outcome: Outcome | null; readonly before: number | null },
  most: number,
): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    select ${READING} from accuracy.observation o left join accuracy.contest c on c.observation_id = o.id
    where o.eshop_id = ${eshopId} and (${outcome}::text is null or o.outcome = ${outcome}) and (${before}::bigint is null or o.id < ${before})
    order by o.id desc limit ${most}`.execute(db)
  return rows
}

/** One reading, or null. */
export async function findReading(db: DatabaseOrTransaction, id: number): Promise<ReadingRow | null> {
  const { rows } = await sql<ReadingRow>`
    select ${READING} from accuracy.observation o left join accuracy.contest c on c.observation_id = o.id where o.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

export interface DayRow {
  readonly day: string
  readonly right: number
  readonly price: number
  readonly stock: number
  readonly unknown: number
  readonly contested: number
  readonly reports: number
}

/** A shop's sums of so many days up to today, newest first; days on which nothing was found are absent. */
export async function daysOfShop(
  db: DatabaseOrTransaction,
  eshopId: number,
  now: Date,
  days: number,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text, right_count as "right", price_count as price, stock_count as stock, unknown_count as unknown, contested_count as contested, report_count as reports
    from accuracy.day where eshop_id = ${eshopId} and day > (${now}::timestamptz at time zone 'Europe/Lisbon')::date - ${days}::int order by accuracy.day.day desc`.execute(
    db,
  )
  return rows
}

export async function isShopRead(db: DatabaseOrTransaction, eshopId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accuracy.unread_shop')
    .select('eshop_id')
    .where('eshop_id', '=', eshopId)
    .executeTakeFirst()
  return row === undefined
}

/** Keeps a shop's wish; pages that wait are forgotten with it. */
export async function setShopRead(
  db: DatabaseOrTransaction,
  eshopId: number,
  isRead: boolean,
  now: Date,
): Promise<void> {
  if (isRead) {
    await db.deleteFrom('accuracy.unread_shop').where('eshop_id', '=', eshopId).execute()
    return
  }
  await sql`insert into accuracy.unread_shop (eshop_id, since) values (${eshopId}, ${now}) on conflict do nothing`.execute(
    db,
  )
  await db.deleteFrom('accuracy.planned_check').where('eshop_id', '=', eshopId).execute()
}
