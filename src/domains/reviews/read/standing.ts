import { sql } from 'kysely'
import { ByteLru } from '#platform/memory/byte-lru.ts'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { VariantTotals } from '../review.ts'
import { type ReviewSummary, summaryOf } from '../summaries/summary-of.ts'
import { type WebSummary, webSummaryOf } from '../summaries/web-summary.ts'

/** What stands before the reviews of a product: sums of each of its offers, and what is said in all. */
export interface ReviewStanding {
  /** Of the offers that somebody has reviewed. */
  readonly totals: ReadonlyMap<number, VariantTotals>
  readonly said: SummariesOfProduct
}

export interface SummariesOfProduct {
  readonly summary: ReviewSummary | null
  readonly webSummary: WebSummary | null
}

/** docs/limits.md */
const KEPT_BYTES = 4_000_000

/**
 * Weighing what thousands of reviews say takes longer than reading all else of the dialog: it is done once for each state of the rows
 * that it hangs on, told by the transactions that wrote them: sums, which any review that comes, changes or goes moves, and readings.
 */
export function reviewStandings(db: Database): (variantIds: readonly number[]) => Promise<ReviewStanding> {
  const kept = new ByteLru<SummariesOfProduct>(KEPT_BYTES)
  return async (variantIds) => {
    const rows = await rowsOf(db, variantIds)
    const totals = new Map(
      rows.flatMap(({ variantId, vector, ...counts }) =>
        vector?.some((n) => n > 0) === true ? [[variantId, { ...counts, vector }]] : [],
      ),
    )
    const hasSummary = rows.some(({ summary }) => summary !== null)
    const hasWeb = rows.some(({ web }) => web !== null)
    const key = rows.map(({ variantId, total, summary, web }) => [variantId, total, summary, web].join()).join(' ')
    const known = kept.get(key)
    if (known !== undefined) return { totals, said: known }
    const [summary, webSummary] = await Promise.all([
      hasSummary ? summaryOf(db, variantIds) : null,
      hasWeb ? webSummaryOf(db, variantIds) : null,
    ])
    const said = { summary, webSummary }
    if (hasSummary || hasWeb) kept.set(key, said, key.length + JSON.stringify(said).length)
    return { totals, said }
  }
}

interface StandingRow {
  readonly variantId: number
  readonly vector: readonly number[] | null
  readonly verifiedCount: number
  readonly imagesCount: number
  readonly withImageCount: number
  readonly total: string | null
  readonly summary: string | null
  readonly web: string | null
}

async function rowsOf(db: Database, variantIds: readonly number[]): Promise<readonly StandingRow[]> {
  const { rows } = await prepared(sql<StandingRow>`
    select asked.id as "variantId", t.vector, t.verified_count as "verifiedCount", t.images_count as "imagesCount",
      t.with_image_count as "withImageCount", t.xmin::text as total, s.xmin::text as summary, w.xmin::text as web
    from unnest(${variantIds as number[]}::bigint[]) as asked (id)
    left join reviews.variant_total t on t.variant_id = asked.id left join reviews.summary s on s.variant_id = asked.id
    left join reviews.web_summary w on w.variant_id = asked.id
    order by asked.id`).execute(db)
  return rows
}
