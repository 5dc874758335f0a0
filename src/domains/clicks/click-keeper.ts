import { join } from 'node:path'
import { type ClickTarget, loadClickTarget } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import { repeat } from '#platform/repeat.ts'
import type { Click } from './click.ts'
import { ClickSpool } from './spool/spool.ts'
import { adoptOrphans, drainSpool, waitingSegments } from './spool/drain.ts'
import { insertClicks } from './storage.ts'
import { TargetReader } from './targets/target-reader.ts'

const DRAIN_EVERY_MS = 1_000
const REFRESH_EVERY_MS = 500

export interface ClickKeeper {
  findTarget(variantId: number): Promise<ClickTarget | null>
  spool(click: Click): Promise<void>
  store(click: Click): Promise<void>
  /** Segments on disk that wait for the database. */
  depth(): Promise<number>
  /** Writes what is left and ends. */
  close(): Promise<void>
}

/**
 * What the click routes of one process stand on: its spool, the drain of it, and the target file. `folder` is
 * POISO_DATA/clicks; `drainDb` may take its time, nobody waits for it. Works with the database away; says so in the log once, not on every try.
 */
export const createClickKeeper = async (options: { db: Database; drainDb?: Database; folder: string; log: Log }): Promise<ClickKeeper> => {
  const { db, drainDb = db, folder, log } = options
  const spoolFolder = join(folder, 'spool')
  const spool = new ClickSpool(spoolFolder)
  const targets = new TargetReader(folder)
  await adoptOrphans(spoolFolder)
  await targets.refresh()
  const draining = repeat({ everyMs: DRAIN_EVERY_MS, log, complaint: 'clicks cannot be drained' }, async () => {
    await spool.rotate()
    await drainSpool(drainDb, spoolFolder)
  })
  const refreshing = repeat({ everyMs: REFRESH_EVERY_MS, log, complaint: 'the click targets cannot be read' }, () => targets.refresh())
  return {
    findTarget: async (variantId) => (await targets.find(variantId)) ?? loadClickTarget(db, variantId),
    spool: (click) => spool.add(click),
    store: (click) => insertClicks(db, [click]),
    depth: () => waitingSegments(spoolFolder),
    close: async () => {
      await Promise.all([draining.stop(), refreshing.stop()])
      await spool.close()
      await drainSpool(drainDb, spoolFolder).catch((error: unknown) => log.warn({ err: error }, 'clicks stay in the spool until the next start'))
      await targets.close()
    },
  }
}
