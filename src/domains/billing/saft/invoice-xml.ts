import { lastOfMonth } from '../invoices/lisbon-months.ts'
import { taxSpaceOf } from '../invoices/tax-space.ts'
import { customerIdOf, PRODUCT, rateXml, taxXml } from './master-files.ts'
import type { BookedDocument, BookedLine } from './month-of-documents.ts'
import { element, moneyOf, textOf } from './xml.ts'

/** Who wrote it, by the name that the file has for them: the program. Who of the staff asked for a credit note stands in the log. */
const SOURCE = 'poiso'
/** Of a price: as many as bring back a line's sum to the cent from a hundred million clicks. */
const PRICE_DIGITS = 10

/** An invoice or a credit note, in the order of `Invoice` of SAFTPT1.04_01.xsd. */
export function invoiceXml(document: BookedDocument): string {
  const { name, atcud, enteredAt, issuedOn, kind, signature, lines, netCents, vatCents, grossCents } = document
  return element('Invoice', [
    element('InvoiceNo', name),
    element('ATCUD', atcud ?? '0'),
    element('DocumentStatus', [
      element('InvoiceStatus', 'N'),
      element('InvoiceStatusDate', enteredAt),
      element('SourceID', SOURCE),
      element('SourceBilling', 'P'),
    ]),
    element('Hash', signature?.characters ?? '0'),
    element('HashControl', hashControlOf(signature)),
    element('Period', String(Number(issuedOn.slice(5, 7)))),
    element('InvoiceDate', issuedOn),
    element('InvoiceType', kind),
    element('SpecialRegimes', [
      element('SelfBillingIndicator', '0'),
      element('CashVATSchemeIndicator', '0'),
      element('ThirdPartiesBillingIndicator', '0'),
    ]),
    element('SourceID', SOURCE),
    element('SystemEntryDate', enteredAt),
    element('CustomerID', customerIdOf(document)),
    ...lines.map((line, index) => lineXml(document, line, index + 1)),
    element('DocumentTotals', [
      element('TaxPayable', moneyOf(vatCents)),
      element('NetTotal', moneyOf(netCents)),
      element('GrossTotal', moneyOf(grossCents)),
    ]),
  ])
}

/** The version of the key; 0 where the program was not certified when it wrote the document (Portaria 302/2016, 4.1.4.5). */
function hashControlOf(signature: BookedDocument['signature']): string {
  return String(signature === null || signature.certificate === 0 ? 0 : signature.keyVersion)
}

function lineXml(document: BookedDocument, line: BookedLine, number: number): string {
  const { kind, credits, reason, treatment, permille } = document
  const { exemption } = taxSpaceOf(treatment)
  // What a person gives back is of no number of clicks, and after corrections a month may owe money for none.
  const quantity = line.clicks !== null && line.clicks > 0 ? line.clicks : 1
  return element('Line', [
    element('LineNumber', String(number)),
    element('ProductCode', PRODUCT.code),
    element('ProductDescription', PRODUCT.words),
    element('Quantity', String(quantity)),
    element('UnitOfMeasure', 'UN'),
    element('UnitPrice', (line.cents / 100 / quantity).toFixed(PRICE_DIGITS)),
    element('TaxPointDate', lastOfMonth(line.serviceMonth)),
    ...(credits === null
      ? []
      : [element('References', [element('Reference', credits), element('Reason', textOf(reason ?? '', 50))])]),
    element('Description', textOf(line.text, 200)),
    element(kind === 'NC' ? 'DebitAmount' : 'CreditAmount', moneyOf(line.cents)),
    element('Tax', [...taxXml({ treatment, permille }), rateXml({ treatment, permille })]),
    ...(exemption === null
      ? []
      : [element('TaxExemptionReason', exemption.reason), element('TaxExemptionCode', exemption.code)]),
  ])
}
