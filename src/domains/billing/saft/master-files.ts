import { createHash } from 'node:crypto'
import { taxSpaceOf } from '../invoices/tax-space.ts'
import type { Vat } from '../invoices/vat.ts'
import { isCountry } from '../invoices/countries.ts'
import type { Customer } from './month-of-documents.ts'
import { element, textOf, UNKNOWN } from './xml.ts'

/** The one thing that shops are invoiced: clicks that were sent to them. */
export const PRODUCT = { code: 'CLIQUES', words: 'Cliques enviados para a loja' } as const

/**
 * The name of a customer in the file: the shop with a mark of what it was called then, so that one name is one company with one address, in every
 * month's file the same, and a document keeps whom it was made out to.
 */
export function customerIdOf({ eshopId, buyer }: Customer): string {
  const { legalName, country, taxNumber, street, postalCode, city } = buyer
  const said = JSON.stringify([legalName, country, taxNumber, street, postalCode, city])
  return `${eshopId}-${createHash('sha256').update(said).digest('hex').slice(0, 8)}`
}

export function customerXml(customer: Customer): string {
  const { legalName, country, taxNumber, street, postalCode, city } = customer.buyer
  return element('Customer', [
    element('CustomerID', customerIdOf(customer)),
    element('AccountID', UNKNOWN),
    element('CustomerTaxID', textOf(taxNumber, 30)),
    element('CompanyName', textOf(legalName, 100)),
    element('BillingAddress', [
      element('AddressDetail', textOf(street, 210)),
      element('City', textOf(city, 50)),
      element('PostalCode', textOf(postalCode, 20)),
      element('Country', isCountry(country) ? country : UNKNOWN),
    ]),
    element('SelfBillingIndicator', '0'),
  ])
}

export function productXml(): string {
  return element('Product', [
    element('ProductType', 'S'),
    element('ProductCode', PRODUCT.code),
    element('ProductDescription', PRODUCT.words),
    element('ProductNumberCode', PRODUCT.code),
  ])
}

/** The rates of the month's documents, each once; a month without documents has no table. */
export function taxTableXml(taxes: readonly Vat[]): string {
  const entries = new Set(taxes.map(taxEntryXml))
  return entries.size === 0 ? '' : element('TaxTable', [...entries])
}

function taxEntryXml(vat: Vat): string {
  return element('TaxTableEntry', [
    ...taxXml(vat),
    element('Description', taxSpaceOf(vat.treatment).words),
    rateXml(vat),
  ])
}

/** The elements that name a tax, in the table and in a line: type, region and code. */
export function taxXml({ treatment }: Vat): string[] {
  const { region, code } = taxSpaceOf(treatment)
  return [element('TaxType', 'IVA'), element('TaxCountryRegion', region), element('TaxCode', code)]
}

export function rateXml({ permille }: Vat): string {
  return element('TaxPercentage', (permille / 10).toFixed(2))
}
