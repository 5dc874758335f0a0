import { type Category, sizeProfiles } from '#domains/catalogue/contract.ts'
import type { QueryToken } from './query-tokens.ts'
import { BED_WIDTHS, type Quantity } from './read-quantity.ts'

/** Bare numbers that are the width of a bed or mattress; of other things they may count anything. */
export function bedWidths(tokens: readonly QueryToken[], category: Category | null): Quantity[] {
  if (!isBed(category)) return []
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'number' && BED_WIDTHS.has(text) ? [bareWidth(at, Number(text))] : [],
  )
}

function bareWidth(at: number, value: number): Quantity {
  return {
    from: at,
    to: at + 1,
    numbers: [{ value, hasDecimals: false, unit: null, to: at + 1 }],
    form: 'one',
    bound: null,
    axis: 'width',
    isPrice: false,
    isPlace: false,
    isDelivery: false,
    isOtherMoney: false,
  }
}

export function isBed(category: Category | null): boolean {
  return category?.size.single === 'lyingWidth' || category?.size === sizeProfiles.mattress
}
