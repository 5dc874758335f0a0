import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { accountBalances, shopBalance } from '../ledger/balances.ts'
import { correctClicks } from '../ledger/correct-clicks.ts'
import { centsOfMicros } from '../ledger/micros.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { aDocument, anAccount, anIssuer, paidClicksMade } from '../testing.ts'
import { saveBillingAccount } from './billing-account.ts'
import { creditInvoice } from './credit-invoice.ts'
import { type DocumentLine, readDocumentName } from './document.ts'
import { documentFile, documentsOfShop, listDocuments } from './find-documents.ts'
import { documentPdf } from './pdf/document-pdf.ts'
import { runInvoices } from './run-invoices.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-03T10:00:00Z')
const issuer = anIssuer()
afterEach(() => armFailpoint(null))

async function aShop(eshopId: number, clicks: readonly { at: string; cpcMicros: number }[], account = anAccount()) {
  await db.transaction().execute((tx) => saveBillingAccount(tx, eshopId, account, clock.now()))
  return paidClicksMade(
    db,
    clock,
    clicks.map((click) => ({ eshopId, ...click })),
  )
}
function run(month = '2026-10-01') {
  return runInvoices(db, { clock, issuer, key: null, month })
}
function documents(eshopId: number) {
  return documentsOfShop(db, eshopId, 10).then((all) =>
    all.map(({ name, netCents, vatCents, grossCents }) => [name, netCents, vatCents, grossCents]),
  )
}

