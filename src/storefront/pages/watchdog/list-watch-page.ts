import type { FastifyRequest } from 'fastify'
import {
  eshopOfScope,
  isSeason,
  keptListing,
  type ListingSelection,
  listingUrl,
  parseListingUrl,
} from '#domains/search/contract.ts'
import { MOST_LISTED } from '#domains/watchdog/contract.ts'
import { isRefusal, refusal } from '#platform/errors/refusal.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { inRegion } from '../../copy/region-names.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { listingNames } from '../listing/listing-names.ts'
import { loadListing } from '../listing/load.ts'
import { ListWatchPage, type ListWatchPageProps } from './ListWatchPage.tsx'
import { readPace } from './pace.ts'
import { WRONG_EMAIL } from './wrong-email.ts'

const FORM_BYTES = 4_096
const MOST_WORDS = 300

/** A watch of a listing with its filters, begun without script. */
export const listWatchPage = definePage({
  id: 'N-09',
  name: 'watchList',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ query }, { directory }) => {
    const selection = selectionOf(query, directory())
    return selection === null
      ? refusal('not_found', 'no listing to watch has this address')
      : { canonical: paths.watchList(listingUrl(selection)), selection }
  },
  load: async ({ selection }, dependencies, request) => ({ props: await shownList(selection, dependencies, request) }),
  head: ({ words }) => ({
    title: `Alerta: ${words}`,
    description: 'Um e-mail quando houver novos produtos nesta lista.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: ListWatchPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, { query }, dependencies, request) => {
      const selection = selectionOf(query, dependencies.directory())
      if (selection === null) return refusal('not_found', 'no listing to watch has this address')
      const shown = await shownList(selection, dependencies, request)
      return takeList(fields, shown, dependencies, request)
    },
  },
})

function selectionOf(
  query: URLSearchParams,
  directory: ReturnType<StorefrontDependencies['directory']>,
): ListingSelection | null {
  const outcome = parseListingUrl(query.get('de') ?? '', directory)
  if (outcome.kind !== 'selection' || isSeason(outcome.selection.scope)) return null
  return keptListing(outcome.selection)
}

async function shownList(
  selection: ListingSelection,
  dependencies: StorefrontDependencies,
  request: FastifyRequest,
): Promise<ListWatchPageProps> {
  const { people, listings } = dependencies
  const view = await loadListing(selection, listings, listingNames(dependencies))
  const region = selection.region === 'mainland' ? [] : [`entrega ${inRegion[selection.region]}`]
  const title = selection.scope.kind === 'search' ? `“${selection.query}”` : view.title
  const words = [title, ...view.chips.map(({ label }) => label), ...region].join(' · ').slice(0, MOST_WORDS)
  const { totalCount } = view.answer.pagination
  return {
    listingUrl: listingUrl(selection),
    words,
    countText: view.answer.isRescued ? null : view.countText,
    isOfShop: eshopOfScope(selection.scope) !== null,
    isTooWide: totalCount > MOST_LISTED,
    signedInAs: (await people.current(request))?.email ?? null,
  }
}

async function takeList(
  fields: URLSearchParams,
  shown: ListWatchPageProps,
  { watches, people }: StorefrontDependencies,
  request: FastifyRequest,
) {
  const user = await people.current(request)
  const email = (fields.get('email') ?? '').trim()
  const isFrequent = readPace(fields)
  if (user === null && !isMailAddress(email))
    return { props: { ...shown, filled: email, isFrequent, complaint: WRONG_EMAIL }, status: 422 }
  const by = user === null ? { address: email, ip: request.ip, isFrequent } : { personId: user.id }
  const outcome = await watches.watchList({ url: shown.listingUrl, words: shown.words, by })
  if (isRefusal(outcome))
    return outcome.code === 'parameter_invalid' ? { props: { ...shown, isTooWide: true }, status: 422 } : outcome
  return outcome === 'watched' ? { seeOther: paths.userWatchdog() } : { props: { ...shown, mailedTo: email } }
}
