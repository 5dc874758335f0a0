import type { Undo } from '#platform/audit/define-undo.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { violates } from '#platform/database/violates.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { type Caller, refuseAccess } from '#platform/http/access/caller.ts'
import { findChange, type KeptChange } from './find-changes.ts'

export interface UndoDeps {
  readonly db: Database
  /** How changes of a kind are taken back; null: they cannot be. */
  undoOf(kind: string): Undo | null
}

/** Whether somebody may take a change back: a change of their own, or any for an admin, of a kind that their role may change. */
export function mayUndo(undo: Undo | null, change: Pick<KeptChange, 'byPerson'>, caller: Caller): boolean {
  return (
    undo !== null &&
    (caller.isAdmin || change.byPerson === caller.userId) &&
    refuseAccess(undo.access ?? 'admin', caller) === null
  )
}

/** Takes a change back and tells the log; of two who try at once one is refused. */
export async function undoChange(
  { db, undoOf }: UndoDeps,
  changeId: number,
  { caller, reason, requestId }: { readonly caller: Caller; readonly reason: string; readonly requestId: string },
): Promise<{ readonly isUndone: true } | Refusal<'not_found' | 'conflict' | 'forbidden' | 'unprocessable'>> {
  const change = await findChange(db, changeId)
  if (change === null || (!caller.isAdmin && change.byPerson !== caller.userId))
    return refusal('not_found', `there is no change ${changeId}`)
  const undo = undoOf(change.kind)
  if (undo === null) return refusal('unprocessable', `changes of ${change.kind} cannot be taken back (undoChange)`)
  if (!mayUndo(undo, change, caller)) return refusal('forbidden', `this needs the role ${undo.access ?? 'admin'}`)
  if (!change.isLast || change.undoneBy !== null) return changedSince(change)
  const by = caller.userId
  try {
    return await db.transaction().execute(async (tx) => {
      const { id, thingId, action, before, after } = change
      if ((await undo.undo(tx, { id, thingId, action, before, after, by })) === 'changed') return changedSince(change)
      const of = { kind: change.kind, id: thingId }
      await recordChange(tx, { by, of, action: 'undone', before: after, after: before, reason, requestId, undoes: id })
      return { isUndone: true } as const
    })
  } catch (error) {
    if (violates(error, 'change_undoes_key')) return changedSince(change)
    throw error
  }
}

function changedSince({ kind, thingId }: KeptChange) {
  return refusal('conflict', `${kind} ${thingId} was changed since (undoChange)`)
}
