import type { RenderErrorPage } from '#platform/http/send-refusal.ts'
import { contentSecurityPolicy, type PagePolicy } from '#platform/http/security-headers.ts'
import { renderFrame } from './html/trusted-html.tsx'
import { ErrorPage } from './pages/error/ErrorPage.tsx'
import { StartingPage, type StartProgress } from './pages/error/StartingPage.tsx'
import { type Site, SiteProvider } from './site.ts'

/** How many of the shops are there already; null when nobody can say. */
export type ReadStartProgress = () => Promise<StartProgress | null>

/** The page that people see when something is refused or fails (404, 410, 429, 500, 503 and every other status). */
export const createErrorPage = (site: Site, policy: Pick<PagePolicy, 'connectOrigins' | 'imageOrigins' | 'https'>, readProgress: ReadStartProgress = async () => null): RenderErrorPage => {
  const csp = contentSecurityPolicy({ ...policy, scriptHashes: [site.script.integrity] })
  return async ({ status, code, title, requestId, address }) => {
    const page = code === 'starting' ? <StartingPage progress={await readProgress()} address={address} requestId={requestId} /> : <ErrorPage status={status} code={code} title={title} requestId={requestId} />
    const { before } = renderFrame(<SiteProvider value={site}>{page}</SiteProvider>)
    return { html: Buffer.concat([...before]).toString(), csp }
  }
}
