import { recordChange } from '#platform/audit/record-change.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import {
  type BillingAccount,
  findBillingAccount,
  readBillingAccount,
  saveBillingAccount,
} from '../invoices/billing-account.ts'
import { clockOf, namedShop, readOptions } from './command-parts.ts'

const OPTIONS = {
  shop: { type: 'string' },
  name: { type: 'string' },
  country: { type: 'string' },
  'tax-number': { type: 'string' },
  'vat-valid': { type: 'string' },
  street: { type: 'string' },
  'postal-code': { type: 'string' },
  city: { type: 'string' },
} as const
const NOTHING_SAID: BillingAccount = {
  legalName: '',
  country: 'PT',
  taxNumber: '',
  isVatValid: null,
  street: '',
  postalCode: '',
  city: '',
}
const VALID = { yes: true, no: false } as const

/** `poiso invoices account --shop NAME [--name … --country … …]`: shows whom a shop's invoices are made out to, or changes what is said. */
export const invoicesAccountCommand: Command = async (parameters, context) => {
  const { shop, ...said } = readOptions('invoices account', parameters, OPTIONS).values
  if (shop === undefined) throw new UsageError('invoices account needs --shop NAME')
  const { db } = await context.database()
  const { id } = await namedShop(db, 'invoices account', shop)
  const before = await findBillingAccount(db, id)
  if (Object.keys(said).length === 0) {
    context.print(JSON.stringify(before))
    return 0
  }
  const account = readBillingAccount({ ...(before ?? NOTHING_SAID), ...saidOf(said) })
  if ('length' in account)
    throw new UsageError(`invoices account: ${account.map(({ field, why }) => `${field} ${why}`).join('; ')}`)
  const now = clockOf(context).now()
  const saved = await db.transaction().execute(async (tx) => {
    await recordChange(tx, {
      by: null,
      of: { kind: 'billing.account', id: String(id) },
      action: 'set',
      before: before === null ? null : toldOfAccount(before),
      after: toldOfAccount(account),
    })
    return saveBillingAccount(tx, id, account, now)
  })
  context.print(JSON.stringify(saved))
  return 0
}

/** What the log keeps of it: what the tax hangs on. Names and addresses may be a person's. */
export function toldOfAccount({ country, isVatValid }: BillingAccount): Readonly<Record<string, JsonValue>> {
  return { country, isVatValid }
}

type Said = Partial<Record<Exclude<keyof typeof OPTIONS, 'shop'>, string | undefined>>

/** What the options say, under the names of an account. */
function saidOf(said: Said): Partial<BillingAccount> {
  const valid = said['vat-valid']
  if (valid !== undefined && valid !== 'yes' && valid !== 'no')
    throw new UsageError(`invoices account: --vat-valid is yes or no, not ${valid}`)
  const texts = {
    legalName: said.name,
    country: said.country,
    taxNumber: said['tax-number'],
    street: said.street,
    postalCode: said['postal-code'],
    city: said.city,
  }
  const named = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
  return valid === undefined ? named : { ...named, isVatValid: VALID[valid] }
}
