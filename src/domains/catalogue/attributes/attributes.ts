import type { SizeAxis } from '../tree/size-profiles.ts'

/** Where a fact was read: a feed field by its name, the name, the text, the shop's category path, our own category; the shop's own rule for what a field says; or a person says it. */
export type AttributeSource =
  | `field:${string}`
  | 'title'
  | 'description'
  | 'product-type'
  | 'category'
  | 'shop-rule'
  | 'person'

/** Ids of a vocabulary, each once; ascending, but of materials the main one comes first and those of parts last. */
export type IdsFact = { readonly ids: readonly number[]; readonly source: AttributeSource }
export type SeatsFact = { readonly low: number; readonly high: number; readonly source: AttributeSource }
/** One axis in mm; low and high are equal unless the article is extensible or adjustable. `confidence` 0 to 1. */
export type SizeFact = {
  readonly lowMm: number
  readonly highMm: number
  readonly source: AttributeSource
  readonly confidence: number
}

/** A size that was said and left out, because nothing of the category is like that. */
export type SizeHint = { readonly axis: SizeAxis; readonly lowMm: number; readonly source: AttributeSource }

/** What is known of an article beside its name and price. Unknown is null or, for axes and parameters, absent. Plain JSON. */
export type Attributes = {
  readonly colours: IdsFact | null
  readonly materials: IdsFact | null
  readonly styles: IdsFact | null
  readonly rooms: IdsFact | null
  readonly shapes: IdsFact | null
  readonly seats: SeatsFact | null
  readonly sizes: Readonly<Partial<Record<SizeAxis, SizeFact>>>
  /** By the parameter's slug. */
  readonly parameters: Readonly<Record<string, IdsFact>>
}

export const noAttributes: Attributes = {
  colours: null,
  materials: null,
  styles: null,
  rooms: null,
  shapes: null,
  seats: null,
  sizes: {},
  parameters: {},
}
