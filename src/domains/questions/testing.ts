import { type Decision, ITEM_DECIDED } from '#domains/moderation/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { sql } from 'kysely'

/** Questions for tests; never part of the product. */

/** What was handed to moderation last, by kind. */
export async function lastSubmitted(
  db: Database,
  kind: 'question' | 'answer',
): Promise<
  { readonly itemId: string; readonly version: number; readonly texts: readonly string[] } & Record<string, unknown>
> {
  const { rows } = await sql<{ payload: never }>`select payload from outbox.domain_event
    where kind = 'moderation.submitted' and payload->>'kind' = ${kind} order by id desc limit 1`.execute(db)
  return (rows[0] as { payload: never }).payload
}

/** As moderation tells it; `versionsBefore`: of what had been submitted so many changes before. */
export async function decideLast(
  db: Database,
  kind: 'question' | 'answer',
  decision: Decision = 'publish',
  versionsBefore = 0,
): Promise<string> {
  const { itemId, version: last } = await lastSubmitted(db, kind)
  const version = last - versionsBefore
  const statement = decision === 'publish' ? null : 'Tem um contacto.'
  const casePath = decision === 'publish' ? null : '/moderacao/caso'
  const payload = { kind, itemId, version, decision, reasons: [], statement, casePath }
  await db.transaction().execute((tx) => publishEvents(tx, [{ kind: ITEM_DECIDED, payload }]))
  return itemId
}
