/** What others may use of flags (architecture.md, Layout). */
export { PAGE_BUCKETS } from './definitions/definition-schema.ts'
export { type FlagsFollower, followFlags } from './flags-follower.ts'
export { ensureEnvironment } from './storage/set-definitions.ts'
