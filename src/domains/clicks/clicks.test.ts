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
import { type ClickKeeper, createClickKeeper } from './click-keeper.ts'
import { classifyClicks } from './classify.ts'
import { signRendering } from './rendering-id.ts'
import { clickRoutes } from './routes.ts'
import { drainSpool } from './spool/drain.ts'
import { createTargetWriter } from './targets/target-writer.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'poiso-clicks-'))
const renderingKey = new Uint8Array(32).fill(1)
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let bench: ImportBench
let keeper: ClickKeeper
let app: ReturnType<typeof testServer>['app']
let variantId = 0

beforeAll(async () => {
  bench = anImportBench(database)
  await bench.importItems([anItem({ id: 'mesa' }), anItem({ id: 'outra' })])
  variantId = (await sql<{ id: number }>`select id from offers.variant where item_id = 'mesa'`.execute(db)).rows[0]?.id ?? 0
  await createTargetWriter(db, folder).step()
  keeper = await createClickKeeper({ db, folder, log })
  app = testServer().app
  clickRoutes(app, { findTarget: (id) => keeper.findTarget(id), spool: (one) => keeper.spool(one), store: (one) => keeper.store(one), config: readConfig({}), clock: bench.clock, log, renderingKey, visitorKey: new Uint8Array(32).fill(2) })
})
afterAll(async () => {
  await keeper.close()
  await app.close()
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

const click = (path: string, options: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
  app.inject({ method: options.method ?? 'GET', url: `/v2/clickthrough/${path}`, headers: { 'user-agent': CHROME, ...options.headers } })
const stored = async () => (await sql<{ click_id: string; source: number; position: number | null; billable: boolean | null; reason: string | null; extra: unknown; price_cents: number }>`
  select click_id, source, position, billable, reason, extra, price_cents from clicks.click order by at, uid`.execute(db)).rows
const drained = async () => {
  await keeper.close()
  keeper = await createClickKeeper({ db, folder, log })
}

describe('R-21 the click host', () => {
  test('R-21 sends a click to the shop and keeps what it said', async () => {
    const ri = signRendering(renderingKey, 'sofas', bench.clock.now())
    const answer = await click(`loja-teste.pt/${variantId}?s=6&p=12&ri=${ri}&c=abc&utm_term=mesa&%3Cx%3E=1`)
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([302, 'https://www.loja-teste.pt/p/mesa', 'no-store'])
    await keeper.close()
    expect(await stored()).toMatchObject([{ click_id: 'abc', source: 6, position: 12, price_cents: 10_000, extra: { utm_term: 'mesa' } }])
    keeper = await createClickKeeper({ db, folder, log })
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
    const ri = signRendering(renderingKey, 'sofas', bench.clock.now())
    const first = await click(`loja-teste.pt/${variantId}?ri=${ri}`, { headers: { 'user-agent': `${CHROME} A` } })
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? ''
    bench.clock.advanceMs(1000)
    await click(`loja-teste.pt/${variantId}?ri=${ri}`, { headers: { cookie, 'user-agent': `${CHROME} A` } })
    bench.clock.advanceMs(1000)
    expect((await click(`loja-teste.pt/${variantId}?ri=${ri}`, { method: 'HEAD', headers: { 'user-agent': `${CHROME} B` } })).statusCode).toBe(302)
    await drained()
    expect(await classifyClicks(db, bench.clock)).toBe(3)
    expect((await stored()).map(({ billable, reason }) => [billable, reason])).toEqual([[true, null], [false, 'double'], [false, 'head']])
    expect(await classifyClicks(db, bench.clock)).toBe(0)
  })

  test('R-21 a click whose database and disk refuse it is answered 503, not redirected', async () => {
    const broken = testServer().app
    clickRoutes(broken, { findTarget: (id) => keeper.findTarget(id), spool: () => Promise.reject(new Error('disk full')), store: () => Promise.reject(new Error('away')), config: readConfig({}), clock: bench.clock, log, renderingKey, visitorKey: renderingKey })
    const answer = await broken.inject({ url: `/v2/clickthrough/loja-teste.pt/${variantId}`, headers: { 'user-agent': CHROME } })
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['location']]).toEqual([503, '1', undefined])
    await broken.close()
  })
})

describe('R-21 clicks outlive the database and the process', () => {
  test('fault D1 redirects go on without a database, and the clicks are drained once when it is back', async () => {
    await sql`truncate clicks.click`.execute(db)
    const spoolOnly = mkdtempSync(join(tmpdir(), 'poiso-clicks-away-'))
    await createTargetWriter(db, spoolOnly).step()
    const away = { ...db, transaction: () => { throw new Error('away') } } as unknown as typeof db
    const alone = await createClickKeeper({ db: away, folder: spoolOnly, log })
    const target = await alone.findTarget(variantId)
    expect(target?.link).toBe('https://www.loja-teste.pt/p/mesa')
    await alone.spool(aClick('11111111-1111-4111-8111-111111111111'))
    await alone.close()
    const spool = join(spoolOnly, 'spool')
    expect(readdirSync(spool)).toHaveLength(1)
    expect(await drainSpool(db, spool)).toBe(1)
    expect(await drainSpool(db, spool)).toBe(0)
    expect(await stored()).toHaveLength(1)
    await rm(spoolOnly, { recursive: true, force: true })
  })

  test('a drain that dies between the commit and the removal of its segment counts each click once', async () => {
    await sql`truncate clicks.click`.execute(db)
    const spool = mkdtempSync(join(tmpdir(), 'poiso-spool-'))
    writeFileSync(join(spool, '1-a.ready'), `${JSON.stringify(aClick('22222222-2222-4222-8222-222222222222'))}\n`)
    armFailpoint('clicks.drain.inserted:throw')
    await expect(drainSpool(db, spool)).rejects.toThrow('clicks.drain.inserted')
    armFailpoint(null)
    expect(await drainSpool(db, spool)).toBe(1)
    expect(await stored()).toHaveLength(1)
    await rm(spool, { recursive: true, force: true })
  })

  test('the segment of a killed process is taken over, its cut last line left out', async () => {
    await sql`truncate clicks.click`.execute(db)
    const killed = mkdtempSync(join(tmpdir(), 'poiso-killed-'))
    const spool = join(killed, 'spool')
    mkdirSync(spool)
    writeFileSync(join(spool, '999999999-a.active'), `${JSON.stringify(aClick('33333333-3333-4333-8333-333333333333'))}\n{"uid":"4444`)
    const next = await createClickKeeper({ db, folder: killed, log })
    await next.close()
    expect(await stored()).toHaveLength(1)
    await rm(killed, { recursive: true, force: true })
  })

  test('the target file follows changes and new offers', async () => {
    const writer = createTargetWriter(db, folder)
    await writer.step()
    await bench.importItems([anItem({ id: 'mesa', link: 'https://www.loja-teste.pt/nova-morada' }), anItem({ id: 'outra' }), anItem({ id: 'terceira' })])
    await writer.step()
    await drained()
    const third = (await sql<{ id: number }>`select id from offers.variant where item_id = 'terceira'`.execute(db)).rows[0]?.id ?? 0
    expect((await keeper.findTarget(variantId))?.link).toBe('https://www.loja-teste.pt/nova-morada')
    expect((await keeper.findTarget(third))?.link).toBe('https://www.loja-teste.pt/p/terceira')
  })
})

const aClick = (uid: string): Click => ({
  uid, clickId: uid, at: '2026-11-21T10:00:00.000Z', variantId, productId: 1, eshopId: 1, priceCents: 100, cpcCents: 0, source: 1, position: null, rendering: null,
  renderingState: 'missing', visitor: 'v1', visitorShown: true, visitorDay: 'd1', userAgent: CHROME, purpose: null, extra: null,
})
