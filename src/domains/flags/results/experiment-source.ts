import type { Database } from '#platform/database/connect.ts'
import { type KeptExperiment, loadExperiments } from '../storage/load-definitions.ts'
import { type ExperimentResult, loadResult } from './load-results.ts'

/** Experiments as the pages of who runs the site show them. */
export interface ExperimentSource {
  list(): Promise<readonly KeptExperiment[]>
  /** What came of one; null: there is none of this key. */
  result(key: string): Promise<ExperimentResult | null>
}

export function createExperimentSource(db: Database): ExperimentSource {
  return { list: () => loadExperiments(db), result: (key) => loadResult(db, key) }
}
