/** What others may use of flags (architecture.md, Layout). */
export { type FlagsFollower, followFlags } from './flags-follower.ts'
export { turnOn } from './storage/turn-on.ts'
