import { sql } from 'kysely'
import { lisbonDate, tellAccuracy } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { DAY_MS } from '../accuracy-limits.ts'
import { accuracyStep } from './accuracy-step.ts'
import { type DayOfReadings, SCORE_RULES, scoreOf } from './score.ts'
import { sumDays } from './sum-days.ts'
import { warnFallenShops } from './warn-fallen.ts'

/** A worker that was away over a night or two finds their readings still. */
const SUMMED_AGAIN_MS = 7 * DAY_MS

interface ShopDay extends DayOfReadings {
  readonly eshopId: number
  readonly price: number
  readonly stock: number
  readonly unknown: number
}

/** What is shown of a shop now, from its sums. */
interface Settled {
  readonly eshopId: number
  readonly share: number | null
  readonly right: number
  readonly price: number
  readonly stock: number
  readonly unknown: number
  readonly reports: number
  readonly step: number | null
}

/** Settles all shops once a day of Portugal; asked again on the same day it does nothing. */
export async function settleDailyScores(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const today = sql`${lisbonDate(now.getTime())}::date`
    // A shop whose contest was decided today stands for itself alone.
    const { rows } = await sql<{ isDone: boolean }>`
      select coalesce(min(settled_on) >= ${today}, false) as "isDone" from accuracy.score`.execute(tx)
    if (rows[0]?.isDone === true) return
    await settleScores(tx, { eshopIds: null, from: new Date(now.getTime() - SUMMED_AGAIN_MS), now })
  })
}

/** Sums the days from `from` on anew and settles what is shown of these shops (null: of all), tells the offers, and writes to those that fell. */
export async function settleScores(
  tx: DatabaseTransaction,
  { eshopIds, from, now }: { readonly eshopIds: readonly number[] | null; readonly from: Date; readonly now: Date },
): Promise<void> {
  await sql`select from accuracy.score order by eshop_id for update`.execute(tx)
  await sumDays(tx, { eshopIds, from, until: now })
  const before = await stepsOf(tx)
  const settled = [...Map.groupBy(await daysOf(tx, eshopIds, now), ({ eshopId }) => eshopId)].map(([eshopId, days]) =>
    settledShop(eshopId, days, before.get(eshopId) ?? null),
  )
  await keepScores(tx, settled, now)
  await tellAccuracy(tx, settled)
  await warnFallenShops(tx, now)
}

async function stepsOf(tx: DatabaseTransaction): Promise<ReadonlyMap<number, number | null>> {
  const rows = await tx.selectFrom('accuracy.score').select(['eshop_id', 'step']).execute()
  return new Map(rows.map(({ eshop_id: id, step }) => [id, step]))
}

/** Days that count, and of a shop that has none any more its last one, so that it is settled as unknown. */
async function daysOf(tx: DatabaseTransaction, eshopIds: readonly number[] | null, now: Date): Promise<ShopDay[]> {
  const { rows } = await sql<ShopDay>`
    select eshop_id as "eshopId", (${lisbonDate(now.getTime())}::date - day)::int as "ageDays", right_count as "right", price_count as price,
      stock_count as stock, price_count + stock_count as wrong, unknown_count as unknown, report_count as reports
    from accuracy.day d
    where (${eshopIds as number[] | null}::int[] is null or eshop_id = any(${eshopIds as number[] | null}::int[]))
      and (day > ${lisbonDate(now.getTime())}::date - ${SCORE_RULES.days}::int or day = (select max(day) from accuracy.day l where l.eshop_id = d.eshop_id))
    order by 1, 2`.execute(tx)
  return rows
}

function settledShop(eshopId: number, days: readonly ShopDay[], before: number | null): Settled {
  const counting = days.filter(({ ageDays }) => ageDays < SCORE_RULES.days)
  const sum = (of: (day: ShopDay) => number) => counting.reduce((total, day) => total + of(day), 0)
  const share = scoreOf(days)
  return {
    eshopId,
    share,
    right: sum((day) => day.right),
    price: sum((day) => day.price),
    stock: sum((day) => day.stock),
    unknown: sum((day) => day.unknown),
    reports: sum((day) => day.reports),
    step: accuracyStep(share, before),
  }
}

async function keepScores(tx: DatabaseTransaction, settled: readonly Settled[], now: Date): Promise<void> {
  await sql`
    insert into accuracy.score as s (eshop_id, share, right_count, price_count, stock_count, unknown_count, report_count, step, settled_on)
    select t."eshopId", t.share, t."right", t.price, t.stock, t.unknown, t.reports, t.step, ${lisbonDate(now.getTime())}::date
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as t ("eshopId" int, share double precision, "right" int, price int, stock int, unknown int, reports int, step smallint)
    order by 1 on conflict (eshop_id) do update set share = excluded.share, right_count = excluded.right_count, price_count = excluded.price_count,
      stock_count = excluded.stock_count, unknown_count = excluded.unknown_count, report_count = excluded.report_count, step = excluded.step, settled_on = excluded.settled_on`.execute(
    tx,
  )
}
