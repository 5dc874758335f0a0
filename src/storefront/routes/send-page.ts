import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '#platform/http/security-headers.ts'
import { fromBrotli, negotiateEncoding, toGzip } from '../cache/encodings.ts'
import type { KeptPage, MadePage } from '../cache/page-cache.ts'
import type { StorefrontDependencies } from '../dependencies.ts'

/** decisions.md, Pages: fresh within 2 s at the origin, 90 s in caches in front. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400'

export interface PageRequest {
  /** One for each canonical address: what else the browser sends does not change a byte. */
  readonly key: string
  readonly version: string
  make(): Promise<MadePage>
}

/** Sends a page from the cache or made now, in the encoding that the browser takes; 304 to who has it. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: PageRequest, { pages, policy, site }: StorefrontDependencies): Promise<FastifyReply> => {
  const { page: kept, from } = await pages.get(page.key, page.version, page.make)
  if (kept.location !== null) return sendMoved(reply, kept.location)
  reply.headers({
    'cache-control': kept.status === 200 ? CACHE_CONTROL : 'no-store',
    'content-security-policy': contentSecurityPolicy({ ...policy, scriptHashes: [site.script.integrity] }),
    vary: 'accept-encoding',
    etag: kept.etag,
    'x-cache': from,
  })
  if (kept.status === 200 && isKnown(request.headers['if-none-match'], kept.etag)) return reply.code(304).send()
  return sendEncoded(request, reply.code(kept.status).type('text/html; charset=utf-8'), kept)
}

const sendEncoded = async (request: FastifyRequest, reply: FastifyReply, { brotli }: KeptPage): Promise<FastifyReply> => {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(brotli)
  const body = await fromBrotli(brotli)
  return encoding === 'gzip' ? reply.header('content-encoding', 'gzip').send(await toGzip(body)) : reply.send(body)
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/** What stands elsewhere for good. Kept for a while only: products merge, split and change their names. */
export const sendMoved = (reply: FastifyReply, url: string): FastifyReply => reply.header('cache-control', 'public, max-age=600').redirect(url, 301)
