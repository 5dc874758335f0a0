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
  /** All rows of a product have the same value: an adapter may keep it once a product, and refuse a product whose rows differ. */
  readonly perProduct?: true
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

/**
 * Value of one column of one row. null = unknown; for sets (bitmask, list) the empty set is unknown too. A value given
 * outside the subtree of `withinCategory` is ignored: it is unknown there.
 */
export type ColumnValue = number | null | readonly number[] | { readonly low: number; readonly high: number }

export interface IndexRow {
  /** Id of the row (variantId), unique. */
  readonly id: number
  /** Id of the product that the row belongs to. */
  readonly group: number
  /** Category id of the product, the same on all its rows; null: found without a category and by text only. */
  readonly category: number | null
  /** Version of the row's presented card: returned with the hit (pages need no database then). */
  readonly version: number
  /** Static rank of the row, 0 … 2^20-1; the product's is that of its best row. */
  readonly rank: number
  readonly values: Readonly<Record<string, ColumnValue>>
  /** Already analysed words per text field, in their order (folded, stemmed, …): the engine compares them byte by byte. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** What a reader wants with the row, never looked into: given back in `Hit.payload` by adapters that keep it. */
  readonly payload?: string
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

/** At most so many words, and so many facets with filters, in one plan; more is a RangeError. */
export const MAX_PLAN_WORDS = 32
export const MAX_FILTERED_FACETS = 32
/** A numbered page ends at this hit at the latest (decisions.md: pages to 200 of 48); deeper is a RangeError. */
export const MAX_NUMBERED_HITS = 10_000

export interface WordPlan {
  /**
   * At least one alternative must occur in some field of the row; the best one counts, with field weight × alternative
   * weight. Weights are integers ≥ 0.
   */
  readonly alternatives: readonly { readonly term: string; readonly weight: number; readonly prefix?: boolean }[]
}

/**
 * A key to order by. Rows whose value is unknown come after all others, whatever the direction. `column` is an integer
 * or enum column. `rank` is the row's own in shownBy, in orderBy the product's: that of its best row, matching or not.
 * `id` is the row's.
 */
export interface OrderKey {
  readonly by: 'column' | 'rank' | 'score' | 'id'
  readonly column?: string
  readonly direction: 'asc' | 'desc'
}

/** Which end of a range column: a histogram of an integer column names none. */
export type RangeEnd = 'low' | 'high'

export type FacetRequest =
  /**
   * Products per value of an enum, bitmask or list column, those above zero only, highest count first, then lowest
   * value. `limit`: at most so many values.
   */
  | { readonly kind: 'values'; readonly facet: string; readonly column: string; readonly limit?: number }
  /** Products with a row whose value of a column is unknown, without the facet's own filters (the "n sem medida" line). */
  | { readonly kind: 'unknown'; readonly facet: string; readonly column: string }
  /**
   * Equal buckets over [min, max] of the shown rows' integer column, without the facet's own filters; each product once,
   * by the row that is shown when those filters are left out, unknown ones nowhere. Bounds are integers: every bucket is
   * ceil((max − min) / buckets) wide, at least 1, and there are as many as are needed to reach max (at least one, at
   * most `buckets`), so that the last upper bound may lie above max. Of a range column: of the `end` that is asked.
   */
  | {
      readonly kind: 'histogram'
      readonly facet: string
      readonly column: string
      readonly end?: RangeEnd
      readonly buckets: number
    }
  /**
   * Products per direct child of the plan's category (or per root), whole subtrees, in the order of the tree, those above
   * zero only. Filters of all facets hold.
   */
  | { readonly kind: 'children'; readonly facet: string }

export interface SearchPlan {
  /** null: the whole catalogue. Else the subtree of this category. */
  readonly category: number | null
  /** All words must match. Empty: no text. */
  readonly words: readonly WordPlan[]
  /**
   * Integer added, once for each two neighbouring words of the plan, when alternatives of both stand side by side in that
   * order in one field; 0 = off.
   */
  readonly adjacencyBonus: number
  readonly filters: readonly FacetFilter[]
  /** Which of a product's matching rows is shown: first by these keys, ties by row id ascending. */
  readonly shownBy: readonly OrderKey[]
  /** Order of the products, by their shown rows; ties by group id ascending. */
  readonly orderBy: readonly OrderKey[]
  readonly facets: readonly FacetRequest[]
  readonly page:
    | { readonly kind: 'numbered'; readonly number: number; readonly size: number }
    /** After the last hit of another answer: its order keys and its group. totalCount and facets are those of the whole. */
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
  /** Of the shown row, where the adapter keeps it and the row has one. */
  readonly payload?: string
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
      /** As it was asked. */
      readonly end?: RangeEnd
      readonly min: number | null
      readonly max: number | null
      /** [lower, upper) in the column's unit; the last bucket includes its upper bound. */
      readonly buckets: readonly { lower: number; upper: number; count: number }[]
    }
  | {
      readonly kind: 'children'
      readonly facet: string
      readonly counts: readonly { category: number; count: number }[]
    }

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

/**
 * What every adapter offers; the shared suite in `suite.ts` is run against each. A plan that names a column, text field or
 * category that the schema does not have, or asks of a column what its kind cannot answer, is a bug of the caller:
 * RangeError with the name.
 */
export interface SearchPort {
  search(plan: SearchPlan): Promise<SearchAnswer>
  /** The words of the base that answers now; the same object as long as it does. */
  vocabulary(): Vocabulary
}

/**
 * The words of a base and how many rows have each: what plans weigh words by and correct them against. Changes on top of
 * the base do not change it, so that equal plans are weighed equally until the next base.
 */
export interface Vocabulary {
  readonly generation: string
  readonly rowCount: number
  /** Rows that have the term in the field that has it most often; 0: the base does not know it. */
  rowsWith(term: string): number
  /** All terms, in no order that means anything. */
  terms(): Iterable<{ readonly term: string; readonly rows: number }>
}

/** All present rows of one product: they replace those that the index holds; none = the product is gone. */
export interface ProductChange {
  readonly group: number
  readonly rows: readonly IndexRow[]
}
