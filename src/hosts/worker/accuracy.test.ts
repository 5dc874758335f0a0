import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CHECK_LIMITS, REPORT_LIMITS } from '#domains/accuracy/accuracy-limits.ts'
import { enqueueDueChecks, readPagesJob } from '#domains/accuracy/checking/check-jobs.ts'
import { planClickChecks } from '#domains/accuracy/checking/plan-checks.ts'
import { keepReport } from '#domains/accuracy/reports/keep-report.ts'
import { judgeReports } from '#domains/accuracy/reports/judge-reports.ts'
import { setShopRead } from '#domains/accuracy/shop-api/storage.ts'
import { clickVisitorDays } from '#domains/clicks/contract.ts'
import { CHROME } from '#domains/clicks/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { aReadShop, DAY_MS, MINUTE_MS, productPage, type ShopPage } from './testing-accuracy.ts'

const database = await testDatabase()
const { db } = database
const shop = await aReadShop(database)
const { clock, pages, asked, host, eshopId, offer, deps, click, readDue, clickAndRead, readings, outcomes } = shop
const SECRET = 'a'.repeat(64)
afterAll(() => shop.close())
beforeEach(() => shop.begin())

describe('G-02 pages are read after clicks', () => {
  test('a page with the price that was shown is right, one with another is not; the piece that says so is kept', async () => {
    pages.set('/s0', productPage('649.90')).set('/s1', productPage('699.00', 'InStock', 's1'))
    await clickAndRead(0)
    await clickAndRead(1)
    expect(await readings()).toEqual([
      { variant_id: offer(0).id, outcome: 'right', why: null, read_cents: 64_990 },
      { variant_id: offer(1).id, outcome: 'price', why: null, read_cents: 69_900 },
    ])
    const { rows } = await sql<{
      evidence: string
      url: string
    }>`select evidence, url from accuracy.observation order by id desc limit 1`.execute(db)
    expect(rows[0]?.evidence).toContain('699.00')
    expect(rows[0]?.url).toBe(`http://${host}/s1`)
    expect(asked).toEqual(['/robots.txt', '/s0', '/s1'])
  })
  test('stock that was shown and is not there is not right', async () => {
    pages.set('/s0', productPage('649.90', 'OutOfStock'))
    await clickAndRead(0)
    expect(await outcomes()).toEqual(['stock'])
  })
  test('a page that cannot be had or understood is unknown, never wrong', async () => {
    const answers: Record<string, ShopPage> = {
      '/s0': '<h1>649,90 €</h1>',
      '/s1': (_request, response) => void response.writeHead(500).end(),
      '/s2': (_request, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      '/s3': (_request, response) => void response.destroy(),
      '/s4': (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      '/s6': (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(CHECK_LIMITS.pageBytes * 2))),
    }
    for (const [path, page] of Object.entries(answers)) pages.set(path, page)
    for (let at = 0; at <= 6; at += 1) await clickAndRead(at)
    expect(await outcomes()).toEqual([
      'nothing_said',
      'unreachable',
      'not_html',
      'unreachable',
      'elsewhere',
      'gone',
      'unreachable',
    ])
  })
  test('packed pages are read', async () => {
    pages.set(
      '/s0',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(productPage('649.90'))),
    )
    await clickAndRead(0)
    expect(await outcomes()).toEqual(['right'])
  })
  test('a price that the feed brings between click and reading is nobody’s fault', async () => {
    pages.set('/s0', productPage('699.00'))
    await click(0)
    clock.advanceMs(MINUTE_MS)
    await planClickChecks(db, clock.now())
    await sql`update offers.variant set price_cents = 69900 where id = ${offer(0).id}`.execute(db)
    await enqueueDueChecks({ db, clock })
    await runWaitingJobs(database, [readPagesJob.with(deps)])
    expect(await outcomes()).toEqual(['changed_meanwhile'])
  })
  test('robots.txt that says no to PoisoCheck is heard, before the page is asked for', async () => {
    pages.set('/robots.txt', 'User-agent: PoisoCheck\nDisallow: /').set('/s0', productPage('1.00'))
    await clickAndRead(0)
    expect([await outcomes(), asked]).toEqual([['robots'], ['/robots.txt']])
  })
  test('a host is asked once in five minutes, whatever waits; a click of half an hour ago is let go', async () => {
    for (const at of [0, 1, 2]) pages.set(`/s${at}`, productPage('649.90', 'InStock', `s${at}`))
    for (const at of [0, 1, 2]) await click(at)
    await readDue()
    await readDue()
    expect(asked).toHaveLength(2)
    clock.advanceMs(CHECK_LIMITS.hostEveryMs)
    await readDue()
    expect(asked).toHaveLength(3)
    clock.advanceMs(CHECK_LIMITS.latestMs)
    await readDue()
    expect([asked.length, (await sql`select from accuracy.planned_check`.execute(db)).rows.length]).toEqual([3, 0])
  })
  test('a host that refuses three times is left alone', async () => {
    for (let at = 0; at < 5; at += 1) pages.set(`/s${at}`, (_request, response) => void response.writeHead(403).end())
    for (let at = 0; at < 5; at += 1) await clickAndRead(at)
    expect(await outcomes()).toEqual(['refused', 'refused', 'refused'])
  })
  test('an offer is read once a day, a shop forty times, one that does not want it never', async () => {
    pages.set('/s0', productPage('649.90')).set('/s1', productPage('649.90'))
    await clickAndRead(0)
    await clickAndRead(0)
    expect(await outcomes()).toEqual(['right'])
    await sql`insert into accuracy.observation (eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, outcome)
      select ${eshopId}, 999, 'click', ${clock.now()}, ${clock.now()}, '', 1, 'in_stock', 'right' from generate_series(2, ${CHECK_LIMITS.ofShopADay})`.execute(
      db,
    )
    await clickAndRead(1)
    expect(await outcomes()).toHaveLength(CHECK_LIMITS.ofShopADay)
    clock.advanceMs(DAY_MS)
    await setShopRead(db, eshopId, false, clock.now())
    await clickAndRead(1)
    expect(await outcomes()).toHaveLength(CHECK_LIMITS.ofShopADay)
    await setShopRead(db, eshopId, true, clock.now())
    await clickAndRead(1)
    expect(await outcomes()).toHaveLength(CHECK_LIMITS.ofShopADay + 1)
  })
  test('clicks of robots and doubles read nothing', async () => {
    pages.set('/s0', productPage('649.90'))
    await click(0, { userAgent: 'Googlebot/2.1' })
    await readDue()
    expect(asked).toEqual([])
  })
})

