import { categoryBySlug, colours, materials } from '#domains/catalogue/contract.ts'
import type { Rendering } from '#domains/clicks/contract.ts'
import type { DeliveryTariff, EshopVoucher } from '#domains/eshops/contract.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'
import type { Listings } from '#domains/search/contract.ts'
import { asId, type VariantId } from '#platform/ids.ts'
import { categoryPicturePath } from '#domains/images/contract.ts'
import { testScripts } from './islands/testing.ts'
import type { Site } from './site.ts'
import { answerOf, type MemoryProduct } from './testing-listings.ts'

/** Builders and a memory-backed catalogue for the storefront's tests and journeys; never part of the product. */

export function aSite(site: Partial<Site> = {}): Site {
  return {
    name: 'Poiso',
    operator: {
      name: 'Exemplo, Lda.',
      taxNumber: '500000000',
      address: 'Rua do Exemplo 1, 1000-001 Lisboa',
      email: 'ola@exemplo.pt',
    },
    url: 'http://localhost:3000',
    build: 'test',
    styles: { file: 'styles.css', integrity: 'sha384-s' },
    personStyles: { file: 'person-styles.css', integrity: 'sha384-p' },
    consentStyles: { file: 'consent-styles.css', integrity: 'sha384-c' },
    wordsStyles: { file: 'words-styles.css', integrity: 'sha384-w' },
    reviewsStyles: { file: 'reviews-styles.css', integrity: 'sha384-r' },
    readingStyles: { file: 'reading-styles.css', integrity: 'sha384-d' },
    scripts: testScripts,
    fontFile: null,
    icons: { svg: null, touch: null, small: null, large: null, smallMask: null, largeMask: null },
    serviceWorker: { file: 'service-worker.js', integrity: 'sha384-w' },
    seenStripsScript: { file: 'seen-strips.js', integrity: 'sha384-e' },
    badgeOrigin: 'http://localhost:3000',
    shopsUrl: '/lojas-site',
    shopsOrigin: 'http://localhost:3000/lojas-site',
    events: null,
    studioUrl: null,
    secondCurrency: null,
    countries: [
      { name: 'Portugal', address: '/' },
      { name: 'Espanha', address: '/paises/espanha' },
      { name: 'França', address: '/paises/franca' },
    ],
    imageUrl: (image, size) => `/${image.id}/${'width' in size ? `w${size.width}` : size.sizeName}`,
    categoryImage: (categoryId) => ({ id: `product/aa/bb/cc/c${categoryId}`, type: 'category', cropped: false }),
    clickUrl: ({ variantId, eshopId }, source) => `/v2/clickthrough/loja${eshopId}.pt/${variantId}?s=${source}`,
    ...site,
  }
}

/** A rendering whose links are signed with its name alone. */
export function aRendering(name: string): Rendering {
  return { id: `t.${name}`, riOf: () => `t.${name}` }
}

export function aVariant(variant: Partial<ShownVariant> = {}): ShownVariant {
  return {
    id: 1,
    productId: 1,
    name: 'Sofá de 3 lugares Alvor, linho cinzento-claro, pés em carvalho',
    description: null,
    slug: 'sofa-de-3-lugares-alvor',
    condition: 'new',
    eshop: { id: 1, name: 'Casa do Cais', slug: 'casa-do-cais', paid: false },
    priceCents: 64_990,
    priceBeforeDiscountCents: null,
    installment: null,
    discount: null,
    sponsored: false,
    voucher: null,
    inStock: true,
    category: { id: 1001, name: 'Sofás', longName: 'Sofás' },
    active: true,
    freeShipping: false,
    clickSource: 1,
    dimensions: { width: { from: 2100, to: 2100 }, height: null, depth: null, diameter: null },
    promoTags: [],
    hasDeliveries: true,
    image: { id: 'product/aa/bb/cc/c1001', type: 'category', cropped: false },
    images: [],
    coolingOffPeriod: 14,
    deliveryCents: 2990,
    totalCents: 67_980,
    deliveryKind: 'known',
    deliveryInDays: 5,
    alternativeOffersCount: 0,
    tier: null,
    highlighted: false,
    topProductLabel: null,
    reviews: null,
    displayParameters: [
      { name: 'Largura', value: '210 cm' },
      { name: 'Cor', value: 'Cinzento' },
      { name: 'Material', value: 'Linho' },
      { name: 'Lugares', value: '3' },
    ],
    ...variant,
  }
}

