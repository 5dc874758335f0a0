import type { FacetFilter, FacetRequest, OrderKey, SearchPlan } from '#ports/search/port.ts'
import { choiceIds, type SearchDirectory } from '../directory.ts'
import { deliveryColumn, parameterColumn, reachColumn, TIER, totalColumn } from '../index-schema.ts'
import {
  categoryOfScope,
  type ChoiceFacet,
  choiceFacets,
  choiceOfScope,
  dimensionAxes,
  facetOfScope,
  hasPromoFilter,
  parameterOfScope,
  promoOfScope,
  type ListingScope,
  type ListingSelection,
  type ListingSort,
  type Region,
} from '../rules/listing-selection.ts'
import { parameterBySlug, parametersOf } from '../parameters.ts'
import { ADJACENCY_BONUS, type PlannedWords } from './word-plans.ts'

export const PAGE_SIZE = 48
/** Numbered pages end here; beyond them the page says "refine a pesquisa" (decisions.md, Listings and URLs). */
export const LAST_PAGE = 200
export const HISTOGRAM_BUCKETS = 24

/**
 * Turns a listing's selection and the words of its query into the plan that any adapter executes. Null when nothing can
 * match: a text without a single word ("?!"), which must not become the whole catalogue.
 */
export function compilePlan(
  selection: ListingSelection,
  directory: SearchDirectory,
  page: SearchPlan['page'],
  planned: PlannedWords | null,
): SearchPlan | null {
  const words = planned?.plans ?? []
  if (selection.query !== null && words.length === 0) return null
  return {
    category: categoryOfScope(selection.scope),
    words,
    adjacencyBonus: words.length > 1 ? ADJACENCY_BONUS : 0,
    filters: filtersOf(selection, directory),
    shownBy: shownBy(selection),
    orderBy: orderBy(selection),
    facets: facetsOf(selection),
    page,
  }
}

/** The column that holds a facet's values; delivery differs by region. */
export function facetColumn(facet: ChoiceFacet, region: Region): string {
  return facet === 'entrega' ? deliveryColumn(region) : facet
}

function filtersOf(selection: ListingSelection, directory: SearchDirectory): FacetFilter[] {
  return [
    ...scopeFilter(selection, directory),
    ...priceFilter(selection),
    ...dimensionAxes.flatMap((axis): FacetFilter[] => {
      const interval = selection.dimensions[axis]
      return interval
        ? [{ facet: axis, filter: { kind: 'overlaps', column: axis, low: interval.lowMm, high: interval.highMm } }]
        : []
    }),
    ...choiceFacets.flatMap((facet): FacetFilter[] => {
      const slugs = selection.choices[facet]
      return slugs
        ? [
            {
              facet,
              filter: {
                kind: 'any',
                column: facetColumn(facet, selection.region),
                values: choiceIds(facet, slugs, directory),
              },
            },
          ]
        : []
    }),
    ...Object.entries(selection.parameters).map(([slug, choices]): FacetFilter => parameterFilter(slug, choices)),
  ]
}

/** A page of a shop, a room, vouchers or reductions: such offers only, under a name that no facet has, so that every count keeps to them. */
function scopeFilter({ scope, region }: ListingSelection, directory: SearchDirectory): FacetFilter[] {
  const own = choiceOfScope(scope)
  if (own !== null)
    return [
      {
        facet: 'scope',
        filter: {
          kind: 'any',
          column: facetColumn(own.facet, region),
          values: choiceIds(own.facet, own.slugs, directory),
        },
      },
      ...buyable(scope),
    ]
  const parameter = parameterOfScope(scope)
  if (parameter !== null) return [{ ...parameterFilter(parameter.parameter, parameter.choices), facet: 'scope' }]
  // Under the facet's own name, so that the narrower and the wider kind of reduction are counted beside each other.
  const promo = promoOfScope(scope)
  return promo === null ? [] : [{ facet: 'promo', filter: { kind: 'any', column: 'promo', values: [promo] } }]
}

/** What is promised by a day must be there to be bought today. */
function buyable({ kind }: ListingScope): FacetFilter[] {
  return kind === 'beforeChristmas'
    ? [{ facet: 'scope', filter: { kind: 'between', column: 'tier', low: TIER.good, high: TIER.good } }]
    : []
}

