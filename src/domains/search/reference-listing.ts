import {
  ancestors,
  categoryById,
  categoryParameters,
  colours,
  conditions,
  materials,
  rooms,
  shapes,
  styles,
} from '#domains/catalogue/contract.ts'
import type { IndexableOffer, IndexableProduct } from '#domains/offers/contract.ts'
import { referenceRank } from './reference-rank.ts'
import { type ChoiceFacet, choiceFacets, dimensionAxes, type ListingSelection } from './rules/listing-selection.ts'
import { NOW, someEshops, someBrands } from './random-shops.ts'
import { scoreOf as scoreOfRow, vocabularyOf } from '#ports/search/brute-force-text.ts'
import type { IndexRow, SearchPlan } from '#ports/search/port.ts'
import { searchDirectory } from './directory.ts'
import { indexSchema } from './index-schema.ts'
import { indexedAttributes } from './indexing/indexed-attributes.ts'
import { indexRows } from './indexing/index-rows.ts'
import { rowWords } from './indexing/row-words.ts'
import { ADJACENCY_BONUS, type PlannedWords, planWords } from './plan/word-plans.ts'

/**
 * What a listing shows, read off the plain products in the words of decisions.md: for tests. It knows no plan, no column
 * and no engine; slow and plain is what it is for.
 */
export interface ReferenceListing {
  /** All pages together, in order. */
  readonly shown: readonly { productId: number; variantId: number; offersCount: number }[]
  /** Products under each choice, by facet and slug, when the facet's own filter is left out; zeros are absent. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Of the shown offers, the price filter left out. */
  readonly prices: readonly number[]
  /** By axis: products that a size filter leaves out because nobody knows their size. */
  readonly unknownSizes: Readonly<Record<string, number>>
  /** Products under each direct child of the place, by its slug. */
  readonly children: Readonly<Record<string, number>>
}

/** `base`: the products that words are weighed by; others have come since. */
export function referenceListing(
  products: readonly IndexableProduct[],
  plain: ListingSelection,
  base: readonly IndexableProduct[],
): ReferenceListing {
  const selection: Asked = {
    ...plain,
    words:
      plain.query === null
        ? null
        : planWords(plain.query, {
            directory: searchDirectory(someEshops, someBrands),
            vocabulary: vocabularyOf(
              indexSchema,
              base.flatMap((product) => indexRows(product, NOW)),
            ),
          }),
  }
  const shown = bestOffers(products, selection, null).toSorted(
    (a, b) => compareAll(orderOf(a, selection), orderOf(b, selection)) || a.product.productId - b.product.productId,
  )
  return {
    shown: shown.map(({ product, offer }) => ({
      productId: product.productId,
      variantId: offer.variantId,
      offersCount: product.offers.length,
    })),
    counts: Object.fromEntries(facetsOf(selection).map((facet) => [facet, countChoices(products, selection, facet)])),
    prices: bestOffers(products, selection, 'preco').map(({ offer }) => offer.priceCents),
    unknownSizes: Object.fromEntries(
      dimensionAxes
        .filter((axis) => selection.dimensions[axis])
        .map((axis) => [
          axis,
          bestOffers(products, selection, axis).filter(({ product }) => !product.attributes.sizes[axis]).length,
        ]),
    ),
    children: countChildren(
      shown.map(({ product }) => product),
      selection,
    ),
  }
}

/** A selection with what its words may be met by. */
interface Asked extends ListingSelection {
  readonly words: PlannedWords | null
}

interface Candidate {
  readonly product: IndexableProduct
  readonly offer: IndexableOffer
}

function facetsOf({ scope }: ListingSelection): string[] {
  return [
    ...([
      'eshop',
      'eshopVoucher',
      'vouchers',
      'room',
      'blackFriday',
      'gardenSeason',
      'beforeChristmas',
      'manufacturer',
      'eco',
      'furnitureBank',
    ].includes(scope.kind)
      ? []
      : ['promo']),
    ...choiceFacets.filter((facet) => facet !== ownFacets[scope.kind]),
    ...('categoryId' in scope && scope.categoryId !== null
      ? categoryParameters
          .filter(({ within }) => within === null || pathOf(scope.categoryId).includes(within))
          .map(({ slug }) => `p-${slug}`)
      : []),
  ]
}

