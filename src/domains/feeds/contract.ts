/** What other domains and the hosts may use of the feeds (architecture.md, Layout). */
export { importFeed, type ImportBusy, type ImportOutcome, type ImportRequest } from './import/import-feed.ts'
export type { ImportDeps } from './import/import-deps.ts'
export { recoverRuns } from './import/recover-runs.ts'
export { type FeedJobs, startFeedJobs } from './jobs.ts'
export { type Feed, findFeed, registerFeed } from './storage.ts'
