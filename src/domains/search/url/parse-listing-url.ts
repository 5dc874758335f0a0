import { categoryBySlug, rooms } from '#domains/catalogue/contract.ts'
import {
  categoryOfScope,
  type ChoiceFacet,
  choiceFacets,
  facetOfScope,
  type ListingScope,
  type ListingSelection,
} from '../rules/listing-selection.ts'
import { readListingQuery, sortedUnique } from '../rules/listing-query.ts'
import { fold } from '../rules/text-words.ts'
import { isParameterOf, parameterBySlug } from '../parameters.ts'
import { fixedChoices, landingFacetOf } from './choice-slugs.ts'
import { listingUrl } from './listing-url.ts'
import { isOpen, isSeason, nearestOf, type OpenSeasons, seasonPlace } from './season-places.ts'

/** What exists in this catalogue beyond the fixed vocabularies. */
export interface ListingDirectory {
  hasEshop(slug: string): boolean
  /** A brand's name by its slug; null: there is none. */
  brandName(slug: string): string | null
  /** Absent: none is open. */
  readonly seasons?: OpenSeasons
}

export type ListingUrlOutcome =
  | {
      readonly kind: 'selection'
      readonly selection: ListingSelection
      readonly canonicalUrl: string
      readonly isCanonical: boolean
    }
  | { readonly kind: 'redirect'; readonly url: string }
  /** A season's listing out of its season; `url`: the nearest one, with the same wishes. */
  | { readonly kind: 'closed'; readonly url: string }
  | { readonly kind: 'not-found' }

/**
 * Reads the path and query of a listing. Unknown keys and values, defaults, repetition and another order make the URL not
 * canonical (the page then redirects), and so do capitals and accents in a slug; only an unknown path is not found. `url` is relative: "/produtos/sofas?cor=azul".
 */
export function parseListingUrl(url: string, directory: ListingDirectory): ListingUrlOutcome {
  // Glued to an origin, not resolved against one: "//host/produtos" must not name another host.
  const parsed = url.startsWith('/') ? URL.parse(`http://listing.invalid${url}`) : null
  const place = parsed && (placeOf(parsed.pathname, directory) ?? foldedPlace(parsed.pathname, directory))
  if (!parsed || !place) return { kind: 'not-found' }
  const selection = selectionOf(place, parsed.searchParams, directory)
  if (selection.scope.kind === 'search' && selection.query === null)
    return { kind: 'redirect', url: listingUrl({ ...selection, scope: { kind: 'all' } }) }
  if (isSeason(selection.scope) && !isOpen(selection.scope, directory.seasons))
    return { kind: 'closed', url: listingUrl({ ...selection, scope: nearestOf(selection.scope) }) }
  const canonicalUrl = listingUrl(selection)
  return { kind: 'selection', selection, canonicalUrl, isCanonical: canonicalUrl === parsed.pathname + parsed.search }
}

interface Place {
  readonly scope: ListingScope
  readonly landing: { facet: ChoiceFacet; slug: string } | null
}

function placeOf(path: string, directory: ListingDirectory): Place | null {
  const scope = plainPlaces.get(path) ?? seasonPlace(path, directory.seasons)
  if (scope) return { scope, landing: null }
  for (const [pattern, read] of namedPlaces) {
    const parts = pattern.exec(path)
    if (parts) return read(parts, directory)
  }
  return null
}

/** "/produtos/Sofás": a slug as somebody says it over the telephone, or a keyboard has written it. The code of a voucher stays as it is. */
function foldedPlace(path: string, directory: ListingDirectory): Place | null {
  const [, slugs = '', code = ''] = /^(.*?)(\/voucher\/.*)?$/.exec(path) ?? []
  const folded = foldedSlugs(slugs)
  return folded === null || folded === slugs ? null : placeOf(folded + code, directory)
}

/** null: it is no text, or what is encoded in it would divide it anew. */
function foldedSlugs(path: string): string | null {
  try {
    return /%2f/i.test(path) ? null : fold(decodeURIComponent(path))
  } catch {
    return null
  }
}

const plainPlaces: ReadonlyMap<string, ListingScope> = new Map([
  ['/search', { kind: 'search' }],
  ['/produtos', { kind: 'all' }],
  ['/produtos/vouchers', { kind: 'vouchers' }],
  ['/sales', { kind: 'sales' }],
  ['/eco', { kind: 'eco' }],
  ['/furniture-bank', { kind: 'furnitureBank' }],
  ['/produtos/ofertas', { kind: 'offers', categoryId: null }],
])

