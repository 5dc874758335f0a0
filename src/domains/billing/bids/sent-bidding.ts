import { centsOfEuros } from '#platform/money.ts'
import type { Bid, Bidding } from './bidding.ts'
import type { SentBidding } from './calls.ts'

const MICROS_OF_CENT = 10_000

/** Bids as the call and the command take them, in euros, as they are kept. */
export function biddingOfSent({ mode, targetCpc, bids, factors, labelFactors = [] }: SentBidding): Bidding {
  return {
    mode,
    targetMicros: targetCpc === null ? null : microsOfEuros(targetCpc),
    bids: bids.map((bid) => ({ ...bandOfSent(bid), cpcMicros: microsOfEuros(bid.cpc) })),
    factors,
    labelFactors: labelFactors.map(({ label, value, percent }) => ({ label, value: value.trim(), percent })),
  }
}

/** A category and a band of prices, likewise. */
export function bandOfSent({
  categoryId,
  priceFrom,
  priceTo,
}: Omit<SentBidding['bids'][number], 'cpc'>): Omit<Bid, 'cpcMicros'> {
  return {
    categoryId,
    priceFromCents: centsOfEuros(priceFrom),
    priceToCents: priceTo === null ? null : centsOfEuros(priceTo),
  }
}

function microsOfEuros(given: number): number {
  return centsOfEuros(given) * MICROS_OF_CENT
}
