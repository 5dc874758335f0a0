import { sql } from 'kysely'
import { recordChange } from '#platform/audit/record-change.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { isEuCountry } from '#platform/europe/eu-countries.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import {
  type BillingAccount,
  type BillingAccountProblem,
  findBillingAccount,
  readBillingAccount,
  saveBillingAccount,
} from '../invoices/billing-account.ts'

/** What a shop says of itself; whether the EU's register knows its number it does not. */
export type SaidAccount = Omit<BillingAccount, 'isVatValid'>

/** What became of a change. */
export type AccountOutcome =
  | { readonly kind: 'changed'; readonly account: SaidAccount }
  /** Somebody has changed it since it was read. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly problems: readonly BillingAccountProblem[] }

interface AccountChange {
  readonly said: SaidAccount
  /** Of what it was made from; null: whatever that was. */
  readonly version: string | null
  /** The person who changes it; null: a program of the shop. */
  readonly by: UserId | null
  /** Whether it is the shop that says so; else it is who looks after money. */
  readonly isShops: boolean
  readonly now: Date
  readonly requestId: string
}

/**
 * Keeps whom the shop's next invoices are made out to. Another tax number is one that nobody has looked up in the EU's register yet. The log is told
 * which fields are others: a sole trader's number and address are personal data.
 */
export async function changeAccount(
  db: Database,
  eshopId: EshopId,
  { said, version, by, isShops, now, requestId }: AccountChange,
): Promise<AccountOutcome> {
  return db.transaction().execute(async (tx) => {
    await sql`select from billing.account where eshop_id = ${eshopId} for update`.execute(tx)
    const before = await findBillingAccount(tx, eshopId)
    if (version !== null && version !== accountVersion(before)) return { kind: 'stale' }
    const read = readBillingAccount({ ...said, isVatValid: null })
    if ('length' in read) return { kind: 'refused', problems: read }
    if (isShops && leavesTheUnion(before, read)) return { kind: 'refused', problems: [OUTSIDE] }
    const isSameNumber = read.country === before?.country && read.taxNumber === before.taxNumber
    const account = await saveBillingAccount(
      tx,
      eshopId,
      { ...read, isVatValid: isSameNumber ? before.isVatValid : null },
      now,
    )
    const fields = (Object.keys(saidOf(account)) as (keyof SaidAccount)[]).filter(
      (field) => before?.[field] !== account[field],
    )
    if (fields.length > 0)
      await recordChange(tx, {
        by,
        of: { kind: 'billing.account', id: String(eshopId) },
        action: 'set',
        before: null,
        after: { fields },
        requestId,
      })
    return { kind: 'changed', account: saidOf(account) }
  })
}

/** No tax is charged outside the Union (`vatOf`), and no register tells whether a company is there: somebody has to look. */
const OUTSIDE: BillingAccountProblem = {
  field: 'country',
  why: 'is outside the Union: only who runs the site moves a shop there',
}

function leavesTheUnion(before: BillingAccount | null, read: BillingAccount): boolean {
  return !isEuCountry(read.country) && read.country !== before?.country
}

/** Without what only who runs the site may say. */
export function saidOf({ legalName, country, taxNumber, street, postalCode, city }: BillingAccount): SaidAccount {
  return { legalName, country, taxNumber, street, postalCode, city }
}

export function accountVersion(account: SaidAccount | BillingAccount | null): string {
  return versionOf(account === null ? {} : saidOf({ isVatValid: null, ...account }))
}
