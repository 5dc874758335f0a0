import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { commandLine } from '#domains/feeds/import/killing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { madeSigningKey } from '../signatures/signing-key.ts'
import { anAccount, paidClicksMade } from '../testing.ts'
import { saveBillingAccount } from './billing-account.ts'

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-invoice-kills-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const keyFile = join(folder, 'invoices.pem')
await writeFile(keyFile, madeSigningKey().privateKey.export({ type: 'pkcs8', format: 'pem' }))
const CLOCK = '2026-11-03T10:00:00Z'
const SHOPS = 40
/** Each is killed at a moment of its own, from before it asks the database to after its last document. */
const KILLS = 12

/** `poiso invoices run --month 2026-10` in a process of its own, killed by SIGKILL at a stage or after so long. */
async function aRun({ failpoint, killAfterMs }: { failpoint?: string; killAfterMs?: number }) {
  const child = spawn(process.execPath, [commandLine, 'invoices', 'run', '--month', '2026-10'], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      POISO_DATA: folder,
      POISO_DEMO: 'off',
      POISO_CLOCK: CLOCK,
      POISO_INVOICE_KEY: keyFile,
      POISO_OPERATOR_NAME: 'Poiso, S.A.',
      POISO_OPERATOR_NIF: '509964150',
      POISO_OPERATOR_ADDRESS: 'Rua 1, Lisboa',
      ...(failpoint !== undefined && { FAILPOINT: failpoint }),
    },
    stdio: 'ignore',
  })
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearTimeout(timer)
  return { code, signal }
}
async function count() {
  const { rows } = await sql<{ documents: number; highest: number; last: number; files: number; signed: number }>`
    select count(*)::int as documents, coalesce(max(d.number), 0) as highest, coalesce((select last_number from billing.series where kind = 'FT'), 0) as last,
      (select count(*)::int from billing.document_file) as files, (select count(*)::int from billing.document_signature) as signed from billing.document d`.execute(
    db,
  )
  return rows[0]
}
async function isWhole() {
  const { documents = -1, ...others } = (await count()) ?? {}
  expect(others).toEqual({ highest: documents, last: documents, files: documents, signed: documents })
  expect((await verifyLedger(db)).differences).toEqual([])
  return documents
}

test('B-04 fault K1 the process of an invoice run is killed, at each of its stages and at any moment: what stands is whole and signed in its chain, and the next run ends it without a gap or a double', async () => {
  for (let eshopId = 1; eshopId <= SHOPS; eshopId += 1)
    await db.transaction().execute((tx) => saveBillingAccount(tx, eshopId, anAccount(), new Date(CLOCK)))
  const clicks = Array.from({ length: SHOPS * 3 }, (_, index) => ({
    eshopId: (index % SHOPS) + 1,
    at: '2026-10-15T10:00:00Z',
    cpcMicros: 123_457,
  }))
  await paidClicksMade(db, manualClock(CLOCK), clicks)
  for (const stage of ['ledger.posted', 'invoices.numbered', 'invoices.stored', 'invoices.shop']) {
    expect((await aRun({ failpoint: `${stage}:kill` })).signal).toBe('SIGKILL')
    await isWhole()
  }
  let killed = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { signal } = await aRun({ killAfterMs: 400 + kill * 60 })
    if (signal === 'SIGKILL') killed += 1
    await isWhole()
  }
  expect(killed).toBeGreaterThan(2)
  expect((await aRun({})).code).toBe(0)
  expect(await isWhole()).toBe(SHOPS)
}, 300_000)
