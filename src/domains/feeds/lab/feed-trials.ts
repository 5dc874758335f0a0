import { loadVariants, type PictureLookup, type VariantData } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { findTrial, type Trial, type TrialFilter, type TrialItem, trialItems } from './trial-storage.ts'

/** Trials as pages show them: their items beside the offers that are live. */
export interface FeedTrials {
  /** Null: never existed, or its day is over. Whose it is, it says itself. */
  find(id: string): Promise<Trial | null>
  items(id: string, filter: TrialFilter, limit: number): Promise<TrialItem[]>
  /** Live offers as listings show them. */
  live(variantIds: readonly number[]): Promise<VariantData[]>
}

export function createFeedTrials({
  db,
  clock,
  pictures,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly pictures: PictureLookup
}): FeedTrials {
  return {
    find: (id) => findTrial(db, id, clock.now()),
    items: (id, filter, limit) => trialItems(db, id, filter, limit),
    live: (variantIds) => loadVariants(db, variantIds, clock.now(), pictures),
  }
}
