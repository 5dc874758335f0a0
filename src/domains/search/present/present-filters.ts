import { categoryById } from '#domains/catalogue/contract.ts'
import { eurosFromCents } from '#platform/money.ts'
import type { FacetAnswer } from '#ports/search/port.ts'
import { choicesOf, type SearchDirectory } from '../directory.ts'
import {
  categoryOfScope,
  type ChoiceFacet,
  dimensionAxes,
  type DimensionAxis,
  hasPromoFilter,
  type ListingSelection,
  type ListingSort,
  PROMO,
  promoOfScope,
} from '../rules/listing-selection.ts'
import { parameterBySlug, parametersOf } from '../parameters.ts'
import { type FixedChoice, promoChoices } from '../url/choice-slugs.ts'
import { axisSlug } from '../rules/dimension-value.ts'
import { sortSlugs } from '../rules/listing-query.ts'
import { listingUrl } from '../url/listing-url.ts'
import type { CountedPriceInterval } from '../plan/price-intervals.ts'
import { priceChoices } from './price-choices.ts'
import { highlighted, smartPrompts } from './smart-prompts.ts'
import type { WireChoice, WireFilterGroup, WireFilters } from '../wire.ts'
import { dimensionLabels, facetLabels, sortLabels } from './filter-labels.ts'
import {
  isIndexableAt,
  withCategory,
  withChoiceToggled,
  withoutDimension,
  withoutPrice,
  withParameterToggled,
  withPromoToggled,
} from './changed-selection.ts'

type Values = Extract<FacetAnswer, { kind: 'values' }>

/** Features are what a piece is like; each group is shown when it has a choice to offer. */
const featureFacets = [
  'cor',
  'material',
  'estilo',
  'divisao',
  'lugares',
  'forma',
  'condicao',
  'stock',
  'entrega',
  'voucher',
] as const satisfies readonly ChoiceFacet[]

/** What is counted of a listing beside its facets. */
export interface CountedListing {
  readonly totalCount: number
  readonly priceIntervals: readonly CountedPriceInterval[]
}

/** The filters of a listing (E-04) from the engine's counts: each choice with its count and the URL that takes it or takes it back. */
export function presentFilters(
  selection: ListingSelection,
  facets: readonly FacetAnswer[],
  directory: SearchDirectory,
  { totalCount, priceIntervals }: CountedListing,
): WireFilters {
  const group = (facet: ChoiceFacet) => presentGroup(selection, facet, facets, directory)
  const parameters = presentParameters(selection, facets)
  const features = presentFeatures(selection, facets, directory)
  const prompts = smartPrompts([...features, ...parameters], totalCount)
  return {
    category: presentCategories(selection, facets),
    search:
      selection.query === null
        ? null
        : {
            ident: 'q',
            query: selection.query,
            url: listingUrl({
              ...selection,
              query: null,
              page: 1,
              scope: selection.scope.kind === 'search' ? { kind: 'all' } : selection.scope,
            }),
          },
    price: presentPrice(selection, facets, priceIntervals),
    sort: presentSorts(selection),
    parameters: highlighted(parameters, prompts),
    features: highlighted(features, prompts),
    promo: { ident: 'promo', label: 'Preço', choices: presentPromo(selection, valuesOf(facets, 'promo')) },
    manufacturers: group('fabricante'),
    eshops: group('loja'),
    dimensions: dimensionAxes.map((axis) => presentDimension(selection, axis, facets)),
    smartPromptChoices: prompts,
  }
}

function presentGroup(
  selection: ListingSelection,
  facet: ChoiceFacet,
  facets: readonly FacetAnswer[],
  directory: SearchDirectory,
): WireFilterGroup {
  return {
    ident: facet,
    label: facetLabels[facet],
    choices: facetChoices(selection, facet, valuesOf(facets, facet), directory),
  }
}

function presentFeatures(
  selection: ListingSelection,
  facets: readonly FacetAnswer[],
  directory: SearchDirectory,
): WireFilters['features'] {
  return featureFacets
    .map((facet) => ({
      ...presentGroup(selection, facet, facets, directory),
      kind: facet === 'cor' ? ('colourGroup' as const) : ('featureGroup' as const),
    }))
    .filter(({ choices }) => choices.length > 0)
}

function valuesOf(facets: readonly FacetAnswer[], facet: string): ReadonlyMap<number, number> {
  const answer = facets.find((each): each is Values => each.kind === 'values' && each.facet === facet)
  return new Map(answer?.counts.map(({ value, count }) => [value, count]) ?? [])
}

type Histogram = Extract<FacetAnswer, { kind: 'histogram' }>

function histogramOf(facets: readonly FacetAnswer[], facet: string, end?: Histogram['end']): Histogram | undefined {
  return facets.find((each): each is Histogram => each.kind === 'histogram' && each.facet === facet && each.end === end)
}

function facetChoices(
  selection: ListingSelection,
  facet: ChoiceFacet,
  counts: ReadonlyMap<number, number>,
  directory: SearchDirectory,
): WireChoice[] {
  const selected = selection.choices[facet] ?? []
  const table = choicesOf(facet, directory)
  const ids = new Set([...counts.keys(), ...selected.flatMap((slug) => table.bySlug.get(slug)?.id ?? [])])
  const choices = [...ids].flatMap((id) => table.byId.get(id) ?? [])
  const ordered =
    facet === 'loja' || facet === 'fabricante' ? byCountThenLabel(choices, counts) : choices.sort((a, b) => a.id - b.id)
  return ordered.map((choice) =>
    presentChoice(
      choice,
      counts.get(choice.id) ?? 0,
      selected.includes(choice.slug),
      withChoiceToggled(selection, facet, choice.slug),
    ),
  )
}