/** What a place has chosen by itself. */
const ownFacets: Partial<Record<ListingSelection['scope']['kind'], ChoiceFacet>> = {
  eshop: 'loja',
  eshopVoucher: 'loja',
  vouchers: 'voucher',
  room: 'divisao',
  beforeChristmas: 'entrega',
  manufacturer: 'fabricante',
  furnitureBank: 'condicao',
}

function pathOf(categoryId: number | null): string[] {
  const category = categoryId === null ? null : categoryById(categoryId)
  return category ? [...ancestors(category), category].map(({ slug }) => slug) : []
}

/** Each product's best offer of those that fulfil everything but the left-out facet. */
function bestOffers(products: readonly IndexableProduct[], selection: Asked, leftOut: string | null): Candidate[] {
  return products.flatMap((product) => {
    const matching = product.offers.filter((offer) => isListed({ product, offer }, selection, leftOut))
    const best = matching.toSorted(
      (a, b) => compareAll(goodness(a, selection), goodness(b, selection)) || a.variantId - b.variantId,
    )[0]
    return best ? [{ product, offer: best }] : []
  })
}

/** Everything that is asked for, but for the left-out facet. */
function isListed(candidate: Candidate, selection: Asked, leftOut: string | null): boolean {
  return (
    isInScope(candidate, selection) &&
    (leftOut === 'promo' || isReducedAsAsked(candidate, selection)) &&
    (selection.words === null || scoreOf(candidate, selection.words) !== null) &&
    (leftOut === 'preco' || isOfPrice(candidate, selection)) &&
    isOfSize(candidate, selection, leftOut) &&
    isOfChoices(candidate, selection, leftOut)
  )
}

function isInScope(candidate: Candidate, selection: Asked): boolean {
  const { product, offer } = candidate
  const { scope } = selection
  if ('categoryId' in scope && scope.categoryId !== null && !isWithin(product.categoryId, scope.categoryId))
    return false
  switch (scope.kind) {
    case 'eshop':
    case 'eshopVoucher':
      return eshopSlug(offer) === scope.slug
    case 'vouchers':
      return offer.voucher !== null
    case 'room':
      return choicesOf(candidate, 'divisao', selection).includes(scope.slug)
    case 'manufacturer':
      return choicesOf(candidate, 'fabricante', selection).includes(scope.slug)
    case 'furnitureBank':
      return ['usado', 'recondicionado', 'devolvido'].some((slug) =>
        choicesOf(candidate, 'condicao', selection).includes(slug),
      )
    case 'eco':
      return ['fsc', 'pefc', 'gots', 'grs', 'rotulo-ecologico'].some((slug) =>
        choicesOf(candidate, 'p-certificacao', selection).includes(slug),
      )
    case 'beforeChristmas':
      return tier(offer) === 0 && choicesOf(candidate, 'entrega', selection).includes(scope.within)
    default:
      return true
  }
}

function isWithin(categoryId: number | null, ancestorId: number): boolean {
  return pathOf(categoryId).includes(categoryById(ancestorId)?.slug ?? '')
}

function isReducedAsAsked({ offer }: Candidate, { scope }: ListingSelection): boolean {
  if (scope.kind === 'priceDrops') return isThisWeek(offer)
  return !ofReductions.has(scope.kind) || offer.discount !== null
}
const ofReductions: ReadonlySet<ListingSelection['scope']['kind']> = new Set([
  'sales',
  'offers',
  'blackFriday',
  'gardenSeason',
])

function isOfPrice({ offer }: Candidate, { priceFromCents, priceToCents }: ListingSelection): boolean {
  return offer.priceCents >= (priceFromCents ?? 0) && offer.priceCents <= (priceToCents ?? Infinity)
}

