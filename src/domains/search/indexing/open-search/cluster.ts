import type { Clock } from '#platform/clock.ts'
import { openSearchClient } from '#ports/search/opensearch/client.ts'
import { type GenerationWriter, type IndexPlace, resumeOrStart } from '#ports/search/opensearch/generation.ts'
import { type LiveIndex, liveIndex } from '#ports/search/opensearch/live-index.ts'
import { type OpenSearchPort, openSearchPort } from '#ports/search/opensearch/open-search-port.ts'
import { freeStuckPrimaries } from '#ports/search/opensearch/stuck-primaries.ts'
import type { SearchPlace } from '#ports/search/opensearch/search-url.ts'
import { indexSchema } from '../../index-schema.ts'

/** The index of our catalogue in a cluster: what its writer and its readers ask. */
export interface Cluster {
  readonly live: LiveIndex
  /** Another reader of it, with a generation of its own. */
  port(): OpenSearchPort
  /** Goes on with a generation of this build that was being written, or begins one. `name` sorts by age. */
  writer(name: string, dataVersion: string): Promise<GenerationWriter>
  /** Sets going again what takes no writes by a fault of the cluster; gives its names. */
  free(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Documents lie on so many shards at most; each search asks all of them. */
const MOST_SHARDS = 3

export function openCluster({ nodes, credentials, prefix }: SearchPlace, clock: Clock): Cluster {
  const client = openSearchClient({ nodes, credentials, clock })
  const place: IndexPlace = {
    client,
    prefix,
    schema: indexSchema,
    // A copy of each shard on another node: one node's loss loses nothing.
    size: { shards: Math.min(MOST_SHARDS, nodes.length), replicas: nodes.length > 1 ? 1 : 0 },
  }
  return {
    live: liveIndex(place),
    port: () => openSearchPort(place),
    writer: (name, dataVersion) => resumeOrStart(place, name, dataVersion),
    free: () => freeStuckPrimaries(place),
    close: () => client.close(),
  }
}
