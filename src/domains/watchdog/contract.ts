/** What others may use of the watchdog (architecture.md, Layout). */
export { createWatching, REQUEST_MS, type Watching } from './watching.ts'
export { watchLinks } from './watch-links.ts'
export { MOST_LISTED } from './lists/watch-list.ts'
