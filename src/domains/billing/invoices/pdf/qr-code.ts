import { encode } from 'uqr'
import { shownCharacters } from '../../signatures/signature.ts'
import { type Document, documentName } from '../document.ts'
import { taxSpaceOf } from '../tax-space.ts'

/** The tax authority asks for error correction M and a version of at least 9 (technical specification of Portaria 195/2020). */
const SHAPE = { ecc: 'M', boostEcc: false, minVersion: 9, border: 0 } as const

/** The dark modules of a document's code, by row; null: it is not signed, or its series has no validation code, and it has none. */
export function qrCodeOf(document: Document): readonly (readonly boolean[])[] | null {
  const text = qrTextOf(document)
  return text === null ? null : encode(text, SHAPE).data
}

/**
 * What the code says: fields of a letter each, in the order of the specification. Of the five blocks of taxes a document of ours has one value:
 * without tax (2) or at the normal rate (7, 8), in the one tax space that it has.
 */
export function qrTextOf(document: Document): string | null {
  const { issuer, buyer, kind, issuedOn, atcud, vat, signature, netCents, vatCents, grossCents } = document
  if (signature === null || atcud === null) return null
  const { region, code } = taxSpaceOf(vat.treatment)
  const taxes = code === 'ISE' ? [`I2:${plain(netCents)}`] : [`I7:${plain(netCents)}`, `I8:${plain(vatCents)}`]
  return [
    `A:${issuer.taxNumber}`,
    // Some numbers of Ireland hold what separates the fields.
    `B:${buyer.taxNumber.replaceAll('*', '')}`,
    `C:${buyer.country}`,
    `D:${kind}`,
    'E:N',
    `F:${issuedOn.replaceAll('-', '')}`,
    `G:${documentName(document)}`,
    `H:${atcud}`,
    `I1:${region}`,
    ...taxes,
    `N:${plain(vatCents)}`,
    `O:${plain(grossCents)}`,
    `Q:${shownCharacters(signature)}`,
    `R:${signature.certificate}`,
  ].join('*')
}

function plain(cents: number): string {
  return (cents / 100).toFixed(2)
}
