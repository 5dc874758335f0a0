import type { Database } from '#platform/database/connect.ts'
import type { Synonym } from './synonym.ts'
import { loadSynonyms, readSynonymRevision } from './synonym-storage.ts'

export interface SynonymFollower {
  /** Hands on what is newer; to be called again and again. What was read before stands while the database is away. */
  refresh(): Promise<void>
}

/** Asks the table only whether there is something newer. */
export function followSynonyms(db: Database, take: (synonyms: readonly Synonym[]) => void): SynonymFollower {
  let revision = '0.0'
  return {
    refresh: async () => {
      const newest = await readSynonymRevision(db)
      if (newest === revision) return
      // What is changed between the two reads is newer than this revision and is read again at the next call.
      take(await loadSynonyms(db))
      revision = newest
    },
  }
}
