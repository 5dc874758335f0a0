import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type Clock, manualClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { inTier } from '../../../../tools/test/in-tier.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { listDocuments } from '../invoices/find-documents.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { madeSigningKey } from '../signatures/signing-key.ts'
import { anAccount, anIssuer, paidClicksMade } from '../testing.ts'
import { accountBalances } from './balances.ts'
import { correctClicks } from './correct-clicks.ts'
import { postClicks } from './post-clicks.ts'
import { verifyLedger } from './verify-ledger.ts'

/** Postings, corrections, runs, payments and credits in any order, two at once and dying in the middle: the ledger is what the clicks say. */

afterEach(() => armFailpoint(null))

const SHOPS = [1, 2, 3]
const key = madeSigningKey()
const DEATHS = ['ledger.posted', 'invoices.numbered', 'invoices.stored', 'invoices.shop']

interface Books {
  readonly db: Database
  readonly clock: Clock
  readonly uids: string[]
  /** What all clicks cost that count, by the test's own sum. */
  micros: number
}

type Step = (books: Books) => Promise<unknown>

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.record({
          eshopId: fc.constantFrom(...SHOPS),
          cpcMicros: fc.integer({ min: 0, max: 900_000 }),
          minutes: fc.integer({ min: 0, max: 60_000 }),
        }),
        { minLength: 1, maxLength: 12 },
      )
      .map(clicks),
  },
  { weight: 2, arbitrary: fc.constant<Step>(({ db, clock }) => postClicks(db, clock, 3)) },
  {
    weight: 1,
    arbitrary: fc.constant<Step>(({ db, clock }) => Promise.all([postClicks(db, clock, 2), postClicks(db, clock, 5)])),
  },
  { weight: 2, arbitrary: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }).map(corrections) },
  { weight: 2, arbitrary: fc.constantFrom('2026-09-01', '2026-10-01').map(run) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...DEATHS), fc.constantFrom('2026-09-01', '2026-10-01')).map(dyingRun),
  },
  { weight: 1, arbitrary: fc.tuple(fc.nat(), fc.integer({ min: 1, max: 500 })).map(payment) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(), fc.integer({ min: 1, max: 300 })).map(credit) },
)

function clicks(made: readonly { eshopId: number; cpcMicros: number; minutes: number }[]): Step {
  return async (books) => {
    const { db, clock } = books
    const at = (minutes: number) => new Date(Date.parse('2026-09-20T00:00:00Z') + minutes * 60_000).toISOString()
    books.uids.push(
      ...(await paidClicksMade(
        db,
        clock,
        made.map(({ minutes, ...click }) => ({ ...click, at: at(minutes) })),
      )),
    )
    books.micros += made.reduce((sum, { cpcMicros }) => sum + cpcMicros, 0)
  }
}
function corrections(places: readonly number[]): Step {
  return ({ db, clock, uids }) => {
    const bad =
      uids.length === 0 ? [] : places.map((place) => ({ uid: uids[place % uids.length] ?? '', reason: 'bot' }))
    return db.transaction().execute((tx) => correctClicks(tx, bad, clock.now()))
  }
}
function run(month: string): Step {
  return ({ db, clock }) => {
    const asked = { clock, issuer: anIssuer(), key, month }
    return Promise.all([runInvoices(db, asked), runInvoices(db, asked)])
  }
}
function dyingRun([death, month]: [string, string]): Step {
  return async ({ db, clock }) => {
    armFailpoint(`${death}:throw`)
    await runInvoices(db, { clock, issuer: anIssuer(), key, month }).catch((error: Error) =>
      expect(error.message).toContain(death),
    )
    armFailpoint(null)
  }
}
function payment([place, cents]: [number, number]): Step {
  return async ({ db, clock }) => {
    const payer = place % 4 === 0 ? null : { eshopId: SHOPS[place % 3] ?? 1, documentId: null }
    const movement = { receivedOn: '2026-11-10', cents, remittance: '', bankKey: `k${place}` }
    await db.transaction().execute((tx) => recordPayment(tx, movement, { payer, source: 'csv' }, clock.now()))
  }
}
function credit([place, netCents]: [number, number]): Step {
  return async ({ db, clock }) => {
    const { rows } = await listDocuments(db, { eshopId: null, isDescending: true, limit: 50, offset: 0 })
    const invoices = rows.filter(({ kind }) => kind === 'FT')
    const number = Number(invoices[place % Math.max(invoices.length, 1)]?.name.split('/')[1] ?? 1)
    await db
      .transaction()
      .execute((tx) =>
        creditInvoice(
          tx,
          { year: 2026, number, netCents, reason: 'Acordo', issuer: anIssuer() },
          { now: clock.now(), key },
        ),
      )
  }
}

