import { isPortugueseTaxNumber } from '#platform/tax-number.ts'

/**
 * Tax numbers of the countries of the European Union as their VAT registers write them, without the country's letters
 * (VIES, "VAT number structure"). Portugal's is checked by its last digit; of the others the shape.
 */
const VAT_SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^[1-9]\d{8}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** ISO 3166, as invoices are written to: 'GR', not the register's 'EL'. */
export function isOfTheUnion(country: string): boolean {
  return country in VAT_SHAPES
}

/** A number as people write it, without spaces, points, dashes and its country's letters, in capitals. */
export function plainTaxNumber(country: string, text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s.\-/]/g, '')
    .toUpperCase()
  const letters = country === 'GR' ? /^(?:EL|GR)/ : new RegExp(`^${country}`)
  return plain.replace(letters, '')
}

/** Whether a plain number can be one of that country; of countries outside the Union any is taken that is short and readable. */
export function isTaxNumberOf(country: string, plain: string): boolean {
  if (country === 'PT') return isPortugueseTaxNumber(plain)
  return (VAT_SHAPES[country] ?? /^[A-Z0-9]{2,20}$/).test(plain)
}
