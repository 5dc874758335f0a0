import { colours, materials } from '#domains/catalogue/contract.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'
import {
  categoryOfScope,
  type ListingAnswer,
  type ListingSelection,
  listingUrl,
  promoOfScope,
  type WireChoice,
  type WireFilters,
} from '#domains/search/contract.ts'
import { evenIntervals, priceChoices, priceStepOf, smartPrompts } from '#domains/search/testing.ts'
import { asId, type ProductId, type VariantId } from '#platform/ids.ts'

/** One thing of the memory catalogue: its card and the choices that find it. */
export interface MemoryProduct {
  readonly variant: ShownVariant
  readonly choices: Readonly<Record<string, readonly string[]>>
}

const PAGE_SIZE = 48

/** The memory catalogue's answer: colour, material, price, reductions, order and pages really work; the rest matches everything. */
export function answerOf(products: readonly MemoryProduct[], selection: ListingSelection): ListingAnswer {
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
      isSponsored: variant.sponsored,
    })),
    pagination: { page: selection.page, pageSize: PAGE_SIZE, pageCount: Math.ceil(totalCount / PAGE_SIZE), totalCount },
    nextCursor: null,
    filters: filtersOf(products, selection),
    unknownSizeCount: 0,
    corrected: null,
    rescue: [],
    isRescued: false,
    degraded: null,
  }
}

function matches({ variant, choices }: MemoryProduct, selection: ListingSelection, except: string | null): boolean {
  const cents = variant.priceCents
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
  return sort === 'price' ? products.sort((a, b) => a.variant.priceCents - b.variant.priceCents) : products
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
    name: 'Descontos verificados',
    url: listingUrl({ ...selection, page: 1, scope: selected ? plain : { kind: 'offers', categoryId } }),
    selected,
    disabled: count === 0 && !selected,
    followable: true,
    highlighted: false,
    count,
  }
}

function filtersOf(products: readonly MemoryProduct[], selection: ListingSelection): WireFilters {
  const features: WireFilters['features'] = [
    { ident: 'cor', label: 'Cor', kind: 'colourGroup', choices: choicesOf(products, selection, 'cor', colours) },
    {
      ident: 'material',
      label: 'Material',
      kind: 'featureGroup',
      choices: choicesOf(products, selection, 'material', materials),
    },
  ]
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
    features,
    manufacturers: { ident: 'fabricante', label: 'Marca', choices: [] },
    eshops: { ident: 'loja', label: 'Loja', choices: [] },
    dimensions: axes.map(({ min, max, ...axis }) => ({
      ...axis,
      unknownCount: 0,
      range: { min, max, selected: false, selectedMin: null, selectedMax: null, url: '' },
    })),
    smartPromptChoices: smartPrompts(features, products.filter((product) => matches(product, selection, null)).length),
  }
}

/** What there is along each, in mm. */
const axes = [
  { ident: 'largura', label: 'Largura', min: 900, max: 3205 },
  { ident: 'profundidade', label: 'Profundidade', min: 600, max: 1800 },
  { ident: 'altura', label: 'Altura', min: 350, max: 350 },
  { ident: 'diametro', label: 'Diâmetro', min: null, max: null },
  { ident: 'comprimento', label: 'Comprimento', min: null, max: null },
]

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
  const prices = products.map(({ variant }) => variant.priceCents / 100)
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
    choices: priceChoices(selection, intervalsOf(products)),
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

function intervalsOf(products: readonly MemoryProduct[]) {
  const cents = products.map(({ variant }) => variant.priceCents)
  const steps = new Map([...Map.groupBy(cents, priceStepOf)].map(([step, all]) => [step, all.length]))
  return evenIntervals(steps).map((interval) => ({
    ...interval,
    count: cents.filter((each) => each >= (interval.fromCents ?? 0) && each <= (interval.toCents ?? Infinity)).length,
  }))
}
