import { categoryBySlug, colours, materials, noAttributes } from '#domains/catalogue/contract.ts'
import type { Rendering } from '#domains/clicks/contract.ts'
import type { EshopVoucher } from '#domains/eshops/contract.ts'
import type { ProductPage, TwinProduct, VariantData, WireVariant } from '#domains/offers/contract.ts'
import {
  categoryOfScope,
  type ListingAnswer,
  type Listings,
  type ListingSelection,
  listingUrl,
  promoOfScope,
  type Region,
  type WireChoice,
  type WireFilters,
} from '#domains/search/contract.ts'
import { asId, type CategoryId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import { categoryPicturePath } from '#domains/images/contract.ts'
import { testScripts } from './islands/testing.ts'
import type { Site } from './site.ts'

/** Builders and a memory-backed catalogue for the storefront's tests and journeys; never part of the product. */

export function aSite(site: Partial<Site> = {}): Site {
  return {
    name: 'Poiso',
    url: 'http://localhost:3000',
    build: 'test',
    styles: { file: 'styles.css', integrity: 'sha384-s' },
    scripts: testScripts,
    fontFile: null,
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

export function aVariant(variant: Partial<WireVariant> = {}): WireVariant {
  return {
    id: 1,
    productId: 1,
    name: 'Sofá de 3 lugares Alvor, linho cinzento-claro, pés em carvalho',
    description: null,
    slug: 'sofa-de-3-lugares-alvor',
    condition: 'new',
    eshop: { id: 1, name: 'Casa do Cais', slug: 'casa-do-cais', paid: false },
    price: { price: 649.9, priceBeforeDiscount: null, installmentMonths: null, installmentAmount: null },
    discount: null,
    voucher: null,
    discounted: false,
    inStock: true,
    category: { id: 1001, name: 'Sofás', longName: 'Sofás' },
    active: true,
    disabled: false,
    dataLayer: { id: '1', name: 'Sofá' },
    freeShipping: false,
    tier: null,
    clickSource: 1,
    adminMode: null,
    reviews: null,
    dimensions: { width: { from: 2100, to: 2100 }, height: null, depth: null, diameter: null },
    promoTags: [],
    hasDeliveries: true,
    image: { id: 'product/aa/bb/cc/c1001', type: 'category', cropped: false },
    images: [],
    coolingOffPeriod: 14,
    deliveryPrice: 29.9,
    deliveredTotal: 679.8,
    deliveryKind: 'known',
    deliveryInDays: 5,
    alternativeOffersCount: 0,
    displayParameters: [
      { name: 'Largura', value: '210 cm' },
      { name: 'Cor', value: 'Cinzento' },
      { name: 'Material', value: 'Linho' },
      { name: 'Lugares', value: '3' },
    ],
    highlighted: false,
    topProductLabel: null,
    ...variant,
  }
}

/** One thing of the memory catalogue: its card and the choices that find it. */
export interface MemoryProduct {
  readonly variant: WireVariant
  readonly choices: Readonly<Record<string, readonly string[]>>
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
const SHOPS = ['Casa do Cais', 'Móveis Ribeira', 'Lar & Linho', 'Oficina do Norte']

/** The first has ten, every fourth three, the others one. */
function somePictures(index: number): WireVariant['images'] {
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
    const price = 189 + ((index * 137) % 1900) + (index % 3 === 0 ? 0.9 : 0)
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
        price: {
          price,
          priceBeforeDiscount: index % 11 === 3 ? price + 90 : null,
          installmentMonths: index % 6 === 2 ? 12 : null,
          installmentAmount: index % 6 === 2 ? Math.ceil(price / 0.12) / 100 : null,
        },
        discount: index % 11 === 3 ? { discount: 12, validTo: null } : null,
        inStock: index % 4 !== 1,
        active: index % 17 !== 16,
        freeShipping: index % 5 === 0,
        deliveryPrice: index % 5 === 0 ? 0 : index % 7 === 3 ? null : 29.9,
        deliveredTotal: index % 5 === 0 ? price : index % 7 === 3 ? null : Math.round(price * 100 + 2990) / 100,
        deliveryKind: index % 5 !== 0 && index % 7 === 3 ? 'unknown' : 'known',
        deliveryInDays: index % 9 === 5 ? 21 : 6,
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

const PAGE_SIZE = 48

/** Listings over a list in memory: colour, material, price, reductions, order and pages really work; the rest matches everything. */
export function memoryListings(products: readonly MemoryProduct[]): Listings {
  return {
    find: async (selection) => answerOf(products, selection),
    overview: async () => ({
      productCount: products.length,
      productsByCategory: new Map([[1000, products.length]]),
      productsByEshopSlug: new Map(
        SHOPS.map((_, index) => [`loja-${index + 1}`, Math.ceil(products.length / SHOPS.length)]),
      ),
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

function answerOf(products: readonly MemoryProduct[], selection: ListingSelection): ListingAnswer {
  const found = ordered(
    products.filter((product) => matches(product, selection, null)),
    selection,
  )
  const totalCount = found.length
  return {
    selection,
    hits: found.slice((selection.page - 1) * PAGE_SIZE, selection.page * PAGE_SIZE).map(({ variant }) => ({
      productId: asId<ProductId>(variant.productId),
      variantId: asId<VariantId>(variant.id),
      version: 1,
      offersCount: variant.alternativeOffersCount + 1,
    })),
    pagination: { page: selection.page, pageSize: PAGE_SIZE, pageCount: Math.ceil(totalCount / PAGE_SIZE), totalCount },
    nextCursor: null,
    filters: filtersOf(products, selection),
    unknownSizeCount: 0,
    degraded: false,
  }
}

function matches({ variant, choices }: MemoryProduct, selection: ListingSelection, except: string | null): boolean {
  const cents = Math.round(variant.price.price * 100)
  const priced =
    except === 'price' || ((selection.priceFromCents ?? 0) <= cents && cents <= (selection.priceToCents ?? Infinity))
  const chosen = Object.entries(selection.choices).every(
    ([facet, slugs]) => facet === except || slugs.some((slug) => choices[facet]?.includes(slug)),
  )
  const reduced = except === 'promo' || promoOfScope(selection.scope) === null || variant.discount !== null
  return (
    priced &&
    chosen &&
    reduced &&
    (selection.query === null || variant.name.toLowerCase().includes(selection.query.toLowerCase()))
  )
}

function ordered(products: MemoryProduct[], { sort }: ListingSelection): MemoryProduct[] {
  return sort === 'price' ? products.sort((a, b) => a.variant.price.price - b.variant.price.price) : products
}

function promoChoice(products: readonly MemoryProduct[], selection: ListingSelection): WireChoice {
  const selected = promoOfScope(selection.scope) !== null
  const categoryId = categoryOfScope(selection.scope)
  const plain = categoryId === null ? ({ kind: 'all' } as const) : ({ kind: 'category', categoryId } as const)
  const count = products.filter(
    (product) => product.variant.discount !== null && matches(product, selection, 'promo'),
  ).length
  return {
    ident: 'ofertas',
    id: null,
    name: 'Em promoção',
    url: listingUrl({ ...selection, page: 1, scope: selected ? plain : { kind: 'offers', categoryId } }),
    selected,
    disabled: false,
    followable: true,
    highlighted: false,
    count,
  }
}

function filtersOf(products: readonly MemoryProduct[], selection: ListingSelection): WireFilters {
  return {
    category: null,
    search: selection.query === null ? null : { ident: 'q', query: selection.query, url: '/produtos' },
    price: priceOf(
      products.filter((product) => matches(product, selection, 'price')),
      selection,
    ),
    sort: {
      ident: 'ordenar',
      label: 'Ordenar por',
      choices: (
        [
          ['recomendados', 'Recomendados', 'recommended'],
          ['preco', 'Preço mais baixo', 'price'],
          ['total', 'Total com entrega', 'total'],
          ['novidades', 'Novidades', 'newest'],
        ] as const
      ).map(([ident, name, sort]) => ({
        ident,
        id: null,
        name,
        url: listingUrl({ ...selection, sort, page: 1 }),
        selected: selection.sort === sort,
        disabled: false,
        followable: false,
        highlighted: false,
        count: null,
      })),
    },
    promo: { ident: 'promo', label: 'Preço', choices: [promoChoice(products, selection)] },
    parameters: [],
    features: [
      { ident: 'cor', label: 'Cor', kind: 'colourGroup', choices: choicesOf(products, selection, 'cor', colours) },
      {
        ident: 'material',
        label: 'Material',
        kind: 'featureGroup',
        choices: choicesOf(products, selection, 'material', materials),
      },
    ],
    manufacturers: { ident: 'fabricante', label: 'Marca', choices: [] },
    eshops: { ident: 'loja', label: 'Loja', choices: [] },
    dimensions: (['largura', 'profundidade', 'altura', 'diametro', 'comprimento'] as const).map((ident, index) => ({
      ident,
      label: ['Largura', 'Profundidade', 'Altura', 'Diâmetro', 'Comprimento'][index] ?? '',
      unknownCount: 0,
      range: { min: null, max: null, selected: false, selectedMin: null, selectedMax: null, url: '' },
    })),
    smartPromptChoices: [],
  }
}

function choicesOf(
  products: readonly MemoryProduct[],
  selection: ListingSelection,
  facet: 'cor' | 'material',
  known: readonly { id: number; slug: string; label: string }[],
): WireChoice[] {
  const others = products.filter((product) => matches(product, selection, facet))
  const chosen = selection.choices[facet] ?? []
  return known.map(({ id, slug, label }) => {
    const selected = chosen.includes(slug)
    const next = selected ? chosen.filter((each) => each !== slug) : [...chosen, slug].sort()
    const { [facet]: _now, ...rest } = selection.choices
    const url = listingUrl({ ...selection, page: 1, choices: next.length > 0 ? { ...rest, [facet]: next } : rest })
    const count = others.filter(({ choices }) => choices[facet]?.includes(slug)).length
    return {
      ident: slug,
      id,
      name: label,
      url,
      selected,
      disabled: count === 0 && !selected,
      followable: url.includes('--'),
      highlighted: false,
      count,
    }
  })
}

const BUCKETS = 24

function priceOf(products: readonly MemoryProduct[], selection: ListingSelection): WireFilters['price'] {
  const prices = products.map(({ variant }) => variant.price.price)
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  const width = (max - min) / BUCKETS || 1
  const euros = (cents: number | null): number | null => (cents === null ? null : cents / 100)
  return {
    range: {
      min,
      max,
      selected: selection.priceFromCents !== null || selection.priceToCents !== null,
      selectedMin: euros(selection.priceFromCents),
      selectedMax: euros(selection.priceToCents),
      url: '',
    },
    choices: [],
    histogram: Array.from({ length: prices.length > 1 ? BUCKETS : 0 }, (_, index) => {
      const lowerBound = min + index * width
      return {
        lowerBound,
        upperBound: lowerBound + width,
        count: prices.filter((price) => price >= lowerBound && (price < lowerBound + width || index === BUCKETS - 1))
          .length,
      }
    }),
  }
}

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

export const someEshops = SHOPS.map((name, index) => ({
  id: index + 1,
  slug: `loja-${index + 1}`,
  name,
  description: index % 2 === 0 ? 'Móveis feitos em Portugal, entregues e montados.' : null,
  vouchers: vouchersOf(index),
}))

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
