import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type JoinComplaints, type JoinRequest, readJoinRequest } from '#domains/feeds/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { createRateLimiter, networkOf } from '#platform/http/rate-limit.ts'
import { formOf, takeForms } from '#platform/http/form-body.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import { AddShopFaqPage } from '../pages/add-shop/AddShopFaqPage.tsx'
import { AddShopPage, emptyJoin, type JoinFields, joinFieldNames } from '../pages/add-shop/AddShopPage.tsx'
import { JoinReceivedPage } from '../pages/add-shop/JoinReceivedPage.tsx'
import { paths } from '../paths.ts'
import { type PrivatePageDependencies, sendPrivatePage, sendSharedPage } from './send-private-page.tsx'

export interface AddShopDependencies extends PrivatePageDependencies {
  readonly clock: Clock
  readonly joining: {
    /** False when too many requests wait already. */
    keep(request: JoinRequest): Promise<boolean>
  }
}

/** Requests of one network: five at once, then one every ten minutes. */
const REQUESTS = { perSecond: 1 / 600, burst: 5 }
const RETRY_SECONDS = 600
const FORM_BYTES = 16 * 1024

/** how a shop joins, its form and the questions that shops ask. */
export function addShopRoutes(app: FastifyInstance, dependencies: AddShopDependencies): void {
  const limiter = createRateLimiter(REQUESTS, dependencies.clock)
  app.get('/adicionar-loja', { config: pageFacts() }, async (request, reply) => {
    const feedUrl = new URLSearchParams((request.raw.url ?? '').split('?', 2)[1] ?? '').get('feed') ?? ''
    return feedUrl === ''
      ? sendSharedPage(reply, <AddShopPage />, dependencies)
      : sendPrivatePage(reply, <AddShopPage typed={{ ...emptyJoin, feedUrl: feedUrl.slice(0, 2_000) }} />, dependencies)
  })
  app.get('/adicionar-loja/perguntas-frequentes', { config: pageFacts() }, async (_request, reply) =>
    sendSharedPage(reply, <AddShopFaqPage />, dependencies),
  )
  app.get('/adicionar-loja/recebido', { config: pageFacts() }, async (_request, reply) =>
    sendPrivatePage(reply, <JoinReceivedPage />, dependencies),
  )
  void app.register(async (scope) => {
    await takeForms(scope, FORM_BYTES)
    scope.post('/adicionar-loja', { config: pageFacts() }, async (request, reply) => {
      if (!limiter.allows(networkOf(request.ip)))
        throw new RefusedError(
          refusal('too_many_requests', 'too many requests to join from this network', RETRY_SECONDS),
        )
      return takeRequest(request, reply, dependencies)
    })
  })
}

async function takeRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: AddShopDependencies,
): Promise<FastifyReply> {
  const form = formOf(request)
  const typed = Object.fromEntries(joinFieldNames.map(({ field, name }) => [field, form.get(name) ?? ''])) as JoinFields
  const { request: asked, complaints } = readJoinRequest(typed)
  if (Object.keys(complaints).length > 0) return again(reply, typed, complaints, dependencies)
  if (!(await dependencies.joining.keep(asked)))
    return sendPrivatePage(reply, <AddShopPage typed={typed} isBusy />, dependencies, 503)
  return reply.header('cache-control', 'no-store').redirect(paths.addShopReceived(), 303)
}

function again(
  reply: FastifyReply,
  typed: JoinFields,
  complaints: JoinComplaints,
  dependencies: AddShopDependencies,
): FastifyReply {
  return sendPrivatePage(reply, <AddShopPage typed={typed} complaints={complaints} />, dependencies, 422)
}
