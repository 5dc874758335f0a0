import fc from 'fast-check'
import iconv from 'iconv-lite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { BillingAccount } from '../invoices/billing-account.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { nameSeries } from '../invoices/series.ts'
import { isSignatureOf } from '../signatures/signature.ts'
import { madeSigningKey, type SigningKey } from '../signatures/signing-key.ts'
import { anAccount, anIssuer, paidClicksMade } from '../testing.ts'
import { headerXml } from './header-xml.ts'
import { saftFile } from './saft-file.ts'
import { allOf, complaintsOf, type Node, saidBy, treeOf } from './testing.ts'
import { encoded, element, textOf } from './xml.ts'

const issuer = anIssuer()

/** A database of its own at a day, with what is done there. */
async function aHouse(key: SigningKey | null = null) {
  const { db } = await testDatabase()
  const clock = manualClock('2026-10-02T10:00:00Z')
  const account = (eshopId: number, said: Partial<BillingAccount> = {}) =>
    db.transaction().execute((tx) => saveBillingAccount(tx, eshopId, anAccount(said), clock.now()))
  const clicks = (eshopId: number, at: string, prices: readonly number[]) =>
    paidClicksMade(
      db,
      clock,
      prices.map((cpcMicros) => ({ eshopId, at, cpcMicros })),
    )
  const run = (month: string) => runInvoices(db, { clock, issuer, key, month })
  const credit = (number: number, netCents: number | null, reason = 'Acordo') =>
    db
      .transaction()
      .execute((tx) => creditInvoice(tx, { year: 2026, number, netCents, reason, issuer }, { now: clock.now(), key }))
  async function fileOf(month: string) {
    const file = await saftFile(db, {
      month: `${month}-01`,
      createdOn: '2027-01-02',
      issuer,
      certificate: 0,
      version: '0.1.0',
    })
    const parts: Buffer[] = []
    for await (const part of file?.bytes ?? []) parts.push(part)
    const text = iconv.decode(Buffer.concat(parts), 'windows-1252')
    return { file, text, tree: treeOf(text) }
  }
  /** What the ledger has of the documents that were issued in a month, in cents: what shops owe by them, and the tax. */
  async function ledgerOf(month: string) {
    const { rows } = await sql<{ owed: number; vat: number }>`
      select coalesce(sum(e.micros) filter (where e.account = 'receivable'), 0)::bigint / 10000 as owed,
        -coalesce(sum(e.micros) filter (where e.account = 'vat'), 0)::bigint / 10000 as vat
      from billing.document d join billing.entry e on e.journal_id = d.journal_id where to_char(d.issued_on, 'YYYY-MM') = ${month}`.execute(
      db,
    )
    return rows[0]
  }
  return { db, clock, account, clicks, run, credit, fileOf, ledgerOf }
}

function cents(text: string): number {
  return Math.round(Number(text) * 100)
}
/** What the file says that shops owe and the tax in it, by its documents, and by its lines against its totals. */
function sumsOf(tree: Node) {
  const signed = allOf(tree, 'Invoice').map((invoice) => ({
    sign: saidBy(invoice, 'InvoiceType') === 'NC' ? -1 : 1,
    gross: cents(saidBy(invoice, 'GrossTotal')),
    vat: cents(saidBy(invoice, 'TaxPayable')),
    net: cents(saidBy(invoice, 'NetTotal')),
    lines: allOf(invoice, 'Line').reduce(
      (sum, line) => sum + cents(saidBy(line, 'CreditAmount') || saidBy(line, 'DebitAmount')),
      0,
    ),
    priced: allOf(invoice, 'Line').reduce(
      (sum, line) => sum + Math.round(Number(saidBy(line, 'Quantity')) * Number(saidBy(line, 'UnitPrice')) * 100),
      0,
    ),
  }))
  for (const { gross, vat, net, lines, priced } of signed) expect([gross, lines, priced]).toEqual([net + vat, net, net])
  const netOf = (of: number) => signed.reduce((sum, { sign, net }) => (sign === of ? sum + net : sum), 0)
  expect([
    saidBy(tree, 'NumberOfEntries'),
    cents(saidBy(tree, 'TotalDebit')),
    cents(saidBy(tree, 'TotalCredit')),
  ]).toEqual([String(signed.length), netOf(-1), netOf(1)])
  const sum = (of: 'gross' | 'vat') => signed.reduce((all, each) => all + each.sign * each[of], 0)
  return { owed: sum('gross'), vat: sum('vat') }
}

