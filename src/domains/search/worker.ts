import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import type { BuildOptions } from './indexing/build-base.ts'
import { indexFolder } from './indexing/index-folder.ts'
import { maintainIndex } from './indexing/maintain-index.ts'

const INDEX_EVERY_MS = 5_000

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
    beforeReady: maintain,
    repetitions: [{ everyMs: INDEX_EVERY_MS, complaint: 'the index cannot be maintained', act: maintain }],
  }
}
