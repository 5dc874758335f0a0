import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#domains/billing/ledger/verify-ledger.ts'
import { manualClock, systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { generateDemo } from '../../../../demo/generate.ts'
import { madeShops } from '../../../../demo/opening-shops.ts'
import { serveShops } from '../../../../demo/server.ts'
import { openDemo } from '../open-demo.ts'
import { takeInYear } from './take-in-year.ts'

const { db, pool } = await testDatabase()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-demo-year-'))
  const port = await freePort(0)
  const manifest = await generateDemo({ dataFolder: folder, port, productCount: 300, today: new Date() })
  const server = await serveShops(madeShops(manifest), port)
  const log = createLog({ level: 'silent' })
  await openDemo({
    deps: { db, pool, clock: systemClock, log, dataFolder: folder, feedTestHosts: [`*.localhost:${port}`] },
    port,
    site: 'http://localhost:3000',
    environment: 'test',
    store: folderStore(join(folder, 'images')),
    report: () => undefined,
    group: async () => 0,
    takeIn: async () => undefined,
  })
  await server.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const UNTIL = new Date('2026-11-10T09:00:00Z')
const deps = { db, clock: manualClock(UNTIL.toISOString()) }

async function one<T>(text: string): Promise<T> {
  return (await pool.query<{ value: T }>(`select ${text} as value`)).rows[0]?.value as T
}

test('B-04 a year of the demo is judged, posted, invoiced and paid by the code of real ones, and a start that died goes on', async () => {
  let pauses = 0
  const dying = takeInYear(deps, { until: UNTIL, days: 101 }, async () => {
    if (++pauses === 40) throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  const taken = await takeInYear(deps, { until: UNTIL, days: 101 }, async () => undefined)
  expect(taken.clicks).toBe(await one<number>('(select count(*)::int from clicks.click)'))
  const verified = await verifyLedger(db)
  expect(verified.differences).toEqual([])
  expect(verified.clicks).toBeGreaterThan(taken.clicks / 4)
  // Programs are a fifth, and none of them costs anything.
  const { rows } = await sql<{ reason: string; share: number; paid: number }>`
    select coalesce(reason, 'billed') as reason, count(*) / ${taken.clicks}::float8 as share, count(billable_number)::int as paid
    from clicks.click group by 1`.execute(db)
  const shareOf = (...reasons: string[]) =>
    rows.filter(({ reason }) => reasons.includes(reason)).reduce((sum, { share }) => sum + share, 0)
  expect(
    shareOf('bot', 'no_agent', 'head', 'prefetch', 'rendering_stale', 'rendering_missing', 'rendering_forged'),
  ).toBeCloseTo(0.2, 1)
  expect(shareOf('after_cap')).toBeGreaterThan(0.005)
  expect(shareOf('double')).toBeGreaterThan(0.01)
  expect(rows.filter(({ reason, paid }) => reason !== 'billed' && paid > 0)).toEqual([])
  // Documents of three months, a credit note, payments, and an invoice that nobody has paid in time.
  expect(await one<number>("(select count(distinct month)::int from billing.document where kind = 'FT')")).toBe(3)
  expect(await one<number>("(select count(*)::int from billing.document where kind = 'NC')")).toBe(1)
  expect(await one<number>('(select count(*)::int from billing.payment)')).toBeGreaterThan(10)
  // Signed by the demo's own keys, with codes that no authority gave: the last document has all that a QR code needs.
  const signed =
    "(select count(*)::int from billing.document d join billing.document_signature s on s.document_id = d.id where d.atcud like 'DEMO%')"
  expect(await one<number>(signed)).toBe(await one<number>('(select count(*)::int from billing.document)'))
  const overdue =
    "(select count(*)::int from billing.document d where kind = 'FT' and month = '2026-08-01' and not exists (select from billing.payment p where p.document_id = d.id))"
  expect(await one<number>(overdue)).toBeGreaterThan(0)
  expect(await one<number>("(select count(*)::int from accuracy.contest where state = 'waiting')")).toBe(1)
})
