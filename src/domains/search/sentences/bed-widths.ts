import { type Category, sizeProfiles } from '#domains/catalogue/contract.ts'
import type { QueryToken } from './query-tokens.ts'
import type { Quantity } from './read-quantity.ts'

/** In which beds and mattresses are made, as people say them without a unit: "cama de 160", "colchão casal 150". */
const WIDTHS: ReadonlySet<string> = new Set(['80', '90', '100', '105', '120', '135', '140', '150', '160', '180', '200'])

/** Bare numbers that are the width of a bed or mattress; of other things they may count anything. */
export function bedWidths(tokens: readonly QueryToken[], category: Category | null): Quantity[] {
  const isBed = category?.size.single === 'lyingWidth' || category?.size === sizeProfiles.mattress
  if (!isBed) return []
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'number' && WIDTHS.has(text) ? [bareWidth(at, Number(text))] : [],
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
  }
}
