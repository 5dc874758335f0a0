import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import type { FacetUses } from './facet-uses.ts'
import { backofficeRoutes } from './backoffice/routes.ts'
import { isKnownWord } from './plan/known-words.ts'
import { undoSynonyms } from './synonyms/change-synonyms.ts'
import type { SynonymFollower } from './synonyms/follow-synonyms.ts'
import type { Completions } from './suggest/learned/completions.ts'
import type { SearchUses } from './suggest/learned/search-uses.ts'
import type { TrendingCategories } from './suggest/trending-categories.ts'
import { followEveryMs, indexHealth } from './indexing/index-health.ts'
import { indexMeasures } from './indexing/index-measures.ts'
import type { ListingIndex } from './indexing/listing-index.ts'
import { type SearchRoutesOptions, searchRoutes } from './routes.ts'

/** Within the minute and a half in which a cache may show an older page anyway (decisions.md, Pages). */
const SUGGESTIONS_EVERY_MS = 5_000
const FACET_USES_EVERY_MS = 60_000
const SEARCH_USES_EVERY_MS = 60_000
const TRENDING_EVERY_MS = 60_000
/** What an editor has set is searched by within so long. */
const SYNONYMS_EVERY_MS = 2_000

export interface SearchWebParts extends SearchRoutesOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** The index that this process asks, opened. */
  readonly follower: ListingIndex
  /** By what shoppers narrow listings, counted by whoever shows one. */
  readonly facetUses: FacetUses
  /** What people search for, counted by whoever sees them ask, and offered to others. */
  readonly searchUses: SearchUses
  readonly completions: Completions
  /** Words to which editors give a meaning. */
  readonly synonyms: SynonymFollower
  readonly trending: TrendingCategories
  /** For what no visitor waits for. */
  readonly patient: { readonly db: Database }
  /** What others have asked for, which may be some seconds old. */
  readonly replica: { readonly db: Database }
}

/** Listings over the index that this process follows. */
export function web(parts: SearchWebParts): WebSide {
  const { follower, facetUses, patient, replica, clock, suggestions } = parts
  const { searchUses, completions, trending, synonyms } = parts
  const learnSearches = async (): Promise<void> => {
    await searchUses.flush(patient.db, clock.now())
    await completions.refresh(replica.db, clock.now())
  }
  const flushUses = () => facetUses.flush(patient.db, follower.directory(), clock.now())
  const isOurWord = (term: string): boolean => isKnownWord(term) || follower.search.vocabulary().rowsWith(term) > 0
  return {
    routes: (app) => {
      searchRoutes(app, parts)
      backofficeRoutes(app, { ...parts, isOurWord })
    },
    undos: [undoSynonyms({ clock, isOurWord })],
    measures: indexMeasures(follower, clock),
    readiness: [{ name: 'search', check: () => indexHealth(follower) }],
    repetitions: [
      followEveryMs(follower),
      {
        everyMs: SYNONYMS_EVERY_MS,
        atOnce: true,
        complaint: 'synonyms cannot be read',
        act: () => synonyms.refresh(),
      },
      {
        everyMs: SUGGESTIONS_EVERY_MS,
        complaint: 'what suggestions lead to cannot be counted',
        act: async () => (follower.isReady ? suggestions.refresh() : undefined),
      },
      {
        everyMs: FACET_USES_EVERY_MS,
        complaint: 'what listings were narrowed by cannot be stored',
        act: flushUses,
      },
      {
        everyMs: SEARCH_USES_EVERY_MS,
        complaint: 'what was searched for cannot be stored',
        act: learnSearches,
      },
      {
        everyMs: TRENDING_EVERY_MS,
        atOnce: true,
        complaint: 'which categories people ask for cannot be read',
        act: () => trending.refresh(replica.db),
      },
    ],
    stop: () =>
      flushUses().catch((error: unknown) => parts.log.warn({ err: error }, 'the last counts of facets are lost')),
  }
}
