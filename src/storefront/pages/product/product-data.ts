import { isAwaitedPath } from '#domains/images/contract.ts'
import { eurosFromCents } from '#platform/money.ts'
import type { Site } from '../../site.ts'
import type { ProductView } from './load.ts'

/** schema.org Product with AggregateOffer over what can be bought now. */
export function productData(view: ProductView, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': site.url + view.canonicalUrl,
    name: view.title,
    url: site.url + view.canonicalUrl,
    ...(imageUrls(view, site).length === 0 ? {} : { image: imageUrls(view, site) }),
    ...(view.description === null ? {} : { description: view.description.text.slice(0, 500) }),
    ...(view.brand === null ? {} : { brand: { '@type': 'Brand', name: view.brand } }),
    ...(view.gtin === null ? {} : { gtin: view.gtin }),
    ...(view.mpn === null ? {} : { mpn: view.mpn }),
    ...(view.category === null ? {} : { category: view.category.name }),
    ...offersData(view, site),
  }
}

function offersData({ offers }: ProductView, site: Site): object {
  const buyable = offers.filter(({ active, isStale }) => active && !isStale)
  if (buyable.length === 0) return {}
  const prices = buyable.map(({ priceCents }) => priceCents)
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: eurosFromCents(Math.min(...prices)),
      highPrice: eurosFromCents(Math.max(...prices)),
      offerCount: buyable.length,
      offers: buyable.map((offer) => ({
        '@type': 'Offer',
        priceCurrency: 'EUR',
        price: eurosFromCents(offer.priceCents),
        availability: offer.schemaAvailability,
        itemCondition: offer.schemaCondition,
        seller: {
          '@type': 'Organization',
          name: offer.eshopName,
          ...(offer.eshopUrl === null ? {} : { url: site.url + offer.eshopUrl }),
        },
      })),
    },
  }
}

/** Its pictures as other sites are told of them: large, with their origin, and only those that are here. */
export function imageUrls({ gallery }: Pick<ProductView, 'gallery'>, site: Site): string[] {
  return gallery.flatMap(({ image }) =>
    isAwaitedPath(image.id) ? [] : absoluteUrl(site.imageUrl(image, { width: 1200 }), site.url),
  )
}

/** Pictures may lie on a host of their own or on ours. */
function absoluteUrl(url: string, origin: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? origin + url : url
}
