/** What the engine is asked, and what it answers. Rows of one group are one thing: hits and counts are of groups. */

export type RowFilter =
  | { readonly kind: 'any'; readonly column: string; readonly values: readonly number[] }
  | { readonly kind: 'between'; readonly column: string; readonly low: number | null; readonly high: number | null }
  | { readonly kind: 'overlaps'; readonly column: string; readonly low: number | null; readonly high: number | null }

export interface FacetFilter {
  readonly facet: string
  readonly filter: RowFilter
}

export interface WordPlan {
  readonly alternatives: readonly { readonly term: string; readonly weight: number; readonly prefix?: boolean }[]
}

export interface OrderKey {
  readonly by: 'column' | 'rank' | 'score' | 'id'
  readonly column?: string
  readonly direction: 'asc' | 'desc'
}

export type RangeEnd = 'low' | 'high'

export type FacetRequest =
  | { readonly kind: 'values'; readonly facet: string; readonly column: string; readonly limit?: number }
  | { readonly kind: 'unknown'; readonly facet: string; readonly column: string }
  | {
      readonly kind: 'histogram'
      readonly facet: string
      readonly column: string
      /** Of a range column. */
      readonly end?: RangeEnd
      readonly buckets: number
    }
  | { readonly kind: 'children'; readonly facet: string }

export interface Cursor {
  readonly keys: readonly (number | null)[]
  readonly group: number
}

export type PagePlan =
  | { readonly kind: 'numbered'; readonly number: number; readonly size: number }
  | { readonly kind: 'cursor'; readonly after: Cursor | null; readonly size: number }

export interface EnginePlan {
  readonly category: number | null
  readonly words: readonly WordPlan[]
  readonly adjacencyBonus: number
  readonly filters: readonly FacetFilter[]
  readonly shownBy: readonly OrderKey[]
  readonly orderBy: readonly OrderKey[]
  readonly facets: readonly FacetRequest[]
  readonly page: PagePlan
}

export interface EngineHit {
  readonly group: number
  readonly id: number
  readonly version: number
  readonly matchingRows: number
  readonly rows: number
  readonly score: number
  readonly cursor: Cursor
}

export type FacetAnswer =
  | {
      readonly kind: 'values'
      readonly facet: string
      readonly column: string
      readonly counts: readonly { value: number; count: number }[]
    }
  | { readonly kind: 'unknown'; readonly facet: string; readonly column: string; readonly count: number }
  | {
      readonly kind: 'histogram'
      readonly facet: string
      readonly column: string
      readonly end?: RangeEnd
      readonly min: number | null
      readonly max: number | null
      readonly buckets: readonly { lower: number; upper: number; count: number }[]
    }
  | {
      readonly kind: 'children'
      readonly facet: string
      readonly counts: readonly { category: number; count: number }[]
    }

export interface EngineAnswer {
  readonly hits: readonly EngineHit[]
  readonly totalCount: number
  readonly facets: readonly FacetAnswer[]
  readonly generation: string
  readonly rowsVisited: number
}

/** Words of a plan, facets with filters: one bit or byte code each. */
export const MAX_WORDS = 32
export const MAX_FILTERED_FACETS = 32
/** A numbered page may end at most at this hit. */
export const MAX_NUMBERED_HITS = 10_000