const NAMES = [
  'Sofá de 3 lugares Alvor em linho',
  'Sofá-cama Mira com arrumação',
  'Sofá de canto Arrábida reversível, tecido antimanchas e pés em faia maciça',
  'Sofá de 2 lugares Tavira em veludo',
  'Chaise longue Comporta',
  'Sofá modular Douro, 4 módulos',
  'Sofá relax elétrico Sintra',
  'Sofá de 3 lugares Óbidos em pele',
]
export const SHOPS = ['Casa do Cais', 'Móveis Ribeira', 'Lar & Linho', 'Oficina do Norte']

/** The first has ten, every fourth three, the others one. */
function somePictures(index: number): ShownVariant['images'] {
  return Array.from({ length: index === 0 ? 10 : index % 4 === 2 ? 3 : 1 }, (_, at) => ({
    id: categoryPicturePath(1003, colours[(index + at) % colours.length]?.id ?? null),
    type: at === 1 ? ('room' as const) : ('product' as const),
    cropped: false,
  }))
}

/** A deterministic catalogue of sofas. */
export function someProducts(count: number): MemoryProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const colour = colours[index % colours.length] ?? colours[0]
    const material = materials[(index * 7) % materials.length] ?? materials[0]
    const eshopId = 1 + (index % SHOPS.length)
    const priceCents = 18_900 + ((index * 13_700) % 190_000) + (index % 3 === 0 ? 90 : 0)
    return {
      choices: { cor: [colour?.slug ?? ''], material: [material?.slug ?? ''] },
      variant: aVariant({
        id: 1000 + index,
        productId: 500 + index,
        name: `${NAMES[index % NAMES.length]}`,
        slug: `sofa-${index}`,
        eshop: { id: eshopId, name: SHOPS[eshopId - 1] ?? '', slug: `loja-${eshopId}`, paid: false },
        image: { id: categoryPicturePath(1003, colour?.id ?? null), type: 'category', cropped: false },
        images: somePictures(index),
        ...somePrices(index, priceCents),
        inStock: index % 4 !== 1,
        active: index % 17 !== 16,
        ...someDelivery(index, priceCents),
        alternativeOffersCount: index % 4 === 0 ? 1 + (index % 5) : 0,
        displayParameters: [
          { name: 'Cor', value: colour?.label ?? '' },
          { name: 'Material', value: material?.label ?? '' },
          { name: 'Largura', value: `${160 + ((index * 13) % 120)} cm` },
          { name: 'Lugares', value: String(2 + (index % 3)) },
        ],
      }),
    }
  })
}

/** Every eleventh is reduced, every sixth can be paid in a year. */
function somePrices(
  index: number,
  priceCents: number,
): Pick<ShownVariant, 'priceCents' | 'priceBeforeDiscountCents' | 'installment' | 'discount'> {
  const isReduced = index % 11 === 3
  const isInInstalments = index % 6 === 2
  return {
    priceCents,
    priceBeforeDiscountCents: isReduced ? priceCents + 9000 : null,
    installment: isInInstalments ? { months: 12, cents: Math.ceil(priceCents / 12) } : null,
    discount: isReduced ? { discount: 12, validTo: null } : null,
  }
}

/** Every fifth is delivered free, of every seventh nobody knows the price, every ninth takes three weeks. */
function someDelivery(
  index: number,
  priceCents: number,
): Pick<ShownVariant, 'freeShipping' | 'deliveryCents' | 'totalCents' | 'deliveryKind' | 'deliveryInDays'> {
  const deliveryInDays = index % 9 === 5 ? 21 : 6
  if (index % 5 === 0)
    return { freeShipping: true, deliveryCents: 0, totalCents: priceCents, deliveryKind: 'known', deliveryInDays }
  if (index % 7 === 3)
    return { freeShipping: false, deliveryCents: null, totalCents: null, deliveryKind: 'unknown', deliveryInDays }
  const totalCents = priceCents + 2990
  return { freeShipping: false, deliveryCents: 2990, totalCents, deliveryKind: 'known', deliveryInDays }
}

