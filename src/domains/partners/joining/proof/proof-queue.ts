import type { JobQueue } from '#platform/jobs/define-job.ts'

/** Places of the worker for looks at shops' domains. */
export const PROOFS: JobQueue = { name: 'partners', places: 4 }
