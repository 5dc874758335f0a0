import { filterPairs, listingQuery, onlyChoice, readListingQuery } from '#domains/search/rules/listing-query.ts'
import type { FormEntries } from './form-entries.ts'

/**
 * The listing that a filter form asks for, at its canonical address. `pages`: the facets of which one choice alone has a page of its
 * own in this place (`/produtos/sofas--azul`); what has none there costs a redirect.
 */
export function listingAddress(action: string, entries: FormEntries, pages: readonly string[] = []): string {
  const asked = readListingQuery(new URLSearchParams(entries.map((entry) => [...entry])))
  const filters = filterPairs(asked)
  const only = asked.query === null ? onlyChoice(filters) : null
  return only !== null && pages.includes(only[0])
    ? `${action}--${only[1]}${listingQuery(asked, [])}`
    : action + listingQuery(asked, filters)
}
