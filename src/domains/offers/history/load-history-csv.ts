import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { loadPriceHistory } from './load-history.ts'
import { productHistoryCsv } from './product-csv.ts'

/** What the download of a product's history answers with; merged products name the one that they went into. */
export type HistoryCsv =
  | { readonly kind: 'csv'; readonly slug: string; readonly csv: string }
  | { readonly kind: 'merged'; readonly productId: number; readonly slug: string }
  | { readonly kind: 'unknown' }

/** The history of a product for download; of one without live offers too: what was seen was seen. */
export async function loadHistoryCsv(db: DatabaseOrTransaction, productId: number, now: Date): Promise<HistoryCsv> {
  const { rows } = await sql<{ slug: string; merged_into: number | null; merged_slug: string | null }>`
    select p.slug, p.merged_into, m.slug as merged_slug from offers.product p left join offers.product m on m.id = p.merged_into where p.id = ${productId}`.execute(
    db,
  )
  const row = rows[0]
  if (row === undefined) return { kind: 'unknown' }
  if (row.merged_into !== null) return { kind: 'merged', productId: row.merged_into, slug: row.merged_slug as string }
  return { kind: 'csv', slug: row.slug, csv: productHistoryCsv(await loadPriceHistory(db, productId, now), now) }
}
