import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createTurns, forgetTurns } from './turns.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const key = new Uint8Array(32)
const turns = createTurns({ db, clock, key })
/** As another process has it. */
const others = createTurns({ db, clock, key })
const RULE = { purpose: 'test', burst: 3, everyMs: 60_000 }

beforeEach(() => sql`truncate identity.throttle`.execute(db))

async function takeMany(count: number): Promise<(number | null)[]> {
  const waits: (number | null)[] = []
  for (let turn = 0; turn < count; turn++) waits.push(await turns.take(RULE, 'ana'))
  return waits
}

test('U-03 a burst, then one turn each so often, the wait named to the second; a try that waits costs nothing', async () => {
  expect(await takeMany(5)).toEqual([null, null, null, 60, 60])
  clock.advanceMs(20_000)
  expect(await others.take(RULE, 'ana')).toBe(40)
  expect([await others.isExhausted(RULE, 'ana'), await others.isExhausted(RULE, 'rui')]).toEqual([true, false])
  clock.advanceMs(40_000)
  expect(await takeMany(2)).toEqual([null, 60])
  clock.advanceMs(10 * 60_000)
  expect(await takeMany(4)).toEqual([null, null, null, 60])
})

test('U-03 keys and purposes share nothing; who was right has their turns back', async () => {
  await takeMany(3)
  expect([await turns.take(RULE, 'rui'), await turns.take({ ...RULE, purpose: 'other' }, 'ana')]).toEqual([null, null])
  await turns.giveBack(RULE, 'ana')
  expect(await takeMany(2)).toEqual([null, 60])
  await turns.clear(RULE, 'ana')
  expect(await takeMany(4)).toEqual([null, null, null, 60])
})

test('fault A7 forty at once over two processes are counted one by one', async () => {
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? turns : others).take(RULE, 'ana')),
  )
  expect(waits.filter((wait) => wait === null)).toHaveLength(3)
})

test('U-03 what is kept names nobody, and goes when its turns are free', async () => {
  await turns.take(RULE, 'ana@exemplo.pt')
  const { rows } = await sql<{ kept: string }>`select throttle::text as kept from identity.throttle`.execute(db)
  expect(rows[0]?.kept).not.toContain('ana')
  await forgetTurns(db, clock.now())
  expect((await sql`select from identity.throttle`.execute(db)).rows).toHaveLength(1)
  await forgetTurns(db, new Date(clock.now().getTime() + RULE.everyMs))
  expect((await sql`select from identity.throttle`.execute(db)).rows).toHaveLength(0)
})

test('U-03 a clock that was a day ahead and is right again keeps nobody waiting for that day; one that is minutes behind gives no turn', async () => {
  const DAY_MS = 86_400_000
  clock.advanceMs(DAY_MS)
  await takeMany(3)
  // Another process's clock: its wait ends as that of the first one does.
  clock.advanceMs(-5 * 60_000)
  expect(await others.take(RULE, 'ana')).toBe(360)
  clock.advanceMs(-DAY_MS)
  expect(await turns.isExhausted(RULE, 'ana')).toBe(false)
  expect(await takeMany(4)).toEqual([null, null, null, 60])
})
