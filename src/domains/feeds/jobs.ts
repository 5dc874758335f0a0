import pLimit from 'p-limit'
import { z } from 'zod'
import { defineJob, type Job } from '#platform/jobs/define-job.ts'
import { enqueueAbsent } from '#platform/jobs/enqueue.ts'
import type { WorkerAct } from '#platform/domain/define-domain.ts'
import { importFeed } from './import/import-feed.ts'
import type { ImportDeps } from './import/run/import-deps.ts'
import { dropOldRawFiles } from './import/raw/keep-raw-file.ts'
import { MAX_ATTEMPTS, recoverRuns } from './import/run/recover-runs.ts'
import { expireLab, readLabRunJob } from './lab/lab-jobs.ts'
import { claimDueFeeds, findClaimedFeed } from './storage.ts'

/** Imports read and published at once in one process, beside the downloads. */
const MAX_PROCESSING = 2
/** Downloads at once; each is one shop's, so that a slow or hostile one takes up one place until its deadline (faults F15, F19). */
export const MAX_FETCHES = 16
/** Feeds enqueued in one look. */
const DUE_AT_ONCE = 200
const FETCH_EVERY_MS = 5_000
const RECOVER_EVERY_MS = 10_000
const EXPIRE_LAB_EVERY_MS = 60_000
const HOUSE_EVERY_MS = 3_600_000

/** Fetches and imports a due feed. What comes of it stands in its run; a job fails only for a reason of ours. */
export const fetchFeedJob = defineJob({
  name: 'feeds.fetch',
  payload: z.object({ feedId: z.number(), claimedUntil: z.iso.datetime() }),
  queue: { name: 'feeds', places: MAX_FETCHES },
  maxAttempts: MAX_ATTEMPTS,
  run: async ({ feedId, claimedUntil }, deps: ImportDeps, { attempt }) => {
    // An import that ended its process is done again from what it had fetched.
    if (attempt > 1) await recoverRuns(deps, feedId)
    const feed = await findClaimedFeed(deps.db, feedId, new Date(claimedUntil))
    if (feed === null) return
    const outcome = await importFeed({ shop: feed.eshopSlug, source: { kind: 'url', url: feed.url } }, deps)
    deps.log.info({ shop: feed.eshopSlug, state: outcome.state }, 'import ended')
  },
})

/** Has feeds fetched whose time has come, each once; gives how many. The due time stays a row: this may be killed anywhere. */
export async function enqueueDueFeeds({ db, clock }: Pick<ImportDeps, 'db' | 'clock'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { feedIds, claimedUntil } = await claimDueFeeds(tx, clock.now(), DUE_AT_ONCE)
    await enqueueAbsent(
      tx,
      fetchFeedJob,
      feedIds.map((feedId) => ({
        payload: { feedId, claimedUntil: claimedUntil.toISOString() },
        key: `feed:${feedId}`,
      })),
    )
    return feedIds.length
  })
}

/** All that happens by itself around feeds, in the worker. Several workers may do it. */
export function feedWork(given: ImportDeps): { readonly jobs: readonly Job[]; readonly repetitions: WorkerAct[] } {
  const deps: ImportDeps = { ...given, processing: given.processing ?? pLimit(MAX_PROCESSING) }
  return {
    jobs: [fetchFeedJob.with(deps), readLabRunJob.with(deps)],
    repetitions: [
      { everyMs: FETCH_EVERY_MS, complaint: 'due feeds cannot be enqueued', act: () => enqueueDueFeeds(deps) },
      { everyMs: RECOVER_EVERY_MS, complaint: 'interrupted imports cannot be taken up', act: () => recoverRuns(deps) },
      {
        everyMs: EXPIRE_LAB_EVERY_MS,
        perFolder: true,
        complaint: 'old feeds in the lab cannot be removed',
        act: () => expireLab(deps),
      },
      {
        everyMs: HOUSE_EVERY_MS,
        perFolder: true,
        atOnce: true,
        complaint: 'old files of feeds cannot be tidied',
        act: () => dropOldRawFiles(deps),
      },
    ],
  }
}
