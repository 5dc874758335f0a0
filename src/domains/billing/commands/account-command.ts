import { type Command, UsageError } from '#platform/cli/command.ts'
import { findBillingAccount, readBillingAccount, saveBillingAccount } from '../invoices/billing-account.ts'
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
const VALID = { yes: true, no: false } as const

/** `poiso invoices account --shop NAME [--name … --country … …]`: shows whom a shop's invoices are made out to, or changes what is said. */
export const invoicesAccountCommand: Command = async (parameters, context) => {
  const { shop, ...said } = readOptions('invoices account', parameters, OPTIONS).values
  if (shop === undefined) throw new UsageError('invoices account needs --shop NAME')
  const valid = said['vat-valid']
  if (valid !== undefined && valid !== 'yes' && valid !== 'no')
    throw new UsageError(`invoices account: --vat-valid is yes or no, not ${valid}`)
  const { db } = await context.database()
  const { id } = await namedShop(db, 'invoices account', shop)
  const before = await findBillingAccount(db, id)
  if (Object.keys(said).length === 0) {
    context.print(JSON.stringify(before))
    return 0
  }
  const account = readBillingAccount({
    legalName: said.name ?? before?.legalName ?? '',
    country: said.country ?? before?.country ?? 'PT',
    taxNumber: said['tax-number'] ?? before?.taxNumber ?? '',
    isVatValid: valid === undefined ? (before?.isVatValid ?? null) : VALID[valid],
    street: said.street ?? before?.street ?? '',
    postalCode: said['postal-code'] ?? before?.postalCode ?? '',
    city: said.city ?? before?.city ?? '',
  })
  if ('length' in account)
    throw new UsageError(`invoices account: ${account.map(({ field, why }) => `${field} ${why}`).join('; ')}`)
  const now = clockOf(context).now()
  context.print(JSON.stringify(await db.transaction().execute((tx) => saveBillingAccount(tx, id, account, now))))
  return 0
}