/** Listings over a list in memory: colour, material, price, reductions, order and pages really work; the rest matches everything. */
export function memoryListings(products: readonly MemoryProduct[]): Listings {
  return {
    find: async (selection) => answerOf(products, selection),
    closest: async (listing) => ({ listing, isComplete: true, apart: null }),
    overview: async () => ({
      productCount: products.length,
      productsByCategory: new Map([[1000, products.length]]),
      manufacturers: someBrands.map((brand, index) => ({ ...brand, count: index + 1 })),
      productsByEshopSlug: new Map(
        SHOPS.map((_, index) => [`loja-${index + 1}`, Math.ceil(products.length / SHOPS.length)]),
      ),
      isStandIn: false,
    }),
    cards: async (hits, _region, clickSource) => {
      const byId = new Map(products.map(({ variant }) => [variant.id, { ...variant, clickSource }]))
      return hits.flatMap(({ variantId }) => byId.get(variantId) ?? [])
    },
    pictureOf: async () => null,
    firstOf: async (_category, count) => products.slice(0, count).map(({ variant }) => asId<VariantId>(variant.id)),
    after: async () => null,
    versionOf: () => '1',
  }
}

/** Two begin alike, one with an accent, one with a digit. */
export const someBrands = [
  { slug: 'alvor', name: 'Alvor' },
  { slug: 'amieira', name: 'Amieira' },
  { slug: 'evora', name: 'Évora' },
  { slug: '4-cantos', name: '4 Cantos' },
] as const

/** The sofas' category. */
export function sofas(): number {
  return categoryBySlug('sofas')?.id ?? 0
}

function aVoucher(voucher: Partial<EshopVoucher> & Pick<EshopVoucher, 'code'>): EshopVoucher {
  return {
    valueType: 'percent',
    value: 10,
    minOrderCents: 0,
    unconditional: true,
    description: null,
    validFrom: null,
    validUntil: null,
    ...voucher,
  }
}

/** The first shop has one of each kind: in force, with conditions, coming and past (the tests' now is 21 November 2026). */
function vouchersOf(index: number): EshopVoucher[] {
  return index > 0
    ? []
    : [
        aVoucher({
          code: 'CAIS10',
          description: 'Em todos os móveis, para todos os clientes.',
          validUntil: '2026-12-01T00:00:00.000Z',
        }),
        aVoucher({
          code: 'NOVO50',
          valueType: 'amount',
          value: 5000,
          minOrderCents: 30_000,
          unconditional: false,
          description: 'Só na primeira encomenda.',
        }),
        aVoucher({ code: 'NATAL', validFrom: '2026-12-10T00:00:00.000Z', validUntil: '2026-12-24T00:00:00.000Z' }),
        aVoucher({ code: 'VERAO', validUntil: '2026-08-31T23:00:00.000Z' }),
      ]
}

const bracket = { label: null, delivered: true, upToWeightG: null, upToPriceCents: null, deliveryDays: 5 }
/** Of the first shop, of the second and so on: free from a sum and not to the Azores; always free; nothing said. */
const tariffs: readonly DeliveryTariff[] = [
  {
    mainland: [
      { ...bracket, upToWeightG: 30_000, priceCents: 490, freeFromCents: 5000 },
      { ...bracket, priceCents: 3900, freeFromCents: 5000 },
    ],
    madeira: [{ ...bracket, priceCents: 5900, freeFromCents: null }],
    azores: [{ ...bracket, delivered: false, priceCents: null, freeFromCents: null, deliveryDays: null }],
  },
  { mainland: [{ ...bracket, priceCents: 0, freeFromCents: null }] },
  {},
]

/** The place of the first shop's mark. */
export const SOME_LOGO = 'inspiration/ab/cd/ef/eabcdef0123456789'

export const someEshops = SHOPS.map((name, index) => ({
  id: index + 1,
  slug: `loja-${index + 1}`,
  name,
  description: index % 2 === 0 ? 'Móveis feitos em Portugal, entregues e montados.' : null,
  logo: index === 0 ? SOME_LOGO : null,
  vouchers: vouchersOf(index),
  tariff: tariffs[index % tariffs.length] ?? {},
  coolingOffDays: index === 1 ? 30 : null,
  returnPolicy: null,
}))
