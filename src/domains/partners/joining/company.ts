import { isMailAddress } from '#platform/mail/mail-address.ts'
import { readPostalCode } from '#platform/europe/postal-code.ts'
import { isDisguised, readableLine } from '#platform/readable-text.ts'
import { type EuCountry, isEuCountry } from '#platform/europe/eu-countries.ts'
import { readTaxNumber } from '#platform/europe/eu-tax-number.ts'

/** The trader behind a shop, as it says of itself (Regulation (EU) 2022/2065, article 30). */
export interface Company {
  readonly legalName: string
  /** As shoppers know the shop. */
  readonly tradeName: string
  readonly country: EuCountry
  /** With its country: 'PT501964843'. */
  readonly taxNumber: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** Whom to ask for. */
  readonly contactName: string
  readonly phone: string
  readonly mail: string
  /** Where the trade register has it; '' where it is in none, or it is the tax number. */
  readonly register: string
}

export type CompanyField = keyof Company
export type CompanyTyped = Readonly<Record<CompanyField, string>>

export type CompanyComplaint =
  | 'missing'
  | 'too_long'
  | 'malformed'
  /** Of a tax number: its last digit does not follow from the others. */
  | 'check_digit'
  /** Of a tax number: it is of another country. */
  | 'country'

export type CompanyComplaints = Readonly<Partial<Record<CompanyField, CompanyComplaint>>>

/** Longest texts, in UTF-16 units (docs/limits.md). */
export const COMPANY_CHARS = {
  legalName: 150,
  tradeName: 60,
  country: 2,
  taxNumber: 40,
  street: 150,
  postalCode: 16,
  city: 80,
  contactName: 100,
  phone: 30,
  mail: 254,
  register: 100,
} as const satisfies Readonly<Record<CompanyField, number>>

export const companyFields = Object.keys(COMPANY_CHARS) as readonly CompanyField[]
const PHONE = /^\+?\d[\d ().-]{5,28}\d$/

/** Cleans what was typed and says what cannot stand; `company` is whole exactly where there are no complaints. */
export function readCompany(typed: CompanyTyped): {
  readonly company: Company | null
  readonly complaints: CompanyComplaints
} {
  const lines = Object.fromEntries(
    companyFields.map((field) => [field, readableLine(typed[field], COMPANY_CHARS[field] + 2)]),
  ) as Record<CompanyField, string>
  const complaints: Partial<Record<CompanyField, CompanyComplaint>> = {}
  for (const field of companyFields) {
    const complaint = complaintAbout(field, lines[field])
    if (complaint !== null) complaints[field] = complaint
  }
  const { country } = lines
  if (!isEuCountry(country)) return { company: null, complaints: { ...complaints, country: 'malformed' } }
  const read = readTaxNumber(country, lines.taxNumber)
  if (read.kind === 'wrong') complaints.taxNumber ??= read.why === 'format' ? 'malformed' : read.why
  const postalCode = country === 'PT' ? wholePortugueseCode(lines.postalCode) : lines.postalCode
  if (postalCode === null) complaints.postalCode ??= 'malformed'
  return Object.keys(complaints).length > 0 || read.kind === 'wrong' || postalCode === null
    ? { company: null, complaints }
    : { company: { ...lines, country, taxNumber: read.number, postalCode }, complaints: {} }
}

function complaintAbout(field: CompanyField, text: string): CompanyComplaint | null {
  if (text === '') return field === 'register' ? null : 'missing'
  if (text.length > COMPANY_CHARS[field]) return 'too_long'
  if (field === 'mail') return isMailAddress(text) ? null : 'malformed'
  if (field === 'phone') return PHONE.test(text) ? null : 'malformed'
  if (field === 'contactName') return isDisguised(text) ? 'malformed' : null
  if (field === 'tradeName' || field === 'legalName')
    return /\p{L}|\p{N}/u.test(text) && !isDisguised(text) ? null : 'malformed'
  return null
}

/** A company's address has a whole one; '1000' alone is a region's. */
function wholePortugueseCode(text: string): string | null {
  const code = readPostalCode(text)
  return code !== null && code.includes('-') ? code : null
}
