/**
 * The search port: what an index holds and what a plan asks of it. It speaks of columns, not of furniture:
 * `domains/search` compiles a listing's selection into a SearchPlan, an adapter only executes it, so that the
 * answers are the same whatever the engine (architecture.md, Search; ADR 0004).
 *
 * A row is an offer; rows with the same `group` are one product. A hit is a product, shown by the best of its rows
 * that match. Conditions hold on one and the same row. Every total, count and bucket counts products.
 */

/** How a column's values look. Product-level facts are repeated on each row of the product. */
export type ColumnKind =
  /** one integer 0 … 2^31-1, or unknown */
  | 'integer'
  /** one small id (0 … 65535), or unknown: shop, brand, condition */
  | 'enum'
  /** a set of ids 0 … 31: colours, rooms, delivery choices */
  | 'bitmask'
  /** a set of ids 0 … 65535, any number: for sets that do not fit a bitmask */
  | 'list'
  /** an interval [low, high] of integers (mm), or unknown */
  | 'range'

export interface ColumnSpec {
  readonly name: string
  readonly kind: ColumnKind
  /** A category parameter lives only inside its department: the subtree of this category id. Absent: on all rows. */
  readonly withinCategory?: number
}

export interface CategoryNode {
  readonly id: number
  /** Pre-order number; the subtree of a category is the contiguous range [order, subtreeEnd]. */
  readonly order: number
  readonly subtreeEnd: number
}

export interface IndexSchema {
  readonly columns: readonly ColumnSpec[]
  readonly categories: readonly CategoryNode[]
  /** Names of the text fields with their integer weight. */
  readonly textFields: readonly { name: string; weight: number }[]
}

/** Value of one column of one row. null = unknown. */
export type ColumnValue = number | null | readonly number[] | { readonly low: number; readonly high: number }

export interface IndexRow {
  /** Id of the row (variantId), unique. */
  readonly id: number
  /** Id of the product that the row belongs to. */
  readonly group: number
  /** Category id of the product; null: found without a category and by text only. */
  readonly category: number | null
  /** Version of the row's presented card: returned with the hit (pages need no database then). */
  readonly version: number
  /** Static rank of the row, 0 … 2^20-1; the product's is that of its best row. */
  readonly rank: number
  readonly values: Readonly<Record<string, ColumnValue>>
  /** Already analysed words per text field (folded, stemmed, …): the engine compares them byte by byte. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

export type RowFilter =
  /** enum, bitmask, list: the row has at least one of the values; unknown never matches. integer: equals one of them. */
  | { readonly kind: 'any'; readonly column: string; readonly values: readonly number[] }
  /** integer: low ≤ value ≤ high (null = open); unknown never matches. */
  | { readonly kind: 'between'; readonly column: string; readonly low: number | null; readonly high: number | null }
  /** range: [low, high] of the row overlaps the asked one (null = open); unknown never matches. */
  | { readonly kind: 'overlaps'; readonly column: string; readonly low: number | null; readonly high: number | null }

/**
 * One choice of the shopper, under the name of the facet it belongs to: counts of facet F leave out the filters of F
 * (disjunctive counting). Filters of the same facet all hold (width and height of the facet "dimensao").
 */
export interface FacetFilter {
  readonly facet: string
  readonly filter: RowFilter
}

export interface WordPlan {
  /** At least one alternative must occur in a row; the best one counts. Weights are integers. */
  readonly alternatives: readonly { readonly term: string; readonly weight: number; readonly prefix?: boolean }[]
}

/** A key to order by. Rows whose value is unknown come after all others, whatever the direction. */
export interface OrderKey {
  readonly by: 'column' | 'rank' | 'score' | 'id'
  readonly column?: string
  readonly direction: 'asc' | 'desc'
}

export type FacetRequest =
  /** Products per value of an enum, bitmask or list column. `limit`: at most so many values, by count then value. */
  | { readonly kind: 'values'; readonly facet: string; readonly column: string; readonly limit?: number }
  /** Products whose value of a column is unknown, without the facet's own filters (the "n sem medida" line). */
  | { readonly kind: 'unknown'; readonly facet: string; readonly column: string }
  /**
   * Equal buckets over [min, max] of the shown rows' integer column, without the facet's own filters; each product once,
   * by the row that is shown when those filters are left out.
   */
  | { readonly kind: 'histogram'; readonly facet: string; readonly column: string; readonly buckets: number }
  /** Products per direct child of the plan's category (or per root), whole subtrees. Filters of all facets hold. */
  | { readonly kind: 'children'; readonly facet: string }

export interface SearchPlan {
  /** null: the whole catalogue. Else the subtree of this category. */
  readonly category: number | null
  /** All words must match. Empty: no text. */
  readonly words: readonly WordPlan[]
  /** Integer added when two neighbouring words of the plan stand side by side in a field; 0 = off. */
  readonly adjacencyBonus: number
  readonly filters: readonly FacetFilter[]
  /** Which of a product's matching rows is shown: first by these keys, ties by row id ascending. */
  readonly shownBy: readonly OrderKey[]
  /** Order of the products, by their shown rows; ties by group id ascending. */
  readonly orderBy: readonly OrderKey[]
  readonly facets: readonly FacetRequest[]
  readonly page:
    | { readonly kind: 'numbered'; readonly number: number; readonly size: number }
    /** After the last hit of another answer: `keys` are that hit's order keys and its group. */
    | { readonly kind: 'cursor'; readonly after: Cursor | null; readonly size: number }
}

export interface Cursor {
  readonly keys: readonly (number | null)[]
  readonly group: number
}

export interface Hit {
  readonly group: number
  /** The row that is shown. */
  readonly id: number
  readonly version: number
  /** Rows of the product that match (the shown one included). */
  readonly matchingRows: number
  /** All live rows of the product. */
  readonly rows: number
  readonly score: number
  /** For the cursor of the next page. */
  readonly cursor: Cursor
}

export type FacetAnswer =
  | { readonly kind: 'values'; readonly facet: string; readonly column: string; readonly counts: readonly { value: number; count: number }[] }
  | { readonly kind: 'unknown'; readonly facet: string; readonly column: string; readonly count: number }
  | {
      readonly kind: 'histogram'
      readonly facet: string
      readonly column: string
      readonly min: number | null
      readonly max: number | null
      /** [lower, upper) in the column's unit; the last bucket includes its upper bound. */
      readonly buckets: readonly { lower: number; upper: number; count: number }[]
    }
  | { readonly kind: 'children'; readonly facet: string; readonly counts: readonly { category: number; count: number }[] }

export interface SearchAnswer {
  readonly hits: readonly Hit[]
  readonly totalCount: number
  /** In the order of the plan's facets. */
  readonly facets: readonly FacetAnswer[]
  /** Names the data that answered: base generation and overlay version. Equal generation, equal bytes. */
  readonly generation: string
  /** Rows looked at: what CI gates instead of milliseconds. */
  readonly rowsVisited: number
}

/** What every adapter offers; the shared suite in `suite.ts` is run against each. */
export interface SearchPort {
  search(plan: SearchPlan): Promise<SearchAnswer>
}
