import type { FastifyInstance } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { Exports } from './exports.ts'

/** The file of a copy, to the person whose it is; to others it does not exist. */
export function exportRoutes(app: FastifyInstance, exports: Pick<Exports, 'zip'>): void {
  app.get<{ Params: { id: string } }>(
    '/user/dados/copia/:id',
    { config: pageFacts({ access: 'user' }) },
    async (request, reply) => {
      const caller = await callerOf(request)
      const zip = caller === null ? null : await exports.zip(caller.userId, request.params.id)
      if (zip === null) throw new RefusedError(refusal('not_found', 'there is no such copy'))
      return reply
        .headers({
          'cache-control': 'private, no-store',
          vary: 'cookie',
          'x-robots-tag': 'noindex, nofollow',
          'content-disposition': 'attachment; filename="poiso-os-seus-dados.zip"',
        })
        .type('application/zip')
        .send(zip)
    },
  )
}
