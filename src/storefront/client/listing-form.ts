import { listingQuery, readListingQuery, withPair } from '#domains/search/rules/listing-query.ts'

type Entries = readonly (readonly [string, string])[]

/** The listing that a filter form asks for, at its canonical address but for a choice that has a page of its own. */
export function listingAddress(action: string, entries: Entries): string {
  return action + listingQuery(readListingQuery(new URLSearchParams(entries.map((entry) => [...entry]))))
}

/** A page for the region that was chosen, with all else that the form says. */
export function regionAddress(action: string, entries: Entries): string {
  return action + entries.reduce((query, [key, value]) => withPair(query, key, value), '')
}
