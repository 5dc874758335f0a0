import type { Database } from '#platform/database/connect.ts'
import { jobCounts } from '#platform/jobs/job-report.ts'
import type { Measure } from '#platform/metrics.ts'
import { consumerLags } from '#platform/outbox/consumer-report.ts'

/** Jobs by name and consumers of events by name. */
export function workMeasures(db: Database): Measure[] {
  return [
    {
      name: 'poiso_jobs',
      help: 'Jobs: queued, later, running, failed',
      labelNames: ['job', 'state'],
      read: async () =>
        (await jobCounts(db)).flatMap(({ job, queued, later, running, failed }) =>
          Object.entries({ queued, later, running, failed }).map(([state, value]) => ({
            labels: { job, state },
            value,
          })),
        ),
    },
    {
      name: 'poiso_job_oldest_seconds',
      help: 'How long the oldest job that could run has waited',
      labelNames: ['job'],
      read: async () =>
        (await jobCounts(db)).map(({ job, oldestSeconds }) => ({ labels: { job }, value: oldestSeconds })),
    },
    {
      name: 'poiso_event_lag_seconds',
      help: 'Age of the oldest event that a consumer has not read',
      labelNames: ['consumer'],
      read: async () =>
        (await consumerLags(db)).map(({ consumer, lagSeconds }) => ({ labels: { consumer }, value: lagSeconds })),
    },
    {
      name: 'poiso_events_set_aside',
      help: 'Events that a consumer failed at: again, failed',
      labelNames: ['consumer', 'state'],
      read: async () =>
        (await consumerLags(db)).flatMap(({ consumer, setAside, failed }) =>
          Object.entries({ again: setAside, failed }).map(([state, value]) => ({ labels: { consumer, state }, value })),
        ),
    },
  ]
}
