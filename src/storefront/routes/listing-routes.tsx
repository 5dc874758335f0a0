import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nextVoucherChangeAt } from '#domains/eshops/contract.ts'
import { isSeason, LAST_PAGE, type ListingSelection, listingUrl } from '#domains/search/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { soonest } from '../cache/soonest.ts'
import { type ListingLead, listingLead } from '../pages/listing/listing-lead.tsx'
import { ListingPage } from '../pages/listing/ListingPage.tsx'
import { type ListingView, loadListing } from '../pages/listing/load.ts'
import { renderFilterPanel } from '../pages/listing/render-filter-panel.tsx'
import { findVoucher } from '../parts/voucher/present-eshop-voucher.ts'
import { christmasWindow } from '../parts/variant/christmas-window.ts'
import { renderCards } from '../parts/variant/render-cards.tsx'
import { makePage } from '../render-page.tsx'
import { readListingAddress } from './listing-address.ts'
import { sendElsewhereForNow, sendMoved, sendPage } from './send-page.ts'

/** and the listings of: every address that the listing grammar reads. */
export function listingRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerListing(request, reply, dependencies)
  for (const path of [
    '/produtos',
    '/produtos/:slug',
    '/produtos/loja/:slug',
    '/produtos/loja/:slug/voucher/:code',
    '/produtos/ofertas/:slug',
    '/produtos/divisoes/:slug',
    '/products/garden-season',
    '/sales',
    '/price-drops/:slug',
    '/search',
  ])
    app.get(path, { config: pageFacts() }, answer)
}

async function answerListing(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const url = request.raw.url ?? '/'
  // The router takes "/produtos/" for a category without a name.
  if (/^\/produtos\/(?:\?|$)/.test(url)) return sendMoved(reply, url.replace('/produtos/', '/produtos'))
  const outcome = readListingAddress(url, dependencies.directory())
  if (outcome.kind === 'not-found')
    throw new RefusedError(refusal('not_found', `no listing has the address ${url.split('?', 1)[0]}`))
  if (outcome.kind === 'closed') return sendElsewhereForNow(reply, outcome.url)
  if (outcome.kind === 'redirect') return sendMoved(reply, outcome.url)
  if (!outcome.isCanonical) return sendMoved(reply, outcome.canonicalUrl)
  const spelled = spelledVoucher(outcome.selection, dependencies)
  if (spelled !== null) return sendMoved(reply, spelled)
  return sendListing(request, reply, outcome.selection, dependencies)
}

/** The address of a voucher as its shop writes it, when somebody wrote it in another case; else null. */
function spelledVoucher(selection: ListingSelection, { eshops }: StorefrontDependencies): string | null {
  const { scope } = selection
  if (scope.kind !== 'eshopVoucher') return null
  const eshop = eshops.list().find(({ slug }) => slug === scope.slug)
  const code = eshop === undefined ? null : (findVoucher(eshop, scope.code)?.code ?? null)
  return code === null || code === scope.code ? null : listingUrl({ ...selection, scope: { ...scope, code } })
}

function sendListing(
  request: FastifyRequest,
  reply: FastifyReply,
  selection: ListingSelection,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const christmasNow = () => christmasWindow(dependencies.flags, dependencies.clock.now())
  const version = () =>
    `${dependencies.listings.versionOf(selection)}.${christmasNow().window?.daysLeft ?? ''}${isSeason(selection.scope) ? seasonNow() : ''}`
  // A kept page is not sent once its season is closed.
  const seasonNow = () => readListingAddress(listingUrl(selection), dependencies.directory()).kind
  const make = async () => {
    const [christmas, now, eshops] = [christmasNow(), dependencies.clock.now(), dependencies.eshops.list()]
    const view = await loadListing(selection, dependencies.listings, eshopNames(dependencies))
    const lead = listingLead(selection, eshops, now)
    const status = lead?.kind === 'voucher' ? lead.voucher.status : 200
    refusePastTheEnd(view)
    const { hits, pagination } = view.answer
    const cards = await renderCards(
      {
        hits,
        region: selection.region,
        view: selection.view,
        clickSource: view.clickSource,
        christmas,
        eagerCount: EAGER_PICTURES,
      },
      dependencies,
    )
    const firstPosition = (pagination.page - 1) * pagination.pageSize + 1
    const validUntil = soonest([
      christmas.validUntil,
      cards.validUntil,
      nextVoucherChangeAt(
        eshops.flatMap(({ vouchers }) => vouchers),
        now,
      ),
    ])
    return makePage(
      {
        status,
        element: (
          <ListingPage
            view={isLasting(lead) ? view : { ...view, robots: 'noindex, follow' }}
            lead={lead}
            filterPanel={renderFilterPanel(view, dependencies.fragments)}
          />
        ),
        fragments: cards.fragments,
        firstPosition,
        validUntil,
      },
      dependencies.site,
      dependencies.signRendering,
    )
  }
  return sendPage(request, reply, { key: listingUrl(selection), version, make }, dependencies)
}

/** What only says that a voucher is not there is no page to be found. */
function isLasting(lead: ListingLead | null): boolean {
  return lead?.kind !== 'voucher' || lead.voucher.kind === 'inForce'
}

/** The first row's pictures are what a person sees first. */
export const EAGER_PICTURES = 4

/** A page past the last is not found, but numbers beyond 200 that would exist ask to refine the search. */
function refusePastTheEnd({ answer: { pagination }, selection: { page } }: ListingView): void {
  const wouldExist = page > LAST_PAGE && pagination.totalCount > (page - 1) * pagination.pageSize
  if (page > 1 && page > pagination.pageCount && !wouldExist)
    throw new RefusedError(refusal('not_found', `the listing has ${pagination.pageCount} pages, not ${page}`))
}

function eshopNames({ eshops }: StorefrontDependencies) {
  return {
    eshopName: (slug: string) => eshops.list().find((eshop) => eshop.slug === slug)?.name ?? null,
  }
}
