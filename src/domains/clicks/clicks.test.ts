import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImportBench, anItem, type ImportBench } from '#domains/feeds/import/testing.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { testServer } from '#platform/http/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import type { Click } from './click.ts'
import { type ClickKeeper, createClickKeeper } from './redirect/click-keeper.ts'
import { classifyClicks } from './judging/classify.ts'
import { signRendering } from './redirect/rendering-id.ts'
import { clickToken, uidOfToken } from './redirect/landing.ts'
import { clicksOfShop } from './storage.ts'
import { clickRoutes } from './redirect/routes.ts'
import { drainSpool } from './spool/drain.ts'
import { ABANDONED_AFTER_MS } from './spool/segments.ts'
import { aClick as someClick, CHROME, noBudgets } from './testing.ts'
import { createTargetWriter } from './targets/target-writer.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'poiso-clicks-'))
const renderingKey = new Uint8Array(32).fill(1)

let bench: ImportBench
let keeper: ClickKeeper
let app: ReturnType<typeof testServer>['app']
let variantId = 0
let isPassing = false

beforeAll(async () => {
  bench = anImportBench(database)
  await bench.importItems([anItem({ id: 'mesa' }), anItem({ id: 'outra' })])
  variantId =
    (await sql<{ id: number }>`select id from offers.variant where item_id = 'mesa'`.execute(db)).rows[0]?.id ?? 0
  await createTargetWriter(db, folder).step()
  keeper = await createClickKeeper({ budgets: noBudgets, db, folder, clock: bench.clock, log })
  app = testServer().app
  clickRoutes(app, {
    passesClick: () => isPassing,
    findTarget: (id) => keeper.findTarget(id),
    pay: async () => null,
    spool: (one) => keeper.spool(one),
    store: (one) => keeper.store(one),
    config: readConfig({}),
    clock: bench.clock,
    log,
    renderingKey,
    visitorKey: new Uint8Array(32).fill(2),
    cookieKey: new Uint8Array(32).fill(3),
  })
})
afterAll(async () => {
  await keeper.close()
  await app.close()
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

function click(
  path: string,
  options: { method?: 'GET' | 'HEAD'; headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  return app.inject({
    method: options.method ?? 'GET',
    url: `/v2/clickthrough/${path}`,
    headers: { 'user-agent': CHROME, ...options.headers },
    remoteAddress: options.remoteAddress ?? '203.0.113.1',
  })
}
/** The link of an offer as a page of now shows it. */
function linkOf(id = variantId, source = 1) {
  return `loja-teste.pt/${id}?s=${source}&ri=${signRendering(renderingKey, 'sofas', bench.clock.now()).riOf({ variantId: id, source })}`
}
function cookieOf(answer: { headers: Record<string, unknown> }) {
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
}
async function stored() {
  return (
    await sql<{
      click_id: string
      source: number
      position: number | null
      billable: boolean | null
      reason: string | null
      extra: unknown
      price_cents: number
    }>`
  select click_id, source, position, billable, reason, extra, price_cents from clicks.click order by at, uid`.execute(
      db,
    )
  ).rows
}
async function drained() {
  await keeper.close()
  keeper = await createClickKeeper({ budgets: noBudgets, db, folder, clock: bench.clock, log })
}

describe('R-21 the click host', () => {
  test('R-21 a shop that asks for it is opened with the number of the click, behind its own words', async () => {
    isPassing = true
    const { location } = (await click(linkOf())).headers
    isPassing = false
    const token = /^https:\/\/www\.loja-teste\.pt\/p\/mesa\?poiso_click=([\w-]{22})$/.exec(String(location))?.[1] ?? ''
    await drained()
    const uid = uidOfToken(token) ?? ''
    const at = (await clicksOfShop(db, 1, [uid])).get(uid)
    expect([clickToken(uid), at?.getTime()]).toEqual([token, bench.clock.now().getTime()])
    expect((await clicksOfShop(db, 2, [uid])).size).toBe(0)
    await sql`delete from clicks.click`.execute(db)
  })
  test('R-21 sends a click to the shop and keeps what it said', async () => {
    const answer = await click(`${linkOf(variantId, 6)}&p=12&c=abc&utm_term=mesa&%3Cx%3E=1`)
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      'https://www.loja-teste.pt/p/mesa',
      'no-store',
    ])
    await keeper.close()
    expect(await stored()).toMatchObject([
      { click_id: 'abc', source: 6, position: 12, price_cents: 10_000, extra: { utm_term: 'mesa' } },
    ])
    keeper = await createClickKeeper({ budgets: noBudgets, db, folder, clock: bench.clock, log })
  })

  test.each([
    ['another shop', () => `evil.example/${variantId}`],
    ['an offer that never was', () => 'loja-teste.pt/999999'],
    ['no number', () => 'loja-teste.pt/1%20OR%201=1'],
    ['a number that is too large', () => 'loja-teste.pt/9223372036854775808'],
    ['zero', () => 'loja-teste.pt/0'],
    ['a target in the query', () => `//evil.example/${variantId}?url=https://evil.example`],
  ])('fault C3 %s is not found', async (_what, path) => {
    expect((await click(path())).statusCode).toBe(404)
  })

  test('fault C3 a query never decides the target, nor adds a header', async () => {
    const answer = await click(`loja-teste.pt/${variantId}?url=https://evil.example&c=%0d%0aSet-Cookie:%20x=1&s=%00`)
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, 'https://www.loja-teste.pt/p/mesa'])
    expect(String(answer.headers['set-cookie'])).not.toContain('x=1')
  })

  test('R-21 judges afterwards: the first counts, the double and HEAD do not', async () => {
    await drained()
    await sql`truncate clicks.click`.execute(db)
    const first = await click(linkOf(), { headers: { 'user-agent': `${CHROME} A` } })
    bench.clock.advanceMs(1000)
    await click(linkOf(), { headers: { cookie: cookieOf(first), 'user-agent': `${CHROME} A` } })
    bench.clock.advanceMs(1000)
    expect((await click(linkOf(), { method: 'HEAD', headers: { 'user-agent': `${CHROME} B` } })).statusCode).toBe(302)
    await drained()
    expect(await classifyClicks(db, bench.clock)).toBe(3)
    expect((await stored()).map(({ billable, reason }) => [billable, reason])).toEqual([
      [true, null],
      [false, 'double'],
      [false, 'head'],
    ])
    expect(await classifyClicks(db, bench.clock)).toBe(0)
  })

  test('R-21 a click whose database and disk refuse it is answered 503, not redirected', async () => {
    const broken = testServer().app
    clickRoutes(broken, {
      passesClick: () => false,
      pay: async () => null,
      findTarget: (id) => keeper.findTarget(id),
      spool: () => Promise.reject(new Error('disk full')),
      store: () => Promise.reject(new Error('away')),
      config: readConfig({}),
      clock: bench.clock,
      log,
      renderingKey,
      visitorKey: renderingKey,
      cookieKey: renderingKey,
    })
    const answer = await broken.inject({
      url: `/v2/clickthrough/loja-teste.pt/${variantId}`,
      headers: { 'user-agent': CHROME },
    })
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['location']]).toEqual([
      503,
      '1',
      undefined,
    ])
    await broken.close()
  })
})

