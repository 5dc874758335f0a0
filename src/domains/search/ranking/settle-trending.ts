import { sql } from 'kysely'
import { productPlaces } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { decayed } from './popularity-steps.ts'

/** So many people went to a shop from a category within about three weeks: below that it is no trend, and nobody's to see (docs/limits.md). */
export const FEWEST_VISITORS_OF_TREND = 20
/** No more than the overlay shows. */
export const MOST_TRENDING = 10
/** The products that most people went to shops from. */
const MOST_LOOKED_AT = 20_000

interface PopularityRow {
  readonly product_id: number
  readonly score: number
  readonly visitors: number
  readonly scored_at: Date
}

/** Once an hour: which categories people ask for most, by what is counted of their clicks (ADR 0071). */
export async function settleTrending(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const told = trendingOf(await candidates(tx, now)).map((categoryId, index) => ({ categoryId, place: index + 1 }))
    await sql`delete from search.trending_category`.execute(tx)
    await sql`insert into search.trending_category (category_id, place)
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t ("categoryId" integer, place smallint)`.execute(
      tx,
    )
  })
}

interface Candidate {
  readonly categoryId: number
  readonly score: number
  readonly visitors: number
}

async function candidates(tx: DatabaseTransaction, now: Date): Promise<Candidate[]> {
  const { rows } = await sql<PopularityRow>`
    select product_id, score, visitors, scored_at from search.popularity order by visitors desc, product_id limit ${MOST_LOOKED_AT}`.execute(
    tx,
  )
  const places = await productPlaces(
    tx,
    rows.map((row) => row.product_id),
  )
  return rows.flatMap((row) => {
    const place = places.get(row.product_id)
    if (place === undefined || !place.isLive || place.categoryId === null) return []
    const elapsedMs = now.getTime() - row.scored_at.getTime()
    return [
      {
        categoryId: place.categoryId,
        score: decayed(row.score, elapsedMs),
        visitors: decayed(row.visitors, elapsedMs),
      },
    ]
  })
}

/** The categories with enough people, the most asked for first; equals by their ids. */
function trendingOf(products: readonly Candidate[]): number[] {
  return [...Map.groupBy(products, ({ categoryId }) => categoryId)]
    .map(([categoryId, own]) => ({
      categoryId,
      score: own.reduce((sum, { score }) => sum + score, 0),
      visitors: own.reduce((sum, { visitors }) => sum + visitors, 0),
    }))
    .filter(({ visitors }) => visitors >= FEWEST_VISITORS_OF_TREND)
    .sort((a, b) => b.score - a.score || a.categoryId - b.categoryId)
    .slice(0, MOST_TRENDING)
    .map(({ categoryId }) => categoryId)
}