describe('B-04 invoices', () => {
  test('B-04 a month is invoiced once a shop: cents rounded half to even once, tax by region, the rest waits', async () => {
    const october = '2026-10-31T23:59:59.999Z'
    // Of 0,125 € two cents are twelve: half to even.
    await aShop(1, [
      { at: october, cpcMicros: 125_000 },
      { at: '2026-11-01T00:00:00Z', cpcMicros: 500_000 },
    ])
    await aShop(
      2,
      Array.from({ length: 3 }, () => ({ at: october, cpcMicros: 333_333 })),
      anAccount({ postalCode: '9000-001' }),
    )
    await aShop(3, [{ at: october, cpcMicros: 4_999 }])
    await paidClicksMade(db, clock, [{ eshopId: 4, at: october, cpcMicros: 1_000_000 }])
    expect(await run()).toEqual([
      { eshopId: 1, documents: ['FT 2026/1'], held: null },
      { eshopId: 2, documents: ['FT 2026/2'], held: null },
      { eshopId: 4, documents: [], held: 'it has no billing account' },
    ])
    expect([await documents(1), await documents(2), await documents(3)]).toEqual([
      [['FT 2026/1', 12, 3, 15]],
      [['FT 2026/2', 100, 22, 122]],
      [],
    ])
    expect((await run()).flatMap((outcome) => outcome.documents)).toEqual([])
    expect(await shopBalance(db, 1)).toEqual({ receivableMicros: 150_000, unbilledMicros: 500_000 })
    expect((await accountBalances(db)).reduce((sum, { micros }) => sum + micros, 0)).toBe(0)
  })

  test.each([
    ['ES', 'B12345674', true, 0, 'reverse_charge'],
    ['ES', 'B12345674', null, 23, 'mainland'],
    ['US', '123456789', null, 0, 'outside_eu'],
  ] as const)(
    'B-04 a shop in %s with the number %s, which the register knows: %s',
    async (country, taxNumber, isVatValid, vatCents, treatment) => {
      const eshopId = 10 + vatCents + country.charCodeAt(0)
      await aShop(
        eshopId,
        [{ at: '2026-10-02T10:00:00Z', cpcMicros: 1_000_000 }],
        anAccount({ country, taxNumber, isVatValid, postalCode: '28001' }),
      )
      await run()
      const { rows } =
        await sql<object>`select vat_cents::int, vat_treatment from billing.document where eshop_id = ${eshopId}`.execute(
          db,
        )
      expect(rows).toEqual([{ vat_cents: vatCents, vat_treatment: treatment }])
    },
  )

  test.each(['invoices.numbered', 'invoices.stored', 'invoices.shop'])(
    'B-04 a run that dies at %s goes on without a gap or a double',
    async (stage) => {
      const shops = [100, 101, 102].map(
        (id) => id + ['invoices.numbered', 'invoices.stored', 'invoices.shop'].indexOf(stage) * 10,
      )
      for (const eshopId of shops) await aShop(eshopId, [{ at: '2026-10-05T10:00:00Z', cpcMicros: 250_000 }])
      armFailpoint(`${stage}:throw`)
      await expect(run()).rejects.toThrow(stage)
      armFailpoint(null)
      await Promise.all([run(), run()])
      expect((await Promise.all(shops.map(documents))).map((all) => all.length)).toEqual([1, 1, 1])
      const { rows } = await sql<{ gaps: number; last: number }>`
      select max(number) - count(*) as gaps, (select last_number from billing.series where kind = 'FT') - max(number) as last from billing.document where kind = 'FT'`.execute(
        db,
      )
      expect(rows.map(({ gaps, last }) => [Number(gaps), Number(last)])).toEqual([[0, 0]])
    },
  )

  test('B-04 late clicks stand on the next invoice; what was taken back of an invoiced month is a credit note on it', async () => {
    const uids = await aShop(
      200,
      [1, 2, 3].map(() => ({ at: '2026-10-06T10:00:00Z', cpcMicros: 400_000 })),
    )
    await run()
    await paidClicksMade(db, clock, [
      { eshopId: 200, at: '2026-10-31T20:00:00Z', cpcMicros: 200_000 },
      { eshopId: 200, at: '2026-11-02T10:00:00Z', cpcMicros: 100_000 },
    ])
    expect((await run()).filter(({ eshopId }) => eshopId === 200)).toEqual([])
    clock.advanceMs(30 * 86_400_000)
    await run('2026-11-01')
    const [invoice] = await documentsOfShop(db, 200, 10)
    expect([invoice?.netCents, invoice?.month]).toEqual([30, '2026-11-01'])
    const bad = uids.slice(0, 2).map((uid) => ({ uid, reason: 'bot' }))
    await db.transaction().execute((tx) => correctClicks(tx, bad, clock.now()))
    expect((await run('2026-11-01')).filter(({ eshopId }) => eshopId === 200)).toMatchObject([
      { documents: ['NC 2026/1'], held: null },
    ])
    const [note] = await documentsOfShop(db, 200, 10)
    expect([note?.netCents, note?.vatCents, note?.credits?.slice(0, 8), note?.month]).toEqual([
      80,
      // Of 0,28 € it leaves 0,09 €, the tax of what is left.
      19,
      'FT 2026/',
      '2026-10-01',
    ])
    expect((await shopBalance(db, 200)).unbilledMicros).toBe(0)
    expect(
      (await documentsOfShop(db, 200, 10)).find(({ month, kind }) => month === '2026-10-01' && kind === 'FT')
        ?.openCents,
    ).toBe(148 - 99)
  })

  test('B-04 a credit note by hand gives back what is left of an invoice and no more', async () => {
    await aShop(300, [{ at: '2026-10-06T10:00:00Z', cpcMicros: 1_000_000 }])
    await run()
    const [invoice] = await documentsOfShop(db, 300, 1)
    const number = Number(invoice?.name.split('/')[1])
    const credit = (netCents: number | null, of = number) =>
      db
        .transaction()
        .execute((tx) =>
          creditInvoice(
            tx,
            { year: 2026, number: of, netCents, reason: 'Acordo', issuer },
            { now: clock.now(), key: null },
          ),
        )
    expect([await credit(101), await credit(0), (await credit(1, 9_999)).kind]).toEqual([
      { kind: 'too-much', leftCents: 100 },
      { kind: 'too-much', leftCents: 100 },
      'unknown',
    ])
    expect(await credit(40)).toMatchObject({ kind: 'credited', grossCents: 49 })
    const both = await Promise.all([credit(null), credit(null)])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['credited', 'too-much'])
    expect(await shopBalance(db, 300)).toEqual({ receivableMicros: 0, unbilledMicros: 0 })
  })

  test('B-04 more is taken back of a month than any one invoice has left: each gives what it has, and what is beyond all is named', async () => {
    const uids = await aShop(
      250,
      [1, 2, 3].map(() => ({ at: '2026-10-06T10:00:00Z', cpcMicros: 400_000 })),
    )
    await run()
    const late = await paidClicksMade(db, clock, [
      { eshopId: 250, at: '2026-10-31T20:00:00Z', cpcMicros: 200_000 },
      { eshopId: 250, at: '2026-11-02T10:00:00Z', cpcMicros: 100_000 },
    ])
    clock.advanceMs(30 * 86_400_000)
    await run('2026-11-01')
    const bad = [...uids, late[0] ?? ''].map((uid) => ({ uid, reason: 'bot' }))
    await db.transaction().execute((tx) => correctClicks(tx, bad, clock.now()))
    const credited = (await run('2026-11-01')).filter(({ eshopId }) => eshopId === 250)
    expect(credited).toMatchObject([{ documents: [expect.any(String), expect.any(String)], held: null }])
    const notes = (await documentsOfShop(db, 250, 10)).filter(({ kind }) => kind === 'NC')
    // Of 1,40 € the invoice of November has 0,30 €, of which 0,10 € are its own clicks'.
    expect(notes.map(({ netCents, credits }) => [netCents, credits])).toHaveLength(2)
    expect(notes.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(140)
    expect((await shopBalance(db, 250)).unbilledMicros).toBe(0)
    expect((await verifyLedger(db)).differences).toEqual([])
  })

  test('B-04 a shop that has gone to another country is given back as the company that was invoiced, at its tax, by hand and by a run', async () => {
    const uids = await aShop(270, [{ at: '2026-10-06T10:00:00Z', cpcMicros: 1_000_000 }])
    await run()
    const spanish = anAccount({ country: 'ES', taxNumber: 'B86412491', postalCode: '28001', isVatValid: true })
    await db.transaction().execute((tx) => saveBillingAccount(tx, 270, spanish, clock.now()))
    const { year = 0, number = 0 } = readDocumentName((await documentsOfShop(db, 270, 1))[0]?.name ?? '') ?? {}
    const credit = { year, number, netCents: 40, reason: 'Acordo', issuer }
    await db.transaction().execute((tx) => creditInvoice(tx, credit, { now: clock.now(), key: null }))
    const bad = uids.map((uid) => ({ uid, reason: 'bot' }))
    await db.transaction().execute((tx) => correctClicks(tx, bad, clock.now()))
    await run()
    await paidClicksMade(db, clock, [{ eshopId: 270, at: '2026-11-01T10:00:00Z', cpcMicros: 1_000_000 }])
    await run('2026-11-01')
    const { rows } = await sql`
      select kind, buyer->>'country' as country, buyer->>'taxNumber' as number, vat_treatment as vat from billing.document where eshop_id = 270 order by id`.execute(
      db,
    )
    const portuguese = { country: 'PT', number: '501442600', vat: 'mainland' }
    expect(rows).toEqual([
      { kind: 'FT', ...portuguese },
      { kind: 'NC', ...portuguese },
      { kind: 'NC', ...portuguese },
      { kind: 'FT', country: 'ES', number: 'B86412491', vat: 'reverse_charge' },
    ])
  })

  test('B-04 what a person gave back of an invoice is not given back a second time: the rest is left and named', async () => {
    const uids = await aShop(260, [{ at: '2026-10-06T10:00:00Z', cpcMicros: 1_000_000 }])
    await run()
    const { year = 0, number = 0 } = readDocumentName((await documentsOfShop(db, 260, 1))[0]?.name ?? '') ?? {}
    const credit = { year, number, netCents: 70, reason: 'Acordo', issuer }
    await db.transaction().execute((tx) => creditInvoice(tx, credit, { now: clock.now(), key: null }))
    const bad = uids.map((uid) => ({ uid, reason: 'bot' }))
    await db.transaction().execute((tx) => correctClicks(tx, bad, clock.now()))
    expect((await run()).filter(({ eshopId }) => eshopId === 260)).toEqual([
      {
        eshopId: 260,
        documents: [expect.stringMatching(/^NC /)],
        held: 'no invoice of 2026-10 has 70 cents left to be given back',
      },
    ])
    expect((await run()).filter(({ eshopId }) => eshopId === 260)).toMatchObject([{ documents: [] }])
    expect((await verifyLedger(db)).differences).toEqual([])
  })

  test('B-04 a month that comes in pieces and is taken back in pieces is rounded as a whole: no cent is left on either side', async () => {
    let eshopId = 5_000
    const piece = fc.record({ cpcMicros: fc.integer({ min: 1, max: 40_000 }), isLate: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(fc.boolean()),
        async (pieces, pauses) => {
          const id = ++eshopId
          const at = '2026-10-06T10:00:00Z'
          const clicks = (isLate: boolean) =>
            pieces.filter((each) => each.isLate === isLate).map(({ cpcMicros }) => ({ at, cpcMicros }))
          const uids = await aShop(id, clicks(false))
          await run()
          uids.push(
            ...(await paidClicksMade(
              db,
              clock,
              clicks(true).map((click) => ({ eshopId: id, ...click })),
            )),
          )
          await run('2026-11-01')
          const billed = async () => {
            const { rows } = await sql<{ cents: number; micros: number }>`
            select coalesce(sum(case kind when 'FT' then net_cents else -net_cents end), 0)::bigint as cents,
              (select coalesce(sum(cpc_micros), 0)::bigint from clicks.click c where c.eshop_id = ${id} and c.billable_number is not null
                and not exists (select from billing.correction x where x.uid = c.uid)) as micros
            from billing.document where eshop_id = ${id}`.execute(db)
            return rows[0] ?? { cents: 0, micros: 0 }
          }
          const whole = await billed()
          expect(whole.cents).toBe(centsOfMicros(whole.micros))
          for (const uid of uids) {
            await db.transaction().execute((tx) => correctClicks(tx, [{ uid, reason: 'bot' }], clock.now()))
            if (pauses.next().value === true) await run('2026-11-01')
          }
          expect((await run('2026-11-01')).filter(({ eshopId: of, held }) => of === id && held !== null)).toEqual([])
          const { receivableMicros, unbilledMicros } = await shopBalance(db, id)
          expect([await billed(), receivableMicros]).toEqual([{ cents: 0, micros: 0 }, 0])
          // Parts of a cent that no document could hold.
          expect(Math.abs(unbilledMicros)).toBeLessThanOrEqual(5_000)
        },
      ),
      { numRuns: 25 },
    )
    expect((await verifyLedger(db)).differences).toEqual([])
  })

  test('B-04 documents are listed from either end', async () => {
    const of = async (isDescending: boolean) =>
      (await listDocuments(db, { eshopId: 200, isDescending, limit: 10, offset: 0 })).rows.map(({ id }) => id)
    const newest = await of(true)
    expect(newest.length).toBeGreaterThan(1)
    expect(await of(false)).toEqual(newest.toReversed())
  })
})

