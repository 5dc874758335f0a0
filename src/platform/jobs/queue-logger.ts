import { Logger } from 'graphile-worker'
import type { Log } from '#platform/log.ts'

/** The queue's own words in our log: its troubles. What becomes of jobs is said by run-jobs.ts. Null: nothing. */
export function queueLogger(log: Log | null): Logger {
  return new Logger(() => (level, message, meta) => {
    if (log === null || meta?.['failure'] === true) return
    if (level === 'error' || level === 'warning')
      log.warn({ err: meta?.['error'] ?? meta?.['fatalError'] }, `jobs: ${message}`)
  })
}
