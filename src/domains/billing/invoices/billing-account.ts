import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { isEuCountry } from '#platform/europe/eu-countries.ts'
import { readPostalCode } from '#platform/europe/postal-code.ts'
import { readTaxNumber } from '#platform/europe/eu-tax-number.ts'
import { isCountry } from './countries.ts'
import { vatNumberOf, vatStateOf } from '../vat-register/storage.ts'

/** Whom a shop's invoices are made out to. */
export interface BillingAccount {
  readonly legalName: string
  /** ISO 3166, two capital letters. */
  readonly country: string
  readonly taxNumber: string
  /** Whether the EU's register (VIES) knows the number; null: nobody has asked. */
  readonly isVatValid: boolean | null
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

/** What of it cannot be taken: the field, and why, for programs and logs. */
export interface BillingAccountProblem {
  readonly field: keyof BillingAccount
  readonly why: string
}

const LONGEST = { legalName: 200, street: 200, city: 100, postalCode: 20, taxNumber: 20 } as const

/** The account in its canonical form (a Portuguese postal code with its dash, a tax number without its country), or what is wrong with it. */
export function readBillingAccount(given: BillingAccount): BillingAccount | readonly BillingAccountProblem[] {
  const country = given.country.trim().toUpperCase()
  const postalCode = given.postalCode.trim()
  const account = {
    legalName: given.legalName.trim(),
    country,
    taxNumber: plainTaxNumber(country, given.taxNumber) ?? given.taxNumber.trim(),
    isVatValid: given.isVatValid,
    street: given.street.trim(),
    postalCode: country === 'PT' ? (readPostalCode(postalCode) ?? postalCode) : postalCode,
    city: given.city.trim(),
  }
  const problems = problemsOf(account)
  return problems.length === 0 ? account : problems
}

/** Without its country's letters; null: none of that country. Outside the Union any is taken that is short and readable. */
function plainTaxNumber(country: string, text: string): string | null {
  if (isEuCountry(country)) {
    const read = readTaxNumber(country, text)
    return read.kind === 'right' ? read.number.slice(2) : null
  }
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '')
  return /^[A-Z0-9]{2,20}$/.test(plain) ? plain : null
}

function problemsOf(account: BillingAccount): BillingAccountProblem[] {
  const problems: BillingAccountProblem[] = []
  for (const field of ['legalName', 'street', 'city', 'postalCode', 'taxNumber'] as const) {
    const text = account[field]
    if (text === '') problems.push({ field, why: 'is missing' })
    else if (text.length > LONGEST[field]) problems.push({ field, why: `is longer than ${LONGEST[field]} characters` })
    else if (/[\p{C}<>]/u.test(text)) problems.push({ field, why: 'is not one line of plain text' })
  }
  if (!isCountry(account.country))
    problems.push({ field: 'country', why: 'is not a country of two letters (ISO 3166)' })
  else if (account.taxNumber !== '' && plainTaxNumber(account.country, account.taxNumber) === null)
    problems.push({ field: 'taxNumber', why: `"${account.taxNumber}" is no tax number of ${account.country}` })
  // The region's rate of VAT hangs on it.
  if (account.country === 'PT' && !/^[1-9]\d{3}-\d{3}$/.test(account.postalCode))
    problems.push({ field: 'postalCode', why: `"${account.postalCode}" is no Portuguese postal code of seven digits` })
  return problems
}

/**
 * Keeps whom the shop's next invoices are made out to, in the transaction of whoever asks; documents that exist stay as they are. Whether the EU's
 * register knows the number is what it said last, where nobody says it.
 * @throws RangeError naming each field that cannot be taken: call `readBillingAccount` first where a person has typed it.
 */
export async function saveBillingAccount(
  tx: DatabaseTransaction,
  eshopId: number,
  given: BillingAccount,
  now: Date,
): Promise<BillingAccount> {
  const account = readBillingAccount(given)
  if ('length' in account)
    throw new RangeError(`billing account: ${account.map(({ field, why }) => `${field} ${why}`).join('; ')}`)
  const { legalName, country, taxNumber, street, postalCode, city } = account
  const isVatValid = account.isVatValid ?? (await knownValidity(tx, account))
  await sql`
    insert into billing.account (eshop_id, legal_name, country, tax_number, is_vat_valid, street, postal_code, city, changed_at)
    values (${eshopId}, ${legalName}, ${country}, ${taxNumber}, ${isVatValid}, ${street}, ${postalCode}, ${city}, ${now})
    on conflict (eshop_id) do update set legal_name = excluded.legal_name, country = excluded.country, tax_number = excluded.tax_number,
      is_vat_valid = excluded.is_vat_valid, street = excluded.street, postal_code = excluded.postal_code, city = excluded.city,
      changed_at = excluded.changed_at`.execute(tx)
  return { ...account, isVatValid }
}

/** What the EU's register has said of its number before. */
async function knownValidity(tx: DatabaseTransaction, account: BillingAccount): Promise<boolean | null> {
  const vatNumber = vatNumberOf(account)
  return vatNumber === null ? null : ((await vatStateOf(tx, vatNumber)).answer?.isValid ?? null)
}

/** null: the shop has said none, and no invoice can be made out to it. */
export async function findBillingAccount(db: DatabaseOrTransaction, eshopId: number): Promise<BillingAccount | null> {
  const { rows } = await sql<BillingAccount>`
    select legal_name as "legalName", country, tax_number as "taxNumber", is_vat_valid as "isVatValid", street, postal_code as "postalCode", city
    from billing.account where eshop_id = ${eshopId}`.execute(db)
  return rows[0] ?? null
}

/** Shops whose invoices are made out to this number, written with its country before it. */
export async function shopsOfTaxNumber(db: DatabaseOrTransaction, vatNumber: string): Promise<readonly number[]> {
  const { rows } = await sql<{ eshopId: number }>`
    select eshop_id as "eshopId" from billing.account
    where case country when 'GR' then 'EL' else country end || tax_number = ${vatNumber} order by 1`.execute(db)
  return rows.map(({ eshopId }) => eshopId)
}
