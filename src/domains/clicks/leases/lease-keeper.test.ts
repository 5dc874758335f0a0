import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import type { KeptLease, Lease, LeaseFiles, LeaseGiver, LeaseNews } from './lease.ts'
import { LeaseKeeper } from './lease-keeper.ts'

/**
 * The world in which leases live, all of it in memory: one disk, one database, several hosts. Whatever waits (a write, a question to the
 * database) goes on when the test lets it, in any order; of a host that is killed nothing goes on ever.
 */
const PRICES = [20_000, 70_000, 150_000]
const CAP = 1_000_000
const SHOP = 7
const DAY_MS = 86_400_000

interface Row {
  readonly lease: Lease
  used: number
  refunded: number
  isClosed: boolean
  isSettled: boolean
}
interface SpooledClick {
  readonly leaseId: string
  readonly cpc: number
  isStored: boolean
  state: 'unjudged' | 'billed' | 'refused' | 'late'
}
interface OnDisk extends KeptLease {
  owner: number
  isEnded: boolean
  reservedMicros: number
}

/** What hosts share. */
interface World {
  readonly rows: Map<string, Row>
  readonly disk: Map<string, OnDisk>
  readonly dead: ReadonlySet<number>
  next(below: number): number
  turn(host: number): Promise<void>
  isAway(): boolean
  committed(): number
}

function aGiver({ rows, turn, isAway, committed }: World, host: number): LeaseGiver {
  return {
    ask: async ({ eshopId, day, leastMicros, wantedMicros, now }) => {
      await turn(host)
      if (isAway()) throw new Error('the database is away')
      const left = CAP - committed()
      if (left < leastMicros) return null
      const grantedMicros = Math.min(wantedMicros, Math.max(leastMicros, Math.floor(left / 8)))
      const expiresAt = new Date(now.getTime() + 15 * 60_000).toISOString()
      const lease = { id: `l${rows.size}`, eshopId, day, grantedMicros, expiresAt }
      rows.set(lease.id, { lease, used: 0, refunded: 0, isClosed: false, isSettled: false })
      await turn(host)
      return lease
    },
    tell: async (news: readonly LeaseNews[]) => {
      await turn(host)
      if (isAway()) throw new Error('the database is away')
      for (const { id, usedMicros, isClosed } of news) {
        const row = rows.get(id)
        if (row === undefined || row.isClosed || row.isSettled) continue
        row.used = isClosed ? usedMicros : Math.max(row.used, usedMicros)
        row.isClosed = isClosed
      }
      await turn(host)
      return new Set<string>()
    },
  }
}

function someFiles({ disk, dead, turn, next }: World, host: number): LeaseFiles {
  const own = (id: string, isEnded: boolean) => {
    const kept = disk.get(id)
    return kept?.owner === host && kept.isEnded === isEnded ? kept : undefined
  }
  return {
    begin: async (lease) => {
      await turn(host)
      disk.set(lease.id, { lease, reservedMicros: 0, owner: host, isEnded: false })
      await turn(host)
    },
    reserve: async (id, reservedMicros) => {
      await turn(host)
      const kept = own(id, false)
      if (kept === undefined) return false
      // It may be taken over between the opening of its file and the writing, and between the writing and the look at its name.
      await turn(host)
      kept.reservedMicros = reservedMicros
      await turn(host)
      return own(id, false) !== undefined
    },
    end: async (id) => {
      await turn(host)
      const kept = own(id, false)
      if (kept !== undefined) kept.isEnded = true
      return kept !== undefined
    },
    forget: async (id) => {
      await turn(host)
      if (own(id, true)) disk.delete(id)
    },
    // A host that is only slow is taken for dead now and then.
    adopt: async () => {
      await turn(host)
      const takes = [...disk.values()].filter(({ owner }) => owner !== host && (dead.has(owner) || next(10) === 0))
      for (const each of takes) each.owner = host
      await turn(host)
      const read = takes
        .filter(({ owner }) => owner === host)
        .map(({ lease, reservedMicros, isEnded }) => ({ lease, reservedMicros, isEnded }))
      return { open: read.filter(({ isEnded }) => !isEnded), ended: read.filter(({ isEnded }) => isEnded) }
    },
  }
}

