import { noAttributes } from '#domains/catalogue/contract.ts'
import type { FamilyMember, ProductPage, VariantData } from '#domains/offers/contract.ts'
import { asId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import { anOffer, aProductPage, someTwins } from '../../testing-products.ts'
import type { ProductSource } from './load.ts'

/** Products in all shapes for tests and journeys of the product page; never part of the product. */

type FoundPage = Extract<ProductPage, { kind: 'product' }>

/** Ids of the products below. */
export const shapes = {
  usual: 500,
  fourteen: 714,
  forty: 740,
  dirty: 750,
  one: 701,
  unknown: 760,
  outOfStock: 770,
  stale: 780,
  measured: 790,
  gone: 410,
  merged: 301,
  never: 404,
} as const

/** One product of each shape; every other id is the usual one. */
export const productsOfAllShapes: ProductSource = {
  load: async (productId) => {
    if (productId === shapes.never) return { kind: 'unknown' }
    if (productId === shapes.merged) return { kind: 'merged', productId: asId<ProductId>(500), slug: 'sofa-alvor' }
    return shaped(productId)
  },
  resolveVariant: async (variantId) => (variantId === shapes.never ? null : { productId: 500, slug: 'sofa-alvor' }),
  historyCsv: async (productId) => {
    if (productId === shapes.never) return { kind: 'unknown' }
    return productId === shapes.merged
      ? { kind: 'merged', productId: 500, slug: 'sofa-alvor' }
      : { kind: 'csv', slug: 'sofa-alvor', csv: 'loja\r\n' }
  },
  report: async (_productId, variantId) => (variantId === 404 ? 'unknown' : 'kept'),
  answerTwin: async (_productId, twinId) => (twinId === 404 ? 'unknown' : 'kept'),
  versionOf: () => '1',
}

function shaped(productId: number): FoundPage {
  const page = aProductPage(productId, { family: aFamily(), twins: someTwins() })
  const withOffers = (variants: readonly VariantData[]): FoundPage => ({ ...page, variants })
  switch (productId) {
    case shapes.fourteen:
      return withOffers(manyOffers(14))
    case shapes.forty:
      return withOffers(manyOffers(40))
    case shapes.dirty:
      return dirtyPage(page)
    case shapes.one:
      return { ...withOffers([anOffer()]), family: [], twins: [] }
    case shapes.unknown:
      return withOffers(
        page.variants
          .slice(0, 3)
          .map((variant) => anOffer({ ...variant, totals: undefined as never, delivery: UNKNOWN })),
      )
    case shapes.outOfStock:
      return withOffers(page.variants.map((variant) => ({ ...variant, availability: 'out_of_stock' as const })))
    case shapes.stale:
      return withOffers(page.variants.map((variant) => ({ ...variant, lastSeenAt: '2026-11-17T08:00:00Z' })))
    case shapes.measured:
      return measuredPage(page)
    case shapes.gone:
      return withOffers(page.variants.map((variant) => ({ ...variant, state: 'absent' as const })))
    default:
      return page
  }
}

/** All its measures are known. */
function measuredPage(page: FoundPage): FoundPage {
  const size = (mm: number) => ({ lowMm: mm, highMm: mm, source: 'title' as const, confidence: 1 })
  const sizes = { width: size(1870), depth: size(960), height: size(970) }
  return { ...page, product: { ...page.product, attributes: { ...page.product.attributes, sizes } } }
}

const UNKNOWN: VariantData['delivery'] = {
  mainland: { kind: 'unknown' },
  madeira: { kind: 'unknown' },
  azores: { kind: 'unknown' },
}

function aShop(index: number, name = `Loja ${index}`): VariantData['eshop'] {
  return {
    id: asId<EshopId>(1 + (index % 4)),
    name,
    slug: `loja-${1 + (index % 4)}`,
    logo: null,
    paid: false,
    domain: `loja${index}.pt`,
    coolingOffDays: index % 5 === 0 ? null : 14 + (index % 3) * 8,
    returnPolicy:
      index % 3 === 0
        ? null
        : {
            text: 'Recolha em sua casa.',
            costCents: index % 2 === 0 ? 0 : 2490,
            checkedOn: '2026-10-01',
            url: `https://loja${index}.pt/devolucoes`,
          },
    assemblyPolicy: null,
    collectionPolicy: null,
  }
}

const SHOP_NAMES = [
  'Casa do Cais',
  'Móveis Ribeira',
  'Lar & Linho',
  'Oficina do Norte',
  'Armazém do Mobiliário Português de Paços de Ferreira',
  'Nordeira',
]

/** So many offers of so many shops: known, free, unknown and refused deliveries, some stale, some out of stock. */
export function manyOffers(count: number): VariantData[] {
  return Array.from({ length: count }, (_, index) =>
    anOffer({
      variantId: asId<VariantId>(100 + index),
      eshop: aShop(index, `${SHOP_NAMES[index % SHOP_NAMES.length]}${index >= SHOP_NAMES.length ? ` ${index}` : ''}`),
      priceCents: 59_900 + ((index * 3_790) % 41_000) + (index % 2) * 90,
      delivery: {
        mainland:
          index % 7 === 3
            ? { kind: 'unknown' }
            : index % 11 === 5
              ? { kind: 'not_delivered' }
              : { kind: 'known', cents: index % 4 === 0 ? 0 : 1_990 + index * 250, days: 5 + index },
        madeira: index % 3 === 0 ? { kind: 'known', cents: 9_900 + index * 100, days: 20 } : { kind: 'unknown' },
        azores: { kind: 'not_delivered' },
      },
      availability: index % 9 === 8 ? 'out_of_stock' : index % 4 === 2 ? 'backorder' : 'in_stock',
      deliveryDays: index % 5 === 4 ? null : 3 + index,
      installment: index % 6 === 1 ? { months: 12, cents: 5_417 } : null,
      lastSeenAt: index % 10 === 6 ? '2026-11-18T08:00:00Z' : '2026-11-21T08:00:00Z',
    }),
  )
}

const LONG_WORD = 'Sofácamachaiselongueconversívelreversívelcomarrumaçãodesmontávelultraconfortável'

/** What feeds really bring: words without an end, shouting, a shop with a long name, prices of cents and of millions, nothing known. */
function dirtyPage(page: FoundPage): FoundPage {
  return {
    ...page,
    product: {
      ...page.product,
      title: `${LONG_WORD} 3 lugares com arca, pés em madeira maciça de carvalho e capas laváveis em linho belga cinzento-antracite muito escuro 217 × 94 × 83 cm`,
      brand: null,
      categoryId: null,
      attributes: noAttributes,
    },
    variants: [
      anOffer({
        title: LONG_WORD.toUpperCase(),
        description: `${LONG_WORD}${LONG_WORD}\n<b>não é negrito</b> & "aspas"`,
        eshop: aShop(1, 'Armazéns Reunidos do Mobiliário, Decoração e Utilidades Domésticas da Estremadura, Lda.'),
        priceCents: 123_456_789,
        categoryId: null,
        attributes: noAttributes,
      }),
      anOffer({
        variantId: asId<VariantId>(2),
        eshop: aShop(2, LONG_WORD),
        priceCents: 99,
        delivery: UNKNOWN,
        deliveryDays: null,
        condition: 'returned',
        description: null,
      }),
    ],
    family: [],
  }
}

/** Two sizes in four colours, not each in each. */
function aFamily(): FamilyMember[] {
  return (
    [
      [5, 2100],
      [6, 2100],
      [7, 2100],
      [4, 1600],
      [5, 1600],
      [1, 2600],
    ] as const
  ).map(([colour, widthMm], index) => ({
    productId: asId<ProductId>(600 + index),
    slug: `sofa-alvor-${index}`,
    title: `Sofá Alvor ${index}`,
    attributes: {
      ...noAttributes,
      colours: { ids: [colour], source: 'title' },
      seats: { low: widthMm < 2000 ? 2 : 3, high: widthMm < 2000 ? 2 : 3, source: 'title' },
      sizes: { width: { lowMm: widthMm, highMm: widthMm, source: 'title', confidence: 1 } },
    },
    lowestCents: 49_900 + index * 4_000,
  }))
}
