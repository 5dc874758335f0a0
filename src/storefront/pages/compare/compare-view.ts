import type { Region } from '#domains/search/contract.ts'
import type { CardView } from '../../parts/variant/present-card.ts'
import type { WireImage } from '../../site.ts'

/** Two to six products beside each other, in finished words; with one the page asks for another. */
export interface CompareView {
  readonly region: Region
  readonly variantIds: readonly number[]
  readonly canonicalUrl: string
  /** By delivered total in the region, unknown after known: the order of everything here. */
  readonly columns: readonly CompareColumn[]
  readonly groups: readonly CompareGroup[]
  readonly notices: readonly CompareNotice[]
  /** Others of the same category, which can be added. */
  readonly suggestions: readonly CardView[]
}

export interface CompareColumn {
  readonly productId: number
  /** The offer that is shown: the product's best in the region. */
  readonly variantId: number
  readonly eshopId: number
  readonly askedIds: readonly number[]
  readonly name: string
  readonly url: string
  readonly image: WireImage | null
  readonly eshopName: string
  readonly total: string
  readonly priceCents: number
  readonly active: boolean
  readonly clickSource: number
  readonly removeUrl: string
}

export interface CompareGroup {
  readonly title: string
  readonly note: string | null
  readonly rows: readonly CompareRow[]
}

export interface CompareRow {
  readonly name: string
  readonly cells: readonly CompareCell[]
  /** The products do not all say the same. */
  readonly differs: boolean
}

export interface CompareCell {
  readonly text: string
  /** Smaller words below it. */
  readonly more: readonly string[]
  readonly tone: 'plain' | 'unknown' | 'drop' | 'good'
  /** Said of the best of the row: "Melhor total". */
  readonly mark: string | null
  readonly link: string | null
  readonly source: CellSource | null
}

/** Where a shop says so, and when that was read. */
export interface CellSource {
  readonly url: string | null
  readonly checkedOn: string
}

/** What was asked for and cannot be shown. */
export interface CompareNotice {
  readonly text: string
  readonly link: { readonly text: string; readonly url: string } | null
  /** The same comparison without them. */
  readonly removeUrl: string
  readonly ids: readonly number[]
}
