import type { TopHits } from './top-hits.ts'

/** What one facet request counted over some rows. Parts of an answer are added up; a masked part is taken off again. */
export type FacetCount =
  | { readonly kind: 'values'; readonly counts: Int32Array }
  | { readonly kind: 'unknown'; count: number }
  /** Values of the shown rows, as they came or, with `weights`, each value once. */
  | { readonly kind: 'histogram'; values: Int32Array; weights: Int32Array | null }
  | { readonly kind: 'children'; readonly counts: Int32Array }

/** The part of an answer that some rows of one segment give. */
export interface Partial {
  total: number
  /** By index of the plan's facet request; null where another pass answers it. */
  readonly facets: (FacetCount | null)[]
  readonly hits: TopHits | null
  visited: number
}
