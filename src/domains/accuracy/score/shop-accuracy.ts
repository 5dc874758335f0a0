import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What is shown of a shop: settled once a day. */
export interface ShopAccuracy {
  /** 0 to 1; null: too few readings to tell. */
  readonly share: number | null
  /** Readings of the last 90 days that told something, and how many of them were right. */
  readonly readings: number
  readonly right: number
  readonly price: number
  readonly stock: number
  /** Pages that could not be read or understood; they do not count. */
  readonly unknown: number
  /** Shoppers' reports that count. */
  readonly reports: number
  /** "2026-11-26" */
  readonly settledOn: string
}

/** Of every shop that anything is known of, by its id. */
export async function accuracyOfShops(
  db: DatabaseOrTransaction,
  eshopIds: readonly number[] | null = null,
): Promise<ReadonlyMap<number, ShopAccuracy>> {
  const { rows } = await sql<ShopAccuracy & { eshopId: number }>`
    select eshop_id as "eshopId", share, right_count + price_count + stock_count as readings, right_count as "right", price_count as price,
      stock_count as stock, unknown_count as unknown, report_count as reports, settled_on::text as "settledOn"
    from accuracy.score where ${eshopIds as number[] | null}::int[] is null or eshop_id = any(${eshopIds as number[] | null}::int[]) order by eshop_id`.execute(
    db,
  )
  return new Map(rows.map(({ eshopId, ...accuracy }) => [eshopId, accuracy]))
}
