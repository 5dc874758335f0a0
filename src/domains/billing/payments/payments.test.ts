import { describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { documentsOfShop } from '../invoices/find-documents.ts'
import { paymentReference, referencesIn } from '../invoices/payment-reference.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { accountBalances, shopBalance } from '../ledger/balances.ts'
import { anAccount, anIssuer, paidClicksMade } from '../testing.ts'
import { importPayments } from './import-payments.ts'
import { readAmount, readDay } from './payment.ts'
import { assignPayment, recordPayment } from './record-payment.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-03T10:00:00Z')
await db.transaction().execute((tx) => saveBillingAccount(tx, 1, anAccount(), clock.now()))
await paidClicksMade(db, clock, [{ eshopId: 1, at: '2026-10-02T10:00:00Z', cpcMicros: 100_000_000 }])
await runInvoices(db, { clock, issuer: anIssuer(), key: null, month: '2026-10-01' })
const [invoice] = await documentsOfShop(db, 1, 1)
const reference = invoice?.reference ?? ''

function take(file: string | Uint8Array) {
  return importPayments(db, typeof file === 'string' ? new TextEncoder().encode(file) : file, clock.now())
}
async function openCents() {
  return (await documentsOfShop(db, 1, 1))[0]?.openCents
}

function camt(entries: string): string {
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
    <Stmt><Id>S1</Id>${entries}</Stmt></BkToCstmrStmt></Document>`
}
function entry(
  cents: number,
  { ref = 'B1', text = '', kind = 'CRDT', currency = 'EUR', status = '<Sts><Cd>BOOK</Cd></Sts>' } = {},
): string {
  return `<Ntry><Amt Ccy="${currency}">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>${kind}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-20</Dt></BookgDt>
    <AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

describe('B-04 payments', () => {
  test('B-04 a bank statement pays the invoice whose reference it names, however it is spaced; brought again it brings nothing', async () => {
    expect(await openCents()).toBe(12_300)
    const spaced = reference.replace(/(.{4})/g, '$1 ')
    const file = camt(
      entry(10_000, { ref: 'B1', text: `Pag. ${spaced}` }) +
        entry(500, { ref: 'B2', text: 'sem nada' }) +
        entry(700, { ref: 'B3', kind: 'DBIT' }) +
        entry(900, { ref: 'B4', status: '<Sts>PDNG</Sts>' }) +
        entry(900, { ref: 'B5', currency: 'USD' }),
    )
    const taken = await take(file)
    expect(taken.recorded.map(({ cents, payer }) => [cents, payer?.eshopId ?? null])).toEqual([
      [10_000, 1],
      [500, null],
    ])
    expect([taken.leftOut, taken.problems]).toEqual([2, [{ at: 5, why: 'the currency is USD, not EUR' }]])
    expect(await openCents()).toBe(2_300)
    expect(await take(file)).toMatchObject({ recorded: [], known: 2 })
    expect((await accountBalances(db)).filter(({ account }) => account === 'bank' || account === 'unmatched')).toEqual([
      { account: 'bank', eshopId: null, micros: 105_000_000 },
      { account: 'unmatched', eshopId: null, micros: -5_000_000 },
    ])
  })

  test('B-04 a collective entry is read by its transactions; two movements that are the same are two', async () => {
    const details = [1, 2]
      .map((n) => `<TxDtls><Amt Ccy="EUR">0.0${n}</Amt><RmtInf><Ustrd>igual</Ustrd></RmtInf></TxDtls>`)
      .join('')
    const collective = `<Ntry><Amt Ccy="EUR">0.03</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><DtTm>2026-11-20T10:00:00</DtTm></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`
    expect((await take(camt(collective))).recorded.map(({ cents }) => cents)).toEqual([1, 2])
    const csv =
      'Data;Descrição;Montante\r\n20/11/2026;depósito;1.000,50\r\n20/11/2026;depósito;1.000,50\r\n20-11-2026;saída;-3,00\r\n31/02/2026;x;1\r\n20/11/2026;y;muito\r\n'
    const taken = await take(csv)
    expect([taken.recorded.length, taken.leftOut, taken.problems]).toEqual([
      2,
      1,
      [
        { at: 5, why: '"31/02/2026" is no day' },
        { at: 6, why: '"muito" is no amount' },
      ],
    ])
    expect((await take(csv)).known).toBe(2)
  })

  test('B-04 a collective entry whose parts are not its amount is the one movement that the account has seen', async () => {
    const part = (amount: string, currency = 'EUR') => `<TxDtls><Amt Ccy="${currency}">${amount}</Amt></TxDtls>`
    const collective = (ref: string, parts: string) =>
      `<Ntry><Amt Ccy="EUR">1.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls>${parts}</NtryDtls></Ntry>`
    const taken = await take(
      camt(
        collective('C1', part('900.00') + part('100.00')) +
          collective('C2', part('1.00', 'USD') + part('0.50', 'USD')) +
          collective('C3', part('1.00') + part('0.505')),
      ),
    )
    expect([taken.recorded.map(({ cents }) => cents), taken.problems]).toEqual([[150, 150, 150], []])
  })

  test('B-04 a CSV that names the currency brings euros alone; the others are said by their lines', async () => {
    for (const [heading, euro] of [
      ['Moeda', 'EUR'],
      ['Divisa', 'eur'],
      ['Currency', '€'],
    ] as const) {
      const taken = await take(
        `Data;Descrição;Montante;${heading}\n2026-11-23;${heading};10,00;${euro}\n2026-11-23;${heading};10,00;USD\n2026-11-23;${heading};-1,00;USD\n2026-11-23;${heading};10,00;\n`,
      )
      expect([taken.recorded.map(({ cents }) => cents), taken.leftOut, taken.problems]).toEqual([
        [1_000],
        1,
        [
          { at: 3, why: 'the currency is USD, not EUR' },
          { at: 5, why: 'the currency is missing, not EUR' },
        ],
      ])
    }
  })

  test('B-04 one number of the bank with another day or amount is another payment, in this file or the next; the very same line is said', async () => {
    const head = 'Id;Data;Descrição;Montante\n'
    const [first, second] = ['N1;2026-11-24;a;1,00\n', 'N1;2026-11-25;a;2,00\n']
    const cents = async (file: string) => {
      const { recorded, known, repeated } = await take(file)
      return [recorded.map((each) => each.cents), known, repeated]
    }
    expect(await cents(head + first)).toEqual([[100], 0, []])
    expect(await cents(head + second)).toEqual([[200], 0, []])
    expect(await cents(head + second + first)).toEqual([[], 2, []])
    expect(await cents(head + 'N2;2026-11-25;b;3,00\n' + second + 'N2;2026-11-25;b;3,00\n')).toEqual([
      [300, 300],
      1,
      [{ at: 4, firstAt: 2 }],
    ])
    // As a build before kept it: by the number alone.
    const before = { receivedOn: '2026-11-25', cents: 900, remittance: 'c', bankKey: 'id:N9' }
    await db.transaction().execute((tx) => recordPayment(tx, before, { payer: null, source: 'csv' }, clock.now()))
    expect(await cents(head + 'N9;2026-11-25;c;9,00\nN9;2026-11-25;c;8,00\n')).toEqual([[800], 1, []])
  })

  test('B-04 amounts of camt.053 are decimals of XML: five places, no thousands', async () => {
    const of = (amount: string, ref: string) => entry(0, { ref }).replace('0.00', amount)
    const taken = await take(
      camt(['12.500', '7.00000', '3.'].map((amount, at) => of(amount, `X${at}`)).join('') + of('1.005', 'X9')),
    )
    expect(taken.recorded.map(({ cents }) => cents)).toEqual([1_250, 700, 300])
    expect(taken.problems).toEqual([{ at: 4, why: '"1.005" is no amount' }])
  })

  test('B-04 two who bring the same file, or say whose the same money is, at the same time: it is written once', async () => {
    const file = camt(entry(4_200, { ref: 'TWICE' }))
    const taken = await Promise.all([take(file), take(file)])
    expect(taken.map(({ recorded }) => recorded.length).sort()).toEqual([0, 1])
    const id = taken.flatMap(({ recorded }) => recorded)[0]?.id ?? 0
    const assign = () =>
      db.transaction().execute((tx) => assignPayment(tx, id, { eshopId: 1, documentId: null }, clock.now()))
    expect((await Promise.all([assign(), assign()])).sort()).toEqual(['already', 'assigned'])
  })

  test('B-04 a CSV file in the Windows page, with its reference in a column of its own', async () => {
    const text = `Data,Descri\u00e7\u00e3o,Valor,Refer\u00eancia\n2026-11-21,Transfer\u00eancia,23.00,${reference}\n`
    const taken = await take(Uint8Array.from(text, (character) => character.charCodeAt(0)))
    expect(taken.recorded.map(({ payer, remittance }) => [payer?.documentId, remittance.split(' ')[0]])).toEqual([
      [invoice?.id, 'Transferência'],
    ])
    expect(await openCents()).toBe(0)
  })

  test('B-04 of an unmatched payment somebody says later whose it is, once', async () => {
    const [payment] = (await take('data;descricao;valor\n2026-11-22;quem?;7,77\n')).recorded
    const before = (await shopBalance(db, 1)).receivableMicros
    const assign = (id = payment?.id ?? 0) =>
      db.transaction().execute((tx) => assignPayment(tx, id, { eshopId: 1, documentId: null }, clock.now()))
    expect([await assign(), await assign(), await assign(999_999)]).toEqual(['assigned', 'already', 'unknown'])
    expect((await shopBalance(db, 1)).receivableMicros).toBe(before - 7_770_000)
  })

  test('B-04 the reference that is given as one is read before words that are cut', async () => {
    const long = entry(1, { ref: 'L1', text: 'x'.repeat(400) }).replace(
      '</Ustrd>',
      `</Ustrd><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`,
    )
    expect((await take(camt(long))).recorded.map(({ payer }) => payer?.documentId)).toEqual([invoice?.id])
  })

  test.each([
    ['', 'the file is empty'],
    ['<Document><BkToCstmrStmt><Stmt><Ntry>', 'no whole XML'],
    ['<html><body></body></html>', 'no camt.053'],
    ['a;b;c\n1;2;3\n', 'no column for date'],
    [
      '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document><BkToCstmrRpt>&x;</BkToCstmrRpt></Document>',
      'no camt.053',
    ],
    [`<Document>${'<a>'.repeat(200_000)}`, 'more than 50 others'],
  ])('a file that is none is refused whole: %s', async (file, complaint) => {
    await expect(take(file)).rejects.toThrow(complaint)
  })

  test.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1234,5', 123_450],
    ['-3', -300],
    ['+0.01 €', 1],
    ['1.234.567,00', 123_456_700],
    ['1.234.56', null],
    ['0.125', null],
    ['0,500', null],
    ['1.234,567', null],
    ['1,234.567', null],
    ['1e3', null],
    ['', null],
    ['99999999999', null],
  ])('the amount %s is %s cents', (text, cents) => {
    expect(readAmount(text)).toBe(cents)
  })

  test('references are known by their check digits', () => {
    const right = paymentReference('FT', 2026, 17)
    expect(right).toMatch(/^RF\d\dFT2026000017$/)
    expect(referencesIn(`x ${right.toLowerCase().replace('FT', ' ft-')} y`)).toEqual([right])
    expect(referencesIn(right.replace('17', '71'))).toEqual([])
    expect([readDay('2026-02-29'), readDay('29/02/2028')]).toEqual([null, '2028-02-29'])
    expect([readDay('0000-01-01'), readDay('2026-11-26x'), readDay('2026-11-26+01:00')]).toEqual([
      null,
      null,
      '2026-11-26',
    ])
  })
})
