/** What others may use of the shops' accuracy (architecture.md, Layout). */
export { ACCURACY_KEPT_DAYS, AGENT_NAME, CHECK_LIMITS, REPORT_LIMITS } from './accuracy-limits.ts'
export { type AccuracyFollower, followAccuracy } from './score/accuracy-follower.ts'
export { keepReport } from './reports/keep-report.ts'
export { reportKinds, type ReportKind } from './reports/report-kinds.ts'
export { WARNED_BELOW } from './score/warn-fallen.ts'
export { SCORE_RULES } from './score/score.ts'
export type { ShopAccuracy } from './score/shop-accuracy.ts'
