import type { ErrorPageFacts, RenderErrorPage } from '#platform/http/answers/send-refusal.ts'
import { contentSecurityPolicy, type PagePolicy } from '#platform/http/answers/security-headers.ts'
import { ofPrivatePages } from './client/events/page-events.ts'
import { renderFrame } from './html/trusted-html.tsx'
import { ErrorPage, errorText } from './pages/error/ErrorPage.tsx'
import { StartingPage, type StartProgress } from './pages/error/StartingPage.tsx'
import { ShopsErrorPage } from './pages/error/ShopsErrorPage.tsx'
import { SHOPS_BASE } from './shops-links.ts'
import { WrongPlacePage } from './pages/error/WrongPlacePage.tsx'
import { type Site, SiteProvider } from './site.ts'

/** How many of the shops are there already; null when nobody can say. */
export type ReadStartProgress = () => Promise<StartProgress | null>

/** The page that people see when something is refused or fails (404, 410, 429, 500, 503 and every other status). */
export function createErrorPage(
  site: Site,
  policy: Pick<PagePolicy, 'connectOrigins' | 'imageOrigins' | 'https'>,
  readProgress: ReadStartProgress = async () => null,
): RenderErrorPage {
  // No tag either: what was asked for may hold a mail's code.
  const csp = contentSecurityPolicy({ ...policy, tagOrigins: [], hasScripts: true })
  const quiet = { ...site, events: ofPrivatePages(site.events) }
  return async (facts) => {
    const { before } = renderFrame(<SiteProvider value={quiet}>{await pageOf(facts, readProgress)}</SiteProvider>)
    return { html: Buffer.concat([...before]).toString(), csp }
  }
}

function isBelowShops(path: string): boolean {
  return path === SHOPS_BASE || path.startsWith(`${SHOPS_BASE}/`)
}

async function pageOf(facts: ErrorPageFacts, readProgress: ReadStartProgress) {
  const { place, status } = facts
  if (place === 'lojas' || (place === 'ours' && isBelowShops(facts.path)))
    return (
      <ShopsErrorPage
        failed={status === 404 ? null : errorText(facts)}
        place={place === 'lojas' ? { service: 'lojas', base: '' } : { service: 'site', base: SHOPS_BASE }}
        requestId={facts.requestId}
      />
    )
  if (place !== 'ours' && place !== 'alias')
    return (
      <WrongPlacePage
        place={place}
        failed={status === 404 || status === 421 ? null : errorText(facts)}
        requestId={facts.requestId}
        signInPath={place === 'admin' && status === 401 ? `/admin${facts.address}` : undefined}
      />
    )
  return facts.code === 'starting' ? (
    <StartingPage progress={await readProgress()} address={facts.address} requestId={facts.requestId} />
  ) : (
    <ErrorPage
      status={status}
      code={facts.code}
      title={facts.title}
      requestId={facts.requestId}
      address={facts.address}
    />
  )
}
