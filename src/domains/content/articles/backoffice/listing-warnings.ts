import type { ArticleDocument } from '../../rules/article-document.ts'

/** How many products a listing has by its address; 'unknown': nobody can say now; 'no-listing': it is the address of none. */
export type CountListed = (listing: string) => Promise<number | 'unknown' | 'no-listing'>

/** Listings of an article that show nothing now, each with its place. Shops come and go: it is said, and nothing is refused for it. */
export async function listingWarnings({ blocks }: ArticleDocument, countListed: CountListed): Promise<string[]> {
  const named = blocks.flatMap((block, index) => {
    if (block.kind === 'products')
      return block.of.by === 'listing' ? [{ at: `blocks[${index}].of.listing`, listing: block.of.listing }] : []
    if (block.kind !== 'room') return []
    return block.hotspots.flatMap(({ leadsTo }, spot) =>
      leadsTo.by === 'listing'
        ? [{ at: `blocks[${index}].hotspots[${spot}].leadsTo.listing`, listing: leadsTo.listing }]
        : [],
    )
  })
  const counts = await Promise.all(named.map(({ listing }) => countListed(listing)))
  return named.flatMap(({ at }, index) => {
    const count = counts[index]
    if (count === 'no-listing') return [`${at}: is the address of no listing`]
    return count === 0 ? [`${at}: has no product now`] : []
  })
}
