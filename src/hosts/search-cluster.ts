import { type Cluster, openCluster } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { type Config, ConfigError } from '#platform/config.ts'
import { parseSearchUrl, type SearchPlace } from '#ports/search/opensearch/search-url.ts'

/** The cluster that SEARCH_URL names; null: it names none. Throws a ConfigError that says what is wrong with the address. */
export function clusterPlace({ search }: Pick<Config, 'search'>): SearchPlace | null {
  if (search.kind !== 'cluster') return null
  try {
    return parseSearchUrl(search.url)
  } catch (error) {
    throw error instanceof RangeError ? new ConfigError('SEARCH_URL', error.message) : error
  }
}

/** The index of our catalogue in it. */
export function clusterOf(config: Pick<Config, 'search'>, clock: Clock): Cluster | null {
  const place = clusterPlace(config)
  return place === null ? null : openCluster(place, clock)
}
