import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import { baseVersion } from '../index-schema.ts'
import { newestBase, readBaseFacts } from './base-file.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'
import { type BuildOptions, buildBase } from './build-base.ts'
import { pruneDirty } from './prune-dirty.ts'

/** With more changed products than this share of the catalogue a fresh base is built (architecture.md, Events). */
export const REBUILD_SHARE = 0.05
/** Below this many changed products no overlay is worth tidying up. */
export const REBUILD_FROM = 5_000

/**
 * What the worker does for the index now and then: builds the first base, a fresh one when much has changed since, and
 * removes the dirty keys that every reader has. Answers whether a base was built.
 */
export async function maintainIndex(options: BuildOptions & { readonly log: Log }): Promise<boolean> {
  const { db, folder, log } = options
  const watermark = await newestWatermark(folder)
  const isDue = watermark === null || (await isOutgrown(db, watermark))
  if (isDue) {
    const { rowCount, productCount } = await buildBase(options)
    log.info({ rowCount, productCount }, 'a fresh base index was built')
  }
  const newest = isDue ? await newestWatermark(folder) : watermark
  if (newest !== null) await pruneDirty(db, newest)
  return isDue
}

async function newestWatermark(folder: string): Promise<Watermark | null> {
  const base = await newestBase(folder, baseVersion())
  return base && (await readBaseFacts(folder, base)).watermark
}

/** Much has changed since, or keys that its readers would need are gone. */
async function isOutgrown(db: Database, watermark: Watermark): Promise<boolean> {
  const { rows } = await sql<{ dirty: number; products: number; unreachable: boolean }>`
    select (select count(distinct product_id)::int from outbox.index_dirty 
        where xid >= pg_snapshot_xmin(${watermark}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${watermark}::pg_snapshot)) as dirty,
      (select reltuples::int from pg_class where oid = 'offers.product'::regclass) as products,
      (select pruned_below > pg_snapshot_xmin(${watermark}::pg_snapshot) from search.retention) as unreachable`.execute(
    db,
  )
  const { dirty = 0, products = 0, unreachable = true } = rows[0] ?? {}
  return unreachable || dirty > Math.max(REBUILD_FROM, products * REBUILD_SHARE)
}