describe('B-04 SAF-T (PT) of a month', () => {
  test('B-04 every treatment of tax, a credit note and its invoice: as the schema has it, and the ledger to the cent', async () => {
    const { db, account, clicks, run, credit, fileOf, ledgerOf } = await aHouse()
    const at = '2026-09-10T10:00:00Z'
    await account(1)
    await account(2, { postalCode: '9000-001' })
    await account(3, { postalCode: '9500-001' })
    await account(4, { country: 'ES', taxNumber: 'B12345674', isVatValid: true, postalCode: '28001' })
    await account(5, { country: 'US', taxNumber: '12-3456789', postalCode: '10001' })
    await account(6, { country: 'US', taxNumber: 'X1', postalCode: '1' })
    await sql`update billing.account set country = 'ZZ' where eshop_id = 6`.execute(db) // from before countries were looked up
    for (const eshopId of [1, 2, 3, 4, 5, 6]) await clicks(eshopId, at, [333_333, 333_333, 123_457])
    await run('2026-09-01')
    await credit(1, 20, 'Uma razão muito longa, que não cabe nos cinquenta caracteres do ficheiro')
    const { file, text, tree } = await fileOf('2026-10')
    expect(complaintsOf(tree)).toEqual([])
    expect(file).toMatchObject({ name: 'saft-509964150-2026-10.xml', documents: 7, debitCents: 20, creditCents: 474 })
    expect(text.startsWith('<?xml version="1.0" encoding="Windows-1252"?>\n<AuditFile xmlns="urn:OECD:')).toBe(true)
    expect(sumsOf(tree)).toEqual(await ledgerOf('2026-10'))
    const taxed = allOf(tree, 'Invoice').map((invoice) =>
      ['InvoiceNo', 'TaxCountryRegion', 'TaxCode', 'TaxPercentage', 'TaxExemptionCode'].map((name) =>
        saidBy(invoice, name),
      ),
    )
    expect(taxed).toEqual([
      ['FT 2026/1', 'PT', 'NOR', '23.00', ''],
      ['FT 2026/2', 'PT-MA', 'NOR', '22.00', ''],
      ['FT 2026/3', 'PT-AC', 'NOR', '16.00', ''],
      ['FT 2026/4', 'PT', 'ISE', '0.00', 'M40'],
      ['FT 2026/5', 'PT', 'ISE', '0.00', 'M99'],
      ['FT 2026/6', 'PT', 'ISE', '0.00', 'M99'],
      ['NC 2026/1', 'PT', 'NOR', '23.00', ''],
    ])
    expect(
      allOf(tree, 'TaxTableEntry')
        .map((entry) => saidBy(entry, 'TaxPercentage'))
        .sort(),
    ).toEqual(['0.00', '16.00', '22.00', '23.00'])
    const note = allOf(tree, 'Invoice').at(-1)
    expect(
      note === undefined ? [] : [saidBy(note, 'Reference'), saidBy(note, 'Reason'), saidBy(note, 'DebitAmount')],
    ).toEqual(['FT 2026/1', 'Uma razão muito longa, que não cabe nos cinquenta', '0.20'])
    // A country that the schema does not know.
    expect(allOf(tree, 'BillingAddress').map((place) => saidBy(place, 'Country'))).toContain('Desconhecido')
  })

  test('B-04 the signatures of the file are checked by the file alone; a program without a certificate says 0', async () => {
    const key = madeSigningKey()
    const { db, account, clicks, run, credit, fileOf } = await aHouse(key)
    await db.transaction().execute((tx) => nameSeries(tx, { kind: 'FT', year: 2026, code: 'JFX2K9QP' }))
    for (const eshopId of [1, 2, 3]) {
      await account(eshopId)
      await clicks(eshopId, '2026-09-10T10:00:00Z', [1_000_000])
    }
    await run('2026-09-01')
    await credit(2, null)
    const { tree } = await fileOf('2026-10')
    expect(complaintsOf(tree)).toEqual([])
    const before: Record<string, string> = {}
    for (const invoice of allOf(tree, 'Invoice')) {
      const [kind, characters] = [saidBy(invoice, 'InvoiceType'), saidBy(invoice, 'Hash')]
      const said = {
        issuedOn: saidBy(invoice, 'InvoiceDate'),
        enteredAt: saidBy(invoice, 'SystemEntryDate'),
        name: saidBy(invoice, 'InvoiceNo'),
        grossCents: cents(saidBy(invoice, 'GrossTotal')),
        previous: before[kind] ?? '',
      }
      expect([said.name, isSignatureOf(said, characters, key.publicKey)]).toEqual([said.name, true])
      before[kind] = characters
    }
    expect(allOf(tree, 'HashControl').map(({ text }) => text)).toEqual(['0', '0', '0', '0'])
    expect(allOf(tree, 'ATCUD').map(({ text }) => text)).toEqual(['JFX2K9QP-1', 'JFX2K9QP-2', 'JFX2K9QP-3', '0'])
  })

  test('B-04 of a certified program the version of the key stands there', async () => {
    const { db, account, clicks, run, fileOf } = await aHouse(madeSigningKey(1234))
    await db.transaction().execute((tx) => nameSeries(tx, { kind: 'FT', year: 2026, code: 'JFX2K9QP' }))
    await account(1)
    await clicks(1, '2026-09-10T10:00:00Z', [1_000_000])
    await run('2026-09-01')
    expect(saidBy((await fileOf('2026-10')).tree, 'HashControl')).toBe('1')
  })

  test('B-04 a shop that is renamed between two invoices is two customers, each of them of its document; asked again it is the same', async () => {
    const { account, clicks, run, fileOf } = await aHouse()
    await account(1, { legalName: 'Móveis Antigos, Lda.' })
    await clicks(1, '2026-08-10T10:00:00Z', [1_000_000])
    await run('2026-08-01')
    await account(1, { legalName: 'Móveis Novos, S.A.' })
    await clicks(1, '2026-09-10T10:00:00Z', [2_000_000])
    await run('2026-09-01')
    // What VIES says of it makes no other customer.
    await account(1, { legalName: 'Móveis Novos, S.A.', isVatValid: true })
    await clicks(1, '2026-10-01T10:00:00Z', [2_000_000])
    const { text, tree } = await fileOf('2026-10')
    expect(complaintsOf(tree)).toEqual([])
    const names = new Map(allOf(tree, 'Customer').map((one) => [saidBy(one, 'CustomerID'), saidBy(one, 'CompanyName')]))
    expect(allOf(tree, 'Invoice').map((invoice) => names.get(saidBy(invoice, 'CustomerID')))).toEqual([
      'Móveis Antigos, Lda.',
      'Móveis Novos, S.A.',
    ])
    expect((await fileOf('2026-10')).text).toBe(text)
  })

  test('B-04 a month with nothing, one with credit notes alone, and one of which nobody says whose it is', async () => {
    const { db, clock, account, clicks, run, credit, fileOf, ledgerOf } = await aHouse()
    await account(1)
    await clicks(1, '2026-09-10T10:00:00Z', [1_000_000])
    await run('2026-09-01')
    clock.advanceMs(31 * 86_400_000)
    await credit(1, 40)
    await credit(1, null)
    const empty = await fileOf('2026-12')
    expect([complaintsOf(empty.tree), allOf(empty.tree, 'Customer'), allOf(empty.tree, 'TaxTable')]).toEqual([
      [],
      [],
      [],
    ])
    expect(sumsOf(empty.tree)).toEqual({ owed: 0, vat: 0 })
    const notes = await fileOf('2026-11')
    expect(complaintsOf(notes.tree)).toEqual([])
    expect(allOf(notes.tree, 'InvoiceType').map(({ text }) => text)).toEqual(['NC', 'NC'])
    expect(sumsOf(notes.tree)).toEqual(await ledgerOf('2026-11'))
    const asked = { month: '2026-12-01', createdOn: '2027-01-02', issuer: null, certificate: 0, version: '1' }
    expect(await saftFile(db, asked)).toBeNull()
    expect((await saftFile(db, { ...asked, month: '2026-10-01' }))?.documents).toBe(1)
  })

  test('B-04 names of every script, and months that come in pieces and are given back in pieces: valid, unabridged and reconciled', async () => {
    const { db, account, clicks, run, credit, fileOf, ledgerOf } = await aHouse()
    let eshopId = 0
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
      .filter((text) => text.trim() !== '' && !/[\p{C}<>]/u.test(text) && text.trim().length <= 100)
    await fc.assert(
      fc.asyncProperty(
        name,
        fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 4 }),
        fc.nat(60),
        async (legalName, prices, back) => {
          const id = (eshopId += 1)
          await account(id, { legalName, city: legalName })
          await clicks(id, '2026-09-10T10:00:00Z', prices)
          await run('2026-09-01')
          const { rows } = await sql<{ number: number }>`
          select number from billing.document where eshop_id = ${id} and kind = 'FT'`.execute(db)
          for (const { number } of rows) await credit(number, back)
        },
      ),
      { numRuns: 30 },
    )
    const { tree } = await fileOf('2026-10')
    expect(complaintsOf(tree)).toEqual([])
    expect(sumsOf(tree)).toEqual(await ledgerOf('2026-10'))
    const { rows } = await sql<{
      name: string
    }>`select distinct buyer->>'legalName' as name from billing.document`.execute(db)
    // More than are read at once, and each in its place.
    const written = await sql<{ name: string }>`
      select kind || ' ' || year || '/' || number as name from billing.document order by kind, number`.execute(db)
    expect(written.rows.length).toBeGreaterThan(25)
    expect(allOf(tree, 'InvoiceNo').map(({ text }) => text)).toEqual(written.rows.map((row) => row.name))
    const told = new Set(allOf(tree, 'Customer').map((one) => saidBy(one, 'CompanyName')))
    expect(rows.filter((row) => !told.has(row.name.replace(/\s+/gu, ' ')))).toEqual([])
  })
})

