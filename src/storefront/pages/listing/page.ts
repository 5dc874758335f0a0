import { categories, rooms } from '#domains/catalogue/contract.ts'
import { nextVoucherChangeAt } from '#domains/eshops/contract.ts'
import {
  eshopOfScope,
  isSeason,
  LAST_PAGE,
  type ListingSelection,
  listingUrl,
  parseListingUrl,
} from '#domains/search/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { soonest } from '../../cache/soonest.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { type Address, definePage, type Elsewhere, forNowAt, movedTo, type PagesToTell } from '../../page/page.ts'
import type { Asked, Shown } from '../../page/asked-and-shown.ts'
import { standInUntil } from '../../page/stand-in.ts'
import { christmasNow, christmasVersion } from '../../parts/variant/christmas-window.ts'
import { bannersOf, withBanners } from '../../parts/grid-banner/with-banners.tsx'
import { renderCards } from '../../parts/variant/render-cards.tsx'
import { findVoucher } from '../../parts/voucher/present-eshop-voucher.ts'
import { type PageName, paths } from '../../paths.ts'
import { readListingAddress } from '../../routes/listing-address.ts'
import { hasShareCard, listingShare } from '../../seo/share-card.ts'
import { breadcrumbData, itemListData } from '../../seo/structured-data.ts'
import { RATINGS_KEPT_MS, ratingOfEshop, totalsForPages } from '../../parts/eshop/rating-of-eshop.ts'
import { eshopCards, type EshopFacts } from '../eshops/load.ts'
import { type ListingLead, listingLead } from './listing-lead.tsx'
import { listingNames } from './listing-names.ts'
import { type ListingMark, ListingPage, type ListingProps, RESULTS_ID } from './ListingPage.tsx'
import { type ListingView, loadListing } from './load.ts'
import { readSentence, sentenceLead, type SentenceRead } from './read-sentence.ts'
import { renderFilterPanel } from './render-filter-panel.tsx'

/** Search engines are told of the first quarter of a page by address: of the others they read the links, and each costs eight bytes of every page. */
const LISTED = 12

/** The first row's pictures are what a person sees first. */
const EAGER_PICTURES = 4

interface ListingAddress extends Address {
  /** What is listed: of a search that reads like a sentence, what it says. */
  readonly selection: ListingSelection
  readonly sentence: SentenceRead | null
}

/** and the listings of: every address that the listing grammar reads. */
export const listingPages = [
  listingAt('R-02', 'allProducts', () => [paths.allProducts()]),
  listingAt('R-02', 'category', (dependencies) => [
    paths.vouchers(),
    ...openSeasons(dependencies, [paths.blackFriday(), paths.beforeChristmas()]),
    ...categories.map(({ slug }) => paths.category(slug)),
  ]),
  listingAt('R-05', 'eshopProducts', async ({ eshops, listings, sitemaps }) => {
    const changes = await sitemaps.eshopChanges()
    return eshopCards(eshops, await listings.overview()).map(({ id, slug }) => ({
      path: paths.eshopProducts(slug),
      changedAt: changes.get(id) ?? null,
    }))
  }),
  listingAt('R-05', 'eshopVoucher'),
  listingAt('R-03', 'categoryOffers'),
  listingAt('R-06', 'room', () => rooms.map(({ slug }) => paths.room(slug))),
  listingAt('R-04', 'gardenSeason', (dependencies) => openSeasons(dependencies, [paths.gardenSeason()])),
  listingAt('R-06', 'eco', () => [paths.eco()]),
  listingAt('R-06', 'furnitureBank', () => [paths.furnitureBank()]),
  listingAt('R-16', 'manufacturer', async ({ listings }) =>
    (await listings.overview()).manufacturers.map(({ slug }) => paths.manufacturer(slug)),
  ),
  listingAt('R-03', 'sales', () => [paths.sales()]),
  listingAt('R-03', 'priceDrops'),
  listingAt('R-02', 'search'),
]

function listingAt(
  id: string,
  name: PageName,
  sitemap?: (dependencies: StorefrontDependencies) => PagesToTell | Promise<PagesToTell>,
) {
  return definePage<PageName, 'shared', ListingAddress, ListingProps>({
    id,
    name,
    access: 'anyone',
    cache: 'shared',
    script: 'listing',
    address: readAddress,
    version: ({ selection }, dependencies) =>
      `${dependencies.listings.versionOf(selection)}.${christmasVersion(dependencies)}${seasonVersion(selection, dependencies)}.${dependencies.content.version()}`,
    load: (address, dependencies) => loadPage(address, dependencies),
    head: ({ view, lead, productPaths }, site) => ({
      title: view.selection.page > 1 ? `${view.title}, página ${view.selection.page}` : view.title,
      description: `${view.title}: ${view.countText} de muitas lojas, com o preço entregue em sua casa.`,
      canonical: view.canonicalUrl,
      robots: isLasting(lead ?? null) ? view.robots : 'noindex, follow',
      share: hasShareCard(view) ? listingShare(view) : null,
      prev: view.pages.prev,
      next: view.pages.next,
      jsonLd: [
        breadcrumbData(site.url, [...view.crumbs, { name: view.title, url: view.canonicalUrl }]),
        ...(view.robots === 'index, follow'
          ? [itemListData(site.url, productPaths.slice(0, LISTED), firstPosition(view))]
          : []),
      ],
      query: lead?.kind === 'sentence' ? lead.sentence.typed : (view.selection.query ?? ''),
      region: view.selection.region,
      skip: { text: 'Saltar para os resultados', id: RESULTS_ID },
    }),
    Page: ListingPage,
    ...(sitemap && { sitemap }),
  })
}

