import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FindReady, ReadyAnswer } from '#platform/http/ready-answers.ts'
import { contentSecurityPolicy, securityHeaders } from '#platform/http/security-headers.ts'
import { fromBrotli, negotiateEncoding, toGzip } from '../cache/encodings.ts'
import type { KeptPage, PageAnswer, PageRequest } from '../cache/page-cache.ts'
import type { StorefrontDependencies } from '../dependencies.ts'

/** decisions.md, Pages: fresh within 2 s at the origin, 90 s in caches in front. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400'

/** Sends a page from the cache or made now, in the encoding that the browser takes; 304 to who has it. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Omit<PageRequest, 'route'>, { pages, policy, site }: StorefrontDependencies): Promise<FastifyReply> => {
  const { page: kept, from } = await pages.get({ ...page, route: request.routeOptions.url ?? 'none' })
  if (kept.location !== null) return sendMoved(reply, kept.location)
  reply.headers(pageHeaders(kept, from, { policy, site }))
  if (kept.status === 200 && isKnown(request.headers['if-none-match'], kept.etag)) return reply.code(304).send()
  return sendEncoded(request, reply.code(kept.status).type(HTML), kept)
}

/**
 * Kept pages that may be sent before the framework sees the request: to browsers that take brotli and have nothing to compare.
 * An address with more than its canonical form (where a visit came from) goes the long way, to the same bytes.
 */
export const readyPages = ({ pages, policy, site }: Pick<StorefrontDependencies, 'pages' | 'policy' | 'site'>): FindReady => {
  const prepared = new WeakMap<KeptPage, ReadyAnswer>()
  const prepare = (page: KeptPage): ReadyAnswer => {
    const own = { ...pageHeaders(page, 'hit', { policy, site }), 'content-type': HTML, 'content-encoding': 'br', 'content-length': String(page.brotli.byteLength) }
    const answer = { route: page.route, headers: Object.entries({ ...securityHeaders(policy.https === true), ...own }).flat(), body: page.brotli }
    prepared.set(page, answer)
    return answer
  }
  return ({ url = '', headers }) => {
    if (headers['if-none-match'] !== undefined || negotiateEncoding(headers['accept-encoding']) !== 'br') return null
    const page = pages.ready(url)
    return page?.status === 200 ? (prepared.get(page) ?? prepare(page)) : null
  }
}

const HTML = 'text/html; charset=utf-8'

const pageHeaders = (kept: KeptPage, from: PageAnswer['from'], { policy, site }: Pick<StorefrontDependencies, 'policy' | 'site'>) => ({
  'cache-control': kept.status === 200 ? CACHE_CONTROL : 'no-store',
  'content-security-policy': contentSecurityPolicy({ ...policy, scriptHashes: [site.script.integrity] }),
  vary: 'accept-encoding',
  etag: kept.etag,
  'x-cache': from,
})

const sendEncoded = async (request: FastifyRequest, reply: FastifyReply, { brotli }: KeptPage): Promise<FastifyReply> => {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(brotli)
  const body = await fromBrotli(brotli)
  return encoding === 'gzip' ? reply.header('content-encoding', 'gzip').send(await toGzip(body)) : reply.send(body)
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/** What is not open now and may be again: nobody keeps it. */
export const sendElsewhereForNow = (reply: FastifyReply, url: string): FastifyReply => reply.header('cache-control', 'no-store').redirect(url, 302)

/** What stands elsewhere for good. Kept for a while only: products merge, split and change their names. */
export const sendMoved = (reply: FastifyReply, url: string): FastifyReply => reply.header('cache-control', 'public, max-age=600').redirect(url, 301)
