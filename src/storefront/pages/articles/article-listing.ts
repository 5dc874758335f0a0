import { type ListingDirectory, type ListingSelection, parseListingUrl } from '#domains/search/contract.ts'

/** What an article's listing shows, by its address; null: no listing has this address any more. */
export function articleListing(listing: string, directory: ListingDirectory): ListingSelection | null {
  const read = parseListingUrl(listing, directory)
  if (read.kind === 'selection') return read.selection
  if (read.kind !== 'redirect') return null
  const again = parseListingUrl(read.url, directory)
  return again.kind === 'selection' ? again.selection : null
}
