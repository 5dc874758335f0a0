import { join } from 'node:path'
import {
  createLikePieces,
  type LikenessCandidate,
  type LikenessIndex,
  type LikePieces,
  openLikenessIndex,
  pieceSizes,
} from '#domains/images/contract.ts'
import { loadVariants, streamPicturedProducts } from '#domains/offers/contract.ts'
import type { IndexFollower } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { derivedKey } from '#platform/secret.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'

/** Likeness by pictures between the domains: the images compare, the offers say what there is, the index shows its cards. */

/** Where the worker writes the file and the web processes read it. */
export function likenessFolder(dataFolder: string): string {
  return join(dataFolder, 'likeness')
}

const BATCH = 2_000

/** Every product that can be bought, as likeness takes it in. */
export async function* likenessCandidates(db: Database): AsyncGenerator<LikenessCandidate[]> {
  for await (const products of streamPicturedProducts(db, BATCH))
    yield products.map(({ attributes, ...product }) => ({ ...product, sizes: pieceSizes(attributes.sizes ?? {}) }))
}

export interface WebLikeness {
  readonly index: LikenessIndex
  readonly likePieces: LikePieces
}

export function webLikeness({
  db,
  clock,
  dataFolder,
  secret,
}: {
  db: Database
  clock: Clock
  dataFolder: string
  secret: string
}): WebLikeness {
  const index = openLikenessIndex(likenessFolder(dataFolder))
  return { index, likePieces: createLikePieces({ db, clock, index, key: derivedKey(secret, 'similarity') }) }
}

/** A variant as a source: its product, by the pictures of this one offer. */
export async function likenessSourceOf(db: Database, variantId: number, now: Date) {
  const [variant] = await loadVariants(db, [variantId], now)
  return variant === undefined
    ? null
    : {
        productId: variant.productId,
        categoryId: variant.categoryId,
        sizes: pieceSizes(variant.attributes.sizes ?? {}),
        imageUrls: variant.imageUrls,
      }
}

/** What pages ask; what the index does not hold is not for sale. */
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
