import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { recordChange } from './record-change.ts'

const { db } = await testDatabase()
const change = {
  by: asId<UserId>(7),
  of: { kind: 'variant.override', id: '12' },
  action: 'set',
  before: null,
  after: { priceCents: 100 },
  reason: 'preço errado',
  requestId: 'r-1',
}

async function rows() {
  return (
    await sql`select by_person, kind, thing_id, action, before, after, reason, request_id from audit.change`.execute(db)
  ).rows
}

test('B-08 a change is told in its own transaction: undone with it, nothing is told', async () => {
  await db
    .transaction()
    .execute(async (tx) => {
      await recordChange(tx, change)
      throw new Error('the change failed')
    })
    .catch(() => undefined)
  expect(await rows()).toEqual([])
  await db.transaction().execute((tx) => recordChange(tx, change))
  expect(await rows()).toEqual([
    {
      by_person: 7,
      kind: 'variant.override',
      thing_id: '12',
      action: 'set',
      before: null,
      after: { priceCents: 100 },
      reason: 'preço errado',
      request_id: 'r-1',
    },
  ])
})

test('B-08 nobody rewrites the log; what is older than three years may go', async () => {
  await sql`insert into audit.change (at, kind, thing_id, action) values (now() - interval '1097 days', 'a.b', '1', 'old')`.execute(
    db,
  )
  await expect(sql`update audit.change set action = 'other'`.execute(db)).rejects.toThrow('only added to')
  await expect(sql`delete from audit.change where action = 'set'`.execute(db)).rejects.toThrow('only added to')
  await sql`delete from audit.change where action = 'old'`.execute(db)
  expect(await rows()).toHaveLength(1)
})
