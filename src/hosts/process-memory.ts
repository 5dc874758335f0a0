/** How the processes that the launcher starts hold their memory; measured by the listing bench (docs/benchmarks.md). */

/**
 * glibc gives back what each compressed page has used and fetches it again for the next one: a fifth of a page's CPU, in the
 * kernel. Other C libraries do not read these.
 */
export const keepsFreedMemory = { MALLOC_TRIM_THRESHOLD_: '33554432', MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_ARENA_MAX: '2' } as const

/** Twice Node's young generation for the web process (MB a half): what a page has used is seldom copied. Costs up to 48 MB resident. */
export const webNodeOptions = ['--max-semi-space-size=32'] as const
