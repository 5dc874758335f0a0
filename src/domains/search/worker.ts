import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import type { BuildOptions } from './indexing/build-base.ts'
import { indexFolder } from './indexing/index-folder.ts'
import { maintainIndex } from './indexing/maintain-index.ts'
import { settlePopularity } from './ranking/settle-popularity.ts'
import { settleTrending } from './ranking/settle-trending.ts'
import { shopAccuracy } from './ranking/shop-accuracy.ts'
import { popularityClicks } from './ranking/take-clicks.ts'

const INDEX_EVERY_MS = 5_000
const POPULARITY_EVERY_MS = 3_600_000

export interface SearchWorkerParts extends Pick<BuildOptions, 'db' | 'clock' | 'pictures'> {
  readonly log: Log
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** A line for the person who waits. */
  report(stage: string, text: string): void
}

/** A fresh base of the index whenever one is worth it. */
export function worker(parts: SearchWorkerParts): WorkerSide {
  const maintain = () =>
    maintainIndex({
      ...parts,
      folder: indexFolder(parts.dataFolder),
      onProgress: (offers) => parts.report('index', `${offers.toLocaleString('en')} offers`),
    })
  return {
    // A base measures its ranks by what is known when it is built: the first must not be built before the shops' imports were heard of.
    beforeReady: async () => {
      await consumeAll(parts, shopAccuracy)
      await maintain()
    },
    consumers: [popularityClicks, shopAccuracy],
    repetitions: [
      { everyMs: INDEX_EVERY_MS, perFolder: true, complaint: 'the index cannot be maintained', act: maintain },
      {
        everyMs: POPULARITY_EVERY_MS,
        atOnce: true,
        complaint: 'what people ask for cannot be reckoned',
        act: async () => {
          await settlePopularity(parts.db, parts.clock.now())
          await settleTrending(parts.db, parts.clock.now())
        },
      },
    ],
  }
}