async function withBooks(act: (books: Books) => Promise<void>): Promise<void> {
  const database = await testDatabase()
  const clock = manualClock('2026-11-05T10:00:00Z')
  try {
    for (const eshopId of SHOPS.slice(0, 2))
      await database.db
        .transaction()
        .execute((tx) =>
          saveBillingAccount(
            tx,
            eshopId,
            anAccount({ postalCode: eshopId === 1 ? '1000-100' : '9500-001' }),
            clock.now(),
          ),
        )
    await act({ db: database.db, clock, uids: [], micros: 0 })
  } finally {
    await database.close()
  }
}

test('B-04 N-13 I4 whatever happens in whatever order, sums are zero, the ledger is verified, and clicks that were replayed sum to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      await withBooks(async (books) => {
        for (const act of steps) {
          await act(books)
          expect((await accountBalances(books.db)).reduce((sum, { micros }) => sum + micros, 0)).toBe(0)
        }
        await postClicks(books.db, books.clock)
        const { micros, differences } = await verifyLedger(books.db)
        expect(differences).toEqual([])
        expect(micros).toBe(books.micros)
      })
    }),
    { numRuns: inTier({ normal: 4, long: 150 }) },
  )
})

test('B-04 whatever is changed behind its back is named', async () => {
  await withBooks(async (books) => {
    const { db } = books
    await clicks([
      { eshopId: 1, cpcMicros: 300_000, minutes: 0 },
      { eshopId: 1, cpcMicros: 300_000, minutes: 1 },
      { eshopId: 2, cpcMicros: 200_000, minutes: 2 },
    ])(books)
    await run('2026-09-01')(books)
    await corrections([0])(books)
    await payment([1, 50])(books)
    expect((await verifyLedger(db)).differences).toEqual([])
    /** As somebody could who owns the tables: past the triggers. */
    const behind = (change: ReturnType<typeof sql>) =>
      db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await change.execute(tx)
      })
    for (const [change, undo, named] of changes) {
      await behind(change)
      expect((await verifyLedger(db)).differences.map(({ of }) => of)).toEqual(named)
      await behind(undo)
    }
    expect((await verifyLedger(db)).differences).toEqual([])
  })
})

function ofKind(kind: string) {
  return sql`journal_id in (select id from billing.journal where kind = ${kind})`
}
const ofClicks = sql`account = 'unbilled' and ${ofKind('clicks')}`
const ofPayments = ofKind('payment')

