import { slugOf } from '../read/slug.ts'
import { asId, type CategoryId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import { deliveredOffer } from '../delivery/delivered-total.ts'
import { daysUntilDelivery } from '../delivery/delivery-days.ts'
import type { StagedOffer } from '../snapshot/staged-offer.ts'
import type { VariantData } from '../read/variant-data.ts'

/** What of a staged offer is presented. */
export type PreviewedOffer = Pick<
  StagedOffer,
  | 'title'
  | 'description'
  | 'link'
  | 'linkHost'
  | 'imageUrls'
  | 'brand'
  | 'gtin'
  | 'mpn'
  | 'condition'
  | 'priceCents'
  | 'installment'
  | 'availability'
  | 'availableFrom'
  | 'deliveryDays'
  | 'shipping'
  | 'freeShippingFromCents'
  | 'weightG'
  | 'categoryId'
  | 'attributes'
>

/**
 * How a staged offer would be presented, though nothing of it is in the catalogue: of a shop without tariffs and policies, as
 * the only offer of its product. `number` stands for the ids that it does not have.
 */
export function previewVariant(offer: PreviewedOffer, number: number, now: Date): VariantData {
  const deliverable = {
    priceCents: offer.priceCents,
    weightG: offer.weightG,
    shipping: offer.shipping,
    freeShippingFromCents: offer.freeShippingFromCents,
  }
  const seenAt = now.toISOString()
  return {
    variantId: asId<VariantId>(number),
    productId: asId<ProductId>(number),
    productSlug: slugOf(offer.title, 'artigo'),
    productTitle: offer.title,
    familyId: null,
    bestseller: null,
    reviews: null,
    state: 'live',
    slug: slugOf(offer.title, 'artigo'),
    title: offer.title,
    description: offer.description,
    link: offer.link,
    imageUrls: offer.imageUrls,
    pictures: [],
    eshop: {
      id: asId<EshopId>(0),
      name: offer.linkHost,
      slug: '',
      logo: null,
      paid: false,
      domain: offer.linkHost,
      coolingOffDays: null,
      returnPolicy: null,
      assemblyPolicy: null,
      collectionPolicy: null,
    },
    brand: offer.brand === null ? null : { id: 0, slug: '', name: offer.brand },
    gtin: offer.gtin,
    mpn: offer.mpn,
    condition: offer.condition,
    priceCents: offer.priceCents,
    installment: offer.installment,
    availability: offer.availability,
    availableFrom: offer.availableFrom,
    deliveryDays: daysUntilDelivery(
      offer.deliveryDays,
      offer.availableFrom === null ? null : new Date(offer.availableFrom),
      now,
    ),
    ...deliveredOffer(deliverable, { tariff: {}, vouchers: [] }),
    categoryId: offer.categoryId === null ? null : asId<CategoryId>(offer.categoryId),
    attributes: offer.attributes,
    firstSeenAt: seenAt,
    watchedSince: seenAt,
    discount: null,
    lastSeenAt: seenAt,
    nextChangeAt: null,
    productOfferCount: 1,
    productEshopCount: 1,
  }
}
