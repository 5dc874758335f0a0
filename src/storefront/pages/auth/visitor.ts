import type { FastifyRequest } from 'fastify'
import type { Visitor } from '#domains/identity/contract.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'

/** Who sends a form of accounts, as far as it is counted and later shown in the list of sessions. */
export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return {
    network: networkOf(ip),
    userAgent: headers['user-agent'] ?? '',
    cookies: headers.cookie,
    origin: headers.origin,
  }
}