describe('B-04 what stands in the file', () => {
  test('B-04 letters that the encoding has not are references, and come back; what XML cannot hold is left out', () => {
    const xml = encoded(element('CompanyName', textOf(' Łódź & <Σ> “€”\u0000\u0085\n家具 🛋\uD800 ', 100)))
    expect(xml.toString('latin1')).toBe(
      '<CompanyName>&#321;\u00f3d&#378; &amp; &lt;&#931;&gt; \u0093\u0080\u0094 &#23478;&#20855; &#128715;&#65533;</CompanyName>',
    )
    expect(treeOf(iconv.decode(xml, 'windows-1252')).text).toBe('Łódź & <Σ> “€” 家具 🛋\ufffd')
  })

  test('B-04 texts are cut by characters, and nothing is told as unknown', () => {
    expect([textOf('🛋'.repeat(5), 3), textOf(' \n', 10), textOf('abc def', 4)]).toEqual(['🛋🛋🛋', 'Desconhecido', 'abc'])
  })

  test.each([
    ['Avenida da Liberdade 1, 1250-001 Lisboa', ['Avenida da Liberdade 1', 'Lisboa', '1250-001']],
    ['Rua 1, 2.º Esq., 4000-100 Vila Nova de Gaia', ['Rua 1, 2.º Esq.', 'Vila Nova de Gaia', '4000-100']],
    ['Rua 1, Lisboa', ['Rua 1, Lisboa', 'Desconhecido', 'Desconhecido']],
    ['A & B/C', ['A & B/C', 'Desconhecido', 'Desconhecido']],
  ])('B-04 of whom it is, with the address %s', (address, parts) => {
    const facts = { month: '2026-02-01', createdOn: '2026-03-02', certificate: 0, version: '0.1.0' }
    const tree = treeOf(headerXml({ ...facts, issuer: { ...issuer, name: 'A/B & C', address } }))
    expect(complaintsOf(tree)).toEqual([])
    expect(['AddressDetail', 'City', 'PostalCode'].map((name) => saidBy(tree, name))).toEqual(parts)
    expect([saidBy(tree, 'EndDate'), saidBy(tree, 'ProductID')]).toEqual(['2026-02-28', 'Poiso/A B & C'])
  })
})