describe('R-21 whatever a link carries', () => {
  const emoji = encodeURIComponent('😀')
  test.each([
    ['NUL as ri', 's=9&ri=%00'],
    ['an ri of 79 letters and an emoji', `ri=${'a'.repeat(79)}${emoji}`],
    ['half an emoji as ri', 'ri=%ed%a0%bd'],
    ['an ri of 3,000 letters', `ri=${'a'.repeat(3_000)}`],
    ['extra data of 199 letters and an emoji', `utm_source=${'a'.repeat(199)}${emoji}`],
    ['extra data with NUL', 'utm_source=%00&x=a%00b'],
    ['NUL in the click id', 'c=%00'],
    ['an emoji as click id', `c=${emoji}`],
    ['bytes that are no UTF-8', 'ri=%ff%fe&x=%c3%28&c=%80'],
    ['the same name many times', `${'x=1&'.repeat(300)}ri=a&ri=b&s=1&s=2&p=1&p=2`],
    ['cut percent signs', 'ri=%&x=%4&c=%zz'],
    ['question marks', 'x=a?b?c&ri=?'],
  ])('R-21 %s: redirected, stored, and nothing stops', async (_what, query) => {
    await drained()
    await sql`truncate clicks.click`.execute(db)
    expect((await click(`loja-teste.pt/${variantId}?${query}`)).statusCode).toBe(302)
    expect((await click(linkOf())).statusCode).toBe(302)
    await drained()
    expect([(await stored()).length, await keeper.deadLetters(), await keeper.depth()]).toEqual([2, 0, 0])
  })

  test('R-21 a browser and a purpose of any bytes that a header can hold are stored as text', async () => {
    await drained()
    await sql`truncate clicks.click`.execute(db)
    const strange = `${CHROME} \u0080\u009f\u00ad\u00ffé ${'é'.repeat(600)}`
    await click(linkOf(), { headers: { 'user-agent': strange, 'sec-purpose': `prefetch;${'\u0085'.repeat(60)}é` } })
    await drained()
    const { rows } = await sql<{
      user_agent: string
      purpose: string
    }>`select user_agent, purpose from clicks.click`.execute(db)
    expect(rows).toEqual([{ user_agent: `${CHROME} ÿé ${'é'.repeat(600)}`.slice(0, 512), purpose: 'prefetch;é' }])
  })
})

