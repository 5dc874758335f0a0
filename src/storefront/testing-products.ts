import { noAttributes } from '#domains/catalogue/contract.ts'
import type { ProductPage, TwinProduct, VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { asId, type CategoryId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import { categoryPicturePath } from '#domains/images/contract.ts'
import { SHOPS } from './testing.ts'

/** Builders of products and their offers for the storefront's tests and journeys; never part of the product. */

const SEEN = '2026-11-21T08:00:00Z'
/** A soft grey, as a picture's own would be. */
const PLACEHOLDER = 'UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoQAA0AAUAmJaQAA3AA/v02aAD++ZqSRqTcAAAAAAA='

/** A shop's picture: one of our drawings stands for it. */
export function aPicture(colourId: number, type: string): VariantData['pictures'][number] {
  return {
    path: categoryPicturePath(1003, colourId),
    isHere: true,
    width: 1200,
    height: 960,
    placeholder: PLACEHOLDER,
    larger: null,
    type,
    cropped: false,
    score: null,
  }
}

/** An offer of a product as the database gives it. */
export function anOffer(offer: Partial<VariantData> = {}): VariantData {
  return withTotals({
    variantId: asId<VariantId>(1),
    productId: asId<ProductId>(500),
    productSlug: 'sofa-alvor',
    productTitle: 'Sofá de 3 lugares Alvor em linho cinzento',
    familyId: null,
    bestseller: null,
    reviews: null,
    state: 'live',
    slug: 'sofa-alvor',
    title: 'Sofá Alvor 3 lugares linho cinzento',
    description:
      'Sofá de linhas direitas com estrutura em pinho maciço, assento em espuma de alta densidade e capa em linho lavável.\n\nPés em carvalho. Entregue por montar.',
    link: 'https://casadocais.pt/sofa-alvor',
    imageUrls: [],
    pictures: [],
    eshop: {
      id: asId<EshopId>(1),
      name: 'Casa do Cais',
      slug: 'loja-1',
      logo: null,
      paid: false,
      domain: 'casadocais.pt',
      coolingOffDays: 30,
      returnPolicy: {
        text: 'Recolha em sua casa, com o artigo por montar.',
        costCents: 2990,
        checkedOn: '2026-10-01',
        url: 'https://casadocais.pt/devolucoes',
      },
      assemblyPolicy: null,
      collectionPolicy: null,
    },
    brand: { id: 1, slug: 'alvor', name: 'Alvor' },
    gtin: null,
    mpn: null,
    condition: 'new',
    priceCents: 64990,
    installment: null,
    availability: 'in_stock',
    availableFrom: null,
    deliveryDays: 5,
    delivery: {
      mainland: { kind: 'known', cents: 2990, days: 5 },
      madeira: { kind: 'unknown' },
      azores: { kind: 'not_delivered' },
    },
    freeShipping: false,
    voucher: null,
    categoryId: asId<CategoryId>(1003),
    attributes: {
      ...noAttributes,
      colours: { ids: [4], source: 'title' },
      seats: { low: 3, high: 3, source: 'title' },
      sizes: { width: { lowMm: 2100, highMm: 2100, source: 'title', confidence: 1 } },
    },
    firstSeenAt: SEEN,
    watchedSince: SEEN,
    discount: null,
    lastSeenAt: SEEN,
    nextChangeAt: null,
    productOfferCount: 3,
    productEshopCount: 3,
    ...offer,
  })
}

/** Totals by its own price and delivery, unless it says others. */
function withTotals(offer: Omit<VariantData, 'totals'> & { readonly totals?: VariantData['totals'] }): VariantData {
  const totalTo = (region: Region) =>
    offer.delivery[region].kind === 'known'
      ? offer.priceCents + offer.delivery[region].cents
      : offer.delivery[region].kind
  return {
    ...offer,
    totals: offer.totals ?? { mainland: totalTo('mainland'), madeira: totalTo('madeira'), azores: totalTo('azores') },
  }
}

function shop(index: number): VariantData['eshop'] {
  return {
    id: asId<EshopId>(index),
    name: SHOPS[index - 1] ?? '',
    slug: `loja-${index}`,
    logo: null,
    paid: false,
    domain: `loja${index}.pt`,
    coolingOffDays: 14,
    returnPolicy: null,
    assemblyPolicy: null,
    collectionPolicy: null,
  }
}

type FoundPage = Extract<ProductPage, { kind: 'product' }>

/** A product with four offers: known, free, unknown and out of stock. */
export function aProductPage(productId = 500, page: Partial<FoundPage> = {}): FoundPage {
  return {
    kind: 'product',
    product: {
      productId: asId<ProductId>(productId),
      slug: 'sofa-alvor',
      title: 'Sofá de 3 lugares Alvor em linho cinzento',
      categoryId: asId<CategoryId>(1003),
      brand: { id: 1, slug: 'alvor', name: 'Alvor' },
      condition: 'new',
      familyId: null,
      attributes: anOffer().attributes,
      firstSeenAt: SEEN,
    },
    variants: [
      anOffer({ pictures: [aPicture(4, 'piece'), aPicture(7, 'room'), aPicture(9, 'detail')] }),
      anOffer({
        pictures: [aPicture(4, 'piece'), aPicture(2, 'piece')],
        variantId: asId<VariantId>(2),
        eshop: shop(2),
        priceCents: 66900,
        freeShipping: true,
        delivery: {
          mainland: { kind: 'known', cents: 0, days: 8 },
          madeira: { kind: 'known', cents: 9900, days: 20 },
          azores: { kind: 'unknown' },
        },
        availability: 'backorder',
        deliveryDays: 16,
      }),
      anOffer({
        variantId: asId<VariantId>(3),
        eshop: shop(3),
        priceCents: 59900,
        delivery: { mainland: { kind: 'unknown' }, madeira: { kind: 'unknown' }, azores: { kind: 'unknown' } },
        installment: { months: 12, cents: 4992 },
      }),
      anOffer({
        variantId: asId<VariantId>(4),
        eshop: shop(4),
        priceCents: 57900,
        availability: 'out_of_stock',
        lastSeenAt: '2026-11-18T08:00:00Z',
      }),
    ],
    history: { observations: 12, since: '2026-08-24T08:00:00Z', lowestCents: 57900, highestCents: 74900 },
    prices: {
      productId: asId<ProductId>(500),
      offers: [],
      watchedSince: null,
      midnights: [],
      price: [],
      delivered: [],
    },
    twins: [],
    family: [5, 6, 7, 1].map((colour, index) => ({
      productId: asId<ProductId>(600 + index),
      slug: `sofa-alvor-${index}`,
      title: `Sofá de 3 lugares Alvor, cor ${index + 1}`,
      attributes: { ...noAttributes, colours: { ids: [colour], source: 'title' as const } },
      lowestCents: 61900 + index * 1000,
    })),
    ...page,
  }
}

/** What looks the same as the product: one of a shop whose delivery is known, and one of which little is. */
export function someTwins(): TwinProduct[] {
  return [
    {
      productId: asId<ProductId>(801),
      slug: 'sofa-alvura',
      title: 'Sofá Alvura 3 lugares em linho cinzento',
      reasons: { alike: ['size', 'colour'], unknown: ['brand'] },
      variants: [
        anOffer({ productId: asId<ProductId>(801), variantId: asId<VariantId>(81), title: 'Sofá Alvura 3 lugares' }),
      ],
    },
    {
      productId: asId<ProductId>(802),
      slug: 'canape',
      title: 'Canapé de três lugares',
      reasons: { alike: [], unknown: ['size', 'material'] },
      variants: [
        anOffer({
          productId: asId<ProductId>(802),
          variantId: asId<VariantId>(82),
          eshop: shop(2),
          pictures: [],
          priceCents: 61_900,
          delivery: { mainland: { kind: 'unknown' }, madeira: { kind: 'unknown' }, azores: { kind: 'not_delivered' } },
        }),
      ],
    },
  ]
}
