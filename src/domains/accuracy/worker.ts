import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { aboutUrlOf } from './about-url.ts'
import { KEPT_MS } from './accuracy-limits.ts'
import { enqueueDueChecks, readPagesJob } from './checking/check-jobs.ts'
import { planClickChecks } from './checking/plan-checks.ts'
import { judgeReports } from './reports/judge-reports.ts'
import { settleDailyScores } from './score/settle-scores.ts'

const PLAN_EVERY_MS = 60_000
const READ_EVERY_MS = 10_000
const JUDGE_EVERY_MS = 60_000
const SETTLE_EVERY_MS = 600_000

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface AccuracyWorkerParts {
  readonly config: Pick<Config, 'url'>
  readonly db: Database
  readonly clock: Clock
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly feedTestHosts: readonly string[]
}

/** Reads pages after clicks, hears shoppers, and settles what is shown of shops once a day. */
export function worker({ config, db, clock, feedTestHosts }: AccuracyWorkerParts): WorkerSide {
  return {
    jobs: [readPagesJob.with({ db, clock, feedTestHosts, aboutUrl: aboutUrlOf(config) })],
    repetitions: [
      {
        everyMs: PLAN_EVERY_MS,
        complaint: 'clicks cannot be sampled for the pages behind them',
        act: () => planClickChecks(db, clock.now()),
      },
      {
        everyMs: READ_EVERY_MS,
        complaint: 'shops’ pages that are due cannot be enqueued',
        act: () => enqueueDueChecks({ db, clock }),
      },
      {
        everyMs: JUDGE_EVERY_MS,
        complaint: 'reports of shoppers cannot be judged',
        act: () => judgeReports(db, clock.now()),
      },
      {
        everyMs: SETTLE_EVERY_MS,
        atOnce: true,
        complaint: 'the accuracy of shops cannot be settled',
        act: () => settleDailyScores(db, clock.now()),
      },
    ],
    retention: [
      {
        what: 'readings of shops’ pages',
        keptMs: KEPT_MS,
        forget: (before) => db.deleteFrom('accuracy.observation').where('observed_at', '<=', before).execute(),
      },
      {
        what: 'reports of shoppers',
        keptMs: KEPT_MS,
        forget: (before) => db.deleteFrom('accuracy.report').where('reported_at', '<=', before).execute(),
      },
    ],
  }
}
