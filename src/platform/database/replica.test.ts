import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { connectDatabase } from './connect.ts'
import { openReplica } from './replica.ts'
import { testDatabase } from './testing.ts'

const primary = await testDatabase()

test('without a replica the primary is asked, and readiness has nothing to tell', () => {
  const replica = openReplica({ primary, replica: null, clock: systemClock })
  expect([replica.db === primary.db, replica.health, replica.repetitions]).toEqual([true, null, []])
})

test('a database that replays no log is no replica: the primary is asked, and readiness says why', async () => {
  const replica = openReplica({ primary, replica: primary, clock: systemClock })
  await expect(replica.repetitions[0]?.act()).rejects.toThrow('DATABASE_REPLICA_URL is no replica: it replays no log')
  expect(replica.health?.()).toEqual({
    state: 'degraded',
    detail: 'DATABASE_REPLICA_URL is no replica: it replays no log; the primary is asked instead',
  })
})

test('one that is away is not asked', async () => {
  const away = connectDatabase({ url: 'postgresql://nobody:nothing@127.0.0.1:1/nothing', applicationName: 'test' })
  const replica = openReplica({ primary, replica: away, clock: systemClock })
  await expect(replica.repetitions[0]?.act()).rejects.toThrow()
  expect(replica.db).toBe(primary.db)
  expect(replica.health?.().detail).toBe('the replica does not answer; the primary is asked instead')
  await away.close()
})
