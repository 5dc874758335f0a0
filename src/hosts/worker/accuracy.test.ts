import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CHECK_LIMITS, REPORT_LIMITS } from '#domains/accuracy/accuracy-limits.ts'
import { enqueueDueChecks, readPagesJob } from '#domains/accuracy/checking/check-jobs.ts'
import { planClickChecks } from '#domains/accuracy/checking/plan-checks.ts'
import { keepReport } from '#domains/accuracy/reports/keep-report.ts'
import { judgeReports } from '#domains/accuracy/reports/judge-reports.ts'
import { contestReading, decideContest, undoContest } from '#domains/accuracy/contests/contest.ts'
import { followAccuracy } from '#domains/accuracy/score/accuracy-follower.ts'
import { settleDailyScores } from '#domains/accuracy/score/settle-scores.ts'
import { setShopRead } from '#domains/accuracy/shop-api/storage.ts'
import { worker } from '#domains/accuracy/worker.ts'
import { classifyClicks } from '#domains/clicks/classify.ts'
import { clickVisitorDays } from '#domains/clicks/contract.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick, CHROME } from '#domains/clicks/testing.ts'
import { writeOffers } from '#domains/offers/grouping/testing.ts'
import { loadIndexableProducts } from '#domains/offers/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'

const database = await testDatabase()
const { db } = database
const START = '2026-11-26T10:00:00.000Z'
const clock = manualClock(START)
const SECRET = 'a'.repeat(64)
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A shop's server: pages by their path, robots.txt among them; what is not there is 404. */
type Page = string | ((request: IncomingMessage, response: ServerResponse) => void)
const pages = new Map<string, Page>()
const asked: string[] = []
const shop = createServer((request, response) => {
  asked.push(request.url ?? '')
  const page = pages.get(new URL(request.url ?? '', 'http://loja').pathname)
  if (page === undefined) return void response.writeHead(404).end()
  if (typeof page === 'function') return page(request, response)
  return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
})
await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
const { port } = shop.address() as AddressInfo
const host = `norte.localhost:${port}`
afterAll(async () => {
  await new Promise((closed) => shop.close(closed))
  await database.close()
})

await writeOffers(
  db,
  Array.from({ length: 30 }, (_, at) => ({ shop: 'norte', itemId: `s${at}`, title: `Sofá ${at}`, priceCents: 64_990 })),
  new Date(START),
)
await sql`insert into eshops.eshop_domain (eshop_id, domain, kind) select id, 'norte.localhost', 'site' from eshops.eshop`.execute(
  db,
)
await sql`update eshops.eshop set contact_mail = 'loja@norte.pt'`.execute(db)
await sql`update offers.variant set link = ${`http://${host}/`} || item_id || '?utm_source=poiso'`.execute(db)
const { rows: offers } = await sql<{ id: number; product_id: number; eshop_id: number }>`
  select id, product_id, eshop_id from offers.variant order by id`.execute(db)
const eshopId = offers[0]?.eshop_id ?? 0
function offer(at: number) {
  return offers[at] as (typeof offers)[number]
}

const deps = { db, clock, feedTestHosts: [`*.localhost:${port}`], aboutUrl: 'https://poiso.pt/como-medimos-exatidao' }

beforeEach(async () => {
  await sql`truncate clicks.click, accuracy.planned_check, accuracy.sampled_until, accuracy.host, accuracy.observation, accuracy.report, accuracy.day, accuracy.score,
    accuracy.unread_shop, offers.eshop_accuracy, outbox.index_dirty, graphile_worker._private_jobs, mail.message cascade`.execute(
    db,
  )
  await sql`update offers.variant set price_cents = 64990, availability = 'in_stock'`.execute(db)
  clock.advanceMs(Date.parse(START) - clock.now().getTime())
  pages.clear()
  asked.length = 0
})

function productPage(price: string, availability = 'InStock', sku = 's0'): string {
  const offerOfPage = {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability}`,
  }
  return `<html><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', sku, offers: offerOfPage })}</script></html>`
}

