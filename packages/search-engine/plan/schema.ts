/** What the engine stores. It speaks of columns and numbers; what they mean is the caller's. */

export type ColumnKind = 'integer' | 'enum' | 'bitmask' | 'list' | 'range'

export interface ColumnSpec {
  readonly name: string
  readonly kind: ColumnKind
  /** Stored only for the rows in the subtree of this category; elsewhere unknown. */
  readonly withinCategory?: number
}

export interface CategoryNode {
  readonly id: number
  /** Pre-order number; the subtree is [order, subtreeEnd]. */
  readonly order: number
  readonly subtreeEnd: number
}

export interface EngineSchema {
  readonly columns: readonly ColumnSpec[]
  readonly categories: readonly CategoryNode[]
  readonly textFields: readonly { readonly name: string; readonly weight: number }[]
}

export interface Interval {
  readonly low: number
  readonly high: number
}

/** null = unknown; for sets the empty set is unknown too. */
export type ColumnValue = number | null | readonly number[] | Interval

export interface EngineRow {
  readonly id: number
  readonly group: number
  readonly category: number | null
  readonly version: number
  readonly rank: number
  readonly values: Readonly<Record<string, ColumnValue>>
  readonly words: Readonly<Record<string, readonly string[]>>
}

/** All present rows of one group; none = the group is gone. */
export interface GroupChange {
  readonly group: number
  readonly rows: readonly EngineRow[]
}

/** Ranks are below this. */
export const RANK_LIMIT = 1 << 20
/** Ids of enum and list columns are below this. */
export const ID_LIMIT = 1 << 16
/** Integers, also the ends of ranges, are at most this. */
export const INTEGER_MAX = 2 ** 31 - 1
