import type pg from 'pg'
import { type AdvisoryLock, tryLockSession } from './advisory-locks.ts'
import { openSession, type Session } from './session.ts'

/** One of several processes does something that two must not do at once. */
export interface Leadership {
  /** Takes the lead if nobody has it; true as long as this process has it. PostgreSQL gives it on when the process or its connection ends. */
  leads(): Promise<boolean>
  end(): Promise<void>
}

/** Competes for a lead on a connection of its own. Who has lost the connection leads no more from its next question on, so writes need an order that the other end keeps. */
export function leadBy(pool: pg.Pool, lock: AdvisoryLock): Leadership {
  let session: Session | null = null
  let isOurs = false
  const drop = async (): Promise<void> => {
    const left = session
    session = null
    isOurs = false
    await left?.end()
  }
  return {
    async leads() {
      try {
        session ??= await openSession(pool)
        if (isOurs) await session.client.query('select 1')
        else isOurs = await tryLockSession(session.client, lock)
        return isOurs
      } catch (error) {
        await drop()
        throw error
      }
    },
    end: drop,
  }
}
