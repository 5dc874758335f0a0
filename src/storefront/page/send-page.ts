import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FindReady, ReadyAnswer } from '#platform/http/answers/ready-answers.ts'
import { contentSecurityPolicy, securityHeaders } from '#platform/http/answers/security-headers.ts'
import { fromBrotli, negotiateEncoding, toGzip } from '../cache/encodings.ts'
import type { KeptPage, PageAnswer, PageRequest, ReadyPage } from '../cache/page-cache.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { keptAddress } from '../routes/listing-address.ts'
import { movedTo } from './page.ts'
import { bucketOf, keyInBucket } from './page-bucket.ts'
import { sendElsewhere } from './send-elsewhere.ts'

/** decisions.md, Pages: fresh within 2 s at the origin, 90 s in caches in front. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400'
/** Of what stands in for a better page. */
const STAND_IN_CACHE_CONTROL = 'public, max-age=0, s-maxage=5'

/** Sends a page from the cache or made now, in the encoding that the browser takes; 304 to who has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Omit<PageRequest, 'route'>,
  { pages, policy, buckets }: StorefrontDependencies,
): Promise<FastifyReply> {
  const { page: kept, from } = await pages.get({ ...page, route: request.routeOptions.url ?? 'none' })
  if (kept.location !== null) return sendElsewhere(reply, movedTo(kept.location))
  reply.headers(pageHeaders({ page: kept, from }, policy, buckets.hasBuckets()))
  if (kept.status === 200 && isKnown(request.headers['if-none-match'], kept.etag)) return reply.code(304).send()
  return sendEncoded(request, reply.code(kept.status).type(HTML), kept)
}

/**
 * Kept pages that may be sent before the framework sees the request, to browsers that take brotli: the page, or that the browser has it.
 * Where a visit came from is no part of what is shown.
 */
export function readyPages({
  pages,
  policy,
  buckets,
}: Pick<StorefrontDependencies, 'pages' | 'policy' | 'buckets'>): FindReady {
  const prepared = new Map<string, WeakMap<KeptPage, Prepared>>()
  const prepare = ({ page, from }: ReadyPage): Prepared => {
    const hasBuckets = buckets.hasBuckets()
    const kind = `${from}${hasBuckets}`
    const ofKind = prepared.get(kind) ?? new WeakMap<KeptPage, Prepared>()
    prepared.set(kind, ofKind)
    const known = ofKind.get(page)
    if (known !== undefined) return known
    const common = { ...securityHeaders(policy.https === true), ...pageHeaders({ page, from }, policy, hasBuckets) }
    const whole = {
      ...common,
      'content-type': HTML,
      'content-encoding': 'br',
      'content-length': String(page.brotli.byteLength),
    }
    const answers = {
      200: { route: page.route, status: 200, headers: Object.entries(whole).flat(), body: page.brotli },
      304: { route: page.route, status: 304, headers: Object.entries(common).flat(), body: NO_BODY },
    } as const
    ofKind.set(page, answers)
    return answers
  }
  return ({ url = '', headers }, isBusy) => {
    if (negotiateEncoding(headers['accept-encoding']) !== 'br') return null
    const bucket = bucketOf(headers.cookie, buckets)
    const ready = pages.ready(keyInBucket(keptAddress(url), bucket), isBusy)
    if (ready?.page.status !== 200) return null
    return prepare(ready)[isKnown(headers['if-none-match'], ready.page.etag) ? 304 : 200]
  }
}

type Prepared = Readonly<Record<200 | 304, ReadyAnswer>>

const HTML = 'text/html; charset=utf-8'
const NO_BODY = Buffer.alloc(0)

function pageHeaders(
  { page: kept, from }: Pick<PageAnswer, 'page' | 'from'>,
  policy: StorefrontDependencies['policy'],
  hasBuckets: boolean,
) {
  return {
    'cache-control': kept.status !== 200 ? 'no-store' : kept.isStandIn ? STAND_IN_CACHE_CONTROL : CACHE_CONTROL,
    'content-security-policy': contentSecurityPolicy({ ...policy, hasScripts: true }),
    // As long as a flag is decided by buckets, no cache in front may give one visitor's page to another.
    vary: hasBuckets ? 'accept-encoding, cookie' : 'accept-encoding',
    etag: kept.etag,
    'x-cache': from,
  }
}

async function sendEncoded(request: FastifyRequest, reply: FastifyReply, { brotli }: KeptPage): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(brotli)
  const body = await fromBrotli(brotli)
  return encoding === 'gzip' ? reply.header('content-encoding', 'gzip').send(await toGzip(body)) : reply.send(body)
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header
      .split(',')
      .some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  )
}
