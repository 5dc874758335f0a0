import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick } from '#domains/clicks/testing.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { BillingAccount } from './invoices/billing-account.ts'
import type { Document, Issuer } from './invoices/document.ts'

/** Builders for the tests of billing; never part of the product. */

/** Of a shop in Lisbon. */
export function anAccount(account: Partial<BillingAccount> = {}): BillingAccount {
  return {
    legalName: 'Loja Teste, Lda.',
    country: 'PT',
    taxNumber: '501442600',
    isVatValid: null,
    street: 'Rua Augusta 1',
    postalCode: '1000-100',
    city: 'Lisboa',
    ...account,
  }
}

/** A click to be made: what is not said is a click that counts when it stands alone. */
export interface MadeClick {
  readonly eshopId: number
  readonly cpcMicros: number
  /** ISO */
  readonly at?: string
  readonly userAgent?: string
}

/** Stores clicks of as many visitors and has them judged, as the click host and its worker do; answers their uids. */
export async function paidClicksMade(db: Database, clock: Clock, clicks: readonly MadeClick[]): Promise<string[]> {
  const made = clicks.map((click, index) => aClick({ at: clock.now().toISOString(), variantId: index + 1, ...click }))
  await insertClicks(db, made)
  await classifyClicks(db, clock)
  return made.map(({ uid }) => uid)
}

/** Shops by whose terms clicks have cost since before there were any. */
export async function costSinceEver(eshopIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  return new Map(eshopIds.map((eshopId) => [eshopId, new Date(0)]))
}

/** Who writes the documents. */
export function anIssuer(): Issuer {
  return {
    name: 'Poiso Teste, S.A.',
    taxNumber: '509964150',
    address: 'Avenida da Liberdade 1, 1250-001 Lisboa',
    iban: null,
  }
}

/** An invoice of one line. */
export function aDocument(document: Partial<Document> = {}): Document {
  const month = '2026-10-01'
  return {
    kind: 'FT',
    year: 2026,
    number: 7,
    eshopId: 1,
    month,
    issuedOn: '2026-11-03',
    dueOn: '2026-12-03',
    issuer: anIssuer(),
    buyer: anAccount(),
    vat: { treatment: 'mainland', permille: 230 },
    lines: [
      {
        serviceMonth: month,
        text: 'Cliques para a loja em outubro de 2026',
        clicks: 1234,
        micros: 246_800_000,
        cents: 24_680,
      },
    ],
    netCents: 24_680,
    vatCents: 5_676,
    grossCents: 30_356,
    credits: null,
    reason: null,
    atcud: null,
    reference: 'RF91FT2026000007',
    signature: null,
    ...document,
  }
}
