import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { GrowthBook } from '@growthbook/growthbook'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { experimentEventCall, MOST_EXPOSURES, viewedExperimentsCall } from '../calls.ts'
import { testFlags } from '../testing.ts'
import { forgetResults } from './forget-results.ts'
import { loadResult } from './load-results.ts'
import { REPORTS, resultRoutes } from './result-routes.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00.000Z')
// The server's own clock stands still: a minute that passes below would be a turn of its event loop (shed.ts).
const { app, flags, set } = testFlags({ db, clock }, { clock: manualClock('2026-11-26T10:00:00.000Z') })
resultRoutes(app, { db, clock, flags })

const variations = [
  { key: 'old', name: 'As it was' },
  { key: 'new', name: 'Shorter' },
]
await set({
  experiments: [
    { key: 'words', name: 'Words', status: 'running', variations, goals: ['click_out', 'like'] },
    { key: 'half', name: 'Half', status: 'running', coverage: 0.5, variations, goals: ['like'] },
    { key: 'draft', name: 'Draft', status: 'draft', variations, goals: ['click_out'] },
  ],
})
const consented = '_cc=analytics%7Cessential'

beforeEach(async () => {
  await sql`truncate flags.exposure, flags.conversion`.execute(db)
  clock.advanceMs(60_000)
})

/** A visitor to whom the variation falls in the experiment 'words'. */
function visitorOf(variation: number): string {
  for (;;) {
    const id = randomUUID()
    const { variationId } = new GrowthBook({ attributes: { id } }).run({
      key: 'words',
      variations: [0, 1],
      hashVersion: 2,
    })
    if (variationId === variation) return id
  }
}

async function see(ex: string, visitorId: string, consent = consented) {
  const answer = await app.inject({
    url: `/api/v2/viewed-experiments?ex=${encodeURIComponent(ex)}`,
    headers: { cookie: `${consent}; experiment-visitor=${visitorId}` },
  })
  return answer.statusCode
}
async function reach(name: string, visitorId: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/experiment-event',
    headers: {
      'content-type': 'application/json',
      cookie: `${consented}; experiment-visitor=${visitorId}`,
      ...headers,
    },
    payload: JSON.stringify({ name, params: { variantId: 7 } }),
  })
  return answer.statusCode
}
async function kept() {
  const [seen, reached] = [
    await db.selectFrom('flags.exposure').select(['experiment_key', 'variation']).execute(),
    await db.selectFrom('flags.conversion').select(['experiment_key', 'goal']).execute(),
  ]
  return {
    seen: seen.map((row) => Object.values(row).join('|')),
    reached: reached.map((row) => Object.values(row).join('|')),
  }
}

describe('A-01.4 T-09 what was seen', () => {
  test('each experiment|variation is kept once for a visitor, by the key of the variation or its number', async () => {
    const visitor = visitorOf(1)
    expect([await see('words|new', visitor), await see('words|1', visitor), await see('words|new', visitor)]).toEqual([
      204, 204, 204,
    ])
    expect((await kept()).seen).toEqual(['words|1'])
  })

  test('without consent to analytics, and without a number, nothing is kept', async () => {
    const visitor = visitorOf(0)
    for (const consent of ['_cc=essential', '_cc=essential%7Cmarketing', 'x=1', '_cc=%%%'])
      expect(await see('words|old', visitor, consent)).toBe(204)
    for (const id of ['', 'ana', '1 or 1=1']) expect(await see('words|old', id)).toBe(204)
    expect((await kept()).seen).toEqual([])
  })

  test('what cannot be true is not kept: another variation than the visitor’s, unknown ones, drafts', async () => {
    const visitor = visitorOf(0)
    for (const ex of ['words|new', 'words|7', 'nothing|0', 'draft|old', '__proto__|0'.replace('__', 'x')])
      expect(await see(ex, visitor)).toBe(204)
    expect((await kept()).seen).toEqual([])
  })

  test('a list of more than twenty pairs, or of something else, is refused', async () => {
    const many = Array.from({ length: MOST_EXPOSURES + 1 }, () => 'words|0').join(',')
    for (const ex of [many, 'words', 'words|', '0', '1 OR 1=1', 'words|0,'])
      expect(await see(ex, visitorOf(0))).toBe(400)
  })

  test('one network reports so often and no more', async () => {
    const visitor = visitorOf(0)
    const statuses: number[] = []
    for (let at = 0; at < REPORTS.burst + 5; at += 1) statuses.push(await see('words|old', visitor))
    expect(statuses.filter((status) => status === 429).length).toBe(5)
  })
})

describe('A-01.3 results', () => {
  test('a goal counts once for each experiment that has it and that the visitor has seen before', async () => {
    const visitor = visitorOf(0)
    await reach('click_out', visitor)
    await see('words|old', visitor)
    for (const name of ['click_out', 'click_out', 'like', 'unknown']) expect(await reach(name, visitor)).toBe(204)
    expect((await kept()).reached.toSorted()).toEqual(['words|click_out', 'words|like'])
  })

  test('a beacon may send it as text', async () => {
    const visitor = visitorOf(0)
    await see('words|old', visitor)
    expect(await reach('like', visitor, { 'content-type': 'text/plain;charset=UTF-8' })).toBe(204)
    expect((await kept()).reached).toEqual(['words|like'])
  })

  test('visitors, conversions and rates of each variation; who saw two counts for none', async () => {
    await db
      .insertInto('flags.exposure')
      .values(
        Array.from({ length: 30 }, (_none, index) => ({
          experiment_key: 'words',
          visitor_id: `00000000-0000-4000-8000-0000000000${index + 10}`,
          variation: index % 2,
          at: clock.now(),
        })),
      )
      .execute()
    await sql`insert into flags.exposure select experiment_key, visitor_id, 1, at from flags.exposure where visitor_id::text like '%10'`.execute(
      db,
    )
    await sql`insert into flags.conversion select experiment_key, visitor_id, 'like', at from flags.exposure where variation = 1`.execute(
      db,
    )
    const result = await loadResult(db, 'words')
    expect(
      result?.variations.map(({ users, goals }) => [users, ...goals.map(({ conversions }) => conversions)]),
    ).toEqual([
      [14, 0, 0],
      [15, 0, 15],
    ])
    expect([result?.mixed, result?.variations[1]?.goals[1]?.rate.value]).toEqual([1, 1])
    expect(result?.variations[1]?.goals[1]?.difference?.low).toBeGreaterThan(0.5)
    expect(await loadResult(db, 'nothing')).toBeNull()
  })

  test('is forgotten with age', async () => {
    const visitor = visitorOf(0)
    await see('words|old', visitor)
    await reach('like', visitor)
    await forgetResults(db, new Date(clock.now().getTime() - 1))
    expect((await kept()).seen.length).toBe(1)
    await forgetResults(db, clock.now())
    expect(await kept()).toEqual({ seen: [], reached: [] })
  })
})

callBattery(viewedExperimentsCall, { app, example: { query: { ex: 'words|0' } } })
callBattery(experimentEventCall, { app, example: { body: { name: 'like', params: { a: 1 } } } })
