import { sql } from 'kysely'
import { ByteLru } from '#platform/byte-lru.ts'
import type { Database } from '#platform/database/connect.ts'
import { type ReviewSummary, summaryOf } from '../summaries/summary-of.ts'
import { type WebSummary, webSummaryOf } from '../summaries/web-summary.ts'

export interface SummariesOfProduct {
  readonly summary: ReviewSummary | null
  readonly webSummary: WebSummary | null
}

/** docs/limits.md */
const KEPT_BYTES = 4_000_000

/**
 * Summaries as they are shown. Weighing what thousands of reviews say takes longer than reading all else of the dialog, so that it is
 * done once for each state of the rows that it hangs on: sums, which any review that comes, changes or goes moves, and readings.
 */
export function keptSummaries(db: Database): (variantIds: readonly number[]) => Promise<SummariesOfProduct> {
  const kept = new ByteLru<SummariesOfProduct>(KEPT_BYTES)
  return async (variantIds) => {
    const version = await versionOf(db, variantIds)
    if (version === null) return { summary: null, webSummary: await webSummaryOf(db, variantIds) }
    const key = `${variantIds.join()} ${version}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const [summary, webSummary] = await Promise.all([summaryOf(db, variantIds), webSummaryOf(db, variantIds)])
    const found = { summary, webSummary }
    kept.set(key, found, key.length + JSON.stringify(found).length)
    return found
  }
}

/** By the transactions that wrote the rows last; null: buyers have said nothing that was read. */
async function versionOf(db: Database, variantIds: readonly number[]): Promise<string | null> {
  const ids = variantIds as number[]
  const { rows } = await sql<{ version: string | null }>`
    select (select string_agg(s.xmin::text, ',' order by s.variant_id) from reviews.summary s where s.variant_id = any(${ids}::bigint[]))
      || ' ' || (select string_agg(t.xmin::text, ',' order by t.variant_id) from reviews.variant_total t where t.variant_id = any(${ids}::bigint[]))
      || ' ' || coalesce((select string_agg(w.xmin::text, ',') from reviews.web_summary w where w.variant_id = any(${ids}::bigint[])), '') as version`.execute(
    db,
  )
  return rows[0]?.version ?? null
}
