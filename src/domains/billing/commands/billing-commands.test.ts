import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { UsageError } from '#platform/cli/command.ts'
import { manualClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { madeSigningKey } from '../signatures/signing-key.ts'
import { anAccount, paidClicksMade } from '../testing.ts'
import { aRegister } from '../vat-register/testing.ts'
import { billingCommands } from './command-table.ts'

const database = await testDatabase()
const { db } = database
const shop = await ensureEshop(db, 'casa-olmo', 'Casa Olmo', new Date('2026-09-01T00:00:00Z'))
const folder = mkdtempSync(join(tmpdir(), 'poiso-billing-'))
afterAll(() => rmSync(folder, { recursive: true }))
const CLOCK = '2026-11-05T10:00:00Z'
const ISSUER = {
  POISO_OPERATOR_NAME: 'Poiso, S.A.',
  POISO_OPERATOR_NIF: '509964150',
  POISO_OPERATOR_ADDRESS: 'Rua 1, Lisboa',
}

async function callWith(env: Readonly<Record<string, string>>, command: string, words: readonly string[]) {
  const printed: string[] = []
  const run = await billingCommands[command]?.load()
  const exit = await run?.(words, {
    config: readConfig({ POISO_CLOCK: CLOCK, ...env }),
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return { exit, printed }
}
function call(command: string, ...words: string[]) {
  return callWith(ISSUER, command, words)
}

describe('B-04 the books by the command line', () => {
  test('B-04 from clicks to a paid invoice, a credit note and a verified ledger', async () => {
    const clock = manualClock(CLOCK)
    const october = Array.from({ length: 4 }, () => ({
      eshopId: Number(shop),
      cpcMicros: 2_500_000,
      at: '2026-10-10T10:00:00Z',
    }))
    const [uid = ''] = await paidClicksMade(db, clock, october)
    expect(await call('ledger post')).toEqual({ exit: 0, printed: ['4 clicks posted, 10.00 EUR'] })
    expect(await call('invoices run', '--month', '2026-10')).toEqual({
      exit: 2,
      printed: ['casa-olmo\t\tleft: it has no billing account', '0 documents of 2026-10'],
    })
    await call('invoices series', '--kind', 'FT', '--year', '2026', '--code', 'JFX2K9QP')
    const address = ['--street', 'Rua das Flores 5', '--postal-code', '4000-100', '--city', 'Porto']
    await call(
      'invoices account',
      '--shop',
      'casa-olmo',
      '--name',
      'Casa Olmo, Lda.',
      '--tax-number',
      '501442600',
      ...address,
    )
    expect((await call('invoices run', '--month', '2026-10')).printed).toEqual([
      'casa-olmo\tFT 2026/1',
      '1 documents of 2026-10',
    ])
    expect((await call('invoices list')).printed[0]).toMatch(
      /^FT 2026\/1\tcasa-olmo\t2026-11-05\t12\.30\t12\.30\tRF\d\dFT2026000001$/,
    )
    await call('payments record', '--amount', '10,00', '--invoice', 'FT 2026/1')
    const file = join(folder, 'banco.csv')
    writeFileSync(file, `data;descricao;montante\n2026-11-04;nada;1,00\n`)
    expect((await call('payments import', '--file', file)).exit).toBe(2)
    const [line = ''] = (await call('payments list', '--unmatched')).printed
    await call('payments assign', '--payment', line.split('\t')[0] ?? '', '--shop', 'casa-olmo')
    expect(
      (await call('invoices credit', '--invoice', 'FT 2026/1', '--amount', '1', '--reason', 'Acordo')).printed,
    ).toEqual(['NC 2026/1: 1.23 EUR given back on FT 2026/1'])
    expect((await call('ledger correct', uid, '--reason', 'robô')).printed).toEqual([
      '1 clicks taken back, 2.50 EUR; 0 were before',
    ])
    expect((await call('ledger balances', '--shop', 'casa-olmo')).printed).toEqual([
      'receivable\tcasa-olmo\t0.07',
      'unbilled\tcasa-olmo\t-2.50',
    ])
    expect(await call('ledger verify')).toMatchObject({
      exit: 0,
      printed: [expect.stringContaining('4 clicks, 10.00 EUR')],
    })
    const { rows } = await database.pool.query<{ said: string }>(
      `select kind || ' ' || action as said from audit.change order by id`,
    )
    expect(rows.map(({ said }) => said)).toEqual([
      'billing.series set',
      'billing.account set',
      'billing.document issued',
      'billing.payment recorded',
      'billing.payment-file recorded',
      'billing.payment assigned',
      'billing.document credited',
      'billing.correction recorded',
    ])
  })

  test('B-04 the SAF-T of what was issued in a month stands in a file once it is whole', async () => {
    const december = { ...ISSUER, POISO_CLOCK: '2026-12-02T10:00:00Z' }
    const file = join(folder, 'saft.xml')
    expect(await callWith(december, 'invoices saft', ['--month', '2026-11', '--file', file])).toEqual({
      exit: 0,
      printed: [`${file}: 2 documents, invoices 10.00 EUR, credit notes 1.00 EUR, without tax`],
    })
    const xml = readFileSync(file, 'latin1')
    expect(xml).toContain('<InvoiceNo>FT 2026/1</InvoiceNo><ATCUD>JFX2K9QP-1</ATCUD>')
    expect(xml.endsWith('</AuditFile>\n')).toBe(true)
    const nowhere = join(folder, 'nowhere', 'saft.xml')
    const lost = callWith(december, 'invoices saft', ['--month', '2026-11', '--file', nowhere])
    await expect(lost).rejects.toThrow('ENOENT')
    expect([`${file}.part`, nowhere].map((path) => existsSync(path))).toEqual([false, false])
    const { POISO_OPERATOR_NIF: _nif, ...nobody } = december
    await expect(callWith(nobody, 'invoices saft', ['--month', '2026-10'])).rejects.toThrow('must say of whom')
  })

  test('B-04 a series that is signed is continued with its key alone', async () => {
    const keyFile = join(folder, 'key.pem')
    writeFileSync(keyFile, madeSigningKey().privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const signing = { ...ISSUER, POISO_INVOICE_KEY: keyFile }
    const credit = ['--invoice', 'FT 2026/1', '--amount', '1', '--reason', 'Acordo']
    expect((await callWith(signing, 'invoices credit', credit)).printed[0]).toContain('NC 2026/2')
    await expect(call('invoices credit', ...credit)).rejects.toThrow('the series NC 2026 is signed: POISO_INVOICE_KEY')
    const wrong = callWith({ ...signing, POISO_INVOICE_KEY: folder }, 'invoices credit', credit)
    await expect(wrong).rejects.toThrow('cannot be read (EISDIR)')
    expect((await callWith(signing, 'invoices credit', credit)).printed[0]).toContain('NC 2026/3')
    expect(await call('ledger verify')).toMatchObject({ exit: 0 })
  })

  test.each([
    ['invoices saft', ['--month', '2026-11'], '2026-11 is not over'],
    ['invoices saft', ['--month', '11/2026'], 'needs --month'],
    ['invoices run', ['--month', '2026-11'], '2026-11 is not over'],
    ['invoices run', ['--month', 'outubro'], 'needs --month'],
    ['invoices credit', ['--invoice', 'NC 2026/1', '--reason', 'x'], 'no number of an invoice'],
    ['invoices credit', ['--invoice', 'FT 2026/99', '--reason', 'x'], 'no invoice FT 2026/99'],
    ['invoices credit', ['--invoice', 'FT 2026/1', '--reason', 'x', '--amount', '1e9'], 'no amount'],
    ['invoices credit', ['--invoice', 'FT 2026/1', '--reason', 'x', '--amount=-1'], 'no amount in euros from 0 on'],
    ['invoices credit', ['--invoice', 'FT 2026/1', '--reason', '\u202e\n'], 'needs --reason'],
    ['invoices series', ['--kind', 'FT', '--year', '2026', '--code', 'ABCDEFGH'], 'or another one'],
    ['invoices account', ['--shop', 'casa-olmo', '--tax-number', '501442601'], 'no tax number of PT'],
    [
      'payments record',
      ['--amount', '5', '--invoice', 'FT 2026/1', '--shop', 'casa-olmo'],
      'needs --invoice NUMBER or --shop',
    ],
    ['payments record', ['--amount', '5', '--shop', 'outra'], 'no such shop'],
    ['payments record', ['--amount', '5', '--shop', 'casa-olmo', '--on', '2026-02-30'], 'is no day'],
    ['payments record', ['--amount', '0.125', '--shop', 'casa-olmo'], 'no amount'],
    ['payments record', ['--amount', '5', '--shop', 'casa-olmo', '--on', '0000-01-01'], 'is no day'],
    ['payments record', ['--amount', '5', '--shop', 'casa-olmo', '--on', '2099-12-31'], 'has not come yet'],
    ['payments import', ['--file', '/does/not/exist'], 'ENOENT'],
    ['payments assign', ['--payment', '999', '--shop', 'casa-olmo'], 'no payment 999'],
    ['ledger correct', ['x', '--reason', 'y'], 'no number of a click'],
    ['ledger verify', ['--all'], '--all'],
  ] as const)('%s %j says what is wrong', async (command, words, complaint) => {
    await expect(call(command, ...words)).rejects.toThrow(UsageError)
    await expect(call(command, ...words)).rejects.toThrow(complaint)
  })

  test('networks that a shop says are its own', async () => {
    const networks = (...words: string[]) =>
      callWith({ POISO_SECRET: 'a secret of the tests only, long enough' }, 'ledger networks', [
        '--shop',
        'casa-olmo',
        ...words,
      ])
    expect((await networks('--add', '203.0.113.7')).printed).toEqual(['203.0.113.7/32'])
    expect((await networks('--remove', '203.0.113.7')).printed).toEqual([])
    await expect(networks('--add', '203.0.113.0/24')).rejects.toThrow('no IPv4 address')
  })

  test('B-04 a run of invoices asks VIES first of numbers abroad, and says of which it has no new answer', async () => {
    const register = await aRegister(() => ({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }))
    onTestFinished(() => register.close())
    const abroad = await ensureEshop(db, 'casa-irun', 'Casa Irún', new Date('2026-09-01T00:00:00Z'))
    const account = anAccount({ country: 'ES', taxNumber: 'B86412491', postalCode: '28001' })
    await db.transaction().execute((tx) => saveBillingAccount(tx, abroad, account, new Date(CLOCK)))
    const env = { ...ISSUER, POISO_VIES_URL: register.url, POISO_FEED_TEST_HOSTS: register.host }
    expect((await callWith(env, 'invoices run', ['--month', '2026-09'])).printed).toEqual([
      'casa-irun\tVIES has not answered of ESB86412491 (MS_UNAVAILABLE): what is known of it stands',
      '0 documents of 2026-09',
    ])
  })

  test('without who writes them no documents are written', async () => {
    const { POISO_OPERATOR_ADDRESS: _address, ...incomplete } = ISSUER
    await expect(callWith(incomplete, 'invoices run', ['--month', '2026-10'])).rejects.toThrow(
      'POISO_OPERATOR_ADDRESS must say',
    )
  })
})
