import { classifyClicks } from '#domains/clicks/classify.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick } from '#domains/clicks/testing.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { BillingAccount } from './invoices/billing-account.ts'

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
