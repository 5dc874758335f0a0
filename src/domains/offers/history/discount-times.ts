import { type RawBuilder, sql } from 'kysely'
import type { HonestDiscount } from './honest-discount.ts'

const HOUR_MS = 3_600_000
/** A price drop is an honest reduction that began in the last seven days (decisions.md, Things). */
const PRICE_DROP_HOURS = 7 * 24

/** May it still be shown? At its end not any more. */
export function isDiscountInForce({ until }: Pick<HonestDiscount, 'until'>, now: Date): boolean {
  return now.getTime() < Date.parse(until)
}

/** Is it fresh enough to be called a price drop ('Oferta limitada', /price-drops)? */
export function isPriceDrop(discount: HonestDiscount, now: Date): boolean {
  return isDiscountInForce(discount, now) && now.getTime() < Date.parse(discount.since) + PRICE_DROP_HOURS * HOUR_MS
}

/** SQL: when time alone next changes what is said of the discount in `row`: it is no price drop any more, or it is over (past: at once); null without one. */
export function nextDiscountChange(row: RawBuilder<unknown>, now: Date): RawBuilder<Date | null> {
  return sql<Date | null>`(case when ${row}.discount_until is not null then (select min(at) from unnest(array[${row}.reduced_since + ${`${PRICE_DROP_HOURS} hours`}::interval, ${row}.discount_until]) as at where at > ${now} or at = ${row}.discount_until) end)`
}
