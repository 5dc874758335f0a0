import { z } from 'zod'
import { connectDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { defineJob } from './define-job.ts'
import { startJobs } from './run-jobs.ts'

/** For tests that kill a worker: run as a program it begins the job, says so and never ends it. */
export const endless = defineJob({
  name: 'test.endless',
  payload: z.object({}),
  queue: { name: 'endless', places: 1 },
  maxAttempts: 3,
  run: (_payload, act: () => Promise<void>) => act(),
})

if (import.meta.main) {
  const connection = connectDatabase({ url: process.argv[2] as string, applicationName: 'busy-worker' })
  startJobs({ ...connection, log: createLog({ level: 'silent' }) }, [
    endless.with(() => {
      process.stdout.write('begun\n')
      return new Promise(() => undefined)
    }),
  ])
}
