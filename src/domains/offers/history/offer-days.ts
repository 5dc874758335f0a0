import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isForSale } from '../rules/availability.ts'
import { dailyLowest, type DailyPrices } from './daily-prices.ts'
import { lisbonMidnights } from './lisbon-days.ts'
import { loadOfferHistory } from './load-history.ts'

/** One offer's price on the last days. */
export interface OfferDays {
  /** Midnights in Lisbon, today's the last; fewer where it is watched for less long. */
  readonly midnights: readonly number[]
  /** The lowest of each day on which it could be had; null: nobody saw that. */
  readonly price: DailyPrices
}

/** Of an offer that never existed, or is not watched yet, there are no days. */
export async function loadOfferDays(
  db: DatabaseOrTransaction,
  variantId: number,
  most: number,
  now: Date,
): Promise<OfferDays> {
  const history = await loadOfferHistory(db, variantId, now)
  if (history === null) return { midnights: [], price: [] }
  const midnights = lisbonMidnights(history.watchedSince, now.getTime(), most)
  const stretches = history.segments
    .filter(({ row }) => isForSale(row))
    .map(({ from, until, row }) => ({ from, until, cents: row.priceCents }))
  return { midnights, price: dailyLowest(stretches, midnights) }
}
