import {
  categoryOfScope,
  type ChoiceFacet,
  choiceOfScope,
  type DimensionAxis,
  type ListingScope,
  type ListingSelection,
  PROMO,
  promoOfScope,
} from '../listing-selection.ts'
import { isParameterOf, parameterBySlug } from '../parameters.ts'
import { listingUrl } from '../url/listing-url.ts'

/** The selections that a listing's links lead to: one thing changed, back on the first page. */
export const withChoiceToggled = (selection: ListingSelection, facet: ChoiceFacet, slug: string): ListingSelection => {
  const { [facet]: now = [], ...others } = selection.choices
  const next = toggled(now, slug)
  return { ...selection, page: 1, choices: next.length > 0 ? { ...others, [facet]: next } : others }
}

export const withParameterToggled = (
  selection: ListingSelection,
  parameter: string,
  slug: string,
): ListingSelection => {
  const { [parameter]: now = [], ...others } = selection.parameters
  const next = toggled(now, slug)
  return { ...selection, page: 1, parameters: next.length > 0 ? { ...others, [parameter]: next } : others }
}

export const withoutPrice = (selection: ListingSelection): ListingSelection => ({
  ...selection,
  page: 1,
  priceFromCents: null,
  priceToCents: null,
})

export const withoutDimension = (selection: ListingSelection, axis: DimensionAxis): ListingSelection => {
  const { [axis]: _left, ...dimensions } = selection.dimensions
  return { ...selection, page: 1, dimensions }
}

/** The same wishes inside a category; what a place had chosen by itself (a shop, a room, the vouchers) becomes that choice, reductions stay reductions, parameters of elsewhere fall away. */
export const withCategory = (selection: ListingSelection, categoryId: number): ListingSelection => ({
  ...selection,
  page: 1,
  scope: scopeWithin(selection.scope, categoryId),
  choices: { ...selection.choices, ...keptChoice(selection.scope) },
  parameters: Object.fromEntries(
    Object.entries(selection.parameters).filter(([slug]) => {
      const parameter = parameterBySlug(slug)
      return parameter !== null && isParameterOf(parameter, categoryId)
    }),
  ),
})

/** The reductions of the same place, or the place without that choice. */
export const withPromoToggled = (selection: ListingSelection, promo: number): ListingSelection => ({
  ...selection,
  page: 1,
  scope: promoOfScope(selection.scope) === promo ? plainScope(selection) : promoScope(selection, promo),
})

const promoScope = ({ scope }: ListingSelection, promo: number): ListingScope => {
  const categoryId = categoryOfScope(scope)
  return promo === PROMO.priceDrop && categoryId !== null
    ? { kind: 'priceDrops', categoryId }
    : { kind: 'offers', categoryId }
}

const plainScope = ({ scope, query }: ListingSelection): ListingScope => {
  const categoryId = categoryOfScope(scope)
  if (categoryId !== null) return { kind: 'category', categoryId }
  return query === null ? { kind: 'all' } : { kind: 'search' }
}

const scopeWithin = (scope: ListingScope, categoryId: number): ListingScope => ({
  kind: scope.kind === 'priceDrops' ? scope.kind : promoOfScope(scope) !== null ? 'offers' : 'category',
  categoryId,
})

const keptChoice = (scope: ListingScope): ListingSelection['choices'] => {
  const own = choiceOfScope(scope)
  return own === null ? {} : { [own.facet]: [own.slug] }
}

/** Whether a search engine may index it: a bare page or one choice with a page of its own, in its default order and place. */
export const isIndexable = (selection: ListingSelection): boolean => isIndexableAt(selection, listingUrl(selection))

/** The same for who has its URL already. */
export const isIndexableAt = ({ scope }: ListingSelection, url: string): boolean =>
  scope.kind !== 'search' && BARE_OR_PAGE.test(url)

const BARE_OR_PAGE = /^[^?]*(?:\?pagina=\d+)?$/

const toggled = (slugs: readonly string[], slug: string): string[] =>
  (slugs.includes(slug) ? slugs.filter((each) => each !== slug) : [...slugs, slug]).sort()
