import type { Config } from '#platform/config.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import type { BuildOptions } from './indexing/build-base.ts'
import { indexFolder } from './indexing/index-folder.ts'
import { maintainIndex } from './indexing/maintain-index.ts'
import type { Cluster } from './indexing/open-search/cluster.ts'
import { ClusterWriter } from './indexing/open-search/cluster-writer.ts'
import { ListedKeeper } from './without-index/listed-keeper.ts'
import { settlePopularity } from './ranking/settle-popularity.ts'
import { settleTrending } from './ranking/settle-trending.ts'
import { shopAccuracy } from './ranking/shop-accuracy.ts'
import { popularityClicks } from './ranking/take-clicks.ts'

const INDEX_EVERY_MS = 5_000
const POPULARITY_EVERY_MS = 3_600_000

const LISTED_EVERY_MS = 5_000

const CLUSTER_EVERY_MS = 200
const CLUSTER_LONGEST_PAUSE_MS = 2_000

export interface SearchWorkerParts extends Pick<BuildOptions, 'db' | 'clock' | 'pictures'> {
  readonly log: Log
  /** Where it is asked for. */
  readonly config: Pick<Config, 'search'>
  /** Where the index lives, if not in files of the web processes; opened once. */
  readonly searchCluster: Cluster | null
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** A line for the person who waits. */
  report(stage: string, text: string): void
}

/** What keeps the index, and what its ranks are made of. */
export function worker(parts: SearchWorkerParts): WorkerSide {
  const keeper = parts.searchCluster === null ? baseKeeper(parts) : clusterKeeper(parts, parts.searchCluster)
  return {
    ...keeper,
    // Ranks are measured by what is known when an index is built: the first must not be built before the shops' imports were heard of.
    beforeReady: async () => {
      await consumeAll(parts, shopAccuracy)
      await keeper.beforeReady?.()
    },
    consumers: [popularityClicks, shopAccuracy],
    repetitions: [
      ...(keeper.repetitions ?? []),
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

/** The index of a cluster. Its first generation is written while the others begin. */
function clusterKeeper(parts: SearchWorkerParts, cluster: Cluster): WorkerSide {
  const writer = new ClusterWriter({ ...parts, cluster })
  return {
    repetitions: [
      {
        everyMs: CLUSTER_EVERY_MS,
        longestPauseMs: CLUSTER_LONGEST_PAUSE_MS,
        atOnce: true,
        complaint: 'the index of the cluster cannot be kept',
        act: () => writer.step(),
      },
    ],
    stop: () => writer.stop(),
  }
}

/** A fresh base of the index whenever one is worth it. */
function baseKeeper(parts: SearchWorkerParts): WorkerSide {
  const maintain = () =>
    maintainIndex({
      ...parts,
      folder: indexFolder(parts.dataFolder),
      onProgress: (offers) => parts.report('index', `${offers.toLocaleString('en')} offers`),
    })
  const listed = parts.config.search.kind === 'process' ? listedKeeper(parts) : {}
  return {
    beforeReady: maintain,
    ...listed,
    repetitions: [
      { everyMs: INDEX_EVERY_MS, perFolder: true, complaint: 'the index cannot be maintained', act: maintain },
      ...(listed.repetitions ?? []),
    ],
  }
}

/** What webs list while their search process is away; a web that holds the index itself has no use for it (ADR 0129). */
function listedKeeper(parts: SearchWorkerParts): WorkerSide {
  const keeper = new ListedKeeper(parts)
  return {
    repetitions: [
      {
        everyMs: LISTED_EVERY_MS,
        atOnce: true,
        complaint: 'what is listed without the index cannot be kept',
        act: () => keeper.step(),
      },
    ],
    stop: async () => keeper.stop(),
  }
}
