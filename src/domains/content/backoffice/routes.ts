import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { ContentName } from '../kinds/content-kinds.ts'
import { saveContentCall, showContentCall } from './calls.ts'
import { keptContent, saveContent } from './save-content.ts'

/** B-08: what editors put on the site, kind by kind (L-16, H-07, the home page, the menu, redirects). */
export function backofficeRoutes(
  app: FastifyInstance,
  { db, config }: { readonly db: Database; readonly config: Pick<Config, 'url'> },
): void {
  mountCall(app, showContentCall, async ({ params }) => {
    const { version, entries } = await keptContent(db, params.kind as ContentName)
    return { version, entries: entries.map((entry) => ({ ...entry })) }
  })
  mountCall(app, saveContentCall, async ({ params, body, request }) => {
    const caller = await callerOf(request)
    if (caller === null) throw new Error('a staff call has a caller')
    const kind = params.kind as ContentName
    const outcome = await saveContent(db, { ...body, kind, by: caller.userId, requestId: request.id }, config.url)
    if (outcome.kind === 'stale') return refusal('conflict', `requestBody.version: ${kind} were changed in between`)
    if (outcome.kind === 'wrong') return refusal('unprocessable', outcome.problems.join('\n'))
    return { version: outcome.version }
  })
}
