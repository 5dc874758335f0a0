import type { Cents } from '#platform/money.ts'

export type Region = 'mainland' | 'madeira' | 'azores'
export type ListingSort = 'recommended' | 'price' | 'total' | 'newest' | 'discount'
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
export const choiceFacets = ['cor', 'material', 'estilo', 'divisao', 'lugares', 'forma', 'fabricante', 'loja', 'condicao', 'stock', 'entrega', 'voucher'] as const
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
  /** /search?q= */
  | { readonly kind: 'search' }

/** The shop whose own listing it is, or null. */
export const eshopOfScope = (scope: ListingScope): string | null => (scope.kind === 'eshop' || scope.kind === 'eshopVoucher' ? scope.slug : null)

/** The category that it lists, or null. */
export const categoryOfScope = (scope: ListingScope): number | null => ('categoryId' in scope ? scope.categoryId : null)

/** The facet that a place has chosen by itself: it is no filter there. */
export const facetOfScope = (scope: ListingScope): ChoiceFacet | null => (eshopOfScope(scope) !== null ? 'loja' : scope.kind === 'vouchers' ? 'voucher' : null)

/** What may be said of an offer's price by the one rule for discounts (offers, ADR 0023, 0044): bits of the column `promo`. */
export const PROMO = { reduced: 0, priceDrop: 1 } as const

/** The kind of reduction that a place lists, or null. */
export const promoOfScope = ({ kind }: ListingScope): number | null => (kind === 'priceDrops' ? PROMO.priceDrop : kind === 'sales' || kind === 'offers' ? PROMO.reduced : null)

/** Where one may turn to the reductions of the same place: they have addresses of their own, below no shop and no voucher. */
export const hasPromoFilter = ({ kind }: ListingScope): boolean => withPromoFilter.has(kind)
const withPromoFilter: ReadonlySet<ListingScope['kind']> = new Set(['all', 'category', 'search', 'sales', 'offers', 'priceDrops'])

/** Everything a listing's URL says. Default choices are null, empty, 'recommended', 'mainland', 1 or 'grid'. */
export interface ListingSelection {
  readonly scope: ListingScope
  /** Trimmed; null without one. */
  readonly query: string | null
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
export const emptySelection = (scope: ListingScope): ListingSelection => ({
  scope,
  query: null,
  priceFromCents: null,
  priceToCents: null,
  dimensions: {},
  choices: {},
  parameters: {},
  region: 'mainland',
  sort: 'recommended',
  page: 1,
  view: 'grid',
})
