import type { Category, CategoryParameter } from '#domains/catalogue/contract.ts'
import type { ChoiceFacet, DimensionAxis, DimensionInterval, ListingSort, Region } from '../rules/listing-selection.ts'

/** What a phrase of a sentence says about the listing that is wished for. */
export type Meaning =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'choice'; readonly facet: ChoiceFacet; readonly slugs: readonly string[] }
  | { readonly kind: 'parameter'; readonly parameter: CategoryParameter; readonly slug: string }
  /** Cents; null: an open end. */
  | { readonly kind: 'price'; readonly low: number | null; readonly high: number | null }
  | { readonly kind: 'size'; readonly axis: DimensionAxis; readonly interval: DimensionInterval }
  | { readonly kind: 'region'; readonly region: Region }
  | { readonly kind: 'sort'; readonly sort: ListingSort }
  | { readonly kind: 'promo'; readonly promo: number }

/** A meaning and the part of the text that says it (`text.slice(from, to)`). */
export interface Slot {
  readonly meaning: Meaning
  readonly from: number
  readonly to: number
}

/** A part of the text in its own letters. */
export interface TextPart {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What a sentence says. Every word of it is in a slot, left over, not understood, or joins others. */
export interface Understanding {
  readonly slots: readonly Slot[]
  /** Words with no meaning here: searched as text. */
  readonly leftWords: readonly TextPart[]
  /** What reads like a wish that no filter can say: named, and neither filtered nor searched by. */
  readonly notUnderstood: readonly TextPart[]
}
