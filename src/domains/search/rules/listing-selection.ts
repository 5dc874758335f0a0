import type { Cents } from '#platform/money.ts'

export type Region = 'mainland' | 'madeira' | 'azores'
export type ListingSort = 'recommended' | 'price' | 'total' | 'newest' | 'discount' | 'rating'
export type ListingView = 'grid' | 'rows'

/** The axes that a size filter knows, in the order in which they stand in `dimensao`. */
export const dimensionAxes = ['width', 'depth', 'height', 'diameter', 'length'] as const
export type DimensionAxis = (typeof dimensionAxes)[number]

/** A closed interval in mm; null = open end. At least one end is given. */
export interface DimensionInterval {
  readonly lowMm: number | null
  readonly highMm: number | null
}

/** Facets whose choices stand in the URL as slugs, in the URL's order (decisions.md, Listings and URLs). */
export const choiceFacets = [
  'cor',
  'material',
  'estilo',
  'divisao',
  'lugares',
  'forma',
  'fabricante',
  'loja',
  'condicao',
  'stock',
  'entrega',
  'voucher',
] as const
export type ChoiceFacet = (typeof choiceFacets)[number]

/** What the page lists before any filter. */
export type ListingScope =
  /** /produtos */
  | { readonly kind: 'all' }
  /** /produtos/{slug} */
  | { readonly kind: 'category'; readonly categoryId: number }
  /** /produtos/loja/{slug} */
  | { readonly kind: 'eshop'; readonly slug: string }
  /** /produtos/vouchers: every offer with a voucher */
  | { readonly kind: 'vouchers' }
  /** /produtos/loja/{slug}/voucher/{code}: the shop's offers below one of its vouchers; whether the code is one is not asked here */
  | { readonly kind: 'eshopVoucher'; readonly slug: string; readonly code: string }
  /** /sales: every proven reduction, with the rule explained */
  | { readonly kind: 'sales' }
  /** /produtos/ofertas, /produtos/ofertas/{slug}: the same, of all or of a category */
  | { readonly kind: 'offers'; readonly categoryId: number | null }
  /** /price-drops/{slug}: reductions of a category that began in the last seven days */
  | { readonly kind: 'priceDrops'; readonly categoryId: number }
  /** /produtos/divisoes/{slug}: what furnishes a room */
  | { readonly kind: 'room'; readonly slug: string }
  /** /produtos/black-friday, while it is open: every proven reduction */
  | { readonly kind: 'blackFriday' }
  /** /fabricantes/{slug}: what a brand makes */
  | { readonly kind: 'manufacturer'; readonly slug: string }
  /** /eco: what says that it has one of `ecoLabels` */
  | { readonly kind: 'eco' }
  /** /furniture-bank: what has had a home before */
  | { readonly kind: 'furnitureBank' }
  /** /products/garden-season, while it is open: the garden's reductions */
  | { readonly kind: 'gardenSeason'; readonly categoryId: number }
  /** /produtos/entrega-antes-do-natal, while it is open: what can be bought and is delivered `within` (a slug of `entrega`) */
  | { readonly kind: 'beforeChristmas'; readonly within: string }
  /** /search?q= */
  | { readonly kind: 'search' }

/** The shop whose own listing it is, or null. */
export function eshopOfScope(scope: ListingScope): string | null {
  return scope.kind === 'eshop' || scope.kind === 'eshopVoucher' ? scope.slug : null
}

/** The category that it lists, or null. */
export function categoryOfScope(scope: ListingScope): number | null {
  return 'categoryId' in scope ? scope.categoryId : null
}

/** What a place has chosen by itself: no filter there, and kept where one goes on to a category. */
export function choiceOfScope(
  scope: ListingScope,
): { readonly facet: ChoiceFacet; readonly slugs: readonly string[] } | null {
  switch (scope.kind) {
    case 'eshop':
    case 'eshopVoucher':
      return { facet: 'loja', slugs: [scope.slug] }
    case 'vouchers':
      return { facet: 'voucher', slugs: ['com-voucher'] }
    case 'room':
      return { facet: 'divisao', slugs: [scope.slug] }
    case 'manufacturer':
      return { facet: 'fabricante', slugs: [scope.slug] }
    case 'furnitureBank':
      return { facet: 'condicao', slugs: usedConditions }
    case 'beforeChristmas':
      return { facet: 'entrega', slugs: [scope.within] }
    default:
      return null
  }
}

/** What somebody had before. Slugs of `condicao`, sorted as in a URL. */
const usedConditions = ['devolvido', 'recondicionado', 'usado']

/**
 * The labels that speak of where a material comes from or how it was made. OEKO-TEX and CertiPUR, of the same parameter,
 * speak of harmful substances: they make nothing "eco".
 */
export const ecoLabels = {
  parameter: 'certificacao',
  choices: ['fsc', 'gots', 'grs', 'pefc', 'rotulo-ecologico'],
} as const

/** The category parameter that a place has chosen by itself, or null. */
export function parameterOfScope({ kind }: ListingScope): typeof ecoLabels | null {
  return kind === 'eco' ? ecoLabels : null
}

/** The facet of that choice, or null. */
export function facetOfScope(scope: ListingScope): ChoiceFacet | null {
  return choiceOfScope(scope)?.facet ?? null
}

/** What may be said of an offer's price by the one rule for discounts (offers, ADR 0023, 0044): bits of the column `promo`. */
export const PROMO = { reduced: 0, priceDrop: 1 } as const

/** The kind of reduction that a place lists, or null. */
export function promoOfScope({ kind }: ListingScope): number | null {
  return kind === 'priceDrops' ? PROMO.priceDrop : reducedKinds.has(kind) ? PROMO.reduced : null
}
const reducedKinds: ReadonlySet<ListingScope['kind']> = new Set(['sales', 'offers', 'blackFriday', 'gardenSeason'])

/** Where one may turn to the reductions of the same place: they have addresses of their own, below no shop and no voucher. */
export function hasPromoFilter({ kind }: ListingScope): boolean {
  return withPromoFilter.has(kind)
}
const withPromoFilter: ReadonlySet<ListingScope['kind']> = new Set([
  'all',
  'category',
  'search',
  'sales',
  'offers',
  'priceDrops',
])

/** Everything a listing's URL says. Default choices are null, empty, 'recommended', 'mainland', 1 or 'grid'. */
export interface ListingSelection {
  readonly scope: ListingScope
  /** Trimmed; null without one. */
  readonly query: string | null
  /** Its words are words, whatever they say (`procura=palavras`); only of /search. */
  readonly isAsTyped: boolean
  readonly priceFromCents: Cents | null
  readonly priceToCents: Cents | null
  readonly dimensions: Readonly<Partial<Record<DimensionAxis, DimensionInterval>>>
  /** Slugs, sorted, without repetition; a facet without a choice is absent. */
  readonly choices: Readonly<Partial<Record<ChoiceFacet, readonly string[]>>>
  /** Choices of category parameters by the parameter's slug (`p-{slug}`), likewise. */
  readonly parameters: Readonly<Record<string, readonly string[]>>
  readonly region: Region
  readonly sort: ListingSort
  readonly page: number
  readonly view: ListingView
}

/** The selection of a bare page. */
export function emptySelection(scope: ListingScope): ListingSelection {
  return {
    scope,
    query: null,
    isAsTyped: false,
    priceFromCents: null,
    priceToCents: null,
    dimensions: {},
    choices: {},
    parameters: {},
    region: 'mainland',
    sort: 'recommended',
    page: 1,
    view: 'grid',
  }
}
