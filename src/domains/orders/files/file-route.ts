import type { FastifyInstance } from 'fastify'
import { isRefusal, type Refusal, refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { sendRefusal } from '#platform/http/answers/send-refusal.ts'
import type { OrderRouteDeps } from '../order-route-deps.ts'
import type { OrderFileKind } from './order-file.ts'
import { ORDER_PROBLEM_WORDS } from '../reading/problem-words.ts'
import { FILE_LIMITS, type FileOutcome, takeFile } from './take-file.ts'

/** What each kind of file may be called. */
const KINDS: Readonly<Record<string, OrderFileKind>> = {
  'text/csv': 'csv',
  'application/x-ndjson': 'jsonl',
  'application/jsonl': 'jsonl',
}

/**
 * `POST /api/v2/orders/file` (B-05): orders as a file that the shop's key signed, in the header `X-Poiso-Signature`. The token says whose it
 * is, the signature that nobody changed it on its way: who has only one of the two can tell nothing.
 */
export function orderFileRoute(app: FastifyInstance, { db, clock, key, tally }: OrderRouteDeps): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(Object.keys(KINDS), { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post(
      '/api/v2/orders/file',
      { config: { service: 'api', access: 'shop:orders', priority: 'api' }, bodyLimit: FILE_LIMITS.callBytes },
      (request, reply) =>
        ofShop(request, async (eshopId) => {
          const kind = KINDS[(request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '']
          const bytes = request.body
          if (kind === undefined || !Buffer.isBuffer(bytes))
            return sendRefusal(request, reply, refusal('body_malformed', 'there is no file in the body (orders/file)'))
          const signature = String(request.headers['x-poiso-signature'] ?? '')
          const deps = { db, key, count: tally.count }
          const answer = present(await takeFile(deps, eshopId, { kind, bytes, signature }, clock.now()))
          if (isRefusal(answer)) return sendRefusal(request, reply, answer)
          return reply.header('cache-control', 'no-store').send(answer)
        }),
    )
    done()
  })
}

function present(outcome: FileOutcome): Refusal | object {
  if (outcome.kind === 'unsigned')
    return refusal('forbidden', "X-Poiso-Signature is not the shop's signature of this file (orders/file)")
  if (outcome.kind === 'unreadable')
    return refusal('unprocessable', `the file cannot be read: ${outcome.problem}, line ${outcome.line} (orders/file)`)
  const { counts, problems, ...taken } = outcome.taken
  return {
    ...taken,
    ...counts,
    problems: problems.map((problem) => ({ ...problem, message: ORDER_PROBLEM_WORDS[problem.code] })),
  }
}
