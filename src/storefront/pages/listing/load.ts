import { clickSources } from '#domains/clicks/contract.ts'
import { ancestors, type Category, categoryById, childrenOf, departments } from '#domains/catalogue/contract.ts'
import {
  categoryOfScope,
  emptySelection,
  isIndexable,
  isSeason,
  keptListing,
  type ListingAnswer,
  type Listings,
  type ListingSelection,
  listingUrl,
  promoOfScope,
  type WireChoice,
  type WireFilters,
} from '#domains/search/contract.ts'
import { countOf, formatCount } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'
import { type Chip, selectedChips } from './chips.ts'
import { listingClickSource } from './listing-click-source.ts'
import { type ListingNames, listingTitle } from './listing-title.ts'
import { type PageLinks, pageLinks } from './page-links.ts'
import type { SentenceRead } from './read-sentence.ts'
import { sentenceChips } from './sentence-chips.ts'

/** Everything that a listing's page says beside its cards; ready for components. */
export interface ListingView {
  readonly answer: ListingAnswer
  readonly selection: ListingSelection
  readonly canonicalUrl: string
  readonly title: string
  readonly countText: string
  readonly crumbs: readonly Crumb[]
  readonly subcategories: readonly Subcategory[]
  readonly filters: WireFilters
  readonly chips: readonly Chip[]
  /** The listing without any filter; null when none is set. */
  readonly clearUrl: string | null
  readonly pages: PageLinks
  /** Begins a watch of this listing; null: of a season. */
  readonly watchUrl: string | null
  readonly robots: 'index, follow' | 'noindex, follow'
  readonly clickSource: number
  /** Choices with a page of their own, for the links at the foot. */
  readonly landings: readonly { readonly name: string; readonly url: string }[]
  /** Where nothing has all that was asked for: which word or filter to drop, and how many come back. */
  readonly advice: readonly Advice[]
  /** A thing and a name that have nothing to do with each other: the thing is listed, the name is the other way. */
  readonly apart: { readonly thing: string; readonly name: string; readonly other: Advice } | null
  /** What the search was taken for, with the search for what was typed. */
  readonly corrected: { readonly shown: string; readonly typed: string; readonly asTypedUrl: string } | null
}

export interface Subcategory {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly countText: string
}

export interface Advice {
  readonly label: string
  readonly url: string
  readonly countText: string
}

const MAX_LANDINGS = 12
/** Without results each dropped filter is one more question to the engine. */
const MAX_ADVICE = 4

/** The page of a selection and its answer. */
export async function loadListing(
  selection: ListingSelection,
  listings: Listings,
  names: ListingNames,
  sentence: Pick<SentenceRead, 'isAsTyped'> | null = null,
): Promise<ListingView> {
  const answer = await listings.find(selection)
  const filterChips = selectedChips(selection, answer.filters)
  const isUnderstood = sentence !== null && !sentence.isAsTyped
  const chips = !isUnderstood ? filterChips : sentenceChips(selection, filterChips)
  const bare = listingUrl({
    ...emptySelection(selection.scope),
    query: selection.query,
    region: selection.region,
    view: selection.view,
    sort: selection.sort,
  })
  return {
    answer,
    selection,
    canonicalUrl: listingUrl({ ...selection, scope: knownAs(selection.scope), view: 'grid', region: 'mainland' }),
    title: listingTitle(selection, names),
    countText: countOf(answer.pagination.totalCount, words.product),
    crumbs: crumbsOf(selection, names),
    subcategories: subcategoriesOf(selection, answer.filters),
    filters: answer.filters,
    chips,
    clearUrl: chips.length > 0 ? bare : null,
    watchUrl: isSeason(selection.scope) ? null : paths.watchList(listingUrl(keptListing(selection))),
    pages: pageLinks(selection, answer.pagination),
    robots:
      !isUnderstood && isIndexable(selection) && answer.pagination.totalCount > 0 ? 'index, follow' : 'noindex, follow',
    clickSource: isUnderstood ? clickSources.aiSearch : listingClickSource(selection),
    landings: landingsOf(answer.filters),
    advice:
      answer.pagination.totalCount === 0
        ? [...answer.rescue.map(adviceOfWords), ...(await adviseAgainst(filtersOf(chips, selection), listings))]
        : answer.rescue.map(adviceOfWords),
    apart: apartOf(answer),
    corrected: correctedOf(answer),
  }
}

/** "Sofá Rabaçal": what was left out alone is the other of two ways. */
function apartOf({ isRescued, rescue }: ListingAnswer): ListingView['apart'] {
  const [shown] = rescue
  const name = shown?.words.join(' ')
  const other = rescue.find(({ without }) => without.query === name)
  if (!isRescued || shown === undefined || name === undefined || shown.areThing || other?.areThing !== true) return null
  return { thing: other.words.join(' '), name, other: adviceOfWords(other) }
}

