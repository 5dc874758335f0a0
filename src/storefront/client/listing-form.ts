import {
  filterPairs,
  listingQuery,
  onlyChoice,
  readListingQuery,
  withPair,
} from '#domains/search/rules/listing-query.ts'

type Entries = readonly (readonly [string, string])[]

/**
 * The listing that a filter form asks for, at its canonical address. `pages`: the facets of which one choice alone has a page of its
 * own in this place (`/produtos/sofas--azul`); what has none there costs a redirect.
 */
export function listingAddress(action: string, entries: Entries, pages: readonly string[] = []): string {
  const asked = readListingQuery(new URLSearchParams(entries.map((entry) => [...entry])))
  const filters = filterPairs(asked)
  const only = asked.query === null ? onlyChoice(filters) : null
  return only !== null && pages.includes(only[0])
    ? `${action}--${only[1]}${listingQuery(asked, [])}`
    : action + listingQuery(asked, filters)
}

/** A page for the region that was chosen, with all else that the form says. */
export function regionAddress(action: string, entries: Entries): string {
  return action + entries.reduce((query, [key, value]) => withPair(query, key, value), '')
}