async function readAddress(
  { url, path }: Asked,
  dependencies: StorefrontDependencies,
): Promise<ListingAddress | Elsewhere | Refusal> {
  const outcome = readListingAddress(url, dependencies.directory())
  if (outcome.kind === 'not-found') return refusal('not_found', `no listing has the address ${path}`)
  if (outcome.kind === 'closed') return forNowAt(outcome.url)
  if (outcome.kind === 'redirect') return movedTo(outcome.url)
  const { selection } = outcome
  const sentence = await readSentence(selection, dependencies.sentences, dependencies.listings)
  if (sentence !== null) return { selection: sentence.listing, sentence, canonical: sentence.canonical }
  const canonical = outcome.isCanonical ? spelled(selection, dependencies) : outcome.canonicalUrl
  return { selection, sentence, canonical }
}

/** The address with a voucher's code as its shop writes it, when somebody wrote it in another case. */
function spelled(selection: ListingSelection, { eshops }: StorefrontDependencies): string {
  const { scope } = selection
  if (scope.kind !== 'eshopVoucher') return listingUrl(selection)
  const eshop = eshops.list().find(({ slug }) => slug === scope.slug)
  const code = (eshop === undefined ? null : findVoucher(eshop, scope.code)?.code) ?? scope.code
  return listingUrl({ ...selection, scope: { ...scope, code } })
}

/** Of the shop that a listing, or the listing of its voucher, is of. */
async function markOf(
  { scope }: ListingSelection,
  eshops: readonly EshopFacts[],
  dependencies: StorefrontDependencies,
): Promise<ListingMark | null> {
  const eshop = eshops.find(({ slug }) => slug === eshopOfScope(scope))
  if (eshop === undefined) return null
  const { id, slug, name, logo } = eshop
  return { name, logo, rating: ratingOfEshop(slug, (await totalsForPages([id], dependencies)).get(id)) }
}

/** A kept page is not sent once its season is closed. */
function seasonVersion(selection: ListingSelection, { directory }: StorefrontDependencies): string {
  return isSeason(selection.scope) ? readListingAddress(listingUrl(selection), directory()).kind : ''
}

/** Out of season their addresses lead elsewhere. */
function openSeasons({ directory }: StorefrontDependencies, addresses: readonly string[]): string[] {
  return addresses.filter((path) => parseListingUrl(path, directory()).kind === 'selection')
}

async function loadPage(
  { selection, sentence }: ListingAddress,
  dependencies: StorefrontDependencies,
): Promise<Shown<ListingProps> | Refusal> {
  const names = listingNames(dependencies)
  const [christmas, now, eshops] = [christmasNow(dependencies), dependencies.clock.now(), dependencies.eshops.list()]
  const view = await loadListing(selection, dependencies.listings, names, sentence)
  const { hits, pagination } = view.answer
  if (isPastTheEnd(view))
    return refusal('not_found', `the listing has ${pagination.pageCount} pages, not ${selection.page}`)
  const lead = sentenceLead(sentence, view, names) ?? listingLead(selection, eshops, names.brandName, now)
  const { region, view: style } = selection
  const cards = await renderCards(
    { hits, region, view: style, clickSource: view.clickSource, christmas, eagerCount: EAGER_PICTURES },
    dependencies,
  )
  const mark = await markOf(selection, eshops, dependencies)
  return {
    status: lead?.kind === 'voucher' ? lead.voucher.status : 200,
    props: {
      view,
      lead,
      mark,
      filterPanel: renderFilterPanel(view, dependencies.fragments),
      productPaths: cards.paths,
    },
    fragments: withBanners(cards.fragments, bannersOf(selection, dependencies.content.shown().gridBanners)),
    firstPosition: firstPosition(view),
    isStandIn: view.answer.degraded !== null,
    validUntil: soonest([
      christmas.validUntil,
      cards.validUntil,
      mark === null ? null : new Date(now.getTime() + RATINGS_KEPT_MS),
      standInUntil(view.answer.degraded !== null, now),
      nextVoucherChangeAt(
        eshops.flatMap(({ vouchers }) => vouchers),
        now,
      ),
    ]),
  }
}

function firstPosition({ answer: { pagination } }: ListingView): number {
  return (pagination.page - 1) * pagination.pageSize + 1
}

/** A page past the last is not found, but numbers beyond 200 that would exist ask to refine the search. */
function isPastTheEnd({ answer: { pagination }, selection: { page } }: ListingView): boolean {
  const wouldExist = page > LAST_PAGE && pagination.totalCount > (page - 1) * pagination.pageSize
  return page > 1 && page > pagination.pageCount && !wouldExist
}

/** What only says that a voucher is not there is no page to be found. */
function isLasting(lead: ListingLead | null): boolean {
  return lead?.kind !== 'voucher' || lead.voucher.kind === 'inForce'
}
