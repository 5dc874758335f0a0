import type { IncomingMessage, Server } from 'node:http'
import type { SearchUses } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { clientAddress } from '#platform/http/access/client-address.ts'

const SEARCH = '/search?'

/** Counts the searches that people ask for. Before the framework, which does not see the pages that are ready (ADR 0020). */
export function countSearches(
  server: Server,
  { uses, trustedProxies, clock }: { uses: Pick<SearchUses, 'count'>; trustedProxies: readonly string[]; clock: Clock },
): void {
  const addressOf = clientAddress(trustedProxies)
  server.on('request', (request: IncomingMessage) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || !url.startsWith(SEARCH) || headers['sec-purpose'] !== undefined) return
    const asked = new URLSearchParams(url.slice(SEARCH.length)).get('q')
    if (asked === null) return
    uses.count(asked, { address: addressOf(request), userAgent: headers['user-agent'] ?? '' }, clock.now())
  })
}