const collator = new Intl.Collator('pt-PT')

function byCountThenLabel(choices: FixedChoice[], counts: ReadonlyMap<number, number>): FixedChoice[] {
  return choices.sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || collator.compare(a.label, b.label))
}

function presentChoice(choice: FixedChoice, count: number, selected: boolean, taken: ListingSelection): WireChoice {
  const url = listingUrl(taken)
  return {
    ident: choice.slug,
    id: choice.id === 0 ? null : choice.id,
    name: choice.label,
    url,
    selected,
    disabled: count === 0 && !selected,
    followable: isIndexableAt(taken, url),
    highlighted: false,
    count,
  }
}

function presentCategories(selection: ListingSelection, facets: readonly FacetAnswer[]): WireFilterGroup | null {
  const answer = facets.find((each) => each.kind === 'children')
  if (answer?.kind !== 'children' || answer.counts.length === 0) return null
  const choices = answer.counts.flatMap(({ category: id, count }): WireChoice[] => {
    const category = categoryById(id)
    return category
      ? [presentChoice({ id, slug: category.slug, label: category.name }, count, false, withCategory(selection, id))]
      : []
  })
  return { ident: 'categoria', label: 'Categorias', choices }
}

/** Every proven reduction, and those of this week where a category is chosen (they have no address without one). */
function presentPromo(selection: ListingSelection, counts: ReadonlyMap<number, number>): WireChoice[] {
  if (!hasPromoFilter(selection.scope)) return []
  const kinds = promoChoices.filter(({ id }) => id === PROMO.reduced || categoryOfScope(selection.scope) !== null)
  return kinds
    .map((choice) =>
      presentChoice(
        choice,
        counts.get(choice.id) ?? 0,
        promoOfScope(selection.scope) === choice.id,
        withPromoToggled(selection, choice.id),
      ),
    )
    .filter(({ count, selected }) => selected || count !== 0)
}

function presentPrice(
  selection: ListingSelection,
  facets: readonly FacetAnswer[],
  intervals: readonly CountedPriceInterval[],
): WireFilters['price'] {
  const histogram = histogramOf(facets, 'preco')
  const { priceFromCents, priceToCents } = selection
  const euros = (cents: number | null): number | null => (cents === null ? null : eurosFromCents(cents))
  return {
    range: {
      min: euros(histogram?.min ?? null),
      max: euros(histogram?.max ?? null),
      selected: priceFromCents !== null || priceToCents !== null,
      selectedMin: euros(priceFromCents),
      selectedMax: euros(priceToCents),
      url: listingUrl(withoutPrice(selection)),
    },
    choices: priceChoices(selection, intervals),
    histogram: (histogram?.buckets ?? []).map(({ lower, upper, count }) => ({
      lowerBound: eurosFromCents(lower),
      upperBound: eurosFromCents(upper),
      count,
    })),
  }
}

function presentSorts(selection: ListingSelection): WireFilterGroup {
  return {
    ident: 'ordenar',
    label: 'Ordenar por',
    choices: (Object.keys(sortLabels) as ListingSort[]).map((sort) => ({
      ident: sortSlugs[sort] ?? 'recomendados',
      id: null,
      name: sortLabels[sort],
      url: listingUrl({ ...selection, sort, page: 1 }),
      selected: selection.sort === sort,
      disabled: false,
      followable: false,
      highlighted: false,
      count: null,
    })),
  }
}

function presentParameters(selection: ListingSelection, facets: readonly FacetAnswer[]): WireFilterGroup[] {
  const categoryId = categoryOfScope(selection.scope)
  if (categoryId === null) return []
  return parametersOf(categoryId).flatMap((parameter): WireFilterGroup[] => {
    const ident = `p-${parameter.slug}`
    const counts = valuesOf(facets, ident)
    const selected = selection.parameters[parameter.slug] ?? []
    const choices = parameter.choices
      .filter((choice) => counts.has(choice.id) || selected.includes(choice.slug))
      .map((choice) =>
        presentChoice(
          choice,
          counts.get(choice.id) ?? 0,
          selected.includes(choice.slug),
          withParameterToggled(selection, parameter.slug, choice.slug),
        ),
      )
    return choices.length > 0 && parameterBySlug(parameter.slug) ? [{ ident, label: parameter.label, choices }] : []
  })
}

function presentDimension(
  selection: ListingSelection,
  axis: DimensionAxis,
  facets: readonly FacetAnswer[],
): WireFilters['dimensions'][number] {
  const interval = selection.dimensions[axis]
  const unknown = facets.find((each) => each.kind === 'unknown' && each.facet === axis)
  return {
    ident: axisSlug(axis),
    label: dimensionLabels[axis],
    range: {
      min: histogramOf(facets, axis, 'low')?.min ?? null,
      max: histogramOf(facets, axis, 'high')?.max ?? null,
      selected: interval !== undefined,
      selectedMin: interval?.lowMm ?? null,
      selectedMax: interval?.highMm ?? null,
      url: listingUrl(withoutDimension(selection, axis)),
    },
    unknownCount: unknown?.kind === 'unknown' ? unknown.count : 0,
  }
}
