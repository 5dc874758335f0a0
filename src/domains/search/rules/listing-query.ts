import { axisSlug, dimensionsValue, parseDimensions } from './dimension-value.ts'
import {
  type ChoiceFacet,
  choiceFacets,
  type DimensionAxis,
  dimensionAxes,
  type ListingSelection,
} from './listing-selection.ts'
import { parsePrice, priceValue } from './price-value.ts'
import { regionSlugs, withPair } from './query-pairs.ts'

/** What a listing's query says, whether or not the catalogue has such things: that is for `parseListingUrl` to see. */
export type ListingQuery = Omit<ListingSelection, 'scope'>

/** The words of `ordenar` and `vista`; the default of each is absent from the URL, as that of `regiao` is. */
export const sortSlugs = {
  recommended: null,
  price: 'preco',
  total: 'total',
  newest: 'novidades',
  discount: 'desconto',
  rating: 'avaliacoes',
} as const
/** The word of `procura` by which a search is not read as a sentence. */
export const AS_TYPED = 'palavras'
const viewSlugs = { grid: null, rows: 'lista' } as const

/** Longest search text that is looked at; the rest is cut (docs/limits.md). */
export const MAX_QUERY_LENGTH = 200
const MAX_PAGE = 1_000_000

/**
 * Reads a query as a canonical address, an old one or a filter form has it: values of a key joined (`cor=a,b`) or repeated
 * (`cor=a&cor=b`), a size in `dimensao` or in fields of its own (`largura-de=80`). What cannot be read is left out.
 */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const [priceFromCents, priceToCents] = orderedPrices(readPrice(query, 'preco-de'), readPrice(query, 'preco-ate'))
  return {
    query: readText(query),
    isAsTyped: query.get('procura') === AS_TYPED,
    priceFromCents,
    priceToCents,
    dimensions: parseDimensions(sizeFields(query) || (query.get('dimensao') ?? '')),
    choices: readChoices(query),
    parameters: readParameters(query),
    region: keyOf(regionSlugs, query.get('regiao')) ?? 'mainland',
    sort: keyOf(sortSlugs, query.get('ordenar')) ?? 'recommended',
    page: readPage(query.get('pagina')),
    view: keyOf(viewSlugs, query.get('vista')) ?? 'grid',
  }
}

/** The inverse, with its "?"; '' when all is as by default. `filters`: `filterPairs` of it, for who has them already. */
export function listingQuery(selection: ListingQuery, filters: readonly string[] = filterPairs(selection)): string {
  let query = ''
  for (let at = 0; at < filters.length; at += 2)
    query = withPair(query, filters[at] as string, filters[at + 1] as string)
  query = withPair(query, 'regiao', regionSlugs[selection.region])
  query = withPair(query, 'ordenar', sortSlugs[selection.sort])
  query = withPair(query, 'pagina', selection.page === 1 ? null : String(selection.page))
  query = withPair(query, 'vista', viewSlugs[selection.view])
  query = withPair(query, 'procura', selection.isAsTyped ? AS_TYPED : null)
  return withPair(query, 'q', selection.query)
}

/** The filters that are set, key and value in turn, in the grammar's order. A listing asks for a hundred URLs: nothing is collected that is absent. */
export function filterPairs({
  priceFromCents,
  priceToCents,
  dimensions,
  choices,
  parameters,
}: Pick<ListingQuery, 'priceFromCents' | 'priceToCents' | 'dimensions' | 'choices' | 'parameters'>): string[] {
  const pairs: string[] = []
  if (priceFromCents !== null) pairs.push('preco-de', priceValue(priceFromCents))
  if (priceToCents !== null) pairs.push('preco-ate', priceValue(priceToCents))
  const sizes = dimensionsValue(dimensions)
  if (sizes !== '') pairs.push('dimensao', sizes)
  for (const facet of choiceFacets) {
    const slugs = choices[facet]
    if (slugs !== undefined && slugs.length > 0) pairs.push(facet, slugs.join(','))
  }
  const named = Object.keys(parameters)
  for (const slug of named.length > 1 ? named.sort() : named) {
    const slugs = parameters[slug] ?? []
    if (slugs.length > 0) pairs.push(`p-${slug}`, slugs.join(','))
  }
  return pairs
}

/** The one choice that these filters are, as facet and slug; null where there is none, or another filter beside it. */
export function onlyChoice(filters: readonly string[]): readonly [facet: string, slug: string] | null {
  const [facet, slug] = filters
  return filters.length === 2 && facet !== undefined && slug !== undefined && !slug.includes(',') ? [facet, slug] : null
}

function readPrice(query: URLSearchParams, key: string): number | null {
  return parsePrice(query.get(key) ?? '')
}

/** From above to is what somebody typed into the wrong field: turned round. */
function orderedPrices(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** The size filter's own fields as `dimensao` would have them; '' when none is filled in. */
function sizeFields(query: URLSearchParams): string {
  return dimensionAxes
    .flatMap((axis) => {
      const [from, to] = [sizeField(query, axis, 'de'), sizeField(query, axis, 'ate')]
      return from === '' && to === '' ? [] : [`${axisSlug(axis)}:${from}-${to}`]
    })
    .join(',')
}

/** A decimal comma would end the axis. */
function sizeField(query: URLSearchParams, axis: DimensionAxis, end: 'de' | 'ate'): string {
  return (query.get(`${axisSlug(axis)}-${end}`) ?? '').trim().replace(',', '.')
}

function readText(query: URLSearchParams): string | null {
  return searchText(query.get('q') ?? '')
}

/** What is looked at of a text that somebody typed: without signs that nobody sees, and not longer than `MAX_QUERY_LENGTH`; null: nothing. */
export function searchText(typed: string): string | null {
  const text = typed
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Cut by whole characters, so that no half of a surrogate pair is left; trimmed again in case the cut fell on a space.
  return [...text].slice(0, MAX_QUERY_LENGTH).join('').trim() || null
}

function readPage(text: string | null): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

function readChoices(query: URLSearchParams): Partial<Record<ChoiceFacet, readonly string[]>> {
  const choices: Partial<Record<ChoiceFacet, readonly string[]>> = {}
  for (const facet of choiceFacets) {
    const slugs = slugsOf(query, facet)
    if (slugs.length > 0) choices[facet] = slugs
  }
  return choices
}

function readParameters(query: URLSearchParams): Record<string, readonly string[]> {
  const parameters: Record<string, readonly string[]> = {}
  for (const key of new Set(query.keys())) {
    const slugs = key.startsWith('p-') ? slugsOf(query, key) : []
    if (slugs.length > 0) parameters[key.slice(2)] = slugs
  }
  return parameters
}

/** Values of a key, whether `a,b` or repeated as a form without script sends them (`cor=a&cor=b`). */
function slugsOf(query: URLSearchParams, key: string): readonly string[] {
  return sortedUnique(
    query.getAll(key).flatMap((value) =>
      value
        .toLowerCase()
        .split(',')
        .filter((slug) => slug !== ''),
    ),
  )
}

export function sortedUnique(slugs: readonly string[]): string[] {
  return [...new Set(slugs)].sort()
}

function keyOf<Key extends string>(slugs: Readonly<Record<Key, string | null>>, value: string | null): Key | null {
  if (value === null) return null
  const entry = (Object.entries(slugs) as [Key, string | null][]).find(([, slug]) => slug === value.toLowerCase())
  return entry?.[0] ?? null
}
