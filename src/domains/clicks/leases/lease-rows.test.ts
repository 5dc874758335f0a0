import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { Click } from '../click.ts'
import { classifyClicks } from '../judging/classify.ts'
import { insertClicks } from '../storage.ts'
import { aClick, GOOGLEBOT } from '../testing.ts'
import { insertLease, keepLeaseNews, leasedSums, settleLeases } from './lease-rows.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-21T10:00:00Z')
const CPC = 200_000
const DAY = '2026-11-21'
const DAYS = { from: DAY, until: DAY }

beforeEach(() => sql`truncate clicks.lease, clicks.click`.execute(db))

function aLease(eshopId = 1) {
  const expiresAt = new Date('2026-11-21T10:15:00Z')
  return db
    .transaction()
    .execute((tx) => insertLease(tx, { eshopId, day: DAY, grantedMicros: 10 * CPC, expiresAt }, clock.now()))
}
/** Stores clicks and judges them; what became of each. */
async function judged(...clicks: readonly Click[]) {
  await insertClicks(db, clicks)
  await classifyClicks(db, clock)
  const { rows } = await sql<{ uid: string; reason: string | null; cpc: number; number: number | null }>`
    select uid, reason, cpc_micros as cpc, billable_number as number from clicks.click`.execute(db)
  return clicks.map(({ uid }) => {
    const row = rows.find((each) => each.uid === uid)
    return [row?.reason, row?.cpc, row?.number !== null]
  })
}
async function committed(eshopId = 1) {
  return (await leasedSums(db, eshopId, DAYS)).committedMicros
}

describe('B-04 what clicks tell of a budget', () => {
  test('a click that is not billed gives its price back', async () => {
    const { id } = await aLease()
    await keepLeaseNews(db, [{ id, usedMicros: 2 * CPC, isClosed: true }], clock.now())
    await judged(aClick({ cpcMicros: CPC, leaseId: id }), aClick({ cpcMicros: CPC, leaseId: id, userAgent: GOOGLEBOT }))
    expect(await committed()).toBe(CPC)
  })

  test('clicks that come after their lease was settled give nothing back: nothing of it was reckoned for them', async () => {
    const { id } = await aLease()
    await judged(aClick({ cpcMicros: CPC, leaseId: id }))
    await settleLeases(db, new Date('2026-11-24T10:00:00Z'))
    const late = await judged(
      aClick({ cpcMicros: CPC, leaseId: id }),
      ...Array.from({ length: 5 }, () => aClick({ cpcMicros: CPC, leaseId: id, userAgent: GOOGLEBOT })),
    )
    expect(late.map(([reason]) => reason)).toEqual(['after_cap', ...Array<string>(5).fill('bot')])
    expect(await committed()).toBe(CPC)
  })

  test('a click is paid by a lease of its own shop, or costs nothing', async () => {
    const theirs = await aLease(2)
    expect(
      await judged(
        aClick({ eshopId: 1, cpcMicros: CPC, leaseId: theirs.id }),
        aClick({ eshopId: 1, cpcMicros: CPC, leaseId: 'b9d4f6a0-0000-4000-8000-000000000000' }),
      ),
    ).toEqual([
      ['after_cap', 0, false],
      ['after_cap', 0, false],
    ])
    await judged(aClick({ eshopId: 1, cpcMicros: CPC, leaseId: theirs.id, userAgent: GOOGLEBOT }))
    expect(await committed(2)).toBe(10 * CPC)
  })

  test('no record of a spool earns its shop money', async () => {
    await expect(insertClicks(db, [aClick({ cpcMicros: -CPC })])).rejects.toThrow(/cpc_micros/)
  })
})
