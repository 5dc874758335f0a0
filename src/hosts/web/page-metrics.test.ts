import { createLog } from '#platform/log.ts'
import { Registry } from 'prom-client'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { measuresOf as clickMeasures } from '#domains/clicks/redirect/click-host.ts'
import { web as offersWeb } from '#domains/offers/web.ts'
import { indexMeasures } from '#domains/search/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { registerMeasure } from '#platform/metrics.ts'
import { pageAnswerCounter, pageMeasures } from './page-metrics.ts'
import { workMeasures } from '../worker/work-measures.ts'

const { db } = await testDatabase()

test('the metrics tell index lag, overlay, spool depth and caches; what cannot be read is absent, never 0', async () => {
  const registry = new Registry()
  await sql`select graphile_worker.add_job('feeds.fetch', '{}'::json)`.execute(db)
  await sql`insert into outbox.consumer (name, watermark) values ('offers.eshop-changes', pg_current_snapshot()::text)`.execute(
    db,
  )
  const clock = manualClock('2026-11-21T10:00:00Z')
  clock.advanceMs(5_000)
  const offers = offersWeb({
    db,
    clock,
    patient: { db },
    clickSource: 99,
    pictures: async () => new Map(),
    withAdminMode: async (_request, variants) => variants,
    adminDataOf: async () => new Map(),
    clicksOfOffers: async () => new Map(),
    config: { project: 'poiso' },
    log: createLog({ level: 'silent' }),
  })
  for (const measure of [
    ...indexMeasures(
      { rowCount: 12, overlaySize: 3, caughtUpAtMs: 2_000, remote: { place: 'cluster', isAway: true } },
      clock,
    ),
    ...clickMeasures({ depth: () => Promise.reject(new Error('no folder')), deadLetters: async () => 4 }),
    ...(offers.measures ?? []),
    ...workMeasures(db),
    ...pageMeasures({ pages: { bytes: 10 }, fragments: { bytes: 20 } }),
  ])
    registerMeasure(registry, measure)
  pageAnswerCounter(registry)('hit')
  const text = await registry.metrics()
  for (const line of [
    'poiso_jobs{job="feeds.fetch",state="queued"} 1',
    'poiso_jobs{job="feeds.fetch",state="failed"} 0',
    'poiso_event_lag_seconds{consumer="offers.eshop-changes"} 0',
    'poiso_events_set_aside{consumer="offers.eshop-changes",state="failed"} 0',
    'poiso_index_offers 12',
    'poiso_index_overlay_rows 3',
    'poiso_index_lag_seconds 3',
    'poiso_index_away{place="cluster"} 1',
    'poiso_click_dead_letter_files 4',
    'poiso_page_cache_bytes 10',
    'poiso_fragment_cache_bytes 20',
    'poiso_pages_total{from="hit"} 1',
  ])
    expect(text).toContain(`${line}\n`)
  expect(text).not.toMatch(/^poiso_click_spool_segments \d/m)
  expect(text).toContain('# TYPE poiso_oldest_import_seconds gauge')
  expect(text).not.toMatch(/^poiso_oldest_import_seconds \d/m)
})