function isOfSize({ product }: Candidate, { dimensions }: ListingSelection, leftOut: string | null): boolean {
  return dimensionAxes.every((axis) => {
    const [asked, size] = [dimensions[axis], product.attributes.sizes[axis]]
    if (axis === leftOut || !asked) return true
    return size !== undefined && size.highMm >= (asked.lowMm ?? 0) && size.lowMm <= (asked.highMm ?? Infinity)
  })
}

function isOfChoices(candidate: Candidate, selection: Asked, leftOut: string | null): boolean {
  const chosen = [
    ...Object.entries(selection.choices),
    ...Object.entries(selection.parameters).map(([slug, choices]) => [`p-${slug}`, choices] as const),
  ]
  return chosen.every(
    ([facet, slugs]) =>
      facet === leftOut || slugs?.some((slug) => choicesOf(candidate, facet, selection).includes(slug)),
  )
}

function countChoices(products: readonly IndexableProduct[], selection: Asked, facet: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const product of products) {
    const listed = product.offers.filter((offer) => isListed({ product, offer }, selection, facet))
    for (const slug of new Set(listed.flatMap((offer) => choicesOf({ product, offer }, facet, selection))))
      counts[slug] = (counts[slug] ?? 0) + 1
  }
  return counts
}

function countChildren(products: readonly IndexableProduct[], { scope }: ListingSelection): Record<string, number> {
  const depth = 'categoryId' in scope ? pathOf(scope.categoryId).length : 0
  const children = products.flatMap(({ categoryId }) => pathOf(categoryId)[depth] ?? [])
  return Object.fromEntries([...Map.groupBy(children, (slug) => slug)].map(([slug, all]) => [slug, all.length]))
}

function eshopSlug(offer: IndexableOffer): string {
  return someEshops.find(({ id }) => id === offer.eshopId)?.slug ?? ''
}
function slugs(
  fact: { ids: readonly number[] } | null | undefined,
  vocabulary: readonly { id: number; slug: string }[],
): string[] {
  return vocabulary.filter(({ id }) => fact?.ids.includes(id)).map(({ slug }) => slug)
}

/** The choices of a facet that this offer of this product falls under. */
function choicesOf({ product, offer }: Candidate, facet: string, { region, scope }: ListingSelection): string[] {
  const {
    colours: ofColours,
    materials: ofMaterials,
    styles: ofStyles,
    rooms: ofRooms,
    shapes: ofShapes,
    seats,
    parameters,
  } = product.attributes
  const parameter = categoryParameters.find(({ slug }) => `p-${slug}` === facet)
  if (parameter)
    return parameter.within === null || pathOf(product.categoryId).includes(parameter.within)
      ? slugs(parameters[parameter.slug], parameter.choices)
      : []
  const byFacet: Record<ChoiceFacet | 'promo', () => string[]> = {
    promo: () =>
      offer.discount === null
        ? []
        : ['ofertas', ...('categoryId' in scope && scope.categoryId !== null && isThisWeek(offer) ? ['baixaram'] : [])],
    cor: () => slugs(ofColours, colours),
    material: () => slugs(ofMaterials, materials),
    estilo: () => slugs(ofStyles, styles),
    divisao: () => slugs(ofRooms, rooms),
    forma: () => slugs(ofShapes, shapes),
    lugares: () =>
      seats
        ? [
            ...[1, 2, 3, 4, 5, 6, 7, 8].filter((count) => seats.low <= count && count <= seats.high).map(String),
            ...(seats.high >= 9 ? ['9-ou-mais'] : []),
          ]
        : [],
    fabricante: () => someBrands.filter(({ id }) => id === product.brand?.id).map(({ slug }) => slug),
    loja: () => [eshopSlug(offer)],
    condicao: () => conditions.filter(({ code }) => code === offer.condition).map(({ slug }) => slug),
    stock: () => (offer.availability === 'in_stock' ? ['em-stock'] : []),
    entrega: () => deliveryChoices(offer, region),
    voucher: () => (offer.voucher === null ? [] : ['com-voucher']),
  }
  return byFacet[facet as ChoiceFacet | 'promo']()
}

