import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { createLog } from '#platform/log.ts'
import { impressionCall } from './calls.ts'
import { keepImpressionDays, KEPT_DAYS } from './impression-days.ts'
import { createImpressionKeeper, type ImpressionKeeper } from './impression-keeper.ts'
import { createImpressionJudge } from './judge-impressions.ts'
import { sumsOfDay, sumsOfVariant } from './read-sums.ts'
import { impressionRoutes } from './routes.ts'
import { aRecord, CHROME, makeOffers, renderingKey } from './testing.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const clock = manualClock('2026-11-26T10:20:00Z')
const DAY = '2026-11-26'

let keeper: ImpressionKeeper
let app: ReturnType<typeof testServer>['app']
let sender = 0

beforeAll(() => makeOffers(db, 200, clock.now()))
beforeEach(async () => {
  await sql`truncate tracking.impression_sum, tracking.reason_sum, tracking.batch`.execute(db)
  ;({ app, keeper } = aService())
  sender += 1
})
afterEach(() => armFailpoint(null))

/** The service of one process. */
function aService() {
  const made = createImpressionKeeper({ db, clock, log })
  const server = testServer({ clock })
  impressionRoutes(server.app, {
    project: 'poiso',
    clock,
    judge: createImpressionJudge({ clock, visitorKey: new Uint8Array(32).fill(2), renderingKey }).judge,
    take: (judged) => made.add(judged),
    refused: () => undefined,
  })
  return { app: server.app, keeper: made }
}

function send(
  impressions: unknown,
  {
    address = `203.0.113.${sender}`,
    headers = {},
    project = 'poiso',
  }: { address?: string; headers?: Record<string, string>; project?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: '/impression',
    remoteAddress: address,
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
    payload: JSON.stringify({ project, impressions }),
  })
}
function of(variantId: number, more: { source?: number; position?: number; page?: string } = {}) {
  return aRecord(clock, { variantId, ...more })
}
async function kept(variantId: number) {
  await keeper.flush()
  return (await sumsOfVariant(db, variantId)).map(({ source, kind, impressions }) => [source, kind, impressions])
}
async function reasons() {
  await keeper.flush()
  return Object.fromEntries((await sumsOfDay(db, DAY)).reasons.map(({ reason, records }) => [reason, records]))
}

describe('A-06 impressions', () => {
  test('A-06 E-15 X-02 what was seen is answered 204 and summed by offer, source, place and hour', async () => {
    const answer = await send([of(1, { position: 3 }), of(2, { source: 6 })])
    await send([of(1, { position: 3 })], { address: '198.51.100.7' })
    clock.advanceMs(3_600_000)
    await send([of(1, { position: 3 })])
    await keeper.flush()
    const { rows } = await sql<
      Record<string, unknown>
    >`select to_char(day, 'YYYY-MM-DD') as day, to_char(hour at time zone 'UTC', 'HH24:MI') as hour,
      variant_id::int, source, position, kind, impressions from tracking.impression_sum order by variant_id, hour`.execute(
      db,
    )
    clock.advanceMs(-3_600_000)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(rows).toEqual([
      { day: DAY, hour: '10:00', variant_id: 1, source: 1, position: 3, kind: 'proven', impressions: 2 },
      { day: DAY, hour: '11:00', variant_id: 1, source: 1, position: 3, kind: 'proven', impressions: 1 },
      { day: DAY, hour: '10:00', variant_id: 2, source: 6, position: null, kind: 'proven', impressions: 1 },
    ])
  })

  test('A-06 a page that is left sends text/plain', async () => {
    const answer = await send([of(1)], { headers: { 'content-type': 'text/plain;charset=UTF-8' } })
    expect([answer.statusCode, await kept(1)]).toEqual([204, [[1, 'proven', 1]]])
  })

  test('E-15 bad records are dropped and counted, their neighbours are kept', async () => {
    const bad = [
      {},
      { variant_id: '1', source: 1 },
      { variant_id: 2 ** 31, source: 1 },
      { variant_id: 1, source: 55 },
      { variant_id: 1, source: '1' },
    ]
    expect((await send([...bad, of(1), { ...of(2), position: -1 }])).statusCode).toBe(204)
    expect(await kept(1)).toEqual([[1, 'proven', 1]])
    expect(await kept(2)).toEqual([[1, 'proven', 1]])
    expect(await reasons()).toEqual({ bad_variant_id: 3, bad_source: 2 })
  })

  test.each([
    ['{}', 'required parameter project is missing (impression)'],
    ['{"project":"poiso"}', 'required parameter impressions is missing (impression)'],
    ['{"project":"poiso","impressions":{}}', 'parameter impressions must be an array (impression)'],
    ['{"project":"poiso","impressions":[5]}', 'parameter impressions[0] must be an object (impression)'],
    ['{"project":"outro","impressions":[]}', 'there is no project outro'],
  ])('a broken body is refused by name: %s', async (payload, detail) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/impression',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(answer.json<{ detail: string }>().detail).toBe(detail)
  })

  test('of 10,000 records a hundred are looked at', async () => {
    expect(
      (await send(Array.from({ length: 10_000 }, (_, index) => ({ variant_id: 1 + index, source: 1 })))).statusCode,
    ).toBe(204)
    expect(await reasons()).toEqual({ beyond_cap: 9_900, rendering_missing: 100 })
  })

  test('a body of more than 1 MB is refused', async () => {
    expect((await send([{ variant_id: 1, source: 1, ri: 'x'.repeat(1_048_576) }])).statusCode).toBe(413)
  })
})

