import { describe, expect, test } from 'vitest'
import {
  type AdvisoryLock,
  advisoryLockNames,
  lockUntilCommit,
  tryLockSession,
  unlockSession,
} from './advisory-locks.ts'
import { openSession } from './session.ts'
import { testDatabase } from './testing.ts'

const { db, pool } = await testDatabase()

describe('advisory locks', () => {
  test('no lock waits for one of another name: all are held at once, each by a connection of its own', async () => {
    const sessions = await Promise.all(advisoryLockNames.map(() => openSession(pool)))
    try {
      const got: [AdvisoryLock, boolean][] = []
      for (const [index, name] of advisoryLockNames.entries())
        got.push([name, await tryLockSession(sessions[index]!.client, name)])
      expect(got).toEqual(advisoryLockNames.map((name) => [name, true]))
    } finally {
      for (const session of sessions) await session.end()
    }
  })

  test('a lock is one for all connections until its transaction ends or its connection lets go', async () => {
    const session = await openSession(pool)
    await db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'publishing')
      expect(await tryLockSession(session.client, 'publishing')).toBe(false)
    })
    expect(await tryLockSession(session.client, 'publishing')).toBe(true)
    await unlockSession(session.client)
    await db.transaction().execute((tx) => lockUntilCommit(tx, 'publishing'))
    await session.end()
  })

  test('a second key tells locks of one name apart', async () => {
    const [one, other] = [await openSession(pool), await openSession(pool)]
    expect([
      await tryLockSession(one.client, 'importing', 1),
      await tryLockSession(other.client, 'importing', 2),
      await tryLockSession(other.client, 'importing', 1),
    ]).toEqual([true, true, false])
    await Promise.all([one.end(), other.end()])
  })
})
