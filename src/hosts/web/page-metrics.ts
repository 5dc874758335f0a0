import { Counter, type Registry } from 'prom-client'
import type { Database } from '#platform/database/connect.ts'
import type { Measure } from '#platform/metrics.ts'
import type { PageAnswer } from '#storefront/cache/page-cache.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'
import { workMeasures } from '../worker/work-measures.ts'

/** All that a web process measures beside its requests: what its domains do, its pages, and the work that waits in the database. */
export function webMeasures(
  sides: readonly { readonly measures?: readonly Measure[] }[],
  caches: PageCaches,
  db: Database,
): Measure[] {
  return [...sides.flatMap(({ measures = [] }) => measures), ...pageMeasures(caches), ...workMeasures(db)]
}

/** What the operator watches of the pages (architecture.md, `/metrics`). */
export function pageMeasures({ pages, fragments }: PageCaches): Measure[] {
  return [
    { name: 'poiso_page_cache_bytes', help: 'Bytes of whole pages kept', read: () => pages.bytes },
    { name: 'poiso_fragment_cache_bytes', help: 'Bytes of card fragments kept', read: () => fragments.bytes },
  ]
}

type PageCaches = {
  readonly [Cache in keyof Pick<StorefrontDependencies, 'pages' | 'fragments'>]: { readonly bytes: number }
}

/** Counts where pages came from: `hit`, `made` or `stale`. */
export function pageAnswerCounter(registry: Registry): (from: PageAnswer['from']) => void {
  const counter = new Counter({
    name: 'poiso_pages_total',
    help: 'Pages by where they came from',
    labelNames: ['from'],
    registers: [registry],
  })
  return (from) => counter.inc({ from })
}