describe('A-06 what weighs', () => {
  test('the same visitor sees a card of a rendering once; another visitor, page or source is another impression', async () => {
    await send([of(1), of(1)])
    await send([of(1)])
    await send([of(1)], { headers: { 'user-agent': CHROME.replace('140', '141') } })
    await send([of(1, { page: 'mesas' }), of(1, { source: 6 })])
    expect(await kept(1)).toEqual([
      [1, 'proven', 3],
      [6, 'proven', 1],
    ])
    expect(await reasons()).toEqual({ repeated: 2 })
  })

  test('a record without, with a forged or with an old rendering is kept apart', async () => {
    const old = of(1)
    clock.advanceMs(24 * 3_600_000 + 1_000)
    await send([
      { variant_id: 2, source: 1 },
      { ...of(3), variant_id: 4 },
      { ...of(5), source: 6 },
      { ...of(6), ri: `${of(6).ri}x` },
      old,
    ])
    clock.advanceMs(-24 * 3_600_000 - 1_000)
    await keeper.flush()
    const { sums, reasons: why } = await sumsOfDay(db, '2026-11-27')
    expect(sums.map(({ kind, impressions }) => [kind, impressions])).toEqual([
      ['unproven', 4],
      ['unproven', 1],
    ])
    expect(why).toEqual([
      { reason: 'rendering_forged', records: 3 },
      { reason: 'rendering_missing', records: 1 },
      { reason: 'rendering_stale', records: 1 },
    ])
  })

  test('offers that do not exist get no row, whoever says that they were seen', async () => {
    await send([
      { variant_id: 201, source: 1 },
      { variant_id: 2_147_483_647, source: 1 },
      { variant_id: 7, source: 1 },
    ])
    await send([{ variant_id: 202, source: 1 }], { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect(await kept(7)).toEqual([[1, 'unproven', 1]])
    expect((await sql`select from tracking.impression_sum`.execute(db)).rows).toHaveLength(1)
    expect(await reasons()).toMatchObject({ unknown_variant: 3 })
  })

  test.each(['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.1', ''])(
    'P-05 a bot is counted apart: "%s"',
    async (agent) => {
      await send([of(1)], { headers: { 'user-agent': agent } })
      expect(await kept(1)).toEqual([[1, 'bot', 1]])
    },
  )

  test('one network moves the sum of an offer by ten an hour, whatever agents it invents', async () => {
    for (let n = 0; n < 30; n += 1) await send([of(1)], { headers: { 'user-agent': `${CHROME} n${n}` } })
    expect(await kept(1)).toEqual([
      [1, 'proven', 10],
      [1, 'unproven', 20],
    ])
    expect(await reasons()).toEqual({ network_offer: 20 })
  })

  test('a rendering that is replayed from many networks is spent', async () => {
    const { judge } = createImpressionJudge({ clock, visitorKey: renderingKey, renderingKey })
    const record = of(1)
    const kinds = Array.from({ length: 5_003 }, (_, n) =>
      judge([record], { address: `10.${n >> 8}.${n & 255}.1`, userAgent: CHROME }).impressions.map(({ kind }) => kind),
    ).flat()
    expect([kinds.filter((kind) => kind === 'proven').length, kinds.at(-1)]).toEqual([5_000, 'unproven'])
  })

  test('a thousand requests within a second from one browser: all but its share are refused before they are read', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 1_000; n += 1) statuses.push((await send([of(1)])).statusCode)
    expect(Object.groupBy(statuses, String)).toMatchObject({ 204: { length: 120 }, 429: { length: 880 } })
    expect(await kept(1)).toEqual([[1, 'proven', 1]])
    expect((await send([of(2)], { address: '198.51.100.99' })).statusCode).toBe(204)
  })

  test('a thousand at the same time are answered, refused or kept, and others are heard afterwards', async () => {
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => send([of(1)])))
    expect(answers.every(({ statusCode }) => [204, 429, 503].includes(statusCode))).toBe(true)
    expect([await kept(1), (await send([of(2)], { address: '198.51.100.99' })).statusCode]).toEqual([
      [[1, 'proven', 1]],
      204,
    ])
  })

  test('fault A5 a page of another site is refused, as JSON and as a beacon', async () => {
    for (const type of ['application/json', 'text/plain'])
      expect(
        (await send([of(1)], { headers: { 'content-type': type, origin: 'https://evil.example' } })).statusCode,
      ).toBe(403)
    expect(await kept(1)).toEqual([])
  })
})

