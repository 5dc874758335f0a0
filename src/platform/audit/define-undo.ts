import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { StaffAccess } from '#platform/http/request/route-classes.ts'
import type { UserId } from '#platform/ids.ts'

/** A change of the log, as the one that takes it back gets it. */
export interface UndoableChange {
  readonly id: number
  readonly thingId: string
  readonly action: string
  readonly before: JsonValue | null
  readonly after: JsonValue | null
  /** Who takes it back. */
  readonly by: UserId
}

export interface Undo {
  /** As `recordChange` was told: 'variant.override'. */
  readonly kind: string
  /** Who may; absent: an admin alone. */
  readonly access?: StaffAccess
  /**
   * Puts `before` back where `after` is what stands there, under a lock; 'changed': something else stands there now. The
   * log has been asked already whether a later change is known, and tells this one itself.
   */
  undo(tx: DatabaseTransaction, change: UndoableChange): Promise<'undone' | 'changed'>
}

/**
 * Says how changes of a kind are taken back; a domain lists it in `undos` of its web side. Taking back is a change as any
 * other, with before and after in each other's places: it can be taken back as well.
 */
export function defineUndo(undo: Undo): Undo {
  return Object.freeze(undo)
}
