import type { Log } from '#platform/log.ts'
import type { RefusedProduct } from '#ports/search/opensearch/bulk.ts'

const MOST_NAMED = 10

/** What the index does not take is missing from it, and somebody has to look why. */
export function tellRefused(log: Log, refused: readonly RefusedProduct[]): void {
  if (refused.length > 0)
    log.error({ refused: refused.slice(0, MOST_NAMED), count: refused.length }, 'products that the index does not take')
}
