import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { createRateLimiter, networkOf } from '#platform/http/rate-limit.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { ReportReceivedPage } from '../pages/product/ReportReceivedPage.tsx'
import { paths } from '../paths.ts'
import { readId } from './product-routes.tsx'
import { sendPrivatePage } from './send-private-page.tsx'

/** Reports of one network: ten at once, then one a minute. */
const REPORTS = { perSecond: 1 / 60, burst: 10 }
const RETRY_SECONDS = 60
const FORM_BYTES = 1024

type ReportRequest = FastifyRequest<{ Params: { name: string } }>

/** 'Não é o mesmo produto?' (product.md 7): a shopper says that an offer does not belong to a product; a person looks at it. */
export const reportRoutes = (app: FastifyInstance, dependencies: StorefrontDependencies): void => {
  const limiter = createRateLimiter(REPORTS, dependencies.clock)
  app.get('/produto/:name/nao-e-o-mesmo', { config: pageFacts() }, async (request: ReportRequest, reply) => sendPrivatePage(reply, <ReportReceivedPage productUrl={`/produto/${readId(request.params.name)}`} />, dependencies))
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => done(null, body))
    scope.post('/produto/:name/nao-e-o-mesmo', { config: pageFacts() }, async (request: ReportRequest, reply) => {
      if (!limiter.allows(networkOf(request.ip))) throw new RefusedError(refusal('too_many_requests', 'too many reports from this network', RETRY_SECONDS))
      return takeReport(request, reply, dependencies)
    })
  })
}

const takeReport = async (request: ReportRequest, reply: FastifyReply, { products }: StorefrontDependencies): Promise<FastifyReply> => {
  const productId = readId(request.params.name)
  const variantId = readId(new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('oferta') ?? '')
  const kept = await products.report(productId, variantId, { address: request.ip, userAgent: request.headers['user-agent'] ?? '' })
  if (kept === 'unknown') throw new RefusedError(refusal('not_found', `offer ${variantId} does not stand on product ${productId}`))
  if (kept === 'full') throw new RefusedError(refusal('overloaded', 'too many reports wait to be looked at', RETRY_SECONDS))
  return reply.header('cache-control', 'no-store').redirect(paths.notTheSame(productId), 303)
}
