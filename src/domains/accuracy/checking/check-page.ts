import type { OfferToCheck } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import { CHECK_LIMITS } from '../accuracy-limits.ts'
import { pageAddress } from '../reading/page-address.ts'
import { readPage } from '../reading/read-page.ts'
import { type FetchedPage, fetchPage, type FetchTools } from './fetch-page.ts'
import { isAllowedByRobots, noteAnswer } from './hosts.ts'
import { isOnDomains } from './is-on-domains.ts'
import { judge, type Judgement, type Shown, type UnknownReason } from './judge.ts'

/** What came of reading one page. */
export type PageCheck = Judgement & { readonly url: string; readonly evidence: string | null }

export interface CheckDeps extends FetchTools {
  readonly db: DatabaseOrTransaction
  readonly now: Date
  readonly stop: AbortSignal
}

/** Thrown on the way to a page that is not to be asked for. */
class MayNotRead extends Error {
  readonly why: UnknownReason

  constructor(why: UnknownReason) {
    super(why)
    this.why = why
  }
}

/** Reads the page of an offer and compares it with what was shown. A page that cannot be had or understood is unknown. */
export async function checkPage(offer: OfferToCheck, shown: Shown, deps: CheckDeps): Promise<PageCheck> {
  const url = pageAddress(offer.link)
  if (url === null) return unknown('elsewhere', offer.link)
  try {
    const page = await fetchPage(
      {
        url: url.href,
        accept: 'text/html, application/xhtml+xml',
        maxBytes: CHECK_LIMITS.pageBytes,
        mayAsk: (next) => mayAsk(next, offer, deps),
      },
      deps,
      deps.stop,
    )
    await noteAnswer(deps.db, url.host, { isRefusal: REFUSED.has(page.status), ...page }, deps.now)
    return checked(page, offer, shown, deps.now)
  } catch (error) {
    if (error instanceof MayNotRead) return unknown(error.why, url.href)
    if (error instanceof FetchFailure) return unknown('unreachable', url.href)
    throw error
  }
}

const REFUSED: ReadonlySet<number> = new Set([401, 403, 429, 451])
const GONE: ReadonlySet<number> = new Set([404, 410])

function checked(page: FetchedPage, offer: OfferToCheck, shown: Shown, now: Date): PageCheck {
  if (REFUSED.has(page.status)) return unknown('refused', page.url)
  if (GONE.has(page.status)) return unknown('gone', page.url)
  if (page.status !== 200) return unknown('unreachable', page.url)
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(page.contentType)) return unknown('not_html', page.url)
  const reading = readPage(page.text, offer, page.url, now)
  return { ...judge(shown, reading, offer), url: page.url, evidence: reading.evidence }
}

async function mayAsk(url: URL, { domains }: OfferToCheck, deps: CheckDeps): Promise<void> {
  if (!isOnDomains(url.hostname, domains)) throw new MayNotRead('elsewhere')
  if (!(await isAllowedByRobots(deps.db, url, deps, deps.now, deps.stop))) throw new MayNotRead('robots')
}

function unknown(why: UnknownReason, url: string): PageCheck {
  return { outcome: 'unknown', why, readCents: null, readAvailability: null, url, evidence: null }
}
