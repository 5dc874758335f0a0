import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { sendRefusal } from '#platform/http/answers/send-refusal.ts'
import { isMailAddress } from './mail-address.ts'
import { suppressAddress } from './suppressed.ts'

/** What a provider of mail tells us, in one shape; docs/operating.md says how a provider's own is turned into it. */
const reportsBody = z.object({
  reports: z
    .array(
      z.object({
        // Whatever we may have written to: a report that is not taken costs its neighbours their own.
        address: z.string().refine(isMailAddress, 'is no address of mail'),
        kind: z.enum(['bounce', 'complaint']),
        detail: z.string().default(''),
      }),
    )
    .max(500),
})

/** `POST /webhooks/mail`: bounces and complaints mark their addresses. Without a secret of ours there is no such address. */
export function mailWebhook(
  app: FastifyInstance,
  { db, clock, secret }: { db: Database; clock: Clock; secret: string | null },
): void {
  if (secret === null) return
  app.post(
    '/webhooks/mail',
    { config: { service: 'site', access: 'anyone', priority: 'background', crossSite: 'allowed' } },
    async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`))
        return sendRefusal(request, reply, refusal('unauthenticated', 'the secret of mail reports is wrong'))
      const body = reportsBody.safeParse(request.body)
      if (!body.success)
        return sendRefusal(request, reply, refusal('parameter_invalid', `no mail reports: ${body.error.message}`))
      const since = clock.now()
      for (const { address, kind, detail } of body.data.reports)
        await suppressAddress(db, { address, reason: kind, detail, since })
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}

/** In the same time, whatever differs. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
