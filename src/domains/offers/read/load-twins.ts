import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ProductId } from '#platform/ids.ts'
import { OfferMemory } from '../grouping/groups/articles.ts'
import { type TwinReasons, twinReasons } from '../grouping/looks/twin-facts.ts'
import { twinsOf } from '../grouping/looks/twins.ts'
import type { PictureLookup } from '../cards/offer-pictures.ts'
import { loadVariantsOfProducts, type VariantData } from './variant-data.ts'

/** Another product that looks the same, with its live offers. */
export interface TwinProduct {
  readonly productId: ProductId
  readonly slug: string
  readonly title: string
  readonly variants: readonly VariantData[]
  readonly reasons: TwinReasons
}

/** What looks the same as a product and has an offer, the likeliest first (product.md 7). */
export async function loadTwins(
  db: DatabaseOrTransaction,
  productId: number,
  now: Date,
  pictures: PictureLookup,
): Promise<TwinProduct[]> {
  const twins = await twinsOf(db, productId)
  if (twins.length === 0) return []
  const variants = (
    await loadVariantsOfProducts(
      db,
      twins.map((twin) => twin.productId),
      now,
      pictures,
    )
  ).filter(({ state }) => state === 'live')
  const compared = await new OfferMemory().take(
    db,
    twins.flatMap(({ variantId, otherId }) => [variantId, otherId]),
  )
  return twins.flatMap((twin) => {
    const own = variants.filter((variant) => variant.productId === twin.productId)
    const [first, a, b] = [own[0], compared.get(twin.variantId), compared.get(twin.otherId)]
    return first === undefined || a === undefined || b === undefined
      ? []
      : [
          {
            productId: twin.productId,
            slug: first.productSlug,
            title: first.productTitle,
            variants: own,
            reasons: twinReasons(a, b),
          },
        ]
  })
}
