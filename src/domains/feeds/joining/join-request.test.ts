import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forgetting } from '#hosts/domain-sides.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { dropJoinRequest, JOIN_LIMITS, keepJoinRequest, listJoinRequests, readJoinRequest } from './join-request.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import { worker as feedsWorker } from '../worker.ts'

const database = await testDatabase()
beforeEach(() => sql`truncate feeds.join_request`.execute(database.db))

const NOW = new Date('2026-11-21T10:00:00Z')
function typed(fields: Partial<Record<'shop' | 'site' | 'feedUrl' | 'email', string>> = {}) {
  return {
    shop: 'Casa Bela',
    site: 'www.casabela.pt',
    feedUrl: '',
    email: 'ana@casabela.pt',
    ...fields,
  }
}
function complaintsOf(fields: Parameters<typeof typed>[0]) {
  return readJoinRequest(typed(fields)).complaints
}

test('R-15 addresses come as people type them', () => {
  expect(readJoinRequest(typed({ shop: ' Casa\u202e\n Bela ', feedUrl: 'casabela.pt/feed.xml' }))).toEqual({
    request: {
      shop: 'Casa   Bela'.replace(/ {3}/, ' '.repeat(2)),
      site: 'https://www.casabela.pt',
      feedUrl: 'https://casabela.pt/feed.xml',
      email: 'ana@casabela.pt',
    },
    complaints: {},
  })
})

test('R-15 each field says what is wrong with it', () => {
  expect(complaintsOf({ shop: '', site: '', email: '' })).toEqual({
    shop: 'missing',
    site: 'missing',
    email: 'missing',
  })
  expect(complaintsOf({ shop: 'x'.repeat(JOIN_LIMITS.fieldChars) })).toEqual({})
  expect(complaintsOf({ shop: 'x'.repeat(JOIN_LIMITS.fieldChars + 1) })).toEqual({ shop: 'too_long' })
  for (const site of ['javascript:alert(1)', 'ftp://casa.pt', 'localhost', 'http://', 'uma loja'])
    expect(complaintsOf({ site }), site).toEqual({ site: 'malformed' })
  for (const email of ['ana', 'ana@', 'ana@casa', '@casa.pt', 'a b@casa.pt', 'ana@casa.pt, b@casa.pt', 'ana@casa..pt'])
    expect(complaintsOf({ email }), email).toEqual({ email: 'malformed' })
  for (const email of ['ana.silva+loja@casa-bela.com.pt', 'joão@móveis.pt'])
    expect(complaintsOf({ email }), email).toEqual({})
})

/** As the worker does it each hour. */
async function forgetAt(nowMs: number): Promise<void> {
  const clock = manualClock(new Date(nowMs).toISOString())
  for (const { act } of forgetting([feedsWorker({ ...database, clock } as unknown as ImportDeps)], clock)) await act()
}

test('R-15 requests wait for people and go when they are answered, or after half a year', async () => {
  const { request } = readJoinRequest(typed())
  expect(await keepJoinRequest(database.db, request, NOW)).toBe(true)
  const [kept] = await listJoinRequests(database.db)
  expect(kept).toMatchObject(request)
  await forgetAt(NOW.getTime() + JOIN_LIMITS.keptMs - 1)
  expect(await listJoinRequests(database.db)).toHaveLength(1)
  await forgetAt(NOW.getTime() + JOIN_LIMITS.keptMs)
  expect(await listJoinRequests(database.db)).toEqual([])
  await keepJoinRequest(database.db, request, NOW)
  const [again] = await listJoinRequests(database.db)
  expect(await dropJoinRequest(database.db, again?.id ?? 0)).toBe(true)
  expect(await dropJoinRequest(database.db, again?.id ?? 0)).toBe(false)
})

test('R-15 so many requests are kept and no more', async () => {
  await sql`insert into feeds.join_request (shop, site, email, created_at) select 'x', 'https://x.pt', 'a@x.pt', ${NOW} from generate_series(1, ${JOIN_LIMITS.open - 1})`.execute(
    database.db,
  )
  const { request } = readJoinRequest(typed())
  expect(await keepJoinRequest(database.db, request, NOW)).toBe(true)
  expect(await keepJoinRequest(database.db, request, NOW)).toBe(false)
})