/** The first that fits says what the path names, or that there is no such thing. */
const namedPlaces: readonly (readonly [
  pattern: RegExp,
  read: (parts: RegExpExecArray, directory: ListingDirectory) => Place | null,
])[] = [
  [/^\/produtos\/divisoes\/([a-z0-9-]+)$/, ([, room = '']) => roomPlace(room)],
  [/^\/produtos\/ofertas\/([a-z0-9-]+)$/, ([, category = '']) => reducedPlace('offers', category)],
  [/^\/price-drops\/([a-z0-9-]+)$/, ([, category = '']) => reducedPlace('priceDrops', category)],
  [/^\/fabricantes\/([a-z0-9-]+)$/, ([, brand = ''], directory) => manufacturerPlace(brand, directory)],
  [
    /^\/produtos\/loja\/([a-z0-9-]+)(?:\/voucher\/([^/]+))?$/,
    ([, eshop = '', code], directory) => eshopPlace(eshop, code === undefined ? null : readCode(code), directory),
  ],
  [
    /^\/produtos\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:--([a-z0-9-]+))?$/,
    ([, category = '', choice]) => categoryPlace(category, choice),
  ],
]

function roomPlace(slug: string): Place | null {
  return rooms.some((room) => room.slug === slug) ? { scope: { kind: 'room', slug }, landing: null } : null
}

function manufacturerPlace(slug: string, directory: ListingDirectory): Place | null {
  return directory.brandName(slug) !== null ? { scope: { kind: 'manufacturer', slug }, landing: null } : null
}

function categoryPlace(slug: string, choice: string | undefined): Place | null {
  const category = categoryBySlug(slug)
  if (!category) return null
  const scope: ListingScope = { kind: 'category', categoryId: category.id }
  if (choice === undefined) return { scope, landing: null }
  const facet = landingFacetOf(choice)
  return facet && { scope, landing: { facet, slug: choice } }
}

function reducedPlace(kind: 'offers' | 'priceDrops', slug: string): Place | null {
  const category = categoryBySlug(slug)
  return category && { scope: { kind, categoryId: category.id }, landing: null }
}

/** undefined: what stands there can be no code. */
function eshopPlace(slug: string, code: string | null | undefined, directory: ListingDirectory): Place | null {
  if (!directory.hasEshop(slug) || code === undefined) return null
  return { scope: code === null ? { kind: 'eshop', slug } : { kind: 'eshopVoucher', slug, code }, landing: null }
}

/** As the shops' file allows codes; whether the shop has this one is for the page to say. */
const VOUCHER_CODE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]{1,39}$/u

function readCode(text: string): string | undefined {
  try {
    const code = decodeURIComponent(text).normalize()
    return VOUCHER_CODE.test(code) ? code : undefined
  } catch {
    return undefined
  }
}

function selectionOf({ scope, landing }: Place, query: URLSearchParams, directory: ListingDirectory): ListingSelection {
  const asked = readListingQuery(query)
  const choices = knownChoices(asked.choices, directory)
  if (landing) choices[landing.facet] = sortedUnique([...(choices[landing.facet] ?? []), landing.slug])
  const isSearch = scope.kind === 'search' || (scope.kind === 'all' && asked.query !== null)
  return {
    ...asked,
    isAsTyped: isSearch && asked.query !== null && asked.isAsTyped,
    scope: isSearch ? { kind: 'search' } : scope,
    choices: withoutOwn(choices, scope),
    parameters: knownParameters(asked.parameters, categoryOfScope(scope)),
  }
}

function knownChoices(
  asked: ListingSelection['choices'],
  directory: ListingDirectory,
): Partial<Record<ChoiceFacet, readonly string[]>> {
  const choices: Partial<Record<ChoiceFacet, readonly string[]>> = {}
  for (const facet of choiceFacets) {
    const slugs = asked[facet]?.filter((slug) => isChoice(facet, slug, directory)) ?? []
    if (slugs.length > 0) choices[facet] = slugs
  }
  return choices
}

function isChoice(facet: ChoiceFacet, slug: string, directory: ListingDirectory): boolean {
  if (facet === 'loja') return directory.hasEshop(slug)
  if (facet === 'fabricante') return directory.brandName(slug) !== null
  return fixedChoices[facet].some((choice) => choice.slug === slug)
}

/** A parameter counts only on listings inside its subtree: elsewhere its column would leave everything out. */
function knownParameters(
  asked: ListingSelection['parameters'],
  categoryId: number | null,
): ListingSelection['parameters'] {
  const parameters: Record<string, readonly string[]> = {}
  if (categoryId === null) return parameters
  for (const [name, values] of Object.entries(asked)) {
    const parameter = parameterBySlug(name)
    if (!parameter || !isParameterOf(parameter, categoryId)) continue
    const slugs = values.filter((slug) => parameter.choices.some((choice) => choice.slug === slug))
    if (slugs.length > 0) parameters[parameter.slug] = slugs
  }
  return parameters
}

function withoutOwn(choices: ListingSelection['choices'], scope: ListingScope): ListingSelection['choices'] {
  const own = facetOfScope(scope)
  if (own === null) return choices
  const { [own]: _left, ...rest } = choices
  return rest
}
