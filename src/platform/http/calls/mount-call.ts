import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { isRefusal, refusal } from '../../errors/refusal.ts'
import type { Call, CallHandler, CallInput } from './call.ts'
import { inputReader } from './read-input.ts'
import { sendRefusal } from '../answers/send-refusal.ts'
import type { RouteFacts } from '../request/route-facts.ts'
import { checksAnswers } from './answer-check.ts'

/**
 * Gives a call its route on this server: checks the input, calls the handler, sends its answer or refusal.
 * Example: `mountCall(app, deliveriesCall, async ({ params }) => findDeliveries(params.variantId))`.
 */
export function mountCall<C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<NoInfer<C>>): void {
  const read = inputReader(call)
  const facts: RouteFacts = { service: call.service, access: call.access, priority: call.priority, call }
  const route: RouteOptions = {
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: facts,
    handler: async (request, reply) => {
      if (!isDecodable(request.raw.url ?? ''))
        return sendRefusal(
          request,
          reply,
          refusal('parameter_invalid', `the query is not UTF-8 in percent-encoding (${call.operationId})`),
        )
      const input = read({ params: request.params, query: request.query, body: request.body })
      if (isRefusal(input)) return sendRefusal(request, reply, input)
      const outcome = await handler({ ...input, request } as CallInput<C>)
      return isRefusal(outcome) ? sendRefusal(request, reply, outcome) : sendAnswer(call, request, reply, outcome)
    },
  }
  if (call.beacon === true) void app.register(beaconScope(route))
  else app.route(route)
}

/** A scope of its own, because what a body may be called is a matter of scopes; the origin of a write is looked at whatever its body is called. */
function beaconScope(route: RouteOptions): FastifyPluginCallback {
  return (scope, _options, done) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.route(route)
    done()
  }
}

/** The query parser passes on what it cannot decode; a value would then mean something else than was sent. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1))
    return true
  } catch {
    return false
  }
}

function sendAnswer(call: Call, request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const { cacheControl = 'no-store' } = call
  reply.header('cache-control', cacheControl)
  if (cacheControl.startsWith('private')) varyByCookie(reply)
  if (call.answer === null) return reply.code(204).send()
  if (checksAnswers(request.server)) assertAnswer(call, answer)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

/** What is one person's own is nobody else's, whatever a cache makes of `private`. */
function varyByCookie(reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'Cookie'].flatMap((name) => name ?? []).join(', '))
}

/** Outside production an answer that its contract does not describe is a bug that must be seen (schema drift). */
function assertAnswer(call: Call, answer: unknown): void {
  const parsed = call.answer?.safeParse(answer)
  if (parsed?.success === false)
    throw new Error(`answer of ${call.operationId} is not what its contract says: ${parsed.error.message}`)
}
