import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { AGENT_HOURS_KEPT_DAYS, forgetAgentHours } from './judging/agent-hours.ts'
import { classifyClicks } from './judging/classify.ts'
import { clickFolder } from './redirect/click-folder.ts'
import { settleLeases } from './leases/lease-rows.ts'
import { forgetShopNetworks, noteDeclaredNetworks, SHOP_NETWORKS_KEPT_DAYS } from './networks/shop-networks.ts'
import { forgetEves } from './storage.ts'
import { createTargetWriter } from './targets/target-writer.ts'

const TARGETS_EVERY_MS = 1_000
const CLASSIFY_EVERY_MS = 1_000
const SETTLE_EVERY_MS = 3_600_000
const NETWORKS_EVERY_MS = 3_600_000
const DAY_MS = 86_400_000
const EVES_KEPT_DAYS = 2

export interface ClickWorkerParts {
  readonly db: Database
  readonly clock: Clock
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly secret: string
}

/** Where clicks may go, and which of them count. */
export function worker({ db, clock, dataFolder, secret }: ClickWorkerParts): WorkerSide {
  const visitorKey = derivedKey(secret, 'visitor')
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
      {
        everyMs: NETWORKS_EVERY_MS,
        atOnce: true,
        complaint: 'networks that shops have declared cannot be noted',
        act: () => noteDeclaredNetworks(db, visitorKey, clock.now()),
      },
      { everyMs: CLASSIFY_EVERY_MS, complaint: 'clicks cannot be classified', act: () => classifyClicks(db, clock) },
    ],
    retention: [
      {
        what: 'hashes of clicks after midnight by the day before',
        keptMs: EVES_KEPT_DAYS * DAY_MS,
        forget: (before) => forgetEves(db, before),
      },
      {
        what: 'networks of shops',
        keptMs: SHOP_NETWORKS_KEPT_DAYS * DAY_MS,
        forget: (before) => forgetShopNetworks(db, before),
      },
      {
        what: 'clicks by agent and hour',
        keptMs: AGENT_HOURS_KEPT_DAYS * DAY_MS,
        forget: (before) => forgetAgentHours(db, before),
      },
    ],
  }
}
