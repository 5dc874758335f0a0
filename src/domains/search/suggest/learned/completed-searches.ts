import type { SearchPort } from '#ports/search/port.ts'
import type { SearchDirectory } from '../../directory.ts'
import { compilePlan } from '../../plan/compile-plan.ts'
import { planWords } from '../../plan/word-plans.ts'
import { emptySelection } from '../../rules/listing-selection.ts'
import { searchSuggestion } from '../present-suggestions.ts'
import type { Suggestion } from '../suggest-call.ts'

/** At most so many of them are shown. */
const MOST_SHOWN = 4
/** As many as are offered at a time; while the index stands still others may take their place. */
const MOST_COUNTED = 2_000

interface Counted {
  readonly search: SearchPort
  directory(): SearchDirectory
  /** Changes with anything that a search may find. */
  version(): string
}

/** Learned searches with the true number of products that they find now; counted once for each version of the index. */
export class CompletedSearches {
  readonly #index: Counted
  #counts = new Map<string, number>()
  #version = ''

  constructor(index: Counted) {
    this.#index = index
  }

  async present(queries: readonly string[]): Promise<Suggestion[]> {
    const version = this.#index.version()
    if (version !== this.#version) [this.#version, this.#counts] = [version, new Map()]
    const shown: Suggestion[] = []
    for (const query of queries) {
      const count = this.#counts.get(query) ?? (await this.#count(query))
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear()
      this.#counts.set(query, count)
      if (count > 0) shown.push(searchSuggestion(query, count))
      if (shown.length === MOST_SHOWN) break
    }
    return shown
  }

  /** What was typed with an error leads others into it: it counts as finding nothing. */
  async #count(query: string): Promise<number> {
    const { search, directory } = this.#index
    const planned = planWords(query, { vocabulary: search.vocabulary(), directory: directory() })
    const selection = { ...emptySelection({ kind: 'search' }), query }
    const plan =
      planned.corrections.length > 0
        ? null
        : compilePlan(selection, directory(), { kind: 'numbered', number: 1, size: 1 }, planned)
    return plan === null ? 0 : (await search.search({ ...plan, facets: [], adjacencyBonus: 0 })).totalCount
  }
}