function priceFilter({ priceFromCents, priceToCents }: ListingSelection): FacetFilter[] {
  return priceFromCents === null && priceToCents === null
    ? []
    : [{ facet: 'preco', filter: { kind: 'between', column: 'price', low: priceFromCents, high: priceToCents } }]
}

function parameterFilter(slug: string, choices: readonly string[]): FacetFilter {
  const parameter = parameterBySlug(slug)
  if (!parameter) throw new RangeError(`no category parameter has the slug ${slug}`)
  const values = parameter.choices.filter((choice) => choices.includes(choice.slug)).map((choice) => choice.id)
  return { facet: `p-${slug}`, filter: { kind: 'any', column: parameterColumn(parameter.id), values } }
}

function ascending(column: string): OrderKey {
  return { by: 'column', column, direction: 'asc' }
}

/**
 * Of a product's offers the lowest price when sorted by price, else the lowest known delivered total; stale ones last. Where
 * the total is not known, one that may be delivered stands before one that is not.
 */
function shownBy({ sort, region }: ListingSelection): OrderKey[] {
  const [price, delivered] = [ascending('price'), [ascending(totalColumn(region)), ascending(reachColumn(region))]]
  return sort === 'price' ? [ascending('tier'), price, ...delivered] : [ascending('tier'), ...delivered, price]
}

const orders: Readonly<Record<Exclude<ListingSort, 'recommended'>, (region: Region) => OrderKey[]>> = {
  price: () => [ascending('tier'), ascending('price')],
  // Unknown and undelivered totals come after all known ones; among them the price says what is known.
  total: (region) => [
    ascending(reachColumn(region)),
    ascending('tier'),
    ascending(totalColumn(region)),
    ascending('price'),
  ],
  newest: () => [{ by: 'column', column: 'first-seen', direction: 'desc' }],
  // What nobody has reviewed comes after all that somebody has.
  rating: () => [
    { by: 'column', column: 'rating', direction: 'desc' },
    { by: 'rank', direction: 'desc' },
  ],
  // An offer that nobody can buy, or that we have lost sight of, has no discount worth leading with.
  discount: () => [
    ascending('tier'),
    { by: 'column', column: 'discount', direction: 'desc' },
    { by: 'rank', direction: 'desc' },
  ],
}

/** Order of a listing's products, by their shown offers. */
export function orderBy({ sort, region, query }: ListingSelection): OrderKey[] {
  if (sort !== 'recommended') return orders[sort](region)
  const byRank: OrderKey = { by: 'rank', direction: 'desc' }
  return query === null ? [byRank] : [{ by: 'score', direction: 'desc' }, byRank]
}

function facetsOf(selection: ListingSelection): FacetRequest[] {
  return [
    { kind: 'children', facet: 'categoria' },
    { kind: 'histogram', facet: 'preco', column: 'price', buckets: HISTOGRAM_BUCKETS },
    { kind: 'values', facet: 'preco', column: 'price-step' },
    ...choiceFacets
      .filter((facet) => facet !== facetOfScope(selection.scope))
      .map((facet): FacetRequest => ({ kind: 'values', facet, column: facetColumn(facet, selection.region) })),
    ...(hasPromoFilter(selection.scope) ? [{ kind: 'values', facet: 'promo', column: 'promo' } as const] : []),
    ...parametersOfScope(selection.scope).map((parameter): FacetRequest => ({
      kind: 'values',
      facet: `p-${parameter.slug}`,
      column: parameterColumn(parameter.id),
    })),
    // What there is along each axis: the least of the low ends, the most of the high ones.
    ...dimensionAxes.flatMap((axis) =>
      (['low', 'high'] as const).map((end): FacetRequest => ({
        kind: 'histogram',
        facet: axis,
        column: axis,
        end,
        buckets: 1,
      })),
    ),
    // How many an active size filter leaves out because their size is not known; without one nobody asks.
    ...dimensionAxes
      .filter((axis) => selection.dimensions[axis])
      .map((axis): FacetRequest => ({ kind: 'unknown', facet: axis, column: axis })),
  ]
}

function parametersOfScope(scope: ListingScope) {
  const categoryId = categoryOfScope(scope)
  return categoryId === null ? [] : parametersOf(categoryId)
}
