import { join } from 'node:path'
import { type ClickTarget, loadClickTarget } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ComponentHealth } from '#platform/http/process/readiness.ts'
import type { Log } from '#platform/log.ts'
import { repeat } from '#platform/pace/repeat.ts'
import type { Click } from '../click.ts'
import type { LeaseGiver } from '../leases/lease.ts'
import { createLeaseFolder, leaseFolderOf } from '../leases/lease-folder.ts'
import { LeaseKeeper } from '../leases/lease-keeper.ts'
import { deadLetterFiles } from '../spool/dead-letters.ts'
import { ClickSpool } from '../spool/spool.ts'
import { drainSpool, waitingSegments } from '../spool/drain.ts'
import { createAdopter } from '../spool/segments.ts'
import { insertClicks } from '../storage.ts'
import { TargetReader } from '../targets/target-reader.ts'

const ROTATE_EVERY_MS = 1_000
const DRAIN_EVERY_MS = 1_000
/** The database is asked again so soon after it was away. */
const LONGEST_PAUSE_MS = 2_000
const REFRESH_EVERY_MS = 500
const LEASES_EVERY_MS = 1_000
/** Segments that wait for so long are told of by /readyz: longer than a database is commonly away. */
const STUCK_AFTER_MS = 60_000

export interface ClickKeeper {
  findTarget(variantId: number): Promise<ClickTarget | null>
  pay(eshopId: number, micros: number): Promise<string | null>
  spool(click: Click): Promise<void>
  store(click: Click): Promise<void>
  /** Segments on disk that wait for the database. */
  depth(): Promise<number>
  /** Segments of which the database refused records, which wait for somebody. */
  deadLetters(): Promise<number>
  /** Degraded while clicks wait for too long or were set aside: they redirect, but are not counted. */
  health(): Promise<ComponentHealth>
  /** Writes what is left and ends. */
  close(): Promise<void>
}

export interface ClickKeeperOptions {
  readonly db: Database
  /** For the drain, which may take its time: nobody waits for it. */
  readonly drainDb?: Database
  /** Who has the shops' budgets. */
  readonly budgets: LeaseGiver
  /** POISO_DATA/clicks; several processes may share it. */
  readonly folder: string
  readonly clock: Clock
  readonly log: Log
}

/** Where the spool of a folder of clicks is. */
export function spoolFolderOf(folder: string): string {
  return join(folder, 'spool')
}

/**
 * What the click routes of one process stand on: its spool, the drain of it, and the target file. Works with the database
 * away; says so in the log once, not on every try.
 */
export async function createClickKeeper({
  db,
  drainDb = db,
  budgets,
  folder,
  clock,
  log,
}: ClickKeeperOptions): Promise<ClickKeeper> {
  const spoolFolder = spoolFolderOf(folder)
  const spool = new ClickSpool(spoolFolder, clock)
  const targets = new TargetReader(folder)
  const leases = new LeaseKeeper({ files: createLeaseFolder(leaseFolderOf(folder), clock), giver: budgets, clock })
  const adopter = createAdopter(spoolFolder, clock)
  let drainedAtMs = clock.monotonicMs()
  await targets.refresh()
  // Apart from the drain, which may wait for the database: whose segment is not ended counts as dead.
  const rotating = repeat({ everyMs: ROTATE_EVERY_MS, log, complaint: 'clicks cannot be handed over' }, async () => {
    await spool.rotate()
    await adopter.step()
  })
  const drain = async (): Promise<void> => {
    await drainSpool(drainDb, spoolFolder, log)
    drainedAtMs = clock.monotonicMs()
  }
  const draining = repeat(
    { everyMs: DRAIN_EVERY_MS, longestPauseMs: LONGEST_PAUSE_MS, log, complaint: 'clicks cannot be drained' },
    drain,
  )
  const leasing = repeat({ everyMs: LEASES_EVERY_MS, log, complaint: 'budgets of clicks cannot be kept' }, () =>
    leases.step(),
  )
  const refreshing = repeat({ everyMs: REFRESH_EVERY_MS, log, complaint: 'the click targets cannot be read' }, () =>
    targets.refresh(),
  )
  return {
    findTarget: async (variantId) => (await targets.find(variantId)) ?? loadClickTarget(db, variantId),
    pay: (eshopId, micros) => leases.pay(eshopId, micros),
    spool: (click) => spool.add(click),
    store: (click) => insertClicks(db, [click]),
    depth: () => waitingSegments(spoolFolder),
    deadLetters: () => deadLetterFiles(spoolFolder),
    health: async () =>
      healthOf(
        await waitingSegments(spoolFolder),
        clock.monotonicMs() - drainedAtMs,
        await deadLetterFiles(spoolFolder),
      ),
    close: async () => {
      await Promise.all([rotating.stop(), draining.stop(), leasing.stop(), refreshing.stop()])
      await leases
        .close()
        .catch((error: unknown) => log.warn({ err: error }, 'leases of budgets stay until the next start'))
      await spool.close()
      await drain().catch((error: unknown) => log.warn({ err: error }, 'clicks stay in the spool until the next start'))
      await targets.close()
    },
  }
}

function healthOf(segments: number, sinceDrainedMs: number, deadLetters: number): ComponentHealth {
  const isStuck = segments > 0 && sinceDrainedMs > STUCK_AFTER_MS
  const waiting = `${segments} segments wait${isStuck ? `, the spool was last empty ${Math.round(sinceDrainedMs / 1_000)} s ago` : ''}`
  if (deadLetters === 0) return { state: isStuck ? 'degraded' : 'works', detail: waiting }
  return {
    state: 'degraded',
    detail: `${waiting}; of ${deadLetters} others the database refused records: "poiso clicks dead-letters" shows them`,
  }
}
