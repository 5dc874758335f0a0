import type { LikePieces } from '#domains/images/contract.ts'
import type { ListingIndex } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'

/** What pages ask of pieces that look alike; what the index does not hold is not for sale. */
export function likenessOfPages(
  likePieces: LikePieces,
  follower: Pick<ListingIndex, 'hitsOf'>,
): StorefrontDependencies['likeness'] {
  return {
    nearest: async (source, most) => follower.hitsOf(await likePieces.nearest(source, most)),
    ask: async (source) => {
      const found = await likePieces.computed({ source, categoryId: null, picture: null }, 'within the hour')
      return found === 'unknown_picture' ? null : found
    },
    hits: ({ pieces }) => follower.hitsOf(pieces),
    byRequestId: (requestId) => likePieces.byRequestId(requestId),
  }
}
