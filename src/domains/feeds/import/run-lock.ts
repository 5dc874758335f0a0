import type { Session } from '#platform/database/session.ts'

/** Any fixed number: first key of the locks, the second is the shop. */
const IMPORT_LOCK = 7_406_218

/** One import a shop at a time: the lock lives as long as the session does, so a dead process holds none. False: another has it. */
export const tryLockShop = async (session: Session, eshopId: number): Promise<boolean> => {
  const { rows } = await session.client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [IMPORT_LOCK, eshopId])
  return rows[0]?.locked === true
}

/** Waits for its turn; false when that takes longer. */
export const lockShop = async (session: Session, eshopId: number, waitMs: number): Promise<boolean> => {
  await session.client.query(`set lock_timeout = ${Math.round(waitMs)}`)
  try {
    await session.client.query('select pg_advisory_lock($1, $2)', [IMPORT_LOCK, eshopId])
    return true
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false
    throw error
  } finally {
    await session.client.query('set lock_timeout = 0')
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
