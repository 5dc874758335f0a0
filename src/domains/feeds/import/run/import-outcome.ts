import type { ImportRunId } from '#platform/ids.ts'
import type { ProblemGroup } from '../../report/problem.ts'
import type { OfferCounts } from './import-run.ts'

/** How an import ended, as the command line tells it (`poiso feeds import --json`). */
export interface ImportOutcome {
  readonly importId: ImportRunId
  readonly state: 'applied' | 'held' | 'failed'
  readonly dialect: string | null
  readonly encoding: string | null
  readonly offers: OfferCounts
  readonly problems: readonly ProblemGroup[]
  readonly timing: Readonly<Record<string, number>>
  /** Another try may succeed where this one failed. */
  readonly isRetryable: boolean
}

/** Another import of the shop is at work. */
export interface ImportBusy {
  readonly state: 'busy'
}