describe('B-04 the document', () => {
  test('B-04 a PDF with a structure, with its fonts within, kept as it was sent; of another shop there is none', async () => {
    await aShop(
      400,
      [{ at: '2026-10-06T10:00:00Z', cpcMicros: 1_000_000 }],
      anAccount({ legalName: 'Łódź Meble, Ελλάς & Søn' }),
    )
    await run()
    const [listed] = await documentsOfShop(db, 400, 1)
    const id = listed?.id ?? 0
    const file = await documentFile(db, 400, id)
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from billing.document_file where document_id = ${id}`.execute(db)
    const text = file?.pdf.toString('latin1') ?? ''
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    for (const part of ['/StructTreeRoot', '/MarkInfo', '/Lang (pt-PT)', '/FontFile2', 'pdfuaid:part'])
      expect(text).toContain(part)
    expect(text).not.toContain('Helvetica')
    expect(
      createHash('sha256')
        .update(file?.pdf ?? '')
        .digest('hex'),
    ).toBe(rows[0]?.sha256)
    expect([await documentFile(db, 401, id), await documentFile(db, null, 999_999)]).toEqual([null, null])
  })

  test('B-04 the same document gives the same bytes, another one others', async () => {
    const [one, same, other] = await Promise.all([aDocument(), aDocument(), aDocument({ number: 8 })].map(documentPdf))
    expect([one?.equals(same ?? Buffer.alloc(0)), one?.equals(other ?? Buffer.alloc(0))]).toEqual([true, false])
  })

  test('B-04 sixty lines go over to further pages', async () => {
    const [line] = aDocument().lines
    const pdf = await documentPdf(aDocument({ lines: Array.from({ length: 60 }, () => line as DocumentLine) }))
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1)
  })
})