function aWorld(next: (below: number) => number) {
  const clock = manualClock('2026-11-26T10:00:00Z')
  const rows = new Map<string, Row>()
  const disk = new Map<string, OnDisk>()
  const clicks: SpooledClick[] = []
  const waiting: { readonly host: number; readonly go: () => void }[] = []
  const dead = new Set<number>()
  let isAway = false
  const turn = (host: number) => new Promise<void>((go) => void waiting.push({ host, go }))
  const committed = () =>
    [...rows.values()].reduce(
      (sum, { lease, used, refunded, isClosed, isSettled }) =>
        sum + (isClosed || isSettled ? used : lease.grantedMicros) - refunded,
      0,
    )
  const world: World = { rows, disk, dead, next, turn, isAway: () => isAway, committed }
  const aHost = (host: number) => {
    const within = async <T>(done: Promise<T>) => Promise.race([done, turn(host).then(() => null)])
    const keeper = new LeaseKeeper({ files: someFiles(world, host), giver: aGiver(world, host), clock, within })
    return {
      host,
      click: async () => {
        const cpc = PRICES[next(PRICES.length)] as number
        const leaseId = await keeper.pay(SHOP, cpc)
        await turn(host)
        if (leaseId !== null) clicks.push({ leaseId, cpc, isStored: false, state: 'unjudged' })
      },
      step: () => keeper.step().catch(() => undefined),
      close: () => keeper.close().catch(() => undefined),
    }
  }
  return {
    aHost,
    clock,
    rows,
    setAway: (away: boolean) => void (isAway = away),
    kill: (host: number) => void dead.add(host),
    waiting: () => waiting.filter(({ host }) => !dead.has(host)).length,
    /** One of those that wait goes on. */
    goOn: async () => {
      const alive = waiting.flatMap(({ host }, at) => (dead.has(host) ? [] : [at]))
      const at = alive[next(Math.max(1, alive.length))]
      if (at !== undefined) waiting.splice(at, 1)[0]?.go()
      for (let turns = 0; turns < 12; turns += 1) await Promise.resolve()
    },
    store: () => clicks.filter(() => next(3) > 0).forEach((click) => (click.isStored = true)),
    judge: () => {
      for (const click of clicks.filter(({ isStored, state }) => isStored && state === 'unjudged')) {
        const row = rows.get(click.leaseId) as Row
        click.state = next(3) === 0 ? 'refused' : row.isSettled ? 'late' : 'billed'
        if (click.state === 'refused' && !row.isSettled) row.refunded += click.cpc
      }
    },
    settle: () => {
      for (const row of rows.values()) {
        if (row.isSettled || clock.now().getTime() < Date.parse(row.lease.expiresAt) + 2 * DAY_MS) continue
        row.isSettled = true
        row.used = clicks
          .filter(({ leaseId, isStored }) => isStored && leaseId === row.lease.id)
          .reduce((sum, { cpc }) => sum + cpc, 0)
      }
    },
    /** What may be billed, if every click that is still under way counts. */
    billed: () =>
      clicks
        .filter(
          ({ state, leaseId }) => state === 'billed' || (state === 'unjudged' && rows.get(leaseId)?.isSettled !== true),
        )
        .reduce((sum, { cpc }) => sum + cpc, 0),
  }
}

/** Numbers below something, always the same of one seed. */
function randomOf(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Several hosts live, click, stall, die and come back for a while; answers the most that was ever to be billed. */
async function interleaving(seed: number): Promise<{ most: number; kills: number }> {
  const next = randomOf(seed)
  const world = aWorld(next)
  let [made, kills, most] = [0, 0, 0]
  const begin = () => world.aHost(made++)
  const hosts = [begin(), begin(), begin()]
  for (let round = 0; round < 150; round += 1) {
    const at = next(hosts.length)
    const host = hosts[at] as (typeof hosts)[number]
    const what = next(40)
    if (what < 18) void host.click()
    else if (what < 26) void host.step()
    else if (what === 26) {
      world.kill(host.host)
      hosts[at] = begin()
      kills += 1
    } else if (what === 27) {
      void host.close()
      hosts[at] = begin()
    } else if (what === 28) world.setAway(next(2) === 0)
    // Now and then for days, after which whoever was not heard of is settled and its clicks come late.
    else if (what === 29) world.clock.advanceMs(next(12) === 0 ? 2 * DAY_MS + 3_600_000 : next(20) * 60_000)
    else if (what < 33) world.store()
    else if (what < 36) world.judge()
    else if (what === 36) world.settle()
    else await world.goOn()
    for (let turns = next(6); turns > 0; turns -= 1) await world.goOn()
    most = Math.max(most, world.billed())
  }
  // Days later, when whoever was not heard of is settled; what comes then comes late.
  world.clock.advanceMs(2 * DAY_MS + 3_600_000)
  world.settle()
  world.store()
  world.judge()
  return { most: Math.max(most, world.billed()), kills }
}

describe('a budget is a wall', () => {
  test('in 1,000 random interleavings of hosts that click, stall, are cut off and killed, never more is billed than the budget', async () => {
    let kills = 0
    let spent = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (seed) => {
        const outcome = await interleaving(seed)
        kills += outcome.kills
        if (outcome.most > CAP / 2) spent += 1
        expect(outcome.most).toBeLessThanOrEqual(CAP)
      }),
      { numRuns: 1_000 },
    )
    // It does not hold because nothing is ever spent or nobody dies.
    expect(kills).toBeGreaterThan(1_000)
    expect(spent).toBeGreaterThan(200)
  }, 60_000)

  test('of a budget that nobody disturbs less than the price of a click is left', async () => {
    const world = aWorld(() => 0)
    const host = world.aHost(0)
    for (let click = 0; click < 150; click += 1) {
      void host.click()
      void host.step()
      for (let turns = 0; turns < 30; turns += 1) await world.goOn()
      world.clock.advanceMs(3_000)
    }
    expect(CAP - world.billed()).toBeLessThan(20_000)
    expect(world.billed()).toBeLessThanOrEqual(CAP)
  })

  test('a lease that cannot be written to disk goes back to its budget whole, and the click costs nothing', async () => {
    const told: LeaseNews[] = []
    const day = '2026-11-26'
    const lease = { id: 'l1', eshopId: SHOP, day, grantedMicros: CAP, expiresAt: `${day}T10:15:00.000Z` }
    const full = async () => {
      throw new Error('no space left on the disk')
    }
    const none = async () => false
    const keeper = new LeaseKeeper({
      files: {
        begin: full,
        reserve: none,
        end: none,
        forget: async () => {},
        adopt: async () => ({ open: [], ended: [] }),
      },
      giver: { ask: async () => lease, tell: async (news) => (told.push(...news), new Set()) },
      clock: manualClock(`${day}T10:00:00Z`),
    })
    expect(await keeper.pay(SHOP, 20_000)).toBeNull()
    await keeper.step()
    expect(told).toEqual([{ id: 'l1', usedMicros: 0, isClosed: true }])
  })
})
