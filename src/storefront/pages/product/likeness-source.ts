import { type LikenessSource, pieceSizes } from '#domains/images/contract.ts'
import type { ProductFacts, VariantData } from '#domains/offers/contract.ts'

/** Of each offer the first pictures show the piece. */
const FIRST_PICTURES = 4

/** A product as likeness by pictures is asked for it. */
export function likenessSource({
  product,
  variants,
}: {
  readonly product: ProductFacts
  readonly variants: readonly Pick<VariantData, 'imageUrls'>[]
}): LikenessSource {
  return {
    productId: product.productId,
    categoryId: product.categoryId,
    sizes: pieceSizes(product.attributes.sizes ?? {}),
    imageUrls: [...new Set(variants.flatMap(({ imageUrls }) => imageUrls.slice(0, FIRST_PICTURES)))],
  }
}
