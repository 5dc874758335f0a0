import type { ShopAccuracy } from '#domains/accuracy/contract.ts'
import type { Eshop } from '#domains/eshops/contract.ts'
import type { ReviewTotals } from '#domains/reviews/contract.ts'
import type { CatalogueOverview } from '#domains/search/contract.ts'
import { type RatingOfEshop, ratingOfEshop } from '../../parts/eshop/rating-of-eshop.ts'

/** A shop as the pages name it; kept in memory by the host. */
export type EshopFacts = { readonly id: number } & Pick<
  Eshop,
  'slug' | 'name' | 'description' | 'logo' | 'vouchers' | 'tariff' | 'coolingOffDays' | 'returnPolicy'
>

export interface EshopSource {
  list(): readonly EshopFacts[]
}

export type EshopCard = EshopFacts & {
  readonly count: number
  readonly rating: RatingOfEshop | null
  /** null: nothing was compared yet. */
  readonly accuracy: ShopAccuracy | null
}

const collator = new Intl.Collator('pt-PT')

/** The shops that have something to show, by name. `reviews`: sums of what is said of them, by their ids; `accuracyOf`: how often what is shown of them is right. */
export function eshopCards(
  eshops: EshopSource,
  overview: CatalogueOverview,
  reviews: ReadonlyMap<number, ReviewTotals> = new Map(),
  accuracyOf: (eshopId: number) => ShopAccuracy | null = () => null,
): EshopCard[] {
  return eshops
    .list()
    .map((eshop) => ({
      ...eshop,
      count: overview.productsByEshopSlug.get(eshop.slug) ?? 0,
      rating: ratingOfEshop(eshop.slug, reviews.get(eshop.id)),
      accuracy: accuracyOf(eshop.id),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => collator.compare(a.name, b.name))
}
