import { categoryById } from '#domains/catalogue/contract.ts'
import { type Bid, type Bidding, MOST_CPC_MICROS } from './bidding.ts'
import { floorOfCategory, labelKey } from './price-offer.ts'

/** Where a bidding cannot be taken, and why: `bids[3].cpc`, for programs and logs. */
export interface BiddingProblem {
  readonly place: string
  readonly why: string
}

/** What of a bidding cannot be taken; empty: nothing. Shapes and ranges are the call's. */
export function biddingProblems(
  { mode, targetMicros, bids, factors, labelFactors }: Bidding,
  floors: ReadonlyMap<number, number>,
): BiddingProblem[] {
  return [
    ...(mode === 'APO' && targetMicros === null ? [{ place: 'targetCpc', why: 'is missing: APO needs one' }] : []),
    ...(mode !== 'APO' && targetMicros !== null ? [{ place: 'targetCpc', why: `is only for APO, not ${mode}` }] : []),
    ...bids.flatMap((bid, at) => bidProblems(bid, `bids[${at}]`, floors)),
    ...overlaps(bids),
    ...doubles(
      factors.map(({ itemId }) => itemId),
      (at) => `factors[${at}].itemId`,
    ),
    ...doubles(
      labelFactors.map(({ label, value }) => labelKey(label, value)),
      (at) => `labelFactors[${at}].value`,
    ),
  ]
}

/** What of a part that an estimate is asked of cannot be taken. */
export function partProblems({ categoryId, priceFromCents, priceToCents }: Omit<Bid, 'cpcMicros'>): BiddingProblem[] {
  return [
    ...(categoryId !== null && categoryById(categoryId) === null
      ? [{ place: 'of.categoryId', why: `there is no category ${categoryId}` }]
      : []),
    ...(priceToCents !== null && priceToCents <= priceFromCents
      ? [{ place: 'of.priceTo', why: 'is not above priceFrom' }]
      : []),
  ]
}

function bidProblems(bid: Bid, place: string, floors: ReadonlyMap<number, number>): BiddingProblem[] {
  const { categoryId, priceFromCents, priceToCents, cpcMicros } = bid
  if (categoryId !== null && categoryById(categoryId) === null)
    return [{ place: `${place}.categoryId`, why: `there is no category ${categoryId}` }]
  const floor = floorOfCategory(categoryId, floors)
  return [
    ...(priceToCents !== null && priceToCents <= priceFromCents
      ? [{ place: `${place}.priceTo`, why: 'is not above priceFrom' }]
      : []),
    ...(cpcMicros !== 0 && (cpcMicros < floor || cpcMicros > MOST_CPC_MICROS)
      ? [{ place: `${place}.cpc`, why: `is neither 0 nor from ${euros(floor)} to ${euros(MOST_CPC_MICROS)}` }]
      : []),
  ]
}

/** Two bids of one category may not hold at the same price. */
function overlaps(bids: readonly Bid[]): BiddingProblem[] {
  return bids.flatMap((bid, at) => {
    const other = bids.findIndex(
      (before, index) =>
        index < at &&
        before.categoryId === bid.categoryId &&
        before.priceFromCents < (bid.priceToCents ?? Infinity) &&
        bid.priceFromCents < (before.priceToCents ?? Infinity),
    )
    return other < 0 ? [] : [{ place: `bids[${at}]`, why: `holds at prices at which bids[${other}] holds` }]
  })
}

function doubles(keys: readonly string[], placeOf: (at: number) => string): BiddingProblem[] {
  const seen = new Set<string>()
  return keys.flatMap((key, at) => {
    const isKnown = seen.has(key)
    seen.add(key)
    return isKnown ? [{ place: placeOf(at), why: `"${key}" stands there twice` }] : []
  })
}

function euros(micros: number): string {
  return (micros / 1_000_000).toFixed(2)
}
