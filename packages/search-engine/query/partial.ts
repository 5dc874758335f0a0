import type { Block } from './block.ts'
import type { TopHits } from './top-hits.ts'

/** What one facet request counted over some rows. Parts of an answer are added up; a masked part is taken off again. */
export type FacetCount =
  | { readonly kind: 'values'; readonly counts: Int32Array; readonly answers?: KeptAnswers }
  | { readonly kind: 'unknown'; count: number }
  /** Values of the shown rows, as they came or, with `weights`, each value once. */
  | {
      readonly kind: 'histogram'
      readonly values: Int32Array
      readonly weights: Int32Array | null
      readonly answers?: KeptAnswers
    }
  /** The same, where they are read once more rather than kept; what was read holds until the next search. */
  | { readonly kind: 'histogram'; readonly read: (block: Block) => Int32Array; readonly answers: KeptAnswers }
  | { readonly kind: 'children'; readonly counts: Int32Array }

/** With a count that is kept: what was answered of it alone, by limit or number of buckets. */
export type KeptAnswers = Map<number, unknown>

/** The part of an answer that some rows of one segment give. */
export interface Partial {
  total: number
  /** By index of the plan's facet request; null where another pass answers it. */
  readonly facets: (FacetCount | null)[]
  readonly hits: TopHits | null
  visited: number
}
