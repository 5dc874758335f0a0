/** What other domains and the hosts may use of the feeds (architecture.md, Layout). */
export { importFeed, type ImportRequest } from './import/import-feed.ts'
export type { ImportBusy, ImportOutcome } from './import/run/import-outcome.ts'
export type { ImportDeps } from './import/run/import-deps.ts'
export { registerFeed } from './storage.ts'
export { createFeedLab, type FeedLab } from './lab/feed-lab.ts'
export { withoutValue } from './report/problem-codes.ts'
export { dialectNames } from './dialects/registry.ts'
export { parseGtin } from './values/gtin.ts'
export { parsePrice } from './values/price.ts'
export { FEED_LIMITS } from './feed-limits.ts'
export { FETCH_LIMITS } from './fetch/feed-fetch-limits.ts'
export { HOLD_LIMITS } from './rules/hold-limits.ts'
export { FAILURE_LIMITS } from './import/run/feed-failures.ts'
export { type ProblemText, problemTexts } from './report/problem-codes.ts'
export { readFeedUrl } from './rules/feed-address.ts'
export { LAB_LIMITS } from './lab/lab-limits.ts'
export { FETCH_EVERY_HOURS, LAB_KEPT_HOURS } from './rules/feed-times.ts'
export { createFeedTrials, type FeedTrials } from './lab/feed-trials.ts'
export type { Trial, TrialCounts, TrialItem } from './lab/trial-storage.ts'
export type { LabExample, LabProblem, LabResult } from './lab/lab-result.ts'
export { isLabId, type LabFindings, type LabRun } from './lab/lab-run.ts'
export { FORMER_REQUESTS_KEPT_MS } from './former-requests.ts'
export type { CoverageField, LabCoverage } from './lab/coverage.ts'
export type { LabCategories, MappedPath } from './lab/category-mapping.ts'
export type { Excerpt, ExcerptLine } from './lab/line-excerpts.ts'
export { uncertainOffers } from './categories/queue.ts'
export {
  type FeedCounts,
  feedCounts,
  firstImportDay,
  type ImportsOfDay,
  importsByDay,
} from './backoffice/imports-by-day.ts'
