import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { exportDatabase } from '#platform/database/transfer/export-database.ts'
import { importDatabase } from '#platform/database/transfer/import-database.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { importPayments } from '../payments/import-payments.ts'
import { madeSigningKey } from '../signatures/signing-key.ts'
import { anAccount, anIssuer, paidClicksMade } from '../testing.ts'
import { correctClicks } from './correct-clicks.ts'
import { verifyLedger } from './verify-ledger.ts'

const [source, target] = [await testDatabase(), await testDatabase()]
const folder = mkdtempSync(join(tmpdir(), 'poiso-ledger-transfer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const clock = manualClock('2026-11-03T10:00:00Z')
const issuer = anIssuer()
const key = madeSigningKey()

/** Clicks, an invoice, a credit note, a correction and a payment of nobody. */
async function aYear() {
  const { db } = source
  await db.transaction().execute((tx) => saveBillingAccount(tx, 1, anAccount(), clock.now()))
  const october = { eshopId: 1, at: '2026-10-10T10:00:00Z', cpcMicros: 500_000 }
  const [uid = ''] = await paidClicksMade(db, clock, [october, october, october])
  await runInvoices(db, { clock, issuer, key, month: '2026-10-01' })
  const credit = { year: 2026, number: 1, netCents: 20, reason: 'Acordo', issuer }
  await db.transaction().execute((tx) => creditInvoice(tx, credit, { now: clock.now(), key }))
  await db.transaction().execute((tx) => correctClicks(tx, [{ uid, reason: 'bot' }], clock.now()))
  await importPayments(db, Buffer.from('data;descricao;montante\n2026-11-02;nada;1,00\n'), clock.now())
}

test('B-04 the books go over to another database whole, which refuses changes as the first did, and go on there', async () => {
  await aYear()
  await exportDatabase(source.pool, join(folder, 'export'))
  await importDatabase(target.pool, join(folder, 'export'))
  const there = await verifyLedger(target.db)
  expect(there).toEqual(await verifyLedger(source.db))
  expect([there.differences, there.clicks]).toEqual([[], 3])
  await expect(target.pool.query('update billing.entry set micros = 1')).rejects.toThrow('only added to')
  await paidClicksMade(target.db, clock, [{ eshopId: 1, at: '2026-11-02T10:00:00Z', cpcMicros: 900_000 }])
  const december = manualClock('2026-12-02T10:00:00Z')
  expect(await runInvoices(target.db, { clock: december, issuer, key, month: '2026-11-01' })).toEqual([
    { eshopId: 1, documents: ['NC 2026/2', 'FT 2026/2'], held: null },
  ])
  expect((await verifyLedger(target.db)).differences).toEqual([])
})
