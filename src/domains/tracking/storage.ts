import { sql } from 'kysely'
import { knownVariants } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { ensureImpressionDays } from './impression-days.ts'
import type { Batch, ImpressionSum, ReasonSum } from './impression-sums.ts'

/**
 * Adds a batch to the sums of its hours, once: a second try of one that is there already changes nothing. A day that has no table yet is
 * given one.
 */
export async function storeBatch(db: Database, batch: Batch, now: Date): Promise<void> {
  try {
    await addBatch(db, batch, now)
  } catch (error) {
    if (!lacksDay(error)) throw error
    await ensureImpressionDays(db, [...new Set(batch.sums.map(({ day }) => day))])
    await addBatch(db, batch, now)
  }
  await failpoint('tracking.batch.committed')
}

/** PostgreSQL: no partition of the table takes the row. */
function lacksDay(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === '23514' && message.includes('no partition')
}

function addBatch(db: Database, { uid, sums, reasons }: Batch, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } =
      await sql`insert into tracking.batch (uid, at) values (${uid}, ${now}) on conflict do nothing returning uid`.execute(
        tx,
      )
    if (rows.length === 0) return
    const { kept, unknown } = await withoutUnknown(tx, sums)
    await addSums(tx, kept)
    await addReasons(tx, [...reasons, ...unknown])
    await failpoint('tracking.batch.written')
  })
}

/** What a page of ours did not sign may name anything: only offers get a row. */
async function withoutUnknown(tx: DatabaseTransaction, sums: readonly ImpressionSum[]) {
  const doubted = sums.filter(({ kind }) => kind !== 'proven')
  const known = await knownVariants(tx, [...new Set(doubted.map(({ variantId }) => variantId))])
  const [kept, unknown]: [ImpressionSum[], ReasonSum[]] = [[], []]
  for (const sum of sums)
    if (sum.kind === 'proven' || known.has(sum.variantId)) kept.push(sum)
    else unknown.push({ day: sum.day, hour: sum.hour, reason: 'unknown_variant', records: sum.impressions })
  return { kept, unknown }
}

/** In one order for all processes: two that add to the same rows wait for each other, and never both. */
async function addSums(tx: DatabaseTransaction, sums: readonly ImpressionSum[]): Promise<void> {
  if (sums.length === 0) return
  const of = <Key extends keyof ImpressionSum>(key: Key) => sums.map((sum) => sum[key])
  await sql`insert into tracking.impression_sum as s (day, hour, variant_id, source, position, kind, impressions)
    select * from unnest(${of('day')}::date[], ${of('hour').map((hour) => hour.toISOString())}::timestamptz[], ${of('variantId')}::bigint[],
      ${of('source')}::smallint[], ${of('position')}::integer[], ${of('kind')}::text[], ${of('impressions')}::integer[])
    order by 3, 1, 2, 4, 5, 6
    on conflict (variant_id, day, hour, source, position, kind) do update set impressions = s.impressions + excluded.impressions`.execute(
    tx,
  )
}

async function addReasons(tx: DatabaseTransaction, reasons: readonly ReasonSum[]): Promise<void> {
  if (reasons.length === 0) return
  await sql`insert into tracking.reason_sum as r (day, hour, reason, records)
    select day, hour, reason, sum(records) from unnest(${reasons.map(({ day }) => day)}::date[], ${reasons.map(({ hour }) => hour.toISOString())}::timestamptz[],
      ${reasons.map(({ reason }) => reason)}::text[], ${reasons.map(({ records }) => records)}::bigint[]) as u (day, hour, reason, records)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, hour, reason) do update set records = r.records + excluded.records`.execute(tx)
}
