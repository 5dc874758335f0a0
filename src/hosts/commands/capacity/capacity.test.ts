import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UsageError } from '#platform/cli/command.ts'
import type { CommandContext } from '#platform/cli/command.ts'
import { ASSUMPTIONS, type Assumptions, readAssumptions } from './assumptions.ts'
import { type Capacity, capacityOf } from './capacity-of.ts'
import { capacityCommand } from './capacity-command.ts'
import { MEASURED_OFFERS, UNIT_COSTS, type UnitCostName, type UnitCosts } from './unit-costs.ts'

const assumed = readAssumptions([])
const measured = withCosts({ openSearchOffer: 1_000, openSearchMemory: 2_000 })

function withCosts(values: Partial<Record<UnitCostName, number | null>>): UnitCosts {
  const changed = Object.entries(values) as [UnitCostName, number | null][]
  return {
    ...UNIT_COSTS,
    ...Object.fromEntries(changed.map(([name, value]) => [name, { ...UNIT_COSTS[name], value }])),
  }
}

function capacity(offers: number, requestsPerSecond: number, costs = measured, own: Assumptions = assumed): Capacity {
  return capacityOf({ offers, requestsPerSecond, shops: 100 }, own, costs)
}

/** What must not shrink when a load grows. */
function bill({ webs, workers, postgres, stores, searches, openSearchNodes, firstFillHours }: Capacity): number[] {
  const cores = [webs, searches, openSearchNodes].reduce((sum, { busyCores }) => sum + (busyCores ?? Number.NaN), 0)
  return [
    cores,
    workers.count ?? Number.NaN,
    postgres.busyCores ?? Number.NaN,
    postgres.memoryMbEach ?? Number.NaN,
    stores.postgres ?? Number.NaN,
    stores.worker ?? Number.NaN,
    firstFillHours ?? Number.NaN,
  ]
}

describe('what a load needs', () => {
  test('grows with requests and with offers, and never shrinks', () => {
    const offers = fc.integer({ min: 1, max: 30_000_000 })
    const requests = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(offers, requests, fc.nat(1_000_000), fc.nat(2_000), (some, asked, moreOffers, moreAsked) => {
        const place = capacity(some, asked).searchPlace
        const larger = capacity(some + moreOffers, asked + moreAsked)
        // Where searching moves, its cost is another one.
        fc.pre(place === larger.searchPlace)
        const [before, after] = [bill(capacity(some, asked)), bill(larger)]
        expect(after.every((value, at) => value >= (before[at] as number) * (1 - 1e-12))).toBe(true)
      }),
    )
  })

  test('is whole processes, two webs and one worker at least, and enough of them that none is busier than assumed', () => {
    const { webs, workers } = capacity(26_000, 1)
    expect([webs.count, workers.count]).toEqual([2, 1])
    for (const requests of [10, 333, 1_000, 5_000]) {
      const { count, busyCores } = capacity(1_000_000, requests).webs
      expect((busyCores as number) / (count as number)).toBeLessThanOrEqual(assumed.busyShare)
    }
  })

  test('is the sum of its requests: twice as many of a kind keep twice the cores busy', () => {
    const onlyCalls = readAssumptions(
      Object.keys(ASSUMPTIONS)
        .filter((name) => name.startsWith('mix'))
        .map((name) => `${name}=${name === 'mixCalls' ? 1 : 0}`)
        .concat('changedShare=0', 'arrivingShare=0', 'importsADay=0'),
    )
    const { webs, postgres, workers } = capacity(20_000, 100, measured, onlyCalls)
    expect(webs.busyCores).toBeCloseTo(((UNIT_COSTS.offersCall.value ?? Number.NaN) * 100) / 1_000, 9)
    expect(postgres.busyCores).toBeCloseTo(((UNIT_COSTS.offersCallPostgres.value ?? Number.NaN) * 100) / 1_000, 9)
    expect(workers.busyCores).toBe(0)
  })

  test('searching stands in each web, then in processes of its own, then in OpenSearch with three nodes at least', () => {
    const places = [26_000, 10_000_000, 60_000_000].map((offers) => capacity(offers, 100))
    expect(places.map(({ searchPlace }) => searchPlace)).toEqual(['in each web', 'search processes', 'OpenSearch'])
    expect(places.map(({ searches }) => searches.count)).toEqual([0, expect.any(Number), 0])
    expect(places.map(({ openSearchNodes }) => openSearchNodes.count)).toEqual([0, 0, expect.any(Number)])
    expect(places[2]?.openSearchNodes.count).toBeGreaterThanOrEqual(3)
    expect(places[2]?.stores.openSearch).toBe(60_000_000 * 2 * 1_000)
  })

  test('an index elsewhere costs the way there, in the web process and where it is', () => {
    const onlyFacets = readAssumptions(
      Object.keys(ASSUMPTIONS)
        .filter((name) => name.startsWith('mix'))
        .map((name) => `${name}=${name === 'mixFacets' ? 1 : 0}`)
        .concat('changedShare=0', 'arrivingShare=0', 'importsADay=0'),
    )
    const costs = withCosts({
      facets: 1,
      enginePlan: 1,
      socketWeb: 2,
      socketSearch: 3,
      openSearchPlanWeb: 5,
      openSearchPlan: 7,
    })
    const coresOf = (place: string, offers: number) => {
      const { searchPlace, webs, searches, openSearchNodes } = capacity(offers, 100, costs, onlyFacets)
      expect(searchPlace).toBe(place)
      return [webs.busyCores, searches.busyCores, openSearchNodes.busyCores].map((cores) => (cores ?? Number.NaN) * 10)
    }
    const beyond = (offers: number) => (offers - MEASURED_OFFERS) / 1e6
    expect(coresOf('in each web', 1_000_000)[0]).toBeCloseTo(1 + beyond(1_000_000), 9)
    const [webs, searches] = coresOf('search processes', 10_000_000)
    expect([webs, searches]).toEqual([expect.closeTo(1 + 2, 9), expect.closeTo(3 + beyond(10_000_000), 9)])
    expect(coresOf('OpenSearch', 60_000_000)).toEqual([expect.closeTo(1 + 5, 9), 0, expect.closeTo(7 * 60, 9)])
  })

  test('what binds first is said, and that nothing need be split where one of each does', () => {
    expect(capacity(26_000, 1).splitFirst).toBe('nothing: one of each does')
    expect(capacity(26_000, 2_000)).toMatchObject({ bindsFirst: 'web CPU', splitFirst: 'more web processes' })
    expect(capacity(30_000_000, 1)).toMatchObject({ bindsFirst: 'index memory' })
    const dear = withCosts({ offersCallPostgres: 500 })
    expect(capacity(26_000, 1_000, dear).bindsFirst).toBe('PostgreSQL CPU')
  })
})

