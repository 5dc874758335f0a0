import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { testServer } from '#platform/http/testing.ts'
import { asId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import type { Click } from '../click.ts'
import { classifyClicks } from './classify.ts'
import { NETWORK_DAY_LIMIT, NETWORK_OFFER_LIMIT, RENDERING_LIMIT } from './counted-clicks.ts'
import { signRendering } from '../redirect/rendering-id.ts'
import { clickRoutes } from '../redirect/routes.ts'
import { readDeadLetters } from '../spool/dead-letters.ts'
import { drainSpool } from '../spool/drain.ts'
import { CHROME } from '../testing.ts'

/**
 * A day of attacks and shoppers, a hundred thousand clicks over the real border, drained late, out of order, doubled and with
 * drains and judges that die: `npm run test:long -- src/domains/clicks`. Prints what became of each load.
 */

const { db } = await testDatabase()
const log = createLog({ level: 'silent' })
const clock = manualClock('2026-11-20T00:10:00Z')
const folder = mkdtempSync(join(tmpdir(), 'poiso-attacks-'))
const renderingKey = new Uint8Array(32).fill(1)
const { app } = testServer({ clock })
const OFFERS = 2_000
const HONEST = 70_000
const SEGMENT_CLICKS = 700
const BAD_EVERY = 977

let current = ''
const loads = new Map<string, string>()
const clicks: Click[] = []
beforeAll(() => {
  clickRoutes(app, {
    passesClick: () => false,
    findTarget: async (variantId) => ({
      variantId: asId(variantId),
      productId: asId(variantId),
      eshopId: asId(1),
      state: 'live',
      priceCents: 100,
      cpcMicros: 0,
      earlierBids: [],
      link: 'https://www.loja-teste.pt/p',
      domains: ['loja-teste.pt'],
    }),
    pay: async () => null,
    spool: async (click) => {
      loads.set(click.uid, current)
      clicks.push(click)
    },
    store: async () => undefined,
    config: readConfig({}),
    clock,
    log,
    renderingKey,
    visitorKey: new Uint8Array(32).fill(2),
    cookieKey: new Uint8Array(32).fill(3),
  })
})
afterAll(async () => {
  armFailpoint(null)
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

interface Sent {
  readonly variantId: number
  readonly from: string
  readonly agent?: string
  readonly cookie?: string
  /** Page whose link is followed, and the offer that it was signed for. */
  readonly page?: string
  readonly signedFor?: number
  readonly query?: string
  readonly method?: 'GET' | 'HEAD'
}

/** One request as it reaches the click host; answers with the cookie that came back. */
async function send(
  load: string,
  {
    variantId,
    from,
    agent = CHROME,
    cookie,
    page = 'listagem',
    signedFor = variantId,
    query = '',
    method = 'GET',
  }: Sent,
): Promise<string> {
  current = load
  // Below what the flood gate refuses.
  clock.advanceMs(10)
  const ri = signRendering(renderingKey, page, clock.now()).riOf({ variantId: signedFor, source: 1 })
  const answer = await app.inject({
    method,
    url: `/v2/clickthrough/loja-teste.pt/${variantId}?s=1&ri=${ri}${query}`,
    remoteAddress: from,
    headers: { 'user-agent': agent, ...(cookie !== undefined && { cookie }) },
  })
  expect(answer.statusCode).toBe(302)
  return String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
}
function addressOf(index: number): string {
  return `100.${64 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${index & 255}`
}
function agentOf(index: number): string {
  return CHROME.replace('140', String(80 + (index % 70))).replace('Linux x86_64', `Linux x86_64; v${index}`)
}

/** What was recorded of attacks, each under its own name. */
const attacks: Readonly<Record<string, () => Promise<void>>> = {
  'twenty agents from one address, a hundred offers': async () => {
    for (let index = 0; index < 2_000; index += 1)
      await send('agents', { variantId: 1 + Math.floor(index / 20), from: '192.0.2.1', agent: agentOf(index % 20) })
  },
  'invented cookies with the ri of a page that does not show the offer': async () => {
    for (let index = 0; index < 1_510; index += 1)
      await send('invented', {
        variantId: 2,
        signedFor: 3,
        from: addressOf(200_000 + index),
        cookie: `visitor=v2.mb3k2x.${String(index).padStart(22, 'a')}.${'b'.repeat(22)}`,
      })
  },
  'a farm that takes a fresh signed cookie for each click': async () => {
    for (let index = 0; index < 5_000; index += 1) {
      const from = `192.0.2.${10 + (index % 5)}`
      const cookie = await send('farm', { variantId: 1 + (index % 48), from, agent: agentOf(index), method: 'HEAD' })
      await send('farm', { variantId: 1 + (index % 48), from, agent: agentOf(index), cookie })
      clock.advanceMs(2_000)
    }
  },
  'ten thousand addresses on the links of one page': async () => {
    const [page, at] = ['uma-pagina', clock.now()]
    for (let index = 0; index < 10_000; index += 1) {
      const rendering = signRendering(renderingKey, page, at)
      current = 'botnet'
      const variantId = 1 + (index % 48)
      await app.inject({
        url: `/v2/clickthrough/loja-teste.pt/${variantId}?s=1&ri=${rendering.riOf({ variantId, source: 1 })}`,
        remoteAddress: addressOf(300_000 + index),
        headers: { 'user-agent': agentOf(index) },
      })
    }
  },
  'one IPv6 line with all its addresses': async () => {
    for (let index = 0; index < 3_000; index += 1)
      await send('ipv6', {
        variantId: 1 + (index % 300),
        from: `2001:db8:0:12${(index % 256).toString(16).padStart(2, '0')}::${index.toString(16)}`,
        agent: agentOf(index),
      })
  },
  'one click sent again and again': async () => {
    for (let index = 0; index < 2_000; index += 1)
      await send('replays', {
        variantId: 5,
        from: addressOf(400_000 + index),
        agent: agentOf(index),
        query: `&c=gravado-${index % 4}`,
        page: 'outra',
      })
  },
  'texts that stop databases': async () => {
    for (let index = 0; index < 2_000; index += 1)
      await send('texts', {
        variantId: 6,
        from: addressOf(500_000 + index),
        query:
          ['&utm_source=%00', `&x=${'a'.repeat(199)}%F0%9F%98%80`, '&c=%00', '&y=%ed%a0%bd', '&ri=%00'][index % 5] ??
          '',
        signedFor: 7,
      })
  },
}

/** Each from an address and with a browser of its own; every other comes back an hour later, with the cookie, for another offer. */
async function shoppers(): Promise<void> {
  for (let index = 0; index < HONEST / 2; index += 1) {
    const [from, agent, page] = [addressOf(index), agentOf(index), `p${Math.floor(index / 100)}`]
    const variantId = 1 + ((index * 7) % OFFERS)
    const cookie = await send('shoppers', { variantId, from, agent, page })
    await send('shoppers', { variantId: variantId === OFFERS ? 1 : variantId + 1, from, agent, page, cookie })
    clock.advanceMs(1_000)
  }
}

function byChance<T>(all: readonly T[], seed: string): T[] {
  return all
    .map((value, index) => ({ value, order: createHash('sha1').update(`${seed} ${index}`).digest('hex') }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ value }) => value)
}

let bad = 0
/** Segments in an order that has nothing to do with time; some clicks stand in two, some lines are damaged. */
function writeSegments(all: readonly Click[]): string[][] {
  const groups = Array.from({ length: Math.ceil(all.length / SEGMENT_CLICKS) }, (_, index) =>
    all.slice(index * SEGMENT_CLICKS, (index + 1) * SEGMENT_CLICKS),
  )
  return byChance(groups, 'segments').map((group, index) => {
    const lines = [...group, ...group.slice(0, 20)].map((click) => JSON.stringify(click))
    for (let at = index % BAD_EVERY; at < lines.length; at += BAD_EVERY) {
      lines.splice(at, 0, `{"uid":"damaged ${index} ${at}"}`)
      bad += 1
    }
    return lines
  })
}

const DRAIN_DEATHS = ['clicks.drain.inserted', 'clicks.dead-letters.written', 'clicks.segment.removed']

describe('B-04 I1 I2 a day of attacks and shoppers', () => {
  test('B-04 every click is kept once, honest ones count, attacks gain no more than the limits', async () => {
    for (const attack of Object.values(attacks)) await attack()
    await shoppers()
    const segments = writeSegments(clicks)
    for (let from = 0; from < segments.length; from += 8) {
      for (const [index, lines] of segments.slice(from, from + 8).entries())
        writeFileSync(
          join(folder, `${String(from + index).padStart(6, '0')}-1-a.ready`),
          lines.map((line) => `${line}\n`).join(''),
        )
      armFailpoint(`${DRAIN_DEATHS[(from / 8) % DRAIN_DEATHS.length]}:throw`)
      await drainSpool(db, folder, log).catch(() => undefined)
      armFailpoint(null)
      await Promise.all([drainSpool(db, folder, log), drainSpool(db, folder, log)])
      armFailpoint('clicks.judged:throw')
      await classifyClicks(db, clock).catch(() => undefined)
      armFailpoint(null)
      await Promise.all([classifyClicks(db, clock), classifyClicks(db, clock)])
    }
    const { rows } = await sql<{
      uid: string
      reason: string | null
      billable: boolean | null
    }>`select uid, reason, billable from clicks.click`.execute(db)
    const outcome: Record<string, Record<string, number>> = {}
    for (const { uid, reason } of rows) {
      const ofLoad = (outcome[loads.get(uid) ?? 'nobody sent it'] ??= {})
      ofLoad[reason ?? 'counts'] = (ofLoad[reason ?? 'counts'] ?? 0) + 1
    }
    console.table(outcome)
    expect([
      rows.length,
      new Set(rows.map(({ uid }) => uid)).size,
      rows.filter(({ billable }) => billable === null).length,
      (await readDeadLetters(folder)).flatMap(({ letters }) => letters).length,
    ]).toEqual([clicks.length, clicks.length, 0, bad])
    const counting = (load: string) => outcome[load]?.['counts'] ?? 0
    expect([counting('invented'), counting('texts')]).toEqual([0, 0])
    // Twenty agents an offer: the day's limit is reached after twenty offers.
    expect(counting('agents')).toBeLessThanOrEqual(NETWORK_DAY_LIMIT)
    expect(counting('farm')).toBeLessThanOrEqual(5 * NETWORK_DAY_LIMIT)
    expect(counting('botnet')).toBeLessThanOrEqual(RENDERING_LIMIT)
    expect(counting('ipv6')).toBeLessThanOrEqual(NETWORK_DAY_LIMIT)
    expect(counting('replays')).toBeLessThanOrEqual(4)
    expect(counting('shoppers')).toBe(HONEST)
  })

  test('B-04 nowhere in what counts is a limit exceeded', async () => {
    const most = async (query: ReturnType<typeof sql<{ most: number | null }>>) =>
      (await query.execute(db)).rows[0]?.most ?? 0
    const inAnHour = (who: 'visitor' | 'network_day') => sql<{ most: number | null }>`
      select max(n)::int as most from (select count(*) over (partition by variant_id, ${sql.ref(who)} order by at range between current row and interval '59 minutes 59.999 seconds' following) as n
        from clicks.click where billable) as windows`
    const of = (what: 'network_day' | 'rendering') =>
      sql<{
        most: number | null
      }>`select max(n)::int as most from (select count(*) as n from clicks.click where billable group by ${sql.ref(what)}) as groups`
    expect([
      await most(inAnHour('visitor')),
      await most(inAnHour('network_day')),
      await most(of('network_day')),
      await most(of('rendering')),
    ]).toEqual([1, NETWORK_OFFER_LIMIT, NETWORK_DAY_LIMIT, RENDERING_LIMIT])
  })
})
