import type { Database } from '#platform/database/connect.ts'
import type { Inspiration } from './inspiration.ts'
import { publishedInspirations, readInspirationRevision } from './inspiration-storage.ts'

/** The inspirations that a process shows: a copy, as of the other content (ADR 0060). */
export interface InspirationFollower {
  /** What is published, the newest first. */
  shown(): readonly Inspiration[]
  find(id: number): Inspiration | null
  /** Changes with what is shown. */
  version(): string
  /** Reads what is newer; what was read before stands while the database is away. */
  refresh(): Promise<void>
}

/** Empty until the first `refresh`. */
export function followInspirations({ db }: { readonly db: Database }): InspirationFollower {
  let revision = -1
  let shown: readonly Inspiration[] = []
  let byId: ReadonlyMap<number, Inspiration> = new Map()
  return {
    shown: () => shown,
    find: (id) => byId.get(id) ?? null,
    version: () => String(revision),
    refresh: async () => {
      const newest = await readInspirationRevision(db)
      if (newest === revision) return
      // What is published between the two reads is newer than this revision and is read again at the next call.
      shown = await publishedInspirations(db)
      byId = new Map(shown.map((inspiration) => [inspiration.id, inspiration]))
      revision = newest
    },
  }
}
