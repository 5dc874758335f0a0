import type { Clock } from '#platform/clock.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { Beside } from '../export/exports.ts'
import { hashCode, isCode, newCode } from '../codes/code.ts'
import { erasureAsked } from '../mails/account-notices.ts'
import { findProfile } from '../profile/profile-storage.ts'
import { rolesOnSite } from '../roles/change-roles.ts'
import { hasOtherAdmin, lockRoles } from '../roles/role-storage.ts'
import { isOnSite, type StoredRoles } from '../roles/stored-roles.ts'
import { revokeSessions } from '../sessions/session-storage.ts'
import { deleteErasure, type Erasure, findErasure, insertErasure } from './erasure-storage.ts'

/** So long nothing is removed, and all can be had back (docs/limits.md). */
export const UNDO_DAYS = 14
const DAY_MS = 86_400_000

/** `staff`: whose roles of the back office have to be taken first; `last-admin`: who has to make another one admin first. */
export type ErasureOutcome = 'asked' | 'unknown' | 'staff' | 'last-admin'

/** Accounts that are to be erased, until they are. */
export interface Erasures {
  of(personId: UserId): Promise<Erasure | null>
  /**
   * Signs the person out everywhere and sends the link by which it can be undone. Asked twice, it is one. `forThem`: an admin asks in their place,
   * and this is written with it.
   */
  ask(personId: UserId, forThem?: Beside): Promise<ErasureOutcome>
  /** What the code of a mail's link undoes; null: nothing, it was undone or done already. */
  byCode(code: string): Promise<Erasure | null>
  undoByCode(code: string): Promise<boolean>
  undo(personId: UserId, beside?: Beside): Promise<boolean>
}

export interface ErasureDeps {
  readonly db: Database
  readonly clock: Clock
  /** By which roles are kept. */
  readonly site: string
  /** Of the page by which it is undone. */
  undoPath(code: string): string
}

export function createErasures({ db, clock, site, undoPath }: ErasureDeps): Erasures {
  return {
    of: (personId) => findErasure(db, { personId }),
    ask: (personId, forThem) =>
      db.transaction().execute(async (tx) => {
        // Nobody gives them a role or takes one until the transaction ends.
        const roles = (await lockRoles(tx, [personId])).get(personId) ?? {}
        const profile = await findProfile(tx, personId)
        if (profile === null) return 'unknown'
        if (forThem !== undefined && rolesOnSite(roles, site).length > 0) return 'staff'
        if (await isLastAdmin(tx, personId, roles)) return 'last-admin'
        const askedAt = clock.now()
        const code = newCode()
        const dueAt = new Date(askedAt.getTime() + UNDO_DAYS * DAY_MS)
        const isNew = await insertErasure(tx, { personId, askedAt, dueAt }, code.hash)
        await revokeSessions(tx, { personId }, askedAt)
        if (isNew) {
          const data = { undoPath: undoPath(code.text), dueAt: dueAt.toISOString() }
          await queueMail(tx, erasureAsked, { to: profile.email, data })
          await forThem?.(tx)
        }
        return 'asked'
      }),
    byCode: (code) => findByCode(code),
    undoByCode: async (code) => {
      const erasure = await findByCode(code)
      return erasure !== null && deleteErasure(db, erasure.personId)
    },
    undo: (personId, beside) =>
      db.transaction().execute(async (tx) => {
        const isUndone = isOpen(await findErasure(tx, { personId })) && (await deleteErasure(tx, personId))
        if (isUndone) await beside?.(tx)
        return isUndone
      }),
  }
  async function isLastAdmin(tx: DatabaseTransaction, personId: UserId, { admin = false }: StoredRoles) {
    if (!isOnSite(admin, site)) return false
    await lockUntilCommit(tx, 'leavingAdmin')
    return !(await hasOtherAdmin(tx, personId, site))
  }
  /** Past its day it may have begun: what is gone cannot be had back. */
  function isOpen(erasure: Erasure | null): erasure is Erasure {
    return erasure !== null && erasure.dueAt > clock.now()
  }
  async function findByCode(code: string): Promise<Erasure | null> {
    const erasure = isCode(code) ? await findErasure(db, { undoHash: hashCode(code) }) : null
    return isOpen(erasure) ? erasure : null
  }
}
