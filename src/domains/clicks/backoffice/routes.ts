import type { FastifyInstance } from 'fastify'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { readDeadLetters, replayDeadLetters } from '../spool/dead-letters.ts'
import { listRefusedClicksCall, settleRefusedClicksCall } from './calls.ts'

const MOST_SHOWN = 20
const MOST_SHOWN_CHARACTERS = 1_000

/** Clicks that were set aside (B-08), which stand in files that all processes share; the log is told after they were stored. */
export function refusedClickRoutes(
  app: FastifyInstance,
  { db, folder }: { readonly db: Database; readonly folder: string },
): void {
  mountCall(app, listRefusedClicksCall, async () => {
    const letters = (await readDeadLetters(folder)).flatMap((file) => file.letters)
    const cut = (text: string) => text.slice(0, MOST_SHOWN_CHARACTERS)
    return {
      count: letters.length,
      clicks: letters.slice(0, MOST_SHOWN).map(({ why, line }) => ({ why: cut(why), line: cut(line) })),
    }
  })
  mountCall(app, settleRefusedClicksCall, async ({ body: { discard }, request }) => {
    const by = (await callerOf(request))?.userId ?? null
    const { stored, refused } = await replayDeadLetters(db, folder, { discard })
    const after = { stored, refused: refused.length }
    if (stored + refused.length > 0)
      await db.transaction().execute((tx) =>
        recordChange(tx, {
          by,
          of: { kind: 'clicks.refused', id: 'all' },
          action: discard ? 'dropped' : 'retried',
          before: { waiting: stored + refused.length },
          after,
          requestId: request.id,
        }),
      )
    return after
  })
}