/** All reductions have two addresses in the specification: search engines are told of the one that explains them. */
function knownAs(scope: ListingSelection['scope']): ListingSelection['scope'] {
  return scope.kind === 'offers' && scope.categoryId === null ? { kind: 'sales' } : scope
}

function adviceOfWords({ words: dropped, url, count }: ListingAnswer['rescue'][number]): Advice {
  return {
    label: dropped.map((word) => `“${word.replaceAll('"', '')}”`).join(' e '),
    url,
    countText: countOf(count, words.product),
  }
}

/** Where the correction finds nothing either, there are no results to speak of. */
function correctedOf({ selection, corrected, pagination }: ListingAnswer): ListingView['corrected'] {
  return corrected === null || pagination.totalCount === 0
    ? null
    : {
        shown: corrected.shown,
        typed: selection.query ?? '',
        asTypedUrl: listingUrl({ ...selection, query: corrected.asTyped, page: 1 }),
      }
}

/** Words that keep everything out are the rescue's. */
function filtersOf(chips: readonly Chip[], { query }: ListingSelection): readonly Chip[] {
  return chips.filter(({ without }) => without.query === query)
}

/** Which filter keeps everything out. It is advice: without an answer it is left out, the page stands. */
async function adviseAgainst(chips: readonly Chip[], listings: Listings): Promise<Advice[]> {
  const asked = chips.slice(0, MAX_ADVICE).map(async (chip) => {
    const { pagination } = await listings.find(chip.without)
    const { label, url } = chip
    return { label, url, countText: countOf(pagination.totalCount, words.product), count: pagination.totalCount }
  })
  const settled = await Promise.allSettled(asked)
  const answers = settled.flatMap((each) => (each.status === 'fulfilled' && each.value.count > 0 ? [each.value] : []))
  return answers.sort((a, b) => b.count - a.count)
}

function crumbsOf({ scope }: ListingSelection, { eshopName }: ListingNames): Crumb[] {
  const home = { name: 'Início', url: paths.homepage() }
  if (scope.kind === 'eshop') return [home, { name: 'Lojas', url: paths.eshops() }]
  if (scope.kind === 'eshopVoucher')
    return [
      home,
      { name: 'Lojas', url: paths.eshops() },
      { name: eshopName(scope.slug) ?? scope.slug, url: paths.eshopProducts(scope.slug) },
    ]
  if (scope.kind === 'room') return [home, { name: 'Divisões', url: paths.rooms() }]
  if (scope.kind === 'manufacturer') return [home, { name: 'Fabricantes', url: paths.manufacturers() }]
  if (
    scope.kind === 'vouchers' ||
    scope.kind === 'eco' ||
    scope.kind === 'furnitureBank' ||
    scope.kind === 'beforeChristmas'
  )
    return [home, { name: 'Todos os produtos', url: paths.allProducts() }]
  const categoryId = categoryOfScope(scope)
  const category = categoryId === null ? null : categoryById(categoryId)
  if (promoOfScope(scope) !== null)
    return [
      home,
      ...(scope.kind === 'sales' ? [] : [{ name: 'Descontos verificados', url: paths.sales() }]),
      ...(category === null ? [] : [crumbOf(category)]),
    ]
  return category === null ? [home] : [home, ...ancestors(category).map(crumbOf)]
}

function crumbOf({ name, slug }: Category): Crumb {
  return { name, url: paths.category(slug) }
}

/** The counted children; a listing without counts (a fallback) shows the tree's own. */
function subcategoriesOf({ scope }: ListingSelection, filters: WireFilters): Subcategory[] {
  if (filters.category !== null) return filters.category.choices.map(subcategoryOf)
  const categoryId = categoryOfScope(scope)
  const parent = categoryId === null ? null : categoryById(categoryId)
  const children = scope.kind === 'all' ? departments() : parent === null ? [] : childrenOf(parent)
  return children.map(({ id, name, slug }) => ({ id, name, url: paths.category(slug), countText: '' }))
}

function subcategoryOf({ id, ident, name, url, count }: WireChoice): Subcategory {
  return {
    id: id ?? 0,
    name,
    url: url || paths.category(ident),
    countText: count === null ? '' : formatCount(count),
  }
}

function landingsOf(filters: WireFilters): ListingView['landings'] {
  return filters.features
    .flatMap((group) => group.choices)
    .filter(({ followable, selected, url }) => followable && !selected && url.includes('--'))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, MAX_LANDINGS)
    .map(({ name, url }) => ({ name, url }))
}
