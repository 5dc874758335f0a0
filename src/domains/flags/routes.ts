import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { isRefusal, refusal, RefusedError, type Refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { eventStreams, type StreamLimits } from '#platform/http/answers/event-stream.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { evaluateFeaturesCall, featuresCall } from './calls.ts'
import { evaluateAll } from './evaluate/remote-evaluation.ts'
import type { EnvironmentFlags, FlagsFollower } from './flags-follower.ts'

/** A browser whose stream finds no place asks once a minute, when its copy is stale. */
export const FLAG_STREAMS: StreamLimits = {
  most: 3_000,
  mostOfKey: { network: 1_500 },
  beatMs: 25_000,
  lifeMs: 60 * 60_000,
}

type Flags = Pick<FlagsFollower, 'byClientKey' | 'onChange' | 'revision'>

/** the three addresses of the public package. */
export function flagRoutes(app: FastifyInstance, flags: Flags): void {
  const found = (clientKey: string): EnvironmentFlags | Refusal<'not_found'> =>
    flags.byClientKey(clientKey) ?? refusal('not_found', 'there is no environment with this client key')
  app.register(async (scope) => {
    scope.addHook('onSend', async (request, reply, payload) => withFlagHeaders(request, reply, payload))
    mountCall(scope, featuresCall, ({ params }) => {
      const environment = found(params.clientKey)
      return isRefusal(environment) ? environment : (environment.open as never)
    })
    mountCall(scope, evaluateFeaturesCall, async ({ params, body, request }) => {
      const environment = found(params.clientKey)
      if (isRefusal(environment)) return environment
      const asker = await askerOf(request, body, environment)
      return evaluateAll(environment.whole, environment.evaluator, asker) as never
    })
  })
  streamRoute(app, flags)
}

type Asked = {
  readonly attributes: Record<string, unknown>
  readonly forcedVariations: Record<string, number>
  readonly forcedFeatures: readonly (readonly [string, unknown])[]
  readonly url: string
}

/** Visitors force nothing, not even by the query of their address: what is forced counts of an admin in admin mode alone. */
async function askerOf(request: FastifyRequest, asked: Asked, { definitions }: EnvironmentFlags) {
  const { attributes, url } = asked
  const mayForce = (await callerOf(request))?.adminMode === true
  return mayForce
    ? { attributes, url, forcedVariations: asked.forcedVariations, forcedFeatures: new Map(asked.forcedFeatures) }
    : { attributes, url: withoutOverrides(url, [...definitions.experiments.keys()]) }
}

/** The package takes `?{experiment}=1` for a wish to see that variation. */
function withoutOverrides(url: string, experiments: readonly string[]): string {
  if (!url.includes('?')) return url
  const parsed = URL.parse(url, 'http://site.invalid')
  if (parsed === null) return ''
  for (const key of experiments) parsed.searchParams.delete(key)
  return parsed.href.replace('http://site.invalid', '')
}

/** What the package reads of an answer, also across origins; and an ETag, because it asks anew whenever it is told of a change. */
function withFlagHeaders(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  reply.header('x-sse-support', 'enabled')
  const exposed = [reply.getHeader('access-control-expose-headers') ?? [], 'x-sse-support'].flat().join(', ')
  reply.header('access-control-expose-headers', exposed)
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': 'public, no-cache' })
  if (request.headers['if-none-match'] !== etag) return payload
  reply.code(304).removeHeader('content-type')
  return null
}

type StreamRequest = FastifyRequest<{ Params: { clientKey: string } }>

/** Tells of every change that there is one: who evaluates here and who evaluates themselves ask anew for what is theirs. */
function streamRoute(app: FastifyInstance, flags: Flags): void {
  const streams = eventStreams(app, FLAG_STREAMS)
  app.get(
    '/sub/:clientKey',
    {
      config: { service: 'features', access: 'anyone', priority: 'api', isStream: true },
      exposeHeadRoute: false,
    },
    async (request: StreamRequest, reply) => {
      if (flags.byClientKey(request.params.clientKey) === null)
        throw new RefusedError(refusal('not_found', 'there is no environment with this client key'))
      const stream = streams.open(reply.header('cache-control', 'no-store'), { network: networkOf(request.ip) })
      if (isRefusal(stream)) throw new RefusedError(stream)
      stream.whenEnded(flags.onChange(() => stream.tell('features-updated')))
      return reply
    },
  )
}
