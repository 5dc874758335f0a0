import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { createRateLimiter, networkOf } from '#platform/http/rate-limit.ts'
import { formOf, takeForms } from '#platform/http/form-body.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import type { Reporter } from '../pages/product/load.ts'
import { type ReportKind, ReportReceivedPage } from '../pages/product/ReportReceivedPage.tsx'
import { paths } from '../paths.ts'
import { readId } from './product-routes.tsx'
import { sendPrivatePage } from './send-private-page.tsx'

/** Reports of one network, of both kinds together: ten at once, then one a minute. */
const REPORTS = { perSecond: 1 / 60, burst: 10 }
const RETRY_SECONDS = 60
const FORM_BYTES = 1024

type ReportRequest = FastifyRequest<{ Params: { name: string } }>
type Take = (
  productId: number,
  form: URLSearchParams,
  who: Reporter,
  dependencies: StorefrontDependencies,
) => Promise<'kept' | 'unknown' | 'full'>

/** What shoppers say of which offers are one product (product.md 7); a person looks at it. */
export function reportRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  const limiter = createRateLimiter(REPORTS, dependencies.clock)
  const received = (kind: ReportKind) => async (request: ReportRequest, reply: FastifyReply) =>
    sendPrivatePage(
      reply,
      <ReportReceivedPage productUrl={`/produto/${readId(request.params.name)}`} kind={kind} />,
      dependencies,
    )
  app.get('/produto/:name/nao-e-o-mesmo', { config: pageFacts() }, received('offer'))
  app.get('/produto/:name/parece-o-mesmo', { config: pageFacts() }, received('twin'))
  void app.register(async (scope) => {
    await takeForms(scope, FORM_BYTES)
    const takes =
      (take: Take, thanks: (productId: number) => string) => async (request: ReportRequest, reply: FastifyReply) => {
        if (!limiter.allows(networkOf(request.ip)))
          throw new RefusedError(refusal('too_many_requests', 'too many reports from this network', RETRY_SECONDS))
        const productId = readId(request.params.name)
        const form = formOf(request)
        const kept = await take(
          productId,
          form,
          { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
          dependencies,
        )
        if (kept === 'unknown')
          throw new RefusedError(refusal('not_found', `what was said has nothing to do with product ${productId}`))
        if (kept === 'full')
          throw new RefusedError(refusal('overloaded', 'too many reports wait to be looked at', RETRY_SECONDS))
        return reply.header('cache-control', 'no-store').redirect(thanks(productId), 303)
      }
    scope.post('/produto/:name/nao-e-o-mesmo', { config: pageFacts() }, takes(takeReport, paths.notTheSame))
    scope.post('/produto/:name/parece-o-mesmo', { config: pageFacts() }, takes(takeAnswer, paths.looksTheSame))
  })
}

/** 'Não é o mesmo produto?': an offer does not belong to a product. */
const takeReport: Take = (productId, form, who, { products }) =>
  products.report(productId, readId(form.get('oferta') ?? ''), who)

/** 'É o mesmo artigo', 'Não é o mesmo': of a product that looks the same; an answer that is neither is none. */
const takeAnswer: Take = async (productId, form, who, { products }) => {
  const answer = form.get('resposta') ?? ''
  return answer !== 'sim' && answer !== 'nao'
    ? 'unknown'
    : products.answerTwin(productId, readId(form.get('produto') ?? ''), answer === 'sim', who)
}
