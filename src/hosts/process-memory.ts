/** How the processes that the launcher starts hold their memory; measured by the listing bench (docs/benchmarks.md). */

/**
 * glibc gives back what each compressed page has used and fetches it again for the next one: a fifth of a page's CPU, in the
 * kernel. Other C libraries do not read these.
 */
export const keepsFreedMemory = { MALLOC_TRIM_THRESHOLD_: '33554432', MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_ARENA_MAX: '2' } as const

/** Twice Node's young generation for the web process (MB a half): what a page has used is seldom copied. Costs up to 48 MB resident. */
export const webNodeOptions = ['--max-semi-space-size=32'] as const

/** A small young generation for the worker, as for an import by hand: grouping holds 287 MB with it, 440 without, in the same time. */
export const workerNodeOptions = ['--max-semi-space-size=8'] as const

/**
 * An import by hand streams: a heap that may grow only slowly keeps its process below 250 MB where V8 would let garbage lie. A young generation
 * of 16 MB a half makes a first import an eighth quicker, because what waits to be written is copied less often, and costs 30 MB: with 12
 * six million items of nothing but an id take 261 MB. `tools/run.mjs` says the same.
 */
export const importNodeOptions = ['--max-semi-space-size=8', '--max-old-space-size=140'] as const
