import settings from './import-process.json' with { type: 'json' }

/** How the processes that the launcher starts hold their memory; measured by the listing bench (docs/benchmarks.md). */

/**
 * glibc gives back what each compressed page has used and fetches it again for the next one: a fifth of a page's CPU, in the
 * kernel. Other C libraries do not read these.
 */
export const keepsFreedMemory = {
  MALLOC_TRIM_THRESHOLD_: '33554432',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_ARENA_MAX: '2',
} as const

/** Twice Node's young generation for the web process (MB a half): what a page has used is seldom copied. Costs up to 48 MB resident. */
export const webNodeOptions = ['--max-semi-space-size=32'] as const

/**
 * A small young generation for the worker: grouping holds 287 MB with it, 440 without, in the same time. Collecting it without helper
 * threads leaves the second core to PostgreSQL and to the other thread: a first start is a tenth quicker.
 */
export const workerNodeOptions = ['--max-semi-space-size=8', '--no-parallel-scavenge'] as const

/**
 * An import by hand streams: a heap that may grow only slowly keeps its process below 250 MB where V8 would let garbage lie. A young
 * generation of 16 MB a half makes a first import quicker, because what waits to be written is copied less often, and so does collecting it
 * without helper threads, which on two cores take PostgreSQL's time. What both cost comes back by giving the pieces of a feed (32 and 64 kB)
 * and what V8 compiled with (zones of 32 kB) back to the system as soon as they are done with, where glibc would keep 60 MB of them.
 * In a file of its own for `tools/run.mjs`, which runs on Nodes that cannot read this one.
 */
export const importProcess: {
  readonly options: readonly string[]
  readonly environment: Readonly<Record<string, string>>
} = settings
