import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { sendRefusal } from '#platform/http/answers/send-refusal.ts'
import { createRateLimiter, networkOf } from '#platform/http/overload/rate-limit.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import type { OrderRouteDeps } from '../order-route-deps.ts'
import { testCodeEnds } from '../tester/test-code.ts'
import { PIXEL_SCRIPT } from './pixel-script.ts'
import { type PixelDeps, type PixelOutcome, type SentPixel, takePixel } from './take-pixel.ts'

/** A network has the buyers of a household or an office; of a shop's server it has those of the shop, which signs (docs/limits.md). */
const OF_NETWORK = { perSecond: 1 / 2, burst: 60 }
/** Orders that only browsers tell: more than a shop of furniture sells. */
const OF_SHOP = { perSecond: 1 / 10, burst: 500 }
const MOST_BYTES = 65_536
const SCRIPT_SECONDS = 3_600

/** Sent from pages of shops, whatever their host; without cookies, which they therefore may be told nothing by. */
const FACTS: RouteFacts = { service: 'api', access: 'anyone', priority: 'pixel', crossSite: 'allowed' }

/** `/pixel/v1…`: what pages of shops embed, and where it sends (docs/contracts/orders.md). These addresses stay. */
export function pixelRoutes(app: FastifyInstance, deps: OrderRouteDeps): void {
  const { db, key, clock, tally } = deps
  const ofNetwork = createRateLimiter(OF_NETWORK, clock)
  const ofShop = createRateLimiter(OF_SHOP, clock)
  const pixelDeps: PixelDeps = { db, key, count: tally.count, mayTell: (eshopId) => ofShop.allows(String(eshopId)) }
  app.get('/pixel/v1.js', { config: FACTS }, (_request, reply) =>
    forPages(reply)
      .type('text/javascript; charset=utf-8')
      .header('cache-control', `public, max-age=${SCRIPT_SECONDS}`)
      .send(PIXEL_SCRIPT),
  )
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    scope.addHook('onRequest', async (request, reply) => {
      forPages(reply).header('cache-control', 'no-store')
      if (ofNetwork.allows(networkOf(request.ip, 56))) return undefined
      tally.count('pixel', 'network')
      return sendRefusal(request, reply, refusal('too_many_requests', 'too many orders from this network (pixel)', 2))
    })
    scope.post('/pixel/v1/order', { config: FACTS, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const outcome = await take(deps, pixelDeps, sentBody(request))
      return answer(request, reply, outcome)
    })
    scope.get('/pixel/v1/order.gif', { config: FACTS }, async (request, reply) => {
      await take(deps, pixelDeps, sentQuery(request))
      return reply.type('image/gif').send(GIF)
    })
    done()
  })
}

/** One point that nobody sees. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Pages of any origin may embed it and read the answer; none of them brings anything that says who somebody is. */
function forPages(reply: FastifyReply): FastifyReply {
  return reply
    .removeHeader('access-control-allow-credentials')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
}

type Raw = Omit<SentPixel, 'test'> & { readonly test: unknown }

async function take(
  { key, clock, tally }: OrderRouteDeps,
  deps: PixelDeps,
  { test, ...sent }: Raw,
): Promise<PixelOutcome | 'test_over'> {
  const now = clock.now()
  const isTest = typeof test === 'string' && test !== ''
  // A test whose hour is over is none of an order either.
  if (isTest && !((testCodeEnds(key, test)?.getTime() ?? 0) > now.getTime())) return 'test_over'
  const outcome = await takePixel(deps, { ...sent, test: isTest ? test : null }, now)
  if (outcome !== 'taken') tally.count('pixel', outcome)
  return outcome
}

function answer(request: FastifyRequest, reply: FastifyReply, outcome: PixelOutcome | 'test_over') {
  if (outcome === 'taken' || outcome === 'tested') return reply.code(204).send()
  return outcome === 'too_many'
    ? sendRefusal(request, reply, refusal('too_many_requests', 'too many unsigned orders of this shop (pixel)', 60))
    : sendRefusal(request, reply, refusal('unprocessable', `the order is not taken: ${outcome} (pixel)`))
}

function sentBody({ body, headers }: FastifyRequest): Raw {
  const read = parse(body)
  return {
    way: 'script',
    consent: read['consent'],
    shop: read['shop'],
    test: read['test'],
    order: read['order'],
    signature: read['signature'],
    click: read['click'],
    origin: headers.origin ?? null,
  }
}

function parse(body: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(String(body))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Of an image: `order`, `date`, `item` (again and again), or `d` and `s`, the text in base64url and its signature. */
function sentQuery({ raw, headers }: FastifyRequest): Raw {
  const url = raw.url ?? ''
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))
  const signed = query.get('d')
  return {
    way: 'image',
    consent: query.get('consent'),
    shop: query.get('shop'),
    test: query.get('test'),
    order:
      signed === null
        ? { orderId: query.get('order'), orderedAt: query.get('date'), items: query.getAll('item') }
        : Buffer.from(signed, 'base64url').toString('utf8'),
    signature: query.get('s'),
    click: query.get('click'),
    origin: headers.referer ?? null,
  }
}
