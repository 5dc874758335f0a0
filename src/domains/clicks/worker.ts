import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { classifyClicks } from './classify.ts'
import { clickFolder } from './click-folder.ts'
import { settleLeases } from './leases/lease-rows.ts'
import { createTargetWriter } from './targets/target-writer.ts'

const TARGETS_EVERY_MS = 1_000
const CLASSIFY_EVERY_MS = 10_000
const SETTLE_EVERY_MS = 3_600_000

export interface ClickWorkerParts {
  readonly db: Database
  readonly clock: Clock
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
}

/** Where clicks may go, and which of them count. */
export function worker({ db, clock, dataFolder }: ClickWorkerParts): WorkerSide {
  const targets = createTargetWriter(db, clickFolder(dataFolder))
  return {
    beforeReady: () => targets.step(),
    repetitions: [
      {
        everyMs: TARGETS_EVERY_MS,
        perFolder: true,
        complaint: 'the click targets cannot be written',
        act: () => targets.step(),
      },
      {
        everyMs: SETTLE_EVERY_MS,
        complaint: 'leases of budgets cannot be settled',
        act: () => settleLeases(db, clock.now()),
      },
      { everyMs: CLASSIFY_EVERY_MS, complaint: 'clicks cannot be classified', act: () => classifyClicks(db, clock) },
    ],
  }
}
