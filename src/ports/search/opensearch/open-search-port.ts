import type { SearchPort } from '../port.ts'
import type { ClusterClient } from './client.ts'
import type { KeptProduct } from './documents.ts'
import type { GenerationFacts } from './facts.ts'
import type { IndexPlace } from './generation.ts'

/** A product as the index holds it, with the payloads of its rows in their order. */
export interface FoundProduct extends KeptProduct {
  readonly payloads: readonly (string | null)[]
}

export interface OpenSearchPort extends SearchPort {
  /** Facts of the generation that answers; null: none was taken up yet (searches throw SearchUnavailable, reason `no-index`). */
  readonly shown: GenerationFacts | null
  /**
   * Looks which generation is shown and what has been applied to it, and takes it up, its vocabulary with it. Searches go on
   * with what they have meanwhile. Throws SearchUnavailable, or a MappingMismatch when the shown index is not the code's.
   */
  follow(): Promise<GenerationFacts | null>
  /** Products by their ids, those that the shown generation has; also what is not yet seen by searches. */
  productsOf(groups: readonly number[]): Promise<ReadonlyMap<number, FoundProduct>>
}

export type OpenSearchPlace = Pick<IndexPlace, 'prefix' | 'schema'> & { readonly client: ClusterClient }

/** The search port over a cluster. */
export function openSearchPort(_place: OpenSearchPlace): OpenSearchPort {
  throw new Error('being built')
}
