import type { Availability } from '#domains/offers/contract.ts'
import type { PageReading } from '../reading/read-page.ts'

/** What was shown of an offer. */
export interface Shown {
  readonly priceCents: number
  readonly availability: Availability
}

export const outcomes = ['right', 'price', 'stock', 'unknown'] as const
/** `price`, `stock`: what of it was wrong, the price first. */
export type Outcome = (typeof outcomes)[number]

/** Why nothing can be said. */
export const unknownReasons = [
  'currency',
  'per_unit',
  'without_tax',
  'price_unclear',
  'contradictory',
  'variants',
  'range',
  'nothing_said',
  'changed_meanwhile',
  'robots',
  'refused',
  'gone',
  'not_html',
  'unreachable',
  'elsewhere',
] as const
export type UnknownReason = (typeof unknownReasons)[number]

export type Judgement =
  | {
      readonly outcome: Exclude<Outcome, 'unknown'>
      readonly why: null
      readonly readCents: number | null
      readonly readAvailability: Availability | null
    }
  | {
      readonly outcome: 'unknown'
      readonly why: UnknownReason
      readonly readCents: number | null
      readonly readAvailability: Availability | null
    }

/** A cent more or less is rounding. */
const TOLERANCE_CENTS = 1

/**
 * Compares what was shown at a click with what the page says. `now`: how we show the offer by now; where that is what the page says, the
 * shop changed it between the click and the reading, and nobody was wrong.
 */
export function judge(shown: Shown, { price, availability }: PageReading, now: Shown): Judgement {
  const read = { readCents: price.kind === 'exact' ? price.cents : null, readAvailability: availability }
  const isPriceWrong = priceVerdict(shown.priceCents, price)
  const isStockWrong = availability === null ? null : MAY_BE_HAD[availability] < MAY_BE_HAD[shown.availability]
  const unknown = (why: UnknownReason): Judgement => ({ outcome: 'unknown', why, ...read })
  const wrong = (outcome: 'price' | 'stock'): Judgement => ({ outcome, why: null, ...read })
  if (isPriceWrong === true)
    return priceVerdict(now.priceCents, price) === false ? unknown('changed_meanwhile') : wrong('price')
  if (isStockWrong === true)
    return availability !== null && MAY_BE_HAD[availability] >= MAY_BE_HAD[now.availability]
      ? unknown('changed_meanwhile')
      : wrong('stock')
  if (isPriceWrong === null) return unknown(whyUnknown(price))
  return { outcome: 'right', why: null, ...read }
}

/** What comes later is less than what is there, and more than nothing. */
const MAY_BE_HAD: Readonly<Record<Availability, number>> = { in_stock: 2, preorder: 1, backorder: 1, out_of_stock: 0 }

/** Whether a price differs from the page's; null: the page does not tell. Within a range nobody knows which variant it is. */
function priceVerdict(cents: number, price: PageReading['price']): boolean | null {
  if (price.kind === 'exact') return Math.abs(price.cents - cents) > TOLERANCE_CENTS
  if (price.kind !== 'range') return null
  return cents < price.lowCents - TOLERANCE_CENTS || cents > price.highCents + TOLERANCE_CENTS ? true : null
}

function whyUnknown(price: PageReading['price']): UnknownReason {
  if (price.kind === 'unclear') return price.why
  return price.kind === 'range' ? 'range' : 'nothing_said'
}
