import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { Beside } from '../export/exports.ts'
import { hashCode, isCode, newCode } from '../codes/code.ts'
import { erasureAsked } from '../mails/account-notices.ts'
import { findProfile, lockPerson } from '../profile/profile-storage.ts'
import { revokeSessions } from '../sessions/session-storage.ts'
import { deleteErasure, type Erasure, findErasure, insertErasure } from './erasure-storage.ts'

/** So long nothing is removed, and all can be had back (docs/limits.md). */
export const UNDO_DAYS = 14
const DAY_MS = 86_400_000

/** Accounts that are to be erased, until they are. */
export interface Erasures {
  of(personId: UserId): Promise<Erasure | null>
  /** Signs the person out everywhere and sends the link by which it can be undone. Asked twice, it is one. `beside` is written with it. */
  ask(personId: UserId, beside?: Beside): Promise<'asked' | 'unknown'>
  /** What the code of a mail's link undoes; null: nothing, it was undone or done already. */
  byCode(code: string): Promise<Erasure | null>
  undoByCode(code: string): Promise<boolean>
  undo(personId: UserId, beside?: Beside): Promise<boolean>
}

export interface ErasureDeps {
  readonly db: Database
  readonly clock: Clock
  /** Of the page by which it is undone. */
  undoPath(code: string): string
}

export function createErasures({ db, clock, undoPath }: ErasureDeps): Erasures {
  return {
    of: (personId) => findErasure(db, { personId }),
    ask: (personId, beside) =>
      db.transaction().execute(async (tx) => {
        await lockPerson(tx, personId)
        const profile = await findProfile(tx, personId)
        if (profile === null) return 'unknown'
        const askedAt = clock.now()
        const code = newCode()
        const dueAt = new Date(askedAt.getTime() + UNDO_DAYS * DAY_MS)
        const isNew = await insertErasure(tx, { personId, askedAt, dueAt }, code.hash)
        await revokeSessions(tx, { personId }, askedAt)
        if (isNew) {
          const data = { undoPath: undoPath(code.text), dueAt: dueAt.toISOString() }
          await queueMail(tx, erasureAsked, { to: profile.email, data })
          await beside?.(tx)
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
  /** Past its day it may have begun: what is gone cannot be had back. */
  function isOpen(erasure: Erasure | null): erasure is Erasure {
    return erasure !== null && erasure.dueAt > clock.now()
  }
  async function findByCode(code: string): Promise<Erasure | null> {
    const erasure = isCode(code) ? await findErasure(db, { undoHash: hashCode(code) }) : null
    return isOpen(erasure) ? erasure : null
  }
}
