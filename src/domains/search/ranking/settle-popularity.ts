import { sql } from 'kysely'
import { productPlaces, tellBestsellers, tellPopularity } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { bestsellersOf } from './bestsellers.ts'
import { decayed, FORGOTTEN_BELOW, HALF_LIFE_DAYS, msUntilLower, stepOf } from './popularity-steps.ts'

const BATCH = 1_000
/** So many products an hour at most, the longest due first; the others have their turn in the next (docs/limits.md). */
const MOST_BATCHES = 20
/** Looked at for the first of their categories. */
const MOST_CANDIDATES = 50_000
const SOON_MS = 60_000

/** Once an hour: tells the offers of steps that clicks or time have changed, and who is first in each category. */
export async function settlePopularity(db: Database, now: Date): Promise<{ readonly settled: number }> {
  let settled = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = await db.transaction().execute((tx) => settleBatch(tx, now))
    settled += count
    if (count < BATCH) break
  }
  await db.transaction().execute((tx) => settleBestsellers(tx, now))
  return { settled }
}

interface PopularityRow {
  product_id: number
  score: number
  visitors: number
  scored_at: Date
  step: number
}

async function settleBatch(tx: DatabaseTransaction, now: Date): Promise<number> {
  const { rows } = await sql<PopularityRow>`
    select product_id, score, visitors, scored_at, step from search.popularity where due_at <= ${now} order by due_at limit ${BATCH} for update skip locked`.execute(
    tx,
  )
  const places = await productPlaces(
    tx,
    rows.map((row) => row.product_id),
  )
  const isMoved = (row: PopularityRow): boolean => places.get(row.product_id)?.productId !== row.product_id
  await leadOn(tx, rows.filter(isMoved), places, now)
  await keepSteps(
    tx,
    rows.filter((row) => !isMoved(row)),
    now,
  )
  return rows.length
}

async function keepSteps(tx: DatabaseTransaction, rows: readonly PopularityRow[], now: Date): Promise<void> {
  const kept = rows.map((row) => {
    const score = decayed(row.score, now.getTime() - row.scored_at.getTime())
    const dueAt = new Date(now.getTime() + Math.max(SOON_MS, msUntilLower(score) + 1_000))
    return { productId: row.product_id, score, step: stepOf(score), before: row.step, dueAt: dueAt.toISOString() }
  })
  await sql`
    update search.popularity p set step = k.step, due_at = k."dueAt" from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k ("productId" bigint, step smallint, "dueAt" timestamptz)
    where p.product_id = k."productId"`.execute(tx)
  await forget(
    tx,
    kept.filter(({ score }) => score < FORGOTTEN_BELOW).map(({ productId }) => productId),
  )
  await tellPopularity(
    tx,
    kept.filter(({ step, before }) => step !== before),
  )
}

/** Clicks on a product that was merged are the other's; of one that is gone nobody's. */
async function leadOn(
  tx: DatabaseTransaction,
  rows: readonly PopularityRow[],
  places: Awaited<ReturnType<typeof productPlaces>>,
  now: Date,
): Promise<void> {
  await forget(
    tx,
    rows.map((row) => row.product_id),
  )
  for (const row of rows) {
    const place = places.get(row.product_id)
    if (place === undefined) continue
    const elapsedMs = now.getTime() - row.scored_at.getTime()
    const left = sql`power(2, -greatest(0, extract(epoch from ${now}::timestamptz - known.scored_at)) / ${HALF_LIFE_DAYS * 86_400}::float8)`
    await sql`
      insert into search.popularity as known (product_id, score, visitors, scored_at, due_at)
      values (${place.productId}, ${decayed(row.score, elapsedMs)}, ${decayed(row.visitors, elapsedMs)}, ${now}, ${now})
      on conflict (product_id) do update set score = known.score * ${left} + excluded.score, visitors = known.visitors * ${left} + excluded.visitors,
        scored_at = excluded.scored_at, due_at = excluded.due_at`.execute(tx)
  }
}

async function forget(tx: DatabaseTransaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`delete from search.popularity where product_id = any(${productIds as number[]}::bigint[])`.execute(tx)
}

async function settleBestsellers(tx: DatabaseTransaction, now: Date): Promise<void> {
  const { rows } = await sql<PopularityRow>`
    select product_id, score, visitors, scored_at, step from search.popularity where step > 0 order by step desc, score desc, product_id limit ${MOST_CANDIDATES}`.execute(
    tx,
  )
  const places = await productPlaces(
    tx,
    rows.map((row) => row.product_id),
  )
  const candidates = rows.flatMap((row) => {
    const place = places.get(row.product_id)
    if (place === undefined || !place.isLive || place.categoryId === null || place.productId !== row.product_id)
      return []
    const elapsedMs = now.getTime() - row.scored_at.getTime()
    return [
      {
        productId: row.product_id,
        categoryId: place.categoryId,
        score: decayed(row.score, elapsedMs),
        visitors: decayed(row.visitors, elapsedMs),
      },
    ]
  })
  await tellBestsellers(tx, bestsellersOf(candidates))
}
