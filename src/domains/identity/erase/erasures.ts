import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { findProfile, lockPerson } from '../profile/profile-storage.ts'
import { revokeSessions } from '../storage.ts'
import { deleteErasure, type Erasure, findErasure, insertErasure } from './erasure-storage.ts'

/** So long nothing is removed, and all can be had back (docs/limits.md). */
export const UNDO_DAYS = 14
const DAY_MS = 86_400_000

/** Accounts that are to be erased, until they are. */
export interface Erasures {
  of(personId: UserId): Promise<Erasure | null>
  /** Signs the person out everywhere and sends the link by which it can be undone. Asked twice, it is one. */
  ask(personId: UserId): Promise<'asked' | 'unknown'>
  /** What the code of a mail's link undoes; null: nothing, it was undone or done already. */
  byCode(code: string): Promise<Erasure | null>
  undoByCode(code: string): Promise<boolean>
  undo(personId: UserId): Promise<boolean>
}

export interface ErasureDeps {
  readonly db: Database
  readonly clock: Clock
}

export function createErasures({ db, clock }: ErasureDeps): Erasures {
  return {
    of: (personId) => findErasure(db, { personId }),
    ask: (personId) =>
      db.transaction().execute(async (tx) => {
        await lockPerson(tx, personId)
        if ((await findProfile(tx, personId)) === null) return 'unknown'
        const askedAt = clock.now()
        const code = randomBytes(32).toString('base64url')
        const dueAt = new Date(askedAt.getTime() + UNDO_DAYS * DAY_MS)
        await insertErasure(tx, { personId, askedAt, dueAt }, hashCode(code))
        await revokeSessions(tx, { personId }, askedAt)
        return 'asked'
      }),
    byCode: (code) => findByCode(code),
    undoByCode: async (code) => {
      const erasure = await findByCode(code)
      return erasure !== null && deleteErasure(db, erasure.personId)
    },
    undo: async (personId) => {
      const erasure = await findErasure(db, { personId })
      return isOpen(erasure) && deleteErasure(db, personId)
    },
  }
  /** Past its day it may have begun: what is gone cannot be had back. */
  function isOpen(erasure: Erasure | null): erasure is Erasure {
    return erasure !== null && erasure.dueAt > clock.now()
  }
  async function findByCode(code: string): Promise<Erasure | null> {
    const erasure = CODE.test(code) ? await findErasure(db, { undoHash: hashCode(code) }) : null
    return isOpen(erasure) ? erasure : null
  }
}

const CODE = /^[\w-]{43}$/

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
