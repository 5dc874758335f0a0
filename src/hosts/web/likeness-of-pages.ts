import type { LikePieces } from '#domains/images/contract.ts'
import type { IndexFollower } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'

/** What pages ask of pieces that look alike; what the index does not hold is not for sale. */
export function likenessOfPages(
  likePieces: LikePieces,
  follower: Pick<IndexFollower, 'hitOf'>,
): StorefrontDependencies['likeness'] {
  return {
    nearest: async (source, most) =>
      (await likePieces.nearest(source, most)).flatMap(
        ({ productId, variantId }) => follower.hitOf(productId, variantId) ?? [],
      ),
    ask: async (source) => {
      const found = await likePieces.computed({ source, categoryId: null, picture: null }, 'within the hour')
      return found === 'unknown_picture' ? null : found
    },
    hits: ({ pieces }) => pieces.flatMap(({ productId, variantId }) => follower.hitOf(productId, variantId) ?? []),
    byRequestId: (requestId) => likePieces.byRequestId(requestId),
  }
}
