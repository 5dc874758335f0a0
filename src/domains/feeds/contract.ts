/** What other domains and the hosts may use of the feeds (architecture.md, Layout). */
export { importFeed, type ImportRequest } from './import/import-feed.ts'
export type { ImportBusy, ImportOutcome } from './import/import-outcome.ts'
export type { ImportDeps } from './import/import-deps.ts'
export { type FeedJobs, startFeedJobs } from './jobs.ts'
export { registerFeed } from './storage.ts'
