import { mod97 } from '#platform/europe/mod-97.ts'

/** A creditor reference of ISO 11649: 'RF', two check digits (ISO 7064, modulo 97) and up to 21 letters and digits. */
export function paymentReference(kind: string, year: number, number: number): string {
  const body = `${kind}${year}${String(number).padStart(6, '0')}`
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`
}

/** The references that a text of a bank holds, whatever stands around and between their letters; those whose check digits are wrong are none. */
export function referencesIn(text: string): string[] {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const found = [...plain.matchAll(/RF\d{2}(?:FT|NC)\d{4}\d{6}/g)].map(([reference]) => reference)
  return [...new Set(found.filter((reference) => mod97(reference.slice(4) + reference.slice(0, 4)) === 1))]
}