describe('B-04 clicks that somebody makes up', () => {
  const CHROMES = (index: number) => CHROME.replace('140', String(90 + index))
  const fresh = async () => {
    await drained()
    await sql`truncate clicks.click`.execute(db)
    // Whatever counted in the tests before is more than an hour ago.
    bench.clock.advanceMs(2 * 3_600_000)
  }
  const judged = async () => {
    await drained()
    await classifyClicks(db, bench.clock)
    const counts: Record<string, number> = {}
    for (const { reason } of await stored()) counts[reason ?? 'counts'] = (counts[reason ?? 'counts'] ?? 0) + 1
    return counts
  }

  test('B-04 twenty agents from one address count three times at most', async () => {
    await fresh()
    for (let index = 0; index < 20; index += 1)
      expect((await click(linkOf(), { headers: { 'user-agent': CHROMES(index) } })).statusCode).toBe(302)
    expect(await judged()).toEqual({ counts: 3, network_offer: 17 })
  })

  test('B-04 a hundred and fifty-one invented cookies with the ri of a page that does not show the offer never count', async () => {
    await fresh()
    const other = linkOf(variantId + 1).split('&ri=')[1]
    for (let index = 0; index < 151; index += 1)
      await click(`loja-teste.pt/${variantId}?s=1&ri=${other}`, {
        headers: { cookie: `visitor=v1${String(index).padStart(22, 'a')}`, 'user-agent': CHROMES(index) },
      })
    expect(await judged()).toEqual({ rendering_forged: 151 })
  })

  test('B-04 an invented cookie is none: with a good ri they are all one visitor', async () => {
    await fresh()
    for (let index = 0; index < 151; index += 1)
      await click(linkOf(), {
        headers: { cookie: `visitor=v2.zzzz.${String(index).padStart(22, 'a')}.${'b'.repeat(22)}` },
      })
    expect(await judged()).toEqual({ counts: 1, double: 150 })
  })

  test('B-04 a farm that takes fresh signed cookies each time counts three times at most an hour', async () => {
    await fresh()
    for (let index = 0; index < 30; index += 1) {
      const agent = { 'user-agent': CHROMES(index) }
      const cookie = cookieOf(await click(linkOf(), { method: 'HEAD', headers: agent }))
      await click(linkOf(), { headers: { ...agent, cookie } })
    }
    expect(await judged()).toEqual({ counts: 3, head: 30, network_offer: 27 })
  })

  test('B-04 all addresses of one IPv6 line are one network', async () => {
    await fresh()
    for (let index = 0; index < 20; index += 1)
      await click(linkOf(), {
        headers: { 'user-agent': CHROMES(index) },
        remoteAddress: `2001:db8:0:12${index + 10}::${index}`,
      })
    expect(await judged()).toEqual({ counts: 3, network_offer: 17 })
  })

  test('B-04 a shopper without a cookie yet counts, and so do two behind one address with the same browser, each with a cookie', async () => {
    await fresh()
    expect(await (await click(linkOf()), judged())).toEqual({ counts: 1 })
    await fresh()
    // Each has been here before: from home.
    const cookies = await Promise.all(
      ['198.51.100.1', '198.51.100.2'].map(async (remoteAddress) => cookieOf(await click(linkOf(), { remoteAddress }))),
    )
    bench.clock.advanceMs(2 * 3_600_000)
    for (const cookie of cookies) await click(linkOf(), { headers: { cookie } })
    expect(await judged()).toEqual({ counts: 4 })
  })

  test('B-04 two judges at once count no more than one would', async () => {
    await fresh()
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => click(linkOf(), { headers: { 'user-agent': CHROMES(index) } })),
    )
    await drained()
    await Promise.all([
      classifyClicks(db, bench.clock),
      classifyClicks(db, bench.clock),
      classifyClicks(db, bench.clock),
    ])
    expect(await judged()).toEqual({ counts: 3, network_offer: 57 })
  })
})

