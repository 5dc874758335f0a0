import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick, CHROME } from '#domains/clicks/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { propertySeed } from '../../../../tools/test/property-seed.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { listDocuments } from '../invoices/find-documents.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { anAccount, anIssuer } from '../testing.ts'
import { postClicks } from './post-clicks.ts'
import { verifyLedger } from './verify-ledger.ts'

/** A year of a small marketplace, a fifth of whose clicks are of robots, invoiced month by month: none of those that a rule names costs a cent. */

const { db } = await testDatabase()
const clock = manualClock('2026-01-01T00:00:00Z')
const SHOPS = 8
const CLICKS_OF_A_DAY = 120
const DAY_MS = 86_400_000

/** What programs are, and the reason that each must get. */
const ROBOTS = [
  [{ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, 'bot'],
  [{ userAgent: 'curl/8.5.0' }, 'bot'],
  [{ userAgent: null }, 'no_agent'],
  [{ purpose: 'head' }, 'head'],
  [{ purpose: 'prefetch' }, 'prefetch'],
  [{ renderingState: 'missing' }, 'rendering_missing'],
  [{ renderingState: 'forged' }, 'rendering_forged'],
  [{ renderingState: 'stale' }, 'rendering_stale'],
] as const

test('B-04 N-13 I4 a year with a fifth of robots bills none of them, invoices every month, and sums to the cent', async () => {
  for (let eshopId = 1; eshopId <= SHOPS; eshopId += 1)
    await db.transaction().execute((tx) => saveBillingAccount(tx, eshopId, anAccount(), clock.now()))
  const robots = new Map<string, string>()
  let [people, peopleMicros] = [0, 0]
  const drawn = fc.sample(fc.nat(999_999), { numRuns: 365 * CLICKS_OF_A_DAY, seed: propertySeed })
  for (let day = 0; day < 365; day += 1) {
    const clicks = drawn.slice(day * CLICKS_OF_A_DAY, (day + 1) * CLICKS_OF_A_DAY).map((number, index) => {
      const robot = number % 5 === 0 ? ROBOTS[(number >> 4) % ROBOTS.length] : undefined
      const cpcMicros = 30_000 + (number % 300_000)
      const at = new Date(clock.now().getTime() + Math.floor((index / CLICKS_OF_A_DAY) * DAY_MS)).toISOString()
      const click = aClick({
        at,
        eshopId: 1 + (number % SHOPS),
        variantId: 1 + (number % 900),
        productId: 1 + (number % 900),
        cpcMicros,
        rendering: `r${day}`,
        userAgent: CHROME.replace('140', String(100 + (number % 60))),
        ...robot?.[0],
      })
      if (robot === undefined) [people, peopleMicros] = [people + 1, peopleMicros + cpcMicros]
      else robots.set(click.uid, robot[1])
      return click
    })
    await insertClicks(db, clicks)
    clock.advanceMs(DAY_MS)
    while ((await classifyClicks(db, clock)) > 0);
    await postClicks(db, clock)
    const today = clock.now().toISOString()
    if (today.slice(8, 10) === '02')
      await runInvoices(db, { clock, issuer: anIssuer(), key: null, month: monthBefore(today) })
  }
  clock.advanceMs(2 * DAY_MS)
  await runInvoices(db, { clock, issuer: anIssuer(), key: null, month: '2026-12-01' })
  const { rows } = await sql<{
    uid: string
    reason: string | null
  }>`select uid, reason from clicks.click where not billable`.execute(db)
  expect(rows.filter(({ uid, reason }) => robots.get(uid) !== reason)).toEqual([])
  expect(rows).toHaveLength(robots.size)
  const verified = await verifyLedger(db)
  expect([verified.clicks, verified.micros, verified.differences]).toEqual([people, peopleMicros, []])
  const { rows: documents, totalCount } = await listDocuments(db, {
    eshopId: null,
    isDescending: true,
    limit: 1_000,
    offset: 0,
  })
  expect(totalCount).toBe(SHOPS * 12)
  // Each of them rounds by half a cent at most.
  const netCents = documents.reduce((sum, document) => sum + document.netCents, 0)
  expect(Math.abs(netCents * 10_000 - peopleMicros)).toBeLessThanOrEqual(SHOPS * 12 * 5_000)
})

function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
}