/** A reduction that began less than seven days ago. */
function isThisWeek({ discount }: IndexableOffer): boolean {
  return discount !== null && NOW.getTime() - Date.parse(discount.since) < 7 * 86_400_000
}

function deliveryChoices(offer: IndexableOffer, region: ListingSelection['region']): string[] {
  if (offer.totals[region] === 'not_delivered') return []
  const within = [
    ['ate-3-dias', 3],
    ['ate-1-semana', 7],
    ['ate-2-semanas', 14],
    ['ate-1-mes', 31],
  ] as const
  const { deliveryDays } = offer
  return [
    ...(offer.freeTo.includes(region) ? ['gratis'] : []),
    ...within.filter(([, days]) => deliveryDays !== null && deliveryDays <= days).map(([slug]) => slug),
  ]
}

/** Stale after 48 hours; out of stock cannot be bought either (ADR 0005). */
function isStale(offer: IndexableOffer): boolean {
  return NOW.getTime() - Date.parse(offer.lastSeenAt) >= 48 * 3_600_000
}
function tier(offer: IndexableOffer): number {
  return isStale(offer) ? 2 : offer.availability === 'out_of_stock' ? 1 : 0
}
/** Known totals by their height, then what may be delivered, then what is not. */
function totalRank(offer: IndexableOffer, { region }: ListingSelection): [number, number] {
  const total = offer.totals[region]
  return typeof total === 'number' ? [0, total] : [total === 'unknown' ? 1 : 2, 0]
}

/** Of one product's offers the smaller is shown. */
function goodness(offer: IndexableOffer, selection: Asked): number[] {
  return selection.sort === 'price'
    ? [tier(offer), offer.priceCents, ...totalRank(offer, selection)]
    : [tier(offer), ...totalRank(offer, selection), offer.priceCents]
}

/** Of the products the smaller comes first. */
function orderOf(candidate: Candidate, selection: Asked): number[] {
  const { product, offer } = candidate
  const [reach, total] = totalRank(offer, selection)
  if (selection.sort === 'price') return [tier(offer), offer.priceCents]
  if (selection.sort === 'discount')
    return [
      tier(offer),
      offer.discount === null ? 0 : -offer.discount.percent,
      -Math.max(...product.offers.map((each) => referenceRank(product, each))),
    ]
  if (selection.sort === 'total') return [reach, tier(offer), total, offer.priceCents]
  if (selection.sort === 'rating')
    return [-referenceRating(product), -Math.max(...product.offers.map((each) => referenceRank(product, each)))]
  // By the hour: nobody cares for minutes.
  if (selection.sort === 'newest') return [-Math.floor(Date.parse(product.firstSeenAt) / 3_600_000)]
  const byRank = -Math.max(...product.offers.map((each) => referenceRank(product, each)))
  return selection.words === null ? [byRank] : [-(scoreOf(candidate, selection.words) ?? 0), byRank]
}

/** As if eight people had given 3.8 stars besides those who gave theirs, half star by half star; what nobody has reviewed is last. */
function referenceRating({ reviews }: IndexableProduct): number {
  if (reviews === null) return -1
  const given = reviews.vector.flatMap((count, index) => Array.from({ length: count }, () => (index + 1) / 2))
  const stars = [...given, ...Array.from({ length: 8 }, () => 3.8)]
  return Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 1000)
}

/** Null unless every word occurs: what the words of both mean is said by `rowWords` and `planWords`, and put together here without an engine. */
function scoreOf({ product, offer }: Candidate, asked: PlannedWords): number | null {
  const words = rowWords(product, indexedAttributes(product.attributes))(offer)
  const row = { words } as unknown as IndexRow
  return scoreOfRow(indexSchema, row, {
    words: asked.plans,
    adjacencyBonus: asked.plans.length > 1 ? ADJACENCY_BONUS : 0,
  } as unknown as SearchPlan)
}

function compareAll(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
}
