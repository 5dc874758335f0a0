import {
  categoryOfScope,
  type ChoiceFacet,
  choiceOfScope,
  type DimensionAxis,
  type ListingScope,
  type ListingSelection,
  parameterOfScope,
  PROMO,
  promoOfScope,
} from '../rules/listing-selection.ts'
import { isParameterOf, parameterBySlug } from '../parameters.ts'
import { listingUrl } from '../url/listing-url.ts'

/** The selections that a listing's links lead to: one thing changed, back on the first page. */
export function withChoiceToggled(selection: ListingSelection, facet: ChoiceFacet, slug: string): ListingSelection {
  const { [facet]: now = [], ...others } = selection.choices
  const next = toggled(now, slug)
  return { ...selection, page: 1, choices: next.length > 0 ? { ...others, [facet]: next } : others }
}

export function withParameterToggled(selection: ListingSelection, parameter: string, slug: string): ListingSelection {
  const { [parameter]: now = [], ...others } = selection.parameters
  const next = toggled(now, slug)
  return { ...selection, page: 1, parameters: next.length > 0 ? { ...others, [parameter]: next } : others }
}

export function withoutPrice(selection: ListingSelection): ListingSelection {
  return {
    ...selection,
    page: 1,
    priceFromCents: null,
    priceToCents: null,
  }
}

export function withoutDimension(selection: ListingSelection, axis: DimensionAxis): ListingSelection {
  const { [axis]: _left, ...dimensions } = selection.dimensions
  return { ...selection, page: 1, dimensions }
}

/** The same wishes inside a category; what a place had chosen by itself (a shop, a room, the vouchers) becomes that choice, reductions stay reductions, parameters of elsewhere fall away. */
export function withCategory(selection: ListingSelection, categoryId: number): ListingSelection {
  return {
    ...selection,
    page: 1,
    scope: scopeWithin(selection.scope, categoryId),
    choices: { ...selection.choices, ...keptChoice(selection.scope) },
    parameters: Object.fromEntries(
      Object.entries({ ...selection.parameters, ...keptParameter(selection.scope) }).filter(([slug]) => {
        const parameter = parameterBySlug(slug)
        return parameter !== null && isParameterOf(parameter, categoryId)
      }),
    ),
  }
}

/** The reductions of the same place, or the place without that choice. */
export function withPromoToggled(selection: ListingSelection, promo: number): ListingSelection {
  return {
    ...selection,
    page: 1,
    scope: promoOfScope(selection.scope) === promo ? plainScope(selection) : promoScope(selection, promo),
  }
}

function promoScope({ scope }: ListingSelection, promo: number): ListingScope {
  const categoryId = categoryOfScope(scope)
  return promo === PROMO.priceDrop && categoryId !== null
    ? { kind: 'priceDrops', categoryId }
    : { kind: 'offers', categoryId }
}

function plainScope({ scope, query }: ListingSelection): ListingScope {
  const categoryId = categoryOfScope(scope)
  if (categoryId !== null) return { kind: 'category', categoryId }
  return query === null ? { kind: 'all' } : { kind: 'search' }
}

function scopeWithin(scope: ListingScope, categoryId: number): ListingScope {
  return {
    kind: scope.kind === 'priceDrops' ? scope.kind : promoOfScope(scope) !== null ? 'offers' : 'category',
    categoryId,
  }
}

function keptChoice(scope: ListingScope): ListingSelection['choices'] {
  const own = choiceOfScope(scope)
  return own === null ? {} : { [own.facet]: own.slugs }
}

function keptParameter(scope: ListingScope): ListingSelection['parameters'] {
  const own = parameterOfScope(scope)
  return own === null ? {} : { [own.parameter]: own.choices }
}

/** Whether a search engine may index it: a bare page or one choice with a page of its own, in its default order and place. */
export function isIndexable(selection: ListingSelection): boolean {
  return isIndexableAt(selection, listingUrl(selection))
}

/** The same for who has its URL already. */
export function isIndexableAt({ scope }: ListingSelection, url: string): boolean {
  return scope.kind !== 'search' && BARE_OR_PAGE.test(url)
}

const BARE_OR_PAGE = /^[^?]*(?:\?pagina=\d+)?$/

function toggled(slugs: readonly string[], slug: string): string[] {
  return (slugs.includes(slug) ? slugs.filter((each) => each !== slug) : [...slugs, slug]).sort()
}
