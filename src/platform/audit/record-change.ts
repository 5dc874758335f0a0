import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'

/** What was changed: its kind as `domain.thing`, and which of them. */
export interface ChangedThing {
  readonly kind: string
  readonly id: string
}

export interface Change {
  /** Who; null: a program. */
  readonly by: UserId | null
  readonly of: ChangedThing
  /** 'set', 'removed', 'approved': a word for people who read the log. */
  readonly action: string
  /** null: it was not there. No personal data beyond ids. */
  readonly before: JsonValue | null
  readonly after: JsonValue | null
  readonly reason?: string
  /** `request.id`, by which the server's log is found. */
  readonly requestId?: string
  /** The change that this one takes back. */
  readonly undoes?: number
}

/**
 * Writes one row of the audit log in the transaction of the change: it stands exactly when the change does (ADR 0103).
 * Every change of the admin's side is told here; rows are never changed, and kept for three years.
 */
export async function recordChange(tx: DatabaseTransaction, change: Change): Promise<void> {
  const { by, of, action, before, after, reason = null, requestId = null, undoes = null } = change
  await sql`insert into audit.change (by_person, kind, thing_id, action, before, after, reason, request_id, undoes)
    values (${by}, ${of.kind}, ${of.id}, ${action}, ${json(before)}, ${json(after)}, ${reason}, ${requestId}, ${undoes})`.execute(
    tx,
  )
}

/** A JSON null and nothing are one in the log. */
function json(value: JsonValue | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