describe('what nobody has measured', () => {
  test.each(Object.keys(UNIT_COSTS) as UnitCostName[])('%s makes unknown what depends on it, and is named', (name) => {
    const offers = name.startsWith('openSearch') ? 60_000_000 : name.startsWith('socket') ? 10_000_000 : 2_000_000
    const whole = capacity(offers, 100)
    const lacking = capacity(offers, 100, { ...measured, [name]: { ...measured[name], value: null } })
    expect(lacking.unknown).toEqual([name])
    expect(whole.unknown).toEqual([])
    expect(JSON.stringify(lacking)).toContain('null')
  })

  test('what does not depend on it stays known', () => {
    const { webs, workers, stores } = capacity(26_000, 10, withCosts({ listingCold: null }))
    expect([webs.count, webs.busyCores]).toEqual([null, null])
    expect(workers.count).toBe(1)
    expect(stores.postgres).toBeGreaterThan(0)
  })
})

describe('poiso capacity', () => {
  test('without numbers it is the whole table, with assumptions and unit costs', async () => {
    const said = await run()
    expect(said.filter((line) => /^(26,000|1,000,000|10,000,000) /.test(line))).toHaveLength(18)
    for (const name of [...Object.keys(ASSUMPTIONS), ...Object.keys(UNIT_COSTS)])
      expect([name, said.some((line) => line.startsWith(`${name} `))]).toEqual([name, true])
  })

  test('with numbers it is one line, and as JSON all of it', async () => {
    const [line] = await run(
      '--offers',
      '400000',
      '--requests',
      '50',
      '--shops',
      '70',
      '--assume',
      'keptShare=0.5',
      '--json',
    )
    const answer = JSON.parse(line ?? '') as { capacities: Capacity[]; assumptions: Assumptions }
    expect(answer.capacities.map(({ load }) => load)).toEqual([{ offers: 400_000, requestsPerSecond: 50, shops: 70 }])
    expect(answer.assumptions.keptShare).toBe(0.5)
  })

  test('pages that are kept more seldom cost more', () => {
    const seldom = readAssumptions(['keptShare=0.5'])
    expect(capacity(26_000, 100, measured, seldom).webs.busyCores).toBeGreaterThan(
      capacity(26_000, 100).webs.busyCores as number,
    )
  })

  test.each([
    [['--offers', '-5'], '--offers'],
    [['--offers', '0'], '--offers is "0"'],
    [['--requests', 'many'], '--requests is "many"'],
    [['--requests', '1e99'], '--requests'],
    [['--shops', '2.5'], '--shops is "2.5"'],
    [['--offers', '2000000000'], '--offers is "2000000000"'],
    [['--sofas', '3'], '--sofas'],
    [['--assume', 'sofas=3'], '"sofas" is no assumption'],
    [['--assume', 'keptShare=2'], 'keptShare is "2", expected a number from 0 to 1'],
    [['--assume', 'keptShare='], 'keptShare is ""'],
    [['--assume', 'busyShare=0'], 'busyShare is "0", expected a number above 0'],
    [['--assume', 'historyDays=NaN'], 'historyDays is "NaN"'],
    [['--assume', 'mixListing=0.9'], 'mixListing, mixProduct'],
  ])('%j is refused by its name', async (words, named) => {
    await expect(run(...words)).rejects.toThrow(UsageError)
    await expect(run(...words)).rejects.toThrow(named)
  })
})

/** What it prints. A command that asked for its database would fail. */
async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = []
  const context = { print: (line: string) => void lines.push(line) } as unknown as CommandContext
  expect(await capacityCommand(words, context)).toBe(0)
  return lines
}