describe('A-06 batches', () => {
  test('what fails before the commit is written by the next try, once', async () => {
    await send([of(1)])
    armFailpoint('tracking.batch.written:throw')
    await expect(keeper.flush()).rejects.toThrow('tracking.batch.written')
    armFailpoint(null)
    await send([of(1)], { address: '198.51.100.1' })
    await keeper.flush()
    expect(await kept(1)).toEqual([[1, 'proven', 2]])
  })

  test('of a batch whose answer was lost nothing is counted twice', async () => {
    await send([of(1), { variant_id: 999, source: 1 }])
    armFailpoint('tracking.batch.committed:throw')
    await expect(keeper.flush()).rejects.toThrow('tracking.batch.committed')
    armFailpoint(null)
    expect([await kept(1), await reasons()]).toEqual([[[1, 'proven', 1]], { rendering_missing: 1, unknown_variant: 1 }])
  })

  test('a process that is killed loses what it had not written, and only that', async () => {
    await send([of(1)])
    await keeper.flush()
    await send([of(2)])
    ;({ app, keeper } = aService())
    expect([await kept(1), await kept(2)]).toEqual([[[1, 'proven', 1]], []])
  })

  test('a process that ends writes what it has', async () => {
    await send([of(1)])
    await keeper.close()
    expect((await sumsOfVariant(db, 1)).map(({ impressions }) => impressions)).toEqual([1])
  })

  test('processes that write at once lose nothing of each other', async () => {
    const services = [aService(), aService(), aService()]
    for (const [n, service] of services.entries()) {
      app = service.app
      for (let from = 1; from <= 200; from += 100)
        await send(
          Array.from({ length: 100 }, (_, index) => of(from + index)),
          { address: `198.51.100.${n}` },
        )
    }
    await Promise.all(services.map((service) => service.keeper.flush()))
    expect((await sumsOfDay(db, DAY)).sums.map(({ impressions }) => impressions)).toEqual([600])
  })
})

describe('A-06 days', () => {
  const tables = async () =>
    (
      await sql<{
        name: string
      }>`select relname as name from pg_class where relname ~ '^impression_sum_2' order by 1`.execute(db)
    ).rows.map(({ name }) => name.slice(-8))

  test('a day without a table gets one when it comes, a day in Lisbon', async () => {
    const summer = manualClock('2031-07-31T23:30:00Z')
    const late = createImpressionKeeper({ db, clock: summer, log })
    late.add({ impressions: [{ variantId: 1, source: 1, position: null, kind: 'proven' }], reasons: new Map() })
    await late.flush()
    expect(await sumsOfVariant(db, 1)).toEqual([{ day: '2031-08-01', source: 1, kind: 'proven', impressions: 1 }])
  })

  test('the coming days are made, and old ones go with all that they hold', async () => {
    await send([of(1)])
    await keeper.flush()
    const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
    await keepImpressionDays(db, later(KEPT_DAYS))
    expect([(await tables()).includes(DAY.replaceAll('-', '')), await kept(1), await reasons()]).toEqual([
      true,
      [[1, 'proven', 1]],
      {},
    ])
    await keepImpressionDays(db, later(KEPT_DAYS + 1))
    expect([(await tables()).includes(DAY.replaceAll('-', '')), await kept(1)]).toEqual([false, []])
    expect(await tables()).toContain('20270104')
  })
})

callBattery(impressionCall, {
  app: aService().app,
  example: { body: { project: 'poiso', impressions: [{ variant_id: 1, source: 1 }] } },
})
