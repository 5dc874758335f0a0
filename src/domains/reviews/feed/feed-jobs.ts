import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueueAbsent } from '#platform/jobs/enqueue.ts'
import type { Log } from '#platform/log.ts'
import { type FetchReviewsDeps, importReviewFeed } from './fetch-review-feed.ts'
import { claimDueReviewFeeds, findReviewFeed } from './registered-feeds.ts'

const DUE_AT_ONCE = 50

export interface ReviewFeedJobDeps extends FetchReviewsDeps {
  readonly log: Pick<Log, 'info'>
}

/** Fetches and reads a shop's review feed. What comes of it stands in its report; the job fails only for a reason of ours. */
export const fetchReviewFeedJob = defineJob({
  name: 'reviews.fetch-feed',
  payload: z.object({ eshopId: z.number() }),
  queue: { name: 'review-feeds', places: 2 },
  maxAttempts: 4,
  run: async ({ eshopId }, deps: ReviewFeedJobDeps, { signal }) => {
    const feed = await findReviewFeed(deps.db, eshopId)
    if (feed === null) return
    const { state, added, changed, withdrawn, refused } = await importReviewFeed(
      deps,
      { eshopId, source: { kind: 'url', url: feed.url } },
      signal,
    )
    deps.log.info({ eshopId, state, added, changed, withdrawn, refused }, 'a review feed was read')
  },
})

/** Has the feeds read whose time has come. */
export function enqueueDueReviewFeeds({ db, clock }: Pick<FetchReviewsDeps, 'db' | 'clock'>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const due = await claimDueReviewFeeds(tx, clock.now(), DUE_AT_ONCE)
    await enqueueAbsent(
      tx,
      fetchReviewFeedJob,
      due.map((eshopId) => ({ payload: { eshopId }, key: `review-feed:${eshopId}` })),
    )
  })
}