describe('R-21 clicks outlive the database and the process', () => {
  test('fault D1 redirects go on without a database, and the clicks are drained once when it is back', async () => {
    await sql`truncate clicks.click`.execute(db)
    const spoolOnly = mkdtempSync(join(tmpdir(), 'poiso-clicks-away-'))
    await createTargetWriter(db, spoolOnly).step()
    const away = {
      ...db,
      transaction: () => {
        throw new Error('away')
      },
    } as unknown as typeof db
    const alone = await createClickKeeper({ budgets: noBudgets, db: away, folder: spoolOnly, clock: bench.clock, log })
    const target = await alone.findTarget(variantId)
    expect(target?.link).toBe('https://www.loja-teste.pt/p/mesa')
    await alone.spool(aClick('11111111-1111-4111-8111-111111111111'))
    await alone.close()
    const spool = join(spoolOnly, 'spool')
    expect(readdirSync(spool)).toHaveLength(1)
    expect(await drainSpool(db, spool, log)).toBe(1)
    expect(await drainSpool(db, spool, log)).toBe(0)
    expect(await stored()).toHaveLength(1)
    await rm(spoolOnly, { recursive: true, force: true })
  })

  test('a drain that dies between the commit and the removal of its segment counts each click once', async () => {
    await sql`truncate clicks.click`.execute(db)
    const spool = mkdtempSync(join(tmpdir(), 'poiso-spool-'))
    writeFileSync(join(spool, '1-a.ready'), `${JSON.stringify(aClick('22222222-2222-4222-8222-222222222222'))}\n`)
    armFailpoint('clicks.drain.inserted:throw')
    await expect(drainSpool(db, spool, log)).rejects.toThrow('clicks.drain.inserted')
    armFailpoint(null)
    expect(await drainSpool(db, spool, log)).toBe(1)
    expect(await stored()).toHaveLength(1)
    await rm(spool, { recursive: true, force: true })
  })

  test('the segment of a killed process is taken over, its cut last line left out', async () => {
    await sql`truncate clicks.click`.execute(db)
    const killed = mkdtempSync(join(tmpdir(), 'poiso-killed-'))
    const spool = join(killed, 'spool')
    mkdirSync(spool)
    writeFileSync(
      join(spool, '999999999-a.active'),
      `${JSON.stringify(aClick('33333333-3333-4333-8333-333333333333'))}\n{"uid":"4444`,
    )
    const next = await createClickKeeper({ budgets: noBudgets, db, folder: killed, clock: bench.clock, log })
    // Seen by the rotation of the living process, and still there when no living one would have it open any more.
    await expect.poll(() => (bench.clock.advanceMs(ABANDONED_AFTER_MS), stored()), { timeout: 10_000 }).toHaveLength(1)
    await expect.poll(() => next.depth()).toBe(0)
    expect([await next.deadLetters(), await next.health()]).toEqual([0, { state: 'works', detail: '0 segments wait' }])
    await next.close()
    await rm(killed, { recursive: true, force: true })
  })

  test('the target file follows changes and new offers', async () => {
    const writer = createTargetWriter(db, folder)
    await writer.step()
    await bench.importItems([
      anItem({ id: 'mesa', link: 'https://www.loja-teste.pt/nova-morada' }),
      anItem({ id: 'outra' }),
      anItem({ id: 'terceira' }),
    ])
    await writer.step()
    await drained()
    const third =
      (await sql<{ id: number }>`select id from offers.variant where item_id = 'terceira'`.execute(db)).rows[0]?.id ?? 0
    expect((await keeper.findTarget(variantId))?.link).toBe('https://www.loja-teste.pt/nova-morada')
    expect((await keeper.findTarget(third))?.link).toBe('https://www.loja-teste.pt/p/terceira')
  })
})

function aClick(uid: string): Click {
  return someClick({ uid, variantId, renderingState: 'missing', rendering: null })
}
