import type { SearchIndex } from '#engine/search-index.ts'
import type { SearchPort } from './port.ts'

/** The embedded engine as a search port. `current` is asked at each search, so that a fresh base is swapped in between. */
export function embeddedSearch(current: () => SearchIndex): SearchPort {
  return { search: async (plan) => current().search(plan), vocabulary: () => current().vocabulary }
}
