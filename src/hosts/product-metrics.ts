import { Counter, Gauge, type Registry } from 'prom-client'
import type { ClickKeeper } from '#domains/clicks/contract.ts'
import { waitingPictures } from '#domains/images/contract.ts'
import { oldestSnapshotAt } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { jobCounts } from '#platform/jobs/job-report.ts'
import { consumerLags } from '#platform/outbox/consumer-report.ts'
import type { PageAnswer } from '#storefront/cache/page-cache.ts'

/** What the operator watches of a web process beyond requests (architecture.md, `/metrics`); read when somebody asks. */
export interface ProductMeasures {
  readonly clock: Clock
  readonly db: Database
  readonly index: { readonly rowCount: number; readonly overlaySize: number; readonly caughtUpAtMs: number | null }
  /** Bytes of the page and fragment caches. */
  cacheBytes(): { readonly pages: number; readonly fragments: number }
  readonly clicks: Pick<ClickKeeper, 'depth' | 'deadLetters'>
}

const SECOND_MS = 1000

export function registerProductMetrics(
  registry: Registry,
  { clock, db, index, cacheBytes, clicks }: ProductMeasures,
): void {
  const gauge = (name: string, help: string, read: () => number | null | Promise<number | null>): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Unknown is no number: a measure that cannot be read now is absent, not 0.
        this.remove()
        const value = await Promise.resolve(read()).catch(() => null)
        if (value !== null) this.set(value)
      },
    })
  }
  gauge('poiso_index_offers', 'Offers in the index of this process', () => index.rowCount)
  gauge(
    'poiso_index_overlay_rows',
    'Masked and overlaid rows: what a fresh base would tidy up',
    () => index.overlaySize,
  )
  gauge('poiso_index_lag_seconds', 'Time since this process last had everything that was committed', () =>
    index.caughtUpAtMs === null ? null : (clock.monotonicMs() - index.caughtUpAtMs) / SECOND_MS,
  )
  gauge('poiso_click_spool_segments', 'Segments of clicks on disk that wait for the database', () => clicks.depth())
  gauge('poiso_click_dead_letter_files', 'Segments of which the database refused clicks that wait for somebody', () =>
    clicks.deadLetters(),
  )
  gauge('poiso_oldest_import_seconds', 'Age of the oldest last applied import of any shop', async () => {
    const oldest = await oldestSnapshotAt(db)
    return oldest && (clock.now().getTime() - oldest.getTime()) / SECOND_MS
  })
  gauge('poiso_pictures_waiting', 'Addresses of pictures in the queue', () => waitingPictures(db))
  registerWorkMetrics(registry, db)
  gauge('poiso_page_cache_bytes', 'Bytes of whole pages kept', () => cacheBytes().pages)
  gauge('poiso_fragment_cache_bytes', 'Bytes of card fragments kept', () => cacheBytes().fragments)
}

/** Jobs by name and consumers of events by name; absent while the database is. */
function registerWorkMetrics(registry: Registry, db: Database): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<readonly { labels: Record<string, string>; value: number }[]>,
  ): void => {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        for (const { labels, value } of await read().catch(() => [])) this.set(labels, value)
      },
    })
  }
  gauge('poiso_jobs', 'Jobs: queued, later, running, failed', ['job', 'state'], async () =>
    (await jobCounts(db)).flatMap(({ job, queued, later, running, failed }) =>
      Object.entries({ queued, later, running, failed }).map(([state, value]) => ({ labels: { job, state }, value })),
    ),
  )
  gauge('poiso_job_oldest_seconds', 'How long the oldest job that could run has waited', ['job'], async () =>
    (await jobCounts(db)).map(({ job, oldestSeconds }) => ({ labels: { job }, value: oldestSeconds })),
  )
  gauge('poiso_event_lag_seconds', 'Age of the oldest event that a consumer has not read', ['consumer'], async () =>
    (await consumerLags(db)).map(({ consumer, lagSeconds }) => ({ labels: { consumer }, value: lagSeconds })),
  )
  gauge('poiso_events_set_aside', 'Events that a consumer failed at: again, failed', ['consumer', 'state'], async () =>
    (await consumerLags(db)).flatMap(({ consumer, setAside, failed }) =>
      Object.entries({ again: setAside, failed }).map(([state, value]) => ({ labels: { consumer, state }, value })),
    ),
  )
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
