import type { RenderErrorPage } from '#platform/http/send-refusal.ts'
import { contentSecurityPolicy, type PagePolicy } from '#platform/http/security-headers.ts'
import { renderFrame } from './html/trusted-html.tsx'
import { ErrorPage } from './pages/error/ErrorPage.tsx'
import { type Site, SiteProvider } from './site.ts'

/** The page that people see when something is refused or fails (404, 410, 429, 500, 503 and every other status). */
export const createErrorPage = (site: Site, policy: Pick<PagePolicy, 'connectOrigins' | 'imageOrigins' | 'https'>): RenderErrorPage => {
  const csp = contentSecurityPolicy({ ...policy, scriptHashes: [site.script.integrity] })
  return ({ status, title, requestId }) => {
    const { before } = renderFrame(
      <SiteProvider value={site}>
        <ErrorPage status={status} title={title} requestId={requestId} />
      </SiteProvider>,
    )
    return { html: Buffer.concat([...before]).toString(), csp }
  }
}