/** What is changed, how it is put back, and what the verification names. */
const changes: [ReturnType<typeof sql>, ReturnType<typeof sql>, string[]][] = [
  [
    sql`update clicks.click set cpc_micros = 200001 where cpc_micros = 200000`,
    sql`update clicks.click set cpc_micros = 200000 where cpc_micros = 200001`,
    [
      'clicks of shop 2 on 2026-09-20 at 200000 micro-euros',
      'clicks of shop 2 on 2026-09-20 at 200001 micro-euros',
      'sums of clicks of shop 2 on 2026-09-20 by category "0"',
      'sums of clicks of shop 2 on 2026-09-01 by offer "3"',
      'sums of clicks of shop 2 on 2026-09-20 by reason ""',
      'sums of clicks of shop 2 on 2026-09-20 by source "1"',
    ],
  ],
  [
    sql`update billing.entry set micros = micros + 1 where account = 'bank'`,
    sql`update billing.entry set micros = micros - 1 where account = 'bank'`,
    ['transaction payment:k1', 'payment 1'],
  ],
  [
    sql`update billing.day set clicks = clicks + 1, micros = micros + cpc_micros where eshop_id = 2`,
    sql`update billing.day set clicks = clicks - 1, micros = micros - cpc_micros where eshop_id = 2`,
    ['sums by day of shop 2 on 2026-09-20 at 200000 micro-euros'],
  ],
  [
    sql`update billing.document set number = 9 where number = 2`,
    sql`update billing.document set number = 2 where number = 9`,
    ['series FT 2026', 'signature of FT 2026/9'],
  ],
  [
    sql`update billing.document_line set cents = cents + 1 where document_id = 1`,
    sql`update billing.document_line set cents = cents - 1 where document_id = 1`,
    ['line 1 of FT 2026/1', 'FT 2026/1'],
  ],
  [
    sql`update billing.document set vat_cents = vat_cents + 1, gross_cents = gross_cents + 1 where number = 1`,
    sql`update billing.document set vat_cents = vat_cents - 1, gross_cents = gross_cents - 1 where number = 1`,
    ['tax of FT 2026/1', 'FT 2026/1', 'signature of FT 2026/1'],
  ],
  [
    sql`update billing.document_file set pdf = pdf || '\\x00' where document_id = 1`,
    sql`update billing.document_file set pdf = substr(pdf, 1, length(pdf) - 1) where document_id = 1`,
    ['file of FT 2026/1'],
  ],
  [
    sql`update billing.correction set cpc_micros = cpc_micros + 1`,
    sql`update billing.correction set cpc_micros = cpc_micros - 1`,
    [
      expect.stringMatching(/^correction of click /),
      'corrections of shop 1 on 2026-09-20 at 300000 micro-euros',
      'corrections of shop 1 on 2026-09-20 at 300001 micro-euros',
      'sums of clicks taken back of shop 1 on 2026-09-20',
    ],
  ],
  [
    sql`update billing.entry set day = day - 1 where ${ofClicks} and eshop_id = 2`,
    sql`update billing.entry set day = day + 1 where ${ofClicks} and eshop_id = 2`,
    [
      'clicks of shop 2 on 2026-09-19 at 200000 micro-euros',
      'clicks of shop 2 on 2026-09-20 at 200000 micro-euros',
      'sums by day of shop 2 on 2026-09-20 at 200000 micro-euros',
      'sums by day of shop 2 on 2026-09-19 at 200000 micro-euros',
    ],
  ],
  [
    sql`update billing.journal set clicks_through = clicks_through - 1 where kind = 'clicks'`,
    sql`update billing.journal set clicks_through = clicks_through + 1 where kind = 'clicks'`,
    ['clicks of shop 2 on 2026-09-20 at 200000 micro-euros'],
  ],
  // A click twice, on both sides: sums are zero still.
  [
    sql`with twice as (update billing.entry set clicks = 2, micros = 400000 where ${ofClicks} and eshop_id = 2)
      update billing.entry set micros = micros - 200000 where account = 'click_revenue'`,
    sql`with once as (update billing.entry set clicks = 1, micros = 200000 where ${ofClicks} and eshop_id = 2)
      update billing.entry set micros = micros + 200000 where account = 'click_revenue'`,
    [
      'clicks of shop 2 on 2026-09-20 at 200000 micro-euros',
      'sums by day of shop 2 on 2026-09-20 at 200000 micro-euros',
    ],
  ],
  // Money that came from one shop, and is another's now.
  [
    sql`update billing.entry set eshop_id = eshop_id + 10 where account = 'receivable' and ${ofPayments}`,
    sql`update billing.entry set eshop_id = eshop_id - 10 where account = 'receivable' and ${ofPayments}`,
    ['payment 1'],
  ],
  [
    sql`update billing.payment set eshop_id = eshop_id + 10`,
    sql`update billing.payment set eshop_id = eshop_id - 10`,
    ['payment 1'],
  ],
  [
    sql`update billing.document set eshop_id = eshop_id + 10 where number = 1`,
    sql`update billing.document set eshop_id = eshop_id - 10 where number = 1`,
    ['line 1 of FT 2026/1', 'FT 2026/1'],
  ],
  [
    sql`update billing.document_line set service_month = service_month - interval '1 month' where document_id = 1`,
    sql`update billing.document_line set service_month = service_month + interval '1 month' where document_id = 1`,
    ['line 1 of FT 2026/1'],
  ],
  [
    sql`update billing.entry set account = 'rounding' where account = 'corrections'`,
    sql`update billing.entry set account = 'corrections' where account = 'rounding' and journal_id in (select id from billing.journal where kind = 'correction')`,
    [expect.stringMatching(/^transaction correction:/)],
  ],
]
