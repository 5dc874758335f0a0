import type { RenderErrorPage } from '#platform/http/send-refusal.ts'
import { contentSecurityPolicy, type PagePolicy } from '#platform/http/security-headers.ts'
import { renderFrame } from './html/trusted-html.tsx'
import { ErrorPage, errorText } from './pages/error/ErrorPage.tsx'
import { WrongPlacePage } from './pages/error/WrongPlacePage.tsx'
import { type Site, SiteProvider } from './site.ts'

/** The page that people see when something is refused or fails (404, 410, 429, 500, 503 and every other status). */
export const createErrorPage = (site: Site, policy: Pick<PagePolicy, 'connectOrigins' | 'imageOrigins' | 'https'>): RenderErrorPage => {
  const csp = contentSecurityPolicy({ ...policy, scriptHashes: [site.script.integrity] })
  return ({ status, title, requestId, place }) => {
    const { before } = renderFrame(
      <SiteProvider value={site}>
        {place === 'ours' || place === 'alias' ? <ErrorPage status={status} title={title} requestId={requestId} /> : <WrongPlacePage place={place} failed={status === 404 || status === 421 ? null : errorText(status, title)} requestId={requestId} />}
      </SiteProvider>,
    )
    return { html: Buffer.concat([...before]).toString(), csp }
  }
}
