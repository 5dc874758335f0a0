import { join } from 'node:path'
import { loadVariants, streamPicturedProducts } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { type LikenessCandidate, type LikenessSource, pieceSizes } from './likeness-source.ts'

/** What there is to be alike: offers say it. */

const BATCH = 2_000

/** Where the worker writes the file of like pieces and the web processes read it. */
export function likenessFolder(dataFolder: string): string {
  return join(dataFolder, 'likeness')
}

/** Every product that can be bought, as likeness takes it in. */
export async function* likenessCandidates(db: Database): AsyncGenerator<LikenessCandidate[]> {
  for await (const products of streamPicturedProducts(db, BATCH))
    yield products.map(({ attributes, ...product }) => ({ ...product, sizes: pieceSizes(attributes.sizes ?? {}) }))
}

/** A variant as a source: its product, by the pictures of this one offer; null: there is none. */
export async function likenessSourceOf(db: Database, variantId: number, now: Date): Promise<LikenessSource | null> {
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
