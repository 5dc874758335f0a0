import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { createLeaseFolder } from '#domains/clicks/leases/lease-folder.ts'
import { LeaseKeeper } from '#domains/clicks/leases/lease-keeper.ts'
import { settleLeases } from '#domains/clicks/leases/lease-rows.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick, CHROME } from '#domains/clicks/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { wallsOf } from './budget-left.ts'
import { noBudget } from './budget.ts'
import { changeBudget } from './change-budget.ts'
import { leaseGiver } from './lease-giver.ts'
import { findBudget, lockBudget, storeBudget } from './storage.ts'

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-walls-'))
const away = connectDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', applicationName: 'test' })
afterAll(async () => {
  await away.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
const SHOP = 7
const DAILY = 1_000_000
const PRICES = [20_000, 70_000, 150_000]
const DAY_MS = 86_400_000

beforeEach(() =>
  sql`truncate clicks.click, clicks.lease, clicks.agent_hour, billing.budget, billing.bidding`.execute(db),
)

/** Hosts over one folder of real files and the real database; `cut`: the database is away for the next one. */
function aWorld() {
  const clock = manualClock('2026-11-26T10:00:00Z')
  const leases = join(folder, randomUUID())
  const uids = new Set<string>()
  let made = 0
  return {
    clock,
    aHost: ({ cut = false } = {}) => {
      const keeper = new LeaseKeeper({
        files: createLeaseFolder(leases, clock),
        giver: leaseGiver(cut ? away.db : db),
        clock,
      })
      return {
        keeper,
        click: async (micros: number, userAgent?: string): Promise<boolean> => {
          const leaseId = await keeper.pay(SHOP, micros)
          const click = aClick({
            eshopId: SHOP,
            variantId: ++made,
            at: clock.now().toISOString(),
            cpcMicros: leaseId === null ? 0 : micros,
            leaseId,
            afterCap: leaseId === null,
            // Of people whose browsers are not all the same: of one agent not all would count.
            userAgent: userAgent ?? CHROME.replace('140', String(100 + (made % 40))),
          })
          uids.add(click.uid)
          await insertClicks(db, [click])
          return leaseId !== null
        },
      }
    },
  }
}
function settle(change: Partial<typeof noBudget>, now: Date) {
  return changeBudget(db, SHOP, { budget: { ...noBudget, ...change }, version: null, by: null }, now)
}
async function billed() {
  const { rows } = await sql<{ micros: number }>`
    select coalesce(sum(cpc_micros), 0)::float8 as micros from clicks.click where billable is not false`.execute(db)
  return rows[0]?.micros ?? 0
}
async function waitingForLocks() {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
function randomOf(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('B-04 budgets are walls, over real files and PostgreSQL', () => {
  test('B-04 three hosts click at once, are killed and come back, some without the database: never more is billed than the budget, and nearly all of it is', async () => {
    let kills = 0
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      await sql`truncate clicks.click, clicks.lease, clicks.agent_hour, billing.budget`.execute(db)
      const next = randomOf(seed)
      const world = aWorld()
      await settle({ dailyMicros: DAILY }, world.clock.now())
      const hosts = [world.aHost(), world.aHost(), world.aHost()]
      for (let round = 0; round < 40; round += 1) {
        const what = next(10)
        const at = next(3)
        if (what === 0) {
          // Nothing of it goes on: whatever it had reserved is what the next one finds.
          hosts[at] = world.aHost({ cut: next(3) === 0 })
          kills += 1
        } else if (what === 1) world.clock.advanceMs(6_000)
        else if (what < 4) await Promise.all(hosts.map(({ keeper }) => keeper.step().catch(() => undefined)))
        else if (what === 4) await classifyClicks(db, world.clock)
        else
          await Promise.all(
            hosts.map((host) => host.click(PRICES[next(3)] as number, next(5) === 0 ? 'curl/8' : undefined)),
          )
        expect(await billed()).toBeLessThanOrEqual(DAILY)
      }
      // A host that lives on takes up what is left behind, and spends the rest.
      const last = world.aHost()
      for (let round = 0; round < 40; round += 1) {
        world.clock.advanceMs(3_000)
        await last.keeper.step()
        await classifyClicks(db, world.clock)
        await last.click(20_000)
      }
      expect(await billed()).toBeLessThanOrEqual(DAILY)
      expect(await billed()).toBeGreaterThan(DAILY * 0.6)
    }
    expect(kills).toBeGreaterThan(10)
  }, 120_000)

  test('B-04 with the database away a host spends what it has leased, also after a kill -9, and then clicks cost nothing', async () => {
    const world = aWorld()
    await settle({ dailyMicros: 10_000_000 }, world.clock.now())
    const first = world.aHost()
    expect(await first.click(50_000)).toBe(true)
    const cut = world.aHost({ cut: true })
    // Nobody touches the first one's file any more: it is dead after five seconds by the clock of whoever looks.
    await cut.keeper.step().catch(() => undefined)
    world.clock.advanceMs(6_000)
    await cut.keeper.step().catch(() => undefined)
    const paid: boolean[] = []
    for (let click = 0; click < 30; click += 1) paid.push(await cut.click(50_000))
    // Twenty clicks were leased, two of them reserved by the first host, one of which it spent.
    expect(paid.filter(Boolean)).toHaveLength(18)
    expect(paid.slice(18)).not.toContain(true)
    expect(await billed()).toBe(19 * 50_000)
  })

  test('B-04 what was judged not to be billed goes back to the budget; a month binds as a day does', async () => {
    const world = aWorld()
    await settle({ dailyMicros: 200_000, monthlyMicros: 250_000 }, world.clock.now())
    const host = world.aHost()
    for (let click = 0; click < 25; click += 1) {
      await host.click(20_000, click < 5 ? 'curl/8' : undefined)
      world.clock.advanceMs(3_000)
      await host.keeper.step()
    }
    expect(await billed()).toBe(200_000)
    await classifyClicks(db, world.clock)
    expect(await billed()).toBe(100_000)
    for (let click = 0; click < 20; click += 1) {
      world.clock.advanceMs(3_000)
      await host.keeper.step()
      await host.click(20_000)
    }
    expect(await billed()).toBe(200_000)
    world.clock.advanceMs(DAY_MS)
    for (let click = 0; click < 20; click += 1) {
      world.clock.advanceMs(3_000)
      await host.keeper.step()
      await host.click(20_000)
    }
    await classifyClicks(db, world.clock)
    expect(await billed()).toBe(240_000)
  })

  test('B-04 a pause, a lower wall and the end of the hours are kept to by hosts that hold leases', async () => {
    const world = aWorld()
    const host = world.aHost()
    await settle({ dailyMicros: DAILY }, world.clock.now())
    expect(await host.click(20_000)).toBe(true)
    await settle({ isPaused: true }, world.clock.now())
    await host.keeper.step()
    expect(await host.click(20_000)).toBe(false)
    await settle({ hours: [{ days: [4], from: 0, to: 10 * 60 + 5 }] }, world.clock.now())
    world.clock.advanceMs(3_000)
    expect(await host.click(20_000)).toBe(true)
    world.clock.advanceMs(5 * 60_000)
    expect(await host.click(20_000)).toBe(false)
  })

  test('B-04 a lease of a host that is never heard of again counts as spent, and after two days as what its clicks say; a click that comes later is free', async () => {
    const world = aWorld()
    await settle({ dailyMicros: DAILY }, world.clock.now())
    const lost = world.aHost()
    await lost.click(20_000)
    const leaseId = (await sql<{ id: string }>`select id from clicks.lease`.execute(db)).rows[0]?.id ?? null
    const committed = async () =>
      (await wallsOf(db, SHOP, await findBudget(db, SHOP), '2026-11-26'))[0]?.committedMicros ?? 0
    expect(await committed()).toBe(DAILY / 8)
    world.clock.advanceMs(2 * DAY_MS + 20 * 60_000)
    await settleLeases(db, world.clock.now())
    expect(await committed()).toBe(20_000)
    await insertClicks(db, [aClick({ eshopId: SHOP, variantId: 999, cpcMicros: 20_000, leaseId })])
    await classifyClicks(db, world.clock)
    const { rows } = await sql`select reason, billable, cpc_micros from clicks.click where variant_id = 999`.execute(db)
    expect(rows).toEqual([{ reason: 'after_cap', billable: true, cpc_micros: 0 }])
  })

  test('B-04 two hosts whose clocks are a minute apart at midnight spend one month together, not each its own', async () => {
    await settle({ monthlyMicros: 100_000 }, new Date('2026-11-25T23:59:30Z'))
    const ask = (at: string, day: string) =>
      leaseGiver(db).ask({ eshopId: SHOP, day, now: new Date(at), leastMicros: 80_000, wantedMicros: 80_000 })
    expect((await ask('2026-11-26T00:00:30Z', '2026-11-26'))?.grantedMicros).toBe(80_000)
    expect(await ask('2026-11-25T23:59:30Z', '2026-11-25')).toBeNull()
  })

  test('B-04 who settles the first budget of a shop is waited for by whoever asks for a lease meanwhile', async () => {
    const now = new Date('2026-11-26T10:00:00Z')
    let asked: Promise<unknown> = Promise.resolve()
    let isAnswered = false
    await db.transaction().execute(async (tx) => {
      await lockBudget(tx, SHOP)
      await storeBudget(tx, SHOP, { ...noBudget, isPaused: true })
      asked = leaseGiver(db)
        .ask({ eshopId: SHOP, day: '2026-11-26', now, leastMicros: 20_000, wantedMicros: 400_000 })
        .finally(() => (isAnswered = true))
      await vi.waitFor(async () => expect(isAnswered || (await waitingForLocks()) > 0).toBe(true))
    })
    expect(await asked).toBeNull()
  })
})
