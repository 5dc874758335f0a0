import { lockSession, tryLockSession } from '#platform/database/advisory-locks.ts'
import type { Session } from '#platform/database/session.ts'

/** One import a shop at a time: the lock lives as long as the session does, so a dead process holds none. False: another has it. */
export function tryLockShop(session: Session, eshopId: number): Promise<boolean> {
  return tryLockSession(session.client, 'importing', eshopId)
}

/** Waits for its turn; false when that takes longer. */
export async function lockShop(session: Session, eshopId: number, waitMs: number): Promise<boolean> {
  await session.client.query(`set lock_timeout = ${Math.round(waitMs)}`)
  try {
    await lockSession(session.client, 'importing', eshopId)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false
    throw error
  } finally {
    await session.client.query('set lock_timeout = 0')
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
