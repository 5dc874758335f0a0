import { ensureEshop } from '#domains/eshops/contract.ts'
import { slugOf } from '#domains/offers/contract.ts'
import { openSession, type Session } from '#platform/database/session.ts'
import { ensureFeed, findRun, insertRun, restartRun } from '../storage.ts'
import type { ImportDeps } from './run/import-deps.ts'
import type { ImportBusy, ImportOutcome } from './run/import-outcome.ts'
import type { ImportRun, RunSource } from './run/import-run.ts'
import { executeRun } from './run/execute-run.ts'
import { lockShop, tryLockShop } from './run/run-lock.ts'

export interface ImportRequest {
  /** The shop's name; its slug finds it, a shop that does not exist is made. */
  readonly shop: string
  readonly source:
    | { readonly kind: 'url'; readonly url: string }
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'run'; readonly runId: number }
  readonly dialect?: string | null
  readonly domain?: string | null
  /** Of prices that name none; null: as the shop's feed has it. */
  readonly currency?: string | null
  /** Applies the snapshot whatever the holding rule says. */
  readonly isForced?: boolean
  /** How long to wait for another import of the same shop; 0: not at all. */
  readonly waitMs?: number
}

/**
 * Imports one snapshot of a shop: fetch, read, stage, compare, and publish in one transaction or not at all. Expected
 * failures are outcomes; what is thrown is a bug or the loss of the database, and the run is taken up again by recovery.
 */
export async function importFeed(request: ImportRequest, deps: ImportDeps): Promise<ImportOutcome | ImportBusy> {
  const now = deps.clock.now()
  const eshopId = await ensureEshop(deps.db, slugOf(request.shop, 'loja'), request.shop, now)
  const feed = await ensureFeed(deps.db, eshopId, now)
  return withLockedShop(deps, eshopId, request.waitMs ?? 0, async (session) => {
    const source: RunSource = {
      ...request.source,
      dialect: request.dialect ?? null,
      domain: request.domain ?? null,
      currency: request.currency ?? null,
    }
    const runId = await insertRun(
      deps.db,
      { feedId: feed.feedId, source, isForced: request.isForced ?? false },
      deps.clock.now(),
    )
    return executeRun((await findRun(deps.db, runId)) as ImportRun, feed, session, deps)
  })
}

/** Does a run again from its raw file or source: after a crash, or (forced) because a person has approved it. */
export async function repeatRun(
  run: ImportRun,
  deps: ImportDeps,
  options: { isForced: boolean; waitMs: number; onlyFrom: readonly ImportRun['state'][] },
): Promise<ImportOutcome | ImportBusy | null> {
  return withLockedShop(deps, run.eshopId, options.waitMs, async (session) => {
    const current = await findRun(deps.db, run.runId)
    // Whoever had the lock before may have ended it.
    if (current === null || !options.onlyFrom.includes(current.state)) return null
    await restartRun(deps.db, run.runId, options.isForced)
    return executeRun(
      (await findRun(deps.db, run.runId)) as ImportRun,
      await ensureFeed(deps.db, run.eshopId, deps.clock.now()),
      session,
      deps,
    )
  })
}

/** Acts alone on a shop's offers, on a session of its own; busy: another import or correction does, for longer than it may wait. */
export async function withLockedShop<T>(
  deps: Pick<ImportDeps, 'pool'>,
  eshopId: number,
  waitMs: number,
  act: (session: Session) => Promise<T>,
): Promise<T | ImportBusy> {
  const session = await openSession(deps.pool)
  try {
    const isLocked = waitMs > 0 ? await lockShop(session, eshopId, waitMs) : await tryLockShop(session, eshopId)
    return isLocked ? await act(session) : { state: 'busy' }
  } finally {
    await session.end()
  }
}
