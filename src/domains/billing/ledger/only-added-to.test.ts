import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { type Connection, connectDatabase } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { emptyTestDatabase } from '#platform/database/testing.ts'
import { exportDatabase } from '#platform/database/transfer/export-database.ts'
import { importDatabase } from '#platform/database/transfer/import-database.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { importPayments } from '../payments/import-payments.ts'
import { assignPayment } from '../payments/record-payment.ts'
import { madeSigningKey } from '../signatures/signing-key.ts'
import { anAccount, anIssuer, paidClicksMade } from '../testing.ts'
import { correctClicks } from './correct-clicks.ts'
import { verifyLedger } from './verify-ledger.ts'

/** The product's role as operators make it: no superuser, and the owner of all tables. */
const role = `owner_${process.pid}_${Date.now()}`
const folder = mkdtempSync(join(tmpdir(), 'poiso-only-added-to-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => asSuperuser(process.env['POISO_TEST_PG'], `drop role ${role}`))
const [first, second] = [await emptyTestDatabase(), await emptyTestDatabase()]
const owned: Connection[] = []
const clock = manualClock('2026-11-03T10:00:00Z')

beforeAll(async () => {
  await asSuperuser(first.url, `create role ${role} login password 'owns'`)
  for (const { url } of [first, second]) owned.push(await ownedDatabase(url))
}, 60_000)
afterAll(() => Promise.all(owned.map((connection) => connection.close())))

async function asSuperuser(url: string | undefined, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function ownedDatabase(url: string): Promise<Connection> {
  await asSuperuser(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${role}`)
  const own = Object.assign(new URL(url), { username: role, password: 'owns' }).href
  await migrate(own)
  return connectDatabase({ url: own, applicationName: 'test', acquireTimeoutMs: 10_000 })
}

const GROWING = [
  ['journal', 'note'],
  ['entry', 'micros'],
  ['correction', 'reason'],
  ['document', 'reason'],
  ['document_line', 'text'],
  ['document_file', 'pdf'],
  ['payment', 'remittance'],
  ['assignment', 'eshop_id'],
  ['signing_key', 'public_key'],
  ['document_signature', 'entered_at'],
] as const

describe('B-04 the books only grow, by rights and by triggers', () => {
  test('the role that owns the tables writes, invoices, is paid, corrects, and carries them over', async () => {
    const [{ db, pool }, target] = owned as [Connection, Connection]
    await db.transaction().execute((tx) => saveBillingAccount(tx, 1, anAccount(), clock.now()))
    const october = { eshopId: 1, at: '2026-10-10T10:00:00Z', cpcMicros: 500_000 }
    const [uid = ''] = await paidClicksMade(db, clock, [october, october])
    await runInvoices(db, { clock, issuer: anIssuer(), key: madeSigningKey(), month: '2026-10-01' })
    await importPayments(db, Buffer.from('data;descricao;montante\n2026-11-02;nada;1,00\n'), clock.now())
    await db.transaction().execute((tx) => assignPayment(tx, 1, { eshopId: 1, documentId: 1 }, clock.now()))
    await db.transaction().execute((tx) => correctClicks(tx, [{ uid, reason: 'bot' }], clock.now()))
    for (const [table] of GROWING)
      expect([table, (await pool.query(`select from billing.${table}`)).rowCount]).not.toEqual([table, 0])
    await exportDatabase(pool, join(folder, 'export'))
    await importDatabase(target.pool, join(folder, 'export'))
    expect((await verifyLedger(target.db)).differences).toEqual([])
  })

  test.each(GROWING)('nobody changes %s.%s', async (table, column) => {
    const statements = [
      `update billing.${table} set ${column} = ${column}`,
      `delete from billing.${table}`,
      `truncate billing.${table} cascade`,
    ]
    for (const statement of statements) {
      await expect(owned[0]?.pool.query(statement)).rejects.toThrow(`permission denied for table`)
      await expect(asSuperuser(first.url, statement)).rejects.toThrow('is only added to')
    }
  })

  test.each(['journal', 'document', 'payment'])(
    'the one right left on %s, by which rows that refer to it are written, changes nothing',
    async (table) => {
      const ask = (value: string) => owned[0]?.pool.query(`update billing.${table} set id = ${value}`)
      await expect(ask('7')).rejects.toThrow('can only be updated to DEFAULT')
      await expect(ask('default')).rejects.toThrow('is only added to')
    },
  )
})
