import type { enrichOffer } from '../../src/domains/feeds/import/staging/enrich-offer.ts'
import type { OfferItem } from '../../src/domains/feeds/offer-item.ts'
import { type GroupedOffer, groupedOffer } from '../../src/domains/offers/grouping/groups/articles.ts'
import { slugOf } from '../../src/domains/offers/read/slug.ts'

type Item = Pick<
  OfferItem,
  'itemId' | 'title' | 'brand' | 'gtin' | 'mpn' | 'condition' | 'groupKey' | 'saleCents' | 'regularCents'
>

/** An item of a feed as grouping reads it from a row of the database. */
export function groupedItem(
  item: Item,
  { categoryId, attributes }: Pick<ReturnType<typeof enrichOffer>, 'categoryId' | 'attributes'>,
  { id, eshopId, eshop }: { readonly id: number; readonly eshopId: number; readonly eshop: string },
): GroupedOffer {
  return groupedOffer({
    id,
    eshop_id: eshopId,
    eshop,
    item_id: item.itemId,
    is_ended: false,
    group_key: item.groupKey,
    title: item.title,
    brand_slug: item.brand === null ? null : slugOf(item.brand),
    gtin: item.gtin,
    mpn: item.mpn,
    condition: item.condition,
    category_id: categoryId,
    price_cents: item.saleCents ?? item.regularCents,
    attributes,
    said: '',
  })
}
