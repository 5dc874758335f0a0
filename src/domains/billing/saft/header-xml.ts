import type { Issuer } from '../invoices/document.ts'
import { lastOfMonth } from '../invoices/lisbon-months.ts'
import { element, textOf, UNKNOWN } from './xml.ts'

/** Of whom the file is, of which month, and what wrote it. */
export interface HeaderFacts {
  readonly issuer: Issuer
  /** By its first day. */
  readonly month: string
  /** The day on which it is written. */
  readonly createdOn: string
  /** The number of the program's certificate; 0: it has none. */
  readonly certificate: number
  /** Of the program. */
  readonly version: string
}

/** `Header` of SAFTPT1.04_01.xsd. The company has its tax number for the commercial register's, as the schema allows, and wrote the program itself. */
export function headerXml({ issuer, month, createdOn, certificate, version }: HeaderFacts): string {
  const { name, taxNumber } = issuer
  return element('Header', [
    element('AuditFileVersion', '1.04_01'),
    element('CompanyID', taxNumber),
    element('TaxRegistrationNumber', taxNumber),
    // Invoices, without the accounts.
    element('TaxAccountingBasis', 'F'),
    element('CompanyName', textOf(name, 100)),
    element('CompanyAddress', addressXml(issuer.address)),
    element('FiscalYear', month.slice(0, 4)),
    element('StartDate', month),
    element('EndDate', lastOfMonth(month)),
    element('CurrencyCode', 'EUR'),
    element('DateCreated', createdOn),
    element('TaxEntity', 'Global'),
    element('ProductCompanyTaxID', taxNumber),
    element('SoftwareCertificateNumber', String(certificate)),
    element('ProductID', `Poiso/${textOf(name.replaceAll('/', ' '), 100)}`),
    element('ProductVersion', textOf(version, 30)),
  ])
}

/** "Rua 1, 1000-001 Lisboa" in its parts; what is written otherwise is told whole. */
function addressXml(address: string): string[] {
  const [, street, postalCode, city] = /^(.+?),? +(\d{4}-\d{3}),? +(.+)$/.exec(address) ?? []
  return [
    element('AddressDetail', textOf(street ?? address, 210)),
    element('City', textOf(city ?? UNKNOWN, 50)),
    element('PostalCode', postalCode ?? UNKNOWN),
    element('Country', 'PT'),
  ]
}
