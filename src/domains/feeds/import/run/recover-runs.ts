import { ImportReport } from '../../report/import-report.ts'
import { findRunningRuns } from '../../storage.ts'
import { finishRun, UNREAD_END } from './finish-run.ts'
import type { ImportDeps } from './import-deps.ts'
import { repeatRun } from '../import-feed.ts'
import type { ImportRun } from './import-run.ts'
import { dropOldRawFiles } from '../raw/keep-raw-file.ts'

/** A run that has ended its process this often is given up. */
export const MAX_ATTEMPTS = 5

/**
 * Takes up the runs of processes that are gone: they say "running", but nobody holds their shop's lock. Each is done again
 * from its raw file or its source, so that the end is that of a run without the crash (fault K1). Of one feed, or of all; gives how many were.
 */
export async function recoverRuns(deps: ImportDeps, feedId: number | null = null): Promise<number> {
  let recovered = 0
  for (const run of await findRunningRuns(deps.db, feedId)) {
    if (run.attempts >= MAX_ATTEMPTS) await giveUp(run, deps)
    else if (await recover(run, deps)) recovered += 1
  }
  if (recovered > 0) await dropOldRawFiles(deps)
  return recovered
}

async function recover(run: ImportRun, deps: ImportDeps): Promise<boolean> {
  const outcome = await repeatRun(run, deps, { isForced: false, waitMs: 0, onlyFrom: ['running'] })
  if (outcome === null || outcome.state === 'busy') return false
  deps.log.warn({ run: run.runId, state: outcome.state }, 'an interrupted import was done again')
  return true
}

async function giveUp(run: ImportRun, deps: ImportDeps): Promise<void> {
  const report = new ImportReport()
  report.add('FAILED_INTERNAL', { value: `${run.attempts} tentativas` })
  const end = { ...UNREAD_END, state: 'failed' as const, problems: report.groups() }
  await finishRun(deps.db, run.runId, end, deps.clock.now())
  deps.log.error({ run: run.runId }, 'an import was given up after too many tries')
}
