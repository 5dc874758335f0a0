import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listRefusedClicksCall, settleRefusedClicksCall } from '#domains/clicks/backoffice/calls.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { dropDeadWorkCall, getWorkCall, listDeadWorkCall, retryDeadWorkCall } from '#platform/jobs/dead-work-call.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { backOfficeMeCall } from './me-call.ts'
import { failJobs } from './testing.ts'
import { getTodayCall } from './today-call.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { app } = market.whole
afterAll(() => market.close())
const { header: cookie } = await aSignedInPerson(
  { db, clock: market.bench.clock },
  { email: 'ada@exemplo.pt', roles: { admin: true } },
  SECRET,
)
const origin = 'http://localhost:3000'

const broken = market.withoutDatabase.app
for (const call of [backOfficeMeCall, getTodayCall, getWorkCall, listDeadWorkCall as Call, listRefusedClicksCall])
  callBattery(call, { app, broken, example: {}, cookie })
for (const call of [retryDeadWorkCall, dropDeadWorkCall])
  callBattery(call, { app, broken, example: { body: { ids: ['job-1', 'event-2-watchdog.offers'] } }, cookie })
callBattery(settleRefusedClicksCall, { app, broken, example: { body: { discard: false } }, cookie })

beforeEach(() => sql`truncate graphile_worker._private_jobs, outbox.set_aside, audit.change`.execute(db))

function post(fields: readonly (readonly [string, string])[], headers = {}) {
  return app.inject({
    method: 'POST',
    url: '/admin/trabalhos',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  })
}
async function deadIds(): Promise<string[]> {
  const answer = await app.inject({ url: '/v1/backoffice/dead-work', headers: { cookie } })
  return answer.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id)
}
async function aDeadEvent(consumer = 'reviews.orders'): Promise<void> {
  await sql`insert into outbox.consumer (name, watermark) values (${consumer}, pg_current_snapshot()::text) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into outbox.set_aside (consumer, event_id, key, kind, payload, at, attempts, next_at, cause, dead_at)
    values (${consumer}, 7, 'k', 'orders.told', '{"n":1}', now(), 8, now(), '=cmd()', now())`.execute(db)
}

describe('B-08 work that was given up', () => {
  test('is one list of jobs and events, searched and filtered, and plain text as CSV', async () => {
    await failJobs(db, 2)
    await aDeadEvent()
    expect((await deadIds()).length).toBe(3)
    const list = async (query: string) =>
      (await app.inject({ url: `/v1/backoffice/dead-work${query}`, headers: { cookie } })).json<{
        totalCount: number
      }>()
    expect((await list('?kind=event')).totalCount).toBe(1)
    expect((await list('?q=NÃO%20RESPONDEU')).totalCount).toBe(2)
    const csv = await app.inject({ url: '/v1/backoffice/dead-work.csv?kind=event', headers: { cookie } })
    expect(csv.body).toContain(`"'=cmd()"`)
  })
  test('is forgotten by a form without script, after a page that says what it does', async () => {
    await failJobs(db, 2)
    await aDeadEvent()
    const picked = (await deadIds()).slice(0, 2).map((id) => ['ids', id] as const)
    const asked = await post([...picked, ['action', 'drop']])
    expect(asked.body).toContain('2 trabalhos por fazer desaparecem para sempre.')
    expect((await deadIds()).length).toBe(3)
    const fields = [...asked.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    )
    const done = await post(fields)
    expect([done.statusCode, done.body.includes('2 trabalhos esquecidos.')]).toEqual([200, true])
    expect((await deadIds()).length).toBe(1)
    const { rows } = await sql<{ action: string }>`select action from audit.change`.execute(db)
    expect(rows).toEqual([{ action: 'dropped' }, { action: 'dropped' }])
  })
  test('is tried again at once, and what is none any more is left alone', async () => {
    await failJobs(db, 1)
    const [id = ''] = await deadIds()
    const body = async () =>
      (
        await post([
          ['ids', id],
          ['action', 'retry'],
        ])
      ).body
    expect(await body()).toContain('1 trabalho volta a correr.')
    expect(await body()).toContain('0 trabalhos voltam a correr.')
    expect(await deadIds()).toEqual([])
  })
  test('an event that two have given up is tried again by the one that was picked, and two at once tell the log once', async () => {
    await aDeadEvent()
    await aDeadEvent('watchdog.offers')
    const fields = [
      ['ids', 'event-7-reviews.orders'],
      ['action', 'retry'],
    ] as const
    await Promise.all([post(fields), post(fields)])
    expect(await deadIds()).toEqual(['event-7-watchdog.offers'])
    expect((await sql`select thing_id from audit.change`.execute(db)).rows).toEqual([
      { thing_id: 'event-7-reviews.orders' },
    ])
  })
  test('clicks that the database refused are shown, stored again, and forgotten after a question; the log is told', async () => {
    const spool = join(market.dataFolder, 'clicks', 'spool')
    await mkdir(spool, { recursive: true })
    const letters = [
      { why: '22P05 unsupported', line: JSON.stringify(aClick({ clickId: 'nul', rendering: '\u0000' })) },
      { why: 'damaged', line: '{"cut' },
    ]
    await writeFile(join(spool, 'a.dead'), letters.map((letter) => `${JSON.stringify(letter)}\n`).join(''))
    const shown = (await app.inject({ url: '/admin/trabalhos', headers: { cookie } })).body
    expect([shown.includes('2 cliques esperam por serem contados'), shown.includes('22P05')]).toEqual([true, true])
    const send = async (...fields: Parameters<typeof post>[0]) => (await post(fields)).body
    expect(await send(['action', 'store-clicks'])).toContain('1 clique guardado, 1 recusado outra vez.')
    expect(await send(['action', 'drop-clicks'])).toContain('Esquecer os cliques recusados?')
    expect(await send(['action', 'drop-clicks'], ['confirmed', '1'])).toContain('1 recusado, para sempre.')
    expect(await send(['action', 'retry'])).not.toContain('Cliques recusados')
    const { rows } = await sql<object>`select action, before, after from audit.change order by id`.execute(db)
    expect(rows).toEqual([
      { action: 'retried', before: { waiting: 2 }, after: { stored: 1, refused: 1 } },
      { action: 'dropped', before: { waiting: 1 }, after: { stored: 0, refused: 1 } },
    ])
  })
  test('a form without a picked row, and one of another site, change nothing', async () => {
    expect((await post([['action', 'drop']])).body).toContain('Escolha primeiro pelo menos um trabalho.')
    expect((await post([['action', 'drop']], { origin: 'https://evil.example' })).statusCode).toBe(403)
  })
})

describe('B-08 Hoje', () => {
  test('says how it stands, and that no worker is there', async () => {
    await failJobs(db, 2)
    const { body } = await app.inject({ url: '/admin', headers: { cookie } })
    expect(body).toContain('O processo de trabalho está parado.')
    expect(body).toContain('2 falhados')
    expect(body).toContain('Ver em tabela')
    const today = (await app.inject({ url: '/v1/backoffice/today', headers: { cookie } })).json<{ days: object[] }>()
    expect(today.days).toHaveLength(30)
  })
})
