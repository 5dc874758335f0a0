import type { FastifyInstance, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { FetchApi } from '#platform/api-client/runtime.ts'

/** Of who asks: by these the calls know them, and where they come from. */
const OWN_HEADERS = [
  'cookie',
  'host',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'user-agent',
] as const
/** As a browser does: a screen of a dozen calls alone would fill the line of its class (http/overload/shed.ts), and be refused. */
const CALLS_AT_ONCE = 4
const WITHOUT_BODY = new Set([204, 304])

/**
 * Fetches calls of this process for who sent `request`, as their browser would: the same routes, checks of rights, origin and input.
 * Nothing leaves the process.
 */
export function innerFetch(app: FastifyInstance, request: FastifyRequest): FetchApi {
  const own = Object.fromEntries(
    OWN_HEADERS.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
  const inTurn = pLimit(CALLS_AT_ONCE)
  return (url, { method = 'GET', headers, body }) =>
    inTurn(async () => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...Object.fromEntries(new Headers(headers)), ...own },
        remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
        ...(typeof body === 'string' && { payload: body }),
      })
      const { statusCode: status } = answer
      return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(answer.rawPayload), {
        status,
        headers: headersOf(answer.headers),
      })
    })
}

function headersOf(given: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) headers.set(name, String(value))
  return headers
}
