/** What others may use of flags (architecture.md, Layout). */
export { type FlagsFollower, followFlags } from './flags-follower.ts'
export { createExperimentSource, type ExperimentSource } from './results/experiment-source.ts'
export type { ExperimentResult } from './results/load-results.ts'
export { MISMATCH_BELOW, type Rate } from './results/rates.ts'
export type { KeptExperiment } from './storage/load-definitions.ts'
export { turnOn } from './storage/turn-on.ts'
