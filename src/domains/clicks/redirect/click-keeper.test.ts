import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { createClickKeeper } from './click-keeper.ts'
import { ABANDONED_AFTER_MS } from '../spool/segments.ts'
import { aClick, noBudgets } from '../testing.ts'

const { db } = await testDatabase()
const log = createLog({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'poiso-keeper-'))
const spool = join(folder, 'spool')
mkdirSync(spool)
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => sql`truncate clicks.click`.execute(db))

function aKeeper(options: { clock?: ReturnType<typeof manualClock>; drainDb?: typeof db } = {}) {
  return createClickKeeper({
    budgets: noBudgets,
    db,
    folder,
    log,
    clock: options.clock ?? manualClock('2026-11-21T10:00:00Z'),
    ...options,
  })
}
async function counted() {
  return (await sql<{ count: number }>`select count(*)::int as count from clicks.click`.execute(db)).rows[0]?.count
}

test('limit: while the database is away for up to a minute clicks work, then they are degraded, and work again when it is back', async () => {
  const clock = manualClock('2026-11-21T10:00:00Z')
  const gone = connectDatabase({ url: 'postgresql://nobody:nothing@127.0.0.1:1/nothing', applicationName: 'test' })
  const keeper = await aKeeper({ clock, drainDb: gone.db })
  await keeper.spool(aClick())
  await expect.poll(() => keeper.depth()).toBe(1)
  clock.advanceMs(60_000)
  expect(await keeper.health()).toEqual({ state: 'works', detail: '1 segments wait' })
  clock.advanceMs(1_000)
  expect(await keeper.health()).toEqual({
    state: 'degraded',
    detail: '1 segments wait, the spool was last empty 61 s ago',
  })
  await keeper.close()
  await gone.close()
  const back = await aKeeper({ clock })
  await expect.poll(counted).toBe(1)
  await expect.poll(() => back.health()).toEqual({ state: 'works', detail: '0 segments wait' })
  await back.close()
})

test('R-21 while records are set aside clicks are degraded, and go on', async () => {
  writeFileSync(join(spool, 'a.ready'), `${JSON.stringify(aClick({ rendering: '\u0000' }))}\n`)
  const keeper = await aKeeper()
  await expect.poll(() => keeper.deadLetters()).toBe(1)
  await keeper.spool(aClick())
  await expect.poll(counted).toBe(1)
  expect(await keeper.health()).toMatchObject({
    state: 'degraded',
    detail: expect.stringContaining('of 1 others the database refused records') as string,
  })
  await keeper.close()
  await rm(join(spool, 'a.dead'))
})

test('fault K3 two processes share a spool: each click counts once, and what one leaves behind when it is killed the other takes over', async () => {
  const clock = manualClock('2026-11-21T10:00:00Z')
  const [one, other] = [await aKeeper({ clock }), await aKeeper({ clock })]
  await Promise.all(Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? one : other).spool(aClick())))
  // As of a killed process whose number is the one of a stranger that lives.
  writeFileSync(
    join(spool, `20261121T100000000Z-${process.ppid}-dead.active`),
    `${JSON.stringify(aClick())}\n{"uid":"cut`,
  )
  await expect.poll(async () => (clock.advanceMs(ABANDONED_AFTER_MS), await counted()), { timeout: 15_000 }).toBe(201)
  await Promise.all([one.close(), other.close()])
  expect([await counted(), readdirSync(spool)]).toEqual([201, []])
})