/** Somebody goes to an offer's shop by a click that counts. */
async function click(at: number, fields: Partial<ReturnType<typeof aClick>> = {}): Promise<void> {
  const { id, product_id: productId } = offer(at)
  const own = { variantId: id, productId, eshopId, priceCents: 64_990, at: clock.now().toISOString() }
  await insertClicks(db, [aClick({ ...own, rendering: `r.${Math.random()}`, ...fields })])
  while ((await classifyClicks(db, clock)) > 0);
}
/** What the worker does in the next minutes: plans, and reads what is due. */
async function readDue(): Promise<void> {
  clock.advanceMs(MINUTE_MS)
  await planClickChecks(db, clock.now())
  await enqueueDueChecks({ db, clock })
  await runWaitingJobs(database, [readPagesJob.with(deps)])
}
async function clickAndRead(at: number): Promise<void> {
  await click(at)
  await readDue()
  clock.advanceMs(CHECK_LIMITS.hostEveryMs)
}
async function readings() {
  const { rows } = await sql<{ variant_id: number; outcome: string; why: string | null; read_cents: number | null }>`
    select variant_id, outcome, why, read_cents from accuracy.observation order by id`.execute(db)
  return rows
}
async function outcomes(): Promise<string[]> {
  return (await readings()).map(({ outcome, why }) => why ?? outcome)
}

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
    const answers: Record<string, Page> = {
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

/** As many readings of today, of offers that nobody clicks on here. */
async function found(outcome: 'right' | 'price' | 'stock', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into accuracy.observation (eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, read_cents, outcome)
    select ${eshopId}, 900000, 'click', ${clock.now()}, ${clock.now()}, 'https://norte.pt/x', 100, 'in_stock', 200, ${outcome} from generate_series(1, ${count}::int) returning id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
async function settleToday() {
  clock.advanceMs(DAY_MS)
  await settleDailyScores(db, clock.now())
  return shown()
}
async function shown() {
  const follower = followAccuracy({ db })
  await follower.refresh()
  return follower.of(eshopId)
}
async function toldStep(): Promise<number | null> {
  const [product] = await loadIndexableProducts(db, [offer(0).product_id], clock.now())
  return product?.offers[0]?.accuracyStep ?? null
}
async function dirty(): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(distinct product_id)::int as count from outbox.index_dirty`.execute(db)
  await sql`truncate outbox.index_dirty`.execute(db)
  return rows[0]?.count ?? 0
}

describe('G-02 N-04 the accuracy of a shop', () => {
  test('is unknown while few readings tell something, and then its share with its counts; the offers hear of it by steps', async () => {
    await found('right', 10)
    expect(await settleToday()).toMatchObject({ share: null, readings: 10 })
    expect([await toldStep(), await dirty()]).toEqual([null, 0])
    await found('right', 29)
    await found('price', 1)
    const known = await settleToday()
    expect(known).toMatchObject({ readings: 40, right: 39, price: 1, stock: 0 })
    expect(known?.share).toBeGreaterThan(0.95)
    expect([await toldStep(), await dirty()]).toEqual([9, 30])
    await found('right', 1)
    await settleToday()
    expect([await toldStep(), await dirty()]).toEqual([9, 0])
  })
  test('is settled once a day; what is summed stays when readings are forgotten', async () => {
    await found('right', 30)
    await settleToday()
    await found('price', 30)
    await settleDailyScores(db, clock.now())
    expect((await shown())?.readings).toBe(30)
    for (const { forget } of worker({ config: { url: 'https://poiso.pt' }, ...deps }).retention ?? [])
      await forget(new Date(clock.now().getTime() + DAY_MS))
    expect((await settleToday())?.readings).toBe(30)
  })
  test('falls under 90 %: the shop is written to once, and again only after it has recovered', async () => {
    const mails = async () => (await sql`select from mail.message where mail = 'accuracy.fell'`.execute(db)).rows.length
    await found('right', 16)
    await found('price', 6)
    await settleToday()
    await settleToday()
    expect(await mails()).toBe(1)
    await found('right', 400)
    await settleToday()
    await found('price', 200)
    await settleToday()
    expect(await mails()).toBe(2)
  })
})

describe('G-04 a shop contests a reading', () => {
  const by = asId<UserId>(1)
  const maker = () => ({ by: null, now: clock.now(), requestId: 'r1' })
  function contest(observationId: number, of = eshopId) {
    return db
      .transaction()
      .execute((tx) =>
        contestReading(tx, { eshopId: of, observationId, reason: 'A página tem o preço certo.' }, clock.now()),
      )
  }
  test('which does not count until it is decided; refused it counts again, accepted it does not; the log takes a decision back', async () => {
    await found('right', 20)
    const [wrong = 0] = await found('price', 1)
    const fell = (await settleToday())?.share ?? 0
    expect(await contest(wrong)).toBe('kept')
    const waiting = (await shown())?.share ?? 0
    expect(waiting).toBeGreaterThan(fell)
    const decision = { observationId: wrong, words: 'A página dizia 2,00 €.' }
    expect(await db.transaction().execute((tx) => decideContest(tx, { ...decision, state: 'refused' }, maker()))).toBe(
      'decided',
    )
    expect((await shown())?.share).toBeCloseTo(fell, 10)
    expect(await db.transaction().execute((tx) => decideContest(tx, { ...decision, state: 'accepted' }, maker()))).toBe(
      'decided_already',
    )
    const change = await db
      .selectFrom('audit.change')
      .selectAll()
      .where('kind', '=', 'accuracy.contest')
      .executeTakeFirstOrThrow()
    const undoable = {
      id: change.id,
      thingId: change.thing_id,
      action: change.action,
      before: change.before,
      after: change.after,
      by,
    }
    expect(await db.transaction().execute((tx) => undoContest(tx, undoable, clock.now()))).toBe('undone')
    expect((await shown())?.share).toBeCloseTo(waiting, 10)
    expect(await db.transaction().execute((tx) => undoContest(tx, undoable, clock.now()))).toBe('changed')
    expect(await db.transaction().execute((tx) => decideContest(tx, { ...decision, state: 'accepted' }, maker()))).toBe(
      'decided',
    )
    expect((await shown())?.readings).toBe(20)
  })
  test('its own, a difference, and once', async () => {
    const [right = 0] = await found('right', 1)
    const [wrong = 0] = await found('stock', 1)
    expect([
      await contest(wrong, eshopId + 1),
      await contest(right),
      await contest(wrong),
      await contest(wrong),
    ]).toEqual(['unknown', 'no_mismatch', 'kept', 'contested_already'])
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
  test('an offer that there is not is not reported', async () => {
    expect(
      await keepReport(db, { variantId: 999_999, kind: 'price', seenCents: null, visitorDays: visitor() }, clock.now()),
    ).toBe('unknown')
  })
})
