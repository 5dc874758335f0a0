import type { Eshop } from '#domains/eshops/contract.ts'
import type { CatalogueOverview } from '#domains/search/contract.ts'

/** A shop as the pages name it; kept in memory by the host. */
export type EshopFacts = { readonly id: number } & Pick<
  Eshop,
  'slug' | 'name' | 'description' | 'logo' | 'vouchers' | 'tariff' | 'coolingOffDays' | 'returnPolicy'
>

export interface EshopSource {
  list(): readonly EshopFacts[]
}

export type EshopCard = EshopFacts & { readonly count: number }

const collator = new Intl.Collator('pt-PT')

/** The shops that have something to show, by name. */
export function eshopCards(eshops: EshopSource, overview: CatalogueOverview): EshopCard[] {
  return eshops
    .list()
    .map((eshop) => ({ ...eshop, count: overview.productsByEshopSlug.get(eshop.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => collator.compare(a.name, b.name))
}
