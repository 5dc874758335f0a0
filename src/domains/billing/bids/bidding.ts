import type { BidMode } from '#domains/offers/contract.ts'

/** No click costs more, whatever a shop bids: 2 €. */
export const MOST_CPC_MICROS = 2_000_000
/** Below this nothing is paid, where the operator says no other floor: 0,02 €. */
export const COMMON_FLOOR_MICROS = 20_000
export const MOST_BIDS = 500
export const MOST_FACTORS = 5_000
export const MOST_LABEL_FACTORS = 200
/** A feed has so many labels, from 0 on. */
export const LABELS = 5
export const MOST_FACTOR_PERCENT = 300

/** A bid for the clicks on a shop's offers of a category, and of all below it, in a band of prices. */
export interface Bid {
  /** null: all categories. */
  readonly categoryId: number | null
  readonly priceFromCents: number
  /** From this price on it does not hold; null: open. */
  readonly priceToCents: number | null
  readonly cpcMicros: number
}

/** Percent of the bid of items whose custom_label_0 to 4 has a value. */
export interface LabelFactor {
  readonly label: number
  readonly value: string
  readonly percent: number
}

/** What a shop has settled of its bids. */
export interface Bidding {
  readonly mode: BidMode
  /** APO: no click costs more; null in the other modes. */
  readonly targetMicros: number | null
  readonly bids: readonly Bid[]
  /** Percent of the bid by the shop's own item id; others: 100. */
  readonly factors: readonly { readonly itemId: string; readonly percent: number }[]
  /** The same by what the feed says in a label of its items, whatever its case, where no item's own factor is; of several the highest. */
  readonly labelFactors: readonly LabelFactor[]
}

/** Of a shop that has settled nothing: it pays for nothing. */
export const noBidding: Bidding = { mode: 'MPO', targetMicros: null, bids: [], factors: [], labelFactors: [] }
