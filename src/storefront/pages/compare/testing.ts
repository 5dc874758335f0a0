import { colours, materials, noAttributes } from '#domains/catalogue/contract.ts'
import type { ComparedProduct, VariantData } from '#domains/offers/contract.ts'
import { asId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import { someProducts } from '../../testing.ts'
import { anOffer, aProductPage } from '../../testing-products.ts'
import type { ComparisonSource } from './load.ts'

/** Comparisons over the memory catalogue's products: 1000 + n is an offer of product 500 + n, 2000 + n a dearer one of it. 1129 is gone, everything else never existed. */
export const memoryComparisons: ComparisonSource = {
  load: async (variantIds) => {
    const known = variantIds.filter((id) => (id >= 1000 && id < 1130) || (id >= 2000 && id < 2130))
    const indexes = [...new Set(known.map((id) => id % 1000))]
    return {
      products: indexes.map((index) =>
        aComparedProduct(
          index,
          known.filter((id) => id % 1000 === index),
        ),
      ),
      unknownIds: variantIds.filter((id) => !known.includes(id)),
    }
  },
}

const GONE = 129
const CATALOGUE = someProducts(130)

/** One product of a comparison; the numbers follow from its index. */
export function aComparedProduct(
  index: number,
  askedIds: readonly number[] = [1000 + index],
  offer: Partial<VariantData> = {},
): ComparedProduct {
  const card = CATALOGUE[index % CATALOGUE.length]?.variant
  const productId = asId<ProductId>(500 + index)
  const priceCents = card?.priceCents ?? 10_000
  const own = {
    productId,
    productOfferCount: 2,
    productEshopCount: 2,
    state: index === GONE ? 'absent' : 'live',
  } as const
  return {
    askedIds: askedIds.map((id) => asId<VariantId>(id)),
    product: {
      ...aProductPage(productId).product,
      title: card?.name ?? '',
      slug: card?.slug ?? '',
      attributes: attributesOf(index),
    },
    variants: [
      anOffer({
        ...own,
        variantId: asId<VariantId>(1000 + index),
        priceCents,
        eshop: eshopOf(index),
        deliveryDays: 3 + (index % 20),
        ...offer,
      }),
      anOffer({
        ...own,
        variantId: asId<VariantId>(2000 + index),
        priceCents: priceCents + 5000,
        eshop: eshopOf(index + 1),
      }),
    ],
  }
}

function attributesOf(index: number): VariantData['attributes'] {
  const mm = 1800 + ((index * 130) % 900)
  const size = (lowMm: number) => ({ lowMm, highMm: lowMm, source: 'title' as const, confidence: 1 })
  return {
    ...noAttributes,
    colours: { ids: [colours[index % colours.length]?.id ?? 1], source: 'title' },
    materials: index % 4 === 2 ? null : { ids: [materials[(index * 7) % materials.length]?.id ?? 1], source: 'title' },
    seats: { low: 3, high: 3, source: 'title' },
    sizes: { width: size(mm), height: size(850), ...(index % 3 === 0 && { depth: size(900 + index) }) },
  }
}

const SHOPS: readonly Pick<
  VariantData['eshop'],
  'name' | 'coolingOffDays' | 'returnPolicy' | 'assemblyPolicy' | 'collectionPolicy'
>[] = [
  {
    name: 'Casa do Cais',
    coolingOffDays: 30,
    returnPolicy: {
      text: 'Recolha em sua casa, com o artigo por montar.',
      costCents: 2990,
      checkedOn: '2026-10-01',
      url: 'https://casadocais.pt/devolucoes',
    },
    assemblyPolicy: {
      text: 'Montagem por duas pessoas em Lisboa e no Porto.',
      costCents: 0,
      checkedOn: '2026-10-01',
      url: 'https://casadocais.pt/montagem',
    },
    collectionPolicy: null,
  },
  {
    name: 'Móveis Ribeira',
    coolingOffDays: 14,
    returnPolicy: {
      text: 'Transporte de volta por conta do cliente.',
      costCents: null,
      checkedOn: '2026-07-15',
      url: null,
    },
    assemblyPolicy: { text: 'Montagem por 60 €.', costCents: 6000, checkedOn: '2026-07-15', url: null },
    collectionPolicy: { text: 'Retoma no ato da entrega.', costCents: 3000, checkedOn: '2026-07-15', url: null },
  },
  { name: 'Lar & Linho', coolingOffDays: null, returnPolicy: null, assemblyPolicy: null, collectionPolicy: null },
]

function eshopOf(index: number): VariantData['eshop'] {
  const at = index % SHOPS.length
  return {
    id: asId<EshopId>(at + 1),
    slug: `loja-${at + 1}`,
    logo: null,
    paid: false,
    domain: `loja${at + 1}.pt`,
    ...(SHOPS[at] as (typeof SHOPS)[number]),
  }
}