describe('G-02 shoppers say that a price is not right', () => {
  const who = { address: '203.0.113.9', userAgent: CHROME }
  function visitor() {
    return clickVisitorDays(SECRET, { ...who, now: clock.now() })
  }
  function report(at: number, kind: 'price' | 'delivery' = 'price', days = visitor()) {
    return keepReport(db, { variantId: offer(at).id, kind, seenCents: 69_900, visitorDays: days }, clock.now())
  }
  async function standings() {
    const { rows } = await sql<{ standing: string | null }>`select standing from accuracy.report order by id`.execute(
      db,
    )
    return rows.map(({ standing }) => standing)
  }
  async function judgeAfter(ms: number): Promise<void> {
    clock.advanceMs(ms)
    await judgeReports(db, clock.now())
  }

  test('who did not go there is not heard, one who did is, once a day', async () => {
    await report(0, 'delivery')
    await click(1, { visitorDay: visitor()[0] })
    clock.advanceMs(MINUTE_MS)
    await report(1, 'delivery')
    await report(1, 'delivery')
    await judgeAfter(2 * MINUTE_MS)
    expect(await standings()).toEqual(['no_click', 'counts'])
  })
  test('who went before midnight is heard after it', async () => {
    clock.advanceMs(Date.parse('2026-11-26T23:58:00Z') - clock.now().getTime())
    await click(1, { visitorDay: visitor()[0] })
    clock.advanceMs(5 * MINUTE_MS)
    await report(1, 'delivery')
    await judgeAfter(2 * MINUTE_MS)
    expect(await standings()).toEqual(['counts'])
  })
  test('the page is read, and its reading stands for the report; where it tells nothing the report counts a little', async () => {
    pages.set('/s2', productPage('649.90', 'InStock', 's2')).set('/s3', '<p>nada</p>')
    for (const at of [2, 3]) {
      await click(at, { visitorDay: visitor()[0] })
      await report(at)
    }
    await sql`update accuracy.sampled_until set at = ${clock.now()}`.execute(db)
    await judgeAfter(2 * MINUTE_MS)
    for (let round = 0; round < 3; round += 1) {
      await readDue()
      clock.advanceMs(CHECK_LIMITS.hostEveryMs)
    }
    await judgeAfter(REPORT_LIMITS.answeredWithinMs)
    expect([(await outcomes()).toSorted(), await standings()]).toEqual([
      ['nothing_said', 'right'],
      ['answered', 'counts'],
    ])
  })
  test('limit: who seeks differences out has six pages of a shop read a day, and none beyond the forty', async () => {
    const planned = async () =>
      (await sql`select from accuracy.planned_check where cause = 'report'`.execute(db)).rows.length
    const read = (cause: 'click' | 'report', count: number) =>
      sql`insert into accuracy.observation (eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, outcome)
        select ${eshopId}, 999, ${cause}, ${clock.now()}, ${clock.now()}, '', 1, 'in_stock', 'right' from generate_series(1, ${count}::int)`.execute(
        db,
      )
    const reported = async (at: number) => {
      await click(at, { visitorDay: visitor()[0] })
      await report(at)
      await judgeAfter(2 * MINUTE_MS)
      return planned()
    }
    await read('report', REPORT_LIMITS.readingsOfShopADay - 1)
    expect(await reported(1)).toBe(1)
    expect(await reported(2)).toBe(1)
    await sql`truncate accuracy.observation, accuracy.planned_check, accuracy.report cascade`.execute(db)
    await read('click', CHECK_LIMITS.ofShopADay)
    expect(await reported(3)).toBe(0)
  })
  test('an offer that there is not is not reported', async () => {
    expect(
      await keepReport(db, { variantId: 999_999, kind: 'price', seenCents: null, visitorDays: visitor() }, clock.now()),
    ).toBe('unknown')
  })
})
