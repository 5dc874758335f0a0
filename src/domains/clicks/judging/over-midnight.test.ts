import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { billableSums } from '../reads/billable-clicks.ts'
import { classifyClicks } from './classify.ts'
import { NETWORK_OFFER_LIMIT } from './counted-clicks.ts'
import { forgetEves, insertClicks } from '../storage.ts'
import { aClick, CHROME } from '../testing.ts'
import { hashesOfClick } from '../redirect/visitor.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-12-31T10:00:00Z')
const key = new Uint8Array(32).fill(2)

beforeEach(() => sql`truncate clicks.click, clicks.agent_hour`.execute(db))

interface Seen {
  readonly at: string
  readonly address?: string
  /** Of who keeps cookies. */
  readonly visitor?: string
  readonly userAgent?: string
}
/** Reasons of clicks on one offer, in the order in which they are stored and judged; an array is judged together. */
async function reasonsOf(...rounds: readonly (readonly Seen[])[]) {
  const stored = []
  for (const round of rounds) {
    const clicks = round.map(({ at, address = '203.0.113.7', visitor, userAgent = CHROME }) =>
      aClick({
        at,
        userAgent,
        cpcMicros: 100_000,
        ...hashesOfClick(key, { address, userAgent, now: new Date(at) }),
        ...(visitor === undefined ? { visitorShown: false } : { visitor }),
      }),
    )
    await insertClicks(db, clicks)
    await classifyClicks(db, clock)
    stored.push(...clicks)
  }
  const { rows } = await sql<{ uid: string; reason: string | null }>`select uid, reason from clicks.click`.execute(db)
  return stored.map(({ uid }) => rows.find((row) => row.uid === uid)?.reason)
}

describe('fault C1 an hour goes on over midnight', () => {
  test.each([
    ['of UTC, in winter that of Portugal', '2026-12-01T23:50:00Z', '2026-12-02T00:20:00Z'],
    ['of Portugal in summer', '2026-07-01T22:50:00Z', '2026-07-01T23:20:00Z'],
    ['of UTC in summer', '2026-07-01T23:59:59Z', '2026-07-02T00:59:58Z'],
    ['where clocks go back', '2026-10-25T00:40:00Z', '2026-10-25T01:20:00Z'],
    ['where clocks go forward', '2027-03-28T00:40:00Z', '2027-03-28T01:20:00Z'],
  ])('without cookies a second click is a double: %s', async (_which, first, second) => {
    expect(await reasonsOf([{ at: first }, { at: second }])).toEqual([null, 'double'])
  })

  test('also where the later one is judged first; an hour away it counts', async () => {
    const [late, early] = [{ at: '2026-12-02T00:20:00Z' }, { at: '2026-12-01T23:50:00Z' }]
    expect(await reasonsOf([late], [early])).toEqual([null, 'double'])
    await sql`truncate clicks.click`.execute(db)
    expect(await reasonsOf([early], [{ at: '2026-12-02T00:50:00Z' }])).toEqual([null, null])
  })

  test('so does what a network may count of an offer', async () => {
    const times = ['23:50', '23:55', '00:05', '00:10', '00:15']
    const clicks = times.map((time, index) => ({
      at: `2026-12-0${time < '12' ? 2 : 1}T${time}:00Z`,
      visitor: `v2${index}`,
      userAgent: CHROME.replace('140', String(100 + index)),
    }))
    expect((await reasonsOf(clicks)).filter((reason) => reason === null)).toHaveLength(NETWORK_OFFER_LIMIT)
  })

  test('a network that many share is not one visitor for it', async () => {
    const at = ['2026-12-01T23:50:00Z', '2026-12-02T00:10:00Z']
    expect(
      await reasonsOf([
        { at: at[0] as string, visitor: 'v2ana' },
        { at: at[1] as string, visitor: 'v2rui' },
      ]),
    ).toEqual([null, null])
  })

  test('after two days nothing tells whom it was of the day before', async () => {
    await reasonsOf([{ at: '2026-12-02T00:20:00Z' }])
    await forgetEves(db, new Date('2026-12-02T00:20:00Z'))
    const { rows } = await sql`select from clicks.click where coalesce(visitor_eve, network_eve) is not null`.execute(
      db,
    )
    expect(rows).toEqual([])
  })
})

test('B-04 a click is of its day in Portugal, on days of 23 and 25 hours too', async () => {
  await reasonsOf(
    [
      '2026-10-24T23:30:00Z',
      '2026-10-25T23:30:00Z',
      '2026-10-26T00:30:00Z',
      '2027-03-27T23:30:00Z',
      '2027-03-28T22:59:59Z',
      '2027-03-28T23:00:00Z',
    ].map((at, index) => ({ at, visitor: `v2${index}` })),
  )
  const { sums } = await billableSums(db, 0, 100)
  expect(sums.map(({ day, clicks }) => [day, clicks])).toEqual([
    ['2026-10-25', 2],
    ['2026-10-26', 1],
    ['2027-03-27', 1],
    ['2027-03-28', 1],
    ['2027-03-29', 1],
  ])
})
